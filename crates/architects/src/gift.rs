//! Donations of the co-op scenario: the item and its recipient.

use super::components::{BuildingId, Thing};
use engine::text_enum;
use kernel::Seat;
use serde::{Deserialize, Serialize};

text_enum! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Gift {
        Plan(plan: BuildingId) = "plan-{plan}",
        Thing(thing: Thing) = "{thing}",
    }
}

text_enum! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Recipient {
        /// The revealed Demand that asks for it. No two Demands ask for the same item.
        Demand = "demand",
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

    pub const fn thing(self) -> Thing {
        match self {
            Self::Plan(_) => Thing::Plan,
            Self::Thing(thing) => thing,
        }
    }
}
