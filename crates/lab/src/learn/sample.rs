//! A training sample.

/// A state as the value network sees it, with its target.
pub struct Sample {
    /// Features of the state, for a seat compared with another one.
    pub features: Vec<f32>,
    /// Target value, from 0 (lost) to 1 (won).
    pub target: f32,
}
