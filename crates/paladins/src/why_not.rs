use super::components::{Action, Attribute, Worker};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhyNot {
    #[default]
    GameOver,
    NotAsked,
    NotYourTurn,
    NoSuchThing,
    Worker {
        worker: Worker,
        short: u8,
    },
    Workers {
        short: u8,
    },
    /// These Workers are not available, or do not fit the spaces.
    WrongWorkers,
    Silver {
        need: u8,
        have: u8,
    },
    Provisions {
        need: u8,
        have: u8,
    },
    Attribute {
        attribute: Attribute,
        need: u8,
        have: u8,
    },
    Used,
    FavourUsed,
    FavourHidden {
        round: u8,
    },
    /// All seven were done.
    AllDone {
        action: Action,
    },
    NoWall,
    NoTownsfolk,
    NoOutsider,
    NoWorkshop,
    NoWorkshopSpace,
    NothingToClear,
    NoSpace,
    SpaceTaken,
    SpaceClosed {
        players: u8,
    },
    NoOrder,
    NoFavour,
    OrderHidden {
        round: u8,
    },
    OrderDone,
    Honour {
        need: u8,
        have: u8,
    },
    /// Honour is at its maximum, and there is no Suspicion.
    HonourFull,
}

impl WhyNot {
    pub const fn rule(self) -> &'static str {
        match self {
            Self::GameOver => "End-game and scoring",
            Self::NotAsked | Self::NotYourTurn => "Round structure",
            Self::NoSuchThing => "Components",
            Self::Worker { .. } | Self::Workers { .. } | Self::WrongWorkers => "Actions",
            Self::Silver { .. } | Self::Provisions { .. } | Self::Attribute { .. } => "Player board actions",
            Self::Used | Self::NothingToClear => "Pray",
            Self::FavourUsed | Self::FavourHidden { .. } | Self::NoFavour => "King's Favours",
            Self::AllDone { .. } => "Important Rule: at most seven",
            Self::NoWall => "Fortify",
            Self::NoTownsfolk => "Recruit",
            Self::NoOutsider => "Attack, Convert",
            Self::NoWorkshop | Self::NoWorkshopSpace => "Develop",
            Self::NoSpace | Self::SpaceTaken | Self::SpaceClosed { .. } => "Commission, Garrison, Absolve",
            Self::NoOrder | Self::OrderHidden { .. } | Self::OrderDone => "King's Orders",
            Self::Honour { .. } => "Using King's Favours Multiple Times",
            Self::HonourFull => "Honour",
        }
    }
}
