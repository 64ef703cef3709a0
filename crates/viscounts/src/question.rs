use super::components::{Building, BuildingKind, PrimaryAction, Section, Space, Tier, TownsfolkId};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    Pair,
    /// Phase 1: the card of the hand to play into the line.
    Play,
    /// Phase 2: the destination of the Viscount.
    Move,
    /// Phase 3: the primary action, if any.
    Act,
    /// Trade: the number of exchanges, or to dismiss the Townsfolk first.
    Exchanges,
    Building,
    Workers,
    /// The payment of this number of icons, or to dismiss the Townsfolk first.
    Fund(PrimaryAction, u8),
    Slot(BuildingKind, Reach),
    Spot(Building, Reach),
    /// Phase 4: to hire the Townsfolk beside the Viscount, or not.
    Hire,
    /// The resource to gain; the number still to come.
    Resource(u8),
    /// A Debt or a Deed to flip; the number still to come.
    Flip(u8),
    Either(Source),
    /// The Townsfolk to hire for free; the number still to come.
    FreeHire(u8),
    FreeManuscript,
    Rearrange,
    /// The card to discard; the number still possible.
    Discard(u8),
    /// The card to destroy; the number still possible.
    Destroy(u8),
    CastleMove,
    Section(u8),
    /// The section with three own Workers to resolve first.
    Cascade,
    Bump(Tier, Section),
    Remove(Space),
    /// A Worker is placed on the Viscount's space. There is no other choice, so nobody is asked.
    Post,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// The spots of the Viscount's space, on its side of the River.
    #[default]
    Here,
    Anywhere,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    Ability(TownsfolkId),
    SecondTier(Section),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Intent {
    Move(Space),
    Act(PrimaryAction),
    Build(Building),
    Workers(u8),
    Dismiss(PrimaryAction),
    Hire,
}
