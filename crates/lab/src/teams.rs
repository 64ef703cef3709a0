//! Win rates of teams of computer players in the co-op scenario of a game, by number of seats and difficulty.

use super::series::Series;
use kernel::{Coop, Lang, Outcome, Setup, SetupError, Shared};
use players::evaluation::Evaluate;
use players::levels::Level;
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamCell {
    pub seats: usize,
    pub coop: Coop,
    pub games: usize,
    pub won: usize,
    pub points: i64,
    pub targets: i64,
    pub reasons: BTreeMap<&'static str, usize>,
}

/// Every number of seats from two on with every difficulty of the game's scenario, in the order of a table.
pub fn cells<G: Evaluate>() -> impl Iterator<Item = (usize, Coop)> {
    (2..=*G::SEATS.end()).flat_map(|seats| Coop::of_game(G::MODULES).map(move |coop| (seats, coop)))
}

/// Plays a series of games of one number of seats and one difficulty, all seats at one level. Cells are independent.
///
/// # Errors
/// The game has no such set-up.
pub fn play<G: Evaluate + Send>(
    level: &Level,
    (seats, coop): (usize, Coop),
    series: &Series,
) -> Result<TeamCell, SetupError> {
    let modules = coop.keys().iter().map(|&key| key.to_owned()).collect();
    let setup = Setup { modules, ..Setup::of(&vec![level.key; seats]) };
    let shared = |game: &G| match game.outcome() {
        Outcome::Shared(shared) => Some(shared),
        Outcome::Ranked(_) => None,
    };
    let ended: Vec<Shared> = series.play::<G>(&setup)?.iter().filter_map(shared).collect();
    Ok(TeamCell::of(seats, coop, &ended))
}

impl TeamCell {
    fn of(seats: usize, coop: Coop, ended: &[Shared]) -> Self {
        let mut reasons = BTreeMap::new();
        for why in ended.iter().filter_map(|shared| shared.why) {
            *reasons.entry(why.localize(Lang::En)).or_default() += 1;
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
