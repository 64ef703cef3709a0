//! The check that a built page is of the sources as they are now. The build notes what it was made of in a file beside the page.

use crate::hash::{hash, hash_all};
use crate::project::{BuildKind, Project, files_of, write};
use anyhow::{Context, Result, bail};
use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The note beside the page.
const NOTE: &str = ".sources";
/// Sources of the page.
const SOURCES: [&str; 10] = [
    ".cargo",
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "crates",
    "index.html",
    "public",
    "src",
    "style",
    "tools/xtask/src",
];
/// Those of these that are no part of the page.
const OTHERS: [&str; 3] = ["crates/cli", "crates/lab", "crates/markup/tests"];

/// Writes down beside a page what it is made of.
pub fn note(project: &Project, kind: BuildKind, page: &Path) -> Result<()> {
    write(&page.join(NOTE), format!("{kind}\n{}\n{}\n", sources(project)?, compiler()?))
}

/// True if dist/ has a build that will do for this kind, of the same sources, compiler and flags. A release will do for `play`.
pub fn is_built(project: &Project, kind: BuildKind) -> Result<bool> {
    let Ok(note) = fs::read_to_string(project.root.join("dist").join(NOTE)) else { return Ok(false) };
    let built: Vec<&str> = note.lines().collect();
    let kinds: &[BuildKind] = if kind == BuildKind::Play { &[BuildKind::Play, BuildKind::Release] } else { &[kind] };
    let is_kind = built.first().is_some_and(|key| kinds.iter().any(|kind| kind.key() == *key));
    Ok(is_kind && built[1..] == [sources(project)?, compiler()?])
}

/// Refuses a built page that is older than the sources.
pub fn refuse_older(project: &Project, page: &Path) -> Result<()> {
    let note = fs::read_to_string(page.join(NOTE)).context("dist/ is not built: run `make build` first")?;
    if note.lines().nth(1) != Some(&sources(project)?) {
        bail!("dist/ is older than the sources: run `make build`, or `make draft`, first");
    }
    Ok(())
}

/// The hash of all sources.
fn sources(project: &Project) -> Result<String> {
    let mut pieces = Vec::new();
    for path in SOURCES {
        collect(project, path, &mut pieces)?;
    }
    Ok(hash_all(pieces))
}

/// Adds the names and hashes of the files at a path.
fn collect(project: &Project, path: &str, pieces: &mut Vec<String>) -> Result<()> {
    let full = project.root.join(path);
    if full.is_dir() {
        for name in files_of(&full)? {
            let path = format!("{path}/{name}");
            if !OTHERS.contains(&&*path) {
                collect(project, &path, pieces)?;
            }
        }
    } else {
        let bytes = fs::read(&full).with_context(|| format!("{path} cannot be read"))?;
        pieces.push(format!("{path} {}\n", hash(bytes)));
    }
    Ok(())
}

/// The hash of the compiler and its flags.
fn compiler() -> Result<String> {
    let version = Command::new("rustc").arg("-vV").output().context("rustc does not start")?.stdout;
    Ok(hash_all([version, env::var("RUSTFLAGS").unwrap_or_default().into_bytes()]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    fn project(test: &str) -> (Project, PathBuf) {
        let root = env::temp_dir().join(format!("francia-{test}-{}", std::process::id()));
        fs::remove_dir_all(&root).ok();
        for path in SOURCES.into_iter().chain(OTHERS) {
            let is_file = ["Cargo.lock", "Cargo.toml", "Trunk.toml", "index.html"].contains(&path);
            let file = root.join(path).join(if is_file { "." } else { "file" });
            let file: PathBuf = file.components().collect();
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            write(&file, "text").unwrap();
        }
        let page = root.join("dist");
        fs::create_dir(&page).unwrap();
        (Project::at(&root), page)
    }

    #[test]
    fn an_edit_of_a_source_makes_the_page_older() {
        let (project, page) = project("sources");
        let refusal = || refuse_older(&project, &page).map_err(|error| error.to_string());
        assert_eq!(refusal(), Err("dist/ is not built: run `make build` first".to_owned()));
        note(&project, BuildKind::Draft, &page).unwrap();
        assert_eq!(refusal(), Ok(()));
        write(&project.root.join("crates/cli/file"), "no part of the page").unwrap();
        assert_eq!(refusal(), Ok(()));
        write(&project.root.join("style/new.css"), "").unwrap();
        assert_eq!(
            refusal(),
            Err("dist/ is older than the sources: run `make build`, or `make draft`, first".to_owned())
        );
        fs::remove_dir_all(&project.root).unwrap();
    }

    #[test]
    fn a_release_will_do_for_play_and_for_nothing_else() {
        let (project, page) = project("kinds");
        note(&project, BuildKind::Release, &page).unwrap();
        let will_do =
            [BuildKind::Release, BuildKind::Play, BuildKind::Draft].map(|kind| is_built(&project, kind).unwrap());
        assert_eq!(will_do, [true, true, false]);
        fs::remove_dir_all(&project.root).unwrap();
    }
}
