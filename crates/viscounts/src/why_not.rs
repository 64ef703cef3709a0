//! Reasons against a choice or an action.

use super::components::Icon;
use serde::{Deserialize, Serialize};

/// One reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhyNot {
    GameOver,
    /// The current question does not ask for it.
    NotAsked,
    NotYourTurn,
    /// It belongs to another phase of the turn.
    NotNow,
    /// The card, space, spot or slot does not exist.
    NoSuchThing,
    /// It is mandatory and cannot be passed.
    Mandatory,
    /// More icons are needed, and nothing pays for them.
    Icons {
        icon: Icon,
        /// Number of missing icons.
        short: u8,
    },
    Silver {
        /// The price.
        need: u16,
        /// The available amount.
        have: u16,
    },
    /// The payment is too much, too little, or useless here.
    WrongPayment,
    OutsideOnly,
    InsideOnly,
    /// No free spot on this side of the River.
    NoSpot,
    SpotTaken,
    OutOfReach,
    /// The Building is already constructed.
    Constructed,
    /// All nine Buildings are constructed.
    AllConstructed,
    /// Too few Workers are left in the supply.
    Workers {
        /// Number needed.
        need: u8,
        /// Number available.
        have: u8,
    },
    /// The Townsfolk has no icon for this action.
    NoMatch {
        icon: Icon,
    },
    /// A Townsfolk was already dismissed this turn.
    DismissedAlready,
    /// Even the Townsfolk's icons would not fund the action.
    NotEnoughStill,
    /// The pile is used up, and the printed one below cannot be taken.
    PileEmpty,
    /// The Manuscript costs too much to be taken for free.
    TooDear,
    /// A player keeps at least three cards.
    FewCards,
    /// It is out of reach of this movement.
    TooFar,
    /// A Worker of the Overlord stands there.
    OverlordThere,
    /// The Overlord protects his Workers there.
    Protected,
}

impl WhyNot {
    /// Section of the rulebook with the reason.
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
