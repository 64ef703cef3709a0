//! The co-op scenario (Tomesaga): everybody plays together against the Overlord. He is no seat and decides nothing: his turns
//! follow what lies on the table.

mod event;
mod plan;
mod reference;
mod team;
mod turn;

pub use event::OverlordEvent;
pub use plan::Ahead;
pub use reference::Lower;
pub use team::{Loss, Team};
