//! The strides of the time line.

/// How far one goes on the time line at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stride {
    /// From choice to choice.
    Choice,
    /// From the start of a turn to that of another.
    Turn,
    /// From the start of a round to that of another.
    Round,
}
