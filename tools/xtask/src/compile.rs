//! The compiler: the page and the workers' programs of a build. It needs no tool but Rust.

use crate::optimise::Goal;
use crate::project::{BuildKind, Project};
use anyhow::{Context, Result, bail};
use std::env;
use std::path::PathBuf;
use std::process::{Child, Command};

/// A compiled program.
pub struct Program {
    /// The name of its files.
    pub name: String,
    /// Output of the compiler.
    pub file: PathBuf,
    /// Aim of its optimisation.
    pub goal: Goal,
}

/// Cargo's flags for the page of a release.
const PAGE: [&str; 5] = ["--release", "--features", "split", "--bin", "page"];
/// Cargo's flags for the workers of a release.
const WORKERS: [&str; 5] = ["--profile", "worker", "-p", "worker", "--bins"];
/// Cargo's flags for a draft.
const DRAFT: [&str; 7] = ["--profile", "draft", "-p", "francia", "-p", "worker", "--bins"];

/// Compiles what has changed since the last time.
///
/// The page of a release takes longest, one step after the other, each for a single core; the workers have their own profile, and
/// are compiled beside it in the time that it leaves (`nice`).
pub fn compile(project: &Project, kind: BuildKind) -> Result<Vec<Program>> {
    let (page, workers) = if kind == BuildKind::Draft {
        wait(cargo(project, 0, &DRAFT)?)?;
        ("draft", "draft")
    } else {
        let mut page = cargo(project, 0, &PAGE)?;
        let workers = cargo(project, 10, &WORKERS).and_then(wait);
        if workers.is_err() {
            page.kill()?;
        }
        workers.and(wait(page))?;
        ("release", "worker")
    };
    let program = |name: &str, profile: &str, goal| {
        let folder = project.target.join("wasm32-unknown-unknown").join(profile);
        Program { name: name.to_owned(), file: folder.join(format!("{name}.wasm")), goal }
    };
    let mut programs = vec![program("page", page, Goal::Size)];
    programs.extend(project.workers()?.iter().map(|name| program(name, workers, Goal::Speed)));
    Ok(programs)
}

/// Starts cargo. What it needs was fetched before: a build takes nothing from the network.
fn cargo(project: &Project, niceness: u8, flags: &[&str]) -> Result<Child> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new("nice");
    command.args(["-n", &niceness.to_string()]).arg(cargo).args(["build", "--locked", "--offline"]);
    command.args(["--target", "wasm32-unknown-unknown"]).args(flags).current_dir(&project.root);
    command.spawn().context("cargo does not start")
}

fn wait(mut cargo: Child) -> Result<()> {
    if !cargo.wait()?.success() {
        bail!("the programs do not compile");
    }
    Ok(())
}
