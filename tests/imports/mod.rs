//! Reads which file imports from which, by `use` declarations and by paths in the code.
//!
//! A name that a module re-exports counts as imported from the file that defines it. Unit tests, `mod` and `pub use` are no
//! imports of the file that they stand in.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A module's path from the root of the crate.
type Module = Vec<String>;

/// The imports between files.
pub struct Imports {
    files: BTreeMap<Module, Source>,
}

struct Source {
    path: PathBuf,
    code: String,
    /// The `use` declarations: whether public, the path, and the name that it goes by here (`*` for a glob).
    uses: Vec<(bool, Vec<String>, String)>,
}

impl Imports {
    /// Reads files, each with its path below `src` and its text. Binaries are left out: they are crates of their own.
    pub fn read(files: &[(PathBuf, String)]) -> Self {
        let library = files.iter().filter(|(path, _)| !path.starts_with("bin") && path != Path::new("main.rs"));
        let source = |(path, text): &(PathBuf, String)| {
            let code = without_comments(text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default());
            let uses = uses(&code);
            (module(path), Source { path: path.clone(), code, uses })
        };
        Self { files: library.map(source).collect() }
    }

    /// Every import: the importing file and the imported one.
    pub fn arrows(&self) -> BTreeSet<(&Path, &Path)> {
        let mut arrows = BTreeSet::new();
        for (module, source) in &self.files {
            let declared = source.uses.iter().filter(|(public, ..)| !public).map(|(_, path, _)| path.clone());
            for path in declared.chain(paths(&source.code)) {
                let file = self.absolute(module, &path).and_then(|path| self.resolve(&path, 0));
                if let Some(file) = file.filter(|file| *file != source.path) {
                    arrows.insert((source.path.as_path(), file));
                }
            }
        }
        arrows
    }

    /// A path from the root of the crate; `None` for one into another crate, or of a local name.
    fn absolute(&self, module: &Module, path: &[String]) -> Option<Vec<String>> {
        let mut base = match path.first()?.as_str() {
            "crate" | "francia" => Vec::new(),
            "super" | "self" => module.clone(),
            first => {
                let child = [module.as_slice(), &[first.to_owned()]].concat();
                return self.files.contains_key(&child).then(|| [module.as_slice(), path].concat());
            }
        };
        let ups = path.iter().take_while(|word| *word == "super").count();
        base.truncate(base.len().saturating_sub(ups));
        base.extend(path.iter().skip(ups.max(1)).cloned());
        Some(base)
    }

    /// The file that defines what a path names.
    fn resolve(&self, path: &[String], depth: u8) -> Option<&Path> {
        let known = (0..=path.len()).rev().find(|&length| self.files.contains_key(&path[..length]))?;
        let (module, source) = self.files.get_key_value(&path[..known])?;
        let Some(name) = path.get(known).filter(|_| depth < 8) else { return Some(&source.path) };
        if defines(&source.code, name) {
            return Some(&source.path);
        }
        let named = source.uses.iter().filter(|(_, _, used)| used == name || used == "*");
        for (_, path, used) in named {
            let Some(mut path) = self.absolute(module, path) else { continue };
            if used == "*" {
                path.push(name.clone());
            }
            let found = self.resolve(&path, depth + 1);
            if let Some(found) = found.filter(|found| used != "*" || self.defined_in(found, name)) {
                return Some(found);
            }
        }
        Some(&source.path)
    }

    fn defined_in(&self, file: &Path, name: &str) -> bool {
        self.files.values().any(|source| source.path == file && defines(&source.code, name))
    }
}

/// The groups of files that import each other in a circle.
pub fn circles<'a>(arrows: &BTreeSet<(&'a Path, &'a Path)>) -> Vec<BTreeSet<&'a Path>> {
    let reach = |start: &'a Path| {
        let (mut seen, mut left) = (BTreeSet::new(), vec![start]);
        while let Some(file) = left.pop() {
            let next = arrows.range((file, Path::new(""))..).take_while(|(from, _)| *from == file);
            left.extend(next.map(|(_, to)| *to).filter(|to| seen.insert(*to)).collect::<Vec<_>>());
        }
        seen
    };
    let reached: BTreeMap<_, _> = arrows.iter().map(|(from, _)| (*from, reach(from))).collect();
    let circle = |file: &&'a Path| {
        let back = |other: &&&'a Path| reached.get(**other).is_some_and(|files| files.contains(file));
        reached[*file].iter().filter(back).copied().collect::<BTreeSet<_>>()
    };
    let circles: BTreeSet<_> = reached.keys().filter(|file| reached[**file].contains(**file)).map(circle).collect();
    circles.into_iter().collect()
}

/// The module of a file below `src`.
fn module(path: &Path) -> Module {
    let mut words: Module = path.with_extension("").iter().map(|word| word.to_str().unwrap().to_owned()).collect();
    if words.last().is_some_and(|word| word == "mod" || words.len() == 1 && word == "lib") {
        words.pop();
    }
    words
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

fn without_comments(text: &str) -> String {
    let code = |line: &str| line.split("//").next().unwrap_or_default().to_owned();
    text.lines().map(code).collect::<Vec<_>>().join("\n")
}

/// Whether an item of this name is defined in the code.
fn defines(code: &str, name: &str) -> bool {
    ["struct", "enum", "trait", "fn", "const", "static", "type", "macro_rules!", "union"].iter().any(|kind| {
        let start = format!("{kind} {name}");
        code.match_indices(&start).any(|(place, _)| {
            !code[..place].ends_with(|letter| is_word(letter) || letter == '\'')
                && !code[place + start.len()..].starts_with(is_word)
        })
    })
}

/// All `use` declarations at the beginning of a line.
fn uses(code: &str) -> Vec<(bool, Vec<String>, String)> {
    let mut uses = Vec::new();
    let mut place = 0;
    for line in code.split_inclusive('\n') {
        let start = line.trim_start();
        let (visibility, rest) = start.split_once("use ").unwrap_or_default();
        if !rest.is_empty() && (visibility.is_empty() || visibility.starts_with("pub") && visibility.ends_with(' ')) {
            let begin = place + (line.len() - start.len()) + visibility.len() + 4;
            let end = code[begin..].find(';').map_or(code.len(), |end| begin + end);
            let mut leaves = Vec::new();
            branches(&[], &code[begin..end], &mut leaves);
            uses.extend(leaves.into_iter().map(|(path, name)| (!visibility.is_empty(), path, name)));
        }
        place += line.len();
    }
    uses
}

/// The paths of a `use` tree, each with the name that it goes by.
fn branches(base: &[String], tree: &str, into: &mut Vec<(Vec<String>, String)>) {
    let tree = tree.trim();
    if let Some((words, group)) = tree.split_once('{') {
        let base: Vec<String> = base.iter().cloned().chain(segments(words)).collect();
        let group = group.trim_end().strip_suffix('}').unwrap_or(group);
        let (mut depth, mut start) = (0, 0);
        for (place, letter) in group.char_indices().chain([(group.len(), ',')]) {
            match letter {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 0 => {
                    branches(&base, &group[start..place], into);
                    start = place + 1;
                }
                _ => {}
            }
        }
    } else if !tree.is_empty() {
        let (path, alias) = tree.split_once(" as ").map_or((tree, None), |(path, alias)| (path, Some(alias.trim())));
        let mut path: Vec<String> = base.iter().cloned().chain(segments(path)).collect();
        let name = alias.map_or_else(|| path.last().cloned().unwrap_or_default(), str::to_owned);
        if path.last().is_some_and(|word| word == "*" || word == "self") {
            path.pop();
        }
        into.push((path, name));
    }
}

fn segments(path: &str) -> Vec<String> {
    path.split("::").map(str::trim).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// All paths of more than one word in the code, outside `use` declarations.
fn paths(code: &str) -> Vec<Vec<String>> {
    let mut paths = Vec::new();
    let mut rest = code;
    while let Some(place) = rest.find("::") {
        let start = rest[..place].rfind(|letter| !is_word(letter)).map_or(0, |place| place + 1);
        let length = rest[start..].find(|letter: char| !is_word(letter) && letter != ':').unwrap_or(rest.len() - start);
        let line = rest[..start].rfind('\n').map_or(0, |place| place + 1);
        let declares = rest[line..start].contains("use ");
        let expands = rest[..start].ends_with('$');
        if place > start && !declares && !expands {
            paths.push(segments(&rest[start..start + length]));
        }
        rest = &rest[(start + length).max(place + 2)..];
    }
    paths
}
