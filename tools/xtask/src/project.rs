//! Folders of the project and of its compiled programs, and the kinds of builds.

use anyhow::{Context, Result, bail};
use std::env;
use std::fmt::{self, Display, Formatter};
use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// A kind of build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildKind {
    /// Small: split, and optimised by wasm-opt.
    Release,
    /// The same without wasm-opt, which takes a minute or two less: for the machine that it is built on.
    Play,
    /// Large and slow, in one file, compiled in seconds: for work on the page.
    Draft,
}

impl BuildKind {
    /// The kind that trunk builds: `FRANCIA_KIND` may ask for another one than trunk's profile says.
    pub fn asked_of_trunk() -> Result<Self> {
        match (env::var("FRANCIA_KIND"), env::var("TRUNK_PROFILE").as_deref()) {
            (Ok(kind), _) => kind.parse(),
            (Err(_), Ok("release")) => Ok(Self::Release),
            (Err(_), _) => Ok(Self::Draft),
        }
    }

    /// Its key, which is also the name of a folder.
    pub fn key(self) -> &'static str {
        match self {
            Self::Release => "release",
            Self::Play => "play",
            Self::Draft => "draft",
        }
    }
}

impl FromStr for BuildKind {
    type Err = anyhow::Error;

    fn from_str(key: &str) -> Result<Self> {
        let known = [Self::Release, Self::Play, Self::Draft].into_iter().find(|kind| kind.key() == key);
        known.with_context(|| format!("a build is of the kind release, play or draft, not {key}"))
    }
}

impl Display for BuildKind {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.key())
    }
}

/// A checkout of the project.
pub struct Project {
    /// The folder of Cargo.toml and Trunk.toml.
    pub root: PathBuf,
    /// Cargo's folder of compiled programs.
    pub target: PathBuf,
}

impl Project {
    /// The checkout at this path.
    pub fn at(root: impl Into<PathBuf>) -> Self {
        let root = root.into();
        let target = root.join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()));
        Self { root, target }
    }

    /// The checkout around the working directory.
    pub fn here() -> Result<Self> {
        let here = env::current_dir().context("the working directory is gone")?;
        let root = here.ancestors().find(|folder| folder.join("Trunk.toml").exists());
        Ok(Self::at(root.with_context(|| format!("no folder around {} has a Trunk.toml", here.display()))?))
    }

    /// The text of one of its files.
    pub fn read(&self, file: &str) -> Result<String> {
        read(&self.root.join(file))
    }

    /// The names of the workers' programs, one a game.
    pub fn workers(&self) -> Result<Vec<String>> {
        let files = files_of(&self.root.join("crates/worker/src/bin"))?;
        let mut workers: Vec<String> =
            files.iter().filter_map(|file| Some(file.strip_suffix(".rs")?.to_owned())).collect();
        workers.sort();
        if workers.is_empty() {
            bail!("crates/worker/src/bin has no program");
        }
        Ok(workers)
    }
}

/// The text of a file; an error names the file.
pub fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))
}

/// Writes a file; an error names the file.
pub fn write(file: &Path, text: impl AsRef<[u8]>) -> Result<()> {
    fs::write(file, text).with_context(|| format!("{} cannot be written", file.display()))
}

/// The names of the files and folders in a folder, in order.
pub fn files_of(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?;
    let mut names = Vec::new();
    for entry in entries {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

/// The one file of a folder whose name begins and ends so.
pub fn one_file(folder: &Path, start: &str, end: &str) -> Result<Option<String>> {
    let mut found = files_of(folder)?.into_iter().filter(|name| name.starts_with(start) && name.ends_with(end));
    match (found.next(), found.next()) {
        (Some(one), Some(other)) => bail!("{} holds both {one} and {other}", folder.display()),
        (one, _) => Ok(one),
    }
}
