//! `francia arena`: matches of computer players.

use crate::files::{read, read_text};
use crate::options::Options;
use lab::arena;
use players::{Evaluate, Method, SearchSettings, ValueNetwork};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

/// The value network in a file; `None` for `-`, which means the game's.
pub fn network<G: Evaluate>(file: &str) -> Result<Option<Arc<ValueNetwork>>, String> {
    if file == "-" {
        return Ok(None);
    }
    let bytes = read(Path::new(file))?;
    match ValueNetwork::read(G::FEATURES, &bytes).and_then(|networks| <[ValueNetwork; 1]>::try_from(networks).ok()) {
        Some([network]) => Ok(Some(Arc::new(network))),
        None => Err(format!("{file} holds no network of this game, or several")),
    }
}

/// The weights in a file, one name and number per line; `None` for `-`, which means the game's.
pub fn weights<G: Evaluate>(file: &str) -> Result<Option<Vec<f32>>, String> {
    if file == "-" {
        return Ok(None);
    }
    let text = read_text(Path::new(file))?;
    let mut weights = vec![None; G::WEIGHTS.len()];
    for line in text.lines() {
        let row = line.split_once(' ').and_then(|(name, number)| {
            Some((G::WEIGHTS.iter().position(|known| *known == name)?, number.trim().parse().ok()?))
        });
        let (place, number) = row.ok_or_else(|| format!("{file}: “{line}” is no weight of this game"))?;
        weights[place] = Some(number);
    }
    let all = weights.into_iter().collect::<Option<Vec<f32>>>();
    all.map(Some).ok_or_else(|| format!("{file} lacks weights of this game"))
}

pub fn arena<G: Evaluate>(options: &Options) -> Result<String, String> {
    crate::options::computers_only::<G>(options)?;
    let settings = options.settings.iter().map(|key| match key.as_str() {
        "-" => Ok(None),
        _ if SearchSettings::USUAL.changed(key).is_some() => Ok(Some(key.clone())),
        _ => Err(format!("“{key}” are no search settings; horizon=turn4+leaf=2+network=0.9+exploration=0.3 are")),
    });
    let series = arena::ArenaSeries {
        setup: options.setup.clone(),
        games: options.games,
        seed: options
            .seed
            .as_ref()
            .map_or(Ok(1), |seed| seed.text().parse().map_err(|_| "the arena's seed is a number"))?,
        methods: options.nodes.iter().map(|&nodes| (nodes > 0).then_some(Method::Search(nodes))).collect(),
        settings: settings.collect::<Result<_, _>>()?,
        workers: options.workers.clone(),
        networks: options.networks.iter().map(|file| network::<G>(file)).collect::<Result<_, _>>()?,
        weights: options.weights.iter().map(|file| weights::<G>(file)).collect::<Result<_, _>>()?,
        policies: options.policies.iter().map(|file| weights::<G>(file)).collect::<Result<_, _>>()?,
    };
    let started = Instant::now();
    let clock = || started.elapsed().as_secs_f64() * 1_000.0;
    let mut reported = started;
    let results = arena::play::<G>(&series, &clock, &mut |played, results| {
        if reported.elapsed().as_secs() >= 20 {
            reported = Instant::now();
            eprintln!("{played} games: {}", rates(results));
        }
    })
    .map_err(|error| error.to_string())?;
    let seconds = started.elapsed().as_secs_f64();
    if options.json {
        let players: Vec<Value> =
            results.iter().zip(&series.setup.seats).map(|(result, key)| player(result, key)).collect();
        let report = json!({
            "game": G::NAME, "seats": series.setup.seats, "games": series.games, "seed": series.seed,
            "seconds": seconds, "players": players,
        });
        return Ok(report.to_string());
    }
    let mut lines = vec![format!("{} games in {seconds:.0} s", series.games)];
    for (result, key) in results.iter().zip(&series.setup.seats) {
        let (rate, low, high) = result.rate();
        let (points, spread) = result.mean_points();
        let (mean, most, longest) = result.thinking();
        let place = result.mean_place().map(|(place, spread)| format!("place {place:.2} ± {spread:.2}, "));
        let place = place.unwrap_or_default();
        lines.push(format!(
            "{key:<14} wins {:5.1} % ({:.1} to {:.1}), {place}{points:5.1} ± {spread:.1} points, {mean:.2} ms a decision ({most:.1} at most in 95 of 100, {longest:.0} ever), {:.0} iterations a second",
            100.0 * rate, 100.0 * low, 100.0 * high,
            pace(result),
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
        .map(|result| {
            let place = result.mean_place().map(|(place, _)| format!(", place {place:.2}")).unwrap_or_default();
            format!("{:.1} %{place}, {:.1} points", 100.0 * result.rate().0, result.mean_points().0)
        })
        .collect();
    rates.join("; ")
}

fn pace(result: &arena::Result) -> f64 {
    result.iterations as f64 * 1_000.0 / result.milliseconds.iter().sum::<f64>().max(1.0)
}

fn player(result: &arena::Result, key: &str) -> Value {
    let (rate, low, high) = result.rate();
    let (points, spread) = result.mean_points();
    let place = result.mean_place();
    let (mean, most, longest) = result.thinking();
    let games = result.games.max(1) as f64;
    let lines: serde_json::Map<String, Value> =
        result.lines.iter().map(|(name, points)| ((*name).to_owned(), json!(f64::from(*points) / games))).collect();
    json!({
        "seat": key, "games": result.games, "wins": result.wins, "rate": rate, "rate_low": low, "rate_high": high,
        "mean_place": place.map(|place| place.0), "place_spread": place.map(|place| place.1),
        "mean_points": points, "points_spread": spread, "decisions": result.milliseconds.len(),
        "ms_a_decision": mean, "ms_95": most, "ms_longest": longest,
        "iterations": result.iterations,
        "rounds": result.rounds as f64 / result.games.max(1) as f64,
        "lines": lines,
        "iterations_a_second": pace(result),
    })
}
