//! Data about Viscounts for the page tests.

use super::Facts;

pub const FACTS: Facts = Facts {
    rival: "solo-cleric",
    name: "Viscounts",
    action: "trade",
    action_topic: ["action:trade", "trade"],
    sought: ["ribbon", "ruban"],
    others: ["solo-noble", "bonus-heroes", "pair:99"],
    score_lines: viscounts::ScoreLine::ALL.len(),
    plot: "Points, tenth by tenth of the game",
    asks: true,
    rival_listed: "Alcuin the Cleric",
    in_a_row: ".pair",
    secret: "button.hand-card",
    hidden_pile: ["board", "townsfolk"],
    settled_together: &[],
    exchanges: true,
    lesson_begins: ["pair:1", "take:stone"],
};
