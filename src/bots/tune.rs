//! Tuning: weights that play against each other (SPSA, simultaneous perturbation stochastic approximation).
//!
//! In each step all weights are moved at random, half a step one way for one player and half a step the other way for the
//! other; they play the same deals from both seats, and the weights follow the winner by as much as it won.

use super::arena::{Series, play};
use super::evaluation::Judged;
use super::levels::Method;
use crate::kernel::{Chance, Setup, SetupError};

/// A tuning in progress.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// The weights so far.
    pub weights: Vec<f32>,
    /// The mean of the weights since half of the steps: less noisy.
    pub mean: Vec<f32>,
    /// How the players choose: these by turns, one a step.
    pub methods: Vec<Method>,
    /// Deals in each step; each is played from both seats.
    pub deals: usize,
    /// Steps in all.
    pub steps: u32,
    /// How far the weights follow, for each point of the lead.
    pub pace: f32,
    done: u32,
    averaged: u32,
    start: Vec<f32>,
    chance: Chance,
}

impl Tuning {
    /// A tuning from these weights on.
    pub fn new(weights: &[f32], methods: Vec<Method>, deals: usize, steps: u32, chance: Chance) -> Self {
        let (weights, start, mean) = (weights.to_vec(), weights.to_vec(), vec![0.0; weights.len()]);
        Self { weights, mean, methods, deals, steps, pace: 0.02, done: 0, averaged: 0, start, chance }
    }

    /// One step; returns the lead of the one that moved forwards.
    pub fn step<G: Judged>(&mut self) -> Result<f32, SetupError> {
        // A step is a share of what a weight was at first, and smaller towards the end.
        let progress = self.done as f32 / self.steps.max(1) as f32;
        let size = 1.0 - 0.6 * progress;
        let moves: Vec<f32> = self
            .start
            .iter()
            .map(|weight| {
                let span = size * (0.2 * weight.abs() + 0.1);
                if self.chance.below(2) == 0 { span } else { -span }
            })
            .collect();
        let weights_moved =
            |sign: f32| self.weights.iter().zip(&moves).map(|(weight, by)| weight + sign * by).collect();
        let method = self.methods.get(self.done as usize % self.methods.len().max(1)).copied();
        let series = Series {
            setup: Setup::of(&["steward"; 2]),
            games: 2 * self.deals,
            seed: self.chance.bits_64(),
            methods: vec![method; 2],
            glances: vec![Some(weights_moved(1.0)), Some(weights_moved(-1.0))],
            ..Series::default()
        };
        let results = play::<G>(&series, &|| 0.0, &mut |_, _| {})?;
        let lead = (results[0].mean_points().0 - results[1].mean_points().0) as f32;
        let follow = self.pace * lead.clamp(-20.0, 20.0) / (1.0 + 4.0 * progress);
        for (weight, by) in self.weights.iter_mut().zip(&moves) {
            *weight += follow * by;
        }
        self.done += 1;
        if self.done * 2 > self.steps {
            self.averaged += 1;
            for (mean, weight) in self.mean.iter_mut().zip(&self.weights) {
                *mean += (weight - *mean) / self.averaged as f32;
            }
        }
        Ok(lead)
    }
}
