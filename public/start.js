// Starts the program, once shell.js asks for that, which tells where it fails. tools/xtask writes its hashed names of the day
// into a tag.
const tag = document.querySelector("script[data-wasm]");
const at = (name) => new URL(name, document.baseURI);

// The style sheets that the first page and the first table need, all at once.
const sheets = () =>
  [...document.querySelectorAll("link[data-first]")].map(
    (link) =>
      new Promise((done) => {
        link.addEventListener("load", done);
        // A page without one of them can still be played.
        link.addEventListener("error", done);
        link.disabled = false;
      }),
  );

// The browser would learn only from the first script of a release that there is a second one (tools/xtask names it).
function ahead(script) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: at(script) }));
}

// All are on their way at once.
const { js, wasm, chunks } = tag.dataset;
if (chunks) ahead(chunks);
const [page, program] = await Promise.all([import(at(js)), fetch(at(wasm)), ...sheets()]);
await page.default({ module_or_path: program });
