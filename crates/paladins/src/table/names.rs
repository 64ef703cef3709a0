//! The names of things on the table, shortened from the game's texts.

use crate::Player;
use crate::components::{Action, Attribute, Faction, OutsiderName, TownsfolkName, Worker};
use crate::texts::names;
use kernel::Lang;

pub use lang::{Text, localize};

pub const fn worker(worker: Worker, lang: Lang) -> &'static str {
    names::worker(worker).one(lang)
}

pub const fn attribute(attribute: Attribute, lang: Lang) -> &'static str {
    names::attribute(attribute).one(lang)
}

pub const fn action(action: Action, lang: Lang) -> &'static str {
    names::action(action, lang)
}

pub fn takes(player: &Player, action: Action, lang: Lang) -> String {
    let takes = player.spaces(action).iter().map(|space| match space {
        None => localize(lang, text!("anyone")),
        Some(of_type) => worker(*of_type, lang),
    });
    takes.collect::<Vec<_>>().join(", ")
}

pub const fn faction(faction: Faction, lang: Lang) -> &'static str {
    names::faction(faction).one(lang)
}

pub const fn townsfolk(name: TownsfolkName, lang: Lang) -> &'static str {
    names::townsfolk_name(name).one(lang)
}

pub const fn outsider(name: OutsiderName, lang: Lang) -> &'static str {
    names::outsider_name(name).one(lang)
}

/// Returns the CSS classes of a name on a card or a tile. A long one is set smaller, in two lines.
pub fn name_class(name: &str, most: usize) -> &'static str {
    if name.chars().count() > most { "name long" } else { "name" }
}

pub fn numeral(region: usize) -> &'static str {
    names::region(region as u8)
}
