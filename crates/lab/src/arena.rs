//! The arena: matches of computer players, with the seats rotated from game to game.

use kernel::{Chance, Coop, NullSink, Outcome, SeatKind, Seed, Setup, SetupError, random_choice};
use players::evaluation::Evaluate;
use players::levels::{Method, levels};
use players::network::ValueNetwork;
use players::player::ComputerPlayer;
use std::sync::Arc;

#[derive(Clone, Debug, Default)]
pub struct ArenaSeries {
    pub setup: Setup,
    /// Number of games. One game per rotation of the seats has the same deal; a co-op game has its own.
    pub games: usize,
    pub seed: u64,
    pub methods: Vec<Option<Method>>,
    /// Changes of each player's search settings, such as `horizon=turn4+leaf=2`.
    pub settings: Vec<Option<String>>,
    pub networks: Vec<Option<Arc<ValueNetwork>>>,
    /// Number of root-parallel searches per decision of each player; 0 and 1 are one.
    pub workers: Vec<u32>,
    pub weights: Vec<Option<Vec<f32>>>,
    pub policies: Vec<Option<Vec<f32>>>,
}

#[derive(Clone, Debug, Default)]
pub struct Result {
    /// Games won; a shared first place counts as a fraction, a win of the whole team in full.
    pub wins: f64,
    pub games: usize,
    pub points: Vec<i32>,
    /// Place in each game that is not a team's, from 1; a shared place is the middle of the places it covers.
    pub places: Vec<f64>,
    pub margins: Vec<i32>,
    /// Milliseconds of each decision with more than one choice.
    pub milliseconds: Vec<f64>,
    pub iterations: u64,
    pub lines: Vec<(&'static str, i32)>,
    pub rounds: u64,
}

impl Result {
    /// Win rate and its 95 % interval (Wilson).
    pub fn rate(&self) -> (f64, f64, f64) {
        let games = self.games.max(1) as f64;
        let rate = self.wins / games;
        let z = 1.96;
        let middle = (rate + z * z / (2.0 * games)) / (1.0 + z * z / games);
        let half = z * (rate * (1.0 - rate) / games + z * z / (4.0 * games * games)).sqrt() / (1.0 + z * z / games);
        (rate, middle - half, middle + half)
    }

    /// Milliseconds of a decision: mean, 95th percentile and maximum.
    pub fn thinking(&self) -> (f64, f64, f64) {
        let mut times = self.milliseconds.clone();
        times.sort_by(f64::total_cmp);
        let at = |share: usize| times.get((times.len() * share).div_ceil(100).max(1) - 1).copied().unwrap_or(0.0);
        let mean = times.iter().sum::<f64>() / times.len().max(1) as f64;
        (mean, at(95), at(100))
    }

    /// Mean of the points and half of its 95 % interval.
    pub fn mean_points(&self) -> (f64, f64) {
        mean(self.points.iter().map(|&points| f64::from(points)))
    }

    /// Mean of the places and half of its 95 % interval; `None` in a team.
    pub fn mean_place(&self) -> Option<(f64, f64)> {
        (!self.places.is_empty()).then(|| mean(self.places.iter().copied()))
    }
}

/// Mean and half of its 95 % interval.
fn mean(values: impl ExactSizeIterator<Item = f64> + Clone) -> (f64, f64) {
    let count = values.len().max(1) as f64;
    let mean = values.clone().sum::<f64>() / count;
    let squares = values.map(|value| (value - mean).powi(2)).sum::<f64>();
    (mean, 1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt())
}

/// Plays a match. `clock` returns milliseconds; `progress` is called after each game with the number of games so far.
pub fn play<G: Evaluate>(
    series: &ArenaSeries,
    clock: &dyn Fn() -> f64,
    progress: &mut dyn FnMut(usize, &[Result]),
) -> std::result::Result<Vec<Result>, SetupError> {
    let players = series.setup.kinds::<G>()?.len();
    let exchanged = series.setup.official::<G>().is_none();
    // The players of a team are no rivals, who would need the same deals.
    let is_team = Coop::of(&series.setup).is_some();
    let mut results = vec![Result::default(); players];
    for game in 0..series.games {
        let deal = if exchanged && !is_team { game / players } else { game };
        let turn = if exchanged { game % players } else { 0 };
        // The player of each seat.
        let player_of: Vec<usize> = (0..players).map(|place| (place + turn) % players).collect();
        play_one::<G>(series, deal, &player_of, clock, &mut results)?;
        progress(game + 1, &results);
    }
    Ok(results)
}

fn play_one<G: Evaluate>(
    series: &ArenaSeries,
    deal: usize,
    player_of: &[usize],
    clock: &dyn Fn() -> f64,
    results: &mut [Result],
) -> std::result::Result<(), SetupError> {
    let mut setup = series.setup.clone();
    setup.seats = player_of.iter().map(|&player| series.setup.seats[player].clone()).collect();
    let kinds = setup.kinds::<G>()?;
    let seed = Seed::from(series.seed.wrapping_mul(1_000_003).wrapping_add(deal as u64));
    let mut game = G::deal(&setup, seed.chance(), &mut NullSink)?;
    let mut players = Chance::new(seed.chance().bits_64());
    let mut computers: Vec<Option<ComputerPlayer<G>>> = Vec::new();
    for (place, &player) in player_of.iter().enumerate() {
        let chance = Chance::new(players.bits_64());
        computers.push(match kinds[place] {
            SeatKind::Level(level) => Some(computer(series, player, level, &game, chance)),
            _ => None,
        });
    }
    let mut list = Vec::new();
    while let Some(decision) = game.decision() {
        let place = decision.seat.index();
        let result = &mut results[player_of[place]];
        let choice = match &mut computers[place] {
            Some(computer) => {
                game.choices(&mut list);
                let started = clock();
                let choice = computer.choose(&game, &mut |_| true);
                if list.len() > 1 {
                    result.milliseconds.push(clock() - started);
                }
                choice
            }
            None => random_choice(&game, &mut players, &mut list),
        };
        if choice.is_none_or(|choice| game.apply(choice, &mut NullSink).is_err()) {
            break;
        }
    }
    let (sheets, outcome) = (game.scores(), game.outcome());
    let share = win_share(&outcome);
    for (place, sheet) in sheets.iter().enumerate() {
        let result = &mut results[player_of[place]];
        result.games += 1;
        result.points.push(sheet.total);
        result.rounds += u64::from(game.round_number());
        if result.lines.is_empty() {
            result.lines = sheet.lines.iter().map(|line| (line.row.key, 0)).collect();
        }
        for (sum, line) in result.lines.iter_mut().zip(&sheet.lines) {
            sum.1 += line.points;
        }
        match &outcome {
            Outcome::Ranked(ranks) => result.places.push(place_among(ranks, sheet.seat.index())),
            Outcome::Shared(shared) => result.margins.push(shared.points - shared.target),
        }
        if outcome.has_won(sheet.seat) {
            result.wins += share;
        }
        result.iterations += computers[place].as_ref().map_or(0, ComputerPlayer::iterations);
    }
    Ok(())
}

/// Value of a win: a shared first place is a fraction, a win of the whole team counts in full.
fn win_share(outcome: &Outcome) -> f64 {
    match outcome {
        Outcome::Ranked(ranks) => 1.0 / ranks.iter().filter(|rank| **rank == 1).count().max(1) as f64,
        Outcome::Shared(_) => 1.0,
    }
}

fn place_among(ranks: &[usize], seat: usize) -> f64 {
    let own = ranks[seat];
    let sharing = ranks.iter().filter(|rank| **rank == own).count();
    own as f64 + (sharing - 1) as f64 / 2.0
}

fn computer<G: Evaluate>(
    series: &ArenaSeries,
    player: usize,
    level: usize,
    game: &G,
    chance: Chance,
) -> ComputerPlayer<G> {
    let mut computer = ComputerPlayer::new(levels()[level.min(levels().len() - 1)], chance);
    if let Some(method) = series.methods.get(player).copied().flatten() {
        computer.choose_by(method, game);
    }
    if let Some(changes) = series.settings.get(player).and_then(Option::as_deref) {
        // The command line has checked them.
        let settings = computer.settings.unwrap_or_else(|| game.settings(computer.level.purpose));
        computer.settings = settings.changed(changes);
    }
    computer.network = series.networks.get(player).cloned().flatten();
    computer.extra_searches = series.workers.get(player).map_or(0, |workers| workers.saturating_sub(1));
    computer.weights = series.weights.get(player).cloned().flatten();
    computer.policy_weights = series.policies.get(player).cloned().flatten();
    computer
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Shared;

    #[test]
    fn a_shared_place_is_a_fraction_of_a_win_and_a_win_of_the_team_a_whole_one() {
        let is = |outcome: Outcome, share: f64| assert!((win_share(&outcome) - share).abs() < 1e-9, "{outcome:?}");
        is(Outcome::Ranked(vec![1, 3, 1]), 0.5);
        is(Outcome::Shared(Shared::of(7, 7)), 1.0);
    }

    #[test]
    fn those_who_share_places_have_the_middle_of_them() {
        let places: Vec<f64> = (0..4).map(|seat| place_among(&[4, 1, 1, 3], seat)).collect();
        assert_eq!(places, [4.0, 1.5, 1.5, 3.0]);
        let result = Result { places, ..Result::default() };
        assert!((result.mean_place().unwrap().0 - 2.5).abs() < 1e-9);
        assert_eq!(Result::default().mean_place(), None, "a team has no places");
    }

    #[test]
    fn thinking_times_are_mean_95th_percentile_and_maximum() {
        let milliseconds = (1..=100).rev().map(f64::from).collect();
        let result = Result { milliseconds, ..Result::default() };
        assert_eq!(result.thinking(), (50.5, 95.0, 100.0));
        assert_eq!(Result { milliseconds: vec![7.0], ..Result::default() }.thinking(), (7.0, 7.0, 7.0));
        assert_eq!(Result::default().thinking(), (0.0, 0.0, 0.0));
    }
}
