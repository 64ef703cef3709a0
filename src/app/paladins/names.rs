//! The names of things in both languages, as they stand on the table.

use crate::kernel::Lang;
use crate::paladins::components::{Action, Attribute, Faction, OutsiderName, TownsfolkName, Worker};

/// A text in every language, in the order of [`Lang::ALL`].
pub type Text = [&'static str; 2];

/// The text in a language.
pub const fn say(lang: Lang, text: Text) -> &'static str {
    match lang {
        Lang::En => text[0],
        Lang::Fr => text[1],
    }
}

/// One Worker of a type.
pub const fn worker(worker: Worker, lang: Lang) -> &'static str {
    say(
        lang,
        match worker {
            Worker::Labourer => ["Labourer", "Ouvrier"],
            Worker::Scout => ["Scout", "Éclaireur"],
            Worker::Merchant => ["Merchant", "Marchand"],
            Worker::Fighter => ["Fighter", "Combattant"],
            Worker::Cleric => ["Cleric", "Clerc"],
            Worker::Criminal => ["Criminal", "Criminel"],
        },
    )
}

/// An Attribute.
pub const fn attribute(attribute: Attribute, lang: Lang) -> &'static str {
    say(
        lang,
        match attribute {
            Attribute::Faith => ["Faith", "Foi"],
            Attribute::Strength => ["Strength", "Force"],
            Attribute::Influence => ["Influence", "Influence"],
        },
    )
}

/// An action.
pub const fn action(action: Action, lang: Lang) -> &'static str {
    say(
        lang,
        match action {
            Action::Develop => ["Develop", "Développer"],
            Action::Hunt => ["Hunt", "Chasser"],
            Action::Trade => ["Trade", "Commercer"],
            Action::Recruit => ["Recruit", "Recruter"],
            Action::Pray => ["Pray", "Prier"],
            Action::Conspire => ["Conspire", "Conspirer"],
            Action::Commission => ["Commission", "Missionner"],
            Action::Fortify => ["Fortify", "Fortifier"],
            Action::Garrison => ["Garrison", "Poster"],
            Action::Absolve => ["Absolve", "Absoudre"],
            Action::Attack => ["Attack", "Attaquer"],
            Action::Convert => ["Convert", "Convertir"],
        },
    )
}

/// A faction.
pub const fn faction(faction: Faction, lang: Lang) -> &'static str {
    say(
        lang,
        match faction {
            Faction::Saracen => ["Saracen", "Sarrasin"],
            Faction::Byzantine => ["Byzantine", "Byzantin"],
            Faction::Viking => ["Viking", "Viking"],
        },
    )
}

/// The name of a Townsfolk.
pub const fn townsfolk(name: TownsfolkName, lang: Lang) -> &'static str {
    say(
        lang,
        match name {
            TownsfolkName::Abbot => ["Abbot", "Abbé"],
            TownsfolkName::Acolyte => ["Acolyte", "Acolyte"],
            TownsfolkName::Architect => ["Architect", "Architecte"],
            TownsfolkName::Conspirator => ["Conspirator", "Conspirateur"],
            TownsfolkName::DebtCollector => ["Debt Collector", "Créancier"],
            TownsfolkName::Defender => ["Defender", "Défenseur"],
            TownsfolkName::Gatekeeper => ["Gatekeeper", "Portier"],
            TownsfolkName::Missionary => ["Missionary", "Missionnaire"],
            TownsfolkName::Peddler => ["Peddler", "Colporteur"],
            TownsfolkName::Squire => ["Squire", "Écuyer"],
            TownsfolkName::Watchman => ["Watchman", "Guetteur"],
            TownsfolkName::Aristocrat => ["Aristocrat", "Aristocrate"],
            TownsfolkName::Swindler => ["Swindler", "Escroc"],
        },
    )
}

/// The name of an Outsider.
pub const fn outsider(name: OutsiderName, lang: Lang) -> &'static str {
    say(
        lang,
        match name {
            OutsiderName::Adventurer => ["Adventurer", "Aventurier"],
            OutsiderName::Archer => ["Archer", "Archer"],
            OutsiderName::Armourer => ["Armourer", "Armurier"],
            OutsiderName::Assassin => ["Assassin", "Assassin"],
            OutsiderName::Barbarian => ["Barbarian", "Barbare"],
            OutsiderName::Champion => ["Champion", "Champion"],
            OutsiderName::Guardian => ["Guardian", "Gardien"],
            OutsiderName::Hunter => ["Hunter", "Chasseur"],
            OutsiderName::Invader => ["Invader", "Envahisseur"],
            OutsiderName::Lookout => ["Lookout", "Vigie"],
            OutsiderName::Marauder => ["Marauder", "Maraudeur"],
            OutsiderName::Mercenary => ["Mercenary", "Mercenaire"],
            OutsiderName::Protector => ["Protector", "Protecteur"],
            OutsiderName::Thief => ["Thief", "Voleur"],
            OutsiderName::Traitor => ["Traitor", "Traître"],
            OutsiderName::Vigilante => ["Vigilante", "Justicier"],
            OutsiderName::Warrior => ["Warrior", "Guerrier"],
        },
    )
}

/// The numeral of a region.
pub const fn numeral(region: usize) -> &'static str {
    match region {
        0 => "I",
        1 => "II",
        2 => "III",
        3 => "IV",
        4 => "V",
        _ => "VI",
    }
}
