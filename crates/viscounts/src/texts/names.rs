//! Names of things in each language. French terms follow the sister game where it has them.

use crate::components::{
    BuildingKind, Icon, OpponentKind, PrimaryAction, Resource, Ribbon, Section, Segment, Space, Tier, TownsfolkId,
};
use kernel::Lang;
use kernel::grammar::{Noun, fill, localize};

pub const SILVER: Noun = noun!("Silver", "Silver");
pub const ANY: Noun = noun!("resource of choice", "resources of choice");
pub const DEBT: Noun = noun!("Debt", "Debts");
pub const DEED: Noun = noun!("Deed", "Deeds");
pub const VIRTUE: Noun = noun!("Virtue", "Virtue");
pub const CORRUPTION: Noun = noun!("Corruption", "Corruption");
pub const WORKER: Noun = noun!("Worker", "Workers");
pub const OVERLORD_WORKER: Noun = noun!("Overlord Worker", "Overlord Workers");
pub const TOWNSFOLK: Noun = noun!("Townsfolk", "Townsfolk");
pub const MANUSCRIPT: Noun = noun!("Manuscript", "Manuscripts");
pub const BUILDING: Noun = noun!("Building", "Buildings");
pub const CARD: Noun = noun!("card", "cards");
pub const FUTURE_SCHEME: Noun = noun!("Future Scheme", "Future Schemes");

pub const fn resource(resource: Resource) -> Noun {
    match resource {
        Resource::Ink => noun!("Ink Well", "Ink Wells"),
        Resource::Stone => noun!("Stone", "Stone"),
        Resource::Gold => noun!("Gold", "Gold"),
    }
}

pub const fn icon(icon: Icon) -> Noun {
    match icon {
        Icon::Merchant => noun!("Merchant", "Merchants"),
        Icon::Builder => noun!("Builder", "Builders"),
        Icon::Noble => noun!("Noble", "Nobles"),
        Icon::Cleric => noun!("Cleric", "Clerics"),
        Icon::Criminal => noun!("Criminal", "Criminals"),
    }
}

pub const fn action(action: PrimaryAction, lang: Lang) -> &'static str {
    match action {
        PrimaryAction::Trade => localize(lang, text!("Trade")),
        PrimaryAction::Construct => localize(lang, text!("Construct")),
        PrimaryAction::PlaceWorkers => localize(lang, text!("Place Workers")),
        PrimaryAction::Transcribe => localize(lang, text!("Transcribe")),
    }
}

pub const fn building(kind: BuildingKind) -> Noun {
    match kind {
        BuildingKind::TradingPost => noun!("Trading Post", "Trading Posts"),
        BuildingKind::Guildhall => noun!("Guildhall", "Guildhalls"),
        BuildingKind::Workshop => noun!("Workshop", "Workshops"),
    }
}

pub const fn ribbon(ribbon: Ribbon, lang: Lang) -> &'static str {
    match ribbon {
        Ribbon::Grey => localize(lang, text!("grey")),
        Ribbon::Black => localize(lang, text!("black")),
        Ribbon::Yellow => localize(lang, text!("yellow")),
        Ribbon::Blue => localize(lang, text!("blue")),
    }
}

pub const fn tier(tier: Tier, lang: Lang) -> &'static str {
    match tier {
        Tier::First => localize(lang, text!("first tier")),
        Tier::Second => localize(lang, text!("second tier")),
    }
}

pub const fn opponent(kind: OpponentKind, lang: Lang) -> &'static str {
    match kind {
        OpponentKind::Cleric => localize(lang, text!("Cleric opponent")),
        OpponentKind::Builder => localize(lang, text!("Builder opponent")),
        OpponentKind::Noble => localize(lang, text!("Noble opponent")),
        OpponentKind::Card => localize(lang, text!("Card opponent")),
    }
}

/// A space: "space 6", "the inside space between 5 and 6".
pub fn space(space: Space, lang: Lang) -> String {
    if let Some(number) = space.number() {
        return fill(lang, localize(lang, text!("space {0}")), &[&number.to_string()]);
    }
    let [first, second] = space.segment.numbers().map(|number| number.to_string());
    fill(lang, localize(lang, text!("the inside space between {0} and {1}")), &[&first, &second])
}

/// A segment by the numbers of its outside spaces, the only printed ones: "spaces 5 and 6".
pub fn segment(segment: Segment, lang: Lang) -> String {
    let [first, second] = segment.numbers().map(|number| number.to_string());
    fill(lang, localize(lang, text!("spaces {0} and {1}")), &[&first, &second])
}

/// A Building Spot by its space: "the spot of space 6". Its effect distinguishes it from the other ones there.
pub fn spot(space: Space, lang: Lang) -> String {
    fill(lang, localize(lang, text!("the spot of {0}")), &[&self::space(space, lang)])
}

/// A section of the Castle by the reward of its second tier: "the Virtue section".
pub const fn section(section: Section, lang: Lang) -> &'static str {
    match section.index() {
        0 => localize(lang, text!("the Ink and Stone section")),
        1 => localize(lang, text!("the Debt or Deed section")),
        2 => localize(lang, text!("the Gold section")),
        3 => localize(lang, text!("the hiring section")),
        _ => localize(lang, text!("the Virtue section")),
    }
}

pub fn townsfolk(id: TownsfolkId, lang: Lang) -> &'static str {
    title(id.card().title).one(lang)
}

/// The name of a Townsfolk with its article; Heroes have none.
pub fn the_townsfolk(id: TownsfolkId, lang: Lang) -> String {
    let name = title(id.card().title);
    if id.is_hero() { name.one(lang).to_owned() } else { name.the(lang) }
}

pub fn a_townsfolk(id: TownsfolkId, lang: Lang) -> String {
    title(id.card().title).a(lang)
}

fn title(title: &'static str) -> Noun {
    match title {
        "Abbot" => noun!("Abbot"),
        "Squire" => noun!("Squire"),
        "Labourer" => noun!("Labourer"),
        "Trader" => noun!("Trader"),
        "Lender" => noun!("Lender"),
        "Journeyman" => noun!("Journeyman"),
        "Financier" => noun!("Financier"),
        "Thief" => noun!("Thief"),
        "Acolyte" => noun!("Acolyte"),
        "Antagonist" => noun!("Antagonist"),
        "Architect" => noun!("Architect"),
        "Aristocrat" => noun!("Aristocrat"),
        "Artisan" => noun!("Artisan"),
        "Artist" => noun!("Artist"),
        "Benefactor" => noun!("Benefactor"),
        "Bishop" => noun!("Bishop"),
        "Charlatan" => noun!("Charlatan"),
        "Chevalier" => noun!("Chevalier"),
        "Clergyman" => noun!("Clergyman"),
        "Conspirator" => noun!("Conspirator"),
        "Courier" => noun!("Courier"),
        "Deacon" => noun!("Deacon"),
        "Debt Collector" => noun!("Debt Collector"),
        "Defender" => noun!("Defender"),
        "Diplomat" => noun!("Diplomat"),
        "Disciple" => noun!("Disciple"),
        "Enforcer" => noun!("Enforcer"),
        "Foreman" => noun!("Foreman"),
        "Friar" => noun!("Friar"),
        "Gatekeeper" => noun!("Gatekeeper"),
        "Illusionist" => noun!("Illusionist"),
        "Jeweller" => noun!("Jeweller"),
        "Lookout" => noun!("Lookout"),
        "Mason" => noun!("Mason"),
        "Meddler" => noun!("Meddler"),
        "Miner" => noun!("Miner"),
        "Missionary" => noun!("Missionary"),
        "Overseer" => noun!("Overseer"),
        "Pastor" => noun!("Pastor"),
        "Patron" => noun!("Patron"),
        "Peddler" => noun!("Peddler"),
        "Pickpocket" => noun!("Pickpocket"),
        "Priest" => noun!("Priest"),
        "Princess" => noun!("Princess"),
        "Racketeer" => noun!("Racketeer"),
        "Scoundrel" => noun!("Scoundrel"),
        "Sculptor" => noun!("Sculptor"),
        "Stonecutter" => noun!("Stonecutter"),
        "Strongman" => noun!("Strongman"),
        "Swindler" => noun!("Swindler"),
        "Tinker" => noun!("Tinker"),
        "Traitor" => noun!("Traitor"),
        "Traveller" => noun!("Traveller"),
        "Trickster" => noun!("Trickster"),
        "Vicar" => noun!("Vicar"),
        "Watchman" => noun!("Watchman"),
        "Woodcutter" => noun!("Woodcutter"),
        "Merovech" => noun!("Merovech"),
        "Therese" => noun!("Therese"),
        hero => Noun::same(hero),
    }
}
