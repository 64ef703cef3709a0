//! The version of a built page: a folder of its name for all that the page asks for by names that other versions have too, and the
//! service worker with the hash of every file.

use crate::hash::{hash, hash_all};
use crate::html::{Edit, edited, tags};
use crate::project::{files_of, read, write};
use crate::script;
use anyhow::{Context, Result, ensure};
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// Beginning of the folder's name.
const VERSION: &str = "version-";
/// The digits of the hash in the folder's name.
const DIGITS: usize = 12;
/// The service worker, without its two constants.
const WORKER: &str = include_str!("worker.js");
/// The service worker's file. Its name is the same for ever: browsers that have it ask for it by name.
pub const WORKER_FILE: &str = "offline-worker.js";
/// The scripts of the page that bear a version.
const VERSIONED: [&str; 6] = ["text-size.js", "shell.js", "start.js", "offline.js", "keep.js", "opponents.js"];
/// The scripts that stay at their places: they say that the rest is gone.
const ALWAYS: [&str; 2] = ["theme.js", "hosting.js"];
/// The scripts that the page itself asks for.
const ASKED_FOR: [&str; 3] = ["text-size.js", "shell.js", "offline.js"];

/// Makes our scripts smaller, which trunk copies as they are.
pub fn strip_scripts(folder: &Path) -> Result<()> {
    for name in ALWAYS.into_iter().chain(VERSIONED) {
        let file = folder.join(name);
        write(&file, script::strip(&read(&file)?, name)?)?;
    }
    Ok(())
}

/// Makes a version of the files of a page as they are now, also where they had a version before.
pub fn make(folder: &Path) -> Result<()> {
    take_back(folder)?;
    let list = list(folder)?;
    let version = format!("{VERSION}{}", &hash_all([WORKER, &list])[..DIGITS]);
    move_into(folder, &version)?;
    check_addresses(folder)?;
    write(&folder.join(WORKER_FILE), worker(&version, &self::list(folder)?)?)
}

/// Moves what bears a version into the folder of that name, and has the page ask for it there. A page of another version finds its
/// own files or none. A query would not do, since a server gives whatever has the name.
pub fn move_into(folder: &Path, version: &str) -> Result<()> {
    fs::create_dir(folder.join(version))?;
    for name in files_of(folder)?.into_iter().filter(|name| bears_version(name)) {
        fs::rename(folder.join(&name), folder.join(version).join(&name))?;
    }
    let page = read(&folder.join("index.html"))?;
    let mut edits: Vec<Edit> = Vec::new();
    for tag in tags(&page).iter().filter(|tag| tag.name == "script") {
        if let Some(name) = ASKED_FOR.into_iter().find(|name| tag.attribute("src") == Some(name)) {
            edits.extend(tag.set("src", &format!("{version}/{name}")));
        }
        if tag.attribute("data-js").is_some() {
            let behind = tag.range.start + "<script".len();
            edits.push((behind..behind, format!(" data-version={version}")));
        }
    }
    ensure!(edits.iter().any(|(_, text)| text.starts_with(" data-version")), "index.html does not name the program");
    write(&folder.join("index.html"), edited(&page, edits))
}

/// True if a file or folder bears the version. At their places stay what is asked for from outside, what has a hash in its name,
/// and the scripts that say that the rest is gone.
fn bears_version(name: &str) -> bool {
    let is = |start: &str, end: &str| name.starts_with(start) && name.ends_with(end);
    VERSIONED.contains(&name)
        || ["rules", "puzzles"].contains(&name)
        || is("worker-", ".js")
        || is("worker-", ".wasm")
        || is("icons", ".svg")
        || is("people", ".svg")
}

/// Undoes what an earlier version did to the files.
fn take_back(folder: &Path) -> Result<()> {
    for before in files_of(folder)?.into_iter().filter(|name| name.starts_with(VERSION)) {
        let own = folder.join(&before);
        for name in files_of(&own)? {
            fs::rename(own.join(&name), folder.join(&name))?;
        }
        fs::remove_dir(&own)?;
        let page = read(&folder.join("index.html"))?;
        let page = script::replace_one(&page, &format!(" data-version={before}"), "", "index.html")?;
        write(&folder.join("index.html"), page.replace(&format!("{before}/"), ""))?;
    }
    Ok(())
}

/// `"path": "hash"` for every file of a page but the service worker, in one order everywhere. Hidden files belong to the build.
fn list(folder: &Path) -> Result<String> {
    let mut paths = Vec::new();
    collect(folder, "", &mut paths)?;
    paths.sort();
    let mut list = String::new();
    for path in paths.into_iter().filter(|path| path != WORKER_FILE) {
        let hash = hash(fs::read(folder.join(&path))?);
        writeln!(list, "  \"{path}\": \"{hash}\",")?;
    }
    Ok(list)
}

fn collect(folder: &Path, start: &str, paths: &mut Vec<String>) -> Result<()> {
    for name in files_of(folder)?.into_iter().filter(|name| !name.starts_with('.')) {
        let path = format!("{start}{name}");
        if folder.join(&name).is_dir() {
            collect(&folder.join(&name), &format!("{path}/"), paths)?;
        } else {
            paths.push(path);
        }
    }
    Ok(())
}

/// Whatever the page asks for is there.
fn check_addresses(folder: &Path) -> Result<()> {
    let page = read(&folder.join("index.html"))?;
    for tag in tags(&page).iter().filter(|tag| ["link", "script"].contains(&&*tag.name)) {
        let files = ["src", "href"].iter().filter_map(|name| tag.attribute(name));
        for file in files.filter(|file| !file.is_empty() && !file.starts_with("data:")) {
            ensure!(folder.join(file).exists(), "index.html asks for {file}, which is not there");
        }
    }
    Ok(())
}

/// The service worker of a version.
fn worker(version: &str, list: &str) -> Result<String> {
    let worker = script::replace_one(WORKER, "\"@VERSION@\"", &format!("\"{version}\""), "worker.js")?;
    script::replace_one(&worker, "{ /* path: SHA-256 */ }", &format!("{{\n{list}}}"), "worker.js")
}

/// The folder of the version of a built page.
pub fn folder_of(page: &Path) -> Result<String> {
    let version = files_of(page)?.into_iter().find(|name| name.starts_with(VERSION));
    version.with_context(|| format!("{} has no version", page.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    const PAGE: &str = "<script src=theme.js></script><script src=shell.js async></script>\
        <script src=\"offline.js\" type=module></script><link rel=icon href=data:,>\
        <script data-js=page-1.js data-wasm=page-1_bg.wasm type=text/plain></script>";

    /// A folder with a page, removed at the end.
    struct Folder(PathBuf);

    impl Folder {
        fn with_a_page(test: &str) -> Self {
            let folder = std::env::temp_dir().join(format!("francia-{test}-{}", std::process::id()));
            fs::create_dir_all(folder.join("rules")).unwrap();
            let names = ["page-1.js", "page-1_bg.wasm", "worker-go.js", "icon.svg", "icons-go.svg", "rules/go.txt"];
            for name in names.into_iter().chain(ALWAYS).chain(VERSIONED) {
                write(&folder.join(name), format!("// {name}\n  of {name}\n")).unwrap();
            }
            write(&folder.join("index.html"), PAGE).unwrap();
            write(&folder.join(".sources"), "").unwrap();
            Self(folder)
        }

        fn read(&self, file: &str) -> String {
            read(&self.0.join(file)).unwrap()
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            fs::remove_dir_all(&self.0).ok();
        }
    }

    #[test]
    fn what_other_versions_have_too_lies_in_the_folder_of_the_version() {
        let page = Folder::with_a_page("version");
        make(&page.0).unwrap();
        let version = folder_of(&page.0).unwrap();
        let html = page.read("index.html");
        assert!(html.contains(&format!("<script src={version}/shell.js async>")), "{html}");
        assert!(html.contains(&format!("<script src=\"{version}/offline.js\" type=module>")), "{html}");
        assert!(html.contains(&format!("<script data-version={version} data-js=page-1.js")), "{html}");
        for moved in ["shell.js", "worker-go.js", "icons-go.svg", "rules/go.txt"] {
            assert!(page.0.join(&version).join(moved).exists(), "{moved}");
        }
        for stays in ["theme.js", "hosting.js", "page-1.js", "icon.svg"] {
            assert!(page.0.join(stays).exists(), "{stays}");
        }
        let worker = page.read(WORKER_FILE);
        assert!(worker.contains(&format!("const VERSION = \"{version}\";")));
        let listed = format!("\"{version}/rules/go.txt\": \"{}\",", hash("// rules/go.txt\n  of rules/go.txt\n"));
        assert!(worker.contains(&listed));
        assert!(!worker.contains(".sources") && !worker.contains("\"offline-worker.js\":"));
    }

    #[test]
    fn the_same_files_are_the_same_version_and_others_are_another_one() {
        let page = Folder::with_a_page("versions");
        make(&page.0).unwrap();
        let first = folder_of(&page.0).unwrap();
        let html = page.read("index.html");
        make(&page.0).unwrap();
        assert_eq!(page.read("index.html"), html);
        write(&page.0.join("icon.svg"), "other").unwrap();
        make(&page.0).unwrap();
        let second = folder_of(&page.0).unwrap();
        assert_ne!(first, second);
        assert_eq!(page.read("index.html"), html.replace(&first, &second));
    }

    #[test]
    fn a_page_that_asks_for_a_missing_file_is_refused() {
        let page = Folder::with_a_page("missing");
        fs::remove_file(page.0.join("theme.js")).unwrap();
        let error = make(&page.0).unwrap_err().to_string();
        assert_eq!(error, "index.html asks for theme.js, which is not there");
    }

    #[test]
    fn scripts_lose_their_comments() {
        let page = Folder::with_a_page("scripts");
        strip_scripts(&page.0).unwrap();
        assert_eq!(page.read("keep.js"), "of keep.js\n");
        assert_eq!(page.read("theme.js"), "of theme.js\n");
    }
}
