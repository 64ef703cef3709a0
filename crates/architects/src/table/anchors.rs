//! The anchors of the things of the table: by them what moves, the log and a tap find a thing. They are the topics of help, too.

use crate::components::{ApprenticeId, BoardId, BuildingId, Location, Slot};

/// The Black Market, with its three spaces.
pub const MARKET: &str = "place:market";

/// The Overlord with his cards.
pub const OVERLORD: &str = "overlord";

/// A location.
pub fn place(location: Location) -> String {
    format!("place:{}", location.word())
}

/// An Apprentice, wherever the card lies.
pub fn apprentice(id: ApprenticeId) -> String {
    format!("apprentice:{}", id.card().key)
}

/// A plan or a Building, wherever the card lies.
pub fn plan(id: BuildingId) -> String {
    format!("plan:{}", id.card().key)
}

/// A player board.
pub fn board(id: BoardId) -> String {
    format!("board:{}", id.card().key)
}

/// A level of the Cathedral.
pub fn level(level: u8) -> String {
    format!("level:{level}")
}

/// A slot beside the Workshop.
pub fn slot(slot: Slot) -> String {
    format!("slot:{}", slot.index())
}
