use super::Action;
use super::Action::{Absolve, Attack, Commission, Conspire, Convert, Fortify, Garrison, Pray, Recruit, Trade};
use serde::{Deserialize, Serialize};

/// A Scheme card, by what it attempts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scheme {
    /// Take this action.
    Action(Action),
    /// Work on the right-most revealed King's Order.
    #[default]
    KingsOrder,
    /// Use a King's Favour.
    KingsFavour,
}

/// The twelve Scheme cards in play from the start. Five of King's Favour join, one a round, from round 3.
/// INFERRED: the rulebook names Commission and King's Order. The rest follows from a first-hand report and from known
/// solo scores.
pub const SCHEMES: [Scheme; 12] = [
    Scheme::Action(Commission),
    Scheme::Action(Fortify),
    Scheme::Action(Garrison),
    Scheme::Action(Absolve),
    Scheme::Action(Attack),
    Scheme::Action(Convert),
    Scheme::Action(Recruit),
    Scheme::Action(Pray),
    Scheme::Action(Trade),
    Scheme::Action(Conspire),
    Scheme::KingsOrder,
    Scheme::KingsOrder,
];

/// The actions across the top of the solo opponent's board, left to right. Rest is the last one and not an
/// [`Action`].
pub const TOP_ROW: [Action; 4] = [Recruit, Pray, Trade, Conspire];

/// Number of spaces of the solo opponent's Resource track.
pub const RESOURCE_TRACK: u8 = 5;
