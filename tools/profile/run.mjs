// `node run.mjs FOLDER FILE`: runs the program that counts, as wasm-bindgen left it in FOLDER, and writes what it counted into FILE.
import { readFileSync, writeFileSync } from "node:fs";

const [folder, file] = process.argv.slice(2);
const program = await import(`${folder}/profile.js`);
// The counters keep functions that wasm-bindgen would remove. What these import is never called: an empty function will do.
const { instantiate } = WebAssembly;
WebAssembly.instantiate = (module, imports) => {
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] ??= () => {};
  return instantiate(module, imports);
};
await program.default({ module_or_path: new WebAssembly.Module(readFileSync(`${folder}/profile_bg.wasm`)) });
writeFileSync(file, program.count());
