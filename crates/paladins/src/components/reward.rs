//! What cards and spaces give. A card's text is generated from this, in every language.

use super::{Attribute, Worker};
use engine::Effects;
use serde::{Deserialize, Serialize};

/// One thing that is gained, and resolved before the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reward {
    /// So many Workers of a type from the supply.
    Workers(Worker, u8),
    /// Silver from the main supply.
    Silver(u8),
    /// Provisions.
    Provisions(u8),
    /// Silver from the Tax supply.
    Tax(u8),
    /// Steps on an Attribute track.
    Raise(Attribute, u8),
    /// One step on a track that the player chooses.
    RaiseAny,
    /// Suspicion cards back to the discard pile, newest first.
    RemoveSuspicion(u8),
    /// Turn one unpaid Debt over.
    PayDebt,
    /// Put one unpaid Debt back.
    DestroyDebt,
    /// Take one unpaid Debt.
    GainDebt,
    /// Clear one action of the own board.
    Pray,
    /// A Townsfolk into the crew, without Workers or Silver.
    FreeRecruit,
    /// The next Workshop onto the board, without Workers or Silver.
    FreeDevelop,
    /// Steps of Honour (co-op scenario).
    Honour(u8),
    /// Steps of Honour down.
    LoseHonour(u8),
    /// Steps on an Attribute track down.
    Lower(Attribute, u8),
    /// Silver back to the supply.
    LoseSilver(u8),
    /// Provisions back to the supply.
    LoseProvisions(u8),
    /// A Worker that the player chooses, back to the supply.
    LoseWorker,
    /// A Workshop of the right side that the player chooses, back into the box.
    LoseWorkshop,
    /// A Suspicion card, with its Tax.
    Suspicion,
}

/// What a card gives.
pub type Effect = Effects<Reward>;

// Short words for the tables.
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
