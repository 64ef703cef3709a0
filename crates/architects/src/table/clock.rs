//! The clock: the spaces of the Guildhall as pips, with those that clear the Black Market and the bell.

use super::guildhall::{Cell, hall};
use super::scene::Scene;
use crate::table::Texts;
use kernel::{Game, Lang, Seat};
use std::cmp::Ordering;

/// The clock, as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Clock {
    /// The spaces, from the first one.
    pub pips: Vec<Cell>,
    /// How many are taken, and how many there are.
    pub taken: (u8, usize),
    /// Once every seat has its last turn: who had it, who has it now and who will, in turn order; else nobody.
    pub last: Vec<(Seat, Ordering)>,
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
    let words = Texts(scene.lang);
    let taken = (state.board().taken, state.capacity());
    let full = state.turns_left().is_some() || state.is_full();
    let last = match state.turns_left() {
        Some(left) if !state.is_over() => last_turns(scene, usize::from(left)),
        _ => Vec::new(),
    };
    let label = if full { words.last_turn().to_owned() } else { words.spaces_taken(taken.0, taken.1) };
    Clock { pips: hall(scene).cells, taken, last, setting_up: !state.is_set_up(), label, lang: scene.lang }
}

/// The seats in the order of their last turns: those before the present one had theirs.
fn last_turns(scene: &Scene, left: usize) -> Vec<(Seat, Ordering)> {
    let (seats, turn) = (scene.state.seats(), scene.state.turn().index());
    let had = seats.saturating_sub(left);
    let of = |place: usize| Seat(((turn + seats - had + place) % seats) as u8);
    (0..seats).map(|place| (of(place), place.cmp(&had))).collect()
}
