// Starts the program. Trunk writes this script's tag with the hashed names of the day (Trunk.toml, pattern_script).
const tag = document.querySelector("script[data-wasm]");
const at = (name) => new URL(name, document.baseURI);

// The first picture has the line to itself. A page in the background has none.
const seen = new Promise((done) => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, 100);
});

try {
  await seen;
  const page = await import(at(tag.dataset.js));
  await page.default({ module_or_path: at(tag.dataset.wasm) });
} catch (error) {
  console.error(error);
  const note = document.querySelector(".shell-loading");
  if (note) note.textContent = "Francia could not start in this browser: " + error;
}
