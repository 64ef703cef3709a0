//! The texts of Paladins of the West Kingdom, in every supported language.
//!
//! [`names`] holds names, [`cards`] and [`rewards`] describe cards and spaces from their data. The rest builds
//! sentences for questions, choices, events and reasons.

pub mod cards;
pub mod choices;
pub mod events;
pub mod names;
pub mod questions;
pub mod reasons;
pub mod rewards;

pub use cards::*;
pub use choices::choice;
pub use events::{event, narrate, narrated, parts, scheme_sentences};
pub use questions::{question, task_text};
pub use reasons::reason;
pub use rewards::{effect, rewards, workers};

use super::Paladins;
use kernel::spoken;

spoken!(Paladins);

#[cfg(test)]
mod tests;
