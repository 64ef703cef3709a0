use super::components::{Action, FavourId, ThreatId, WallId};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A question to a seat. A turn asks for the action, its target and the Workers, then for the decisions of its
/// rewards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    Draft,
    PlayPaladin,
    TopPaladin,
    Tavern,
    Turn,
    Recruit,
    TownsfolkCost {
        slot: u8,
        crew: bool,
    },
    Space(Action),
    Jar,
    Outsider(Action),
    Workshop,
    Clear,
    Pay(Task),
    FreeRecruit,
    FreeWorkshop,
    Prayer,
    RaiseAny,
    Either(Source),
    Ability,
    Keep,
    AbsolveSuspicion,
    BuyOff,
    /// Co-op scenario: choose the starting Townsfolk at the set-up.
    Starting,
    /// Co-op scenario: choose the player who gains the rewards of a left-side action.
    Receiver {
        task: Task,
        workers: u8,
    },
    /// Co-op scenario: choose the action of the own board that another seat's Pray clears.
    PrayerOf(Seat),
    LoseWorker,
    LoseWorkshop,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Intent {
    Action(Action),
    Favour(u8),
    Order(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    /// Serialized as `deed` in records and for scripts.
    #[serde(rename = "deed")]
    pub intent: Intent,
    pub target: Target,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    None,
    Townsfolk { slot: u8, crew: bool, debt: bool },
    Space(u8),
    Jar(u8),
    Outsider(u8),
    Workshop(Action, u8),
    Clear(Action),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    Wall(WallId),
    Favour(FavourId),
    Threat(ThreatId),
}
