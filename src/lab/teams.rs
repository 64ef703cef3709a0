//! How often teams of computer players win the co-op scenario of a game: by the number of seats and the difficulty.

use crate::bots::evaluation::Evaluate;
use crate::bots::levels::Level;
use crate::bots::player::Player;
use crate::kernel::{Chance, Coop, Lang, Outcome, Quiet, Seed, Setup, SetupError, Shared};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};

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

/// Plays so many games for every number of seats from two on and every difficulty of the game's scenario, all seats at one
/// level, and tells each cell as it is done. `threads` at a time play; the results do not depend on how many.
///
/// # Errors
/// The game has no such set-up.
pub fn play<G: Evaluate>(
    level: &Level,
    games: usize,
    seed: u64,
    threads: usize,
    told: &mut dyn FnMut(&Cell),
) -> Result<Vec<Cell>, SetupError> {
    let mut cells = Vec::new();
    for seats in 2..=*G::SEATS.end() {
        for coop in Coop::of_game(G::MODULES) {
            let modules = coop.words().iter().map(|&word| word.to_owned()).collect();
            let setup = Setup { modules, ..Setup::of(&vec![level.word; seats]) };
            setup.kinds::<G>()?;
            let next = AtomicUsize::new(0);
            let ended: Vec<Shared> = std::thread::scope(|scope| {
                let one = || {
                    let taken = || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|game| *game < games);
                    std::iter::from_fn(taken)
                        .filter_map(|game| ended::<G>(level, &setup, seed, game))
                        .collect::<Vec<_>>()
                };
                let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(one)).collect();
                threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
            });
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

/// Plays one game of a set-up to its end.
fn ended<G: Evaluate>(level: &Level, setup: &Setup, seed: u64, number: usize) -> Option<Shared> {
    let seed = Seed::from(seed.wrapping_mul(1_000_003).wrapping_add(number as u64));
    let mut game = G::deal(setup, seed.chance(), &mut Quiet).ok()?;
    let mut chance = Chance::new(seed.chance().bits_64());
    let mut players: Vec<Player<G>> =
        setup.seats.iter().map(|_| Player::new(*level, Chance::new(chance.bits_64()))).collect();
    while let Some(decision) = game.decision() {
        let choice = players.get_mut(decision.seat.index())?.choose(&game, &mut |_| true)?;
        game.apply(choice, &mut Quiet).ok()?;
    }
    match game.outcome() {
        Outcome::Shared(shared) => Some(shared),
        Outcome::Ranked(_) => None,
    }
}
