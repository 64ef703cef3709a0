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
    FaithStep 0.6, StrengthStep 0.6, InfluenceStep 0.6,
    FaithBend 1.0, StrengthBend 1.0, InfluenceBend 1.0,
    // Having done an action, beyond its points: the right-hand ones in their order, then Develop.
    CommissionStep 0.3, FortifyStep 0.3, GarrisonStep 0.3, AbsolveStep 0.3, AttackStep 0.5, ConvertStep 1.0, DevelopStep 2.0,
    CommissionBend 1.5, FortifyBend 1.0, GarrisonBend 1.5, AbsolveBend 1.0, AttackBend 0.5, ConvertBend 1.0, DevelopBend 0.5,
    // The share of a King's Order's points that work on it is worth.
    Order 0.9,
    // Workers by type: Labourer, Scout, Merchant, Fighter, Cleric, Criminal.
    Labourer 0.7, Scout 1.0, Merchant 1.0, Fighter 1.0, Cleric 1.0, Criminal 1.2,
    // The share of a Worker's worth in the last round.
    LastWorker 0.5,
    // Silver and Provisions, by the root of their number.
    Silver 1.2, Provisions 1.0,
    // A crew member's ability, by when it works: on an action, on Debts and Favours, at an Inquisition.
    CrewAction 3.0, CrewDebt 2.0, CrewInquisition 2.0,
    // Suspicion: each card, having the most, and each card beyond the next.
    Suspicion 0.3, MostSuspicion 1.5, SuspicionLead 0.3,
    // What may still be made of an unpaid Debt, at the start of the game.
    UnpaidDebt 2.0,
    // An Attribute level that the Paladin lends, and an action that it makes free, until the seat passes.
    Boost 0.25, FreeAction 0.8,
    // An action that is closed until it is cleared.
    Used 0.3,
    // For the policy alone: what a space, a Jar, a Wall gives on average, a Townsfolk for free, and an ended round.
    SpaceReward 1.0, WallReward 1.0, FreeRecruit 1.5, Pass 0.0,
}
