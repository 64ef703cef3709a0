//! The names of things in each language. French terms follow the French edition where it has them.

use crate::Gift;
use crate::components::{BuildingId, GuardAction, Location, OpponentKind, Skill, Slot, SoloAction, Thing};
use kernel::Lang;
use kernel::grammar::{Noun, Text, listed, localize, phrase};
use ui::{Localize, localize_by};

pub const MIXED: Noun = noun!("Stone or Wood", "Stone or Wood");
pub const ROUGH: Noun = noun!("Stone, Wood or Clay", "Stone, Wood or Clay");

/// Returns the text of a loss: "2 Virtue lost".
pub fn lost(thing: Thing, count: u8, lang: Lang) -> String {
    thing.row().taken.noun.count(count, lang)
}

/// Returns the text of a price, without its zero parts: "1 Silver and 1 Virtue".
pub(super) fn priced(price: impl IntoIterator<Item = (Thing, u8)>, lang: Lang) -> String {
    let parts = price.into_iter().filter(|(_, count)| *count > 0).map(|part| part.localize(lang));
    listed(&parts.collect::<Vec<_>>(), lang)
}

pub fn points(points: impl Into<i32>, lang: Lang) -> String {
    phrase(lang, text!("{0} VP"), &[points.into().to_string()])
}

const LOCATIONS: [[Text; 2]; Location::ALL.len()] = [
    [text!("Quarry"), text!("the Quarry")],
    [text!("Forest"), text!("the Forest")],
    [text!("Mines"), text!("the Mines")],
    [text!("Silversmith"), text!("the Silversmith")],
    [text!("King’s Storehouse"), text!("the King’s Storehouse")],
    [text!("Workshop"), text!("the Workshop")],
    [text!("Guardhouse"), text!("the Guardhouse")],
    [text!("Town Centre"), text!("the Town Centre")],
    [text!("Tax Stand"), text!("the Tax Stand")],
    [text!("Black Market, left"), text!("the left space of the Black Market")],
    [text!("Black Market, middle"), text!("the middle space of the Black Market")],
    [text!("Black Market, right"), text!("the right space of the Black Market")],
    [text!("Guildhall"), text!("the Guildhall")],
    [text!("Prison"), text!("the Prison")],
];
const SKILLS: [Text; Skill::ALL.len()] = [text!("Carpentry"), text!("Tiling"), text!("Masonry")];
const GUARDS: [Text; GuardAction::ALL.len()] =
    [text!("imprison"), text!("release"), text!("ransom"), text!("ransom for a Debt"), text!("pay a Debt")];
const OPPONENTS: [Text; OpponentKind::ALL.len()] = [text!("Constantine"), text!("Helena")];

/// Returns a location's name on its sign: "Quarry".
pub const fn location(location: Location, lang: Lang) -> &'static str {
    localize(lang, LOCATIONS[location as usize][0])
}

/// Returns a location's name within a sentence: "the Quarry".
pub const fn the_location(location: Location, lang: Lang) -> &'static str {
    localize(lang, LOCATIONS[location as usize][1])
}

pub const fn skill(skill: Skill, lang: Lang) -> &'static str {
    localize(lang, SKILLS[skill as usize])
}

pub const fn guard(action: GuardAction, lang: Lang) -> &'static str {
    localize(lang, GUARDS[action as usize])
}

pub const fn opponent(kind: OpponentKind, lang: Lang) -> &'static str {
    localize(lang, OPPONENTS[kind as usize])
}

/// Returns the text of a donated item: "1 Clay", "the plan Well".
pub fn gift(gift: Gift, lang: Lang) -> String {
    match gift {
        Gift::Plan(plan) => phrase(lang, text!("the plan {0}"), &[building(plan, lang).to_owned()]),
        Gift::Thing(thing) => (thing, 1).localize(lang),
    }
}

localize_by! {
    Gift => gift;
    Location => the_location;
    Skill => skill;
    GuardAction => guard;
}

pub const fn the_market(lang: Lang) -> &'static str {
    localize(lang, text!("the Black Market"))
}

/// Returns the text of an Apprentice's slot beside the Workshop: "upper row, column 2".
pub fn slot(slot: Slot, lang: Lang) -> String {
    let text = if slot.row() == 0 { text!("upper row, column {0}") } else { text!("lower row, column {0}") };
    phrase(lang, text, &[(slot.column() + 1).to_string()])
}

pub fn skills(skills: &[Skill], lang: Lang) -> String {
    listed(&skills.iter().map(|one| one.localize(lang)).collect::<Vec<_>>(), lang)
}

pub fn building(id: BuildingId, lang: Lang) -> &'static str {
    id.card().title.one(lang)
}

pub const fn solo_action(action: SoloAction, lang: Lang) -> &'static str {
    match action {
        SoloAction::Gather(_) => localize(lang, text!("Gather")),
        SoloAction::Storehouse => localize(lang, text!("Storehouse")),
        SoloAction::Workshop(_) => localize(lang, text!("Workshop")),
        SoloAction::Capture => localize(lang, text!("Capture")),
        SoloAction::Guard => localize(lang, text!("Guard")),
        SoloAction::Tax => localize(lang, text!("Tax", "a card")),
        SoloAction::Market(_) => localize(lang, text!("Market")),
        SoloAction::Cathedral => localize(lang, text!("Cathedral")),
        SoloAction::Building => localize(lang, text!("Building")),
    }
}
