//! Movements on the table between anchors. An anchor names a thing of the table, or several separated by `|`, of which
//! the first visible one counts.

use kernel::Seat;

/// The moving piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A symbol of the sprite, in the colours of a seat.
    Icon(&'static str, Option<Seat>),
    /// The thing at the starting place.
    Thing,
    /// No piece: the end place only pops.
    Nothing,
}

/// One movement. Without a start the piece appears, without an end it disappears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Motion {
    /// The moving piece.
    pub piece: Piece,
    /// Anchor of the start.
    pub from: String,
    /// Anchor of the end.
    pub to: String,
}

impl Motion {
    /// A movement.
    pub const fn new(piece: Piece, from: String, to: String) -> Self {
        Self { piece, from, to }
    }

    /// A list with one movement.
    pub fn one(piece: Piece, from: impl Into<String>, to: impl Into<String>) -> Vec<Self> {
        vec![Self::new(piece, from.into(), to.into())]
    }

    /// A pop at an anchor.
    pub fn pops(anchor: impl Into<String>) -> Vec<Self> {
        Self::one(Piece::Nothing, "", anchor)
    }
}

/// Viewer, and origin of the latest gains, while events are followed one after the other.
#[derive(Clone, Debug)]
pub struct Source {
    /// Seat whose board is shown large.
    pub viewer: Seat,
    /// Seat that acts.
    seat: Seat,
    anchor: String,
}

impl Source {
    /// The source before the first event, for a viewer.
    pub const fn seen_by(viewer: Seat) -> Self {
        Self { viewer, seat: viewer, anchor: String::new() }
    }

    /// Movements of consecutive events: one beat for each event with movements.
    pub fn beats<E>(mut self, events: &[E], motions: impl Fn(&mut Self, &E) -> Vec<Motion>) -> Vec<Vec<Motion>> {
        events.iter().map(|event| motions(&mut self, event)).filter(|beat| !beat.is_empty()).collect()
    }

    /// An anchor of the viewer's board; for any other seat its strip.
    pub fn of(&self, seat: Seat, own: &str) -> String {
        if seat == self.viewer { own.to_owned() } else { format!("seat:{}", seat.0) }
    }

    /// Sets the origin of the following gains, and returns its anchor.
    pub fn turns_to(&mut self, seat: Seat, anchor: String) -> String {
        self.seat = seat;
        self.anchor.clone_from(&anchor);
        anchor
    }

    /// Anchor of the origin of a seat's gains.
    pub fn of_gains(&self, seat: Seat) -> String {
        if seat == self.seat { self.anchor.clone() } else { String::new() }
    }
}
