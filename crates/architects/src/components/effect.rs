//! The immediate effects of cards, boards and places, as atoms.

use super::Thing;
use engine::Effects;
use serde::{Deserialize, Serialize};

/// One small effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Gain a number of a thing. A plan is drawn, a Debt is unpaid.
    Gain(Thing, u8),
    /// Lose Virtue.
    LoseVirtue(u8),
    /// Gain 1 of a good per this much Virtue.
    PerVirtue(Thing, u8),
    /// Make up to this many captures without cost. Optional.
    Captures(u8),
    /// Take back all own Workers from other player boards.
    FreeHeld,
    /// Take back all own Workers from the Prison.
    LeavePrison,
    /// Destroy an own unpaid Debt. Optional.
    DestroyDebt,
    /// Discard a plan to gain this many of a good. Optional.
    SellPlan(Thing, u8),
    /// Hire a face-up Apprentice for free.
    FreeHire,
    /// Discard an own Apprentice.
    Dismiss,
    /// Every player gains Virtue.
    EveryoneGains(u8),
    /// Every player with 3 or more own Workers in the Prison loses Virtue.
    PrisonersLose(u8),
    /// Place another Worker in the Guildhall, and construct or advance again.
    BuildAgain,
    /// Pay Silver to the supply. A player who cannot pays all of it and loses Virtue.
    LevySilver(u8),
    /// Discard a plan of one's choice.
    DiscardPlan,
    /// Remove an own Worker in the Prison from the game.
    RemoveJailed,
    /// Remove an own Worker from the game: from the own board, else from the main board.
    RemoveWorker,
}

impl Effect {
    /// Virtue gained, or lost if `change` is negative.
    pub const fn virtue(change: i8) -> Self {
        match change {
            0.. => Self::Gain(Thing::Virtue, change.unsigned_abs()),
            _ => Self::LoseVirtue(change.unsigned_abs()),
        }
    }
}

/// The immediate effect of a card.
pub type EffectTree = Effects<Effect>;
