//! The words of Architects of the West Kingdom, in every language of the house.
//!
//! [`names`] says what things are called, [`effects`], [`cards`] and [`places`] what cards, boards and locations do, from
//! their data, and [`mod@help`] explains each of them; the rest puts questions, choices, events and reasons into sentences.

pub mod cards;
pub mod choices;
pub mod effects;
pub mod events;
pub mod help;
pub mod names;
pub mod places;
pub mod questions;
pub mod reasons;
mod table;

pub use cards::*;
pub use choices::choice;
pub use effects::{cost, does, effect, effects, end, reward, trade};
pub use events::{event, parts};
pub use help::{Help, guard_sign, help, place_sign};
pub use places::{guard_text, place_text};
pub use questions::question;
pub use reasons::reason;

use super::{Architects, Choice, Event, WhyNot};
use crate::kernel::{Lang, Spoken};

impl Spoken for Architects {
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
        reason(*why_not, lang)
    }
}

#[cfg(test)]
mod tests;
