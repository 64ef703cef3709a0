//! The libraries of wasm-split and wasm-bindgen. The commands that come with them read flags, answer over the network and run tests
//! as well, and take three times as long to compile.

use crate::chunks::Wanted;
use anyhow::Result;
#[cfg(not(feature = "binding"))]
use anyhow::bail;
#[cfg(feature = "binding")]
use anyhow::{Context, anyhow};
use std::collections::BTreeMap;
#[cfg(feature = "binding")]
use std::fs;
use std::path::Path;

/// A program that was taken apart.
pub struct Split {
    /// The chunk that is loaded first.
    pub first: Vec<u8>,
    /// The other chunks, by name.
    pub chunks: BTreeMap<String, Vec<u8>>,
    /// The code that wants them.
    pub wanted: Wanted,
    /// The script that fetches them. It calls the first chunk by the script `LOADED_BY`.
    pub loader: String,
}

/// The file of the first chunk, in the folder where a program is taken apart.
pub const FIRST: &str = "first.wasm";
/// The name by which the first chunk asks for the loader of the others.
pub const LOADER: &str = "./__wasm_split.js";
/// The name by which the loader asks for the script of the first chunk.
pub const LOADED_BY: &str = "./page.js";

/// Takes a program apart at its lazily loaded functions, in a folder of its own.
#[cfg(feature = "binding")]
pub fn split(program: &Path, folder: &Path) -> Result<Split> {
    use wasm_split_cli_support::{Options, transform};
    let bytes = fs::read(program).with_context(|| format!("{} cannot be read", program.display()))?;
    let first = folder.join(FIRST);
    let mut options = Options::new(&bytes);
    options.output_dir = folder;
    options.main_out_path = &first;
    options.link_name = LOADER;
    options.main_module = LOADED_BY;
    options.target.web();
    let done = transform(options).map_err(|error| anyhow!("{} cannot be split: {error:?}", program.display()))?;
    let mut chunks = BTreeMap::new();
    for file in &done.split_modules {
        let name = file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        chunks.insert(name, fs::read(file)?);
    }
    // An empty chunk has a file, which nothing wants.
    let wanted: Wanted = done.prefetch_map.into_iter().collect();
    chunks.retain(|chunk, _| wanted.values().any(|chunks| chunks.contains(chunk)));
    Ok(Split { first: fs::read(&first)?, chunks, wanted, loader: fs::read_to_string(folder.join(LOADER))? })
}

/// Writes `NAME_bg.wasm` and `NAME.js`, the script that the program is called through, into a folder. `shared` keeps the table and
/// the memory, which chunks have in common, among what the program shows.
#[cfg(feature = "binding")]
pub fn bind(program: &Path, folder: &Path, name: &str, shared: bool) -> Result<()> {
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    bindgen.web(true)?.omit_default_module_path(false).typescript(false).keep_lld_exports(shared);
    bindgen.input_path(program).out_name(name).generate(folder)
}

#[cfg(not(feature = "binding"))]
pub fn split(_program: &Path, _folder: &Path) -> Result<Split> {
    bail!(WITHOUT)
}

#[cfg(not(feature = "binding"))]
pub fn bind(_program: &Path, _folder: &Path, _name: &str, _shared: bool) -> Result<()> {
    bail!(WITHOUT)
}

#[cfg(not(feature = "binding"))]
const WITHOUT: &str = "this xtask was compiled without its feature `binding`: call it as `cargo xtask`";
