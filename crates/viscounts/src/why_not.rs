//! Why a choice or an action is not legal.

use super::components::Icon;
use serde::{Deserialize, Serialize};

/// One thing that stands in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhyNot {
    /// The game is over.
    GameOver,
    /// That is not what is asked now.
    NotAsked,
    /// It is another seat's turn.
    NotYourTurn,
    /// It belongs to another phase of the turn.
    NotNow,
    /// There is no such card, space, spot or slot to choose.
    NoSuchThing,
    /// This must be done; it cannot be passed over.
    Mandatory,
    /// So many more icons are needed, and nothing pays for them.
    Icons {
        /// Which icon.
        icon: Icon,
        /// How many are missing.
        short: u8,
    },
    /// Silver is missing.
    Silver {
        /// What it costs.
        need: u16,
        /// What there is.
        have: u16,
    },
    /// That is not a way to pay: too much, too little, or not of use here.
    WrongPayment,
    /// Only from the outside path.
    OutsideOnly,
    /// Only from the inside path.
    InsideOnly,
    /// No free spot on this side of the River.
    NoSpot,
    /// A Building stands there.
    SpotTaken,
    /// It lies beyond the Viscount's reach.
    OutOfReach,
    /// That Building was constructed.
    Constructed,
    /// All nine Buildings were constructed.
    AllConstructed,
    /// Too few Workers are left.
    Workers {
        /// How many it takes.
        need: u8,
        /// How many there are.
        have: u8,
    },
    /// The Townsfolk has no icon for this action.
    NoMatch {
        /// The icon.
        icon: Icon,
    },
    /// A Townsfolk was dismissed this turn.
    DismissedAlready,
    /// Even with the Townsfolk's icons the action could not be paid.
    NotEnoughStill,
    /// The pile is used up; what is printed below cannot be had.
    PileEmpty,
    /// The Manuscript costs too much to be taken for free.
    TooDear,
    /// A player keeps at least three cards.
    FewCards,
    /// That cannot be reached with this movement.
    TooFar,
    /// A Worker of the Overlord stands there.
    OverlordThere,
    /// The Overlord protects his Workers there.
    Protected,
}

impl WhyNot {
    /// The part of the rulebook that says so.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::GameOver => "End of the game",
            Self::NotAsked | Self::NotYourTurn | Self::NotNow | Self::NoSuchThing => "Player turns",
            Self::Mandatory | Self::TooDear => "Quick reference for effects",
            Self::Icons { .. } | Self::Silver { .. } | Self::WrongPayment | Self::OutsideOnly | Self::InsideOnly => {
                "Phase 3: Primary action"
            }
            Self::NoSpot | Self::SpotTaken | Self::OutOfReach | Self::Constructed | Self::AllConstructed => {
                "Constructing a Building"
            }
            Self::Workers { .. } => "Placing Workers",
            Self::NoMatch { .. } | Self::DismissedAlready | Self::NotEnoughStill => "Dismissing Townsfolk",
            Self::PileEmpty => "Phase 4: Recruit",
            Self::FewCards => "Phase 1: Card management",
            Self::TooFar => "Phase 2: Movement",
            Self::OverlordThere | Self::Protected => "Co-op scenario: Player Turns",
        }
    }
}
