//! How often teams of computer players win the co-op scenario of a game: by the number of seats and the difficulty.

use super::series::Series;
use kernel::{Coop, Lang, Outcome, Setup, SetupError, Shared};
use players::evaluation::Evaluate;
use players::levels::Level;
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

/// All numbers of seats from two on with every difficulty of the game's scenario, in the order of a table.
pub fn cells<G: Evaluate>() -> impl Iterator<Item = (usize, Coop)> {
    (2..=*G::SEATS.end()).flat_map(|seats| Coop::of_game(G::MODULES).map(move |coop| (seats, coop)))
}

/// Plays a series of games of one number of seats and one difficulty, all seats at one level. A cell does not depend on those
/// that are played beside it.
///
/// # Errors
/// The game has no such set-up.
pub fn play<G: Evaluate + Send>(
    level: &Level,
    (seats, coop): (usize, Coop),
    series: &Series,
) -> Result<Cell, SetupError> {
    let modules = coop.words().iter().map(|&word| word.to_owned()).collect();
    let setup = Setup { modules, ..Setup::of(&vec![level.word; seats]) };
    let shared = |game: &G| match game.outcome() {
        Outcome::Shared(shared) => Some(shared),
        Outcome::Ranked(_) => None,
    };
    let ended: Vec<Shared> = series.play::<G>(&setup)?.iter().filter_map(shared).collect();
    Ok(Cell::of(seats, coop, &ended))
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
