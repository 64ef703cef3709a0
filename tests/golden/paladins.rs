//! The golden games of Paladins.

use super::Golden;

pub const GOLDEN: &[Golden] = &[
    golden!("paladins-two", ["random", "random"], []),
    golden!("paladins-three-bonus", ["random", "random", "random"], ["bonus-townsfolk"]),
    golden!("paladins-four", ["random", "random", "random", "random"], []),
    golden!("paladins-solo-easy", ["random", "solo-easy"], ["bonus-townsfolk"]),
    golden!("paladins-solo-hard", ["random", "solo-hard"], []),
];
