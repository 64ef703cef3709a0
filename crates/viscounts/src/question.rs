//! Questions to a seat, and intents that a seat can ask about.

use super::components::{Building, BuildingKind, PrimaryAction, Section, Space, Tier, TownsfolkId};
use serde::{Deserialize, Serialize};

/// A question to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// The Player Card, with its Hero, at the set-up.
    Pair,
    /// Phase 1: the card of the hand to play into the line.
    Play,
    /// Phase 2: the destination of the Viscount.
    Move,
    /// Phase 3: the primary action, if any.
    Act,
    /// Trade: the number of exchanges, or to dismiss the Townsfolk first.
    Exchanges,
    /// Construct: the Building.
    Building,
    /// Place Workers: their number.
    Workers,
    /// The payment of this number of icons, or to dismiss the Townsfolk first.
    Fund(PrimaryAction, u8),
    /// The slot of a Building of a kind.
    Slot(BuildingKind, Reach),
    /// The spot of a Building.
    Spot(Building, Reach),
    /// Phase 4: to hire the Townsfolk beside the Viscount, or not.
    Hire,
    /// The resource to gain; the number still to come.
    Resource(u8),
    /// A Debt or a Deed to flip; the number still to come.
    Flip(u8),
    /// The left or the right one of two rewards.
    Either(Source),
    /// The Townsfolk to hire for free; the number still to come.
    FreeHire(u8),
    /// The Manuscript to take for free.
    FreeManuscript,
    /// The order of the cards in the line.
    Rearrange,
    /// The card to discard; the number still possible.
    Discard(u8),
    /// The card to destroy; the number still possible.
    Destroy(u8),
    /// The Worker to move, and the adjacent section.
    CastleMove,
    /// The section in which to place this number of Workers.
    Section(u8),
    /// The section with three own Workers to resolve first.
    Cascade,
    /// The owner of the Worker to bump off an overfull section.
    Bump(Tier, Section),
    /// The owner of the Worker that the Overlord removes from a space of the ring.
    Remove(Space),
    /// A Worker is placed on the Viscount's space. There is no other choice, so nobody is asked.
    Post,
}

/// Permitted spots for a Building.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// The spots of the Viscount's space, on its side of the River.
    #[default]
    Here,
    Anywhere,
}

/// Origin of two rewards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    Ability(TownsfolkId),
    SecondTier(Section),
}

/// An action that a seat can ask about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Intent {
    Move(Space),
    Act(PrimaryAction),
    Build(Building),
    Workers(u8),
    /// Dismiss the Townsfolk beside the Viscount for an action.
    Dismiss(PrimaryAction),
    /// Hire the Townsfolk beside the Viscount.
    Hire,
}
