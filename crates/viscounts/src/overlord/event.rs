use super::super::components::{Ribbon, Section, Segment, Space, Tier, TownsfolkId};
use super::team::Loss;
use kernel::{Reveals, Seat};

#[allow(missing_docs)] // the variant's comment covers its fields
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum OverlordEvent {
    Dealt { seat: Seat, reference: Ribbon, front: bool },
    Arrived { space: Space },
    // He moved by the value of the Townsfolk beside him; `None` for the one printed on the board.
    Moved { from: Space, to: Space, townsfolk: Option<TownsfolkId>, steps: u8 },
    // One of his Workers was placed; `left` remain in his supply.
    Placed { space: Space, left: u8 },
    Removed { owner: Seat, space: Space },
    // He dismissed a Townsfolk; `None` for the one printed on the board.
    Dismissed { segment: Segment, townsfolk: Option<TownsfolkId> },
    Ordered { space: Space },
    Advanced { from: Space, to: Space },
    TurnedBack { from: Space, to: Space },
    Entered { from: Space, tier: Tier, section: Section },
    ReachedThirdTier { from: Space },
    Bumped { owner: Seat, tier: Tier, section: Section },
    BumpedOff { seat: Seat, tier: Tier, section: Section },
    Driven { seat: Seat, space: Space, count: u8 },
    Protected { seat: Seat, space: Space },
    Posted { seat: Seat, space: Space },
    Wrote { seat: Seat, reference: Ribbon },
    Relieved { space: Space },
    Lost(Loss),
}

impl Reveals for OverlordEvent {
    fn reveals(&self) -> bool {
        // The Player Cards that were left are seen only then.
        matches!(self, Self::Arrived { .. })
    }
}
