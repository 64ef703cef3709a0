//! The anchors of things on the table. Animations, the log and taps find a thing by them. They are help topics, too.

use crate::components::{ApprenticeId, BoardId, BuildingId, Location, Slot};

pub const MARKET: &str = "place:market";
pub const OVERLORD: &str = "overlord";

pub fn place(location: Location) -> String {
    format!("place:{}", location.key())
}

pub fn apprentice(id: ApprenticeId) -> String {
    format!("apprentice:{}", id.card().key)
}

pub fn plan(id: BuildingId) -> String {
    format!("plan:{}", id.card().key)
}

pub fn board(id: BoardId) -> String {
    format!("board:{}", id.card().key)
}

pub fn level(level: u8) -> String {
    format!("level:{level}")
}

pub fn slot(slot: Slot) -> String {
    format!("slot:{}", slot.index())
}
