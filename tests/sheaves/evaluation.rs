//! The evaluation of Sheaves, for the computer players and the adviser.

use super::{Choice, Sheaves};
use kernel::{Game, Seat};
use lang::Text;
use players::{Evaluate, Term};

impl Evaluate for Sheaves {
    const TERMS: &'static [Term] = &[Term { id: "sheaves", name: Text::same("sheaves"), sign: "vp" }];
    const HAS_TIME_TERM: bool = false;
    const WEIGHTS: &'static [&'static str] = &["a sheaf that is not at home"];

    fn weights() -> &'static [f32] {
        &[0.8]
    }

    fn policy_weights() -> &'static [f32] {
        Self::weights()
    }

    fn scale(&self) -> f32 {
        15.0
    }

    fn terms(&self, seat: Seat, weights: &[f32], into: &mut [f32]) {
        into[0] = self.evaluate(seat, weights);
    }

    fn evaluate(&self, seat: Seat, weights: &[f32]) -> f32 {
        let gathered = if seat == self.turn { f32::from(self.gathered) } else { 0.0 };
        f32::from(self.home[seat.index()]) + weights[0] * gathered
    }

    /// A card gives the average of the cards, less the risk that a Storm takes the gathered sheaves.
    fn move_values(&self, choices: &[Choice], weights: &[f32], into: &mut Vec<f32>) {
        let (cards, gathered) = (self.deck.len().max(1) as f32, f32::from(self.gathered));
        let storms = f32::from(self.deck.iter().map(|&card| u8::from(card == 0)).sum::<u8>());
        let sheaves: f32 = self.deck.iter().map(|card| f32::from(*card)).sum();
        let value = |choice: &Choice| match choice {
            Choice::Gather => (sheaves - storms * gathered) / cards,
            Choice::BringHome => (1.0 - weights[0]) * gathered,
        };
        into.clear();
        into.extend(choices.iter().map(value));
    }

    fn is_quiet(&self) -> bool {
        self.gathered == 0 || self.decision().is_none()
    }
}
