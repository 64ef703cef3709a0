//! Paladins of the West Kingdom: the rules.
//!
//! [`components`] holds the cards and boards, [`Paladins`] is the state of a game. Pending steps form a stack, the
//! flow. A question on top of it waits for a choice.

#[macro_use]
extern crate lang;

pub mod components;
pub mod texts;

mod actions;
mod choice;
mod decide;
mod event;
pub mod examples;
mod game;
mod hidden;
mod inquisition;
mod invariants;
mod moments;
mod payment;
mod preview;
mod question;
mod rewards;
mod round;
pub mod scenario;
mod scoring;
mod setup;
mod solo;
mod state;
mod step;
pub mod table;
mod team;
mod things;
mod threats;
mod tomes;
mod why_not;

pub use choice::Choice;
pub use event::Event;
pub use question::{Intent, Question, Source, Target, Task};
pub use scoring::ScoreLine;
pub use setup::Variant;
pub use solo::Difficulty;
pub use state::{Board, MOST_SEATS, Paladins, Piece, Player, Rival};
pub use team::{Member, OpenThreat, Team};
pub use things::Thing;
pub use why_not::WhyNot;
