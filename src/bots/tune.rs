//! Tuning: weights that play against each other (SPSA, simultaneous perturbation stochastic approximation, with the steps
//! of Adam).
//!
//! In each step a batch of pairs is played: in each pair all weights are moved at random, one way for one player and the
//! other way for the other, and both play the same deals. What the winner wins by, on an average over the batch, tells for
//! each weight at once which way is better; chance drowns it in a pair, and hardly in thousands.

use super::arena::{Series, play};
use super::evaluation::Judged;
use super::levels::Method;
use crate::kernel::{Chance, Setup, SetupError};

/// A lead by more points than this is chance, and counts as this.
const MOST: f32 = 60.0;

/// How much of the former slope, and of its former square, a step keeps.
const KEPT: f32 = 0.9;
const KEPT_SQUARE: f32 = 0.98;

/// A tuning in progress.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// The weights so far.
    pub weights: Vec<f32>,
    /// The mean of the weights since half of the steps: less noisy.
    pub mean: Vec<f32>,
    /// How the players choose: these by turns, one a pair.
    pub methods: Vec<Method>,
    /// What they play, by turns too: two levels against each other, or a level against an official opponent.
    pub setups: Vec<Setup>,
    /// Pairs in each step.
    pub pairs: usize,
    /// Steps in all.
    pub steps: u32,
    /// How far a weight follows in a step, in what it is moved by in a pair.
    pub pace: f32,
    done: u32,
    averaged: u32,
    /// How far each weight is moved in a pair.
    spans: Vec<f32>,
    slopes: Vec<f32>,
    squares: Vec<f32>,
    chance: Chance,
}

impl Tuning {
    /// A tuning from these weights on.
    pub fn new(
        weights: &[f32],
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

    /// One step; returns the mean of the leads' sizes, which tells how much all moves together matter.
    pub fn step<G: Judged>(&mut self) -> Result<f32, SetupError> {
        let count = self.weights.len();
        let (mut slopes, mut sizes) = (vec![0.0; count], 0.0);
        for pair in 0..self.pairs {
            let signs: Vec<f32> = (0..count).map(|_| if self.chance.below(2) == 0 { 1.0 } else { -1.0 }).collect();
            let lead = self.pair::<G>(pair, &signs)?.clamp(-MOST, MOST);
            sizes += lead.abs();
            for (slope, sign) in slopes.iter_mut().zip(&signs) {
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

    /// The lead, a game, of the weights moved by these signs over those moved the other way.
    fn pair<G: Judged>(&mut self, pair: usize, signs: &[f32]) -> Result<f32, SetupError> {
        let seed = self.chance.bits_64();
        let setup = self.setups.get(pair % self.setups.len().max(1)).cloned().unwrap_or_default();
        let method = self.methods.get(pair / self.setups.len().max(1) % self.methods.len().max(1)).copied();
        let moved = |by: f32| {
            let moves = signs.iter().zip(&self.spans).map(|(sign, span)| by * sign * span);
            Some(self.weights.iter().zip(moves).map(|(weight, by)| weight + by).collect())
        };
        let lead = |games: usize, glances: Vec<Option<Vec<f32>>>| {
            let series =
                Series { setup: setup.clone(), games, seed, methods: vec![method; 2], glances, ..Series::default() };
            let results = play::<G>(&series, &|| 0.0, &mut |_, _| {})?;
            Ok((results[0].mean_points().0 - results[1].mean_points().0) as f32)
        };
        if setup.official::<G>().is_some() {
            Ok(lead(1, vec![moved(1.0)])? - lead(1, vec![moved(-1.0)])?)
        } else {
            lead(2, vec![moved(1.0), moved(-1.0)])
        }
    }
}
