//! The golden games of Architects.

use super::Golden;

pub const GOLDEN: &[Golden] = &[
    golden!("architects-two", ["random", "random"], []),
    golden!("architects-two-bonus", ["random", "random"], ["variable", "bonus-boards", "promo"]),
    golden!("architects-three-variable", ["random", "random", "random"], ["variable", "apprentice-draft"]),
    golden!("architects-three-third-space", ["random", "random", "random"], ["third-space", "promo"]),
    golden!("architects-four-promo", ["random", "random", "random", "random"], ["variable", "promo", "promo-boards"]),
    golden!("architects-five", ["random", "random", "random", "random", "random"], []),
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
];
