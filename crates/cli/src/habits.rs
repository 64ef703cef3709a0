//! `francia habits`: the usual choices of a game's players, for short links.

use crate::files::write;
use crate::options::Options;
use lab::habits::habits_of_games;
use players::Evaluate;
use std::time::Instant;

const MOST_LINES: usize = 100;

/// Plays games, learns from them and writes the table. Links that were written with another table can no longer be
/// read: the command is for a game that has none yet.
pub fn habits<G: Evaluate>(options: &Options) -> Result<String, String> {
    let out = options.file.as_ref().ok_or("where to? Name a file with --out")?;
    let seed: u64 =
        options.seed.as_ref().map_or(Ok(1), |seed| seed.text().parse().map_err(|_| "the seed is a number"))?;
    let started = Instant::now();
    let table = habits_of_games::<G>(options.games, seed, |games| {
        if games.is_multiple_of(MOST_LINES) {
            eprintln!("{games} games, {:.0} s", started.elapsed().as_secs_f64());
        }
    });
    write(out, &table)?;
    Ok(format!("{} bytes of {} games written to {}", table.len(), options.games, out.display()))
}
