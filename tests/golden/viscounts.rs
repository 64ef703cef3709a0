//! The golden games of Viscounts; README.md says what each one holds.

use super::Golden;

pub const GOLDEN: &[Golden] = &[
    golden!("viscounts-two", ["random", "random"], []),
    golden!("viscounts-three-bonus", ["random", "random", "random"], ["bonus-heroes"]),
    golden!("viscounts-solo-cleric", ["random", "solo-cleric"], []),
    golden!("viscounts-solo-builder", ["random", "solo-builder"], ["future-scheme-1"]),
    golden!("viscounts-solo-noble", ["random", "solo-noble"], ["future-scheme-1", "future-scheme-2", "bonus-heroes"]),
    golden!("viscounts-solo-card", ["random", "solo-card"], []),
    golden!("viscounts-coop-two-hard", ["random", "random"], ["coop", "coop-hard"]),
    golden!("viscounts-coop-three", ["random", "random", "random"], ["bonus-heroes", "coop", "coop-exchange-13"]),
    golden!("viscounts-coop-four-insane", ["random", "random", "random", "random"], ["coop", "coop-insane"]),
    golden!("viscounts-tomes", ["random", "random"], ["tomes"]),
];
