//! Why a choice or an action is not legal.

use super::components::{Action, Attribute, Worker};
use serde::{Deserialize, Serialize};

/// One thing that stands in the way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhyNot {
    /// The game is over.
    #[default]
    GameOver,
    /// That is not what is asked now.
    NotAsked,
    /// It is another seat's turn, or this one has passed.
    NotYourTurn,
    /// There is no such card, space or slot.
    NoSuchThing,
    /// So many more Workers of a type are needed.
    Worker {
        /// The type.
        worker: Worker,
        /// How many are missing.
        short: u8,
    },
    /// So many more Workers, of any type, are needed.
    Workers {
        /// How many are missing.
        short: u8,
    },
    /// These Workers are not at hand, or do not fit the spaces.
    WrongWorkers,
    /// Silver is missing.
    Silver {
        /// What it costs.
        need: u8,
        /// What there is.
        have: u8,
    },
    /// Provisions are missing.
    Provisions {
        /// What it costs.
        need: u8,
        /// What there is.
        have: u8,
    },
    /// An Attribute is too low.
    Attribute {
        /// Which one.
        attribute: Attribute,
        /// The level needed.
        need: u8,
        /// The level, with what the Paladin lends.
        have: u8,
    },
    /// Workers lie on it; Pray could clear it.
    Used,
    /// A King's Favour that somebody used this round.
    FavourUsed,
    /// A King's Favour that is revealed in a later round.
    FavourHidden {
        /// The round.
        round: u8,
    },
    /// All seven were done.
    AllDone {
        /// The action.
        action: Action,
    },
    /// No Wall is left.
    NoWall,
    /// No Townsfolk is on offer.
    NoTownsfolk,
    /// No Outsider is there.
    NoOutsider,
    /// All Workshops have been moved.
    NoWorkshop,
    /// The space is covered by a Workshop already, or takes none.
    NoWorkshopSpace,
    /// No other action holds Workers.
    NothingToClear,
    /// Every space within reach is filled.
    NoSpace,
    /// The space is filled.
    SpaceTaken,
    /// The space is for more players.
    SpaceClosed {
        /// The fewest players.
        players: u8,
    },
    /// No King's Order is revealed that could be worked on.
    NoOrder,
    /// No King's Favour is free.
    NoFavour,
    /// A King's Order that is revealed in a later round.
    OrderHidden {
        /// The round.
        round: u8,
    },
    /// The King's Order is completed.
    OrderDone,
    /// Honour is missing.
    Honour {
        /// What it costs.
        need: u8,
        /// What there is.
        have: u8,
    },
    /// There is all the Honour there can be, and no Suspicion.
    HonourFull,
}

impl WhyNot {
    /// The part of the rulebook that says so.
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
