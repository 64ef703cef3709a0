//! What things are called in each language. French terms follow those of the sister game where it has them.

use crate::kernel::Lang;
use crate::kernel::grammar::{Noun, fill, la, le, say};
use crate::viscounts::Good;
use crate::viscounts::components::{
    BuildingKind, Icon, OpponentKind, PrimaryAction, Resource, Ribbon, Section, Space, Spot, Tier, TownsfolkId,
};

/// Silver.
pub const SILVER: Noun = la(["Silver", "Silver"], ["Pièce", "Pièces"]);
/// A resource, where the choice is free.
pub const ANY: Noun = la(["resource of choice", "resources of choice"], ["ressource au choix", "ressources au choix"]);
/// A Debt.
pub const DEBT: Noun = la(["Debt", "Debts"], ["Dette", "Dettes"]);
/// A Deed.
pub const DEED: Noun = le(["Deed", "Deeds"], ["Titre", "Titres"]);
/// Virtue.
pub const VIRTUE: Noun = la(["Virtue", "Virtue"], ["Vertu", "Vertu"]);
/// Corruption.
pub const CORRUPTION: Noun = la(["Corruption", "Corruption"], ["Corruption", "Corruption"]);
/// A Worker.
pub const WORKER: Noun = le(["Worker", "Workers"], ["Ouvrier", "Ouvriers"]);
/// A Townsfolk.
pub const TOWNSFOLK: Noun = le(["Townsfolk", "Townsfolk"], ["Villageois", "Villageois"]);
/// A Manuscript.
pub const MANUSCRIPT: Noun = le(["Manuscript", "Manuscripts"], ["Manuscrit", "Manuscrits"]);
/// A Building.
pub const BUILDING: Noun = le(["Building", "Buildings"], ["Bâtiment", "Bâtiments"]);
/// A card.
pub const CARD: Noun = la(["card", "cards"], ["carte", "cartes"]);
/// A Future Scheme.
pub const FUTURE_SCHEME: Noun = la(["Future Scheme", "Future Schemes"], ["Intrigue future", "Intrigues futures"]);

/// A resource.
pub const fn resource(resource: Resource) -> Noun {
    match resource {
        Resource::Ink => le(["Ink Well", "Ink Wells"], ["Encrier", "Encriers"]),
        Resource::Stone => la(["Stone", "Stone"], ["Pierre", "Pierres"]),
        Resource::Gold => le(["Gold", "Gold"], ["Or", "Or"]),
    }
}

/// What a player holds in numbers.
pub const fn good(good: Good) -> Noun {
    match good {
        Good::Silver => SILVER,
        Good::Resource(held) => resource(held),
    }
}

/// An icon.
pub const fn icon(icon: Icon) -> Noun {
    match icon {
        Icon::Merchant => le(["Merchant", "Merchants"], ["Marchand", "Marchands"]),
        Icon::Builder => le(["Builder", "Builders"], ["Bâtisseur", "Bâtisseurs"]),
        Icon::Noble => le(["Noble", "Nobles"], ["Noble", "Nobles"]),
        Icon::Cleric => le(["Cleric", "Clerics"], ["Clerc", "Clercs"]),
        Icon::Criminal => le(["Criminal", "Criminals"], ["Criminel", "Criminels"]),
    }
}

/// A primary action.
pub const fn action(action: PrimaryAction, lang: Lang) -> &'static str {
    match action {
        PrimaryAction::Trade => say(lang, "Trade", "Commercer"),
        PrimaryAction::Construct => say(lang, "Construct", "Construire"),
        PrimaryAction::PlaceWorkers => say(lang, "Place Workers", "Placer des Ouvriers"),
        PrimaryAction::Transcribe => say(lang, "Transcribe", "Transcrire"),
    }
}

/// A kind of Building.
pub const fn building(kind: BuildingKind) -> Noun {
    match kind {
        BuildingKind::TradingPost => le(["Trading Post", "Trading Posts"], ["Comptoir", "Comptoirs"]),
        BuildingKind::Guildhall => la(["Guildhall", "Guildhalls"], ["Maison de guilde", "Maisons de guilde"]),
        BuildingKind::Workshop => le(["Workshop", "Workshops"], ["Atelier", "Ateliers"]),
    }
}

/// The colour of a ribbon.
pub const fn ribbon(ribbon: Ribbon, lang: Lang) -> &'static str {
    match ribbon {
        Ribbon::Grey => say(lang, "grey", "gris"),
        Ribbon::Black => say(lang, "black", "noir"),
        Ribbon::Yellow => say(lang, "yellow", "jaune"),
        Ribbon::Blue => say(lang, "blue", "bleu"),
    }
}

/// A tier of the Castle from which Workers are bumped.
pub const fn tier(tier: Tier, lang: Lang) -> &'static str {
    match tier {
        Tier::First => say(lang, "first tier", "premier niveau"),
        Tier::Second => say(lang, "second tier", "deuxième niveau"),
    }
}

/// A solo opponent.
pub const fn opponent(kind: OpponentKind, lang: Lang) -> &'static str {
    match kind {
        OpponentKind::Cleric => say(lang, "Cleric opponent", "Adversaire clerc"),
        OpponentKind::Builder => say(lang, "Builder opponent", "Adversaire bâtisseur"),
        OpponentKind::Noble => say(lang, "Noble opponent", "Adversaire noble"),
        OpponentKind::Card => say(lang, "Card opponent", "Adversaire des cartes"),
    }
}

/// A space: "space 6", "the inside space of segment C".
pub fn space(space: Space, lang: Lang) -> String {
    if let Some(number) = space.number() {
        return fill(say(lang, "space {0}", "la case {0}"), &[&number.to_string()]);
    }
    let letter = space.segment.letter().to_ascii_uppercase().to_string();
    fill(say(lang, "the inside space of segment {0}", "la case intérieure du segment {0}"), &[&letter])
}

/// A Building Spot: "spot B3".
pub fn spot(spot: Spot, lang: Lang) -> String {
    let letter = spot.segment.letter().to_ascii_uppercase().to_string();
    let place = spot.place.saturating_add(1).to_string();
    fill(say(lang, "spot {0}{1}", "l’emplacement {0}{1}"), &[&letter, &place])
}

/// A section of the Castle: "section 3".
pub fn section(section: Section, lang: Lang) -> String {
    fill(say(lang, "section {0}", "la section {0}"), &[&(section.index() + 1).to_string()])
}

/// The name of a Townsfolk or Hero, without an article.
pub fn townsfolk(id: TownsfolkId, lang: Lang) -> &'static str {
    title(id.card().title).one(lang)
}

/// The name of a Townsfolk with its article; Heroes have none.
pub fn the_townsfolk(id: TownsfolkId, lang: Lang) -> String {
    let name = title(id.card().title);
    if id.is_hero() { name.one(lang).to_owned() } else { name.the(lang) }
}

/// A name that is the same in both languages.
const fn same(name: &'static str) -> Noun {
    le([name, name], [name, name])
}

/// The name on a Townsfolk card.
fn title(title: &'static str) -> Noun {
    let masculine = |french: &'static str| le([title, title], [french, french]);
    let feminine = |french: &'static str| la([title, title], [french, french]);
    match title {
        "Abbot" => masculine("Abbé"),
        "Squire" => masculine("Écuyer"),
        "Labourer" => masculine("Paysan"),
        "Trader" => masculine("Négociant"),
        "Lender" => masculine("Prêteur"),
        "Journeyman" => masculine("Compagnon"),
        "Financier" => masculine("Financier"),
        "Thief" => masculine("Voleur"),
        "Acolyte" => masculine("Acolyte"),
        "Antagonist" => masculine("Antagoniste"),
        "Architect" => masculine("Architecte"),
        "Aristocrat" => masculine("Aristocrate"),
        "Artisan" => masculine("Artisan"),
        "Artist" => masculine("Artiste"),
        "Benefactor" => masculine("Bienfaiteur"),
        "Bishop" => masculine("Évêque"),
        "Charlatan" => masculine("Charlatan"),
        "Chevalier" => masculine("Chevalier"),
        "Clergyman" => masculine("Ecclésiastique"),
        "Conspirator" => masculine("Conspirateur"),
        "Courier" => masculine("Messager"),
        "Deacon" => masculine("Diacre"),
        "Debt Collector" => masculine("Agent de recouvrement"),
        "Defender" => masculine("Défenseur"),
        "Diplomat" => masculine("Diplomate"),
        "Disciple" => masculine("Disciple"),
        "Enforcer" => masculine("Homme de main"),
        "Foreman" => masculine("Contremaître"),
        "Friar" => masculine("Frère"),
        "Gatekeeper" => feminine("Gardienne"),
        "Illusionist" => masculine("Illusionniste"),
        "Jeweller" => masculine("Joaillier"),
        "Lookout" => masculine("Guetteur"),
        "Mason" => masculine("Maçon"),
        "Meddler" => masculine("Fouineur"),
        "Miner" => masculine("Mineur"),
        "Missionary" => masculine("Missionnaire"),
        "Overseer" => masculine("Intendant"),
        "Pastor" => masculine("Pasteur"),
        "Patron" => masculine("Mécène"),
        "Peddler" => masculine("Colporteur"),
        "Pickpocket" => masculine("Coupe-bourse"),
        "Priest" => masculine("Prêtre"),
        "Princess" => feminine("Princesse"),
        "Racketeer" => masculine("Racketteur"),
        "Scoundrel" => feminine("Canaille"),
        "Sculptor" => masculine("Sculpteur"),
        "Stonecutter" => masculine("Tailleur de pierre"),
        "Strongman" => masculine("Costaud"),
        "Swindler" => masculine("Escroc"),
        "Tinker" => masculine("Rétameur"),
        "Traitor" => masculine("Traître"),
        "Traveller" => masculine("Voyageur"),
        "Trickster" => masculine("Filou"),
        "Vicar" => masculine("Vicaire"),
        "Watchman" => feminine("Sentinelle"),
        "Woodcutter" => masculine("Bûcheron"),
        hero => same(hero),
    }
}

/// The name of a line of the score sheet.
pub fn line(name: &'static str, lang: Lang) -> &'static str {
    let french = match name {
        "Buildings" => "Bâtiments",
        "Workers in the Castle" => "Ouvriers au Château",
        "Sets of ribbons" => "Séries de rubans",
        "Manuscripts" => "Manuscrits",
        "Castle Leader" => "Maître du Château",
        "Cleric Bonus cards" => "Cartes Bonus de Clerc",
        "Unpaid Debts" => "Dettes non payées",
        "Acquired Deeds" => "Titres acquis",
        "Approved Deeds" => "Titres approuvés",
        "Poverty" => "Pauvreté",
        "Prosperity" => "Prospérité",
        "Resources left" => "Ressources restantes",
        other => other,
    };
    say(lang, name, french)
}
