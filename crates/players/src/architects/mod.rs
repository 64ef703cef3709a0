//! Architects for the computer players: the evaluation (`evaluation.rs`), the objective of a team (`team.rs`), the
//! policy (`policy.rs`) and the features of the value network (`features.rs`).

mod evaluation;
mod features;
mod policy;
mod team;
mod weights;

use super::evaluation::{Evaluate, Term};
use super::network::ValueNetwork;
use super::settings::{Horizon, SearchPurpose, SearchSettings, Trees};
use architects::{Architects, Choice, Question};
use evaluation::{Evaluator, TERMS};
use kernel::{Decision, Game, Seat};
use policy::Policy;
use std::sync::Arc;
use weights::{EVALUATION, NAMES, POLICY, array};

/// Turns after which the value network values a leaf.
const LEAF: u32 = 2;

impl Evaluate for Architects {
    const TERMS: &'static [Term] = &TERMS;
    const HAS_TIME_TERM: bool = false;
    /// Without a network a leaf is valued at the end of the tree, by a playout that takes four times as long. The quick
    /// levels have no network against an official opponent: its strengths for people are measured by them, and with the
    /// network they win nine of ten games against the hardest.
    fn settings(&self, purpose: SearchPurpose) -> SearchSettings {
        let (factor, turns) = if purpose == SearchPurpose::Strongest { (4, 20) } else { (2, 12) };
        let alone =
            SearchSettings { iteration_factor: factor, horizon: Horizon::Turns(turns), ..SearchSettings::USUAL };
        let is_yardstick = purpose == SearchPurpose::Quick && self.opponent().is_some();
        if is_yardstick || self.network_place().is_none() {
            return alone;
        }
        SearchSettings {
            iteration_factor: factor * 4,
            leaf_turns: Some(LEAF),
            exploration: 0.3,
            network_share: 0.9,
            trees: Trees::of(purpose),
            ..alone
        }
    }

    const WEIGHTS: &'static [&'static str] = &NAMES;
    const RECIPE: &'static str = include_str!("recipe.txt");

    fn weights() -> &'static [f32] {
        &EVALUATION
    }

    fn policy_weights() -> &'static [f32] {
        &POLICY
    }

    fn scale(&self) -> f32 {
        // A team's points are those of all its seats.
        if self.team().is_some() { 12.0 * self.seats() as f32 } else { 12.0 }
    }

    fn terms(&self, seat: Seat, weights: &[f32], into: &mut [f32]) {
        let terms = Evaluator::new(self, seat, array(weights)).terms();
        for (place, term) in into.iter_mut().zip(terms) {
            *place = term;
        }
    }

    fn evaluate(&self, seat: Seat, weights: &[f32]) -> f32 {
        Evaluator::new(self, seat, array(weights)).terms().iter().sum()
    }

    fn move_values(&self, choices: &[Choice], weights: &[f32], into: &mut Vec<f32>) {
        into.clear();
        if let Some(Decision { seat, question }) = self.decision() {
            let policy = Policy::new(self, seat, question, array(weights));
            into.extend(choices.iter().map(|&choice| policy.move_value(choice)));
        }
    }

    const FEATURES: usize = features::FEATURES;

    fn networks() -> &'static [Arc<ValueNetwork>] {
        &features::NETWORKS
    }

    fn network_place(&self) -> Option<usize> {
        features::network_place(self)
    }

    fn seat_features(&self, seat: Seat, terms: &[f32], weights: &[f32], into: &mut Vec<f32>) {
        features::seat_features(self, seat, terms, array(weights), into);
    }

    fn table_features(&self, _: [Seat; 2], into: &mut Vec<f32>) {
        features::table_features(self, into);
    }

    fn is_quiet(&self) -> bool {
        self.decision().is_none_or(|decision| matches!(decision.question, Question::Place | Question::Recall))
    }
}
