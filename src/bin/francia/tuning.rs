//! `francia tune`: finds better weights for a game's evaluation by self-play.

use crate::Options;
use francia::bots::{Judged, arena, tune::Tuning};
use francia::kernel::{Chance, LEVELS, Setup};
use std::time::Instant;

/// Tunes, then plays the new weights against the old ones and prints both the table and what came out.
pub fn tune<G: Judged>(options: &Options) -> Result<String, String> {
    let word = match options.setup.seats.first().map(String::as_str) {
        None => "steward",
        Some(word) => LEVELS.into_iter().find(|level| *level == word).ok_or("tuning plays with a level: --seats steward")?,
    };
    let seed = options.seed.as_ref().map_or(1, |seed| seed.chance().bits_64());
    let nodes = options.nodes.first().copied().unwrap_or(0);
    let steps = u32::try_from(options.games).unwrap_or(u32::MAX);
    let mut tuning = Tuning::new(G::weights(), word, nodes, options.deals, steps, Chance::new(seed));
    let mut told = Instant::now();
    for step in 0..steps {
        tuning.step::<G>().map_err(|error| error.to_string())?;
        if told.elapsed().as_secs() >= 30 {
            told = Instant::now();
            eprintln!("{step} steps: {}", table::<G>(&tuning.weights, ", "));
        }
    }
    let series = arena::Series {
        setup: Setup::of(&[word; 2]),
        games: if word == "steward" { 2_000 } else { 100 },
        seed: 99,
        nodes: vec![nodes; 2],
        weights: vec![Some(tuning.mean.clone()), None],
        ..arena::Series::default()
    };
    let results = arena::play::<G>(&series, &|| 0.0, &mut |_, _| {}).map_err(|error| error.to_string())?;
    let (rate, low, high) = results[0].rate();
    let points: Vec<String> = results.iter().map(|result| format!("{:.1}", result.mean_points().0)).collect();
    Ok(format!(
        "{}\n{} games against the old weights: {:.1} % ({:.1} to {:.1}), points {}",
        table::<G>(&tuning.mean, "\n"), series.games, 100.0 * rate, 100.0 * low, 100.0 * high, points.join(" to ")
    ))
}

fn table<G: Judged>(weights: &[f32], between: &str) -> String {
    let rows = G::WEIGHTS.iter().zip(weights).map(|(name, weight)| format!("{name} {weight:.2}"));
    rows.collect::<Vec<_>>().join(between)
}
