// `node run.mjs PROGRAM FILE`: runs the program that counts, and writes what it counted into FILE.
import { readFileSync, writeFileSync } from "node:fs";

const [program, file] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(program));
// Value profiling keeps functions of the browser's side. They are never called: an empty one will do.
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => {};
const { exports } = new WebAssembly.Instance(module, imports);
const counted = exports.count();
const bytes = new Uint8Array(exports.memory.buffer, Number(counted & 0xffffffffn), Number(counted >> 32n));
writeFileSync(file, bytes);
