//! How the weights of a game are declared: one row a weight, with a place, a name, and two values.

/// Declares the weights: a place in the table, a name for the tuning, and the tuned value.
macro_rules! weights {
    ($($name:ident $judge:expr, $glance:expr;)*) => {
        /// The places of the weights.
        #[allow(dead_code)] // those in the middle of a row are reached from its first one
        #[derive(Clone, Copy)]
        pub enum Weight { $($name,)* }

        /// How many weights there are.
        pub const COUNT: usize = [$(stringify!($name),)*].len();

        /// The names of the weights.
        pub const NAMES: [&str; COUNT] = [$(stringify!($name),)*];

        /// The weights by which a state is judged: fitted to what came of such states.
        pub const JUDGE: [f32; COUNT] = [$($judge,)*];

        /// The weights by which a choice looks good at a glance: tuned by playing.
        pub const GLANCE: [f32; COUNT] = [$($glance,)*];
    };
}
pub(super) use weights;
