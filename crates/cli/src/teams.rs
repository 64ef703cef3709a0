//! `francia teams`: win rates of teams in the co-op scenario of a game.

use crate::options::Options;
use kernel::{Coop, Lang};
use lab::teams::{self, TeamCell};
use players::{Evaluate, Level, levels};
use serde_json::json;

pub fn teams<G: Evaluate + Send>(options: &Options) -> Result<String, String> {
    let (level, seats) = team(options)?;
    let series = options.series()?;
    let named = Coop::of(&options.setup);
    let wanted = |cell: &(usize, Coop)| (seats == 1 || cell.0 == seats) && named.is_none_or(|coop| coop == cell.1);
    let mut cells = Vec::new();
    for place in teams::cells::<G>().filter(wanted) {
        let cell = teams::play::<G>(level, place, &series).map_err(|error| error.to_string())?;
        eprintln!("{}", line(&cell));
        cells.push(cell);
    }
    if cells.is_empty() {
        return Err(format!("{} has no such co-op scenario", G::NAME));
    }
    if options.json {
        let cell = |cell: &TeamCell| {
            json!({
                "seats": cell.seats, "difficulty": cell.coop.key(), "games": cell.games, "won": cell.won,
                "points": mean(cell.points, cell), "target": mean(cell.targets, cell), "reasons": cell.reasons,
            })
        };
        return Ok(json!({"game": G::NAME, "level": level.key, "cells": cells.iter().map(cell).collect::<Vec<_>>()})
            .to_string());
    }
    Ok(cells.iter().map(line).collect::<Vec<_>>().join("\n"))
}

/// The level of all seats, and their number; 1 means every number of seats.
fn team(options: &Options) -> Result<(&'static Level, usize), String> {
    let args = &options.setup.seats;
    let level = levels().iter().find(|level| !args.is_empty() && args.iter().all(|key| key == level.key));
    level.map(|level| (level, args.len())).ok_or_else(|| {
        "which level plays? Name it with --seats, such as --seats count, or once for each player: --seats count,count".to_owned()
    })
}

fn mean(sum: i64, cell: &TeamCell) -> f64 {
    sum as f64 / cell.games.max(1) as f64
}

fn line(cell: &TeamCell) -> String {
    let share = |count: usize| 100.0 * count as f64 / cell.games.max(1) as f64;
    let reasons: Vec<String> =
        cell.reasons.iter().map(|(why, count)| format!("; {:.1} % {why}", share(*count))).collect();
    let reasons = reasons.concat();
    format!(
        "{} seats, {}: {} games, {:.1} % won, {:.1} of {:.1} points{reasons}",
        cell.seats,
        cell.coop.name(Lang::En),
        cell.games,
        share(cell.won),
        mean(cell.points, cell),
        mean(cell.targets, cell),
    )
}
