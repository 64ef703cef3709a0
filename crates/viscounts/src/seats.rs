//! The number of seats, and arrays with one entry per seat.

use kernel::Seat;

pub const MOST_SEATS: usize = 4;

/// Index of a seat in arrays with one entry per seat. Seats from outside are checked before; the modulo only rules out
/// a panic.
pub(super) const fn at(seat: Seat) -> usize {
    seat.index() % MOST_SEATS
}
