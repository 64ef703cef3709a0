//! The things of the game: whatever is gained, lost, paid or counted stands in one row here.

use crate::engine::named;
use crate::kernel::grammar::Noun;
use serde::{Deserialize, Serialize};

named! {
    /// Something that can be gained, lost, paid or counted. The first six are the goods that a player holds.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Thing {
        /// Silver.
        #[default]
        Silver = "silver",
        /// Clay.
        Clay = "clay",
        /// Wood.
        Wood = "wood",
        /// Stone.
        Stone = "stone",
        /// Gold.
        Gold = "gold",
        /// Marble.
        Marble = "marble",
        /// A step on the Virtue track.
        Virtue = "virtue",
        /// An unpaid Debt.
        Debt = "debt",
        /// A paid Debt: each was an unpaid one.
        PaidDebt = "paid-debt",
        /// Silver of a player that goes to the Tax Stand, or that is taken from there.
        Tax = "tax",
        /// A Building card in hand.
        Plan = "plan",
        /// What a solo opponent has gathered.
        Stock = "stock",
        /// An own Worker that comes back to its player board.
        Worker = "worker",
        /// A Worker that was captured and lies on the captor's player board.
        Captive = "captive",
        /// An Apprentice on the player board.
        Apprentice = "apprentice",
        /// A constructed Building.
        Building = "building",
        /// A level of the Cathedral.
        Level = "level",
        /// A Black Market reset.
        Reset = "reset",
        /// The end of the game, which comes near.
        End = "end",
    }
}

/// What a thing is to everybody who shows or tells of it.
#[derive(Clone, Copy, Debug)]
pub struct ThingRow {
    /// What it is called.
    pub noun: Noun,
    /// The name of its sign.
    pub sign: &'static str,
    /// Where it lies on the table.
    pub anchor: &'static str,
    /// The most that a seat can have of it.
    pub most: Option<u8>,
}

/// How many goods there are: Silver, then the five resources.
pub const GOODS: usize = 6;

impl Thing {
    /// The goods, in the order in which states hold them.
    pub const GOODS: [Self; GOODS] = [Self::Silver, Self::Clay, Self::Wood, Self::Stone, Self::Gold, Self::Marble];

    /// The row of this thing.
    pub const fn row(self) -> &'static ThingRow {
        &THINGS[self as usize]
    }

    /// The place of a good in an array with a cell a good.
    pub const fn good(self) -> Option<usize> {
        if (self as usize) < GOODS { Some(self as usize) } else { None }
    }
}

const fn row(noun: Noun, sign: &'static str, anchor: &'static str) -> ThingRow {
    ThingRow { noun, sign, anchor, most: None }
}

const fn limited(noun: Noun, sign: &'static str, anchor: &'static str, most: u8) -> ThingRow {
    ThingRow { noun, sign, anchor, most: Some(most) }
}

/// The rows, in the order of [`Thing::ALL`].
#[rustfmt::skip]
pub const THINGS: [ThingRow; Thing::ALL.len()] = [
    row(noun!("Silver", "Silver"), "silver", "held:silver"),
    row(noun!("Clay", "Clay"), "clay", "held:clay"),
    row(noun!("Wood", "Wood"), "wood", "held:wood"),
    row(noun!("Stone", "Stone"), "stone", "held:stone"),
    row(noun!("Gold", "Gold"), "gold", "held:gold"),
    row(noun!("Marble", "Marble"), "marble", "held:marble"),
    limited(noun!("Virtue", "Virtue"), "virtue", "virtue", super::MOST_VIRTUE),
    row(noun!("Debt", "Debts"), "debt-unpaid", "held:debt"),
    row(noun!("paid Debt", "paid Debts"), "debt-paid", "held:paid-debt"),
    row(noun!("Tax", "Tax"), "tax", "place:tax-stand"),
    row(noun!("plan", "plans"), "plan-draw", "hand"),
    row(noun!("Stock", "Stock"), "coin-card", "stock"),
    limited(noun!("Worker", "Workers"), "worker-disc", "workers", super::WORKERS),
    row(noun!("captured Worker", "captured Workers"), "capture", "captured"),
    limited(noun!("Apprentice", "Apprentices"), "apprentice", "apprentices", super::MOST_APPRENTICES + super::MORE_APPRENTICES),
    row(noun!("Building", "Buildings"), "building", "buildings"),
    limited(noun!("Cathedral level", "Cathedral levels"), "loc-cathedral", "cathedral", super::LEVELS as u8),
    row(noun!("Black Market reset", "Black Market resets"), "market-reset", "place:market"),
    row(noun!("end of the game", "end of the game"), "bell", "place:guildhall"),
];
