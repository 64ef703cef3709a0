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
    /// What they play, by turns too: two levels against each other, or a level against an official opponent.
    pub setups: Vec<Setup>,
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
    pub fn new(
        weights: &[f32],
        methods: Vec<Method>,
        setups: Vec<Setup>,
        deals: usize,
        steps: u32,
        chance: Chance,
    ) -> Self {
        let (weights, start, mean) = (weights.to_vec(), weights.to_vec(), vec![0.0; weights.len()]);
        Self { weights, mean, methods, setups, deals, steps, pace: 0.01, done: 0, averaged: 0, start, chance }
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
        let seed = self.chance.bits_64();
        let weights_moved =
            |sign: f32| self.weights.iter().zip(&moves).map(|(weight, by)| weight + sign * by).collect();
        let turn = self.done as usize;
        let setup = self.setups.get(turn % self.setups.len().max(1)).cloned().unwrap_or_default();
        let method = self.methods.get(turn / self.setups.len().max(1) % self.methods.len().max(1)).copied();
        let series = |setup: &Setup, games: usize, glances: Vec<Option<Vec<f32>>>| {
            let (seed, setup, methods) = (seed, setup.clone(), vec![method; 2]);
            let results = play::<G>(
                &Series { setup, games, seed, methods, glances, ..Series::default() },
                &|| 0.0,
                &mut |_, _| {},
            )?;
            Ok((results[0].mean_points().0 - results[1].mean_points().0) as f32)
        };
        let (forwards, backwards) = (weights_moved(1.0), weights_moved(-1.0));
        let lead: f32 = if setup.official::<G>().is_some() {
            let lead = |weights| series(&setup, self.deals, vec![Some(weights)]);
            lead(forwards)? - lead(backwards)?
        } else {
            series(&setup, 2 * self.deals, vec![Some(forwards), Some(backwards)])?
        };
        let follow = self.pace * lead.clamp(-40.0, 40.0) / (1.0 + 4.0 * progress);
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
