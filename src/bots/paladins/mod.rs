//! Paladins for the computer players: the evaluation (`evaluation.rs`) and the policy (`policy.rs`).

mod evaluation;
mod policy;
mod team;
mod weights;

use super::evaluation::{Evaluate, Term};
use super::settings::{Horizon, Settings};
use crate::games::paladins::{Choice, Paladins, Question};
use crate::kernel::Seat;
use evaluation::{Evaluator, TERMS};
use policy::Policy;
use weights::{COUNT, EVALUATION, NAMES, POLICY};

impl Evaluate for Paladins {
    const TERMS: &'static [Term] = &TERMS;
    const HAS_TIME_TERM: bool = false;
    const QUICK: Settings = Settings { horizon: Horizon::Rounds(0), ..Settings::USUAL };
    const LONG: Settings = Settings { iteration_factor: 4, horizon: Horizon::Rounds(1), ..Self::QUICK };
    const WEIGHTS: &'static [&'static str] = &NAMES;

    /// Who gains what an action brings makes three or four choices of one. They differ little in a team's points: with as much
    /// exploration as usual the visits are spread over all of them, and nothing is searched to its end.
    fn searched(&self, level: Settings) -> Settings {
        if self.team().is_some() { Settings { exploration: 0.3, ..level } } else { level }
    }

    fn weights() -> &'static [f32] {
        &EVALUATION
    }

    fn policy_weights() -> &'static [f32] {
        &POLICY
    }

    fn scale(&self) -> f32 {
        if self.team().is_some() {
            // A team's points are those of all.
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

    fn is_quiet(&self) -> bool {
        matches!(self.asked(), None | Some((_, Question::Turn | Question::PlayPaladin)))
    }
}

/// The weights as an array, so that an index needs no check.
fn array(weights: &[f32]) -> &[f32; COUNT] {
    weights.try_into().unwrap_or(&EVALUATION)
}
