//! What the rules of all games share.
//!
//! [`words`] gives choices and what they hold their texts in records, links and scripts; [`card_id`] makes a card's place in
//! its table a type of its own. [`Effects`] are what cards give. Steps lie in a flow, and [`Step`] says which every game has.

mod cards;
mod effects;
mod steps;
mod words;

pub(crate) use cards::card_id;
pub use effects::Effects;
pub(crate) use steps::Rules;
pub use steps::Step;
pub use words::{Fields, Text, Word};
pub(crate) use words::{named, words};
