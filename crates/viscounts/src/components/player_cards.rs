//! The ten Player Cards, and the stacks of Debts and Deeds.

use super::Effect::{
    Any, BuildHere, Corruption, Destroy, FlipDebt, FlipDeed, FreeHire, FreeManuscript, Gain, Virtue, Workers,
};
use super::Resource::{Gold, Ink, Stone};
use super::{BuildingKind, Effect};
use engine::card_id;

/// Starting holdings of a player.
#[derive(Clone, Copy, Debug)]
pub struct PlayerCard {
    /// Resources.
    pub resources: &'static [Effect],
    /// Silver.
    pub silver: u8,
    /// Deeds, acquired.
    pub deeds: u8,
    /// Debts, unpaid.
    pub debts: u8,
    /// Effect resolved after the other gains.
    pub extra: Effect,
}

card_id! {
    /// A Player Card by its number, from 1 to 10: the space on which its player begins.
    pub struct PlayerCardId(u8);
    fn card() -> PlayerCard = PLAYER_CARDS from 1;
}

const fn begins(resources: &'static [Effect], silver: u8, deeds: u8, debts: u8, extra: Effect) -> PlayerCard {
    PlayerCard { resources, silver, deeds, debts, extra }
}

/// The Player Cards, by number.
#[rustfmt::skip]
pub const PLAYER_CARDS: [PlayerCard; 10] = [
    begins(&[Gain(Stone, 1), Gain(Ink, 2)], 8, 2, 1, Virtue(1)),
    begins(&[Any(2)], 6, 3, 1, FlipDeed),
    begins(&[Gain(Gold, 1), Gain(Ink, 1)], 5, 1, 1, FreeHire(1)), // INFERRED
    begins(&[Gain(Stone, 1), Gain(Gold, 2)], 8, 1, 2, Corruption(1)), // INFERRED
    begins(&[Gain(Stone, 1)], 4, 1, 1, Workers(2)), // INFERRED
    begins(&[Any(1)], 3, 1, 1, FreeManuscript), // INFERRED
    begins(&[Any(2)], 6, 1, 3, FlipDebt), // INFERRED
    begins(&[Any(1)], 1, 1, 1, BuildHere(BuildingKind::TradingPost)),
    begins(&[Gain(Stone, 2)], 5, 1, 1, Destroy(1)),
    begins(&[Gain(Stone, 1), Gain(Gold, 1), Gain(Ink, 1)], 10, 1, 2, Corruption(2)),
];

/// Debts on top of the Poverty card, for one to four players.
pub const DEBTS_ON_TOP: [u8; 4] = [12, 12, 15, 18];

/// Deeds on top of the Prosperity card, for one to four players.
pub const DEEDS_ON_TOP: [u8; 4] = [12, 12, 16, 20];

/// Victory points of an unpaid Debt.
pub const UNPAID_POINTS: i32 = -2;
/// Victory points of an acquired Deed.
pub const ACQUIRED_POINTS: i32 = 1;
/// Victory points of an approved Deed.
pub const APPROVED_POINTS: i32 = 3;

/// Victory points for the most, second-most and third-most flipped cards on Poverty and on Prosperity.
pub const MOST_FLIPPED: [i32; 3] = [12, 8, 4];
