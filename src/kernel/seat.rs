//! A place at the table.

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in clockwise order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The place in an array with a cell a seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: usize) -> Self {
        Self(((self.index() + 1) % seats) as u8)
    }

    /// All seats clockwise, from this one on, once around a table of `seats`.
    pub fn around(self, seats: usize) -> impl DoubleEndedIterator<Item = Self> {
        (0..seats).map(move |step| Self(((self.index() + step) % seats) as u8))
    }
}
