//! Advantages that a campaign carries over from an earlier game into the next one.

use super::Seat;
use serde::{Deserialize, Serialize};

/// Kind of thing that a game accepts from an earlier one: an advantage, Silver, the Start Player marker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BonusLimits {
    /// Key in a set-up.
    pub key: &'static str,
    /// Maximum count that one seat may bring.
    pub most: u8,
    /// True if only one seat may bring it, like a card that exists once.
    pub once: bool,
}

/// Something that a seat brings from an earlier game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CampaignBonus {
    /// The seat that brings it.
    pub seat: Seat,
    /// Key of a [`BonusLimits`] of the game.
    pub what: String,
    /// Count; 1 is not written.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u8,
}

const fn one() -> u8 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference
const fn is_one(count: &u8) -> bool {
    *count == 1
}
