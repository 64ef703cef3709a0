//! `francia simulate` and `francia play`.

use crate::files::write;
use crate::options::{Options, computers_only};
use kernel::{Chance, NullSink, SeatKind, Seed, Table, TeamReport, play_out, random_choice};
use players::{ComputerPlayer, Evaluate, levels};
use serde_json::json;
use std::time::Instant;

const BOUND: usize = 5_000;

fn seed_of(options: &Options, game: usize) -> Result<Seed, String> {
    let first = options.seed.clone().unwrap_or_else(|| Seed::from(1));
    if options.games == 1 {
        return Ok(first);
    }
    format!("{}-{game}", first.text()).parse().map_err(|error: kernel::SeedError| error.to_string())
}

pub fn players_chance(seed: &Seed) -> Chance {
    Chance::new(seed.chance().bits_64())
}

pub fn computers<G: Evaluate>(kinds: &[SeatKind], chance: &mut Chance) -> Vec<Option<ComputerPlayer<G>>> {
    let computer = |kind: &SeatKind| match kind {
        SeatKind::Level(level) => Some(ComputerPlayer::new(levels()[*level], Chance::new(chance.bits_64()))),
        _ => None,
    };
    kinds.iter().map(computer).collect()
}

pub fn choice<G: Evaluate>(
    game: &G,
    computers: &mut [Option<ComputerPlayer<G>>],
    chance: &mut Chance,
    list: &mut Vec<G::Choice>,
) -> Option<G::Choice> {
    let seat = game.decision()?.seat;
    match computers.get_mut(seat.index()) {
        Some(Some(computer)) => computer.choose(game, &mut |_| true),
        _ => random_choice(game, chance, list),
    }
}

pub fn simulate<G: Evaluate>(options: &Options) -> Result<String, String> {
    let kinds = computers_only::<G>(options)?;
    let thinking = kinds.iter().any(|kind| matches!(kind, SeatKind::Level(_)));
    let mut scores = Vec::with_capacity(options.games);
    let mut teams: Vec<TeamReport> = Vec::new();
    let (mut decisions, mut errors) = (0, 0);
    let mut list = Vec::new();
    let started = Instant::now();
    for number in 0..options.games {
        let seed = seed_of(options, number)?;
        let mut game = G::deal(&options.setup, seed.chance(), &mut NullSink).map_err(|error| error.to_string())?;
        let mut players = players_chance(&seed);
        if thinking {
            let mut computers = computers::<G>(&kinds, &mut players);
            while let Some(choice) = choice(&game, &mut computers, &mut players, &mut list) {
                decisions += 1;
                if game.apply(choice, &mut NullSink).is_err() {
                    break;
                }
            }
        } else {
            decisions += play_out(&mut game, &mut players, &mut list, BOUND);
        }
        errors += usize::from(game.decision().is_some() || game.broken().is_some());
        teams.extend(game.outcome().team());
        scores.push(game.scores().iter().map(|sheet| sheet.total).collect::<Vec<_>>());
    }
    let seconds = started.elapsed().as_secs_f64();
    if options.json {
        let mut report = json!({
            "games": options.games, "decisions": decisions, "seconds": seconds, "errors": errors, "scores": scores
        });
        if !teams.is_empty() {
            report["teams"] = json!(teams);
        }
        return Ok(report.to_string());
    }
    let seats = scores.first().map_or(0, Vec::len);
    let mean =
        |seat: usize| scores.iter().map(|score| f64::from(score[seat])).sum::<f64>() / scores.len().max(1) as f64;
    let means: Vec<String> = (0..seats).map(|seat| format!("{:.1}", mean(seat))).collect();
    let pace = decisions as f64 / seconds.max(f64::MIN_POSITIVE);
    let won = teams.iter().filter(|team| team.won).count();
    let won = if teams.is_empty() { String::new() } else { format!(", {won} won by the team") };
    Ok(format!(
        "{} games, {decisions} decisions in {seconds:.2} s ({pace:.0} a second), {errors} errors, mean scores {}{won}",
        options.games,
        means.join(" ")
    ))
}

pub fn play<G: Evaluate>(options: &Options) -> Result<String, String> {
    let kinds = computers_only::<G>(options)?;
    let out = options.file.as_ref().ok_or("where to? Name a file with --out")?;
    let seed = seed_of(options, 0)?;
    let mut players = players_chance(&seed);
    let mut table = Table::<G>::new(options.setup.clone(), seed).map_err(|error| error.to_string())?;
    let mut list = Vec::new();
    let mut computers = computers::<G>(&kinds, &mut players);
    while let Some(choice) = choice(table.state(), &mut computers, &mut players, &mut list) {
        table.choose(choice).map_err(|why| format!("the rules refused a listed choice: {why:?}"))?;
    }
    write(out, table.record().write())?;
    Ok(format!("{} choices written to {}", table.past().len() - 1, out.display()))
}
