use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in clockwise order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Index in an array with one cell per seat.
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
        let first = self.index().checked_rem(seats).unwrap_or(0);
        (first..first + seats).map(move |place| Self(if place < seats { place } else { place - seats } as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn around_a_table_each_seat_comes_once() {
        let from = |seat: u8, seats: usize| Seat(seat).around(seats).map(|seat| seat.0).collect::<Vec<_>>();
        assert_eq!((from(2, 4), from(0, 1), from(3, 0)), (vec![2, 3, 0, 1], vec![0], vec![]));
        assert_eq!(from(6, 4), [2, 3, 0, 1]);
        assert!(Seat(1).around(3).rev().eq([Seat(0), Seat(2), Seat(1)]));
    }
}
