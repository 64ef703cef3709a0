//! The texts of Architects of the West Kingdom, in every supported language.
//!
//! [`names`] holds names, [`effects`], [`cards`] and [`places`] describe cards, boards and locations from their data.
//! The rest builds sentences for questions, choices, events and reasons.

pub mod cards;
pub mod choices;
pub mod effects;
pub mod events;
pub mod names;
pub mod overlord;
pub mod places;
pub mod questions;
pub mod reasons;

pub use cards::*;
pub use choices::choice;
pub use effects::{cost, does, effect, effects, end, reward, trade};
pub use events::{event, parts};
pub use places::{guard_text, place_text};
pub use questions::question;
pub use reasons::reason;

use super::Architects;
use kernel::spoken;

spoken!(Architects);
