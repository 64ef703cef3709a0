//! The solo opponents: their cards, and every number of theirs.
//!
//! INFERRED: all of it. The published cards were not to be had; these are ours (part 5.3), and they are balanced by
//! measurement.

use super::Location;
use engine::{card_id, named};
use serde::{Deserialize, Serialize};

named! {
    /// One of the two solo opponents.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum OpponentKind {
        /// Advances on the Cathedral.
        #[default]
        Constantine = "solo-constantine",
        /// Constructs Buildings.
        Helena = "solo-helena",
    }
}

/// Where an opponent sends its Worker, and what it does there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SoloAction {
    /// Quarry, Forest, Mines or Silversmith: Stock.
    Gather(Location),
    /// King's Storehouse: Virtue.
    Storehouse,
    /// Workshop: an Apprentice of a row, from 0, leaves.
    Workshop(usize),
    /// Town Centre: the person's largest groups.
    Capture,
    /// Guardhouse: prisoners, its own Workers, a Debt.
    Guard,
    /// Tax Stand: its Silver.
    Tax,
    /// Black Market: the left-most or the right-most free space.
    Market(Side),
    /// Guildhall: the Cathedral, else a Building.
    Cathedral,
    /// Guildhall: a Building.
    Building,
}

/// From which side a free space of the Black Market is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// From the left.
    Left,
    /// From the right.
    Right,
}

/// A card of a solo opponent.
#[derive(Clone, Copy, Debug)]
pub struct SoloCard {
    /// Whose it is.
    pub kind: OpponentKind,
    /// What it says.
    pub action: SoloAction,
}

card_id! {
    /// A card of a solo opponent by its place in [`SOLO_CARDS`].
    pub struct SoloCardId(u8);
    fn card() -> SoloCard = SOLO_CARDS;
}

impl SoloCardId {
    /// The cards of an opponent.
    pub fn of(kind: OpponentKind) -> impl Iterator<Item = Self> {
        Self::all().filter(move |id| id.card().kind == kind)
    }
}

/// How many cards each opponent has.
pub const CARDS_EACH: usize = 15;

use Location::{Forest, Mines, Quarry, Silversmith};
use SoloAction::{Building, Capture, Cathedral, Gather, Guard, Market, Storehouse, Tax, Workshop};

/// The cards: C1 to C15, then H1 to H15.
#[rustfmt::skip]
pub const SOLO_CARDS: [SoloCard; 2 * CARDS_EACH] = decks(&[
    [
        Gather(Quarry), Gather(Forest), Gather(Mines), Gather(Silversmith), Storehouse, Storehouse, Workshop(0),
        Capture, Capture, Guard, Tax, Market(Side::Right), Market(Side::Right),
        Cathedral, Cathedral,
    ],
    [
        Gather(Quarry), Gather(Forest), Gather(Mines), Gather(Silversmith), Workshop(1),
        Capture, Capture, Storehouse, Guard, Guard, Tax, Market(Side::Right), Market(Side::Left),
        Building, Building,
    ],
]);

/// The cards of both opponents, in the order of [`OpponentKind::ALL`].
const fn decks(actions: &[[SoloAction; CARDS_EACH]; 2]) -> [SoloCard; 2 * CARDS_EACH] {
    let mut cards = [SoloCard { kind: OpponentKind::Constantine, action: Storehouse }; 2 * CARDS_EACH];
    let mut place = 0;
    while place < cards.len() {
        let (deck, card) = (place / CARDS_EACH, place % CARDS_EACH);
        cards[place] = SoloCard { kind: OpponentKind::ALL[deck], action: actions[deck][card] };
        place += 1;
    }
    cards
}

/// How strong an opponent is.
#[derive(Clone, Copy, Debug)]
pub struct Difficulty {
    /// Its Stock at the start.
    pub stock: u16,
    /// Its Buildings at the start, from the top of the pile.
    pub buildings: u8,
}

/// Easy, Standard and Hard.
pub const DIFFICULTIES: [Difficulty; 3] = [
    Difficulty { stock: 0, buildings: 0 },
    Difficulty { stock: 12, buildings: 3 },
    Difficulty { stock: 16, buildings: 4 },
];

/// The numbers of both opponents.
#[derive(Clone, Copy, Debug)]
pub struct Solo;

impl Solo {
    /// The most captures of one card.
    pub const CAPTURES: u8 = 2;
    /// Stock where there is nobody to capture.
    pub const NOBODY_STOCK: u16 = 1;
    /// Stock for an Apprentice sent away.
    pub const WORKSHOP_STOCK: u16 = 1;
    /// Virtue of the King's Storehouse.
    pub const STOREHOUSE_VIRTUE: u8 = 1;
    /// The least Silver on the Tax Stand that it takes.
    pub const LEAST_TAX: u16 = 3;
    /// Silver that it puts there otherwise.
    pub const PUT_TAX: u8 = 1;
    /// Of imprisoned Workers and of the Tax Stand's Silver, one in so many becomes Stock.
    pub const SHARE: u16 = 2;
    /// Stock of the left, the middle and the right space of the Black Market.
    pub const MARKET_STOCK: [u16; 3] = [2, 2, 3];
    /// Stock that an advance on the Cathedral costs.
    pub const ADVANCE_STOCK: u16 = 3;
    /// Stock for each further card that it turns up for a Building.
    pub const CARD_STOCK: u16 = 4;
    /// The most further cards.
    pub const FURTHER_CARDS: u16 = 2;
    /// Stock that counts as a victory point.
    pub const STOCK_PER_POINT: u16 = 5;
    /// Of its Stock, one in so many counts as each of Clay, Stone, Wood and Silver for the Markets.
    pub const HELD_SHARE: u16 = 2;
}
