//! What a game tells the search about itself: what a state is worth, and which choice looks good at a glance.

use super::network::Network;
use super::search::Settings;
use crate::kernel::{Game, Lang, Seat};
use crate::lang::Text;
use std::sync::Arc;

/// The most seats that a table of any game has.
pub const MOST_SEATS: usize = 5;

/// A part of an evaluation, for the adviser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// The word that it goes by in data.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
}

impl Term {
    /// Its name in a language.
    pub const fn name(&self, lang: Lang) -> &'static str {
        self.name.said(lang)
    }
}

/// A game that can be searched. All amounts are points at the end of the game.
pub trait Judged: Game {
    /// The parts of the evaluation.
    const TERMS: &'static [Term];
    /// Whether the evaluation itself says what comes with time; else fitting does, beside it.
    const TIMED: bool;
    /// How most levels search.
    const QUICK: Settings;
    /// How the one does that looks to the far horizon: what it finds is worth more, and takes longer.
    const LONG: Settings;
    /// The names of the weights.
    const WEIGHTS: &'static [&'static str];

    /// The weights by which a state is judged; those of [`worth`](Self::worth) and [`terms`](Self::terms).
    fn weights() -> &'static [f32];

    /// The weights by which a choice looks good at a glance; those of [`gains`](Self::gains).
    fn glance_weights() -> &'static [f32];

    /// The weights of players that look one step ahead: they judge by them, too.
    fn step_weights() -> &'static [f32] {
        Self::glance_weights()
    }

    /// A lead by so many points at this table is a game all but won: the less sure what is to come, the more.
    fn scale(&self) -> f32;

    /// The points that a seat may expect, part by part, in the order of [`TERMS`](Self::TERMS). Over all parts, those of
    /// a finished game are its score.
    fn terms(&self, seat: Seat, weights: &[f32], into: &mut [f32]);

    /// The points that a seat may expect.
    fn worth(&self, seat: Seat, weights: &[f32]) -> f32;

    /// What the seat that must decide gains, roughly, by each of its choices: at a glance, without trying them.
    fn gains(&self, choices: &[Self::Choice], weights: &[f32], into: &mut Vec<f32>);

    /// How many numbers a state is to the network that foresees what comes of it; 0 without one.
    const INPUTS: usize = 0;

    /// The network that foresees what comes of a state at this table, if the game has one.
    fn network(&self) -> Option<Arc<Network>> {
        None
    }

    /// What a state looks like from a seat that compares itself with another, in numbers.
    fn look(&self, _seat: Seat, _other: Seat, into: &mut Vec<f32>) {
        into.clear();
    }

    /// Whether the state can be judged as it is: nothing is half done.
    fn is_calm(&self) -> bool;
}
