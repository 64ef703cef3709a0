//! The 24 Tavern cards: four Workers each, all different.

use super::Worker;
use super::Worker::{Cleric as C, Criminal as X, Fighter as F, Labourer as L, Merchant as M, Scout as S};
use engine::card_id;

/// A Tavern card: the four Workers that it gives.
pub type Tavern = [Worker; 4];

/// All Tavern cards.
pub const TAVERNS: [Tavern; 24] = [
    [C, S, L, L],
    [F, F, S, X],
    [M, M, S, X],
    [F, F, X, L],
    [C, S, S, X],
    [F, M, S, X],
    [M, M, L, L],
    [M, M, S, S],
    [C, C, F, S],
    [C, C, M, S],
    [F, F, M, X],
    [F, S, X, X],
    [M, M, S, L],
    [C, C, M, L],
    [F, M, S, S],
    [F, X, X, L],
    [C, L, X, L],
    [C, C, M, M],
    [F, F, L, L],
    [C, C, C, F],
    [C, C, F, M],
    [S, S, S, L],
    [F, M, X, X],
    [F, X, L, L],
];

card_id! {
    /// A Tavern card by its place in [`TAVERNS`].
    pub struct TavernId(pub u8);
    fn card() -> Tavern = TAVERNS;
}
