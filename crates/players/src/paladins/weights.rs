//! The weights of Paladins, in points. `francia fit` fits those of the evaluation, `francia tune` tunes those of the
//! policy.

use super::super::weights::weights;

// Weights of a group are in the order of its subject: Attributes, Worker types, actions.
weights! {
    // A step of an Attribute, beyond its points, at the start of the game; then the increase for later ones.
    FaithStep 4.64, 7.06;
    StrengthStep 2.71, 1.16;
    InfluenceStep 1.06, 3.88;
    FaithBend 0.76, 4.97;
    StrengthBend 4.06, 3.75;
    InfluenceBend -2.18, 0.79;
    // Uses of an action, beyond its points: the right-hand ones in their order, then Develop.
    CommissionStep 4.26, 6.25;
    FortifyStep 2.65, 3.05;
    GarrisonStep -1.34, -0.48;
    AbsolveStep -0.06, 0.52;
    AttackStep 3.86, 6.35;
    ConvertStep 1.54, 0.50;
    DevelopStep 10.70, 23.38;
    CommissionBend -1.98, -1.78;
    FortifyBend -3.80, -3.70;
    GarrisonBend 0.75, 0.98;
    AbsolveBend -1.02, 1.07;
    AttackBend -1.53, 2.02;
    ConvertBend -0.17, -0.39;
    DevelopBend 0.45, 1.41;
    // Share of a King's Order's points for work on it.
    Order 2.07, 1.32;
    // Workers by type: Labourer, Scout, Merchant, Fighter, Cleric, Criminal.
    Labourer 1.54, 2.21;
    Scout 1.68, 2.81;
    Merchant 2.45, 2.73;
    Fighter 1.30, 2.84;
    Cleric 1.93, 3.51;
    Criminal 1.99, 4.80;
    // Share of a Worker's value in the last round.
    LastWorker 0.49, 0.32;
    // Silver and Provisions, by the root of their number.
    Silver 1.92, 5.01;
    Provisions 2.40, 4.17;
    // A crew member's ability, by its trigger: an action, Debts and Favours, an Inquisition.
    CrewAction 3.31, 3.43;
    CrewDebt 1.68, -0.19;
    CrewInquisition 5.41, 9.36;
    // Suspicion: each card, having the most, and each card beyond the next.
    Suspicion 2.03, 2.41;
    MostSuspicion -0.10, 0.45;
    SuspicionLead 0.17, 0.60;
    // Potential of an unpaid Debt, at the start of the game.
    UnpaidDebt 1.41, -0.32;
    // An Attribute level that the Paladin lends, and an action that it makes free, until the seat passes.
    Boost -0.64, -0.64;
    FreeAction -3.99, -3.99;
    // An action that is closed until it is cleared.
    Used 0.50, 0.50;
    // Future gains of the solo opponent in excess of a player's, with the remaining time, and with its square. They are
    // measured in games of the level `count`, so that a search knows the leader.
    RivalTime 90.00, 90.00;
    RivalTimeMore -88.00, -88.00;
    // A Workshop by the right-hand action that it serves, at the start of the game; and both Workshops of an action.
    CommissionShop 0.72, 1.71;
    FortifyShop -3.47, -0.27;
    GarrisonShop -3.90, -0.67;
    AbsolveShop 0.19, 1.38;
    AttackShop -2.01, -0.91;
    ConvertShop 0.07, 0.61;
    PairOfShops 1.30, -0.37;
    // For the policy alone: additional gain of each action, in the order of the player board, then of a King's Favour.
    ActDevelop -0.03, -0.03;
    ActHunt -1.59, -1.59;
    ActTrade -1.55, -1.55;
    ActRecruit -0.19, -0.19;
    ActPray 0.59, 0.59;
    ActConspire -0.42, -0.42;
    ActCommission -0.32, -0.32;
    ActFortify 0.07, 0.07;
    ActGarrison 0.49, 0.49;
    ActAbsolve 0.69, 0.69;
    ActAttack 0.65, 0.65;
    ActConvert 1.85, 1.85;
    ActFavour 2.08, 2.08;
    // For the policy alone: average value of a space or Jar, of a Wall, of a Townsfolk for free, and of an ended round.
    SpaceReward 4.36, 4.36;
    WallReward 2.88, 2.88;
    FreeRecruit 11.27, 11.27;
    Pass -0.79, -0.79;
}
