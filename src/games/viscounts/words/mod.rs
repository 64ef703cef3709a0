//! The words of Viscounts of the West Kingdom, in every language of the house.
//!
//! [`names`] says what things are called, [`effects`] and [`cards`] what cards and boards do, from their data; the rest puts
//! questions, choices, events and reasons into sentences.

pub mod board;
mod cards;
pub mod choices;
pub mod effects;
pub mod events;
pub mod names;
pub mod questions;
pub mod reasons;
mod table;

pub use board::{collisions_text, costs_text, links_text};
pub use cards::*;
pub use choices::choice;
pub use effects::{effects, icons, reward};
pub use events::{event, parts, scheme_told};
pub use questions::question;
pub use reasons::reason;

use super::{Choice, Event, Viscounts, WhyNot};
use crate::kernel::{Lang, Spoken};

impl Spoken for Viscounts {
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
