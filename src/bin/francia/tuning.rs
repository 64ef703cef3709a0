//! `francia tune`: finds better weights for a game's evaluation by self-play.

use crate::Options;
use francia::bots::{Judged, Method, arena, tune::Tuning};
use francia::kernel::{Chance, Setup};
use std::time::Instant;

/// Tunes, then plays the new weights against the old ones and prints both the table and what came out.
pub fn tune<G: Judged>(options: &Options) -> Result<String, String> {
    let seed = options.seed.as_ref().map_or(1, |seed| seed.chance().bits_64());
    let steps = u32::try_from(options.games).unwrap_or(u32::MAX);
    // By turns: one step ahead, and at a glance, as beyond the tree of a search; with --nodes by searches only.
    let methods: Vec<Method> = match options.nodes[..] {
        [] => vec![Method::OneStep(2), Method::OneStep(0)],
        ref nodes => nodes.iter().map(|&nodes| Method::Search(nodes)).collect(),
    };
    let mut tuning = Tuning::new(G::weights(), methods.clone(), options.deals, steps, Chance::new(seed));
    let mut told = Instant::now();
    for step in 0..steps {
        tuning.step::<G>().map_err(|error| error.to_string())?;
        if told.elapsed().as_secs() >= 30 {
            told = Instant::now();
            eprintln!("{step} steps: {}", table::<G>(&tuning.weights, ", "));
        }
    }
    let mut lines = vec![table::<G>(&tuning.mean, "\n")];
    for method in methods {
        let series = arena::Series {
            setup: Setup::of(&["steward"; 2]),
            games: if matches!(method, Method::Search(_)) { 100 } else { 1_000 },
            seed: 99,
            methods: vec![Some(method); 2],
            weights: vec![Some(tuning.mean.clone()), None],
            ..arena::Series::default()
        };
        let results = arena::play::<G>(&series, &|| 0.0, &mut |_, _| {}).map_err(|error| error.to_string())?;
        let (rate, low, high) = results[0].rate();
        let points: Vec<String> = results.iter().map(|result| format!("{:.1}", result.mean_points().0)).collect();
        lines.push(format!(
            "{method:?}: {} games against the old weights: {:.1} % ({:.1} to {:.1}), points {}",
            series.games, 100.0 * rate, 100.0 * low, 100.0 * high, points.join(" to ")
        ));
    }
    Ok(lines.join("\n"))
}

fn table<G: Judged>(weights: &[f32], between: &str) -> String {
    let rows = G::WEIGHTS.iter().zip(weights).map(|(name, weight)| format!("{name} {weight:.2}"));
    rows.collect::<Vec<_>>().join(between)
}
