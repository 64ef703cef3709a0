//! The words of Paladins of the West Kingdom, in every language of the house.
//!
//! [`names`] says what things are called, [`cards`] and [`rewards`] what cards and spaces do, from their data; the rest
//! puts questions, choices, events and reasons into sentences.

pub mod cards;
pub mod choices;
pub mod events;
pub mod grammar;
pub mod names;
pub mod questions;
pub mod reasons;
pub mod rewards;

mod costs;

pub use cards::*;
pub use choices::choice;
pub use events::{event, tell};
pub use names::line;
pub use questions::{question, task_text};
pub use reasons::reason;
pub use rewards::{effect, reward, rewards, workers};

#[cfg(test)]
mod tests;
