//! The texts of Viscounts of the West Kingdom, in every language.
//!
//! [`names`] holds the names of things, [`effects`] and [`cards`] the texts of cards and boards, made from their data.
//! The other modules put questions, choices, events and reasons into sentences.

pub mod board;
mod cards;
pub mod choices;
pub mod effects;
pub mod events;
pub mod names;
pub mod overlord;
pub mod questions;
pub mod reasons;

pub use board::{collisions_text, costs_text, links_text};
pub use cards::*;
pub use choices::choice;
pub use effects::{effects, icons, reward};
pub use events::{event, parts, scheme_sentences};
pub use overlord::{commands_text, dismissal_text, lower_text, reference_text, upper_text};
pub use questions::question;
pub use reasons::reason;

use super::Viscounts;
use kernel::spoken;

spoken!(Viscounts);
