//! The common base of the rules of all games.
//!
//! `keys` defines the texts of choices and their parts in records, links and scripts. `card` is a printed card, and
//! `card_id` makes its place in its table a type of its own. `Effects` are the effects of cards. Steps lie in a flow,
//! and `Step` declares those that every game has. `ReasonSink`s receive the reasons against a choice; `each_once` and
//! `none_twice` find lost and doubled cards. A `Scenario` is a position set up by hand; `variants` reads the parts of a
//! set-up.

#![warn(missing_docs)]

#[macro_use]
extern crate lang;

/// Crates that the macros of this one name.
#[doc(hidden)]
pub mod in_macros {
    pub use kernel;
    pub use lang;
    pub use serde_json::Value;
}

mod cards;
mod chapters;
mod choice_sink;
mod choice_text;
mod deck_checks;
mod effects;
mod follow_up;
mod hidden;
mod read_only;
mod reasons;
mod scenario;
mod scores;
mod steps;

pub use chapters::Chaptered;
pub use choice_sink::ChoiceSink;
pub use choice_text::{ChoiceArg, Displayed, Fields, variants};
pub use deck_checks::{each_once, none_twice};
pub use effects::Effects;
pub use follow_up::{free_follow_up, same_turn_state};
pub use hidden::Dealer;
pub use reasons::{AnyReason, Check, ReasonSink, all_reasons, allowed, first, is_allowed, stop_if};
pub use scenario::Scenario;
pub use steps::Step;
pub use steps::{Flow, Rules};
