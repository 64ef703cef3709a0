//! The rewards of cards and spaces. The text of a card is generated from them, in every language.

use super::{Attribute, Worker};
use engine::Effects;
use serde::{Deserialize, Serialize};

/// One reward, resolved before the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reward {
    /// Gain Workers of a type from the supply.
    Workers(Worker, u8),
    /// Gain Silver from the main supply.
    Silver(u8),
    /// Gain Provisions from the supply.
    Provisions(u8),
    /// Gain Silver from the Tax supply.
    Tax(u8),
    /// Advance on an Attribute track.
    Raise(Attribute, u8),
    /// Advance one step on a track of the player's choice.
    RaiseAny,
    /// Return Suspicion cards to the discard pile, newest first.
    RemoveSuspicion(u8),
    /// Turn one unpaid Debt over.
    PayDebt,
    /// Put one unpaid Debt back.
    DestroyDebt,
    /// Take one unpaid Debt.
    GainDebt,
    /// Clear one action of the own board.
    Pray,
    /// Take a Townsfolk into the crew, without Workers or Silver.
    FreeRecruit,
    /// Move the next Workshop onto the board, without Workers or Silver.
    FreeDevelop,
    /// Gain Honour (co-op scenario).
    Honour(u8),
    /// Lose Honour.
    LoseHonour(u8),
    /// Fall back on an Attribute track.
    Lower(Attribute, u8),
    /// Return Silver to the supply.
    LoseSilver(u8),
    /// Return Provisions to the supply.
    LoseProvisions(u8),
    /// Return a Worker of the player's choice to the supply.
    LoseWorker,
    /// Return a Workshop on the right side, of the player's choice, to the box.
    LoseWorkshop,
    /// Take a Suspicion card, with its Tax.
    Suspicion,
}

/// The effect of a card.
pub type EffectTree = Effects<Reward>;

// Short names for the tables.
pub(super) const L: Reward = Reward::Workers(Worker::Labourer, 1);
pub(super) const LL: Reward = Reward::Workers(Worker::Labourer, 2);
pub(super) const LLL: Reward = Reward::Workers(Worker::Labourer, 3);
pub(super) const S: Reward = Reward::Workers(Worker::Scout, 1);
pub(super) const M: Reward = Reward::Workers(Worker::Merchant, 1);
pub(super) const F: Reward = Reward::Workers(Worker::Fighter, 1);
pub(super) const C: Reward = Reward::Workers(Worker::Cleric, 1);
pub(super) const X: Reward = Reward::Workers(Worker::Criminal, 1);
pub(super) const XX: Reward = Reward::Workers(Worker::Criminal, 2);
pub(super) const FAITH: Reward = Reward::Raise(Attribute::Faith, 1);
pub(super) const STRENGTH: Reward = Reward::Raise(Attribute::Strength, 1);
pub(super) const INFLUENCE: Reward = Reward::Raise(Attribute::Influence, 1);
