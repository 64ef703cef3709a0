//! The golden games of Paladins; README.md says what each one holds.

use super::Golden;

pub const GOLDEN: &[Golden] = &[
    golden!("paladins-two", ["random", "random"], []),
    golden!("paladins-three-bonus", ["random", "random", "random"], ["bonus-townsfolk"]),
    golden!("paladins-four", ["random", "random", "random", "random"], []),
    golden!("paladins-solo-hard", ["random", "solo-hard"], []),
    golden!("paladins-coop-three-insane", ["random", "random", "random"], ["bonus-townsfolk", "coop", "coop-insane"]),
    golden!("paladins-coop-four-hard", ["random", "random", "random", "random"], ["coop", "coop-hard", "coop-choice"]),
    golden!("paladins-tomes", ["random", "random"], ["tomes"]),
];
