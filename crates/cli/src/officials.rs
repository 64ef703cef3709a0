//! `francia officials`: win rates of a level against the official opponents of a game.

use crate::options::Options;
use lab::officials::{self, OfficialCell};
use players::Evaluate;
use serde_json::json;

pub fn officials<G: Evaluate + Send>(options: &Options) -> Result<String, String> {
    let level = options.level()?;
    let reported = &mut |cell: &OfficialCell| eprintln!("{}", line(cell));
    let cells = officials::play::<G>(level, &options.series()?, reported).map_err(|error| error.to_string())?;
    if options.json {
        let cell = |cell: &OfficialCell| {
            json!({
                "official": cell.official, "harder": cell.harder, "games": cell.games, "won": cell.won,
                "points": mean(cell.points as f64, cell), "official_points": mean(cell.official_points as f64, cell),
                "rounds": mean(cell.rounds as f64, cell),
            })
        };
        return Ok(json!({"game": G::NAME, "level": level.key, "cells": cells.iter().map(cell).collect::<Vec<_>>()})
            .to_string());
    }
    Ok(cells.iter().map(line).collect::<Vec<_>>().join("\n"))
}

fn mean(sum: f64, cell: &OfficialCell) -> f64 {
    sum / cell.games.max(1) as f64
}

fn line(cell: &OfficialCell) -> String {
    let args: Vec<&str> = std::iter::once(cell.official).chain(cell.harder.iter().copied()).collect();
    format!(
        "{}: {} games, {:.1} % won, {:.1} to {:.1} points, {:.1} rounds",
        args.join(" "),
        cell.games,
        100.0 * mean(cell.won as f64, cell),
        mean(cell.points as f64, cell),
        mean(cell.official_points as f64, cell),
        mean(cell.rounds as f64, cell),
    )
}
