//! What is known of Paladins before its code is here.

use super::game_info::{Extra, GameInfo, ROUNDS, Rival, Text};
use crate::games::paladins::{Paladins, Variant};
use crate::kernel::Game;

/// Paladins on the shelf.
pub const INFO: GameInfo = GameInfo {
    word: "paladins",
    name: "Paladins",
    about: text!("hold the walls"),
    sprite: "icons.svg",
    signs: "",
    officials: Paladins::OFFICIALS,
    rivals: &[
        rival("solo-easy", text!("Easy"), text!("1 workshop"), 1, text!("The Rival, easy")),
        rival("solo-standard", text!("Standard"), text!("3 workshops"), 3, text!("The Rival, standard")),
        rival("solo-hard", text!("Hard"), text!("5 workshops"), 5, text!("The Rival, hard")),
    ],
    which_rival: text!("How strong"),
    about_rivals: text!("Workshops that the Rival puts on the King’s Orders at the start."),
    usual_rival: 1,
    harder: &[],
    about_harder: Text::NONE,
    extras: &[Extra {
        word: Variant::BonusTownsfolk.word(),
        sign: "act-recruit",
        name: text!("Bonus Townsfolk"),
        line: text!("Aristocrat and Swindler join the pile"),
    }],
    groups: [text!("Attributes"), text!("Orders"), text!("Pieces"), text!("Converts"), text!("Debts, goods")],
    stretches: &ROUNDS,
    line,
    term_icon,
    ties: TIES,
    official_ties: TIES,
    lesson: Some("learn-6"),
};

const fn rival(word: &'static str, name: Text, line: Text, workshops: u8, listed: Text) -> Rival {
    Rival { word, name, line, signs: ("workshop", workshops), seat: text!("The Rival"), listed }
}

/// How a tie is broken, at every table.
const TIES: Text = text!("Ties go to King’s Orders, then to the least Suspicion.");

/// The symbol of a line of the score sheet, and its group.
fn line(name: &str) -> (&'static str, usize) {
    match name {
        "Faith" => ("faith", 0),
        "Strength" => ("strength", 0),
        "Influence" => ("influence", 0),
        "King's Orders" => ("seal-order", 1),
        "Commissions" => ("monk", 2),
        "Fortifies" => ("wall", 2),
        "Garrisons" => ("outpost", 2),
        "Absolves" => ("jar", 2),
        "Develops" => ("workshop", 2),
        "Converts" => ("act-convert", 3),
        "Paid Debts" => ("debt-paid", 4),
        "Unpaid Debts" => ("debt-unpaid", 4),
        _ => ("silver", 4),
    }
}

/// The symbol of a part of the evaluation, by its word, for the adviser’s reasons.
fn term_icon(term: &str) -> &'static str {
    match term {
        "orders" => "seal-order",
        "faith" => "faith",
        "strength" => "strength",
        "influence" => "influence",
        "commissions" => "monk",
        "fortifies" => "wall",
        "garrisons" => "outpost",
        "absolves" => "jar",
        "attacks" => "act-attack",
        "converts" => "act-convert",
        "workshops" => "workshop",
        "workers" => "w-labourer",
        "goods" => "silver",
        "crew" => "act-recruit",
        "suspicion" => "suspicion",
        "debts" => "debt-unpaid",
        "paladin" => "ui-crown",
        "others" => "ui-person",
        _ => "ui-next",
    }
}
