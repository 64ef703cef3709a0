//! Games of one set-up, played to their end by the levels of its seats.

use kernel::{Chance, NullSink, SeatKind, Seed, Setup, SetupError};
use players::evaluation::Evaluate;
use players::levels::levels;
use players::player::ComputerPlayer;
use std::sync::atomic::{AtomicUsize, Ordering};

#[derive(Clone, Copy, Debug)]
pub struct Series {
    pub games: usize,
    pub seed: u64,
    /// Number of threads; the results do not depend on it.
    pub threads: usize,
}

impl Series {
    /// Final states of the games of a set-up with levels and official opponents, in no order.
    ///
    /// # Errors
    /// The game has no such set-up.
    pub(super) fn play<G: Evaluate + Send>(&self, setup: &Setup) -> Result<Vec<G>, SetupError> {
        let kinds = setup.kinds::<G>()?;
        let next = AtomicUsize::new(0);
        let one = || {
            let taken = || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|game| *game < self.games);
            let seed = |game: usize| Seed::from(self.seed.wrapping_mul(1_000_003).wrapping_add(game as u64));
            std::iter::from_fn(taken).filter_map(|game| ended::<G>(setup, &kinds, &seed(game))).collect::<Vec<_>>()
        };
        Ok(std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(one)).collect();
            threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
        }))
    }
}

fn ended<G: Evaluate>(setup: &Setup, kinds: &[SeatKind], seed: &Seed) -> Option<G> {
    let mut game = G::deal(setup, seed.chance(), &mut NullSink).ok()?;
    let mut chance = Chance::new(seed.chance().bits_64());
    let player = |kind: &SeatKind| match *kind {
        SeatKind::Level(level) => Some(ComputerPlayer::<G>::new(*levels().get(level)?, Chance::new(chance.bits_64()))),
        _ => None,
    };
    let mut players: Vec<_> = kinds.iter().map(player).collect();
    while let Some(decision) = game.decision() {
        let choice = players.get_mut(decision.seat.index())?.as_mut()?.choose(&game, &mut |_| true)?;
        game.apply(choice, &mut NullSink).ok()?;
    }
    Some(game)
}
