//! Data about Paladins for the page tests.

use super::Facts;

pub const FACTS: Facts = Facts {
    rival: "solo-easy",
    name: "Paladins",
    action: "hunt",
    action_topic: ["action:hunt", "hunt"],
    sought: ["conspire", "Conspirer"],
    others: ["solo-hard", "bonus-townsfolk", "take:99"],
    // The Threats have a line in the co-op scenario alone.
    score_lines: paladins::ScoreLine::ALL.len() - 1,
    plot: "Points, round by round",
    asks: true,
    rival_listed: "Ganelon, easy",
    in_a_row: ".townsfolk",
    secret: ".instead",
    hidden_pile: ["board", "town_deck"],
    settled_together: &[],
    exchanges: false,
    lesson_begins: ["take:1", "play:1"],
};
