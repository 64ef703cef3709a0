//! What the rules of all games share.
//!
//! `words` gives choices and what they hold their texts in records, links and scripts; `card_id` makes a card's place in
//! its table a type of its own. `Effects` are what cards give. Steps lie in a flow, and `Step` says which every game has.
//! A `Scenario` is a position set up by hand; `variants` reads what a set-up adds.

mod cards;
mod effects;
mod hidden;
mod scenario;
mod steps;
mod variants;
mod words;

pub(crate) use cards::card_id;
pub use effects::Effects;
pub use hidden::deal_anew;
pub use scenario::Scenario;
pub(crate) use steps::Rules;
pub use steps::Step;
pub use variants::variants;
pub use words::{Fields, Text, Word};
pub(crate) use words::{named, words};
