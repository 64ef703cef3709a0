//! What is known of Paladins before its code is here.

use super::terms::term_icon;
use crate::app::shelf::{Cover, Extra, Rival};

/// Paladins on the shelf.
pub const COVER: Cover = Cover {
    word: "paladins",
    name: "Paladins",
    sprite: "icons.svg",
    signs: "",
    rivals: &[
        rival("solo-easy", ["Easy", "Facile"], ["1 workshop", "1 atelier"], 1, ["The Rival, easy", "Le Rival, facile"]),
        rival(
            "solo-standard",
            ["Standard", "Normal"],
            ["3 workshops", "3 ateliers"],
            3,
            ["The Rival, standard", "Le Rival, normal"],
        ),
        rival(
            "solo-hard",
            ["Hard", "Difficile"],
            ["5 workshops", "5 ateliers"],
            5,
            ["The Rival, hard", "Le Rival, difficile"],
        ),
    ],
    which_rival: ["How strong", "Quelle force"],
    about_rivals: [
        "Workshops that the Rival puts on the King’s Orders at the start.",
        "Ateliers que le Rival pose sur les Ordres du Roi au début.",
    ],
    usual_rival: 1,
    harder: &[],
    about_harder: ["", ""],
    extras: &[Extra {
        word: "bonus-townsfolk",
        sign: "act-recruit",
        name: ["Bonus Townsfolk", "Villageois bonus"],
        line: ["Aristocrat and Swindler join the pile", "L’Aristocrate et l’Escroc rejoignent la pioche"],
    }],
    groups: [
        ["Attributes", "Attributs"],
        ["Orders", "Ordres"],
        ["Pieces", "Pions"],
        ["Converts", "Convertis"],
        ["Debts, goods", "Dettes, biens"],
    ],
    line,
    term_icon,
    ties: [
        "Ties go to King’s Orders, then to the least Suspicion.",
        "En cas d’égalité : les Ordres du Roi, puis le moins de Suspicions.",
    ],
    lesson: Some("learn-6"),
};

const fn rival(
    word: &'static str,
    name: [&'static str; 2],
    line: [&'static str; 2],
    workshops: u8,
    listed: [&'static str; 2],
) -> Rival {
    Rival { word, name, line, signs: ("workshop", workshops), seat: ["The Rival", "Le Rival"], listed }
}

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
