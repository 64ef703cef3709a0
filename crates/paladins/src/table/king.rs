//! The King's part of the board: Orders, Favours and the Tax supply, and the Threats of the co-op scenario.

use super::names::localize;
use super::scene::Scene;
use crate::components::{
    Action, Attribute, FavourId, KINGS_PLACE, KINGS_THREAT, LEFT_ON_THREATS, ORDERS_IN_PLAY, ROUNDS, TAX_SUPPLY,
    ThreatId, ThreatPlace, Worker,
};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::texts::names::OVERLORD_WORKER;
use crate::{Choice, Intent, Team, texts};
use kernel::grammar::headed;
use kernel::{Lang, Seat};
use ui::Tap;

#[derive(Clone, Debug, PartialEq)]
pub struct OrderSlot {
    pub number: usize,
    pub asks: Option<Asks>,
    pub threats: Vec<ThreatMark>,
    pub lang: Lang,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Asks {
    Task(Action, Vec<(Seat, String, u8)>),
    Levels {
        levels: [(Attribute, u8); 2],
        completed: Option<(Seat, String, Worker)>,
        current: bool,
        ghost: Option<Worker>,
        tap: Tap,
    },
}

#[derive(Clone, Debug, PartialEq)]
pub struct FavourSlot {
    pub number: usize,
    pub card: Option<FavourId>,
    pub used: Option<(Seat, String, Worker)>,
    /// Number of further Workers on it, and its present Honour cost. None if it is used once a round only.
    pub again: Option<(u8, u8)>,
    pub current: bool,
    pub ghost: Option<Worker>,
    pub tap: Tap,
    pub threats: Vec<ThreatMark>,
    pub lang: Lang,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Tax {
    pub left: u8,
    pub full: u8,
    /// Seats with the most Suspicion: one leader with the next seat, or a tie.
    pub suspicion: Vec<(Seat, String, u8)>,
    pub lang: Lang,
}

pub fn order(scene: &Scene, number: usize) -> OrderSlot {
    let state = &scene.state;
    let card = state.board().orders(state.round()).get(number).copied();
    let asks = card.map(|card| match (card.card().task(), state.order_levels(*card.card())) {
        (None, Some(levels)) => levels_asked(scene, number, levels),
        (task, _) => {
            let action = task.unwrap_or_default();
            let done = (0..state.seats())
                .map(|seat| Seat(seat as u8))
                .map(|seat| (seat, scene.name(seat), state.player(seat).done(action)));
            Asks::Task(action, done.collect())
        }
    });
    OrderSlot { number, asks, threats: threats(scene, number as u8), lang: scene.lang }
}

fn levels_asked(scene: &Scene, number: usize, levels: [(Attribute, u8); 2]) -> Asks {
    let slot = number as u8;
    let done = scene.state.team().and_then(|team| team.completed.get(number).copied().flatten());
    let completed = done.map(|(seat, worker)| (seat, scene.name(seat), worker));
    let current = scene.task().is_some_and(|task| task.intent == Intent::Order(slot));
    let choice = Choice::Order(slot);
    let tap = scene
        .choose(choice)
        .or_else(|| scene.switch(choice).filter(|_| !current))
        .or_else(|| scene.reasons_text(&scene.reasons(Intent::Order(slot))).map(Tap::Why))
        .unwrap_or_else(|| Tap::Explain(format!("order:{number}")));
    let ghost = scene.proposed_workers().filter(|_| current).and_then(|workers| workers.iter().next());
    Asks::Levels { levels, completed, current, ghost, tap }
}

#[derive(Clone, Debug, PartialEq)]
pub struct ThreatMark {
    pub kind: ThreatKind,
    pub label: String,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ThreatKind {
    Outsiders {
        done: u8,
        asked: u8,
    },
    /// An Overlord Threat not yet revealed, with its round.
    Hidden(u8),
    Open(ThreatId, u8),
    Ended,
    /// The King's Threat. True once it is revealed.
    Kings(bool),
}

/// Returns the Threats below a King's card, the upper one first. Empty outside the co-op scenario.
pub fn threats(scene: &Scene, card: u8) -> Vec<ThreatMark> {
    let (state, lang) = (&scene.state, scene.lang);
    let Some(team) = state.team() else { return Vec::new() };
    let round = state.round();
    let kinds: Vec<ThreatKind> = match card {
        0 => vec![ThreatKind::Outsiders { done: team.fought, asked: Team::asked(state.seats(), round) }],
        KINGS_PLACE => vec![ThreatKind::Kings(round >= ROUNDS)],
        _ => {
            let places = team.places().iter().enumerate().filter(|(_, place)| place.card == card);
            let kind = |(number, place): (usize, &ThreatPlace)| match team.threat(number) {
                Some(open) => ThreatKind::Open(open.threat, open.workers),
                None if place.round <= round => ThreatKind::Ended,
                None => ThreatKind::Hidden(place.round),
            };
            places.map(kind).collect()
        }
    };
    kinds.into_iter().map(|kind| ThreatMark { kind, label: label(kind, lang) }).collect()
}

fn label(kind: ThreatKind, lang: Lang) -> String {
    match kind {
        ThreatKind::Outsiders { done, asked } => Texts(lang).outsider_threat(done, asked),
        ThreatKind::Hidden(round) => Texts(lang).threat_hidden(round),
        ThreatKind::Open(threat, left) => {
            headed(&texts::threat_text(threat, lang), &OVERLORD_WORKER.count(left, lang), lang)
        }
        ThreatKind::Ended => localize(lang, text!("Threat ended")).to_owned(),
        ThreatKind::Kings(_) => Texts(lang).kings_threat(KINGS_THREAT, -LEFT_ON_THREATS),
    }
}

pub fn favour(scene: &Scene, number: usize) -> FavourSlot {
    let state = &scene.state;
    let slot = number as u8;
    let card = state.board().favours(state.round()).get(number).copied();
    let used = state.board().favour_workers[number].map(|(seat, worker)| (seat, scene.name(seat), worker));
    let under_way = scene.task().is_some_and(|task| task.intent == Intent::Favour(slot));
    let choice = Choice::Favour(slot);
    let tap = scene
        .choose(choice)
        .or_else(|| scene.switch(choice).filter(|_| !under_way))
        .or_else(|| scene.reasons_text(&scene.reasons(Intent::Favour(slot))).map(Tap::Why))
        .unwrap_or_else(|| Tap::Explain(format!("favour:{}", card.map_or(0, |card| card.0))));
    let ghost = scene.proposed_workers().filter(|_| under_way).and_then(|workers| workers.iter().next());
    let again = state.honour_for(slot).map(|honour| (state.team().map_or(0, |team| team.again[number]), honour));
    let threats = threats(scene, (ORDERS_IN_PLAY + number) as u8);
    FavourSlot { number, card, used, again, current: under_way, ghost, tap, threats, lang: scene.lang }
}

pub fn tax(scene: &Scene) -> Tax {
    let state = &scene.state;
    // Sorted by the number of cards, highest first.
    let mut suspicion: Vec<(Seat, String, u8)> = Vec::new();
    for seat in (0..state.seats()).map(|seat| Seat(seat as u8)) {
        let held = state.player(seat).suspicion.len() as u8;
        let place = suspicion.partition_point(|(.., other)| *other >= held);
        suspicion.insert(place, (seat, scene.name(seat), held));
    }
    let full = TAX_SUPPLY.get(state.seats()).copied().unwrap_or_default();
    Tax { left: state.board().tax, full, suspicion, lang: scene.lang }
}
