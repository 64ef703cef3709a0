//! The `weights` macro declares the weights of a game: each row has a name, a weight of the evaluation and a weight of
//! the policy.

/// Declares an enum of indices, the names for tuning, and both arrays of weights.
macro_rules! weights {
    ($($name:ident $evaluation:expr, $policy:expr;)*) => {
        /// Indices of the weights.
        #[allow(dead_code)] // weights of one group are indexed from its first one
        #[derive(Clone, Copy)]
        pub enum Weight { $($name,)* }

        /// Number of weights.
        pub const COUNT: usize = [$(stringify!($name),)*].len();

        /// Names of the weights.
        pub const NAMES: [&str; COUNT] = [$(stringify!($name),)*];

        /// Weights of the evaluation, fitted to final scores.
        pub const EVALUATION: [f32; COUNT] = [$($evaluation,)*];

        /// Weights of the policy, tuned by self-play.
        pub const POLICY: [f32; COUNT] = [$($policy,)*];
    };
}
pub(super) use weights;
