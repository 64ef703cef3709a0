//! The questions to a seat, and the intents that it can ask about.

use super::Owner;
use super::components::{ApprenticeId, BuildingId, Effect, GuardAction, Location, Slot, Thing};
use engine::text_enum;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    FreeApprentice,
    /// Set-up: choose the dealt plan to keep; the others are passed on.
    Draft,
    /// Choose the plan for the bottom of the pile. In the set-up of a solo game it is one of the dealt ones and the
    /// others are kept. At the Black Market it is the next of the drawn ones.
    PutBack,
    Place,
    /// Choose a place to take a Worker back from. The turn is nothing else.
    Recall,
    Dig,
    Workshop,
    Middle,
    Keep,
    /// Choose the Apprentice that joins for free during the game. Without room for one it may be refused.
    FreeHire,
    Dismiss,
    /// King's Storehouse: choose a trade, with this many left. Stopping is always allowed.
    Trade(u8),
    /// Choose the next capture. Stopping is always allowed.
    Capture(Captures),
    Guard(Guards),
    Guildhall,
    Pay(Bill),
    Discard(Purpose, u8),
    Either(BuildingId),
    DestroyDebt,
    AvoidDebt,
    Release(u8),
    Calling(u8),
    Donate(u8),
    /// Choose the player who suffers this. The seat that controls the Overlord answers for all (ruling A-11).
    Suffers(Effect),
    Remove,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Captures {
    pub left: u8,
    pub done: u8,
    pub at: [Option<Location>; 2],
    pub free: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guards {
    pub left: u8,
    /// True once one was taken, so that the others may be declined.
    pub begun: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bill {
    /// The construction of this Building, which already lies in front of its player.
    Building(BuildingId),
    Cathedral,
    Trade(TradeId),
}

text_enum! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum TradeId {
        Virtue = "virtue",
        Marble = "marble",
        Apprentice(apprentice: ApprenticeId) = "{apprentice}",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    Payment,
    Cathedral,
    HandLimit,
    /// Sale for this many of a good. Optional.
    Sale(Thing, u8),
    /// Replacement of a lost Virtue. Optional.
    Virtue,
    Event,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Intent {
    Place(Location),
    Recall(Location),
    Gold,
    Hire(Slot),
    Trade(TradeId),
    Capture(Location, Owner),
    Guard(GuardAction),
    Construct(BuildingId),
    Advance,
}
