//! The house stands as it was planned: what a room of `src` may know of the others.
//!
//! The languages lie at the bottom and know nobody. The kernel knows only them, the engine only the kernel, a game only those
//! three. Computer players and results know games by the kernel's traits. The laboratory knows the computer players, the
//! registry lists the games, the page is above them all, and the programs are on top. Inside the page its layers are rooms too:
//! texts, what is known of a game without its code, how a view is drawn, the browser's services, widgets, the running table, what every table
//! shares, the games' tables, the screens.

use crate::imports::{Imports, circles};
use std::fs;
use std::path::{Path, PathBuf};

/// A file of the sources: its path below `src`, and its text.
type File = (PathBuf, String);

fn sources() -> Vec<File> {
    rust_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"))
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

/// The room of a file: its folder below `src`, or its own name. Every game is a room, and so is every layer of the page.
fn room(path: &Path) -> String {
    let words: Vec<&str> = path.iter().map(|word| word.to_str().unwrap().trim_end_matches(".rs")).collect();
    match words[..] {
        ["page", "games", game, ..] => format!("page/games/{game}"),
        [outer @ ("games" | "page"), inner, ..] => format!("{outer}/{inner}"),
        [first, ..] => first.to_owned(),
        [] => String::new(),
    }
}

/// The floor of the games.
const GAMES: u8 = 3;

/// The ground floor of the page: its texts. Its layers lie above, the screens on top; no layer knows one above it.
const PAGE: u8 = GAMES + 4;

/// How high a room lies. A room may look down, never up, and never at another one on its floor.
fn floor(room: &str) -> u8 {
    match room {
        "lang" => 0,
        "kernel" => 1,
        "engine" => 2,
        "results" | "bots" => GAMES + 1,
        "lab" | "registry" => GAMES + 2,
        "campaign" => GAMES + 3,
        "page/words" => PAGE,
        "page/info" => PAGE + 1,
        "page/markup" => PAGE + 2,
        "page/services" => PAGE + 3,
        "page/widgets" => PAGE + 4,
        "page/play" => PAGE + 5,
        "page/board" => PAGE + 6,
        "page/games/mod" => PAGE + 8,
        "page/screens" => PAGE + 9,
        "page/chunks" => PAGE + 10,
        "page/mod" => PAGE + 11,
        "lib" | "main" | "bin" => PAGE + 12,
        _ if room.starts_with("games/") => GAMES,
        _ if room.starts_with("page/games/") => PAGE + 7,
        _ => panic!("src/{room} has no floor"),
    }
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

#[test]
fn no_room_looks_up_or_sideways() {
    let files = sources();
    let imports = Imports::read(&files);
    let arrows = imports.arrows();
    // A macro is named by the root of the crate, wherever it stands.
    let between = arrows.iter().filter(|(from, to)| room(from) != room(to) && *to != Path::new("lib.rs"));
    let (mut all, mut wrong) = (0, Vec::new());
    for (from, to) in between {
        all += 1;
        if floor(&room(to)) >= floor(&room(from)) {
            wrong.push(format!("{} imports {}", from.display(), to.display()));
        }
    }
    assert!(all > 200, "the imports are not found any more");
    assert!(wrong.is_empty(), "arrows up or sideways:\n{}", wrong.join("\n"));
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let files = sources();
    let imports = Imports::read(&files);
    let arrows = imports.arrows();
    assert!(arrows.len() > 200, "the imports are not found any more");
    let circles = circles(&arrows);
    let told = |circle: &std::collections::BTreeSet<&Path>| {
        let within = arrows.iter().filter(|(from, to)| circle.contains(from) && circle.contains(to));
        within.map(|(from, to)| format!("  {} imports {}", from.display(), to.display())).collect::<Vec<_>>().join("\n")
    };
    assert!(circles.is_empty(), "circles:\n{}", circles.iter().map(told).collect::<Vec<_>>().join("\nand\n"));
}

#[test]
fn imports_are_read_through_groups_re_exports_and_paths() {
    let file = |path: &str, text: &str| (PathBuf::from(path), text.to_owned());
    let files = [
        file("lib.rs", "pub mod a;\npub mod d;\n"),
        file("a/mod.rs", "mod b;\nmod c;\npub use b::Thing;\npub use c::*;\n"),
        file("a/b.rs", "use super::{c::Other, c::third as one};\npub struct Thing;\n"),
        file("a/c.rs", "// crate::a::b::Thing\npub struct Other;\npub fn third() {}\n"),
        file(
            "d.rs",
            "use crate::a::Thing;\nfn f() { crate::a::third() }\n#[cfg(test)]\nmod tests {\n    use super::*;\n}\n",
        ),
    ];
    let imports = Imports::read(&files);
    let arrows = imports.arrows();
    let found: Vec<_> = arrows.iter().map(|(from, to)| (from.to_str().unwrap(), to.to_str().unwrap())).collect();
    assert_eq!(found, [("a/b.rs", "a/c.rs"), ("d.rs", "a/b.rs"), ("d.rs", "a/c.rs")]);
    assert!(circles(&arrows).is_empty());
    let mut more = arrows.clone();
    more.insert((Path::new("a/c.rs"), Path::new("d.rs")));
    assert_eq!(circles(&more).len(), 1);
    assert_eq!(circles(&more)[0].len(), 3, "b, c and d");
}

/// The laboratory is for the command line alone: it is not compiled into the page or the worker.
#[test]
fn only_the_command_line_knows_the_laboratory() {
    let files = sources();
    let imports = Imports::read(&files);
    for (from, to) in imports.arrows() {
        assert!(room(to) != "lab" || room(from) == "lab", "src/{} knows lab", from.display());
    }
    for (path, text) in files.iter().filter(|(path, _)| path.starts_with("bin") && !path.starts_with("bin/francia")) {
        assert!(!text.contains("francia::lab"), "src/{} knows lab", path.display());
    }
}

/// What there is of a game stands in its rooms, in the texts and in its row of the registry.
#[test]
fn only_its_own_rooms_and_the_registry_name_a_game() {
    let mut wrong = Vec::new();
    for (path, text) in sources() {
        if path != Path::new("registry.rs") && !path.starts_with("lang") && !is_room_of_a_game(&path) {
            wrong.extend(games_named(&text).map(|game| format!("src/{} names {game}", path.display())));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A test or a measurement that runs for every game reads the registry, and needs no line for another game.
#[test]
fn what_runs_for_every_game_names_none() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut shared, mut wrong) = (0, Vec::new());
    for (path, text) in ["tests", "benches"].iter().flat_map(|folder| rust_files(&root.join(folder))) {
        // The page has tests of what only one table shows beside those of all.
        if path.starts_with("page") {
            continue;
        }
        let reads = ["each_game!", "each_table!", "with_game!", "registry::"].iter().any(|word| text.contains(word));
        if reads && !is_room_of_a_game(&path) && path != Path::new("house.rs") {
            shared += 1;
            wrong.extend(games_named(&text).map(|game| format!("{} names {game}", path.display())));
        }
    }
    assert!(shared > 8, "the shared tests are not found any more");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Cargo is told of the programs of tests and looks for none: a file that no program names would never run.
#[test]
fn every_file_of_native_tests_is_run() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let program = fs::read_to_string(tests.join("native.rs")).unwrap();
    let mut named = 0;
    for (path, _) in rust_files(&tests) {
        let [name, "rs"] = path.to_str().unwrap().split('.').collect::<Vec<_>>()[..] else { panic!("{path:?}") };
        if name.contains('/') || ["native", "wasm"].contains(&name) {
            continue;
        }
        assert!(program.contains(&format!("\nmod {name};\n")), "tests/native.rs does not name {name}");
        named += 1;
    }
    assert!(named > 60, "{named} files");
}

/// The words of all games.
fn words() -> Vec<&'static str> {
    francia::registry::GAMES.to_vec()
}

/// Whether a file is one of a game's own: it or a folder around it is called by the game's word.
fn is_room_of_a_game(path: &Path) -> bool {
    let words = words();
    path.with_extension("").iter().any(|part| {
        let part = part.to_str().unwrap();
        words.iter().any(|word| part.strip_prefix(word).is_some_and(|rest| rest.is_empty() || rest.starts_with('_')))
    })
}

/// The games that a text names, one of their things included.
fn games_named(text: &str) -> impl Iterator<Item = &'static str> {
    let text = text.to_lowercase().replace("architecture", "");
    words().into_iter().filter(move |word| text.contains(word.trim_end_matches('s')))
}

/// No browser, no clock, no files and no chance from outside below the page: the same record is the same game anywhere.
#[test]
fn the_rules_know_nothing_of_the_machine() {
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
    for (path, text) in sources() {
        let tests = path.components().any(|part| part.as_os_str() == "tests");
        if floor(&room(&path)) > GAMES || tests {
            continue;
        }
        // serde asks whoever writes bytes for a way to write each kind of number; nothing is computed there.
        let writes_any = path == Path::new("kernel/bytes.rs");
        for word in foreign.into_iter().filter(|word| !writes_any || !matches!(*word, "f32" | "f64")) {
            let used = text.match_indices(word).any(|(place, _)| {
                !text[..place].ends_with(is_word) && !text[place + word.len()..].starts_with(is_word)
            });
            assert!(!used, "src/{} uses {word}", path.display());
        }
    }
}
