//! The Guildhall, and the Cathedral with its Reward cards.

use super::{Cost, Effect, LEVELS, MOST_SEATS, Thing};
use engine::{card, card_id};

/// Spaces in each of the four rows of the Guildhall for so many seats, that of a solo opponent among them.
pub const fn guildhall_width(seats: usize) -> usize {
    seats + 1
}

/// How many rows the Guildhall has.
pub const GUILDHALL_ROWS: usize = 4;
/// The most spaces of the Guildhall.
pub const MOST_SPACES: usize = GUILDHALL_ROWS * guildhall_width(MOST_SEATS);
/// The rows, from 0, whose first space resets the Black Market.
pub const RESET_ROWS: [usize; 2] = [2, 3];
/// The column, from 0, whose spaces discard the left-most Apprentices where that rule is on.
pub const DISCARD_COLUMN: usize = 2;
/// The row, from 0, whose space there does not.
pub const NO_DISCARD_ROW: usize = 3;

/// A level of the Cathedral.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    /// What the advance to it costs, besides a plan.
    pub cost: Cost,
    /// How many markers can stand on it.
    pub spaces: u8,
    /// Victory points.
    pub points: i32,
}

/// The levels of the Cathedral, from the first.
pub const CATHEDRAL: [Level; LEVELS] = [
    Level { cost: Cost::of(Thing::Gold, 1), spaces: 3, points: 2 },
    Level { cost: Cost::mixed(4), spaces: 3, points: 4 },
    Level { cost: Cost::of(Thing::Marble, 1), spaces: 2, points: 7 },
    Level { cost: Cost::mixed(8), spaces: 2, points: 12 },
    Level { cost: Cost::resources(0, 0, 0, 2, 2), spaces: 1, points: 20 },
];

/// The least Virtue with which one advances on the Cathedral.
pub const LEAST_CATHEDRAL_VIRTUE: u8 = 5;

card! {
    /// A Reward card.
    pub struct RewardCard = reward {
        /// What it gives.
        gives: &'static [Effect],
    }
}

card_id! {
    /// A Reward card by its number, from 1.
    pub struct RewardId(u8);
    fn card() -> RewardCard = REWARDS from 1;
}

/// Reward cards in the pile for so many seats, that of a solo opponent among them.
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

/// What an advance gives once the Reward cards are used up.
pub const PRINTED_REWARD: RewardCard = reward(&[Gain(Virtue, 1)]);
