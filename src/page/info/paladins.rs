//! What is known of Paladins before its code is here.

use super::game_info::{Extra, GameInfo, ROUNDS, Rival, Text};
use crate::games::paladins::{Paladins, ScoreLine, Variant};
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
    lines: ScoreLine::ROWS,
    ties: TIES,
    official_ties: TIES,
    lesson: Some("learn-6"),
};

const fn rival(word: &'static str, name: Text, line: Text, workshops: u8, listed: Text) -> Rival {
    Rival { word, name, line, signs: ("workshop", workshops), seat: text!("The Rival"), listed }
}

/// How a tie is broken, at every table.
const TIES: Text = text!("Ties go to King’s Orders, then to the least Suspicion.");
