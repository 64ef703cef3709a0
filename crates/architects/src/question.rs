//! What a seat can be asked, and what it can ask about.

use super::Owner;
use super::components::{ApprenticeId, BuildingId, Effect, GuardAction, Location, Slot, Thing};
use engine::words;
use serde::{Deserialize, Serialize};

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Set-up: which face-up Apprentice joins for free.
    FreeApprentice,
    /// Set-up: which of the plans dealt is kept; the others are passed on.
    Draft,
    /// Which plan goes to the bottom of the pile: one of those dealt at the set-up of a solo game, of which the others are
    /// kept; or the next one of those drawn at the Black Market.
    PutBack,
    /// Where a Worker is placed.
    Place,
    /// From where a Worker is taken back; the turn is nothing else.
    Recall,
    /// Mines: Clay or Gold.
    Dig,
    /// Workshop: an Apprentice, or plans.
    Workshop,
    /// Middle space of the Black Market: any Apprentice, or plans.
    Middle,
    /// Which of the plans drawn at the Black Market is kept.
    Keep,
    /// Which Apprentice joins for free during the game. With no room for one it may be refused.
    FreeHire,
    /// Which own Apprentice is discarded.
    Dismiss,
    /// King's Storehouse: which trade, with so many left. It may stop at any time.
    Trade(u8),
    /// Whom to capture next. It may stop at any time.
    Capture(Captures),
    /// Guardhouse: which action next.
    Guard(Guards),
    /// Guildhall: which plan is constructed, or the Cathedral.
    Guildhall,
    /// What is paid.
    Pay(Bill),
    /// Which plan of the hand is discarded, with so many to go.
    Discard(Purpose, u8),
    /// The left or the right of what a Building just constructed offers.
    Either(BuildingId),
    /// Whether an own unpaid Debt is destroyed.
    DestroyDebt,
    /// Whether Silver is paid instead of taking a Debt.
    AvoidDebt,
    /// How many own Workers, at most so many, leave the Prison at a Black Market reset.
    Release(u8),
    /// Set-up of the co-op scenario: with which side of this card one begins.
    Calling(u8),
    /// What is donated, of so many items at the most.
    Donate(u8),
    /// Which player suffers this. The seat that controls the Overlord answers for all (ruling A-11).
    Suffers(Effect),
    /// From where an own Worker leaves the game.
    Remove,
}

/// Captures that can still be made in one action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Captures {
    /// How many.
    pub left: u8,
    /// How many were made.
    pub done: u8,
    /// Where they were made.
    pub at: [Option<Location>; 2],
    /// Whether a Building gives them: they cost nothing.
    pub free: bool,
}

/// Guardhouse actions that can still be taken with one Worker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guards {
    /// How many.
    pub left: u8,
    /// Whether one was taken, so that the others may be left out.
    pub begun: bool,
}

/// What is paid for in goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bill {
    /// The construction of this Building, which lies in front of its player already.
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

/// What a plan of the hand is discarded for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// It is paid in place of a resource.
    Payment,
    /// An advance on the Cathedral asks for it.
    Cathedral,
    /// More are held at the end of the turn than may be kept.
    HandLimit,
    /// It is sold for so many of a good. Optional.
    Sale(Thing, u8),
    /// It goes in place of a Virtue that would be lost. Optional.
    Virtue,
    /// An Event takes it.
    Event,
}

/// Something that a seat may want to do, and can ask about.
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
