//! Games of one set-up, played to their end by the levels that sit in it.

use crate::bots::evaluation::Evaluate;
use crate::bots::levels::levels;
use crate::bots::player::Player;
use crate::kernel::{Chance, Quiet, SeatKind, Seed, Setup, SetupError};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Plays so many games of a set-up of levels and official opponents, each from a seed of its own, `threads` at a time. Returns
/// their ends in no order: which ones there are does not depend on the number of threads.
///
/// # Errors
/// The game has no such set-up.
pub(super) fn played<G: Evaluate + Send>(
    setup: &Setup,
    games: usize,
    seed: u64,
    threads: usize,
) -> Result<Vec<G>, SetupError> {
    let kinds = setup.kinds::<G>()?;
    let next = AtomicUsize::new(0);
    let one = || {
        let taken = || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|game| *game < games);
        std::iter::from_fn(taken)
            .filter_map(|game| {
                ended::<G>(setup, &kinds, &Seed::from(seed.wrapping_mul(1_000_003).wrapping_add(game as u64)))
            })
            .collect::<Vec<_>>()
    };
    Ok(std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(one)).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
    }))
}

/// The end of one game; `None` where somebody decides in it who is no level.
fn ended<G: Evaluate>(setup: &Setup, kinds: &[SeatKind], seed: &Seed) -> Option<G> {
    let mut game = G::deal(setup, seed.chance(), &mut Quiet).ok()?;
    let mut chance = Chance::new(seed.chance().bits_64());
    let player = |kind: &SeatKind| match *kind {
        SeatKind::Level(level) => Some(Player::<G>::new(*levels().get(level)?, Chance::new(chance.bits_64()))),
        _ => None,
    };
    let mut players: Vec<_> = kinds.iter().map(player).collect();
    while let Some(decision) = game.decision() {
        let choice = players.get_mut(decision.seat.index())?.as_mut()?.choose(&game, &mut |_| true)?;
        game.apply(choice, &mut Quiet).ok()?;
    }
    Some(game)
}
