//! The kinds of Buildings: what they cost and score.

use serde::{Deserialize, Serialize};

/// A kind of Building.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BuildingKind {
    /// Trading Post.
    #[default]
    TradingPost,
    /// Guildhall.
    Guildhall,
    /// Workshop.
    Workshop,
}

impl BuildingKind {
    /// Every kind, in the order of the player board.
    pub const ALL: [Self; 3] = [Self::TradingPost, Self::Guildhall, Self::Workshop];

    /// Builders to construct one.
    pub const fn cost(self) -> u8 {
        match self {
            Self::TradingPost => 5,
            Self::Guildhall => 7,
            Self::Workshop => 3,
        }
    }

    /// Victory points for having constructed so many, from none to three.
    pub const fn points(self) -> [i32; 4] {
        match self {
            Self::TradingPost => [0, 4, 9, 15],
            Self::Guildhall => [0, 6, 13, 21],
            Self::Workshop => [0, 2, 5, 9],
        }
    }

    /// The word for it in records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::TradingPost => "trading-post",
            Self::Guildhall => "guildhall",
            Self::Workshop => "workshop",
        }
    }
}
