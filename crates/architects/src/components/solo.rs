//! The solo opponents: their cards and all of their numbers.
//!
//! INFERRED: all of it. The published cards were not available. These are our own, balanced by measurement
//! (docs/decisions/008).

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

/// The target of an opponent's Worker and its action there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SoloAction {
    /// Quarry, Forest, Mines or Silversmith: gains Stock.
    Gather(Location),
    /// King's Storehouse: gains Virtue.
    Storehouse,
    /// Workshop: sends away an Apprentice of a row, counted from 0.
    Workshop(usize),
    /// Town Centre: captures the largest groups of the player.
    Capture,
    /// Guardhouse: handles captives, its own Workers and a Debt.
    Guard,
    /// Tax Stand: takes its Silver.
    Tax,
    /// Black Market: takes the left-most or right-most free space.
    Market(MarketEnd),
    /// Guildhall: advances on the Cathedral, else constructs a Building.
    Cathedral,
    /// Guildhall: constructs a Building.
    Building,
}

/// The side from which the first free space of the Black Market is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarketEnd {
    /// From the left.
    Left,
    /// From the right.
    Right,
}

/// A card of a solo opponent.
#[derive(Clone, Copy, Debug)]
pub struct SoloCard {
    /// Opponent that the card belongs to.
    pub kind: OpponentKind,
    /// Action of the card.
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

/// Number of cards of each opponent.
pub const CARDS_EACH: usize = 15;

use Location::{Forest, Mines, Quarry, Silversmith};
use SoloAction::{Building, Capture, Cathedral, Gather, Guard, Market, Storehouse, Tax, Workshop};

/// The cards: C1 to C15, then H1 to H15.
#[rustfmt::skip]
pub const SOLO_CARDS: [SoloCard; 2 * CARDS_EACH] = decks(&[
    [
        Gather(Quarry), Gather(Forest), Gather(Mines), Gather(Silversmith), Storehouse, Storehouse, Workshop(0),
        Capture, Capture, Guard, Tax, Market(MarketEnd::Right), Market(MarketEnd::Right),
        Cathedral, Cathedral,
    ],
    [
        Gather(Quarry), Gather(Forest), Gather(Mines), Gather(Silversmith), Workshop(1),
        Capture, Capture, Storehouse, Guard, Guard, Tax, Market(MarketEnd::Right), Market(MarketEnd::Left),
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

/// The strength of an opponent.
#[derive(Clone, Copy, Debug)]
pub struct SoloSetup {
    /// Stock at the start.
    pub stock: u16,
    /// Buildings at the start, from the top of the pile.
    pub buildings: u8,
}

/// Easy, Standard and Hard.
pub const DIFFICULTIES: [SoloSetup; 3] = [
    SoloSetup { stock: 0, buildings: 0 },
    SoloSetup { stock: 12, buildings: 3 },
    SoloSetup { stock: 16, buildings: 4 },
];

/// Namespace for the numbers of both opponents.
#[derive(Clone, Copy, Debug)]
pub struct Solo;

impl Solo {
    /// Most captures of one card.
    pub const CAPTURES: u8 = 2;
    /// Stock gained when there is nobody to capture.
    pub const NOBODY_STOCK: u16 = 1;
    /// Stock gained for an Apprentice sent away.
    pub const WORKSHOP_STOCK: u16 = 1;
    /// Virtue gained at the King's Storehouse.
    pub const STOREHOUSE_VIRTUE: u8 = 1;
    /// Least Silver on the Tax Stand that it takes.
    pub const LEAST_TAX: u16 = 3;
    /// Silver put on the Tax Stand below that.
    pub const PUT_TAX: u8 = 1;
    /// Number of imprisoned Workers, or of Silver of the Tax Stand, per Stock gained.
    pub const SHARE: u16 = 2;
    /// Stock for the left, the middle and the right space of the Black Market.
    pub const MARKET_STOCK: [u16; 3] = [2, 2, 3];
    /// Stock paid for an advance on the Cathedral.
    pub const ADVANCE_STOCK: u16 = 3;
    /// Stock paid for each further card turned up for a Building.
    pub const CARD_STOCK: u16 = 4;
    /// Most further cards turned up.
    pub const FURTHER_CARDS: u16 = 2;
    /// Amount of Stock that counts as a victory point.
    pub const STOCK_PER_POINT: u16 = 5;
    /// Amount of Stock that counts as one of each of Clay, Stone, Wood and Silver for the Markets.
    pub const HELD_SHARE: u16 = 2;
}
