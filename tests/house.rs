//! The house stands as it was planned: what a room of `src` may know of the others.
//!
//! The languages at the bottom know nobody, the kernel knows only them, the games above it know only the kernel, computer players and the annals
//! know games by the kernel's traits, the laboratory knows the computer players, the shelf lists the games, the app is above them all, and
//! the programs on top.

mod imports;

use imports::{Imports, circles};
use std::fs;
use std::path::{Path, PathBuf};

/// A file of the sources: its path below `src`, and its text.
type File = (PathBuf, String);

fn sources() -> Vec<File> {
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
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    collect(&root, &root, &mut files);
    files
}

/// The room of a file: its folder below `src`, or its own name.
fn room(path: &Path) -> String {
    path.components().next().unwrap().as_os_str().to_str().unwrap().trim_end_matches(".rs").to_owned()
}

/// How high a room lies. A room may look down, never up, and never at another one on its floor.
fn floor(room: &str) -> u8 {
    match room {
        "lang" => 0,
        "kernel" => 1,
        "annals" | "bots" => 3,
        "lab" | "shelf" => 4,
        "app" => 5,
        "lib" | "main" | "bin" => 6,
        // All others are games.
        _ => 2,
    }
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// The words right after a path's start: one, or those of a group in braces.
fn named(rest: &str) -> Vec<String> {
    let word = |text: &str| text.chars().take_while(|&letter| is_word(letter)).collect::<String>();
    let Some(group) = rest.strip_prefix('{') else { return vec![word(rest)] };
    let mut words = Vec::new();
    let (mut depth, mut start) = (1, 0);
    for (place, letter) in group.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 || (depth == 1 && letter == ',') {
            words.push(word(group[start..place].trim_start()));
            start = place + 1;
        }
        if depth == 0 {
            break;
        }
    }
    words
}

/// The rooms that a file names by a path from the root of the crate.
fn rooms_named(path: &Path, text: &str) -> Vec<String> {
    let mut rooms = Vec::new();
    for start in ["crate::", "francia::"] {
        for (place, _) in text.match_indices(start) {
            if !text[..place].ends_with(is_word) {
                rooms.extend(named(&text[place + start.len()..]));
            }
        }
    }
    // So many steps up lead out of the file's own room.
    let file = path.file_stem().is_some_and(|stem| stem != "mod");
    let depth = path.components().count() - usize::from(!file);
    let steps = "super::".repeat(depth);
    for (place, _) in text.match_indices(&steps) {
        rooms.extend(named(&text[place + steps.len()..]));
    }
    rooms.retain(|room| !room.is_empty());
    rooms
}

/// Rooms that exist, so that a path such as `crate::with_game!` is not taken for one.
fn all_rooms(files: &[File]) -> Vec<String> {
    let mut rooms: Vec<String> = files.iter().map(|(path, _)| room(path)).collect();
    rooms.dedup();
    rooms
}

#[test]
fn no_room_looks_up_or_sideways() {
    let files = sources();
    let rooms = all_rooms(&files);
    let mut arrows = 0;
    for (path, text) in &files {
        let own = room(path);
        for other in rooms_named(path, text) {
            if other == own || !rooms.contains(&other) {
                continue;
            }
            arrows += 1;
            assert!(floor(&other) < floor(&own), "src/{}: {own} may not know {other}", path.display());
        }
    }
    assert!(arrows > 20, "the paths are not found any more");
}

/// The rooms whose files import each other in no circle. The page follows with its layers.
const WITHOUT_CIRCLES: [&str; 7] = ["annals", "bots", "kernel", "lab", "lang", "paladins", "viscounts"];

#[test]
fn no_files_import_each_other_in_a_circle() {
    let files = sources();
    let imports = Imports::read(&files);
    let mut arrows = imports.arrows();
    assert!(arrows.len() > 200, "the imports are not found any more");
    arrows.retain(|(from, _)| WITHOUT_CIRCLES.contains(&room(from).as_str()));
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
    for (path, text) in sources() {
        let allowed = room(&path) == "lab" || path.starts_with("bin/francia");
        assert!(allowed || !rooms_named(&path, &text).contains(&"lab".to_owned()), "src/{} knows lab", path.display());
    }
}

#[test]
fn the_kernel_names_no_game() {
    let files = sources();
    let rooms = all_rooms(&files);
    let games = rooms.iter().filter(|room| floor(room) == 2).map(String::as_str);
    let words: Vec<&str> = games.chain(["paladin", "viscount", "architect", "tomesaga"]).collect();
    for (path, text) in files.iter().filter(|(path, _)| room(path) == "kernel") {
        let text = text.to_lowercase();
        for word in &words {
            assert!(!text.contains(word), "src/{} names “{word}”", path.display());
        }
    }
}

/// No browser, no clock, no files and no chance from outside below the app: the same record is the same game anywhere.
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
        if floor(&room(&path)) > 2 || tests {
            continue;
        }
        for word in foreign {
            let used = text.match_indices(word).any(|(place, _)| {
                !text[..place].ends_with(is_word) && !text[place + word.len()..].starts_with(is_word)
            });
            assert!(!used, "src/{} uses {word}", path.display());
        }
    }
}

#[test]
fn paths_are_read_with_their_groups_and_steps_up() {
    let named = |path: &str, text: &str| rooms_named(Path::new(path), text);
    assert_eq!(named("a/b.rs", "use crate::{kernel::{Seat, Set}, other};"), ["kernel", "other"]);
    assert_eq!(named("a/b.rs", "x(crate::kernel::Seat)"), ["kernel"]);
    assert_eq!(named("a/b.rs", "use super::super::kernel::Seat;"), ["kernel"]);
    assert_eq!(named("a/mod.rs", "use super::kernel;"), ["kernel"]);
    assert_eq!(named("a/c/d.rs", "use super::super::state;"), Vec::<String>::new());
    assert_eq!(named("bin/a.rs", "use francia::{shelf, kernel::Seat};"), ["shelf", "kernel"]);
}
