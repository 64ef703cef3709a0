//! Tuning of the policy weights by self-play: SPSA (simultaneous perturbation stochastic approximation, Spall 1992)
//! with the step sizes of Adam (Kingma and Ba 2015).
//!
//! Each step plays a batch of pairs. In a pair all weights are perturbed at random, by opposite signs for the two
//! players, who play the same deals. The mean lead over the batch estimates the gradient for all weights at once. In a
//! co-op scenario two teams play the same deal instead, and the lead is that of a team over its target.

use super::arena::{ArenaSeries, play};
use kernel::{Chance, Coop, Setup, SetupError};
use players::evaluation::Evaluate;
use players::levels::Method;

/// Leads are clamped to this number of points, because greater ones are chance.
const MOST: f32 = 60.0;

/// Decay rates of the means of gradients and of their squares (Adam's beta 1 and 2).
const KEPT: f32 = 0.9;
const KEPT_SQUARE: f32 = 0.98;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightKind {
    Policy,
    Evaluation,
}

#[derive(Clone, Debug)]
pub struct Tuning {
    pub weights: Vec<f32>,
    /// Mean of the weights over the second half of the steps, which is less noisy.
    pub mean: Vec<f32>,
    pub kind: WeightKind,
    pub methods: Vec<Method>,
    /// Set-ups, in alternation: two levels, or a level and an official opponent.
    pub setups: Vec<Setup>,
    pub pairs: usize,
    pub steps: u32,
    pub pace: f32,
    done: u32,
    averaged: u32,
    spans: Vec<f32>,
    slopes: Vec<f32>,
    squares: Vec<f32>,
    chance: Chance,
}

struct TrialPair {
    place: usize,
    signs: Vec<f32>,
    seed: u64,
}

impl Tuning {
    pub fn new(
        weights: &[f32],
        kind: WeightKind,
        methods: Vec<Method>,
        setups: Vec<Setup>,
        pairs: usize,
        steps: u32,
        chance: Chance,
    ) -> Self {
        let nothing = vec![0.0; weights.len()];
        Self {
            weights: weights.to_vec(),
            mean: nothing.clone(),
            kind,
            methods,
            setups,
            pairs,
            steps,
            pace: 0.15,
            done: 0,
            averaged: 0,
            spans: weights.iter().map(|weight| 0.25 * weight.abs() + 0.25).collect(),
            slopes: nothing.clone(),
            squares: nothing,
            chance,
        }
    }

    /// Plays one step and returns the mean size of the leads, which shows the effect of the perturbations. The step
    /// does not depend on the number of threads.
    pub fn step<G: Evaluate>(&mut self, threads: usize) -> Result<f32, SetupError> {
        let count = self.weights.len();
        let pairs: Vec<TrialPair> = (0..self.pairs)
            .map(|place| TrialPair {
                place,
                signs: (0..count).map(|_| if self.chance.below(2) == 0 { 1.0 } else { -1.0 }).collect(),
                seed: self.chance.bits_64(),
            })
            .collect();
        let share = pairs.len().div_ceil(threads.max(1)).max(1);
        let tuning = &*self;
        let leads =
            |pairs: &[TrialPair]| pairs.iter().map(|pair| tuning.pair::<G>(pair)).collect::<Result<Vec<f32>, _>>();
        let leads: Vec<f32> = std::thread::scope(|scope| {
            let running: Vec<_> = pairs.chunks(share).map(|pairs| scope.spawn(move || leads(pairs))).collect();
            running
                .into_iter()
                .map(|thread| thread.join().unwrap_or_else(|_| Ok(Vec::new())))
                .collect::<Result<Vec<_>, _>>()
        })?
        .concat();
        let (mut slopes, mut sizes) = (vec![0.0; count], 0.0);
        for (pair, lead) in pairs.iter().zip(leads) {
            let lead = lead.clamp(-MOST, MOST);
            sizes += lead.abs();
            for (slope, sign) in slopes.iter_mut().zip(&pair.signs) {
                *slope += sign * lead / self.pairs as f32;
            }
        }
        self.done += 1;
        let progress = self.done as f32 / self.steps.max(1) as f32;
        let pace = self.pace * (1.0 - 0.9 * progress);
        for (place, slope) in slopes.into_iter().enumerate() {
            self.slopes[place] = KEPT * self.slopes[place] + (1.0 - KEPT) * slope;
            self.squares[place] = KEPT_SQUARE * self.squares[place] + (1.0 - KEPT_SQUARE) * slope * slope;
            let mean = self.slopes[place] / (1.0 - KEPT.powf(self.done as f32));
            let square = self.squares[place] / (1.0 - KEPT_SQUARE.powf(self.done as f32));
            self.weights[place] += pace * self.spans[place] * mean / (square.sqrt() + 1e-3);
        }
        if self.done * 2 > self.steps {
            self.averaged += 1;
            for (mean, weight) in self.mean.iter_mut().zip(&self.weights) {
                *mean += (weight - *mean) / self.averaged as f32;
            }
        }
        Ok(sizes / self.pairs.max(1) as f32)
    }

    /// Mean lead of the weights perturbed in one direction over those perturbed in the other one.
    fn pair<G: Evaluate>(&self, TrialPair { place, signs, seed }: &TrialPair) -> Result<f32, SetupError> {
        let setup = self.setups.get(place % self.setups.len().max(1)).cloned().unwrap_or_default();
        let method = self.methods.get(place / self.setups.len().max(1) % self.methods.len().max(1)).copied();
        let moved = |by: f32| {
            let moves = signs.iter().zip(&self.spans).map(|(sign, span)| by * sign * span);
            Some(self.weights.iter().zip(moves).map(|(weight, by)| weight + by).collect())
        };
        let series = |games: usize, weights: Vec<Option<Vec<f32>>>| {
            let series = ArenaSeries {
                setup: setup.clone(),
                games,
                seed: *seed,
                methods: vec![method; setup.seats.len()],
                ..ArenaSeries::default()
            };
            match self.kind {
                WeightKind::Policy => ArenaSeries { policies: weights, ..series },
                WeightKind::Evaluation => ArenaSeries { weights, ..series },
            }
        };
        let results = |series: ArenaSeries| play::<G>(&series, &|| 0.0, &mut |_, _| {});
        if Coop::of(&setup).is_some() {
            // All players of a team have the same weights: the lead is that over the target, per seat.
            let seats = setup.seats.len();
            let margin = |by: f32| {
                let results = results(series(1, vec![moved(by); seats]))?;
                Ok(results[0].margins.iter().sum::<i32>() as f32 / seats as f32)
            };
            return Ok(margin(1.0)? - margin(-1.0)?);
        }
        let lead = |games: usize, weights: Vec<Option<Vec<f32>>>| {
            let results = results(series(games, weights))?;
            Ok((results[0].mean_points().0 - results[1].mean_points().0) as f32)
        };
        if setup.official::<G>().is_some() {
            Ok(lead(1, vec![moved(1.0)])? - lead(1, vec![moved(-1.0)])?)
        } else {
            lead(2, vec![moved(1.0), moved(-1.0)])
        }
    }
}
