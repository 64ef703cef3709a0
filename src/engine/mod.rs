//! What the rules of all games share.
//!
//! [`words`] gives choices and what they hold their texts in records, links and scripts; [`card_id`] makes a card's place in
//! its table a type of its own.

mod cards;
mod words;

pub(crate) use cards::card_id;
pub use words::{Fields, Text, Word};
pub(crate) use words::{named, words};
