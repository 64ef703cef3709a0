//! Donations of the co-op scenario: the item and its recipient.

use super::components::{BuildingId, Thing};
use engine::words;
use kernel::Seat;
use serde::{Deserialize, Serialize};

words! {
    /// A donated item.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Gift {
        /// A plan of the hand.
        Plan(plan: BuildingId) = "plan-{plan}",
        /// A good, or a Debt as it lies.
        Thing(thing: Thing) = "{thing}",
    }
}

words! {
    /// The recipient of a donation.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Recipient {
        /// The revealed Demand that asks for it. No two Demands ask for the same item.
        Demand = "demand",
        /// Another player.
        Seat(seat: Seat) = "{seat}",
    }
}

impl Gift {
    /// The items that can be donated besides plans: goods, and Debts of both kinds (Tomesaga, Donations).
    pub const THINGS: [Thing; 8] = [
        Thing::Silver,
        Thing::Clay,
        Thing::Wood,
        Thing::Stone,
        Thing::Gold,
        Thing::Marble,
        Thing::Debt,
        Thing::PaidDebt,
    ];

    /// Returns the kind of the item.
    pub const fn thing(self) -> Thing {
        match self {
            Self::Plan(_) => Thing::Plan,
            Self::Thing(thing) => thing,
        }
    }
}
