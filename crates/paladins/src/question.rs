//! The questions to a seat.

use super::components::{Action, FavourId, ThreatId, WallId};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A question to a seat. A turn asks for the action, its target and the Workers, then for the decisions of its
/// rewards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Choose the Townsfolk that joins the crew at the set-up.
    Draft,
    /// Choose the Paladin of the round from three.
    PlayPaladin,
    /// Choose which of the other two goes on top of the deck.
    TopPaladin,
    /// Choose a Tavern card.
    Tavern,
    /// Choose an action, a King's Favour, or to pass.
    Turn,
    /// Choose a Townsfolk, for a quest or for the crew.
    Recruit,
    /// Choose between Silver and a Debt for that Townsfolk.
    TownsfolkCost {
        slot: u8,
        /// True for the crew, false for a quest.
        crew: bool,
    },
    /// Choose a space of the main board, for a Monk or an Outpost.
    Space(Action),
    /// Choose a Jar space.
    Jar,
    /// Choose an Outsider to Attack or Convert.
    Outsider(Action),
    /// Choose the Worker space that a Workshop covers.
    Workshop,
    /// Choose the action that Pray clears.
    Clear,
    /// Choose the Workers for a task.
    Pay(Task),
    /// Choose the Townsfolk that joins the crew for free.
    FreeRecruit,
    /// Choose the Worker space that a free Workshop covers.
    FreeWorkshop,
    /// Choose the action that a Pray reward clears.
    Prayer,
    /// Choose the Attribute to raise.
    RaiseAny,
    /// Choose the left or the right reward of a card.
    Either(Source),
    /// Choose the next ability of the crew in the Inquisition.
    Ability,
    /// Choose the Workers to keep for the next round.
    Keep,
    /// Choose whether to remove the Suspicion after Absolve.
    AbsolveSuspicion,
    /// Choose whether to pay Silver instead of an imposed Debt.
    BuyOff,
    /// Co-op scenario: choose the starting Townsfolk at the set-up.
    Starting,
    /// Co-op scenario: choose the player who gains the rewards of a left-side action.
    Receiver {
        task: Task,
        /// Number of Workers placed.
        workers: u8,
    },
    /// Co-op scenario: choose the action of the own board that another seat's Pray clears.
    PrayerOf(Seat),
    /// Choose the Worker to lose.
    LoseWorker,
    /// Choose the Workshop of the right side to lose.
    LoseWorkshop,
}

/// The main decision of a turn.
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

/// An intent and its target, without the Workers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    /// Serialized as `deed` in records and for scripts.
    #[serde(rename = "deed")]
    pub intent: Intent,
    pub target: Target,
}

/// The target of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// Nothing.
    None,
    /// A Townsfolk by slot.
    Townsfolk {
        slot: u8,
        /// True for the crew, false for a quest.
        crew: bool,
        /// True for a Debt as the price, false for Silver.
        debt: bool,
    },
    /// A space of the main board.
    Space(u8),
    /// A Jar space.
    Jar(u8),
    /// An Outsider by slot.
    Outsider(u8),
    /// A Worker space for a Workshop.
    Workshop(Action, u8),
    /// An action to clear.
    Clear(Action),
}

/// A card with a choice of two rewards.
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
