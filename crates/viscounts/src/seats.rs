//! The seats of a table.

use kernel::Seat;

/// The most seats of a table.
pub const MOST_SEATS: usize = 4;

/// The place of a seat in an array with a cell a seat. Seats from outside are checked before; this only never panics.
pub(super) const fn at(seat: Seat) -> usize {
    seat.index() % MOST_SEATS
}
