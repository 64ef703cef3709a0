//! Viscounts of the West Kingdom: the rules.
//!
//! [`components`] holds the cards and boards, [`Viscounts`] the state of a game. Pending steps lie on a stack, the
//! flow; a question on top of it waits for a choice.

#[macro_use]
extern crate lang;

pub mod components;
pub mod texts;

mod actions;
mod cards;
mod cascade;
mod castle;
mod choice;
mod collision;
mod decide;
mod event;
pub mod examples;
mod game;
mod hidden;
mod invariants;
mod moments;
mod movement;
mod overlord;
mod preview;
mod question;
mod recruit;
mod rewards;
mod round;
pub mod scenario;
mod scoring;
mod seats;
mod setup;
mod solo;
mod state;
mod step;
pub mod table;
mod things;
mod tomes;
mod why_not;

pub use cascade::CastleStep;
pub use choice::{AdvanceOrder, Choice, Payment};
pub use components::Effect;
pub use event::Event;
pub use overlord::{ExpectedTurn, Loss, Lower, OverlordEvent, Team};
pub use preview::payment_proposal;
pub use question::{Intent, Question, Reach, Source};
pub use scoring::ScoreLine;
pub use seats::MOST_SEATS;
pub use setup::Variant;
pub use state::{Board, Built, Castle, Opponent, Pair, Player, Viscounts};
pub use things::Thing;
pub use why_not::WhyNot;
