//! The King's part of the board: Orders, Favours and the Tax supply.

use super::scene::Scene;
use crate::engine::Tap;
use crate::games::paladins::components::{Action, FavourId, TAX_SUPPLY, Worker};
use crate::games::paladins::{Choice, Intent};
use crate::kernel::{Lang, Seat};

/// A King's Order, as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    /// Its place, from 0.
    pub number: usize,
    /// Its action, once it is revealed.
    pub action: Option<Action>,
    /// How often each seat took that action.
    pub done: Vec<(Seat, String, u8)>,
    /// The language.
    pub lang: Lang,
}

/// A King's Favour, as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Favour {
    /// Its place, from 0.
    pub number: usize,
    /// What it is, once it is revealed.
    pub card: Option<FavourId>,
    /// Who used it, with which Worker.
    pub used: Option<(Seat, String, Worker)>,
    /// Whether it is being used.
    pub current: bool,
    /// The Worker that is about to lie on it.
    pub ghost: Option<Worker>,
    /// What a tap on it does.
    pub tap: Tap,
    /// The language.
    pub lang: Lang,
}

/// The Tax supply and what it threatens.
#[derive(Clone, Debug, PartialEq)]
pub struct Tax {
    /// Coins left.
    pub left: u8,
    /// Coins of a full one.
    pub full: u8,
    /// Who holds the most Suspicion: one leader with the next best, or a tie.
    pub suspicion: Vec<(Seat, String, u8)>,
    /// The language.
    pub lang: Lang,
}

/// An Order as a scene shows it.
pub fn order(scene: &Scene, number: usize) -> Order {
    let state = &scene.state;
    let action = state.board().orders(state.round()).get(number).map(|order| *order.card());
    let done = (0..state.seats())
        .map(|seat| Seat(seat as u8))
        .map(|seat| (seat, scene.name(seat), action.map_or(0, |action| state.player(seat).done(action))))
        .collect();
    Order { number, action, done, lang: scene.lang }
}

/// A Favour as a scene shows it.
pub fn favour(scene: &Scene, number: usize) -> Favour {
    let state = &scene.state;
    let slot = number as u8;
    let card = state.board().favours(state.round()).get(number).copied();
    let used = state.board().favour_workers[number].map(|(seat, worker)| (seat, scene.name(seat), worker));
    let under_way = scene.task().is_some_and(|task| task.intent == Intent::Favour(slot));
    let choice = Choice::Favour(slot);
    let tap = scene
        .choose(choice)
        .or_else(|| scene.switch(choice).filter(|_| !under_way))
        .or_else(|| scene.said(&scene.lacks(Intent::Favour(slot))).map(Tap::Why))
        .unwrap_or_else(|| Tap::Explain(format!("favour:{}", card.map_or(0, |card| card.0))));
    let ghost = scene.proposed_workers().filter(|_| under_way).and_then(|workers| workers.iter().next());
    Favour { number, card, used, current: under_way, ghost, tap, lang: scene.lang }
}

/// The Tax supply as a scene shows it.
pub fn tax(scene: &Scene) -> Tax {
    let state = &scene.state;
    // Who holds the most of it first.
    let mut suspicion: Vec<(Seat, String, u8)> = Vec::new();
    for seat in (0..state.seats()).map(|seat| Seat(seat as u8)) {
        let held = state.player(seat).suspicion.len() as u8;
        let place = suspicion.partition_point(|(.., other)| *other >= held);
        suspicion.insert(place, (seat, scene.name(seat), held));
    }
    let full = TAX_SUPPLY.get(state.seats()).copied().unwrap_or_default();
    Tax { left: state.board().tax, full, suspicion, lang: scene.lang }
}
