//! A training sample.

/// Input of the value network for a state, with its target.
pub struct Sample {
    /// Features of the state, for a seat compared with another one.
    pub features: Vec<f32>,
    /// Target value, from 0 (lost) to 1 (won).
    pub target: f32,
}
