//! What the page tests have to know of Viscounts.

use super::Facts;

pub const FACTS: Facts = Facts {
    rival: "solo-cleric",
    action: "trade",
    rival_listed: "Cleric opponent",
    in_a_row: ".pair",
    secret: "button.hand-card",
    hidden_pile: ["board", "townsfolk"],
    lesson_choices: 52,
    lesson_begins: ["pair:1", "take:stone"],
};
