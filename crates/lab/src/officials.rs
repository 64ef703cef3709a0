//! Win rates of a level against the official opponents of a game, by opponent and strength.

use super::series::Series;
use kernel::{Seat, Setup, SetupError};
use players::evaluation::Evaluate;
use players::levels::Level;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfficialCell {
    pub official: &'static str,
    pub harder: &'static [&'static str],
    pub games: usize,
    pub won: usize,
    pub points: i64,
    pub official_points: i64,
    pub rounds: u64,
}

/// Plays a series of games of a level against every official opponent, at every strength. `progress` is
/// called with each finished cell.
///
/// # Errors
/// The game has no such set-up.
pub fn play<G: Evaluate + Send>(
    level: &Level,
    series: &Series,
    progress: &mut dyn FnMut(&OfficialCell),
) -> Result<Vec<OfficialCell>, SetupError> {
    let mut cells = Vec::new();
    for official in G::OFFICIALS {
        for (harder, setup) in strengths::<G>(&Setup::of(&[level.key, official])) {
            let cell = OfficialCell::of(official, harder, &series.play::<G>(&setup)?);
            progress(&cell);
            cells.push(cell);
        }
    }
    Ok(cells)
}

/// A table with an official opponent at every strength, the easiest first: its harder parts, and the set-up with them.
pub fn strengths<G: Evaluate>(table: &Setup) -> Vec<(&'static [&'static str], Setup)> {
    let strength = |parts| {
        let harder = &G::DIFFICULTY_MODULES[..parts];
        let modules = table.modules.iter().cloned().chain(harder.iter().map(|&key| key.to_owned()));
        (harder, Setup { modules: modules.collect(), ..table.clone() })
    };
    (0..=G::DIFFICULTY_MODULES.len()).map(strength).collect()
}

impl OfficialCell {
    fn of<G: Evaluate>(official: &'static str, harder: &'static [&'static str], ended: &[G]) -> Self {
        let points = |seat: usize| ended.iter().map(|game| i64::from(game.scores()[seat].total)).sum();
        Self {
            official,
            harder,
            games: ended.len(),
            won: ended.iter().filter(|game| game.outcome().has_won(Seat(0))).count(),
            points: points(0),
            official_points: points(1),
            rounds: ended.iter().map(|game| u64::from(game.round_number())).sum(),
        }
    }
}
