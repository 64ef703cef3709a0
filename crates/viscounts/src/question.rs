//! What a seat can be asked, and what it can ask about.

use super::components::{Building, BuildingKind, PrimaryAction, Section, Space, Tier, TownsfolkId};
use serde::{Deserialize, Serialize};

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Which Player Card, with its Hero, at the set-up.
    Pair,
    /// Phase 1: which card of the hand goes into the line.
    Play,
    /// Phase 2: where the Viscount goes.
    Move,
    /// Phase 3: which primary action, if any.
    Act,
    /// Trade: how often, or dismiss the Townsfolk first.
    Exchanges,
    /// Construct: which Building.
    Building,
    /// Place Workers: how many.
    Workers,
    /// How so many icons are paid for, or dismiss the Townsfolk first.
    Fund(PrimaryAction, u8),
    /// Which slot a Building of a kind comes from.
    Slot(BuildingKind, Reach),
    /// Which spot a Building goes on.
    Spot(Building, Reach),
    /// Phase 4: whether to hire the Townsfolk beside the Viscount.
    Hire,
    /// Which resource; how many are to come.
    Resource(u8),
    /// A Debt or a Deed; how many are to be flipped.
    Flip(u8),
    /// The left or the right of two rewards.
    Either(Source),
    /// Which Townsfolk is hired for free; how many are to be hired.
    FreeHire(u8),
    /// Which Manuscript is taken for free.
    FreeManuscript,
    /// In which order the cards of the line go.
    Rearrange,
    /// Which card is discarded; how many at most.
    Discard(u8),
    /// Which card is destroyed; how many at most.
    Destroy(u8),
    /// Which Worker moves to which section beside it.
    CastleMove,
    /// In which section so many Workers are placed.
    Section(u8),
    /// Which section with three own Workers is resolved first.
    Cascade,
    /// Whose Worker is bumped off a section that holds too many.
    Bump(Tier, Section),
    /// Whose Worker the Overlord removes from a space of the ring.
    Remove(Space),
    /// A Worker is placed on the Viscount's space. There is no other choice, so nobody is asked.
    Post,
}

/// How far from the Viscount a Building may go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// To the spots of the Viscount's space, on its side of the River.
    #[default]
    Here,
    /// To any spot.
    Anywhere,
}

/// What offers two rewards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The ability of a Townsfolk card.
    Ability(TownsfolkId),
    /// The second tier of a section.
    SecondTier(Section),
}

/// Something that a seat may want to do, and can ask about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Intent {
    /// Move the Viscount to a space.
    Move(Space),
    /// Take a primary action.
    Act(PrimaryAction),
    /// Construct this Building.
    Build(Building),
    /// Place so many Workers.
    Workers(u8),
    /// Dismiss the Townsfolk beside the Viscount for an action.
    Dismiss(PrimaryAction),
    /// Hire the Townsfolk beside the Viscount.
    Hire,
}
