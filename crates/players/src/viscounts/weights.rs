//! The weights of Viscounts, in points. `francia fit` fits those of the evaluation, `francia tune --nodes 0` tunes
//! those of the policy.

use super::super::weights::weights;

weights! {
    // Holdings, while there is time to use them.
    Silver 1.19, 0.59;
    Ink 1.20, 0.79;
    Stone 0.72, 0.81;
    Gold 0.80, 1.18;
    Worker -1.65, -1.25;
    // Debts and Deeds that may still be flipped, and flipped ones; the lead in them for Poverty and Prosperity.
    Unpaid 1.52, 0.33;
    Paid 0.78, 2.75;
    Acquired 0.05, 0.28;
    Approved -0.23, -1.04;
    PovertyLead -0.10, -0.36;
    ProsperityLead 5.76, 4.96;
    // The markers of Virtue and Corruption: steps made, the square of their distance, and the product of both.
    Virtue 0.40, 1.62;
    Corruption -0.38, 0.02;
    Apart 0.03, 0.28;
    Meeting 0.25, -0.64;
    // Closeness to a collision, by its position.
    NearDeeds 0.00, -0.01;
    NearDebts 0.00, -0.34;
    // Icons in the line, one by one and beyond the first of a kind, and on all cards.
    LineMerchant 0.26, 0.11;
    LineBuilder -1.63, 1.04;
    LineNoble 0.80, 1.81;
    LineCleric 2.00, 0.00;
    LineCriminal 1.72, 2.08;
    LineMore 0.32, 0.88;
    AllMerchant -0.18, -0.84;
    AllBuilder -0.32, -2.07;
    AllNoble 0.30, 2.14;
    AllCleric 1.50, -2.09;
    AllCriminal 0.96, 0.89;
    // Square of the icons that the next turn can fund an action with.
    NextConstruct 0.10, 0.13;
    NextPlaceWorkers 0.10, 1.52;
    NextTranscribe 0.10, -0.63;
    // Gains of the remaining time, whatever is held: of a player, and of an official opponent; and the surplus early in
    // the game.
    Time 0.00, 0.59;
    TimeMore 0.00, 0.51;
    OpponentTime 40.00, 69.73;
    OpponentTimeMore 0.00, -0.03;
    // Icons of an average line, over all cards, and their squares; icons in the hand.
    DeckMerchant 0.00, -0.42;
    DeckBuilder 0.00, -0.85;
    DeckNoble 0.00, 1.41;
    DeckCleric 0.00, -0.96;
    DeckCriminal 0.00, 0.58;
    DeckSquare 0.10, 0.71;
    HandIcon 0.00, 0.40;
    // Value in Silver of all cards, and their number.
    CardWorth 0.05, -0.15;
    Card 0.12, -0.25;
    HandCard 0.25, -0.65;
    // Lasting gains, beyond their points.
    TradingPost 3.72, 6.70;
    Guildhall -1.57, -1.12;
    Workshop 2.91, 6.51;
    Manuscript 4.00, 6.73;
    // Value of the next ribbon of a set, and of Cleric Bonus cards that one more Manuscript wins.
    NextRibbon 0.10, -0.15;
    NearBonus 0.50, -0.19;
    OuterWorker 0.89, 3.98;
    InnerWorker 2.24, 3.22;
    OuterPair 0.84, 1.95;
    InnerPair 0.37, -0.51;
    Leader 1.74, 1.72;
    Bonus 1.67, 2.00;
    // For the policy alone: the primary actions, hiring, dismissing, and passing.
    ActTrade 0.00, 0.70;
    ActConstruct 0.00, -0.10;
    ActPlaceWorkers 0.00, -0.15;
    ActTranscribe 0.00, 0.06;
    Hire 0.61, 0.13;
    Dismiss -0.43, 0.65;
    Pass -0.93, -0.98;
    // For the policy alone: more Workers or exchanges at once.
    MoreAtOnce 1.43, 5.09;
    // For the policy alone: approximate gains of effects before they happen: a step on the track, a card fewer, a card
    // for free, and the small ones; and a card that leads to a question other than the destination.
    StepCorruption -0.20, -0.37;
    StepVirtue 0.40, 1.22;
    Destroying 1.00, 1.92;
    FreeHiring 1.50, 0.73;
    Turning 0.30, 0.30;
    Unasked 4.00, 8.10;
}
