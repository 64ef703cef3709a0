//! The rivals: a strip each, with what is public at a glance, and what their boards show.

use super::scene::Scene;
use super::town::PLATES;
use super::worth;
use super::yields::{self, Yields};
use crate::Owner;
use crate::components::Location;
use kernel::{Game, Lang, Seat};

/// A rival, as the strip draws it.
#[derive(Clone, Debug, PartialEq)]
pub struct Strip {
    /// Whose it is.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// What she does now.
    pub now: Now,
    /// Workers on her board.
    pub workers: u8,
    /// Her Silver; none for an official opponent, who has Stock.
    pub silver: Option<u16>,
    /// What an official opponent has gathered.
    pub stock: Option<u16>,
    /// How many of the viewer's Workers she holds.
    pub holds: u8,
    /// The points so far.
    pub total: i32,
    /// The language.
    pub lang: Lang,
}

/// What a rival does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Now {
    /// She decides.
    Decides,
    /// It is her turn.
    OnTurn,
    /// She is the solo opponent.
    Official,
    /// She plays next.
    Next,
    /// She waits.
    Waits,
}

/// The strips as a scene shows them.
pub fn strips(scene: &Scene) -> Vec<Strip> {
    let state = &scene.state;
    let decides = state.decision().map(|decision| decision.seat);
    let strip = |(place, seat): (usize, Seat)| {
        let player = state.player(seat);
        let opponent = state.opponent().filter(|opponent| opponent.seat == seat);
        let standing = match decides {
            Some(deciding) if deciding == seat => Now::Decides,
            _ if state.turn() == seat && state.is_set_up() => Now::OnTurn,
            _ if opponent.is_some() => Now::Official,
            _ if place == 0 && state.turn() == scene.viewer => Now::Next,
            _ => Now::Waits,
        };
        Strip {
            seat,
            name: scene.name(seat),
            now: standing,
            workers: player.workers,
            silver: opponent.is_none().then(|| player.silver()),
            stock: opponent.map(|opponent| opponent.stock),
            holds: player.captured[scene.viewer.index() % player.captured.len()],
            total: worth::total(state, seat),
            lang: scene.lang,
        }
    };
    scene.rivals().enumerate().map(strip).collect()
}

/// What the next Worker of a seat would give at each place.
pub fn next_of(scene: &Scene, seat: Seat) -> Vec<(Location, u8, Yields)> {
    let places = PLATES.into_iter().chain([Location::Workshop]);
    let each = |location: Location| {
        let workers = scene.state.workers_at(location, seat);
        (location, workers, yields::next(&scene.state, seat, location, scene.lang))
    };
    places.map(each).collect()
}

/// Whom a seat has captured.
pub fn captives(scene: &Scene, seat: Seat) -> Vec<(Owner, u8)> {
    let player = scene.state.player(seat);
    let held = |owner: Owner| match owner {
        Owner::Seat(owner) => player.captured[owner.index() % player.captured.len()],
        Owner::Overlord => player.member.captives,
    };
    scene.state.owners().map(|owner| (owner, held(owner))).filter(|held| held.1 > 0).collect()
}
