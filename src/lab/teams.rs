//! How often teams of computer players win the co-op scenario of a game: by the number of seats and the difficulty.

use super::series::Series;
use crate::bots::evaluation::Evaluate;
use crate::bots::levels::Level;
use crate::kernel::{Coop, Lang, Outcome, Setup, SetupError, Shared};
use std::collections::BTreeMap;

/// How the games of one number of seats and one difficulty ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Seats at the table.
    pub seats: usize,
    /// The scenario.
    pub coop: Coop,
    /// Games played.
    pub games: usize,
    /// Games won.
    pub won: usize,
    /// The points of all games, the team's.
    pub points: i64,
    /// The targets of all games.
    pub targets: i64,
    /// How often the game was lost whatever the points, by the reason in English.
    pub reasons: BTreeMap<&'static str, usize>,
}

/// Plays a series of games for every number of seats from two on and every difficulty of the game's scenario, all seats at one
/// level, and tells each cell as it is done.
///
/// # Errors
/// The game has no such set-up.
pub fn play<G: Evaluate + Send>(
    level: &Level,
    series: &Series,
    told: &mut dyn FnMut(&Cell),
) -> Result<Vec<Cell>, SetupError> {
    let mut cells = Vec::new();
    for seats in 2..=*G::SEATS.end() {
        for coop in Coop::of_game(G::MODULES) {
            let modules = coop.words().iter().map(|&word| word.to_owned()).collect();
            let setup = Setup { modules, ..Setup::of(&vec![level.word; seats]) };
            let ended = series.play::<G>(&setup)?;
            let shared = |game: &G| match game.outcome() {
                Outcome::Shared(shared) => Some(shared),
                Outcome::Ranked(_) => None,
            };
            let ended: Vec<Shared> = ended.iter().filter_map(shared).collect();
            let cell = Cell::of(seats, coop, &ended);
            told(&cell);
            cells.push(cell);
        }
    }
    Ok(cells)
}

impl Cell {
    fn of(seats: usize, coop: Coop, ended: &[Shared]) -> Self {
        let mut reasons = BTreeMap::new();
        for why in ended.iter().filter_map(|shared| shared.why) {
            *reasons.entry(why.said(Lang::En)).or_default() += 1;
        }
        Self {
            seats,
            coop,
            games: ended.len(),
            won: ended.iter().filter(|shared| shared.won()).count(),
            points: ended.iter().map(|shared| i64::from(shared.points)).sum(),
            targets: ended.iter().map(|shared| i64::from(shared.target)).sum(),
            reasons,
        }
    }
}
