//! What things are called in each language. The French terms are those of the French edition.

use crate::kernel::Lang;
use crate::kernel::grammar::{Noun, fill, la, le, say};
use crate::paladins::Good;
use crate::paladins::components::{
    Action, Attribute, Faction, OutsiderId, OutsiderName, Scheme, TownsfolkId, TownsfolkName, Worker,
};

/// A Worker of whatever type.
pub const WORKER: Noun = le(["Worker", "Workers"], ["Ouvrier", "Ouvriers"]);
/// A Worker, where the choice of the type is free.
pub const ANY_WORKER: Noun =
    le(["Worker of any type", "Workers of any type"], ["Ouvrier au choix", "Ouvriers au choix"]);
/// Silver.
pub const SILVER: Noun = la(["Silver", "Silver"], ["Pièce", "Pièces"]);
/// Provisions.
pub const PROVISION: Noun = la(["Provision", "Provisions"], ["Provision", "Provisions"]);
/// Silver of the Tax supply.
pub const TAX: Noun = la(["Tax", "Tax"], ["Taxe", "Taxes"]);
/// A Suspicion card.
pub const SUSPICION: Noun = la(["Suspicion", "Suspicion"], ["Suspicion", "Suspicions"]);
/// A Debt.
pub const DEBT: Noun = la(["Debt", "Debts"], ["Dette", "Dettes"]);
/// A Monk.
pub const MONK: Noun = le(["Monk", "Monks"], ["Moine", "Moines"]);
/// An Outpost.
pub const OUTPOST: Noun = la(["Outpost", "Outposts"], ["Garnison", "Garnisons"]);
/// A Jar.
pub const JAR: Noun = la(["Jar", "Jars"], ["Jarre", "Jarres"]);
/// A Wall.
pub const WALL: Noun = le(["Wall", "Walls"], ["Rempart", "Remparts"]);
/// A Workshop.
pub const WORKSHOP: Noun = le(["Workshop", "Workshops"], ["Atelier", "Ateliers"]);
/// A Townsfolk.
pub const TOWNSFOLK: Noun = le(["Townsfolk", "Townsfolk"], ["Villageois", "Villageois"]);
/// An Outsider.
pub const OUTSIDER: Noun = le(["Outsider", "Outsiders"], ["Envahisseur", "Envahisseurs"]);
/// A Paladin.
pub const PALADIN: Noun = le(["Paladin", "Paladins"], ["Paladin", "Paladins"]);
/// A Tavern card.
pub const TAVERN: Noun = la(["Tavern card", "Tavern cards"], ["carte Taverne", "cartes Taverne"]);
/// A King's Order.
pub const ORDER: Noun = le(["King’s Order", "King’s Orders"], ["Ordre du Roi", "Ordres du Roi"]);
/// A King's Favour.
pub const FAVOUR: Noun = la(["King’s Favour", "King’s Favours"], ["Faveur du Roi", "Faveurs du Roi"]);
/// A Scheme card.
pub const SCHEME: Noun = la(["Scheme card", "Scheme cards"], ["carte Objectif", "cartes Objectif"]);
/// The Tax supply.
pub const TAX_SUPPLY: Noun = la(["Tax supply", "Tax supplies"], ["Réserve des Impôts", "Réserves des Impôts"]);
/// An Inquisition.
pub const INQUISITION: Noun = la(["Inquisition", "Inquisitions"], ["Inquisition", "Inquisitions"]);
/// A round.
pub const ROUND: Noun = la(["round", "rounds"], ["Manche", "Manches"]);

/// A type of Worker.
pub const fn worker(worker: Worker) -> Noun {
    match worker {
        Worker::Labourer => le(["Labourer", "Labourers"], ["Paysan", "Paysans"]),
        Worker::Scout => le(["Scout", "Scouts"], ["Éclaireur", "Éclaireurs"]),
        Worker::Merchant => le(["Merchant", "Merchants"], ["Marchand", "Marchands"]),
        Worker::Fighter => le(["Fighter", "Fighters"], ["Combattant", "Combattants"]),
        Worker::Cleric => le(["Cleric", "Clerics"], ["Clerc", "Clercs"]),
        Worker::Criminal => le(["Criminal", "Criminals"], ["Criminel", "Criminels"]),
    }
}

/// An Attribute.
pub const fn attribute(attribute: Attribute) -> Noun {
    match attribute {
        Attribute::Faith => la(["Faith", "Faith"], ["Foi", "Foi"]),
        Attribute::Strength => la(["Strength", "Strength"], ["Force", "Force"]),
        Attribute::Influence => la(["Influence", "Influence"], ["Influence", "Influence"]),
    }
}

/// What a player holds in numbers.
pub const fn good(good: Good) -> Noun {
    match good {
        Good::Worker(of_type) => worker(of_type),
        Good::Silver => SILVER,
        Good::Provisions => PROVISION,
    }
}

/// An action of the player board.
pub const fn action(action: Action, lang: Lang) -> &'static str {
    match action {
        Action::Develop => say(lang, "Develop", "Développer"),
        Action::Hunt => say(lang, "Hunt", "Chasser"),
        Action::Trade => say(lang, "Trade", "Commercer"),
        Action::Recruit => say(lang, "Recruit", "Recruter"),
        Action::Pray => say(lang, "Pray", "Prier"),
        Action::Conspire => say(lang, "Conspire", "Conspirer"),
        Action::Commission => say(lang, "Commission", "Missionner"),
        Action::Fortify => say(lang, "Fortify", "Fortifier"),
        Action::Garrison => say(lang, "Garrison", "Établir une Garnison"),
        Action::Absolve => say(lang, "Absolve", "Absoudre"),
        Action::Attack => say(lang, "Attack", "Attaquer"),
        Action::Convert => say(lang, "Convert", "Convertir"),
    }
}

/// What an action was done to, where it is counted: "Monks placed", "Walls built".
pub const fn deed(action: Action) -> Noun {
    match action {
        Action::Develop => le(["Workshop moved", "Workshops moved"], ["Atelier développé", "Ateliers développés"]),
        Action::Hunt => la(["Hunt", "Hunts"], ["action Chasser", "actions Chasser"]),
        Action::Trade => la(["Trade", "Trades"], ["action Commercer", "actions Commercer"]),
        Action::Recruit => {
            le(["Townsfolk in the crew", "Townsfolk in the crew"], ["Villageois recruté", "Villageois recrutés"])
        }
        Action::Pray => la(["Pray action", "Pray actions"], ["action Prier", "actions Prier"]),
        Action::Conspire => la(["Conspire action", "Conspire actions"], ["action Conspirer", "actions Conspirer"]),
        Action::Commission => le(["Monk commissioned", "Monks commissioned"], ["Moine missionné", "Moines missionnés"]),
        Action::Fortify => le(["Wall built", "Walls built"], ["Rempart construit", "Remparts construits"]),
        Action::Garrison => la(["Outpost placed", "Outposts placed"], ["Garnison établie", "Garnisons établies"]),
        Action::Absolve => la(["Jar moved", "Jars moved"], ["Jarre déplacée", "Jarres déplacées"]),
        Action::Attack => {
            le(["Outsider attacked", "Outsiders attacked"], ["Envahisseur attaqué", "Envahisseurs attaqués"])
        }
        Action::Convert => {
            le(["Outsider converted", "Outsiders converted"], ["Envahisseur converti", "Envahisseurs convertis"])
        }
    }
}

/// The name of a Townsfolk.
pub const fn townsfolk_name(name: TownsfolkName) -> Noun {
    match name {
        TownsfolkName::Abbot => le(["Abbot", "Abbots"], ["Abbé", "Abbés"]),
        TownsfolkName::Acolyte => le(["Acolyte", "Acolytes"], ["Acolyte", "Acolytes"]),
        TownsfolkName::Architect => le(["Architect", "Architects"], ["Architecte", "Architectes"]),
        TownsfolkName::Conspirator => le(["Conspirator", "Conspirators"], ["Conspirateur", "Conspirateurs"]),
        TownsfolkName::DebtCollector => {
            le(["Debt Collector", "Debt Collectors"], ["Agent de Recouvrement", "Agents de Recouvrement"])
        }
        TownsfolkName::Defender => le(["Defender", "Defenders"], ["Défenseur", "Défenseurs"]),
        TownsfolkName::Gatekeeper => la(["Gatekeeper", "Gatekeepers"], ["Gardienne", "Gardiennes"]),
        TownsfolkName::Missionary => le(["Missionary", "Missionaries"], ["Missionnaire", "Missionnaires"]),
        TownsfolkName::Peddler => le(["Peddler", "Peddlers"], ["Colporteur", "Colporteurs"]),
        TownsfolkName::Squire => le(["Squire", "Squires"], ["Châtelain", "Châtelains"]),
        TownsfolkName::Watchman => la(["Watchman", "Watchmen"], ["Sentinelle", "Sentinelles"]),
        TownsfolkName::Aristocrat => le(["Aristocrat", "Aristocrats"], ["Aristocrate", "Aristocrates"]),
        TownsfolkName::Swindler => le(["Swindler", "Swindlers"], ["Escroc", "Escrocs"]),
    }
}

/// The name of an Outsider.
pub const fn outsider_name(name: OutsiderName) -> Noun {
    match name {
        OutsiderName::Adventurer => le(["Adventurer", "Adventurers"], ["Aventurier", "Aventuriers"]),
        OutsiderName::Archer => le(["Archer", "Archers"], ["Archer", "Archers"]),
        OutsiderName::Armourer => le(["Armourer", "Armourers"], ["Armurier", "Armuriers"]),
        OutsiderName::Assassin => le(["Assassin", "Assassins"], ["Assassin", "Assassins"]),
        OutsiderName::Barbarian => le(["Barbarian", "Barbarians"], ["Barbare", "Barbares"]),
        OutsiderName::Champion => le(["Champion", "Champions"], ["Champion", "Champions"]),
        OutsiderName::Guardian => le(["Guardian", "Guardians"], ["Garde", "Gardes"]),
        OutsiderName::Hunter => le(["Hunter", "Hunters"], ["Chasseur", "Chasseurs"]),
        OutsiderName::Invader => le(["Invader", "Invaders"], ["Conquérant", "Conquérants"]),
        OutsiderName::Lookout => le(["Lookout", "Lookouts"], ["Guetteur", "Guetteurs"]),
        OutsiderName::Marauder => le(["Marauder", "Marauders"], ["Maraudeur", "Maraudeurs"]),
        OutsiderName::Mercenary => le(["Mercenary", "Mercenaries"], ["Mercenaire", "Mercenaires"]),
        OutsiderName::Protector => le(["Protector", "Protectors"], ["Protecteur", "Protecteurs"]),
        OutsiderName::Thief => le(["Thief", "Thieves"], ["Voleur", "Voleurs"]),
        OutsiderName::Traitor => le(["Traitor", "Traitors"], ["Traître", "Traîtres"]),
        OutsiderName::Vigilante => le(["Vigilante", "Vigilantes"], ["Vigilant", "Vigilants"]),
        OutsiderName::Warrior => le(["Warrior", "Warriors"], ["Guerrier", "Guerriers"]),
    }
}

/// A faction of Outsiders: one of them, several of them.
pub const fn faction(faction: Faction) -> Noun {
    match faction {
        Faction::Saracen => le(["Saracen", "Saracens"], ["Sarrasin", "Sarrasins"]),
        Faction::Byzantine => le(["Byzantine", "Byzantines"], ["Byzantin", "Byzantins"]),
        Faction::Viking => le(["Viking", "Vikings"], ["Viking", "Vikings"]),
    }
}

/// The name of a Townsfolk card.
pub fn townsfolk(id: TownsfolkId) -> Noun {
    townsfolk_name(id.card().name)
}

/// The name of an Outsider card.
pub fn outsider(id: OutsiderId) -> Noun {
    outsider_name(id.card().name)
}

/// What a Scheme card says.
pub const fn scheme(scheme: Scheme, lang: Lang) -> &'static str {
    match scheme {
        Scheme::Action(tried) => action(tried, lang),
        Scheme::KingsOrder => ORDER.one(lang),
        Scheme::KingsFavour => FAVOUR.one(lang),
    }
}

/// A region of the main board, from 0, as it is numbered.
pub fn region(region: u8) -> &'static str {
    ["I", "II", "III", "IV", "V", "VI"].get(usize::from(region)).copied().unwrap_or("?")
}

/// Victory points: "4 VP".
pub fn points(points: i32, lang: Lang) -> String {
    fill(say(lang, "{0} VP", "{0} PV"), &[&points.to_string()])
}

/// The name of a line of the score sheet.
pub fn line(name: &'static str, lang: Lang) -> &'static str {
    match name {
        "King's Orders" => ORDER.many(lang),
        _ if lang == Lang::En => name,
        "Faith" => attribute(Attribute::Faith).one(lang),
        "Strength" => attribute(Attribute::Strength).one(lang),
        "Influence" => attribute(Attribute::Influence).one(lang),
        "Commissions" => deed(Action::Commission).many(lang),
        "Fortifies" => "Fortifications",
        "Garrisons" => deed(Action::Garrison).many(lang),
        "Absolves" => "Absolutions",
        "Develops" => deed(Action::Develop).many(lang),
        "Converts" => deed(Action::Convert).many(lang),
        "Paid Debts" => "Dettes payées",
        "Unpaid Debts" => "Dettes non payées",
        "Silver and Provisions" => "Pièces et Provisions",
        _ => name,
    }
}
