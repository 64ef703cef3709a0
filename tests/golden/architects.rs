//! The golden games of Architects.
//!
//! Four of them were checked against the rules, line by line of their logs: `two`, `three-variable`, `four-promo` and
//! `five`, 675 choices in all. So were `five-everything` as it was under rules 2, and two solo games of rules 1, before
//! the cards of the opponents were counted anew. The checks at every turn: the gains of Workers and of own Apprentices;
//! prices, with the Tax ignored by Virtue and boards, and the Silver on the Tax Stand and on Apprentices; the slides of
//! the rows; goods, Virtue at both of its ends, Debts, plans in hand and the hand limit; positions, captures,
//! imprisonments, releases and ransoms; the five steps of every reset; levels, spaces and Rewards of the Cathedral, the
//! printed one after the last card; the space of every Worker in the Guildhall, and the turns left after the last one;
//! every Building's price, skills, Virtue and effect; of the solo opponents every card, the captured group, the plans
//! turned up and the Stock; at the end the Virtue of Buildings, every line of every score sheet, and the ranks. No
//! difference was found.

use super::Golden;

pub const GOLDEN: &[Golden] = &[
    // The Reward cards run out; Conspirator, Swindler and Stonecutter; four resets; ties at the top of the Cathedral.
    golden!("architects-two", ["random", "random"], []),
    golden!("architects-two-bonus", ["random", "random"], ["variable", "bonus-boards", "promo"]),
    // Ada, Frederick and Therese; free Apprentices; a Chapel works at the end; a Worker beside the full Guildhall.
    golden!("architects-three-variable", ["random", "random", "random"], ["variable", "apprentice-draft"]),
    golden!("architects-three-third-space", ["random", "random", "random"], ["third-space", "promo"]),
    // Bertha, Clovis, Fara and Frederick; the Crane, the Enforcer; captures at one location.
    golden!("architects-four-promo", ["random", "random", "random", "random"], ["variable", "promo", "promo-boards"]),
    // All eleven Rewards; the top of the Cathedral; six resets, one of them with four Debts; a Tavern; a score below 0.
    golden!("architects-five", ["random", "random", "random", "random", "random"], []),
    // Ada, Clovis, Fara, Hugo and Lothaire; the rule of the third space.
    golden!(
        "architects-five-everything",
        ["random", "random", "random", "random", "random"],
        ["variable", "apprentice-draft", "promo", "promo-boards", "bonus-boards", "third-space"]
    ),
    golden!("architects-solo-constantine", ["random", "solo-constantine"], []),
    golden!(
        "architects-solo-constantine-variable",
        ["random", "solo-constantine"],
        ["variable", "promo-boards", "harder-1"]
    ),
    golden!("architects-solo-helena-hard", ["random", "solo-helena"], ["harder-1", "harder-2"]),
    golden!("architects-coop-two", ["random", "random"], ["coop"]),
    golden!(
        "architects-coop-five-hard",
        ["random", "random", "random", "random", "random"],
        ["bonus-boards", "coop", "coop-hard"]
    ),
];
