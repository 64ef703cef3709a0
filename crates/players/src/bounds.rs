/// Bounds of a number by one comparison. `f32::max` and `f32::min` also test for NaN, which does not occur here. In WebAssembly
/// that test is a second branch, and it keeps a loop over the units of a network from being vectorized.
pub trait Bounds {
    fn at_least(self, floor: Self) -> Self;

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
