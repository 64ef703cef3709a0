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
mod table;

pub use cards::*;
pub use choices::choice;
pub use events::{event, parts, scheme_told, tell, told};
pub use questions::{question, task_text};
pub use reasons::reason;
pub use rewards::{effect, rewards, workers};

use super::{Choice, Event, Paladins, WhyNot};
use crate::kernel::{Lang, Spoken};

impl Spoken for Paladins {
    fn question(&self, lang: Lang) -> String {
        question(self, lang)
    }

    fn choice(&self, made: Choice, lang: Lang) -> String {
        choice(self, made, lang)
    }

    fn event(told: &Event, names: &[String], lang: Lang) -> Option<String> {
        event(told, names, lang)
    }

    fn reason(why_not: &WhyNot, lang: Lang) -> String {
        reason(why_not, lang)
    }
}

#[cfg(test)]
mod tests;
