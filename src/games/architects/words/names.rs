//! What things are called in each language. The French terms are those of the French edition where it has them.

use crate::games::architects::components::{
    BuildingId, GuardAction, Location, OpponentKind, Skill, Skills, Slot, SoloAction, Thing,
};
use crate::kernel::Lang;
use crate::kernel::grammar::{Noun, Text, listed, phrase, say};

/// Stone or Wood, in any mix.
pub const MIXED: Noun = noun!("Stone or Wood", "Stone or Wood");
/// Stone, Wood or Clay, in any mix.
pub const ROUGH: Noun = noun!("Stone, Wood or Clay", "Stone, Wood or Clay");

/// So many of a thing: "2 Marble".
pub fn count(thing: Thing, count: u8, lang: Lang) -> String {
    thing.row().noun.count(count, lang)
}

/// So many of a thing that a card takes away: "2 Virtue lost".
pub fn lost(thing: Thing, count: u8, lang: Lang) -> String {
    thing.row().taken.noun.count(count, lang)
}

/// Victory points: "4 VP".
pub fn points(points: impl Into<i32>, lang: Lang) -> String {
    phrase(lang, text!("{0} VP"), &[points.into().to_string()])
}

/// A location as its sign shows it, and within a sentence.
const fn location_texts(location: Location) -> [Text; 2] {
    match location {
        Location::Quarry => [text!("Quarry"), text!("the Quarry")],
        Location::Forest => [text!("Forest"), text!("the Forest")],
        Location::Mines => [text!("Mines"), text!("the Mines")],
        Location::Silversmith => [text!("Silversmith"), text!("the Silversmith")],
        Location::Storehouse => [text!("King’s Storehouse"), text!("the King’s Storehouse")],
        Location::Workshop => [text!("Workshop"), text!("the Workshop")],
        Location::Guardhouse => [text!("Guardhouse"), text!("the Guardhouse")],
        Location::TownCentre => [text!("Town Centre"), text!("the Town Centre")],
        Location::TaxStand => [text!("Tax Stand"), text!("the Tax Stand")],
        Location::MarketLeft => [text!("Black Market, left"), text!("the left space of the Black Market")],
        Location::MarketMiddle => [text!("Black Market, middle"), text!("the middle space of the Black Market")],
        Location::MarketRight => [text!("Black Market, right"), text!("the right space of the Black Market")],
        Location::Guildhall => [text!("Guildhall"), text!("the Guildhall")],
        Location::Prison => [text!("Prison"), text!("the Prison")],
    }
}

/// A location as its sign shows it: "Quarry".
pub const fn location(location: Location, lang: Lang) -> &'static str {
    say(lang, location_texts(location)[0])
}

/// A location within a sentence: "the Quarry".
pub const fn the_location(location: Location, lang: Lang) -> &'static str {
    say(lang, location_texts(location)[1])
}

/// The Black Market, whichever of its spaces, within a sentence.
pub const fn the_market(lang: Lang) -> &'static str {
    say(lang, text!("the Black Market"))
}

/// Where an Apprentice lies beside the Workshop: "upper row, column 2".
pub fn slot(slot: Slot, lang: Lang) -> String {
    let text = if slot.row() == 0 { text!("upper row, column {0}") } else { text!("lower row, column {0}") };
    phrase(lang, text, &[(slot.column() + 1).to_string()])
}

/// A skill.
pub const fn skill(skill: Skill, lang: Lang) -> &'static str {
    match skill {
        Skill::Carpentry => say(lang, text!("Carpentry")),
        Skill::Tiling => say(lang, text!("Tiling")),
        Skill::Masonry => say(lang, text!("Masonry")),
    }
}

/// Skills: "Carpentry and Tiling".
pub fn skills(skills: Skills, lang: Lang) -> String {
    listed(&skills.iter().map(|one| skill(one, lang).to_owned()).collect::<Vec<_>>(), lang)
}

/// An action at the Guardhouse.
pub const fn guard(action: GuardAction, lang: Lang) -> &'static str {
    match action {
        GuardAction::Imprison => say(lang, text!("imprison")),
        GuardAction::Release => say(lang, text!("release")),
        GuardAction::Ransom => say(lang, text!("ransom")),
        GuardAction::RansomByDebt => say(lang, text!("ransom for a Debt")),
        GuardAction::PayDebt => say(lang, text!("pay a Debt")),
    }
}

/// The name of a Building.
pub fn building(id: BuildingId, lang: Lang) -> &'static str {
    id.card().title.one(lang)
}

/// A solo opponent.
pub const fn opponent(kind: OpponentKind, lang: Lang) -> &'static str {
    match kind {
        OpponentKind::Constantine => say(lang, text!("Constantine")),
        OpponentKind::Helena => say(lang, text!("Helena")),
    }
}

/// The name of a card of a solo opponent.
pub const fn solo_action(action: SoloAction, lang: Lang) -> &'static str {
    match action {
        SoloAction::Gather(_) => say(lang, text!("Gather")),
        SoloAction::Storehouse => say(lang, text!("Storehouse")),
        SoloAction::Workshop(_) => say(lang, text!("Workshop")),
        SoloAction::Capture => say(lang, text!("Capture")),
        SoloAction::Guard => say(lang, text!("Guard")),
        SoloAction::Tax => say(lang, text!("Tax", "a card")),
        SoloAction::Market(_) => say(lang, text!("Market")),
        SoloAction::Cathedral => say(lang, text!("Cathedral")),
        SoloAction::Building => say(lang, text!("Building")),
    }
}
