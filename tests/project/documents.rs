//! The documents of the project are correct: every path, every `make` target and every example in them exists.

use kernel::{Game, Link, Record, Table, game_of};
use std::fs;
use std::path::{Path, PathBuf};
use trilogy::GAMES;
use trilogy::with_game;

/// Size limit of README.md in bytes: it is for people who want to play.
const README_BYTES: usize = 7 * 1024;
/// Size limit of a picture in bytes, for slow connections.
const PICTURE_BYTES: u64 = 150 * 1024;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The files in `docs/` and `docs/decisions/`.
fn docs() -> Vec<PathBuf> {
    let folders = ["docs", "docs/decisions"].map(|folder| fs::read_dir(root().join(folder)).unwrap());
    let files = folders.into_iter().flatten().map(|file| file.unwrap().path());
    let mut files: Vec<PathBuf> = files.filter(|path| path.is_file()).collect();
    files.sort();
    files
}

/// Every document: its path below the root, and its text.
fn documents() -> Vec<(String, String)> {
    let written = docs().into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    let written = written.map(|path| path.strip_prefix(root()).unwrap().to_str().unwrap().to_owned());
    let documents: Vec<_> = ["README.md", "CONTRIBUTING.md", "ARENA.md", "BENCHMARKS.md"]
        .map(str::to_owned)
        .into_iter()
        .chain(written)
        .map(|file| (file.clone(), read(&file)))
        .collect();
    assert!(documents.len() >= 10, "the documents are not found any more");
    documents
}

/// Beginnings of the paths in the documents.
const FOLDERS: [&str; 11] =
    ["crates/", "src/", "tests/", "docs/", "style/", "tools/", "public/", "benches/", ".github/", ".ci/", ".cargo/"];

/// The paths in a text, one for each game or language if a part of one is GAME or TAG.
fn paths(text: &str) -> Vec<String> {
    let ends = |letter: char| letter.is_whitespace() || "`()[]<>\"'’,;|*".contains(letter);
    let words = text.split(ends).map(|word| word.trim_end_matches(['.', ':', '…', '!', '?']));
    let named = words.filter(|word| FOLDERS.iter().any(|folder| word.starts_with(folder)));
    // Paths still to be made, such as the folder of a new game, are patterns: capitals stand for any of today's keys.
    let of_games = named.flat_map(|word| {
        if word.contains("GAME") {
            GAMES.map(|game| word.replace("GAME", game)).to_vec()
        } else {
            vec![word.to_owned()]
        }
    });
    of_games.map(|word| word.replace("TAG", "fr")).collect()
}

#[test]
fn every_path_in_the_documents_exists() {
    let mut found = 0;
    let mut missing = Vec::new();
    for (document, text) in documents() {
        for path in paths(&text) {
            found += 1;
            if !root().join(&path).exists() {
                missing.push(format!("{document} names {path}"));
            }
        }
    }
    assert!(found > 100, "the paths are not found any more");
    assert_eq!(missing, Vec::<String>::new(), "paths that lead nowhere");
}

/// The links between the documents, to each other and to the pictures.
#[test]
fn every_link_between_the_documents_leads_somewhere() {
    let mut found = 0;
    for (document, text) in documents() {
        let folder = root().join(&document).parent().unwrap().to_owned();
        let links = text.split("](").skip(1).map(|rest| rest.split(')').next().unwrap_or_default());
        let pictures = text.split("src=\"").skip(1).map(|rest| rest.split('"').next().unwrap_or_default());
        for link in links.chain(pictures).filter(|link| !link.contains("://")) {
            found += 1;
            let file = link.split('#').next().unwrap_or_default();
            assert!(file.is_empty() || folder.join(file).exists(), "{document} leads to {link}");
        }
    }
    assert!(found > 20, "the links are not found any more");
}

#[test]
fn every_make_target_in_the_documents_is_in_the_makefile() {
    let makefile = read("Makefile");
    let targets: Vec<&str> =
        makefile.lines().filter_map(|line| line.split_once(": ##")).map(|(name, _)| name).collect();
    assert!(targets.contains(&"play"), "the targets are not found any more");
    let mut found = 0;
    for (document, text) in documents() {
        // As code between backticks, at the start of a line of code, or in a workflow.
        let starts = ["`make ", "\n    make ", "\nmake "].into_iter();
        for target in starts.flat_map(|start| text.split(start).skip(1)) {
            let target: String =
                target.chars().take_while(|letter| letter.is_ascii_lowercase() || *letter == '-').collect();
            found += 1;
            assert!(target.is_empty() || targets.contains(&&*target), "{document} names make {target}");
        }
    }
    assert!(found > 20, "the targets are not found any more");
    let workflow = read(".github/workflows/test-and-publish.yml");
    for target in workflow.split("run: make ").skip(1).filter_map(|rest| rest.lines().next()) {
        assert!(targets.contains(&target), "the workflow runs make {target}");
    }
}

#[test]
fn the_readme_is_short_and_the_pictures_are_small() {
    assert!(read("README.md").len() <= README_BYTES, "README.md: what only developers need belongs into docs/");
    let mut pictures = 0;
    for path in docs().into_iter().filter(|path| path.extension().is_none_or(|ending| ending != "md")) {
        pictures += 1;
        let bytes = fs::metadata(&path).unwrap().len();
        assert!(bytes <= PICTURE_BYTES, "{} has {bytes} bytes", path.display());
    }
    assert!(pictures >= 3, "the pictures are not found any more");
}

/// Line limits of documents with one sentence per line; for `docs/decisions/` of each file.
const LINES: [(&str, usize); 4] =
    [("ARENA.md", 80), ("BENCHMARKS.md", 100), ("docs/computer-players.md", 120), ("docs/decisions/", 40)];

#[test]
fn measurements_and_decisions_are_short_enough_to_be_read() {
    for (start, most) in LINES {
        let pages: Vec<_> = documents().into_iter().filter(|(file, _)| file.starts_with(start)).collect();
        assert!(!pages.is_empty(), "{start} is not found any more");
        for (file, text) in pages {
            let lines = text.lines().count();
            assert!(lines <= most, "{file} has {lines} lines, of {most} at most");
        }
    }
}

/// The first block of code in a document that begins like this.
fn block(document: &str, start: &str) -> String {
    let text = read(document);
    let found = text.lines().map(str::trim).find(|line| line.starts_with(start));
    found.unwrap_or_else(|| panic!("{document} has no example that begins with {start}")).to_owned()
}

/// `docs/formats.md` shows a record and a link of the current rules: after a change of the rules they are written anew.
#[test]
fn the_examples_of_the_formats_are_read_today() {
    fn are_read<G: Game>(record: &str) {
        let table = Table::<G>::read(record).unwrap();
        assert_eq!(table.past().len(), 11, "the deal and ten choices");
        assert_eq!(serde_json::from_str::<Record>(record).unwrap().write(), record, "it is written as it is shown");
        let link = block("docs/formats.md", "f4");
        assert!(matches!(Link::read::<G>(&link), Ok(Link::Game(_))), "{:?}", Link::read::<G>(&link).err());
        let hash = format!("{:016x}", kernel::state_hash(table.state()));
        assert!(read("docs/formats.md").contains(&hash), "the hash of the state is {hash} today");
    }
    let record = block("docs/formats.md", "{\"game\":");
    with_game!(game_of(&record).unwrap().as_str(), G => are_read::<G>(&record)).unwrap();
}

/// The document of the formats names every key that a record may contain.
#[test]
fn the_formats_name_every_game_opponent_and_module() {
    let text = read("docs/formats.md");
    for game in GAMES {
        let words = with_game!(game, G => {
                        <G as Game>::OFFICIALS.iter().chain(<G as Game>::MODULES).copied().collect::<Vec<_>>()
        })
        .unwrap();
        for word in words.into_iter().chain([game]) {
            // Numbered modules are documented by the first and the last one.
            let reported = text.contains(&format!("`{word}`")) || word.ends_with("-2");
            assert!(reported, "docs/formats.md does not name {word}");
        }
    }
}
