//! The greater and the lesser of two numbers.

/// Bounds of a number, by one comparison. `f32::max` and `f32::min` also test for NaN, which no value here is. In WebAssembly that
/// test is a second branch, and it keeps a loop over the units of a network from being vectorized.
pub trait Bounds {
    /// This number, or the floor if that is greater.
    fn at_least(self, floor: Self) -> Self;

    /// This number, or the lid if that is less.
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
