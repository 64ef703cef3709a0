//! Training of value networks. Computer players play games; the network learns from their states and results; players
//! that search with it play the next games.

mod games;
mod learner;

use kernel::{Chance, NullSink, Setup};
pub use learner::Learner;
use players::evaluation::Evaluate;
use players::network::ValueNetwork;
use std::collections::VecDeque;
use std::f32::consts::PI;
use std::sync::Arc;
use std::sync::mpsc::sync_channel;

pub struct Sample {
    pub features: Vec<f32>,
    /// Target value, from 0 (lost) to 1 (won).
    pub target: f32,
}

#[derive(Clone, Debug)]
pub struct LearntWeights {
    pub evaluation: Vec<f32>,
    pub policy: Vec<f32>,
}

impl LearntWeights {
    pub fn of<G: Evaluate>() -> Self {
        Self { evaluation: G::weights().to_vec(), policy: G::policy_weights().to_vec() }
    }
}

#[derive(Clone, Debug)]
pub enum Players {
    /// Greedy players, with playouts from states such as a search visits.
    Greedy,
    /// Greedy players in the opening, then searches of this number of iterations with this network.
    Searching(u32, Arc<ValueNetwork>),
}

#[derive(Clone, Debug)]
pub struct Course {
    pub players: Players,
    pub weights: LearntWeights,
    pub rate: f32,
    pub batches: usize,
    pub games: usize,
    pub passes: usize,
    pub seed: u64,
}

const BUFFER: usize = 600_000;
const STEP: usize = 256;
const VALIDATION: usize = 4;

impl Course {
    pub fn of<G: Evaluate>(players: Players) -> Self {
        Self { players, weights: LearntWeights::of::<G>(), rate: 1e-3, batches: 4, games: 4, passes: 1, seed: 3 }
    }

    /// Trains: threads play the batches, and each step takes random samples from the replay buffer. The same seed gives
    /// the same network for any number of threads. `progress` is called with the number of batches done, 0 at first, and
    /// the [error](Learner::error) on the validation set.
    pub fn run<G: Evaluate>(
        &self,
        learner: &mut Learner,
        setups: &[Setup],
        threads: usize,
        progress: &mut dyn FnMut(usize, (f64, f64)),
    ) {
        let validation: Vec<Sample> =
            (0..VALIDATION).flat_map(|more| self.play::<G>(setups, self.batches + more)).collect();
        progress(0, learner.error(&validation));
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
            let mut buffer: VecDeque<Sample> = VecDeque::new();
            for number in 0..self.batches {
                let Ok(samples) = queues[number % threads].recv() else { return };
                let steps = samples.len() * self.passes / STEP;
                buffer.extend(samples);
                buffer.drain(..buffer.len().saturating_sub(BUFFER));
                for _ in 0..steps {
                    let drawn = (0..STEP).map(|_| &buffer[chance.below(buffer.len() as u32) as usize]);
                    learner.learn(drawn, self.rate_at(number));
                }
                progress(number + 1, learner.error(&validation));
            }
        });
    }

    /// Learning rate after a number of batches: it falls along a cosine.
    fn rate_at(&self, batches: usize) -> f32 {
        let done = batches as f32 / self.batches as f32;
        self.rate * (0.01 + 0.99 * 0.5 * (1.0 + (done * PI).cos()))
    }

    fn play<G: Evaluate>(&self, setups: &[Setup], number: usize) -> Vec<Sample> {
        let mut chance = Chance::new(self.seed.wrapping_mul(1_000_003).wrapping_add(number as u64));
        let mut samples = Vec::new();
        for game in 0..self.games {
            let setup = &setups[(number * self.games + game) % setups.len()];
            // The caller has checked the set-ups.
            let Ok(game) = G::deal(setup, Chance::new(chance.bits_64()), &mut NullSink) else { continue };
            match &self.players {
                Players::Greedy => games::greedy(game, &self.weights, &mut chance, &mut samples),
                Players::Searching(iterations, network) => {
                    games::searched(game, &self.weights, (*iterations, network), &mut chance, &mut samples);
                }
            }
        }
        samples
    }
}
