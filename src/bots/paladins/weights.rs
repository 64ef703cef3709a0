//! The weights of the evaluation, in points. `francia tune` finds better ones and prints this table.

/// Declares the weights: a place in the table, a name for the tuning, and the tuned value.
macro_rules! weights {
    ($($name:ident $value:expr,)*) => {
        /// The places of the weights.
        #[allow(dead_code)] // those in the middle of a row are reached from its first one
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
    FaithStep 5.05, StrengthStep 0.68, InfluenceStep 2.19,
    FaithBend 2.21, StrengthBend 1.82, InfluenceBend 0.18,
    // Having done an action, beyond its points: the right-hand ones in their order, then Develop.
    CommissionStep 3.38, FortifyStep 1.88, GarrisonStep 0.03, AbsolveStep 1.75, AttackStep 5.80, ConvertStep 0.53, DevelopStep 16.52,
    CommissionBend 5.03, FortifyBend -2.96, GarrisonBend 1.63, AbsolveBend 0.92, AttackBend 1.00, ConvertBend -0.15, DevelopBend 0.73,
    // The share of a King's Order's points that work on it is worth.
    Order 1.30,
    // Workers by type: Labourer, Scout, Merchant, Fighter, Cleric, Criminal.
    Labourer 1.92, Scout 2.48, Merchant 2.38, Fighter 2.47, Cleric 2.88, Criminal 4.05,
    // The share of a Worker's worth in the last round.
    LastWorker 0.30,
    // Silver and Provisions, by the root of their number.
    Silver 3.33, Provisions 2.76,
    // A crew member's ability, by when it works: on an action, on Debts and Favours, at an Inquisition.
    CrewAction 2.40, CrewDebt -0.51, CrewInquisition 7.19,
    // Suspicion: each card, having the most, and each card beyond the next.
    Suspicion 2.06, MostSuspicion 0.18, SuspicionLead 0.79,
    // What may still be made of an unpaid Debt, at the start of the game.
    UnpaidDebt 0.31,
    // An Attribute level that the Paladin lends, and an action that it makes free, until the seat passes.
    Boost -0.44, FreeAction -0.92,
    // An action that is closed until it is cleared.
    Used 0.09,
    // A Workshop by the right-hand action that it serves, at the start of the game; and both of an action.
    CommissionShop 1.05, FortifyShop -0.04, GarrisonShop -0.53, AbsolveShop 0.86, AttackShop -0.52, ConvertShop 0.37,
    PairOfShops -0.25,
    // For the glance alone: what each action gains besides, in the order of the player board, then a King's Favour.
    ActDevelop -0.10, ActHunt -0.32, ActTrade -0.64, ActRecruit 0.11, ActPray 0.57, ActConspire -0.07,
    ActCommission -0.08, ActFortify 0.14, ActGarrison 0.33, ActAbsolve -0.10, ActAttack 0.93, ActConvert 0.44, ActFavour 0.66,
    // For the glance alone: what a space, a Jar, a Wall gives on average, a Townsfolk for free, and an ended round.
    SpaceReward 4.08, WallReward 2.77, FreeRecruit 8.50, Pass -0.63,
}
