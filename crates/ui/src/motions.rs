//! What moves on the table when something happens: what travels from where to where, by anchors. An anchor names a thing of
//! the table, or some of them with `|` between, of which the first that can be seen counts.

use kernel::Seat;

/// What travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A symbol of the sprite, in the colours of a seat.
    Icon(&'static str, Option<Seat>),
    /// The thing at the place where it starts.
    Thing,
    /// Nothing: the place where it would end only pops.
    Nothing,
}

/// One movement. Without a start it appears, without an end it goes away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Motion {
    /// What travels.
    pub piece: Piece,
    /// The anchor where it starts.
    pub from: String,
    /// The anchor where it ends.
    pub to: String,
}

impl Motion {
    /// A movement.
    pub const fn new(piece: Piece, from: String, to: String) -> Self {
        Self { piece, from, to }
    }

    /// One movement.
    pub fn one(piece: Piece, from: impl Into<String>, to: impl Into<String>) -> Vec<Self> {
        vec![Self::new(piece, from.into(), to.into())]
    }

    /// Something pops where it is.
    pub fn pops(anchor: impl Into<String>) -> Vec<Self> {
        Self::one(Piece::Nothing, "", anchor)
    }
}

/// Who looks on, and what the latest gains come from, while events are followed one after the other.
#[derive(Clone, Debug)]
pub struct Source {
    /// Whose board lies large.
    pub viewer: Seat,
    /// Who acts.
    seat: Seat,
    anchor: String,
}

impl Source {
    /// Before the first event, as a seat sees them.
    pub const fn seen_by(viewer: Seat) -> Self {
        Self { viewer, seat: viewer, anchor: String::new() }
    }

    /// The movements of a row of events, a beat for each that shows.
    pub fn beats<E>(mut self, events: &[E], motions: impl Fn(&mut Self, &E) -> Vec<Motion>) -> Vec<Vec<Motion>> {
        events.iter().map(|event| motions(&mut self, event)).filter(|beat| !beat.is_empty()).collect()
    }

    /// An anchor of the own board; for all others the strip that stands for theirs.
    pub fn of(&self, seat: Seat, own: &str) -> String {
        if seat == self.viewer { own.to_owned() } else { format!("seat:{}", seat.0) }
    }

    /// What is gained from here on comes from this thing, which is returned.
    pub fn turns_to(&mut self, seat: Seat, anchor: String) -> String {
        self.seat = seat;
        self.anchor.clone_from(&anchor);
        anchor
    }

    /// Where a seat's gains come from.
    pub fn of_gains(&self, seat: Seat) -> String {
        if seat == self.seat { self.anchor.clone() } else { String::new() }
    }
}
