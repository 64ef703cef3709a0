//! A game's interface for the search: its evaluation, its move values and, if it has one, its value network.

use super::network::ValueNetwork;
use super::settings::{SearchPurpose, SearchSettings};
use kernel::{Game, Lang, Seat};
use lang::Text;
use std::sync::Arc;

pub const MAX_SEATS: usize = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    pub id: &'static str,
    pub name: Text,
    pub sign: &'static str,
}

impl Term {
    pub const fn name(&self, lang: Lang) -> &'static str {
        self.name.localize(lang)
    }
}

/// A game that the computer players can search. All amounts are points at the end of the game.
pub trait Evaluate: Game {
    const TERMS: &'static [Term];
    /// True if the evaluation has weights for the remaining time; otherwise fitting adds a constant per round.
    const HAS_TIME_TERM: bool;

    /// The settings of searches for a purpose at this table, the same for a whole game.
    fn settings(&self, _purpose: SearchPurpose) -> SearchSettings {
        SearchSettings::USUAL
    }

    const WEIGHTS: &'static [&'static str];

    /// Commands of `francia` that recreate the weights and the networks, one per line. Their files lie in one
    /// directory.
    const RECIPE: &'static str = "";

    /// The weights of [`evaluate`](Self::evaluate) and [`terms`](Self::terms).
    fn weights() -> &'static [f32];

    /// The weights of [`move_values`](Self::move_values).
    fn policy_weights() -> &'static [f32];

    fn step_weights() -> &'static [f32] {
        Self::policy_weights()
    }

    /// Lead in points, over another seat or the team's target, that counts as an almost certain win. It is larger the
    /// less certain the rest of the game is.
    fn scale(&self) -> f32;

    /// The evaluation of a seat, term by term in the order of [`TERMS`](Self::TERMS). For a finished game the sum is
    /// the score.
    fn terms(&self, seat: Seat, weights: &[f32], into: &mut [f32]);

    /// The evaluation of a seat: its expected final score. In a team that of an official opponent is 0, and those of
    /// all seats add up to the points of the team.
    fn evaluate(&self, seat: Seat, weights: &[f32]) -> f32;

    /// Writes the move value of each choice: the seat's estimated gain, without making the choice.
    fn move_values(&self, choices: &[Self::Choice], weights: &[f32], into: &mut Vec<f32>);

    /// Number of input features of the value network; 0 without one.
    const FEATURES: usize = 0;

    fn networks() -> &'static [Arc<ValueNetwork>] {
        &[]
    }

    /// Index of the [network](Self::networks) trained for this table, if there is one.
    fn network_place(&self) -> Option<usize> {
        None
    }

    fn network(&self) -> Option<Arc<ValueNetwork>> {
        Self::networks().get(self.network_place()?).cloned()
    }

    /// Adds the input features of a seat, whose [`terms`](Self::terms) with the same weights are given. A network that
    /// learnt with some weights of the evaluation needs the same ones.
    fn seat_features(&self, _seat: Seat, _terms: &[f32], _weights: &[f32], _into: &mut Vec<f32>) {}

    fn table_features(&self, _two: [Seat; 2], _into: &mut Vec<f32>) {}

    /// Writes the input features of the value network, for a seat compared with another one: those of both, and of the
    /// table. A search assembles them itself, since it compares a seat with each other one.
    fn features(&self, two: [Seat; 2], weights: &[f32], into: &mut Vec<f32>) {
        into.clear();
        let mut terms = vec![0.0; Self::TERMS.len()];
        for seat in two {
            self.terms(seat, weights, &mut terms);
            self.seat_features(seat, &terms, weights, into);
        }
        self.table_features(two, into);
    }

    /// True if no turn is half done, so that the state can be evaluated.
    fn is_quiet(&self) -> bool;
}
