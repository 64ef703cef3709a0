//! Trunk's last step (Trunk.toml): the programs join the staged page, whose files become a version.

use crate::bind::{FIRST, LOADED_BY, LOADER, bind, split};
use crate::chunks::{Wanted, pack};
use crate::compile::{Program, compile};
use crate::hash::hash_all;
use crate::html::{edited, tags};
use crate::optimise::WasmOpt;
use crate::project::{BuildKind, Project, files_of, one_file, read, write};
use crate::script::{replace_all, replace_one, strip};
use crate::{bytes, sheets, sources, version};
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// The digits of the hash in the names of the program's files.
const DIGITS: usize = 16;
/// The digits of the hash in the names of its chunks.
const CHUNK_DIGITS: usize = 6;
/// The file in a folder of bound programs that is written when they are all there.
const DONE: &str = ".done";
/// Script that trunk writes into a page that it serves itself: the page then loads anew after each build.
const SERVED: &str = "{{__TRUNK_ADDRESS__}}";
/// The service worker of a served draft: it takes the place of one that an earlier build left, and removes itself.
const NO_WORKER: &str = include_str!("no-worker.js");

/// Builds the programs and finishes the page in trunk's staging folder.
pub fn assemble(project: &Project, mut kind: BuildKind, staged: &Path) -> Result<()> {
    let programs = compile(project, kind)?;
    let wasm_opt = if kind == BuildKind::Release { WasmOpt::find(project)? } else { None };
    if kind == BuildKind::Release && wasm_opt.is_none() {
        println!(
            "wasm-opt of the version in Trunk.toml is not on the PATH: the page is built without it, somewhat larger"
        );
        kind = BuildKind::Play;
    }
    for program in &programs {
        let folder = bound(project, program, kind, wasm_opt.as_ref())?;
        for name in files_of(&folder)?.iter().filter(|name| *name != DONE) {
            fs::copy(folder.join(name), staged.join(name))?;
        }
    }
    version::strip_scripts(staged)?;
    let page = name_the_program(&read(&staged.join("index.html"))?, staged)?;
    let page = sheets::merge(staged, &page)?;
    if page.contains(SERVED) {
        write(&staged.join("index.html"), served(&page)?)?;
        version::move_into(staged, "version-served")?;
        return write(&staged.join(version::WORKER_FILE), NO_WORKER);
    }
    write(&staged.join("index.html"), page)?;
    version::make(staged)?;
    sources::note(project, kind, staged)
}

/// The folder of a program that is bound and optimised, which is done where the compiler has changed it, or this program.
fn bound(project: &Project, program: &Program, kind: BuildKind, wasm_opt: Option<&WasmOpt>) -> Result<PathBuf> {
    let folder = project.target.join("xtask").join(kind.key()).join(&program.name);
    let time = |file: &Path| fs::metadata(file).and_then(|file| file.modified()).ok();
    let done = time(&folder.join(DONE));
    let made_from = [program.file.clone(), env::current_exe()?];
    if made_from.iter().all(|file| done.is_some() && time(file) < done) {
        return Ok(folder);
    }
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder)?;
    let is_split = kind != BuildKind::Draft && program.name == "page";
    if is_split {
        bind_chunks(program, &folder, wasm_opt)?;
    } else {
        bind(&program.file, &folder, &program.name, false)?;
        let wasm = folder.join(format!("{}_bg.wasm", program.name));
        wasm_opt.map_or(Ok(()), |wasm_opt| wasm_opt.optimise(&[wasm], program.goal))?;
        let script = folder.join(format!("{}.js", program.name));
        let text = strip(&read(&script)?, &program.name)?;
        if program.name == "page" {
            rename(&folder, &text)?;
        } else {
            write(&script, text)?;
        }
    }
    write(&folder.join(DONE), "")?;
    Ok(folder)
}

/// The page in several files.
fn bind_chunks(program: &Program, folder: &Path, wasm_opt: Option<&WasmOpt>) -> Result<()> {
    let work = folder.join("work");
    fs::create_dir(&work)?;
    let apart = split(&program.file, &work)?;
    let first = work.join(FIRST);
    bind(&first, folder, "page", true)?;
    if let Some(wasm_opt) = wasm_opt {
        let mut files = vec![folder.join("page_bg.wasm")];
        files.extend(apart.chunks.keys().map(|chunk| work.join(format!("{chunk}.wasm"))));
        wasm_opt.optimise(&files, program.goal)?;
    }
    let mut chunks = BTreeMap::new();
    for chunk in apart.chunks.keys() {
        chunks.insert(chunk.clone(), fs::read(work.join(format!("{chunk}.wasm")))?);
    }
    fs::remove_dir_all(&work)?;

    // A chunk fits the first one of its own build alone.
    let build = hash_all([&apart.first].into_iter().chain(chunks.values()))[..CHUNK_DIGITS].to_owned();
    let packed = pack(&chunks, &apart.wanted, &strip(&apart.loader, "the loader of the chunks")?, &build)?;
    for (name, bytes) in &packed.files {
        write(&folder.join(name), bytes)?;
    }
    let loader = format!("chunks-{build}.js");
    let script = strip(&read(&folder.join("page.js"))?, "page.js")?;
    let script = with_loader(&script, &loader)?;
    let page = rename(folder, &script)?;
    let text = replace_one(&packed.loader, &format!("\"{LOADED_BY}\""), &format!("\"./{page}.js\""), &loader)?;
    write(&folder.join(loader), text)?;
    note_wanted(folder, &packed.wanted)
}

/// The script of the first chunk, which takes the loader from the file of this name. The program goes on to call it by the name that
/// the splitter gave it.
fn with_loader(script: &str, loader: &str) -> Result<String> {
    replace_all(script, &format!("from \"{LOADER}\""), &format!("from \"./{loader}\""), "page.js")
}

/// Gives the script and the program of the page names with a hash of both, and returns what the names begin with.
fn rename(folder: &Path, script: &str) -> Result<String> {
    let program = fs::read(folder.join("page_bg.wasm"))?;
    let name = format!("page-{}", &hash_all([script.as_bytes(), &program])[..DIGITS]);
    fs::remove_file(folder.join("page.js"))?;
    write(&folder.join(format!("{name}.js")), script)?;
    fs::rename(folder.join("page_bg.wasm"), folder.join(format!("{name}_bg.wasm")))?;
    Ok(name)
}

/// Writes down which files each entry wants, for `bytes`.
fn note_wanted(folder: &Path, wanted: &Wanted) -> Result<()> {
    let lines = wanted.iter().map(|(entry, files)| format!("{entry} {}\n", files.join(" ")));
    write(&folder.join(bytes::WANTED), lines.collect::<String>())
}

/// The page with the names of its program, in a tag that runs nothing: start.js reads them there. A script of trunk's would be
/// text in the page, whose content security policy would need a hash of it.
fn name_the_program(page: &str, staged: &Path) -> Result<String> {
    let js = one_file(staged, "page-", ".js")?.context("the page has no script")?;
    let wasm = one_file(staged, "page-", "_bg.wasm")?.context("the page has no program")?;
    // start.js asks for the first two scripts at once.
    let chunks =
        one_file(staged, "chunks-", ".js")?.map_or_else(String::new, |chunks| format!(" data-chunks={chunks}"));
    let place = tags(page).into_iter().find(|tag| tag.name == "link" && tag.attribute("rel") == Some("rust"));
    let place = place.context("index.html has no <link data-trunk rel=\"rust\">, where its program is named")?;
    let named = format!("<script type=\"text/plain\"{chunks} data-js={js} data-wasm={wasm}></script>");
    Ok(edited(page, vec![(place.range, named)]))
}

/// The page as trunk serves it while somebody works on it: nothing keeps it for offline use, and trunk's script, which loads it
/// anew after each build, may run and listen.
fn served(page: &str) -> Result<String> {
    let page = replace_one(page, "script-src 'self'", "script-src 'self' 'unsafe-inline'", "index.html")?;
    let page = replace_one(&page, "connect-src 'self'", "connect-src 'self' ws:", "index.html")?;
    let keeps = tags(&page).into_iter().find(|tag| tag.attribute("src") == Some("offline.js"));
    let keeps = keeps.context("index.html does not ask for offline.js")?;
    // The tag that ends it may stay: browsers ignore it.
    Ok(edited(&page, vec![(keeps.range, "<script type=\"text/plain\">".to_owned())]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<meta content=\"script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'\">\
        <script type=\"module\" src=\"offline.js\"></script>";

    #[test]
    fn the_loader_has_another_file_and_the_same_name() {
        let script = "import * as import1 from \"./__wasm_split.js\"\nreturn { \"./__wasm_split.js\": import1 };\n";
        let expected = "import * as import1 from \"./chunks-1.js\"\nreturn { \"./__wasm_split.js\": import1 };\n";
        assert_eq!(with_loader(script, "chunks-1.js").unwrap(), expected);
        assert!(with_loader("return {};", "chunks-1.js").is_err());
    }

    #[test]
    fn a_served_page_keeps_nothing_and_listens() {
        let expected = "<meta content=\"script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; connect-src 'self' ws:; \
            worker-src 'self'\"><script type=\"text/plain\"></script>";
        assert_eq!(served(PAGE).unwrap(), expected);
        assert!(served("").is_err());
    }

    #[test]
    fn the_program_is_named_where_trunk_left_the_place() {
        let folder = env::temp_dir().join(format!("francia-program-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for name in ["page-1.js", "page-1_bg.wasm", "chunks-2.js"] {
            write(&folder.join(name), "").unwrap();
        }
        let page = name_the_program("<p><link data-trunk rel=rust data-trunk-skip></p>", &folder).unwrap();
        let named = "<p><script type=\"text/plain\" data-chunks=chunks-2.js data-js=page-1.js data-wasm=page-1_bg.wasm></script></p>";
        assert_eq!(page, named);
        assert!(name_the_program("<p>", &folder).is_err());
        fs::remove_dir_all(&folder).unwrap();
    }
}
