//! The account of an action that pays in several places: a hire, and the captures of a turn.

use super::amounts::Amount;
use super::scene::Scene;
use super::signs::place_sign;
use crate::components::{Location, Thing, capture_places};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use crate::texts::names;
use crate::{Architects, Captures, Choice, Event, Question};
use kernel::grammar::{capital, headed, listed};
use kernel::{Column, Game, Lang};

#[derive(Clone, Debug, PartialEq)]
pub struct Ledger {
    pub sign: &'static str,
    pub title: String,
    pub note: String,
    pub lines: Vec<LedgerLine>,
    pub foot: String,
    pub lang: Lang,
}

#[derive(Clone, Debug, PartialEq)]
pub struct LedgerLine {
    pub sign: &'static str,
    pub text: String,
    pub amounts: Vec<Amount>,
    pub comes: bool,
}

pub fn ledger(scene: &Scene) -> Option<Ledger> {
    match scene.question()? {
        Question::Workshop => hire(scene),
        Question::Capture(captures) => Some(capture(scene, captures)),
        _ => None,
    }
}

fn hire(scene: &Scene) -> Option<Ledger> {
    let Some(Choice::Hire(slot)) = scene.proposal else { return None };
    let lang = scene.lang;
    let texts = Texts(lang);
    let hired = scene.state.apprentice(slot)?;
    let known = scene.looked_at()?.known;
    let line = |sign, text: String, amounts| LedgerLine { sign, text, amounts, comes: true };
    let (mut lines, mut paid) = (Vec::new(), 0_u16);
    let mut cards: Vec<&'static str> = Vec::new();
    for event in &known.events {
        match *event {
            Event::Paid { thing: Thing::Tax, count, .. } => {
                paid += u16::from(count);
                let (before, after) = (scene.state.board().tax, scene.state.board().tax + u16::from(count));
                let text = texts.to_the_tax_stand(before, after);
                lines.push(line("loc-tax", text, vec![Amount::lost(Thing::Tax, count, lang)]));
            }
            Event::Paid { thing: Thing::Silver, count, .. } => {
                paid += u16::from(count);
                let text = texts.to_the_supply().to_owned();
                lines.push(line("ui-bag", text, vec![Amount::lost(Thing::Silver, count, lang)]));
            }
            Event::SilverLaid { slot, .. } => {
                paid += 1;
                cards.extend(scene.state.apprentice(slot).map(|id| id.card().title.one(lang)));
            }
            _ => {}
        }
    }
    if !cards.is_empty() {
        let names: Vec<String> = cards.iter().map(|name| (*name).to_owned()).collect();
        let laid = Amount::lost(Thing::Silver, cards.len() as u8, lang);
        lines.push(line("coin-card", texts.onto_the_cards(listed(&names, lang)), vec![laid]));
    }
    // These gains follow the reveal of the card that fills the slot, but they are certain.
    let own = known.changes.iter().filter(|change| change.is_own() && change.column != Column::Then);
    let come = own.filter(|change| !matches!(change.thing, Thing::Apprentice | Thing::Silver | Thing::Tax));
    let comes: Vec<Amount> =
        come.map(|change| Amount::change(change.thing, change.by.try_into().unwrap_or(i8::MAX), lang)).collect();
    let title = hired.card().title.one(lang);
    let text =
        if comes.is_empty() { texts.nothing_on_the_card().to_owned() } else { texts.comes_with_the_card().to_owned() };
    lines.push(line("apprentice", text, comes));
    Some(Ledger {
        sign: "apprentice",
        title: title.to_owned(),
        note: texts.in_column(slot.column() + 1),
        lines,
        foot: texts.together_of(paid, scene.me().silver()),
        lang,
    })
}

fn capture(scene: &Scene, captures: Captures) -> Ledger {
    let lang = scene.lang;
    let texts = Texts(lang);
    let line = |location: Location, owner, count: u8, price: Vec<Amount>, comes| {
        let whose = format!("{count} {}", scene.name_of(owner));
        let text = headed(&capital(names::location(location, lang)), &whose, lang);
        LedgerLine { sign: place_sign(location), text, amounts: price, comes }
    };
    let mut lines = Vec::new();
    let mut price: Vec<Amount> = Vec::new();
    for event in scene.own.turn.iter() {
        match *event {
            // Captures of a Building cost nothing; the payments before them belong to its construction.
            Event::Paid { thing, count, .. } if !captures.free => price.push(Amount::lost(thing, count, lang)),
            Event::Captured { location, owner, count, .. } => {
                lines.push(line(location, owner, count, std::mem::take(&mut price), false));
            }
            _ => {}
        }
    }
    let tax = scene.state.tax_due(scene.viewer, Architects::capture_tax(captures));
    let silver = scene.state.capture_price(scene.viewer, captures);
    let next: Vec<Amount> = [(Thing::Tax, tax), (Thing::Silver, silver)]
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(thing, count)| Amount::lost(thing, count, lang))
        .collect();
    match scene.proposal {
        Some(Choice::Capture { location, owner }) => {
            lines.push(line(location, owner, scene.state.workers_at(location, owner), next, true));
        }
        _ => lines.push(LedgerLine {
            sign: "capture",
            text: texts.next_capture(captures.left),
            amounts: next,
            comes: true,
        }),
    }
    let held = scene.me().captives();
    Ledger {
        sign: "capture",
        title: texts.your_captures().to_owned(),
        // A team has no limit of places.
        note: scene
            .state
            .team()
            .map_or_else(|| texts.most_places(capture_places(scene.state.seats())), |_| String::new()),
        lines,
        foot: texts.captured_worth(held, scene.me().captives_worth()),
        lang,
    }
}
