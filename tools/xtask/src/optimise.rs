//! wasm-opt: a release is a third smaller with it.
//!
//! Never with `--all-features`: it then writes imports that no browser loads. `--low-memory-unused` is true of Rust, whose stack
//! begins at the lowest addresses and ends a megabyte above: 2 KB less. Measured and not worth it: `--converge`, a second `-Oz`,
//! `-Os`, `--gufa`, `--merge-similar-functions` and `--flatten` are each within 1.5 KB with brotli, most of them larger.

use crate::project::Project;
use anyhow::{Context, Result, bail, ensure};
use std::env;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// Two processes work at a time: most machines have as many cores.
const AT_ONCE: usize = 2;

/// Aim of the optimisation of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    Size,
    Speed,
}

impl Goal {
    /// The levels of optimisation and of shrinking.
    fn levels(self) -> [&'static str; 2] {
        match self {
            Self::Size => ["2", "2"],
            Self::Speed => ["3", "0"],
        }
    }

    /// The flag of the command for these levels.
    fn flag(self) -> &'static str {
        match self {
            Self::Size => "-Oz",
            Self::Speed => "-O3",
        }
    }
}

/// wasm-opt of the pinned version, as it was found on this machine.
pub struct WasmOpt {
    command: PathBuf,
    /// Its library for node, where it came with one: without it, each file would start node anew.
    library: Option<PathBuf>,
}

impl WasmOpt {
    /// The one on the PATH, if it is of the version that Trunk.toml pins: older ones refuse what today's Rust writes.
    pub fn find(project: &Project) -> Result<Option<Self>> {
        let pinned = pinned(&project.read("Trunk.toml")?)?;
        let path = env::var_os("PATH").unwrap_or_default();
        let commands = env::split_paths(&path).map(|folder| folder.join("wasm-opt"));
        let Some(command) = commands.into_iter().find(|command| is_of_version(command, &pinned)) else {
            return Ok(None);
        };
        let library = command.canonicalize().ok().and_then(|file| Some(file.parent()?.parent()?.join("index.js")));
        let library = library.filter(|library| library.exists());
        Ok(Some(Self { command, library }))
    }

    /// Optimises files in their places.
    pub fn optimise(&self, files: &[PathBuf], goal: Goal) -> Result<()> {
        let share = if self.library.is_some() { files.len().div_ceil(AT_ONCE * 2).max(1) } else { 1 };
        let mut waiting = files.chunks(share).rev().collect::<Vec<_>>();
        let mut working = Vec::new();
        while let Some(share) = waiting.pop() {
            working.push(self.start(share, goal)?);
            if working.len() == AT_ONCE {
                finish(working.remove(0))?;
            }
        }
        working.into_iter().try_for_each(finish)
    }

    fn start(&self, files: &[PathBuf], goal: Goal) -> Result<Child> {
        let mut command;
        if let Some(library) = &self.library {
            command = Command::new("node");
            command.arg("--input-type=module").arg("-").arg(library).args(goal.levels()).args(files);
            command.stdin(Stdio::piped());
        } else {
            command = Command::new(&self.command);
            command.args([goal.flag(), "--low-memory-unused"]).arg(&files[0]).arg("-o").arg(&files[0]);
        }
        // Its remarks on sections that it does not know are nobody's concern as long as it works.
        let mut started = command.stderr(Stdio::piped()).spawn().context("wasm-opt does not start")?;
        if let Some(mut script) = started.stdin.take() {
            script.write_all(include_bytes!("optimise.mjs"))?;
        }
        Ok(started)
    }
}

fn finish(started: Child) -> Result<()> {
    let output = started.wait_with_output()?;
    ensure!(output.status.success(), "wasm-opt failed: {}", String::from_utf8_lossy(&output.stderr));
    Ok(())
}

/// The version of wasm-opt that Trunk.toml pins.
fn pinned(trunk: &str) -> Result<String> {
    let pin = trunk.lines().find_map(|line| line.strip_prefix("wasm_opt = \"version_")?.strip_suffix('"'));
    let Some(pin) = pin else { bail!("Trunk.toml pins no version of wasm-opt") };
    Ok(pin.to_owned())
}

fn is_of_version(command: &Path, version: &str) -> bool {
    let Ok(output) = Command::new(command).arg("--version").output() else { return false };
    let printed = String::from_utf8_lossy(&output.stdout);
    printed.split_whitespace().skip_while(|word| *word != "version").nth(1) == Some(version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pin_is_read() {
        assert_eq!(pinned("[tools]\nwasm_opt = \"version_132\"\n").unwrap(), "132");
        assert!(pinned("[tools]\n").is_err());
    }

    /// The size of the page is a matter of shrinking, the workers' speed of optimising.
    #[test]
    fn the_levels_are_those_of_the_flags() {
        assert_eq!((Goal::Size.levels(), Goal::Size.flag()), (["2", "2"], "-Oz"));
        assert_eq!((Goal::Speed.levels(), Goal::Speed.flag()), (["3", "0"], "-O3"));
    }
}
