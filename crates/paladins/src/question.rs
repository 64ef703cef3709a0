//! What a seat can be asked.

use super::components::{Action, FavourId, ThreatId, WallId};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// What a seat is asked. Steps of one turn follow each other: the action, its target, the Workers, then what its rewards ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Which Townsfolk joins the crew at the set-up.
    Draft,
    /// Which of the three Paladins is played this round.
    PlayPaladin,
    /// Which of the other two goes on top of the deck.
    TopPaladin,
    /// Which Tavern card.
    Tavern,
    /// Which action, which King's Favour, or to pass.
    Turn,
    /// Which Townsfolk, for a quest or for the crew.
    Recruit,
    /// Silver or a Debt for that Townsfolk.
    TownsfolkCost {
        /// Its slot.
        slot: u8,
        /// For the crew, else for a quest.
        crew: bool,
    },
    /// Which space of the main board, for a Monk or an Outpost.
    Space(Action),
    /// Which Jar space.
    Jar,
    /// Which Outsider, to Attack or to Convert.
    Outsider(Action),
    /// Which Worker space a Workshop covers.
    Workshop,
    /// Which action the Pray action clears.
    Clear,
    /// Which Workers.
    Pay(Task),
    /// Which Townsfolk joins the crew for free.
    FreeRecruit,
    /// Which Worker space a free Workshop covers.
    FreeWorkshop,
    /// Which action a Pray reward clears.
    Prayer,
    /// Which Attribute rises.
    RaiseAny,
    /// The left or the right reward of a card.
    Either(Source),
    /// Which ability of the crew is resolved next in the Inquisition.
    Ability,
    /// Which Workers are kept for the next round.
    Keep,
    /// Whether the Suspicion that Absolve removes is removed or kept.
    AbsolveSuspicion,
    /// Whether Silver is paid instead of a Debt that is imposed.
    BuyOff,
    /// Which starting Townsfolk joins the crew at the set-up of the co-op scenario.
    Starting,
    /// Who gains what an action of the left side brings, in the co-op scenario; so many Workers were placed.
    Receiver {
        /// What was done.
        task: Task,
        /// The Workers placed.
        workers: u8,
    },
    /// Which action of the own board the Pray action of a seat clears, in the co-op scenario.
    PrayerOf(Seat),
    /// Which Worker is lost.
    LoseWorker,
    /// Which Workshop of the right side is lost.
    LoseWorkshop,
}

/// What a player does with a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Intent {
    /// An action of the player board.
    Action(Action),
    /// The King's Favour in a slot, from the left.
    Favour(u8),
    /// The King's Order in a slot, in the co-op scenario.
    Order(u8),
}

/// An action, or a King's Favour, and what it is aimed at: all but the Workers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    /// What is done. Records and scripts call it so.
    #[serde(rename = "deed")]
    pub intent: Intent,
    /// What it is aimed at.
    pub target: Target,
}

/// What an action is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// Nothing.
    None,
    /// A Townsfolk by slot.
    Townsfolk {
        /// Its slot.
        slot: u8,
        /// For the crew, else for a quest.
        crew: bool,
        /// Paid for with a Debt, else with Silver.
        debt: bool,
    },
    /// A space of the main board.
    Space(u8),
    /// A Jar space.
    Jar(u8),
    /// An Outsider by slot.
    Outsider(u8),
    /// A Worker space that a Workshop is to cover.
    Workshop(Action, u8),
    /// An action that is to be cleared.
    Clear(Action),
}

/// A card that offers two rewards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A Wall just built.
    Wall(WallId),
    /// A King's Favour just used.
    Favour(FavourId),
    /// An Overlord Threat that strikes.
    Threat(ThreatId),
}
