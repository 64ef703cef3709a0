pub struct Sample {
    pub features: Vec<f32>,
    /// Target value, from 0 (lost) to 1 (won).
    pub target: f32,
}
