//! The greater and the lesser of two numbers.

/// Bounds of a number, by one comparison. `max` and `min` of the library ask besides whether one of the two is no number at all: in
/// the browser that is a second branch, and in a loop over the units of a network it keeps four of them from being compared at once.
pub(crate) trait Bounds {
    /// This number, or the floor where that is greater.
    fn at_least(self, floor: Self) -> Self;

    /// This number, or the lid where that is less.
    fn at_most(self, lid: Self) -> Self;
}

impl Bounds for f32 {
    fn at_least(self, floor: Self) -> Self {
        if self > floor { self } else { floor }
    }

    fn at_most(self, lid: Self) -> Self {
        if self < lid { self } else { lid }
    }
}
