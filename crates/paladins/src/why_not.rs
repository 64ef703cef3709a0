//! The reasons against a choice or an action.

use super::components::{Action, Attribute, Worker};
use serde::{Deserialize, Serialize};

/// A reason against a choice or an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhyNot {
    /// The game is over.
    #[default]
    GameOver,
    /// Another question is asked now.
    NotAsked,
    /// It is another seat's turn, or this one has passed.
    NotYourTurn,
    /// There is no such card, space or slot.
    NoSuchThing,
    /// More Workers of a type are needed.
    Worker {
        worker: Worker,
        /// Number missing.
        short: u8,
    },
    /// More Workers of any type are needed.
    Workers {
        /// Number missing.
        short: u8,
    },
    /// These Workers are not available, or do not fit the spaces.
    WrongWorkers,
    /// Silver is missing.
    Silver {
        /// Price.
        need: u8,
        /// Amount held.
        have: u8,
    },
    /// Provisions are missing.
    Provisions {
        /// Price.
        need: u8,
        /// Amount held.
        have: u8,
    },
    /// An Attribute is too low.
    Attribute {
        attribute: Attribute,
        /// Level that is needed.
        need: u8,
        /// Level with the Paladin's boost.
        have: u8,
    },
    /// It holds Workers; Pray could clear it.
    Used,
    /// The King's Favour was used this round.
    FavourUsed,
    /// The King's Favour is revealed in a later round.
    FavourHidden {
        /// Round of its reveal.
        round: u8,
    },
    /// All seven were done.
    AllDone {
        /// Action done as often as possible.
        action: Action,
    },
    /// No Wall is left.
    NoWall,
    /// No Townsfolk is on offer.
    NoTownsfolk,
    /// No Outsider is there.
    NoOutsider,
    /// All Workshops were moved.
    NoWorkshop,
    /// The space already has a Workshop, or takes none.
    NoWorkshopSpace,
    /// No other action holds Workers.
    NothingToClear,
    /// Every space within reach is filled.
    NoSpace,
    /// The space is filled.
    SpaceTaken,
    /// The space needs more players.
    SpaceClosed {
        /// Least number of players.
        players: u8,
    },
    /// No revealed King's Order can be worked on.
    NoOrder,
    /// No King's Favour is free.
    NoFavour,
    /// The King's Order is revealed in a later round.
    OrderHidden {
        /// Round of its reveal.
        round: u8,
    },
    /// The King's Order is completed.
    OrderDone,
    /// Honour is missing.
    Honour {
        /// Price.
        need: u8,
        /// Amount held.
        have: u8,
    },
    /// Honour is at its maximum, and there is no Suspicion.
    HonourFull,
}

impl WhyNot {
    /// Returns the section of the rulebook for it.
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
