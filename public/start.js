// Starts the program, once shell.js asks for that, which tells where it fails. Trunk writes its hashed names of the day into
// a tag (Trunk.toml, pattern_script).
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

const styled = Promise.all(sheets());
const page = await import(at(tag.dataset.js));
await styled;
await page.default({ module_or_path: at(tag.dataset.wasm) });
