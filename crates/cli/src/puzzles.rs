//! `francia puzzles`: practice positions from games of computer players.

use crate::files::write;
use crate::options::{Options, computers_only};
use history::Puzzle;
use kernel::{Declared, SeatKind, Seed};
use lab::puzzles::puzzles_of_game;
use players::Evaluate;
use std::time::Instant;

/// Iterations of the second search of a position, before the game's factor.
const ITERATIONS: u32 = 3_000;
/// Seats of the games by default. The king plays best, so that his positions are those of strong players.
const SEATS: [&str; 2] = ["king", "king"];
const GAMES_EACH: usize = 50;

/// Plays games until there are enough positions. Each is written at once: an interrupted run leaves the first ones of a
/// longer one.
pub fn puzzles<G: Evaluate>(options: &Options) -> Result<String, String> {
    let out = options.file.as_ref().ok_or("where to? Name a file with --out")?;
    let seed: u64 =
        options.seed.as_ref().map_or(Ok(1), |seed| seed.text().parse().map_err(|_| "the seed is a number"))?;
    let iterations = options.nodes.first().copied().unwrap_or(ITERATIONS);
    let mut setup = options.setup.clone();
    if setup.seats.is_empty() {
        setup.seats = SEATS.map(str::to_owned).to_vec();
    } else if computers_only::<G>(options)?.iter().any(|kind| !matches!(kind, SeatKind::Level(_))) {
        return Err("a seat here is a level, such as king".to_owned());
    }
    let seats = setup.seats.join(",");
    let head = format!(
        "# francia puzzles --game {} --seed {seed} --nodes {iterations}: rules {}, games of {seats}",
        G::NAME,
        Declared::of::<G>().rules_of(&setup)
    );
    let started = Instant::now();
    let mut found: Vec<Puzzle> = Vec::new();
    let mut game = 0;
    while found.len() < options.count && game < GAMES_EACH * options.count.max(1) {
        let dealt_from = Seed::from(seed.wrapping_mul(1_000).wrapping_add(game as u64));
        let more = puzzles_of_game::<G>(&setup, dealt_from, iterations).map_err(|error| error.to_string())?;
        game += 1;
        let any = !more.is_empty();
        found.extend(more);
        found.truncate(options.count);
        if any || game == 1 {
            let puzzles = found.iter().map(ToString::to_string);
            let lines: Vec<String> = std::iter::once(head.clone()).chain(puzzles).collect();
            write(out, lines.join("\n") + "\n")?;
            eprintln!("{game} games, {} positions, {:.0} s", found.len(), started.elapsed().as_secs_f64());
        }
    }
    Ok(format!("{} positions of {game} games written to {}", found.len(), out.display()))
}
