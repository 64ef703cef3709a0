//! The chunks of the program that are fetched later, packed into files. Chunks that are wanted at the same times come in one file,
//! one after the other, and the loader takes each out of it: a game in two dozen files is 20 KB more with brotli.

use crate::script::{replace_all, replace_one};
use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};

/// Behind the chunk of every game that comes later, beside the chunk of the same name without it.
const LATER: &str = "_later";
/// The chunk that every game needs while it is played.
const RUNNING: &str = "running";
/// The chunk of the pages that are not the first one.
const OTHER_PAGES: &str = "later";

/// Which chunks each entry to lazily loaded code wants, by the splitter's names of both.
pub type Wanted = BTreeMap<String, Vec<String>>;

/// The packed chunks.
pub struct PackedChunks {
    /// The loader, which the program calls by the name of a chunk.
    pub loader: String,
    /// The files, by name.
    pub files: BTreeMap<String, Vec<u8>>,
    /// The files that each entry wants.
    pub wanted: Wanted,
}

/// Packs chunks. `loader` is the splitter's script; `build` is in the name of each file, since a chunk fits one build alone.
pub fn pack(chunks: &BTreeMap<String, Vec<u8>>, wanted: &Wanted, loader: &str, build: &str) -> Result<PackedChunks> {
    let mut loader = loader.to_owned();
    let mut files: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    let mut file_of = BTreeMap::new();
    for (chunk, bytes) in chunks {
        let file =
            format!("{}-{build}.wasm", pack_of(chunk, wanted).with_context(|| format!("nothing wants {chunk}"))?);
        let pack = files.entry(file.clone()).or_default();
        let from = pack.len();
        pack.extend(bytes);
        let fetch = format!("fetch(new URL(\"./{chunk}.wasm\", import.meta.url))");
        let take = format!("chunk(\"./{file}\", {from}, {})", pack.len());
        loader = replace_one(&loader, &fetch, &take, "the loader of the chunks")?;
        file_of.insert(chunk.clone(), file);
    }
    let instantiate = "WebAssembly.instantiateStreaming(src, imports)";
    let from_bytes = "src.then((bytes) => WebAssembly.instantiate(bytes, imports))";
    loader = replace_all(&loader, instantiate, from_bytes, "the loader of the chunks")?;
    loader.push_str(include_str!("chunk.js"));
    let files_wanted = |chunks: &Vec<String>| {
        let files: BTreeSet<_> = chunks.iter().filter_map(|chunk| file_of.get(chunk).cloned()).collect();
        files.into_iter().collect()
    };
    let wanted = wanted.iter().map(|(entry, chunks)| (entry.clone(), files_wanted(chunks))).collect();
    Ok(PackedChunks { loader, files, wanted })
}

/// The games: the entries beside which there is one for what of them comes later.
pub fn games(wanted: &Wanted) -> Vec<&str> {
    let games = wanted.keys().filter(|entry| wanted.contains_key(&format!("{entry}{LATER}")));
    games.map(String::as_str).collect()
}

/// The pack of a chunk. It is named after the games that want the chunk, and the other pages where they want it too. What all
/// games want is packed with the running table, what none wants is named after who does.
fn pack_of(chunk: &str, wanted: &Wanted) -> Option<String> {
    let wants = |entry: &str| wanted.get(entry).is_some_and(|chunks| chunks.iter().any(|one| one == chunk));
    let games = games(wanted);
    let mut names: Vec<&str> = games.iter().copied().filter(|game| wants(game)).collect();
    if wants(RUNNING) || (!games.is_empty() && names.len() == games.len()) {
        return Some(RUNNING.to_owned());
    }
    if names.is_empty() {
        names = wanted.keys().map(String::as_str).filter(|entry| wants(entry)).collect();
    } else if wants(OTHER_PAGES) {
        names.push(OTHER_PAGES);
    }
    (!names.is_empty()).then(|| names.join("-with-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted() -> Wanted {
        let of = |chunks: &[&str]| chunks.iter().map(|chunk| (*chunk).to_owned()).collect();
        BTreeMap::from([
            ("chess".to_owned(), of(&["chunk_0", "chunk_1", "split_chess"])),
            ("chess_later".to_owned(), of(&["split_chess_later"])),
            ("go".to_owned(), of(&["chunk_0", "split_go"])),
            ("go_later".to_owned(), of(&[])),
            ("later".to_owned(), of(&["chunk_1", "chunk_3", "split_later"])),
            ("running".to_owned(), of(&["chunk_2"])),
            ("saves".to_owned(), of(&["chunk_3"])),
        ])
    }

    fn fetch(chunk: &str) -> String {
        format!(
            "() => {{ const src = fetch(new URL(\"./{chunk}.wasm\", import.meta.url)); return async (imports) => (WebAssembly.instantiateStreaming(src, imports)); }}\n"
        )
    }

    #[test]
    fn a_pack_is_named_after_the_games_and_pages_that_want_it() {
        let packs = ["chunk_0", "chunk_1", "chunk_2", "chunk_3", "split_chess", "split_chess_later", "chunk_9"]
            .map(|chunk| pack_of(chunk, &wanted()));
        let names = ["running", "chess-with-later", "running", "later-with-saves", "chess", "chess_later"]
            .map(|name| Some(name.to_owned()));
        assert_eq!(packs[..6], names);
        assert_eq!(packs[6], None);
    }

    #[test]
    fn chunks_of_a_pack_lie_one_behind_the_other() {
        let chunks = BTreeMap::from([("chunk_0".to_owned(), vec![1, 2]), ("chunk_2".to_owned(), vec![3])]);
        let loader = fetch("chunk_0") + &fetch("chunk_2");
        let packed = pack(&chunks, &wanted(), &loader, "abc").unwrap();
        assert_eq!(packed.files, BTreeMap::from([("running-abc.wasm".to_owned(), vec![1, 2, 3])]));
        assert!(packed.loader.contains("chunk(\"./running-abc.wasm\", 0, 2)"));
        assert!(packed.loader.contains("chunk(\"./running-abc.wasm\", 2, 3)"));
        assert!(packed.loader.contains("function chunk(file, from, to)"));
        assert_eq!(packed.wanted["go"], ["running-abc.wasm"]);
        assert!(packed.wanted["saves"].is_empty());
    }

    #[test]
    fn a_loader_that_does_not_fetch_a_chunk_is_refused() {
        let chunks = BTreeMap::from([("chunk_0".to_owned(), vec![1])]);
        assert!(pack(&chunks, &wanted(), &fetch("chunk_7"), "abc").is_err());
    }

    #[test]
    fn a_chunk_that_nothing_wants_is_refused() {
        let chunks = BTreeMap::from([("chunk_9".to_owned(), vec![1])]);
        let error = pack(&chunks, &wanted(), &fetch("chunk_9"), "abc").err().unwrap();
        assert_eq!(error.to_string(), "nothing wants chunk_9");
    }
}
