//! The bytes that a visit fetches from dist/, with brotli.

use crate::chunks::{Wanted, games};
use crate::html::{Tag, tags};
use crate::project::{files_of, one_file, read};
use crate::{sheets, version};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::{Command, Stdio};

/// The file beside the page that says which files each entry to lazily loaded code wants.
pub const WANTED: &str = ".wanted";

/// The most bytes of a visit.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Of the first page, in which no game is.
    pub home: usize,
    /// Of the first page and the largest game.
    pub game: usize,
    /// Of the computer players of a game.
    pub worker: usize,
}

/// Those of a release (docs/decisions/013-the-page-in-lazily-loaded-files.md).
pub const LIMITS: Limits = Limits { home: 148_000, game: 428_000, worker: 230_000 };

/// Attribute of a style sheet's tag that names the code it is fetched with; the first page's have none.
const WITH: &str = "data-with";

/// A built release.
struct BuiltRelease<'a> {
    folder: &'a Path,
    tags: Vec<Tag>,
    wanted: Wanted,
    version: String,
}

impl<'a> BuiltRelease<'a> {
    fn read(folder: &'a Path) -> Result<Self> {
        let wanted = read(&folder.join(WANTED)).context("dist/ is no release: run `make build` first")?;
        let wanted = wanted
            .lines()
            .filter_map(|line| line.split_once(' '))
            .map(|(entry, files)| (entry.to_owned(), files.split_whitespace().map(str::to_owned).collect()));
        let tags = tags(&read(&folder.join("index.html"))?);
        Ok(Self { folder, tags, wanted: wanted.collect(), version: version::folder_of(folder)? })
    }

    fn sheets(&self, with: Option<&str>) -> Vec<String> {
        let marked = self.tags.iter().filter(|tag| tag.attribute(WITH) == with);
        marked.filter_map(sheets::sheet).map(str::to_owned).collect()
    }

    fn of_version(&self, names: &[&str]) -> Vec<String> {
        names.iter().map(|name| format!("{}/{name}", self.version)).collect()
    }

    fn program(&self) -> Result<Vec<String>> {
        Ok(one_file(self.folder, "page-", "_bg.wasm")?.into_iter().collect())
    }

    fn scripts(&self) -> Result<Vec<String>> {
        Ok([one_file(self.folder, "page-", ".js")?, one_file(self.folder, "chunks-", ".js")?]
            .into_iter()
            .flatten()
            .collect())
    }

    fn icons(&self) -> Vec<String> {
        [self.of_version(&["icons.svg"]), vec!["icon.svg".to_owned()]].concat()
    }

    fn shell(&self) -> Vec<String> {
        let always = ["index.html", "theme.js", "manifest.webmanifest"].map(str::to_owned);
        [always.to_vec(), self.of_version(&["text-size.js", "shell.js", "start.js", "offline.js"])].concat()
    }

    /// Code that a game is played with: its own, and that of the running table.
    fn code_of(&self, game: &str) -> Vec<String> {
        let mut files: Vec<String> =
            [game, "running"].iter().filter_map(|entry| self.wanted.get(*entry)).flatten().cloned().collect();
        files.sort();
        files.dedup();
        files
    }

    fn sheets_of(&self, game: &str) -> Vec<String> {
        [self.sheets(Some("table")), self.sheets(Some("people")), self.sheets(Some(game))].concat()
    }

    /// Pictures that a game draws with.
    fn sprites_of(&self, game: &str) -> Vec<String> {
        let own = [format!("icons-{game}.svg"), format!("people-{game}.svg")];
        self.of_version(&[&own[0], &own[1], "people-first.svg", "people.svg"])
    }

    /// The typeface, which comes behind the first picture.
    fn fonts(&self) -> Vec<String> {
        let names = files_of(&self.folder.join("fonts")).unwrap_or_default();
        names
            .iter()
            .filter(|name| Path::new(name).extension().is_some_and(|kind| kind == "woff2"))
            .map(|name| format!("fonts/{name}"))
            .collect()
    }

    /// The bytes of some files, each compressed by itself. What is not there is no part of this build.
    fn bytes(&self, files: &[String]) -> Result<usize> {
        files
            .iter()
            .filter(|file| self.folder.join(file).is_file())
            .map(|file| compressed(&self.folder.join(file)))
            .sum()
    }
}

/// The names of the files that the first page and a game are fetched in: the page test of the first files proves with them that
/// what is counted is all that a first game needs.
pub fn first_files(folder: &Path, game: &str) -> Result<Vec<String>> {
    let page = BuiltRelease::read(folder)?;
    let lists = [
        page.program()?,
        page.scripts()?,
        page.sheets(None),
        page.icons(),
        page.shell(),
        page.code_of(game),
        page.sheets_of(game),
        page.sprites_of(game),
        page.fonts(),
    ];
    Ok(lists.concat())
}

/// Prints what a first visit fetches: first what the first page needs, then what is needed besides for each game and its computer
/// players, at last what is fetched behind that, or when it is wanted. Returns whether all of it is within the limits.
pub fn print(folder: &Path, limits: Limits) -> Result<bool> {
    let page = BuiltRelease::read(folder)?;
    let mut within = true;
    let mut total =
        |what: &str, lines: &[(String, Vec<String>)], before: usize, limit: Option<usize>| -> Result<usize> {
            let mut all = before;
            for (name, files) in lines {
                let bytes = page.bytes(files)?;
                println!("{name:<32} {bytes:>8}");
                all += bytes;
            }
            within &= limit.is_none_or(|limit| all <= limit);
            println!("{what:<32} {all:>8}{}\n", limit.map_or_else(String::new, |limit| format!(" of {limit}")));
            Ok(all)
        };
    let line = |name: &str, files: Vec<String>| (name.to_owned(), files);
    let first = [
        line("program", page.program()?),
        line("glue", page.scripts()?),
        line("styles", page.sheets(None)),
        line("icons", page.icons()),
        line("page", page.shell()),
    ];
    let home = total("the first page in all", &first, 0, Some(limits.home))?;
    for game in games(&page.wanted) {
        let of_game = [
            line(&format!("{game}: program"), page.code_of(game)),
            line(&format!("{game}: styles"), page.sheets_of(game)),
            line(&format!("{game}: icons and people"), page.sprites_of(game)),
        ];
        total(&format!("the first page and {game}"), &of_game, home, Some(limits.game))?;
        let (script, program) = (format!("worker-{game}.js"), format!("worker-{game}_bg.wasm"));
        let worker = page.of_version(&["opponents.js", &script, &program]);
        let of_worker = [line(&format!("{game}: computer players"), worker)];
        total(&format!("the worker of {game}"), &of_worker, 0, Some(limits.worker))?;
    }
    let build = one_file(folder, "chunks-", ".js")?.context("dist/ has no chunks")?;
    let build = build.trim_start_matches("chunks-").trim_end_matches(".js").to_owned();
    let names = files_of(folder)?;
    let chunks = names.iter().filter_map(|name| name.strip_suffix(&format!("-{build}.wasm")));
    let mut others: Vec<_> =
        chunks.map(|chunk| line(&format!("chunk: {chunk}"), vec![format!("{chunk}-{build}.wasm")])).collect();
    let own = files_of(&folder.join(&page.version))?;
    let workers: Vec<&str> =
        own.iter().map(String::as_str).filter(|name| *name == "opponents.js" || name.starts_with("worker-")).collect();
    let rules = files_of(&folder.join(&page.version).join("rules"))?;
    let rules = rules.iter().map(|name| format!("{}/rules/{name}", page.version));
    let installed = names.iter().filter(|name| name.contains("icon") && !name.contains("icons")).cloned();
    let installed = installed.chain(["offline-worker.js", "hosting.js"].map(str::to_owned));
    others.extend([
        line("typeface", page.fonts()),
        line("styles of other pages", page.sheets(Some("later"))),
        line("computer players", page.of_version(&workers)),
        line("rules and lesson", rules.collect()),
        line("for the installed app", installed.collect()),
    ]);
    total("all of these, in the background", &others, 0, None)?;
    Ok(within)
}

/// The bytes of a file that a good host sends: brotli at its best level, by its command or by node.
fn compressed(file: &Path) -> Result<usize> {
    let by_node =
        "process.stdout.write(require('zlib').brotliCompressSync(require('fs').readFileSync(process.argv[1])))";
    let commands: [(&str, &[&str]); 2] = [("brotli", &["-q", "11", "-c"]), ("node", &["-e", by_node])];
    for (command, flags) in commands {
        if let Ok(output) = Command::new(command).args(flags).arg(file).stderr(Stdio::inherit()).output() {
            anyhow::ensure!(output.status.success(), "{command} cannot compress {}", file.display());
            return Ok(output.stdout.len());
        }
    }
    bail!("the command brotli (Debian: apt-get install brotli) or node is needed")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project::write;
    use std::fs;

    #[test]
    fn a_first_game_fetches_its_own_files_and_those_of_the_table() {
        let folder = std::env::temp_dir().join(format!("francia-bytes-{}", std::process::id()));
        fs::create_dir_all(folder.join("version-1")).unwrap();
        let page = "<link rel=stylesheet href=./a.css><link rel=stylesheet href=./t.css data-with=table disabled>\
            <link rel=stylesheet href=./g.css data-with=go disabled><link rel=stylesheet href=./l.css data-with=later disabled>";
        let files =
            [("index.html", page), (WANTED, "go go-1.wasm\ngo_later go_later-1.wasm\nrunning running-1.wasm\n")];
        for (name, text) in
            files.into_iter().chain(["page-1.js", "page-1_bg.wasm", "chunks-1.js"].map(|name| (name, "")))
        {
            write(&folder.join(name), text).unwrap();
        }
        let first = first_files(&folder, "go").unwrap();
        for needed in [
            "page-1.js",
            "page-1_bg.wasm",
            "chunks-1.js",
            "go-1.wasm",
            "running-1.wasm",
            "a.css",
            "t.css",
            "g.css",
            "version-1/icons-go.svg",
        ] {
            assert!(first.iter().any(|file| file == needed), "{needed} of {first:?}");
        }
        for later in ["go_later-1.wasm", "l.css"] {
            assert!(first.iter().all(|file| file != later), "{later} of {first:?}");
        }
        fs::remove_dir_all(&folder).unwrap();
    }
}
