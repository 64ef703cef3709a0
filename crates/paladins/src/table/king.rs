//! The King's part of the board: Orders, Favours and the Tax supply, and the Threats of the co-op scenario.

use super::names::say;
use super::scene::Scene;
use crate::components::{
    Action, Attribute, FavourId, KINGS_PLACE, KINGS_THREAT, LEFT_ON_THREATS, ORDERS_IN_PLAY, ROUNDS, TAX_SUPPLY,
    ThreatId, ThreatPlace, Worker,
};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::words::names::OVERLORD_WORKER;
use crate::{Choice, Intent, Team, words};
use kernel::grammar::headed;
use kernel::{Lang, Seat};
use ui::Tap;

/// A King's Order, as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    /// Its place, from 0.
    pub number: usize,
    /// What it asks for, once it is revealed.
    pub asks: Option<Asks>,
    /// The Threats below it, in the co-op scenario.
    pub threats: Vec<Threat>,
    /// The language.
    pub lang: Lang,
}

/// What a King's Order asks for, and how far it is.
#[derive(Clone, Debug, PartialEq)]
pub enum Asks {
    /// An action, and how often each seat took it.
    Task(Action, Vec<(Seat, String, u8)>),
    /// Levels that somebody must have reached who places a Worker on it, for all.
    Levels {
        /// The levels.
        levels: [(Attribute, u8); 2],
        /// Who completed it, with which Worker.
        completed: Option<(Seat, String, Worker)>,
        /// Whether a Worker is about to be placed on it.
        current: bool,
        /// The Worker that is about to lie on it.
        ghost: Option<Worker>,
        /// What a tap on it does.
        tap: Tap,
    },
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
    /// Workers on it besides that one, and the Honour that it costs now; none where it is used once a round.
    pub again: Option<(u8, u8)>,
    /// Whether it is being used.
    pub current: bool,
    /// The Worker that is about to lie on it.
    pub ghost: Option<Worker>,
    /// What a tap on it does.
    pub tap: Tap,
    /// The Threats below it, in the co-op scenario.
    pub threats: Vec<Threat>,
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
    Order { number, asks, threats: threats(scene, number as u8), lang: scene.lang }
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
        .or_else(|| scene.said(&scene.lacks(Intent::Order(slot))).map(Tap::Why))
        .unwrap_or_else(|| Tap::Explain(format!("order:{number}")));
    let ghost = scene.proposed_workers().filter(|_| current).and_then(|workers| workers.iter().next());
    Asks::Levels { levels, completed, current, ghost, tap }
}

/// A Threat of the co-op scenario below a King's card, as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Threat {
    /// What it is.
    pub kind: ThreatKind,
    /// What it says, in words.
    pub label: String,
}

/// What a Threat is, and how it stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ThreatKind {
    /// The Outsider Threat: what the team did this round of what is asked.
    Outsiders {
        /// Attacks and Converts done.
        done: u8,
        /// Attacks and Converts asked for.
        asked: u8,
    },
    /// An Overlord Threat that is not revealed yet: its round.
    Hidden(u8),
    /// An Overlord Threat with so many Workers on it.
    Open(ThreatId, u8),
    /// An Overlord Threat that left.
    Ended,
    /// The King's Threat, and whether it is revealed.
    Kings(bool),
}

/// The Threats below a King's card as a scene shows them, the upper one first; none without the co-op scenario.
pub fn threats(scene: &Scene, card: u8) -> Vec<Threat> {
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
    kinds.into_iter().map(|kind| Threat { kind, label: label(kind, lang) }).collect()
}

/// A Threat in full.
fn label(kind: ThreatKind, lang: Lang) -> String {
    match kind {
        ThreatKind::Outsiders { done, asked } => Texts(lang).outsider_threat(done, asked),
        ThreatKind::Hidden(round) => Texts(lang).threat_hidden(round),
        ThreatKind::Open(threat, left) => {
            headed(&words::threat_text(threat, lang), &OVERLORD_WORKER.count(left, lang), lang)
        }
        ThreatKind::Ended => say(lang, text!("Threat ended")).to_owned(),
        ThreatKind::Kings(_) => Texts(lang).kings_threat(KINGS_THREAT, -LEFT_ON_THREATS),
    }
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
    let again = state.honour_for(slot).map(|honour| (state.team().map_or(0, |team| team.again[number]), honour));
    let threats = threats(scene, (ORDERS_IN_PLAY + number) as u8);
    Favour { number, card, used, again, current: under_way, ghost, tap, threats, lang: scene.lang }
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
