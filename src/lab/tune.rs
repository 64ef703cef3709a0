//! Tuning of the policy weights by self-play: SPSA (simultaneous perturbation stochastic approximation, Spall 1992) with the step
//! sizes of Adam (Kingma and Ba 2015).
//!
//! Each step plays a batch of pairs. In a pair all weights are perturbed at random, by opposite signs for the two players, who
//! play the same deals. The mean lead over the batch estimates the gradient for all weights at once.

use super::arena::{Series, play};
use crate::bots::evaluation::Evaluate;
use crate::bots::levels::Method;
use crate::kernel::{Chance, Setup, SetupError};

/// Leads are clamped to this number of points, because greater ones are chance.
const MOST: f32 = 60.0;

/// Decay rates of the means of gradients and of their squares (Adam's beta 1 and 2).
const KEPT: f32 = 0.9;
const KEPT_SQUARE: f32 = 0.98;

/// A tuning in progress.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// The current weights.
    pub weights: Vec<f32>,
    /// The mean of the weights over the second half of the steps, which is less noisy.
    pub mean: Vec<f32>,
    /// Methods of the players, by turns.
    pub methods: Vec<Method>,
    /// Set-ups, by turns: two levels, or a level and an official opponent.
    pub setups: Vec<Setup>,
    /// Pairs per step.
    pub pairs: usize,
    /// Number of steps.
    pub steps: u32,
    /// Step size, in units of the perturbation.
    pub pace: f32,
    done: u32,
    averaged: u32,
    /// Perturbation of each weight.
    spans: Vec<f32>,
    slopes: Vec<f32>,
    squares: Vec<f32>,
    chance: Chance,
}

impl Tuning {
    /// A tuning that starts from these weights.
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

    /// Plays one step; returns the mean size of the leads, which shows how much the perturbations matter.
    pub fn step<G: Evaluate>(&mut self) -> Result<f32, SetupError> {
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

    /// The mean lead of the weights perturbed by these signs over those perturbed the other way.
    fn pair<G: Evaluate>(&mut self, pair: usize, signs: &[f32]) -> Result<f32, SetupError> {
        let seed = self.chance.bits_64();
        let setup = self.setups.get(pair % self.setups.len().max(1)).cloned().unwrap_or_default();
        let method = self.methods.get(pair / self.setups.len().max(1) % self.methods.len().max(1)).copied();
        let moved = |by: f32| {
            let moves = signs.iter().zip(&self.spans).map(|(sign, span)| by * sign * span);
            Some(self.weights.iter().zip(moves).map(|(weight, by)| weight + by).collect())
        };
        let lead = |games: usize, policies: Vec<Option<Vec<f32>>>| {
            let series =
                Series { setup: setup.clone(), games, seed, methods: vec![method; 2], policies, ..Series::default() };
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
