//! The names of things in each language. French terms follow the French edition.

use crate::components::{
    Action, Attribute, Faction, OutsiderId, OutsiderName, Scheme, TownsfolkId, TownsfolkName, Worker,
};
use kernel::Lang;
use kernel::grammar::{Noun, fill, localize};

pub const WORKER: Noun = noun!("Worker", "Workers");
pub const ANY_WORKER: Noun = noun!("Worker of any type", "Workers of any type");
pub const SILVER: Noun = noun!("Silver", "Silver");
pub const PROVISION: Noun = noun!("Provision", "Provisions");
pub const TAX: Noun = noun!("Tax", "Tax");
pub const SUSPICION: Noun = noun!("Suspicion", "Suspicion");
pub const DEBT: Noun = noun!("Debt", "Debts");
pub const MONK: Noun = noun!("Monk", "Monks");
pub const OUTPOST: Noun = noun!("Outpost", "Outposts");
pub const JAR: Noun = noun!("Jar", "Jars");
pub const WALL: Noun = noun!("Wall", "Walls");
pub const WORKSHOP: Noun = noun!("Workshop", "Workshops");
pub const TOWNSFOLK: Noun = noun!("Townsfolk", "Townsfolk");
pub const OUTSIDER: Noun = noun!("Outsider", "Outsiders");
pub const PALADIN: Noun = noun!("Paladin", "Paladins");
pub const ORDER: Noun = noun!("King’s Order", "King’s Orders");
pub const FAVOUR: Noun = noun!("King’s Favour", "King’s Favours");
pub const SCHEME: Noun = noun!("Scheme card", "Scheme cards");
pub const TAX_SUPPLY: Noun = noun!("Tax supply", "Tax supplies");
pub const INQUISITION: Noun = noun!("Inquisition", "Inquisitions");
pub const HONOUR: Noun = noun!("Honour", "Honour");
pub const OVERLORD_WORKER: Noun = noun!("Overlord Worker", "Overlord Workers");
pub const OUTSIDER_FOUGHT: Noun = noun!("Outsider held off", "Outsiders held off");
pub const THREAT: Noun = noun!("Threat", "Threats");

pub const fn worker(worker: Worker) -> Noun {
    match worker {
        Worker::Labourer => noun!("Labourer", "Labourers"),
        Worker::Scout => noun!("Scout", "Scouts"),
        Worker::Merchant => noun!("Merchant", "Merchants"),
        Worker::Fighter => noun!("Fighter", "Fighters"),
        Worker::Cleric => noun!("Cleric", "Clerics"),
        Worker::Criminal => noun!("Criminal", "Criminals"),
    }
}

pub const fn attribute(attribute: Attribute) -> Noun {
    match attribute {
        Attribute::Faith => noun!("Faith", "Faith"),
        Attribute::Strength => noun!("Strength", "Strength"),
        Attribute::Influence => noun!("Influence", "Influence"),
    }
}

pub const fn action(action: Action, lang: Lang) -> &'static str {
    match action {
        Action::Develop => localize(lang, text!("Develop")),
        Action::Hunt => localize(lang, text!("Hunt")),
        Action::Trade => localize(lang, text!("Trade")),
        Action::Recruit => localize(lang, text!("Recruit")),
        Action::Pray => localize(lang, text!("Pray")),
        Action::Conspire => localize(lang, text!("Conspire")),
        Action::Commission => localize(lang, text!("Commission")),
        Action::Fortify => localize(lang, text!("Fortify")),
        Action::Garrison => localize(lang, text!("Garrison")),
        Action::Absolve => localize(lang, text!("Absolve")),
        Action::Attack => localize(lang, text!("Attack")),
        Action::Convert => localize(lang, text!("Convert")),
        Action::GainHonour => localize(lang, text!("Gain Honour")),
    }
}

/// Returns the counted noun of an action: "Monks placed", "Walls built".
pub const fn done(action: Action) -> Noun {
    match action {
        Action::Develop => noun!("Workshop moved", "Workshops moved"),
        Action::Hunt => noun!("Hunt", "Hunts"),
        Action::Trade => noun!("Trade", "Trades"),
        Action::Recruit => {
            noun!("Townsfolk in the crew", "Townsfolk in the crew")
        }
        Action::Pray => noun!("Pray action", "Pray actions"),
        Action::Conspire => noun!("Conspire action", "Conspire actions"),
        Action::Commission => noun!("Monk commissioned", "Monks commissioned"),
        Action::Fortify => noun!("Wall built", "Walls built"),
        Action::Garrison => noun!("Outpost placed", "Outposts placed"),
        Action::Absolve => noun!("Jar moved", "Jars moved"),
        Action::Attack => {
            noun!("Outsider attacked", "Outsiders attacked")
        }
        Action::Convert => {
            noun!("Outsider converted", "Outsiders converted")
        }
        Action::GainHonour => noun!("Gain Honour action", "Gain Honour actions"),
    }
}

pub const fn townsfolk_name(name: TownsfolkName) -> Noun {
    match name {
        TownsfolkName::Abbot => noun!("Abbot", "Abbots"),
        TownsfolkName::Acolyte => noun!("Acolyte", "Acolytes"),
        TownsfolkName::Architect => noun!("Architect", "Architects"),
        TownsfolkName::Conspirator => noun!("Conspirator", "Conspirators"),
        TownsfolkName::DebtCollector => {
            noun!("Debt Collector", "Debt Collectors")
        }
        TownsfolkName::Defender => noun!("Defender", "Defenders"),
        TownsfolkName::Gatekeeper => noun!("Gatekeeper", "Gatekeepers"),
        TownsfolkName::Missionary => noun!("Missionary", "Missionaries"),
        TownsfolkName::Peddler => noun!("Peddler", "Peddlers"),
        TownsfolkName::Squire => noun!("Squire", "Squires"),
        TownsfolkName::Watchman => noun!("Watchman", "Watchmen"),
        TownsfolkName::Aristocrat => noun!("Aristocrat", "Aristocrats"),
        TownsfolkName::Swindler => noun!("Swindler", "Swindlers"),
        TownsfolkName::Marshal => noun!("Marshal", "Marshals"),
        TownsfolkName::Castellan => noun!("Castellan", "Castellans"),
        TownsfolkName::MasterMason => noun!("Master Mason", "Master Masons"),
        TownsfolkName::Chaplain => noun!("Chaplain", "Chaplains"),
    }
}

pub const fn outsider_name(name: OutsiderName) -> Noun {
    match name {
        OutsiderName::Adventurer => noun!("Adventurer", "Adventurers"),
        OutsiderName::Archer => noun!("Archer", "Archers"),
        OutsiderName::Armourer => noun!("Armourer", "Armourers"),
        OutsiderName::Assassin => noun!("Assassin", "Assassins"),
        OutsiderName::Barbarian => noun!("Barbarian", "Barbarians"),
        OutsiderName::Champion => noun!("Champion", "Champions"),
        OutsiderName::Guardian => noun!("Guardian", "Guardians"),
        OutsiderName::Hunter => noun!("Hunter", "Hunters"),
        OutsiderName::Invader => noun!("Invader", "Invaders"),
        OutsiderName::Lookout => noun!("Lookout", "Lookouts"),
        OutsiderName::Marauder => noun!("Marauder", "Marauders"),
        OutsiderName::Mercenary => noun!("Mercenary", "Mercenaries"),
        OutsiderName::Protector => noun!("Protector", "Protectors"),
        OutsiderName::Thief => noun!("Thief", "Thieves"),
        OutsiderName::Traitor => noun!("Traitor", "Traitors"),
        OutsiderName::Vigilante => noun!("Vigilante", "Vigilantes"),
        OutsiderName::Warrior => noun!("Warrior", "Warriors"),
    }
}

pub const fn faction(faction: Faction) -> Noun {
    match faction {
        Faction::Saracen => noun!("Saracen", "Saracens"),
        Faction::Byzantine => noun!("Byzantine", "Byzantines"),
        Faction::Viking => noun!("Viking", "Vikings"),
    }
}

pub fn townsfolk(id: TownsfolkId) -> Noun {
    townsfolk_name(id.card().name)
}

pub fn outsider(id: OutsiderId) -> Noun {
    outsider_name(id.card().name)
}

pub const fn scheme(scheme: Scheme, lang: Lang) -> &'static str {
    match scheme {
        Scheme::Action(tried) => action(tried, lang),
        Scheme::KingsOrder => ORDER.one(lang),
        Scheme::KingsFavour => FAVOUR.one(lang),
    }
}

pub fn region(region: u8) -> &'static str {
    ["I", "II", "III", "IV", "V", "VI"].get(usize::from(region)).copied().unwrap_or("?")
}

pub fn points(points: i32, lang: Lang) -> String {
    fill(lang, localize(lang, text!("{0} VP")), &[&points.to_string()])
}
