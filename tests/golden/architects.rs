//! The golden games of Architects; README.md says what each one holds.

use super::Golden;

pub const GOLDEN: &[Golden] = &[
    golden!("architects-two", ["random", "random"], []),
    golden!("architects-four-promo", ["random", "random", "random", "random"], ["variable", "promo", "promo-boards"]),
    golden!(
        "architects-five-everything",
        ["random", "random", "random", "random", "random"],
        ["variable", "apprentice-draft", "promo", "promo-boards", "bonus-boards", "third-space"]
    ),
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
    golden!("architects-tomes-187", ["random", "random"], ["apprentice-draft", "tomes"]),
];
