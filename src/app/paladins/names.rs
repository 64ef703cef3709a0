//! The names of things as they stand on the table, shortened from the game's words.

use crate::kernel::Lang;
use crate::paladins::components::{Action, Attribute, Faction, OutsiderName, TownsfolkName, Worker};
use crate::paladins::words::names;

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
    names::worker(worker).one(lang)
}

/// An Attribute.
pub const fn attribute(attribute: Attribute, lang: Lang) -> &'static str {
    names::attribute(attribute).one(lang)
}

/// An action.
pub const fn action(action: Action, lang: Lang) -> &'static str {
    match (action, lang) {
        // The French edition's name, "Établir une Garnison", is too long for a tile.
        (Action::Garrison, Lang::Fr) => "Garnison",
        _ => names::action(action, lang),
    }
}

/// A faction.
pub const fn faction(faction: Faction, lang: Lang) -> &'static str {
    names::faction(faction).one(lang)
}

/// The name of a Townsfolk.
pub const fn townsfolk(name: TownsfolkName, lang: Lang) -> &'static str {
    names::townsfolk_name(name).one(lang)
}

/// The name of an Outsider.
pub const fn outsider(name: OutsiderName, lang: Lang) -> &'static str {
    names::outsider_name(name).one(lang)
}

/// The numeral of a region.
pub fn numeral(region: usize) -> &'static str {
    names::region(region as u8)
}
