//! Effects and rewards of cards and boards, and the timing of card abilities.

use super::{BuildingKind, Icon, PrimaryAction, Resource};
use engine::Effects;
use serde::{Deserialize, Serialize};

/// A single change for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Gain Silver.
    Silver(u8),
    /// Gain a resource.
    Gain(Resource, u8),
    /// Gain so many resources, each of any kind.
    Any(u8),
    /// Gain so many Debts, unpaid.
    Debt(u8),
    /// Gain so many Deeds, acquired.
    Deed(u8),
    /// Flip a Debt: it is paid, and gives a resource of any kind.
    FlipDebt,
    /// Flip a Deed: it is approved.
    FlipDeed,
    /// Flip so many Debts or Deeds.
    Flip(u8),
    /// Gain Corruption.
    Corruption(u8),
    /// Gain Virtue.
    Virtue(u8),
    /// Put the cards of the own line in any order. Optional.
    Rearrange,
    /// Discard so many cards from the hand or the Draw Pile. Optional.
    Discard(u8),
    /// Destroy so many cards from the hand or the Draw Pile. Optional.
    Destroy(u8),
    /// Shuffle the discards back into the Draw Pile.
    Shuffle,
    /// Move an own Worker to an adjacent first-tier section. Optional.
    CastleMove,
    /// Hire so many visible Townsfolk for free.
    FreeHire(u8),
    /// Take a visible Manuscript that costs 3 or 4.
    FreeManuscript,
    /// Place a Building of this kind on any free spot.
    FreeBuilding(BuildingKind),
    /// Place a Building of this kind on a free spot of the own Viscount's space.
    BuildHere(BuildingKind),
    /// Place so many Workers in any one first-tier section.
    Workers(u8),
    /// Solo opponent: take the top Future Scheme.
    FutureScheme,
    /// Solo opponent: dismiss the Townsfolk beside its Viscount.
    Dismiss,
}

/// Everything that a card or a board gives.
pub type EffectTree = Effects<Effect>;

/// True if it gives Corruption whatever is chosen.
pub fn gives_corruption(reward: EffectTree) -> bool {
    match reward {
        EffectTree::All(effects) => effects.iter().any(|effect| matches!(effect, Effect::Corruption(_))),
        EffectTree::OneOf(_) => false,
    }
}

/// The ability at the foot of a Townsfolk card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// Nothing.
    None,
    /// Triggers when the card is played.
    Immediate(EffectTree),
    /// Works as long as the card lies on the player board.
    Ongoing(Ongoing),
    /// Triggers when the card drops off the player board.
    DropOff(EffectTree),
}

/// An ability that works as long as its card lies on the player board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ongoing {
    /// After the owner's primary action.
    After(PrimaryAction, EffectTree),
    /// When any player resolves a collision.
    Collision(EffectTree),
    /// When the owner flips a Debt.
    FlipDebt(EffectTree),
    /// When the owner gains a Debt.
    GainDebt(EffectTree),
    /// Every two Merchants count as one of this icon.
    MerchantPairs(Icon),
    /// Every 2 Silver spent count as one of this icon.
    SilverPairs(Icon),
    /// One resource spent on the action counts as two icons.
    Double(PrimaryAction),
    /// Gold and Stone may be spent as Clerics.
    AnyInk,
    /// Hiring and dismissing cost 1 Silver less.
    Cheaper,
}
