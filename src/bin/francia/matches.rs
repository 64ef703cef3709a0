//! `francia arena`: series of games between computer players.

use crate::Options;
use francia::bots::{Horizon, Judged, Method, arena};
use serde_json::{Value, json};
use std::time::Instant;

/// Where a search stops and judges, by its word: `end`, or a number of rounds or turns such as `round1` or `turn4`.
pub fn horizon(word: &str) -> Option<Horizon> {
    match word.split_at_checked(4).unwrap_or((word, "")) {
        ("turn", turns) => turns.parse().ok().map(Horizon::Turns),
        ("roun", rest) => rest.strip_prefix('d')?.parse().ok().map(Horizon::Rounds),
        _ => (word == "end").then_some(Horizon::End),
    }
}

/// Plays a series and prints what came out for each player.
pub fn arena<G: Judged>(options: &Options) -> Result<String, String> {
    crate::computers_only::<G>(options)?;
    let horizons = options.horizons.iter().map(|word| match word.as_str() {
        "-" => Ok(None),
        _ => horizon(word).map(Some).ok_or_else(|| format!("no horizon is called “{word}”: end, round0 or turn4")),
    });
    let series = arena::Series {
        setup: options.setup.clone(),
        games: options.games,
        seed: options
            .seed
            .as_ref()
            .map_or(Ok(1), |seed| seed.text().parse().map_err(|_| "the arena's seed is a number"))?,
        methods: options.nodes.iter().map(|&nodes| (nodes > 0).then_some(Method::Search(nodes))).collect(),
        horizons: horizons.collect::<Result<_, _>>()?,
        workers: options.workers.clone(),
        ..arena::Series::default()
    };
    let started = Instant::now();
    let clock = || started.elapsed().as_secs_f64() * 1_000.0;
    let mut told = started;
    let results = arena::play::<G>(&series, &clock, &mut |played, results| {
        if told.elapsed().as_secs() >= 20 {
            told = Instant::now();
            eprintln!("{played} games: {}", rates(results));
        }
    })
    .map_err(|error| error.to_string())?;
    let seconds = started.elapsed().as_secs_f64();
    if options.json {
        let players: Vec<Value> =
            results.iter().zip(&series.setup.seats).map(|(result, word)| player(result, word)).collect();
        let report = json!({
            "game": G::NAME, "seats": series.setup.seats, "games": series.games, "seed": series.seed,
            "seconds": seconds, "players": players,
        });
        return Ok(report.to_string());
    }
    let mut lines = vec![format!("{} games in {seconds:.0} s", series.games)];
    for (result, word) in results.iter().zip(&series.setup.seats) {
        let (rate, low, high) = result.rate();
        let (points, spread) = result.mean_points();
        lines.push(format!(
            "{word:<14} wins {:5.1} % ({:.1} to {:.1}), {points:5.1} ± {spread:.1} points, {:.2} ms a decision ({:.0} at most), {:.0} iterations a second",
            100.0 * rate, 100.0 * low, 100.0 * high,
            result.milliseconds / result.decisions.max(1) as f64, result.longest,
            result.iterations as f64 * 1_000.0 / result.milliseconds.max(1.0),
        ));
        let games = result.games.max(1) as f64;
        let sheet: Vec<String> =
            result.lines.iter().map(|(name, points)| format!("{name} {:.1}", f64::from(*points) / games)).collect();
        lines.push(format!("  {:.1} rounds: {}", result.rounds as f64 / games, sheet.join(", ")));
    }
    Ok(lines.join("\n"))
}

fn rates(results: &[arena::Result]) -> String {
    let rates: Vec<String> = results
        .iter()
        .map(|result| format!("{:.1} % {:.1}", 100.0 * result.rate().0, result.mean_points().0))
        .collect();
    rates.join(", ")
}

fn player(result: &arena::Result, word: &str) -> Value {
    let (rate, low, high) = result.rate();
    let (points, spread) = result.mean_points();
    let games = result.games.max(1) as f64;
    let lines: serde_json::Map<String, Value> =
        result.lines.iter().map(|(name, points)| ((*name).to_owned(), json!(f64::from(*points) / games))).collect();
    json!({
        "seat": word, "games": result.games, "wins": result.wins, "rate": rate, "rate_low": low, "rate_high": high,
        "mean_points": points, "points_spread": spread, "decisions": result.decisions,
        "ms_a_decision": result.milliseconds / result.decisions.max(1) as f64, "ms_longest": result.longest,
        "iterations": result.iterations,
        "rounds": result.rounds as f64 / result.games.max(1) as f64,
        "lines": lines,
        "iterations_a_second": result.iterations as f64 * 1_000.0 / result.milliseconds.max(1.0),
    })
}
