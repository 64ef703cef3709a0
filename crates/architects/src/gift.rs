//! Donations of the co-op scenario: what is given, and to whom.

use super::components::{BuildingId, Thing};
use engine::words;
use kernel::Seat;
use serde::{Deserialize, Serialize};

words! {
    /// One item that is donated.
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
    /// To whom something is donated.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Recipient {
        /// The revealed Demand that asks for it. No two ask for the same.
        Demand = "demand",
        /// Another player.
        Seat(seat: Seat) = "{seat}",
    }
}

impl Gift {
    /// What can be donated besides plans: goods, and Debts of both kinds (Tomesaga, Donations).
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

    /// What kind of thing it is.
    pub const fn thing(self) -> Thing {
        match self {
            Self::Plan(_) => Thing::Plan,
            Self::Thing(thing) => thing,
        }
    }
}
