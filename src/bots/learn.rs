//! Learning: a network that foresees what comes of a state. Computer players play each other, the network is told what their states
//! looked like and what came of them, and with what it knows then they can play again, better.

mod games;
mod learner;

use super::evaluation::Judged;
use super::network::Network;
use crate::kernel::{Chance, Quiet, Setup};
pub use learner::Learner;
use std::collections::VecDeque;
use std::f32::consts::PI;
use std::sync::Arc;
use std::sync::mpsc::sync_channel;

/// What a state looked like, and what came of it.
pub struct Sample {
    /// What it looked like, in numbers.
    pub inputs: Vec<f32>,
    /// From 0 (lost) to 1 (won).
    pub came: f32,
}

/// Who plays the games that are learnt from.
#[derive(Clone, Debug)]
pub enum Players {
    /// Players that look at a glance; from some states on, which are such as a search looks at.
    Glancing,
    /// At first players that look at a glance, then searches of so many iterations that foresee by this network.
    Searching(u32, Arc<Network>),
}

/// How samples come and how they are learnt from.
#[derive(Clone, Debug)]
pub struct Course {
    /// Who plays.
    pub players: Players,
    /// How fast it learns at first.
    pub rate: f32,
    /// Batches of games.
    pub batches: usize,
    /// Games in a batch.
    pub games: usize,
    /// How often each sample is learnt from.
    pub passes: usize,
    /// What everything is dealt from.
    pub seed: u64,
}

/// The most samples that are remembered.
const REMEMBERED: usize = 600_000;
/// Samples of one step.
const STEP: usize = 256;

/// Batches that are kept apart, to tell how much of them is foreseen.
const APART: usize = 4;

impl Course {
    /// Learns: batch after batch is played in threads of their own, and samples are drawn from all that is remembered. The
    /// same seed gives the same network, whatever the threads. `told` hears how many batches were learnt, none at first, and the
    /// [error](Learner::error) in what was kept apart.
    pub fn run<G: Judged>(
        &self,
        learner: &mut Learner,
        setups: &[Setup],
        threads: usize,
        told: &mut dyn FnMut(usize, (f64, f64)),
    ) {
        let apart: Vec<Sample> = (0..APART).flat_map(|more| self.play::<G>(setups, self.batches + more)).collect();
        told(0, learner.error(&apart));
        let threads = threads.max(1);
        std::thread::scope(|scope| {
            let queues: Vec<_> = (0..threads)
                .map(|thread| {
                    let (sender, queue) = sync_channel(2);
                    scope.spawn(move || {
                        let mut batches = (thread..self.batches).step_by(threads);
                        batches.all(|number| sender.send(self.play::<G>(setups, number)).is_ok())
                    });
                    queue
                })
                .collect();
            let mut chance = Chance::new(self.seed);
            let mut remembered: VecDeque<Sample> = VecDeque::new();
            for number in 0..self.batches {
                let Ok(samples) = queues[number % threads].recv() else { return };
                let steps = samples.len() * self.passes / STEP;
                remembered.extend(samples);
                remembered.drain(..remembered.len().saturating_sub(REMEMBERED));
                for _ in 0..steps {
                    let drawn = (0..STEP).map(|_| &remembered[chance.below(remembered.len() as u32) as usize]);
                    learner.learn(drawn, self.rate_at(number));
                }
                told(number + 1, learner.error(&apart));
            }
        });
    }

    /// How fast it learns after so many batches: ever more slowly, along a cosine.
    fn rate_at(&self, batches: usize) -> f32 {
        let done = batches as f32 / self.batches as f32;
        self.rate * (0.01 + 0.99 * 0.5 * (1.0 + (done * PI).cos()))
    }

    /// Plays a batch of games.
    fn play<G: Judged>(&self, setups: &[Setup], number: usize) -> Vec<Sample> {
        let mut chance = Chance::new(self.seed.wrapping_mul(1_000_003).wrapping_add(number as u64));
        let mut samples = Vec::new();
        for game in 0..self.games {
            let setup = &setups[(number * self.games + game) % setups.len()];
            // A set-up that cannot be dealt is left out: whoever calls has checked them.
            let Ok(game) = G::deal(setup, Chance::new(chance.bits_64()), &mut Quiet) else { continue };
            match &self.players {
                Players::Glancing => games::glanced(game, &mut chance, &mut samples),
                Players::Searching(iterations, network) => {
                    games::searched(game, *iterations, network, &mut chance, &mut samples);
                }
            }
        }
        samples
    }
}
