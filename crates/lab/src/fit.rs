//! Fitting of the evaluation weights: ridge regression of final scores on the evaluation at the start of each round,
//! over games of levels or of greedy players.

use kernel::{Chance, NullSink, Seat, SeatKind, Setup, SetupError};
use players::evaluation::Evaluate;
use players::levels::levels;
use players::player::ComputerPlayer;
use players::policy::GreedyPolicy;

#[derive(Clone, Debug)]
pub struct Fit {
    /// The first weights, towards which the regression is regularized.
    from: Vec<f32>,
    policy_weights: Vec<f32>,
    products: Vec<f64>,
    residuals: Vec<f64>,
    samples: u64,
    squares: f64,
}

/// Number of rounds with a constant of their own, for evaluations without time weights.
const TIMES: usize = 24;

/// Percentage of random choices, so that games differ.
const RANDOM: u32 = 8;

impl Fit {
    pub fn new(from: &[f32], policy_weights: &[f32]) -> Self {
        let count = from.len() + TIMES;
        Self {
            from: from.to_vec(),
            policy_weights: policy_weights.to_vec(),
            products: vec![0.0; count * count],
            residuals: vec![0.0; count],
            samples: 0,
            squares: 0.0,
        }
    }

    pub const fn samples(&self) -> u64 {
        self.samples
    }

    /// Root mean square residual of the first weights, in points.
    pub fn error(&self) -> f64 {
        (self.squares / self.samples.max(1) as f64).sqrt()
    }

    /// Plays one game and adds its samples. A seat of a level plays as that level; any other seat plays greedily.
    pub fn play<G: Evaluate>(&mut self, setup: &Setup, chance: &mut Chance) -> Result<(), SetupError> {
        let mut game = G::deal(setup, Chance::new(chance.bits_64()), &mut NullSink)?;
        let mut computers: Vec<Option<ComputerPlayer<G>>> = Vec::new();
        for kind in setup.kinds::<G>()? {
            computers.push(match kind {
                SeatKind::Level(level) => {
                    Some(ComputerPlayer::new(levels()[level.min(levels().len() - 1)], Chance::new(chance.bits_64())))
                }
                _ => None,
            });
        }
        let mut policy = GreedyPolicy::<G>::default();
        let mut seen: Vec<(Seat, Vec<f32>, f32)> = Vec::new();
        let mut round = 0;
        while let Some(decision) = game.decision() {
            if game.is_quiet() && game.round_number() > round {
                round = game.round_number();
                for seat in (0..game.seats()).map(|seat| Seat(seat as u8)) {
                    let (features, value) = self.features(&game, seat);
                    seen.push((seat, features, value));
                }
            }
            let choice = if chance.below(100) < RANDOM {
                kernel::random_choice(&game, chance, &mut policy.choices)
            } else if let Some(Some(computer)) = computers.get_mut(decision.seat.index()) {
                computer.choose(&game, &mut |_| true)
            } else {
                policy.best(&game, &self.policy_weights)
            };
            if choice.is_none_or(|choice| game.apply(choice, &mut NullSink).is_err()) {
                break;
            }
        }
        let sheets = game.scores();
        for (seat, features, value) in seen {
            // An official opponent may keep no score.
            if let Some(sheet) = sheets.get(seat.index()) {
                self.learn(&features, sheet.total as f32 - value);
            }
        }
        Ok(())
    }

    fn features<G: Evaluate>(&self, game: &G, seat: Seat) -> (Vec<f32>, f32) {
        let value = game.evaluate(seat, &self.from);
        let mut weights = self.from.clone();
        let features = (0..self.from.len()).map(|place| {
            weights[place] += 1.0;
            let changed = game.evaluate(seat, &weights) - value;
            weights[place] = self.from[place];
            changed
        });
        let mut features: Vec<f32> = features.collect();
        features.resize(weights.len() + TIMES, 0.0);
        if !G::HAS_TIME_TERM {
            features[weights.len() + (game.progress().0 as usize).min(TIMES - 1)] = 10.0;
        }
        (features, value)
    }

    fn learn(&mut self, features: &[f32], residual: f32) {
        let count = features.len();
        for (row, &own) in features.iter().enumerate().filter(|(_, own)| **own != 0.0) {
            self.residuals[row] += f64::from(own * residual);
            for (column, &other) in features.iter().enumerate() {
                self.products[row * count + column] += f64::from(own * other);
            }
        }
        self.samples += 1;
        self.squares += f64::from(residual * residual);
    }

    /// The solution, regularized towards the first weights by `pull`.
    pub fn weights(&self, pull: f64) -> Vec<f32> {
        let count = self.residuals.len();
        let mut rows: Vec<Vec<f64>> = (0..count)
            .map(|row| {
                let mut cells = self.products[row * count..][..count].to_vec();
                cells[row] += pull;
                cells.push(self.residuals[row]);
                cells
            })
            .collect();
        // Gauss-Jordan elimination; the regularization keeps every pivot positive.
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
