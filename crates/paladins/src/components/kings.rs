use super::Action::{Absolve, Attack, Commission, Convert, Fortify, Garrison};
use super::Attribute::{Faith, Influence, Strength};
use super::Reward::{FreeDevelop, FreeRecruit, GainDebt, PayDebt, Pray, Provisions, RaiseAny, RemoveSuspicion, Tax};
use super::Worker::{Cleric, Criminal, Fighter, Merchant, Scout};
use super::reward::{C, F, LLL, M, S, XX};
use super::{Action, Attribute, EffectTree, Worker};
use engine::card_id;

/// The task of a King's Order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The completing seat has taken this action [`ORDER_TASK`] times.
    Task(Action),
    /// Co-op scenario: these levels when a Worker is placed on it. The first level is the higher one.
    Levels([(Attribute, u8); 2]),
}

impl Order {
    /// The counted action, for an Order of the base game.
    pub const fn task(self) -> Option<Action> {
        match self {
            Self::Task(action) => Some(action),
            Self::Levels(_) => None,
        }
    }
}

/// An Order of the co-op scenario: 10 of one Attribute, 6 of another.
const fn levels(more: Attribute, less: Attribute) -> Order {
    Order::Levels([(more, 10), (less, 6)])
}

/// Number of King's Orders of the base game. Those of the co-op scenario follow in the table.
pub const BASE_ORDERS: usize = 6;

/// All King's Orders, those of the base game first.
/// INFERRED: the pairs of Attributes of the co-op scenario, except the first one. There are six pairs and six cards.
pub const ORDERS: [Order; 12] = [
    Order::Task(Commission),
    Order::Task(Fortify),
    Order::Task(Garrison),
    Order::Task(Absolve),
    Order::Task(Attack),
    Order::Task(Convert),
    levels(Influence, Faith),
    levels(Faith, Influence),
    levels(Influence, Strength),
    levels(Strength, Influence),
    levels(Faith, Strength),
    levels(Strength, Faith),
];

card_id! {
    /// A King's Order by its place in [`ORDERS`].
    pub struct OrderId(pub u8);
    fn card() -> Order = ORDERS;
}

/// Number of times that the action of a King's Order must be taken.
pub const ORDER_TASK: u8 = 5;

/// Victory points of the three King's Orders, left to right.
pub const ORDER_POINTS: [i32; 3] = [4, 6, 8];

/// A King's Favour: a space for one Worker a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Favour {
    /// Type of the Worker that it takes; `None` for any.
    pub worker: Option<Worker>,
    /// Price in Silver.
    pub silver: u8,
    /// Price in Provisions.
    pub provisions: u8,
    /// Effect of the card.
    pub effect: EffectTree,
}

const fn favour(worker: Option<Worker>, effect: EffectTree) -> Favour {
    Favour { worker, silver: 0, provisions: 0, effect }
}

/// The ten King's Favours.
pub const FAVOURS: [Favour; 10] = [
    favour(Some(Scout), EffectTree::All(&[FreeRecruit])),
    favour(Some(Cleric), EffectTree::All(&[RemoveSuspicion(1), Tax(2)])),
    favour(None, EffectTree::All(&[XX])),
    favour(Some(Criminal), EffectTree::All(&[RaiseAny])),
    Favour { silver: 1, ..favour(Some(Fighter), EffectTree::OneOf(&[&[PayDebt], &[RemoveSuspicion(2)]])) },
    // The Debt is the price of this one and comes first.
    favour(None, EffectTree::All(&[GainDebt, S, M, F])),
    // INFERRED: the Provision is a cost.
    Favour { provisions: 1, ..favour(Some(Merchant), EffectTree::OneOf(&[&[FreeDevelop], &[F, C]])) },
    favour(Some(Criminal), EffectTree::All(&[LLL])),
    favour(None, EffectTree::All(&[Provisions(2), Tax(1)])),
    favour(None, EffectTree::All(&[Pray])),
];

card_id! {
    /// A King's Favour by its place in [`FAVOURS`].
    pub struct FavourId(pub u8);
    fn card() -> Favour = FAVOURS;
}

/// Number of King's Orders on the board. They are revealed in rounds 1, 2 and 3.
pub const ORDERS_IN_PLAY: usize = 3;

/// Number of King's Favours on the board. They are revealed in rounds 3 to 7.
pub const FAVOURS_IN_PLAY: usize = 5;

/// The round in which the first King's Favour is revealed.
pub const FIRST_FAVOUR_ROUND: u8 = 3;
