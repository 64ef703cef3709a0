use super::components::Icon;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhyNot {
    GameOver,
    NotAsked,
    NotYourTurn,
    NotNow,
    NoSuchThing,
    Mandatory,
    Icons {
        icon: Icon,
        short: u8,
    },
    Silver {
        need: u16,
        have: u16,
    },
    /// The payment is too much, too little, or useless here.
    WrongPayment,
    OutsideOnly,
    InsideOnly,
    NoSpot,
    SpotTaken,
    OutOfReach,
    Constructed,
    AllConstructed,
    Workers {
        need: u8,
        have: u8,
    },
    NoMatch {
        icon: Icon,
    },
    DismissedAlready,
    /// Even the Townsfolk's icons would not fund the action.
    NotEnoughStill,
    /// The pile is used up, and the printed one below cannot be taken.
    PileEmpty,
    TooDear,
    /// A player keeps at least three cards.
    FewCards,
    TooFar,
    OverlordThere,
    Protected,
}

impl WhyNot {
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
