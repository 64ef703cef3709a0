// `node run.mjs FOLDER FILE`: runs the program that counts, as wasm-bindgen left it in FOLDER, and writes what it counted into FILE.
import { readFileSync, writeFileSync } from "node:fs";

const [folder, file] = process.argv.slice(2);
const program = await import(`${folder}/profile.js`);
// The compiler keeps all that it counts, and with it functions that ask for others at which nobody ever arrives.
const { instantiate } = WebAssembly;
WebAssembly.instantiate = (module, imports) => {
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] ??= () => {};
  return instantiate(module, imports);
};
await program.default({ module_or_path: new WebAssembly.Module(readFileSync(`${folder}/profile_bg.wasm`)) });
writeFileSync(file, program.count());
