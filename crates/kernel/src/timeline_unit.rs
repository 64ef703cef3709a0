//! Step sizes of the time line.

/// Distance between two stops on the time line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimelineUnit {
    /// From choice to choice.
    Choice,
    /// From the start of a turn to that of another.
    Turn,
    /// From the start of a round to that of another.
    Round,
}
