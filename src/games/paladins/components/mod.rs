//! The cards and boards, as tables that read like the printed ones.

mod attribute;
mod board;
mod kings;
mod names;
mod outsiders;
mod paladins;
mod player_board;
mod reward;
mod schemes;
mod suspicion;
mod taverns;
mod townsfolk;
mod walls;
mod worker;

pub use attribute::*;
pub use board::*;
pub use kings::*;
pub use names::*;
pub use outsiders::*;
pub use paladins::*;
pub use player_board::*;
pub use reward::*;
pub use schemes::*;
pub use suspicion::*;
pub use taverns::*;
pub use townsfolk::*;
pub use walls::*;
pub use worker::*;

/// A card's place in its table, as a type of its own so that cards of two decks cannot be confused.
macro_rules! card_id {
    ($(#[$doc:meta])* $id:ident, $card:ident, $table:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        #[serde(transparent)]
        pub struct $id(pub u8);

        impl $id {
            /// Every card of the table.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..$table.len() as u8).map(Self)
            }
            /// The card itself; the last one of the table for a number beyond it.
            pub fn card(self) -> &'static $card {
                &$table[(self.0 as usize).min($table.len() - 1)]
            }
            /// Whether there is such a card.
            pub fn exists(self) -> bool {
                (self.0 as usize) < $table.len()
            }
        }
    };
}
use card_id;
