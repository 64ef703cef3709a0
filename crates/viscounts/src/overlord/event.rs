//! Additional events of the co-op scenario.

use super::super::components::{Ribbon, Section, Segment, Space, Tier, TownsfolkId};
use super::team::Loss;
use kernel::{Reveals, Seat};

/// An event of the Overlord.
#[allow(missing_docs)] // the variant's comment covers its fields
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum OverlordEvent {
    /// A seat was dealt a Reference card; of two, one lies in front.
    Dealt { seat: Seat, reference: Ribbon, front: bool },
    /// The Overlord arrived at his first space.
    Arrived { space: Space },
    /// He moved by the value of the Townsfolk beside him; `None` for the one printed on the board.
    Moved { from: Space, to: Space, townsfolk: Option<TownsfolkId>, steps: u8 },
    /// One of his Workers was placed; `left` remain in his supply.
    Placed { space: Space, left: u8 },
    /// A Worker of a player was removed from a space of the ring.
    Removed { owner: Seat, space: Space },
    /// He dismissed a Townsfolk; `None` for the one printed on the board.
    Dismissed { segment: Segment, townsfolk: Option<TownsfolkId> },
    /// An Advancement Order begins at a space.
    Ordered { space: Space },
    /// One of his Workers went from a space to another one.
    Advanced { from: Space, to: Space },
    /// One of his Workers met players' Workers on a space and went back to his supply.
    TurnedBack { from: Space, to: Space },
    /// One of his Workers went from a space into a section of a tier.
    Entered { from: Space, tier: Tier, section: Section },
    /// One of his Workers went from a space to the third tier.
    ReachedThirdTier { from: Space },
    /// He bumped a Worker of a player off the Castle, which brings nothing.
    Bumped { owner: Seat, tier: Tier, section: Section },
    /// A seat bumped one of his Workers off the Castle.
    BumpedOff { seat: Seat, tier: Tier, section: Section },
    /// A seat's Reference card removed so many of his Workers.
    Driven { seat: Seat, space: Space, count: u8 },
    /// A seat's Reference card removes none, since he protects his Workers there.
    Protected { seat: Seat, space: Space },
    /// A seat placed a Worker on its Viscount's space.
    Posted { seat: Seat, space: Space },
    /// A seat's Reference card gives something for a Manuscript.
    Wrote { seat: Seat, reference: Ribbon },
    /// A card of Poverty or Prosperity removed one of two of his Workers from a space.
    Relieved { space: Space },
    /// The team lost at once.
    Lost(Loss),
}

impl Reveals for OverlordEvent {
    fn reveals(&self) -> bool {
        // The Player Cards that were left are seen only then.
        matches!(self, Self::Arrived { .. })
    }
}
