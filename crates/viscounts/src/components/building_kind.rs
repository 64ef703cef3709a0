//! The kinds of Buildings: what they cost and score.

use engine::named;
use serde::{Deserialize, Serialize};

named! {
    /// A kind of Building.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum BuildingKind {
        /// Trading Post.
        #[default]
        TradingPost = "trading-post",
        /// Guildhall.
        Guildhall = "guildhall",
        /// Workshop.
        Workshop = "workshop",
    }
}

impl BuildingKind {
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
}
