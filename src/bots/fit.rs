//! Fitting: weights that foretell the score. Levels, or players that look at a glance, play each other; from what they
//! had when a round began and what they had in the end, the weights of the evaluation follow by least squares.

use super::evaluation::Judged;
use super::levels::levels;
use super::mind::Mind;
use super::one_step::Glancing;
use crate::kernel::{Chance, Quiet, Seat, SeatKind, Setup, SetupError};

/// A fit in progress: the sums of the least squares.
#[derive(Clone, Debug)]
pub struct Fit {
    /// Where the weights are pulled to where the games say little.
    from: Vec<f32>,
    /// Products of features, row by row.
    products: Vec<f64>,
    /// Products of features and what they missed.
    misses: Vec<f64>,
    samples: u64,
    squares: f64,
}

/// Rounds that are told apart: what a seat gets from then on whatever it has is fitted beside the weights, for each.
const TIMES: usize = 24;

/// How often, of 100, a choice is made at random, so that the games differ.
const RANDOM: u32 = 8;

impl Fit {
    /// A fit around these weights.
    pub fn new(from: &[f32]) -> Self {
        let count = from.len() + TIMES;
        Self {
            from: from.to_vec(),
            products: vec![0.0; count * count],
            misses: vec![0.0; count],
            samples: 0,
            squares: 0.0,
        }
    }

    /// How many states were seen.
    pub const fn samples(&self) -> u64 {
        self.samples
    }

    /// By how many points the first weights missed the scores, as the root of the mean square.
    pub fn error(&self) -> f64 {
        (self.squares / self.samples.max(1) as f64).sqrt()
    }

    /// Plays one game and learns from it: a seat of a level plays as that level does, any other at a glance.
    pub fn play<G: Judged>(&mut self, setup: &Setup, chance: &mut Chance) -> Result<(), SetupError> {
        let mut game = G::deal(setup, Chance::new(chance.bits_64()), &mut Quiet)?;
        let mut minds: Vec<Option<Mind<G>>> = Vec::new();
        for kind in setup.kinds::<G>()? {
            minds.push(match kind {
                SeatKind::Level(level) => {
                    Some(Mind::new(levels()[level.min(levels().len() - 1)], Chance::new(chance.bits_64())))
                }
                _ => None,
            });
        }
        let mut glancing = Glancing::<G>::default();
        let mut seen: Vec<(Seat, Vec<f32>, f32)> = Vec::new();
        let mut round = 0;
        while let Some(decision) = game.decision() {
            if game.is_calm() && game.round_number() > round {
                round = game.round_number();
                for seat in (0..game.seats()).map(|seat| Seat(seat as u8)) {
                    let (features, worth) = self.features(&game, seat);
                    seen.push((seat, features, worth));
                }
            }
            let choice = if chance.below(100) < RANDOM {
                crate::kernel::random_choice(&game, chance, &mut glancing.choices)
            } else if let Some(Some(mind)) = minds.get_mut(decision.seat.index()) {
                mind.choose(&game, &mut |_| true)
            } else {
                glancing.best(&game, G::glance_weights())
            };
            if choice.is_none_or(|choice| game.apply(choice, &mut Quiet).is_err()) {
                break;
            }
        }
        let standings = game.standings();
        for (seat, features, worth) in seen {
            let miss = standings[seat.index()].total as f32 - worth;
            self.learn(&features, miss);
        }
        Ok(())
    }

    /// How the worth of a state changes with each weight, and the worth itself.
    fn features<G: Judged>(&self, game: &G, seat: Seat) -> (Vec<f32>, f32) {
        let worth = game.worth(seat, &self.from);
        let mut weights = self.from.clone();
        let features = (0..self.from.len()).map(|place| {
            weights[place] += 1.0;
            let changed = game.worth(seat, &weights) - worth;
            weights[place] = self.from[place];
            changed
        });
        let mut features: Vec<f32> = features.collect();
        features.resize(weights.len() + TIMES, 0.0);
        if !G::TIMED {
            features[weights.len() + (game.progress().0 as usize).min(TIMES - 1)] = 10.0;
        }
        (features, worth)
    }

    fn learn(&mut self, features: &[f32], miss: f32) {
        let count = features.len();
        for (row, &own) in features.iter().enumerate().filter(|(_, own)| **own != 0.0) {
            self.misses[row] += f64::from(own * miss);
            for (column, &other) in features.iter().enumerate() {
                self.products[row * count + column] += f64::from(own * other);
            }
        }
        self.samples += 1;
        self.squares += f64::from(miss * miss);
    }

    /// The weights that foretell the scores best; `pull` draws them to the first ones.
    pub fn weights(&self, pull: f64) -> Vec<f32> {
        let count = self.misses.len();
        let mut rows: Vec<Vec<f64>> = (0..count)
            .map(|row| {
                let mut cells = self.products[row * count..][..count].to_vec();
                cells[row] += pull;
                cells.push(self.misses[row]);
                cells
            })
            .collect();
        // Gauss and Jordan; the pull keeps every pivot above zero.
        for pivot in 0..count {
            let best =
                (pivot..count).max_by(|&one, &other| rows[one][pivot].abs().total_cmp(&rows[other][pivot].abs()));
            rows.swap(pivot, best.unwrap_or(pivot));
            let lead = rows[pivot].clone();
            for (place, row) in rows.iter_mut().enumerate().filter(|(place, _)| *place != pivot) {
                let share = row[pivot] / lead[pivot];
                debug_assert!(share.is_finite(), "row {place}");
                for (cell, from) in row.iter_mut().zip(&lead) {
                    *cell -= share * from;
                }
            }
        }
        self.from
            .iter()
            .zip(rows.iter().enumerate())
            .map(|(from, (place, row))| from + (row[count] / row[place]) as f32)
            .collect()
    }
}
