//! The Guardhouse: its actions as tiles, and the order of those taken.

use super::amounts::Amount;
use super::scene::Scene;
use super::signs::{guard_sign, worker_sign};
use crate::components::{GuardAction, Thing};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::texts::{self, names};
use crate::{Choice, Event, Intent, Question};
use kernel::grammar::{capital, headed};
use kernel::{Column, Game, Lang, Seat};
use ui::{Tap, TileState};

#[derive(Clone, Debug, PartialEq)]
pub struct Guardhouse {
    /// Symbols and names of the actions taken this turn, in order.
    pub taken: Vec<(&'static str, String)>,
    pub left: u8,
    pub tiles: Vec<GuardTile>,
    pub lang: Lang,
}

#[derive(Clone, Debug, PartialEq)]
pub struct GuardTile {
    pub sign: &'static str,
    pub name: String,
    pub text: String,
    pub groups: Vec<(Seat, u8)>,
    pub prices: Vec<GuardPrice>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct GuardPrice {
    pub standing: TileState,
    pub tap: Tap,
    pub amounts: Vec<Amount>,
    pub label: String,
    /// Reason against this price while another price of the action can be paid. A tile has room for one reason.
    pub why: String,
}

const TILES: [&[GuardAction]; 4] = [
    &[GuardAction::Imprison],
    &[GuardAction::Release],
    &[GuardAction::Ransom, GuardAction::RansomByDebt],
    &[GuardAction::PayDebt],
];

pub fn guardhouse(scene: &Scene) -> Option<Guardhouse> {
    let Some(Question::Guard(guards)) = scene.question() else { return None };
    let taken = |event: &Event| match event {
        Event::Guarded { action, .. } => Some((guard_sign(*action), capital(names::guard(*action, scene.lang)))),
        _ => None,
    };
    Some(Guardhouse {
        taken: scene.own.turn.iter().filter_map(taken).collect(),
        left: guards.left,
        tiles: TILES.map(|actions| tile(scene, actions)).into(),
        lang: scene.lang,
    })
}

fn tile(scene: &Scene, actions: &[GuardAction]) -> GuardTile {
    let lang = scene.lang;
    let texts = Texts(lang);
    let first = actions.first().copied().unwrap_or(GuardAction::Release);
    let legal = actions.iter().any(|action| scene.place(Choice::Guard(*action)).is_some());
    let does = match first {
        GuardAction::Imprison => texts.all_you_captured(),
        GuardAction::Release => texts.yours_in_prison(),
        GuardAction::Ransom | GuardAction::RansomByDebt => texts.yours_held(),
        GuardAction::PayDebt => texts.a_debt_is_paid(),
    };
    // A tile has room for one reason; a tap shows all of them.
    let reasons = scene.state.why_not(scene.viewer, Intent::Guard(first));
    let why = reasons.get(..1).and_then(|reason| scene.reasons_text(reason)).filter(|_| !legal);
    let me = scene.me();
    let count = |seat: Seat| match first {
        GuardAction::Imprison => me.captured.get(seat.index()).copied().unwrap_or_default(),
        GuardAction::Release if seat == scene.viewer => me.prison,
        GuardAction::Ransom if seat == scene.viewer => scene.state.held(seat),
        _ => 0,
    };
    let groups = scene.state.all_seats().map(|seat| (seat, count(seat))).filter(|group| group.1 > 0);
    GuardTile {
        sign: guard_sign(first),
        name: capital(names::guard(first, lang)),
        text: why.unwrap_or_else(|| does.to_owned()),
        groups: groups.collect(),
        prices: actions.iter().map(|action| price(scene, *action, legal)).collect(),
    }
}

fn price(scene: &Scene, action: GuardAction, other: bool) -> GuardPrice {
    let lang = scene.lang;
    let choice = Choice::Guard(action);
    let why = scene.why_not(Intent::Guard(action)).unwrap_or_default();
    let (standing, tap) = match scene.tap(choice) {
        Some(tap) if scene.proposal == Some(choice) => (TileState::Current, tap),
        Some(tap) => (TileState::Target, tap),
        None => (TileState::Locked, Tap::Why(why.clone())),
    };
    let label = texts::choice(&scene.state, choice, lang);
    let label = if why.is_empty() { label } else { headed(&label, &why, lang) };
    let reasons = scene.state.why_not(scene.viewer, Intent::Guard(action));
    let first = reasons.get(..1).and_then(|reason| scene.reasons_text(reason)).filter(|_| other);
    GuardPrice { standing, tap, amounts: amounts(scene, choice), label, why: first.unwrap_or_default() }
}

fn amounts(scene: &Scene, choice: Choice) -> Vec<Amount> {
    let Some(preview) = scene.preview(choice) else { return Vec::new() };
    let own = preview.known.changes.iter().filter(|change| change.is_own() && change.column != Column::Then);
    let amount = |(thing, by): (Thing, i32)| {
        let by = i8::try_from(by).unwrap_or(i8::MAX);
        let amount = Amount::change(thing, by, scene.lang);
        if thing == Thing::Worker { Amount { icon: worker_sign(scene.viewer), ..amount } } else { amount }
    };
    own.map(|change| amount((change.thing, change.by))).collect()
}
