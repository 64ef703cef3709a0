//! The weights of the evaluation, in points. `francia tune` finds better ones and prints this table.

/// Declares the weights: a place in the table, a name for the tuning, and the tuned value.
macro_rules! weights {
    ($($name:ident $value:expr,)*) => {
        /// The places of the weights.
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        #[derive(Clone, Copy)]
        pub enum Weight { $($name,)* }

        /// How many weights there are.
        pub const COUNT: usize = [$(stringify!($name),)*].len();

        /// The names of the weights.
        pub const NAMES: [&str; COUNT] = [$(stringify!($name),)*];

        /// The tuned weights.
        pub const TUNED: [f32; COUNT] = [$($value,)*];
    };
}

// A row of weights that belong together is in the order of what it is about: Attributes, Worker types, actions.
weights! {
    // A step of an Attribute, beyond its points, at the start of the game; then how much more the later ones are worth.
    FaithStep 2.07, StrengthStep 0.27, InfluenceStep 1.44,
    FaithBend 2.07, StrengthBend 1.51, InfluenceBend 1.45,
    // Having done an action, beyond its points: the right-hand ones in their order, then Develop.
    CommissionStep 1.05, FortifyStep 0.38, GarrisonStep 0.43, AbsolveStep 1.21, AttackStep 1.66, ConvertStep 0.39, DevelopStep 5.72,
    CommissionBend 2.16, FortifyBend 1.08, GarrisonBend 1.32, AbsolveBend 2.20, AttackBend 0.02, ConvertBend 0.66, DevelopBend 0.24,
    // The share of a King's Order's points that work on it is worth.
    Order 1.15,
    // Workers by type: Labourer, Scout, Merchant, Fighter, Cleric, Criminal.
    Labourer 1.59, Scout 2.01, Merchant 1.90, Fighter 1.97, Cleric 2.36, Criminal 2.84,
    // The share of a Worker's worth in the last round.
    LastWorker 0.43,
    // Silver and Provisions, by the root of their number.
    Silver 0.75, Provisions 2.01,
    // A crew member's ability, by when it works: on an action, on Debts and Favours, at an Inquisition.
    CrewAction 2.92, CrewDebt -0.57, CrewInquisition 4.66,
    // Suspicion: each card, having the most, and each card beyond the next.
    Suspicion 1.32, MostSuspicion 0.11, SuspicionLead 0.74,
    // What may still be made of an unpaid Debt, at the start of the game.
    UnpaidDebt 1.54,
    // An Attribute level that the Paladin lends, and an action that it makes free, until the seat passes.
    Boost -0.45, FreeAction 0.47,
    // An action that is closed until it is cleared.
    Used 0.18,
    // For the policy alone: what a space, a Jar, a Wall gives on average, a Townsfolk for free, and an ended round.
    SpaceReward 1.23, WallReward 1.43, FreeRecruit 3.40, Pass -0.06,
}
