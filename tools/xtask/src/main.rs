//! `cargo xtask COMMAND`: what lies between the compiler and the page.

use anyhow::{Context, Result, bail, ensure};
use std::env;
use std::path::PathBuf;
use std::process::ExitCode;
use xtask::project::{BuildKind, Project};
use xtask::{assemble, bytes, compile, sources};

const USAGE: &str = "cargo xtask COMMAND
  compile KIND     compile the page and the workers: release, play or draft
  assemble         finish the page that trunk has staged (Trunk.toml calls it)
  is-built KIND    succeed where dist/ holds such a build of the sources as they are
  refuse-older     fail where dist/ is older than the sources
  bytes            print what a visit fetches from dist/, and fail where that is too much";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    match run(&args.iter().map(String::as_str).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[&str]) -> Result<()> {
    let project = Project::here()?;
    match *args {
        ["compile", kind] => compile::compile(&project, kind.parse()?).map(drop),
        ["assemble"] => assemble(&project),
        ["is-built", kind] => {
            ensure!(sources::is_built(&project, kind.parse()?)?, "dist/ has no {kind} of the sources as they are");
            println!("dist/ is up to date");
            Ok(())
        }
        ["refuse-older"] => sources::refuse_older(&project, &project.root.join("dist")),
        ["bytes"] => {
            ensure!(bytes::print(&project.root.join("dist"), bytes::LIMITS)?, "that is more than its limit");
            Ok(())
        }
        _ => bail!("{USAGE}"),
    }
}

fn assemble(project: &Project) -> Result<()> {
    let staged = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from);
    let staged = staged.context("trunk calls this and names its folder in TRUNK_STAGING_DIR: run `trunk build`")?;
    assemble::assemble(project, BuildKind::asked_of_trunk()?, &staged)
}
