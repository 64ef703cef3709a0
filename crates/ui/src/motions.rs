//! Movements on the table between anchors. An anchor names a thing of the table, or several separated by `|`, of which
//! the first visible one counts.

use kernel::Seat;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovedPiece {
    Icon(&'static str, Option<Seat>),
    Thing,
    /// No piece: the end place only pops.
    Nothing,
}

/// One movement. Without a start the piece appears, without an end it disappears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Motion {
    pub piece: MovedPiece,
    pub from: String,
    pub to: String,
}

impl Motion {
    pub const fn new(piece: MovedPiece, from: String, to: String) -> Self {
        Self { piece, from, to }
    }

    pub fn one(piece: MovedPiece, from: impl Into<String>, to: impl Into<String>) -> Vec<Self> {
        vec![Self::new(piece, from.into(), to.into())]
    }

    pub fn pops(anchor: impl Into<String>) -> Vec<Self> {
        Self::one(MovedPiece::Nothing, "", anchor)
    }
}

/// Viewer, and origin of the latest gains, while events are followed one after the other.
#[derive(Clone, Debug)]
pub struct MotionSource {
    pub viewer: Seat,
    seat: Seat,
    anchor: String,
}

impl MotionSource {
    pub const fn seen_by(viewer: Seat) -> Self {
        Self { viewer, seat: viewer, anchor: String::new() }
    }

    /// Movements of consecutive events: one beat for each event with movements.
    pub fn beats<E>(mut self, events: &[E], motions: impl Fn(&mut Self, &E) -> Vec<Motion>) -> Vec<Vec<Motion>> {
        events.iter().map(|event| motions(&mut self, event)).filter(|beat| !beat.is_empty()).collect()
    }

    pub fn of(&self, seat: Seat, own: &str) -> String {
        if seat == self.viewer { own.to_owned() } else { format!("seat:{}", seat.0) }
    }

    pub fn turns_to(&mut self, seat: Seat, anchor: String) -> String {
        self.seat = seat;
        self.anchor.clone_from(&anchor);
        anchor
    }

    pub fn of_gains(&self, seat: Seat) -> String {
        if seat == self.seat { self.anchor.clone() } else { String::new() }
    }
}
