//! The Black Market: its prices, its cards, and the costs of a reset.

use super::{Effect, STALLS, Thing};
use engine::{card, card_id};

/// Price in Silver of each space of the Black Market, from the left.
pub const MARKET_SILVER: [u8; STALLS] = [1, 2, 3];
/// Virtue that an action at the Black Market costs.
pub const MARKET_VIRTUE: u8 = 1;
/// Highest Virtue with which the Black Market is open.
pub const MOST_MARKET_VIRTUE: u8 = 9;
/// Plans drawn in the middle of the Black Market. One is kept.
pub const MARKET_PLANS: u8 = 5;
/// Least number of own Workers in the Prison for which a reset costs Virtue.
pub const MANY_PRISONERS: u8 = 3;
/// Virtue lost for that many.
pub const PRISON_VIRTUE: u8 = 1;

card! {
    /// The two sides of a Black Market card.
    pub struct MarketCard = market {
        /// Effects of the left space, while the card lies on the pile.
        small: &'static [Effect],
        /// Effects of the right space, once the card is turned.
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

/// The printed effects without a card: of the left space once the pile is used up, of the right one at first.
pub const PRINTED_MARKET: MarketCard =
    market(&[Gain(Marble, 1), Gain(Gold, 1)], &[Gain(Marble, 2), Gain(Stone, 1), Gain(Wood, 1)]);
