//! Properties of the sources that Cargo cannot check: the rules are pure, no shared code names a game, every test runs.

use std::fs;
use std::path::{Path, PathBuf};

/// The crates of the rules, below `crates`.
const RULES: [&str; 6] = ["lang", "kernel", "engine", "paladins", "viscounts", "architects"];

/// A file of the sources: its path below a folder, and its text.
type File = (PathBuf, String);

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The sources below a folder.
fn rust_files(root: &Path) -> Vec<File> {
    fn collect(folder: &Path, root: &Path, into: &mut Vec<File>) {
        let mut entries: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        entries.sort();
        for path in entries {
            if path.is_dir() {
                collect(&path, root, into);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                into.push((path.strip_prefix(root).unwrap().to_owned(), text));
            }
        }
    }
    let mut files = Vec::new();
    collect(root, root, &mut files);
    files
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// No browser, clock, files or external chance in the rules: the same record is the same game anywhere.
#[test]
fn the_rules_are_pure() {
    let foreign = [
        "leptos",
        "web_sys",
        "wasm_bindgen",
        "js_sys",
        "gloo",
        "getrandom",
        "std::time",
        "std::fs",
        "std::net",
        "std::env",
        "std::thread",
        "SystemTime",
        "Instant",
        "HashMap",
        "HashSet",
        "f32",
        "f64",
    ];
    for name in RULES {
        for (path, text) in rust_files(&root().join("crates").join(name).join("src")) {
            if path.components().any(|part| part.as_os_str() == "tests") {
                continue;
            }
            // serde requires a method for each kind of number from a serializer of bytes; nothing is computed there.
            let writes_any = name == "kernel" && path == Path::new("bytes.rs");
            for word in foreign.into_iter().filter(|word| !writes_any || !matches!(*word, "f32" | "f64")) {
                let used = text.match_indices(word).any(|(place, _)| {
                    !text[..place].ends_with(is_word) && !text[place + word.len()..].starts_with(is_word)
                });
                assert!(!used, "crates/{name}/src/{} uses {word}", path.display());
            }
        }
    }
}

/// A game is named by its own files, by the languages and by the list of the games.
#[test]
fn no_shared_code_names_a_game() {
    let mut wrong = Vec::new();
    for folder in
        ["crates/kernel", "crates/engine", "crates/players", "crates/history", "crates/campaign", "crates/lab", "src"]
    {
        for (path, text) in rust_files(&root().join(folder)) {
            // The lists of a game's modules are in the `mod.rs` or `lib.rs` above them.
            let lists = path.ends_with("mod.rs") || path.ends_with("lib.rs");
            if !lists && !is_of_a_game(&path) {
                wrong.extend(games_named(&text).map(|game| format!("{folder}/{} names {game}", path.display())));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A test or a measurement for every game reads the list of the games, and needs no line for another one.
#[test]
fn what_runs_for_every_game_names_none() {
    let (mut shared, mut wrong) = (0, Vec::new());
    for (path, text) in ["tests", "benches"].iter().flat_map(|folder| rust_files(&root().join(folder))) {
        // The page has tests of a single game's table beside those of all.
        if path.starts_with("page") {
            continue;
        }
        let reads = ["each_game!", "with_game!", "trilogy::"].iter().any(|word| text.contains(word));
        let lists = ["golden/mod.rs", "project/sources.rs"].iter().any(|list| path == Path::new(list));
        if reads && !lists && !is_of_a_game(&path) {
            shared += 1;
            wrong.extend(games_named(&text).map(|game| format!("{} names {game}", path.display())));
        }
    }
    assert!(shared > 8, "the shared tests are not found any more");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A file that no module names would never run.
#[test]
fn every_file_of_native_tests_is_run() {
    let tests = root().join("tests");
    let read = |path: &str| fs::read_to_string(tests.join(path)).unwrap();
    let mut named = 0;
    for (path, _) in rust_files(&tests) {
        let path = path.to_str().unwrap();
        // The page's tests are a program of their own.
        if path.starts_with("page/") || ["native.rs", "wasm.rs"].contains(&path) {
            continue;
        }
        let (folder, file) = path.split_once('/').unwrap_or_else(|| panic!("{path} is in no folder"));
        let (above, module) = match file.trim_end_matches(".rs") {
            "mod" => ("native.rs".to_owned(), folder),
            module => (format!("{folder}/mod.rs"), module),
        };
        let text = read(&above);
        let is_named = [format!("mod {module};\n"), format!("\"{path}\"]\n")].iter().any(|line| text.contains(line));
        assert!(is_named, "tests/{above} does not name {module}");
        named += 1;
    }
    assert!(named > 60, "{named} files");
}

/// True if a file belongs to a game: it or a folder around it has the game's key as its name.
fn is_of_a_game(path: &Path) -> bool {
    path.with_extension("").iter().any(|part| {
        let part = part.to_str().unwrap();
        trilogy::GAMES
            .iter()
            .any(|word| part.strip_prefix(word).is_some_and(|rest| rest.is_empty() || rest.starts_with('_')))
    })
}

/// The games that a text names, including by one of their things.
fn games_named(text: &str) -> impl Iterator<Item = &'static str> {
    let text = text.to_lowercase().replace("architecture", "");
    trilogy::GAMES.into_iter().filter(move |word| text.contains(word.trim_end_matches('s')))
}
