//! The main board: six regions with spaces for Monks and Outposts, above six Outsiders.

use super::Reward;
use super::Reward::{FreeRecruit, PayDebt, Pray, RemoveSuspicion, Silver};
use super::reward::{C, F, L, LL, M, S};

/// Number of regions, and of the Outsider slots below them.
pub const REGIONS: usize = 6;

/// Faith needed to Commission in a region and to Convert the Outsider below it.
pub const REGION_FAITH: [u8; REGIONS] = [0, 2, 4, 6, 8, 10];

/// Strength needed to Garrison in a region and to Attack the Outsider below it.
pub const REGION_STRENGTH: [u8; REGIONS] = [1, 3, 5, 7, 9, 11];

/// A space for one Monk or Outpost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegionSpace {
    /// Its region, from 0.
    pub region: u8,
    /// Gained by the player who places a Monk or an Outpost there.
    pub reward: &'static [Reward],
    /// Least number of players for its use.
    pub players: u8,
}

const fn space(region: u8, reward: &'static [Reward], players: u8) -> RegionSpace {
    RegionSpace { region, reward, players }
}

/// All spaces, region by region.
/// INFERRED: the order inside a region, which only settles the solo opponent's left-most space of a kind.
pub const SPACES: [RegionSpace; 40] = [
    space(0, &[FreeRecruit], 1),
    space(0, &[Silver(2)], 1),
    space(0, &[L], 3),
    space(0, &[RemoveSuspicion(1)], 4),
    space(1, &[FreeRecruit], 1),
    space(1, &[Silver(2)], 1),
    space(1, &[S], 1),
    space(1, &[RemoveSuspicion(1)], 1),
    space(1, &[Silver(2)], 3),
    space(1, &[RemoveSuspicion(1)], 3),
    space(1, &[L], 4),
    space(2, &[L], 1),
    space(2, &[M], 1),
    space(2, &[Silver(2)], 1),
    space(2, &[Pray], 1),
    space(2, &[S], 1),
    space(2, &[F], 1),
    space(2, &[FreeRecruit], 3),
    space(2, &[PayDebt], 3),
    space(2, &[Silver(2)], 4),
    space(3, &[F], 1),
    space(3, &[Pray], 1),
    space(3, &[M], 1),
    space(3, &[C], 1),
    space(3, &[PayDebt], 1),
    space(3, &[L, S], 1),
    space(3, &[Silver(2)], 1),
    space(3, &[Pray], 3),
    space(3, &[Silver(2)], 3),
    space(3, &[LL], 4),
    space(4, &[Pray], 1),
    space(4, &[L, F], 1),
    space(4, &[PayDebt], 1),
    space(4, &[L, M], 1),
    space(4, &[L, C], 1),
    space(4, &[LL], 3),
    space(4, &[PayDebt], 4),
    space(5, &[PayDebt], 1),
    space(5, &[Pray], 3),
    space(5, &[LL], 4),
];

/// Number of Townsfolk on offer.
pub const TOWN_SLOTS: usize = 5;

/// Price in Silver of the Townsfolk in each slot, left to right.
pub const TOWN_COSTS: [u8; TOWN_SLOTS] = [3, 2, 2, 1, 0];

/// Number of slots, from the left, for which a Debt may be taken.
pub const DEBT_SLOTS: usize = 2;

/// Victory points of an unpaid Debt.
pub const UNPAID_DEBT: i32 = -3;

/// Silver in the Tax supply, indexed by the number of players.
/// INFERRED: from one source for 2 and 3 players, as for 2 in the solo game; certain for 4 players.
pub const TAX_SUPPLY: [u8; 5] = [5, 5, 5, 6, 8];

/// The Tax printed on each of the 24 Suspicion cards.
/// INFERRED: 0, 1 and 2 Tax are certain; the split into 6, 8 and 10 cards is the likelier of two readings.
pub const SUSPICION: [u8; 24] = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2];
