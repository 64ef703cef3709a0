//! Data about Architects for the page tests.

use super::Facts;

pub const FACTS: Facts = Facts {
    rival: "solo-constantine",
    name: "Architects",
    action: "place:storehouse",
    action_topic: ["place:storehouse", "storehouse"],
    sought: ["ransom", "rançon"],
    others: ["solo-helena", "promo", "keep:nothing"],
    // Demands and Events have a line in the co-op scenario alone.
    score_lines: architects::ScoreLine::ALL.len() - 2,
    plot: "Points, tenth by tenth of the game",
    asks: false,
    rival_listed: "Constantine",
    in_a_row: ".plan",
    secret: "button.plan",
    hidden_pile: ["board", "plan_pile"],
    settled_together: &["variable", "apprentice-draft", "third-space"],
    exchanges: false,
    lesson_begins: ["keep:chapel", "keep:carpenters-hut"],
};
