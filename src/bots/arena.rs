//! The arena: series of games between computer players, with the seats exchanged in turn.

use super::evaluation::Judged;
use super::levels::{Method, levels};
use super::mind::Mind;
use super::network::Network;
use crate::kernel::{Chance, Quiet, SeatKind, Seed, Setup, SetupError, random_choice};
use std::sync::Arc;

/// A series of games.
#[derive(Clone, Debug, Default)]
pub struct Series {
    /// Who plays, in the seats of the first game.
    pub setup: Setup,
    /// How many games. With the seats exchanged, as many of them as there are players are dealt alike.
    pub games: usize,
    /// What the first game is dealt from.
    pub seed: u64,
    /// For each player how it chooses, if not as its level says.
    pub methods: Vec<Option<Method>>,
    /// For each player what else steers its search than its level's settings, as in `horizon=turn4+soon=2`.
    pub settings: Vec<Option<String>>,
    /// For each player the network that it foresees by, if not the game's.
    pub networks: Vec<Option<Arc<Network>>>,
    /// For each player how many searches vote on each of its decisions, if not one.
    pub workers: Vec<u32>,
    /// For each player the weights that it judges a state by, if not the game's.
    pub weights: Vec<Option<Vec<f32>>>,
    /// For each player the weights that it glances by, if not the game's.
    pub glances: Vec<Option<Vec<f32>>>,
}

/// What came out for one player of a series.
#[derive(Clone, Debug, Default)]
pub struct Result {
    /// Games won, a shared first place counting as a share.
    pub wins: f64,
    /// Games played.
    pub games: usize,
    /// The points of each game.
    pub points: Vec<i32>,
    /// The milliseconds that each decision with more than one choice took.
    pub milliseconds: Vec<f64>,
    /// Search iterations.
    pub iterations: u64,
    /// The points of all games by line of the score sheet.
    pub lines: Vec<(&'static str, i32)>,
    /// Rounds of all games.
    pub rounds: u64,
}

impl Result {
    /// The share of games won, with the ends of the 95 % interval (Wilson).
    pub fn rate(&self) -> (f64, f64, f64) {
        let games = self.games.max(1) as f64;
        let rate = self.wins / games;
        let z = 1.96;
        let middle = (rate + z * z / (2.0 * games)) / (1.0 + z * z / games);
        let half = z * (rate * (1.0 - rate) / games + z * z / (4.0 * games * games)).sqrt() / (1.0 + z * z / games);
        (rate, middle - half, middle + half)
    }

    /// The milliseconds of a decision: the mean, what 95 of 100 do not exceed, and the longest.
    pub fn thinking(&self) -> (f64, f64, f64) {
        let mut times = self.milliseconds.clone();
        times.sort_by(f64::total_cmp);
        let at = |share: usize| times.get((times.len() * share).div_ceil(100).max(1) - 1).copied().unwrap_or(0.0);
        let mean = times.iter().sum::<f64>() / times.len().max(1) as f64;
        (mean, at(95), at(100))
    }

    /// The mean of the points, and half of its 95 % interval.
    pub fn mean_points(&self) -> (f64, f64) {
        let count = self.points.len().max(1) as f64;
        let mean = self.points.iter().map(|&points| f64::from(points)).sum::<f64>() / count;
        let squares = self.points.iter().map(|&points| (f64::from(points) - mean).powi(2)).sum::<f64>();
        (mean, 1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt())
    }
}

/// Plays a series. `clock` tells milliseconds; `told` hears after each game how many were played.
pub fn play<G: Judged>(
    series: &Series,
    clock: &dyn Fn() -> f64,
    told: &mut dyn FnMut(usize, &[Result]),
) -> std::result::Result<Vec<Result>, SetupError> {
    let players = series.setup.kinds::<G>()?.len();
    let exchanged = series.setup.official::<G>().is_none();
    let mut results = vec![Result::default(); players];
    for game in 0..series.games {
        let (deal, turn) = if exchanged { (game / players, game % players) } else { (game, 0) };
        // In the seat of a place sits the player so many places on.
        let player_of: Vec<usize> = (0..players).map(|place| (place + turn) % players).collect();
        play_one::<G>(series, deal, &player_of, clock, &mut results)?;
        told(game + 1, &results);
    }
    Ok(results)
}

fn play_one<G: Judged>(
    series: &Series,
    deal: usize,
    player_of: &[usize],
    clock: &dyn Fn() -> f64,
    results: &mut [Result],
) -> std::result::Result<(), SetupError> {
    let mut setup = series.setup.clone();
    setup.seats = player_of.iter().map(|&player| series.setup.seats[player].clone()).collect();
    let kinds = setup.kinds::<G>()?;
    let seed = Seed::from(series.seed.wrapping_mul(1_000_003).wrapping_add(deal as u64));
    let mut game = G::deal(&setup, seed.chance(), &mut Quiet)?;
    let mut players = Chance::new(seed.chance().bits_64());
    let mut minds: Vec<Option<Mind<G>>> = Vec::new();
    for (place, &player) in player_of.iter().enumerate() {
        let chance = Chance::new(players.bits_64());
        minds.push(match kinds[place] {
            SeatKind::Level(level) => Some(mind(series, player, level, chance)),
            _ => None,
        });
    }
    let mut list = Vec::new();
    while let Some(decision) = game.decision() {
        let place = decision.seat.index();
        let result = &mut results[player_of[place]];
        let choice = match &mut minds[place] {
            Some(mind) => {
                game.choices(&mut list);
                let started = clock();
                let choice = mind.choose(&game, &mut |_| true);
                if list.len() > 1 {
                    result.milliseconds.push(clock() - started);
                }
                choice
            }
            None => random_choice(&game, &mut players, &mut list),
        };
        if choice.is_none_or(|choice| game.apply(choice, &mut Quiet).is_err()) {
            break;
        }
    }
    let standings = game.standings();
    let first = standings.iter().filter(|standing| standing.rank == 1).count().max(1);
    for (place, standing) in standings.iter().enumerate() {
        let result = &mut results[player_of[place]];
        result.games += 1;
        result.points.push(standing.total);
        result.rounds += u64::from(game.round_number());
        if result.lines.is_empty() {
            result.lines = standing.lines.iter().map(|line| (line.name, 0)).collect();
        }
        for (sum, line) in result.lines.iter_mut().zip(&standing.lines) {
            sum.1 += line.points;
        }
        if standing.rank == 1 {
            result.wins += 1.0 / first as f64;
        }
        result.iterations += minds[place].as_ref().map_or(0, Mind::iterations);
    }
    Ok(())
}

fn mind<G: Judged>(series: &Series, player: usize, level: usize, chance: Chance) -> Mind<G> {
    let mut mind = Mind::new(levels()[level.min(levels().len() - 1)], chance);
    if let Some(method) = series.methods.get(player).copied().flatten() {
        mind.level.method = method;
    }
    if let Some(changes) = series.settings.get(player).and_then(Option::as_deref) {
        // Whoever asks for a series has read them.
        mind.settings = mind.settings.changed(changes).unwrap_or(mind.settings);
    }
    mind.network = series.networks.get(player).cloned().flatten();
    mind.others = series.workers.get(player).map_or(0, |workers| workers.saturating_sub(1));
    mind.weights = series.weights.get(player).cloned().flatten();
    mind.glance = series.glances.get(player).cloned().flatten();
    mind
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_what_decisions_took_the_mean_the_95th_part_and_the_longest_are_told() {
        let milliseconds = (1..=100).rev().map(f64::from).collect();
        let result = Result { milliseconds, ..Result::default() };
        assert_eq!(result.thinking(), (50.5, 95.0, 100.0));
        assert_eq!(Result { milliseconds: vec![7.0], ..Result::default() }.thinking(), (7.0, 7.0, 7.0));
        assert_eq!(Result::default().thinking(), (0.0, 0.0, 0.0));
    }
}
