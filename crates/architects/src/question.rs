//! The questions to a seat, and the intents that it can ask about.

use super::Owner;
use super::components::{ApprenticeId, BuildingId, Effect, GuardAction, Location, Slot, Thing};
use engine::words;
use serde::{Deserialize, Serialize};

/// A question to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Set-up: choose the face-up Apprentice that joins for free.
    FreeApprentice,
    /// Set-up: choose the dealt plan to keep; the others are passed on.
    Draft,
    /// Choose the plan for the bottom of the pile. In the set-up of a solo game it is one of the dealt ones and the
    /// others are kept. At the Black Market it is the next of the drawn ones.
    PutBack,
    /// Choose a place for a Worker.
    Place,
    /// Choose a place to take a Worker back from. The turn is nothing else.
    Recall,
    /// Mines: Clay or Gold.
    Dig,
    /// Workshop: an Apprentice, or plans.
    Workshop,
    /// Middle space of the Black Market: any Apprentice, or plans.
    Middle,
    /// Choose the plan to keep of those drawn at the Black Market.
    Keep,
    /// Choose the Apprentice that joins for free during the game. Without room for one it may be refused.
    FreeHire,
    /// Choose the own Apprentice to discard.
    Dismiss,
    /// King's Storehouse: choose a trade, with this many left. Stopping is always allowed.
    Trade(u8),
    /// Choose the next capture. Stopping is always allowed.
    Capture(Captures),
    /// Guardhouse: choose the next action.
    Guard(Guards),
    /// Guildhall: choose the plan to construct, or the Cathedral.
    Guildhall,
    /// Choose the payment.
    Pay(Bill),
    /// Choose the plan of the hand to discard, with this many to go.
    Discard(Purpose, u8),
    /// Choose the left or the right option of a Building just constructed.
    Either(BuildingId),
    /// Choose whether to destroy an own unpaid Debt.
    DestroyDebt,
    /// Choose whether to pay Silver instead of taking a Debt.
    AvoidDebt,
    /// Choose the number of own Workers, up to this many, that leave the Prison at a Black Market reset.
    Release(u8),
    /// Set-up of the co-op scenario: choose the starting side of this card.
    Calling(u8),
    /// Choose the next item to donate, with this many left at most.
    Donate(u8),
    /// Choose the player who suffers this. The seat that controls the Overlord answers for all (ruling A-11).
    Suffers(Effect),
    /// Choose the place from which an own Worker leaves the game.
    Remove,
}

/// The captures of one action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Captures {
    /// Number of captures left.
    pub left: u8,
    /// Number of captures made.
    pub done: u8,
    /// Places of those captures.
    pub at: [Option<Location>; 2],
    /// True when a Building gives them, at no cost.
    pub free: bool,
}

/// The Guardhouse actions of one Worker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guards {
    /// Number of actions left.
    pub left: u8,
    /// True once one was taken, so that the others may be declined.
    pub begun: bool,
}

/// A purpose of a payment in goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bill {
    /// The construction of this Building, which already lies in front of its player.
    Building(BuildingId),
    /// The advance to the next level of the Cathedral.
    Cathedral,
    /// A trade at the King's Storehouse.
    Trade(TradeId),
}

words! {
    /// A trade at the King's Storehouse.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum TradeId {
        /// The printed one for Virtue.
        Virtue = "virtue",
        /// The printed one for Marble.
        Marble = "marble",
        /// That of an own Apprentice.
        Apprentice(apprentice: ApprenticeId) = "{apprentice}",
    }
}

/// A reason for discarding a plan of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// Payment in place of a resource.
    Payment,
    /// An advance on the Cathedral.
    Cathedral,
    /// More plans than the hand limit at the end of the turn.
    HandLimit,
    /// Sale for this many of a good. Optional.
    Sale(Thing, u8),
    /// Replacement of a lost Virtue. Optional.
    Virtue,
    /// An Event of the Overlord.
    Event,
}

/// An action that a seat may want to take and can ask about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Intent {
    /// Place a Worker here.
    Place(Location),
    /// Take a Worker back from here.
    Recall(Location),
    /// Take Gold at the Mines.
    Gold,
    /// Hire the Apprentice of a slot.
    Hire(Slot),
    /// Make this trade.
    Trade(TradeId),
    /// Capture the Workers of a player or of the Overlord at a large circle.
    Capture(Location, Owner),
    /// Take this action at the Guardhouse.
    Guard(GuardAction),
    /// Construct this plan of the hand.
    Construct(BuildingId),
    /// Advance on the Cathedral.
    Advance,
}
