//! Paladins of the West Kingdom: the rules.
//!
//! [`components`] holds the cards and boards, [`Paladins`] one state of a game. What is still to be resolved lies on a
//! stack of small steps, the flow; a question on top of it waits for a choice.

pub mod components;
pub mod words;

mod choice;
mod event;
mod question;
mod state;
mod step;
mod why_not;

pub use choice::Choice;
pub use event::{Event, Good};
pub use question::{Deed, Question, Source, Target, Task};
pub use state::{Board, MOST_SEATS, Paladins, Piece, Player, Rival};
pub use why_not::WhyNot;
