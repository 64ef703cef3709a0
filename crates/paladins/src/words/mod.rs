//! The words of Paladins of the West Kingdom, in every language of the house.
//!
//! [`names`] says what things are called, [`cards`] and [`rewards`] what cards and spaces do, from their data; the rest
//! puts questions, choices, events and reasons into sentences.

pub mod cards;
pub mod choices;
pub mod events;
pub mod names;
pub mod questions;
pub mod reasons;
pub mod rewards;

pub use cards::*;
pub use choices::choice;
pub use events::{event, parts, scheme_told, tell, told};
pub use questions::{question, task_text};
pub use reasons::reason;
pub use rewards::{effect, rewards, workers};

use super::Paladins;
use kernel::spoken;

spoken!(Paladins);

#[cfg(test)]
mod tests;
