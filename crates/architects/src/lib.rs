//! Architects of the West Kingdom: the rules.
//!
//! [`components`] holds the cards and boards, [`Architects`] is the state of a game. Pending steps form a stack, the
//! flow. A question on top of it waits for a choice. [`table`] holds the display data of the table.

#[macro_use]
extern crate lang;

pub mod components;
pub mod table;
pub mod texts;

mod actions;
mod choice;
mod decide;
mod event;
pub mod examples;
mod game;
mod gift;
mod hand;
mod hidden;
mod invariants;
mod moments;
mod overlord;
mod owner;
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
mod team;
mod tomes;
mod variant;
mod why_not;

pub use choice::{Choice, Payment};
pub use components::Effect;
pub use event::{Declined, Departure, Destruction, Event};
pub use gift::{Gift, Recipient};
pub use owner::Owner;
pub use preview::payment_proposal;
pub use question::{Bill, Captures, Guards, Intent, Purpose, Question, TradeId};
pub use scoring::{ScoreLine, VirtueAndDebts};
pub use state::{Architects, Board, Opponent, Player, apprentices, plans};
pub use step::{Decree, Step};
pub use team::{Member, OpenDemand, Team};
pub use variant::Variant;
pub use why_not::WhyNot;
