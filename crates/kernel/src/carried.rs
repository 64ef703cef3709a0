//! What a campaign carries over from an earlier game into the next one.

use super::Seat;
use serde::{Deserialize, Serialize};

/// What a game can be given from an earlier one, as it declares it: an advantage, Silver, the Start Player marker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carriable {
    /// Its word in a set-up.
    pub word: &'static str,
    /// How many of it one seat may bring at most.
    pub most: u8,
    /// Whether only one seat may bring it, as a card that is there once.
    pub once: bool,
}

/// Something that a seat brings from an earlier game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Carried {
    /// The seat that brings it.
    pub seat: Seat,
    /// The game's word for it.
    pub what: String,
    /// How many; 1 is not written.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u8,
}

const fn one() -> u8 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref)] // so it is called
const fn is_one(count: &u8) -> bool {
    *count == 1
}
