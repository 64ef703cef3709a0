//! What cards, boards and places give at once: the atoms of the game's effects.

use super::Thing;
use engine::Effects;
use serde::{Deserialize, Serialize};

/// One small effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Gain so many of a thing. A plan is drawn, a Debt is unpaid.
    Gain(Thing, u8),
    /// Lose so much Virtue.
    LoseVirtue(u8),
    /// Gain 1 of a good for each so many Virtue.
    PerVirtue(Thing, u8),
    /// Up to so many captures without cost. Optional.
    Captures(u8),
    /// All own Workers that lie on other player boards come back.
    FreeHeld,
    /// All own Workers in the Prison come back.
    LeavePrison,
    /// Destroy an own unpaid Debt. Optional.
    DestroyDebt,
    /// Discard a plan to gain so many of a good. Optional.
    SellPlan(Thing, u8),
    /// Hire a face-up Apprentice for free.
    FreeHire,
    /// Discard an own Apprentice.
    Dismiss,
    /// Every player gains so much Virtue.
    EveryoneGains(u8),
    /// Every player with 3 or more own Workers in the Prison loses so much Virtue.
    PrisonersLose(u8),
    /// Place another Worker in the Guildhall, and construct or advance again.
    BuildAgain,
    /// Pay so much Silver to the supply; whoever cannot pays what there is, and loses Virtue.
    LevySilver(u8),
    /// Discard a plan of one's choice.
    DiscardPlan,
    /// An own Worker in the Prison leaves the game.
    RemoveJailed,
    /// An own Worker leaves the game: from the own board, else from the main board.
    RemoveWorker,
}

impl Effect {
    /// So much Virtue gained, or lost where it is negative.
    pub const fn virtue(change: i8) -> Self {
        match change {
            0.. => Self::Gain(Thing::Virtue, change.unsigned_abs()),
            _ => Self::LoseVirtue(change.unsigned_abs()),
        }
    }
}

/// What a card gives at once.
pub type Reward = Effects<Effect>;
