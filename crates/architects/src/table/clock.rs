//! The clock: the spaces of the Guildhall as pips, with the ones that reset the Black Market and the bell.

use super::guildhall::{GuildhallSpace, hall};
use super::scene::Scene;
use crate::table::Texts;
use kernel::{Game, Lang, Seat};
use std::cmp::Ordering;

#[derive(Clone, Debug, PartialEq)]
pub struct GuildhallTrack {
    pub pips: Vec<GuildhallSpace>,
    pub taken: (u8, usize),
    /// Seats in the order of their last turns, before, at or after the present one. Empty before the last round.
    pub last: Vec<(Seat, Ordering)>,
    pub setting_up: bool,
    pub label: String,
    pub lang: Lang,
}

pub fn clock(scene: &Scene) -> GuildhallTrack {
    let state = &scene.state;
    let texts = Texts(scene.lang);
    let taken = (state.board().taken, state.capacity());
    let full = state.turns_left().is_some() || state.is_full();
    let last = match state.turns_left() {
        Some(left) if !state.is_over() => last_turns(scene, usize::from(left)),
        _ => Vec::new(),
    };
    let label = if full { texts.last_turn().to_owned() } else { texts.spaces_taken(taken.0, taken.1) };
    GuildhallTrack { pips: hall(scene).cells, taken, last, setting_up: !state.is_set_up(), label, lang: scene.lang }
}

/// Returns the seats in the order of their last turns. `Less` marks a last turn that is over.
fn last_turns(scene: &Scene, left: usize) -> Vec<(Seat, Ordering)> {
    let (seats, turn) = (scene.state.seats(), scene.state.turn().index());
    let had = seats.saturating_sub(left);
    let of = |place: usize| Seat(((turn + seats - had + place) % seats) as u8);
    (0..seats).map(|place| (of(place), place.cmp(&had))).collect()
}
