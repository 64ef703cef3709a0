//! Paladins for the computer players: the evaluation (`evaluation.rs`), the objective of a team (`team.rs`), the policy
//! (`policy.rs`) and the features of the value network (`features.rs`).

mod evaluation;
mod features;
mod policy;
mod team;
mod weights;

use super::evaluation::{Evaluate, Term};
use super::network::ValueNetwork;
use super::settings::{Horizon, SearchPurpose, SearchSettings, Trees};
use evaluation::{Evaluator, TERMS};
use kernel::Seat;
use paladins::{Choice, Paladins, Question};
use policy::Policy;
use std::sync::Arc;
use weights::{EVALUATION, NAMES, POLICY, array};

/// Turns after which the value network values a leaf.
const LEAF: u32 = 3;

impl Evaluate for Paladins {
    const TERMS: &'static [Term] = &TERMS;
    const HAS_TIME_TERM: bool = false;
    const WEIGHTS: &'static [&'static str] = &NAMES;
    const RECIPE: &'static str = include_str!("recipe.txt");

    /// In a team, the choice of the receiver of an action's gains makes three or four choices of one. They differ
    /// little in a team's points: with the usual exploration the visits would spread over all of them, and nothing
    /// would be searched to its end.
    fn settings(&self, purpose: SearchPurpose) -> SearchSettings {
        let far = purpose == SearchPurpose::Strongest;
        if self.network_place().is_some() {
            let (iteration_factor, turns) = if far { (12, 20) } else { (3, 12) };
            return SearchSettings {
                iteration_factor,
                horizon: Horizon::Turns(turns),
                leaf_turns: Some(LEAF),
                exploration: 0.4,
                network_share: 0.9,
                trees: Trees::of(purpose),
                ..SearchSettings::USUAL
            };
        }
        let (iteration_factor, rounds) = if far { (4, 1) } else { (1, 0) };
        let exploration = if self.team().is_some() { 0.3 } else { SearchSettings::USUAL.exploration };
        SearchSettings { iteration_factor, exploration, horizon: Horizon::Rounds(rounds), ..SearchSettings::USUAL }
    }

    fn weights() -> &'static [f32] {
        &EVALUATION
    }

    fn policy_weights() -> &'static [f32] {
        &POLICY
    }

    fn scale(&self) -> f32 {
        if self.team().is_some() {
            // A team's points are those of all its seats.
            15.0 * self.seats() as f32
        } else if self.rival().is_some() {
            20.0
        } else {
            12.0
        }
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
        if let Some((seat, question)) = self.asked() {
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
        matches!(self.asked(), None | Some((_, Question::Turn | Question::PlayPaladin)))
    }
}
