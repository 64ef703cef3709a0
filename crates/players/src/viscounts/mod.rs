//! Viscounts for the computer players: the evaluation (`evaluation.rs`), the policy (`policy.rs`, `action_value.rs`)
//! and the features of the value network (`features.rs`).

mod action_value;
mod evaluation;
mod features;
mod policy;
mod team;
mod time;
mod weights;

use super::evaluation::{Evaluate, Term};
use super::network::ValueNetwork;
use super::settings::{Horizon, SearchPurpose, SearchSettings, Trees};
use evaluation::{TERMS, evaluation};
use kernel::{Decision, Game, Seat};
use std::sync::Arc;
use viscounts::{Choice, Question, Viscounts};
use weights::{EVALUATION, NAMES, POLICY, array};

impl Evaluate for Viscounts {
    const TERMS: &'static [Term] = &TERMS;
    const HAS_TIME_TERM: bool = true;
    const WEIGHTS: &'static [&'static str] = &NAMES;
    const RECIPE: &'static str = include_str!("recipe.txt");

    /// With the strongest level's many iterations more exploration pays off: a choice with a low prior is visited often
    /// enough to show its consequences.
    fn settings(&self, purpose: SearchPurpose) -> SearchSettings {
        let (iteration_factor, exploration) = if purpose == SearchPurpose::Strongest { (16, 0.3) } else { (4, 0.12) };
        SearchSettings {
            iteration_factor,
            exploration,
            horizon: Horizon::Turns(4),
            // After two turns the leaf shows the official opponent's answer.
            leaf_turns: Some(if self.opponent().is_some() { 2 } else { 1 }),
            network_share: 0.9,
            // The scenario for a team is measured with one tree.
            trees: if self.team().is_some() { Trees::One } else { Trees::of(purpose) },
            ..SearchSettings::USUAL
        }
    }

    fn weights() -> &'static [f32] {
        &EVALUATION
    }

    fn policy_weights() -> &'static [f32] {
        &POLICY
    }

    /// The policy weights are tuned for choosing, and evaluate states badly.
    fn step_weights() -> &'static [f32] {
        &EVALUATION
    }

    fn scale(&self) -> f32 {
        40.0
    }

    fn terms(&self, seat: Seat, weights: &[f32], into: &mut [f32]) {
        for (place, term) in into.iter_mut().zip(evaluation(self, seat, array(weights))) {
            *place = term;
        }
    }

    fn evaluate(&self, seat: Seat, weights: &[f32]) -> f32 {
        evaluation(self, seat, array(weights)).iter().sum()
    }

    fn move_values(&self, choices: &[Choice], weights: &[f32], into: &mut Vec<f32>) {
        into.clear();
        let Some(Decision { seat, question }) = self.decision() else { return };
        policy::move_values(self, seat, question, choices, array(weights), into);
    }

    const FEATURES: usize = features::FEATURES;

    fn networks() -> &'static [Arc<ValueNetwork>] {
        &features::NETWORKS
    }

    fn network_place(&self) -> Option<usize> {
        Some(features::network_place(self))
    }

    fn seat_features(&self, seat: Seat, _terms: &[f32], _weights: &[f32], into: &mut Vec<f32>) {
        features::seat_features(self, seat, into);
    }

    fn table_features(&self, two: [Seat; 2], into: &mut Vec<f32>) {
        features::table_features(self, two, into);
    }

    fn is_quiet(&self) -> bool {
        matches!(self.decision(), None | Some(Decision { question: Question::Play, .. }))
    }
}
