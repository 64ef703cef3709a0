//! The co-op scenario (Tomesaga): everybody plays together against the Overlord. He has no seat and makes no decisions:
//! his turns follow from the state of the table.

mod event;
mod plan;
mod reference;
mod team;
mod turn;

pub use event::OverlordEvent;
pub use plan::ExpectedTurn;
pub use reference::Lower;
pub use team::{Loss, Team};
