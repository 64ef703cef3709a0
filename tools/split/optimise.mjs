// `wasm-opt -Oz --low-memory-unused` for many files in one process: node takes two seconds to start the tool, and most parts of
// the page take less. Called as `node optimise.mjs LIBRARY FILE...`; LIBRARY is binaryen's, which wasm-opt came with.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [library, ...files] = process.argv.slice(2);
const { default: binaryen } = await import(pathToFileURL(library));
binaryen.setOptimizeLevel(2);
binaryen.setShrinkLevel(2);
binaryen.setLowMemoryUnused(true);
binaryen.setGenerateStackIR(true);
binaryen.setOptimizeStackIR(true);
for (const file of files) {
  const part = binaryen.readBinary(readFileSync(file));
  part.optimize();
  writeFileSync(file, part.emitBinary());
  part.dispose();
}
