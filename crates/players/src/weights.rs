//! The `weights` macro declares the weights of a game: each row has a name, a weight of the evaluation and a weight of
//! the policy.

macro_rules! weights {
    ($($name:ident $evaluation:expr, $policy:expr;)*) => {
        #[allow(dead_code)] // weights of one group are indexed from its first one
        #[derive(Clone, Copy)]
        pub enum Weight { $($name,)* }

        pub const COUNT: usize = [$(stringify!($name),)*].len();
        pub const NAMES: [&str; COUNT] = [$(stringify!($name),)*];
        pub const EVALUATION: [f32; COUNT] = [$($evaluation,)*];
        pub const POLICY: [f32; COUNT] = [$($policy,)*];

        /// The weights as an array, so that an index needs no check.
        pub type Weights = [f32; COUNT];

        pub fn array(weights: &[f32]) -> &Weights {
            weights.try_into().unwrap_or(&EVALUATION)
        }
    };
}
pub(super) use weights;
