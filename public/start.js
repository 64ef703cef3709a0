// Starts the program. Trunk writes this script's tag with the hashed names of the day (Trunk.toml, pattern_script).
const tag = document.querySelector("script[data-wasm]");
const at = (name) => new URL(name, document.baseURI);

// The first picture has the line to itself. A page in the background has none.
const seen = new Promise((done) => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, 100);
});

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

try {
  await seen;
  const styled = Promise.all(sheets());
  const page = await import(at(tag.dataset.js));
  await styled;
  await page.default({ module_or_path: at(tag.dataset.wasm) });
} catch (error) {
  console.error(error);
  const note = document.querySelector(".shell-loading");
  if (note) note.textContent = "Francia could not start in this browser: " + error;
}
