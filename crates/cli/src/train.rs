//! `francia train`: creates the weights and the networks of a game by its recipe. `francia weights` updates its table.

use crate::files::{read_text, write};
use crate::matches::weights;
use crate::options::{Options, read};
use crate::tuning;
use lexopt::Parser;
use players::Evaluate;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::time::Instant;

struct RecipeStep {
    command: String,
    options: Options,
}

/// Runs the steps of the game's recipe in the directory that `--out` names. A step whose file exists is skipped. With
/// `--weights` and `--policies` only the networks are made. With `--most`, for a rehearsal, no step plays more batches
/// of games or searches with more iterations; `--most 0` only lists the steps.
pub fn train<G: Evaluate>(options: &Options) -> Result<String, String> {
    let directory = options.file.as_ref().ok_or("where to? Name a directory with --out")?;
    fs::create_dir_all(directory).map_err(|error| format!("cannot make {}: {error}", directory.display()))?;
    let mut lines = Vec::new();
    for step in steps::<G>(options, directory)? {
        let RecipeStep { command, options: step } = step;
        let file = step.file.clone().unwrap_or_default();
        if options.most == Some(0) {
            lines.push(format!("{command}: {}", file.display()));
            continue;
        }
        if file.exists() {
            lines.push(format!("{command}: {} is there", file.display()));
            continue;
        }
        let started = Instant::now();
        let reported = match command.as_str() {
            "tune" => tuning::tune::<G>(&step)?,
            "fit" => tuning::fit::<G>(&step)?,
            "learn" => tuning::learn::<G>(&step)?,
            "join" => tuning::join::<G>(&step)?,
            _ => return Err(format!("no step of a recipe is called “{command}”")),
        };
        let last = reported.lines().last().unwrap_or_default();
        let line = format!("{command}: {} in {} s. {last}", file.display(), started.elapsed().as_secs());
        eprintln!("{line}");
        lines.push(line);
    }
    Ok(lines.join("\n"))
}

fn steps<G: Evaluate>(whole: &Options, directory: &Path) -> Result<Vec<RecipeStep>, String> {
    let weights_are_given = !whole.weights.is_empty() || !whole.policies.is_empty();
    let most = whole.most.unwrap_or(usize::MAX);
    // The file of every step so far, and true if the step runs.
    let mut files: BTreeMap<String, bool> = BTreeMap::new();
    let mut steps = Vec::new();
    for line in G::RECIPE.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let mut args = line.split(' ');
        let command = args.next().unwrap_or_default().to_owned();
        let runs = !weights_are_given || !matches!(command.as_str(), "tune" | "fit");
        let mut options = read(&mut Parser::from_args(args.map(OsString::from)))
            .map_err(|error| format!("{}: “{line}”: {error}", G::NAME))?;
        options.workers.clone_from(&whole.workers);
        options.games = options.games.min(most);
        for nodes in &mut options.nodes {
            *nodes = (*nodes).min(u32::try_from(most).unwrap_or(u32::MAX));
        }
        let given = |file: &String, instead: &[String]| match files.get(file) {
            Some(true) => Ok(directory.join(file).display().to_string()),
            Some(false) => Ok(instead.first().map_or("-", String::as_str).to_owned()),
            None => Err(format!("{}: “{line}”: no step before it makes {file}", G::NAME)),
        };
        let all = |list: &[String], instead: &[String]| -> Result<Vec<String>, String> {
            list.iter().map(|file| given(file, instead)).collect()
        };
        options.networks = all(&options.networks, &[])?;
        options.weights = all(&options.weights, &whole.weights)?;
        options.policies = all(&options.policies, &whole.policies)?;
        if let Some(file) = &mut options.file {
            files.insert(file.display().to_string(), runs);
            *file = directory.join(&file);
        }
        if runs {
            steps.push(RecipeStep { command, options });
        }
    }
    Ok(steps)
}

/// Puts weights into the game's table, `crates/players/src/GAME/weights.rs`, which `--out` names.
pub fn put<G: Evaluate>(options: &Options) -> Result<String, String> {
    let file = options.file.as_ref().ok_or("where to? Name the game's weights.rs with --out")?;
    let given = |files: &[String]| files.first().map_or(Ok(None), |file| weights::<G>(file));
    let evaluation = given(&options.weights)?.unwrap_or_else(|| G::weights().to_vec());
    let policy = given(&options.policies)?.unwrap_or_else(|| G::policy_weights().to_vec());
    let text = read_text(file)?;
    let row = |line: &str| {
        let known = line.trim_start().split_once(' ').filter(|_| line.ends_with(';'));
        let place = known.and_then(|(name, _)| G::WEIGHTS.iter().position(|known| *known == name));
        place.map_or_else(
            || line.to_owned(),
            |place| format!("    {} {:.2}, {:.2};", G::WEIGHTS[place], evaluation[place], policy[place]),
        )
    };
    let lines: Vec<String> = text.lines().map(row).collect();
    write(file, lines.join("\n") + "\n")?;
    Ok(format!("{} weights written to {}", G::WEIGHTS.len(), file.display()))
}
