// `wasm-opt -O… --low-memory-unused` for many files in one process: node takes two seconds to start the tool, and most parts of
// the page take less. Called as `node optimise.mjs LIBRARY OPTIMIZE SHRINK FILE...`; LIBRARY is binaryen's, which wasm-opt came with.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [library, optimize, shrink, ...files] = process.argv.slice(2);
const { default: binaryen } = await import(pathToFileURL(library));
binaryen.setOptimizeLevel(Number(optimize));
binaryen.setShrinkLevel(Number(shrink));
binaryen.setLowMemoryUnused(true);
binaryen.setGenerateStackIR(true);
binaryen.setOptimizeStackIR(true);
for (const file of files) {
  const part = binaryen.readBinary(readFileSync(file));
  part.optimize();
  writeFileSync(file, part.emitBinary());
  part.dispose();
}
