//! The King's Orders and the King's Favours.

use super::Action::{Absolve, Attack, Commission, Convert, Fortify, Garrison};
use super::Reward::{FreeDevelop, FreeRecruit, GainDebt, PayDebt, Pray, Provisions, RaiseAny, RemoveSuspicion, Tax};
use super::Worker::{Cleric, Criminal, Fighter, Merchant, Scout};
use super::reward::{C, F, LLL, M, S, XX};
use super::{Action, Effect, Worker};
use crate::engine::card_id;

/// The action of which a King's Order asks for five.
pub type Order = Action;

/// The six King's Orders.
pub const ORDERS: [Order; 6] = [Commission, Fortify, Garrison, Absolve, Attack, Convert];

card_id! {
    /// A King's Order by its place in [`ORDERS`].
    pub struct OrderId(pub u8);
    fn card() -> Order = ORDERS;
}

/// How often the action of a King's Order must be taken.
pub const ORDER_TASK: u8 = 5;

/// Victory points of the three King's Orders, left to right.
pub const ORDER_POINTS: [i32; 3] = [4, 6, 8];

/// A King's Favour: a space for one Worker a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Favour {
    /// The Worker that it takes; `None` for any.
    pub worker: Option<Worker>,
    /// Silver to be paid.
    pub silver: u8,
    /// Provisions to be paid.
    pub provisions: u8,
    /// What it gives.
    pub effect: Effect,
}

const fn favour(worker: Option<Worker>, effect: Effect) -> Favour {
    Favour { worker, silver: 0, provisions: 0, effect }
}

/// The ten King's Favours.
pub const FAVOURS: [Favour; 10] = [
    favour(Some(Scout), Effect::All(&[FreeRecruit])),
    favour(Some(Cleric), Effect::All(&[RemoveSuspicion(1), Tax(2)])),
    favour(None, Effect::All(&[XX])),
    favour(Some(Criminal), Effect::All(&[RaiseAny])),
    Favour { silver: 1, ..favour(Some(Fighter), Effect::OneOf(&[&[PayDebt], &[RemoveSuspicion(2)]])) },
    // The Debt is the price of this one: it comes first.
    favour(None, Effect::All(&[GainDebt, S, M, F])),
    // INFERRED: that the Provision is a cost.
    Favour { provisions: 1, ..favour(Some(Merchant), Effect::OneOf(&[&[FreeDevelop], &[F, C]])) },
    favour(Some(Criminal), Effect::All(&[LLL])),
    favour(None, Effect::All(&[Provisions(2), Tax(1)])),
    favour(None, Effect::All(&[Pray])),
];

card_id! {
    /// A King's Favour by its place in [`FAVOURS`].
    pub struct FavourId(pub u8);
    fn card() -> Favour = FAVOURS;
}

/// How many King's Orders lie on the board; they are revealed in rounds 1, 2 and 3.
pub const ORDERS_IN_PLAY: usize = 3;

/// How many King's Favours lie on the board; they are revealed in rounds 3 to 7.
pub const FAVOURS_IN_PLAY: usize = 5;

/// The round in which the first King's Favour is revealed.
pub const FIRST_FAVOUR_ROUND: u8 = 3;
