//! The Black Market: its prices, its cards, and what a reset costs.

use super::{Effect, STALLS, Thing};
use engine::{card, card_id};

/// Silver of each space of the Black Market, from the left.
pub const MARKET_SILVER: [u8; STALLS] = [1, 2, 3];
/// Virtue that an action at the Black Market costs.
pub const MARKET_VIRTUE: u8 = 1;
/// With more Virtue the Black Market is closed.
pub const MOST_MARKET_VIRTUE: u8 = 9;
/// Plans that are drawn in the middle of the Black Market, of which one is kept.
pub const MARKET_PLANS: u8 = 5;
/// Own Workers in the Prison from which on a reset costs Virtue.
pub const MANY_PRISONERS: u8 = 3;
/// Virtue that it costs.
pub const PRISON_VIRTUE: u8 = 1;

card! {
    /// The two sides of a Black Market card.
    pub struct MarketCard = market {
        /// What the left space gives, where the card lies on the pile.
        small: &'static [Effect],
        /// What the right space gives, where the card was turned.
        large: &'static [Effect],
    }
}

card_id! {
    /// A Black Market card by its number, from 1.
    pub struct MarketId(u8);
    fn card() -> MarketCard = MARKET from 1;
}

use Effect::Gain;
use Thing::{Gold, Marble, Stone, Wood};

/// The Black Market cards by number: the small side, the large side.
#[rustfmt::skip]
pub const MARKET: [MarketCard; 10] = [
    market(&[Gain(Marble, 1)], &[Gain(Marble, 2), Gain(Wood, 2)]),
    market(&[Gain(Gold, 2)], &[Gain(Marble, 1), Gain(Gold, 1), Gain(Stone, 1), Gain(Wood, 1)]),
    market(&[Gain(Marble, 1), Gain(Stone, 1)], &[Gain(Marble, 2), Gain(Stone, 2)]),
    market(&[Gain(Gold, 1), Gain(Wood, 1)], &[Gain(Gold, 1), Gain(Stone, 1), Gain(Wood, 2)]),
    market(&[Gain(Marble, 1), Gain(Wood, 1)], &[Gain(Marble, 1), Gain(Wood, 1), Gain(Stone, 2)]),
    market(&[Gain(Marble, 1)], &[Gain(Marble, 2), Gain(Stone, 2)]),
    market(&[Gain(Gold, 2)], &[Gain(Marble, 1), Gain(Wood, 1), Gain(Stone, 2)]),
    market(&[Gain(Marble, 1), Gain(Stone, 1)], &[Gain(Gold, 1), Gain(Stone, 1), Gain(Wood, 2)]),
    market(&[Gain(Gold, 1), Gain(Wood, 1)], &[Gain(Marble, 1), Gain(Gold, 1), Gain(Stone, 1), Gain(Wood, 1)]),
    market(&[Gain(Marble, 1), Gain(Wood, 1)], &[Gain(Marble, 2), Gain(Wood, 2)]),
];

/// What is printed where no Black Market card lies: on the left space once the pile is used up, on the right one at first.
pub const PRINTED_MARKET: MarketCard =
    market(&[Gain(Marble, 1), Gain(Gold, 1)], &[Gain(Marble, 2), Gain(Stone, 1), Gain(Wood, 1)]);
