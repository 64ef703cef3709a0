//! The clock: the spaces of the Guildhall as pips, with those that clear the Black Market and the bell.

use super::guildhall::{Cell, hall};
use super::scene::Scene;
use crate::kernel::{Lang, Words};

/// The clock, as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Clock {
    /// The spaces, from the first one.
    pub pips: Vec<Cell>,
    /// How many are taken, and how many there are.
    pub taken: (u8, usize),
    /// Whether every seat has its last turn.
    pub last: bool,
    /// Whether the game is set up still.
    pub setting_up: bool,
    /// It in words.
    pub label: String,
    /// The language.
    pub lang: Lang,
}

/// The clock as a scene shows it.
pub fn clock(scene: &Scene) -> Clock {
    let state = &scene.state;
    let words = Words(scene.lang);
    let taken = (state.board().taken, state.capacity());
    let last = state.turns_left().is_some() || state.is_full();
    let label = if last { words.last_turn().to_owned() } else { words.spaces_taken(taken.0, taken.1) };
    Clock { pips: hall(scene).cells, taken, last, setting_up: !state.is_set_up(), label, lang: scene.lang }
}
