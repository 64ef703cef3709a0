//! The Guildhall, and the Cathedral with its Reward cards.

use super::{Cost, Effect, LEVELS, MOST_SEATS, Thing};
use engine::{card, card_id};

/// Spaces in each of the four rows of the Guildhall. `seats` includes a solo opponent.
pub const fn guildhall_width(seats: usize) -> usize {
    seats + 1
}

/// Number of rows of the Guildhall.
pub const GUILDHALL_ROWS: usize = 4;
/// Largest number of spaces of the Guildhall.
pub const MOST_SPACES: usize = GUILDHALL_ROWS * guildhall_width(MOST_SEATS);
/// The rows, from 0, whose first space resets the Black Market.
pub const RESET_ROWS: [usize; 2] = [2, 3];
/// The column, from 0, whose spaces discard the left-most Apprentices while that rule is on.
pub const DISCARD_COLUMN: usize = 2;
/// The row, from 0, exempt from the rule of that column.
pub const NO_DISCARD_ROW: usize = 3;

/// A level of the Cathedral.
#[derive(Clone, Copy, Debug)]
pub struct CathedralLevel {
    /// Cost of the advance to it, besides a plan.
    pub cost: Cost,
    /// Number of markers that it holds.
    pub spaces: u8,
    /// Victory points.
    pub points: i32,
}

/// The levels of the Cathedral, from the first.
pub const CATHEDRAL: [CathedralLevel; LEVELS] = [
    CathedralLevel { cost: Cost::of(Thing::Gold, 1), spaces: 3, points: 2 },
    CathedralLevel { cost: Cost::mixed(4), spaces: 3, points: 4 },
    CathedralLevel { cost: Cost::of(Thing::Marble, 1), spaces: 2, points: 7 },
    CathedralLevel { cost: Cost::mixed(8), spaces: 2, points: 12 },
    CathedralLevel { cost: Cost::resources(0, 0, 0, 2, 2), spaces: 1, points: 20 },
];

/// Least Virtue for an advance on the Cathedral.
pub const LEAST_CATHEDRAL_VIRTUE: u8 = 5;

card! {
    /// A Reward card.
    pub struct RewardCard = reward {
        /// Effects of the card.
        gives: &'static [Effect],
    }
}

card_id! {
    /// A Reward card by its number, from 1.
    pub struct RewardId(u8);
    fn card() -> RewardCard = REWARDS from 1;
}

/// Number of Reward cards in the pile. `seats` includes a solo opponent.
pub const fn reward_cards(seats: usize) -> usize {
    2 * seats + 1
}

use Effect::Gain;
use Thing::{Gold, Plan, Silver, Stone, Virtue, Wood};

/// The Reward cards by number.
#[rustfmt::skip]
pub const REWARDS: [RewardCard; 11] = [
    reward(&[Gain(Virtue, 1), Gain(Silver, 3)]),
    reward(&[Gain(Virtue, 1), Gain(Silver, 3)]),
    reward(&[Gain(Virtue, 1), Gain(Wood, 2)]),
    reward(&[Gain(Virtue, 1), Gain(Wood, 2)]),
    reward(&[Gain(Virtue, 1), Gain(Stone, 2)]),
    reward(&[Gain(Virtue, 1), Gain(Stone, 2)]),
    reward(&[Gain(Virtue, 1), Gain(Plan, 1)]),
    reward(&[Gain(Virtue, 1), Gain(Plan, 1)]),
    reward(&[Gain(Virtue, 2)]),
    reward(&[Gain(Virtue, 2)]),
    reward(&[Gain(Virtue, 1), Gain(Gold, 1)]),
];

/// The reward of an advance once the Reward cards are used up.
pub const PRINTED_REWARD: RewardCard = reward(&[Gain(Virtue, 1)]);
