//! The weights of Viscounts, in points. `francia fit` finds better ones to judge by, `francia tune` better ones to glance by.

use super::super::weights::weights;

weights! {
    // What is held, while there is time to use it.
    Silver 0.99, 0.99;
    Ink 0.08, 0.08;
    Stone 0.93, 0.93;
    Gold 0.40, 0.40;
    Worker -0.20, -0.20;
    // Debts and Deeds that may still be flipped, and flipped ones, for Poverty and Prosperity.
    Unpaid 0.30, 0.30;
    Paid 0.70, 0.70;
    Acquired 0.93, 0.93;
    Approved 0.34, 0.34;
    // The markers of Virtue and Corruption, by step.
    Virtue 0.26, 0.26;
    Corruption 0.07, 0.07;
    // Icons in the line and on all cards, and the silver worth of all cards.
    LineIcon 0.64, 0.64;
    CardIcon 0.23, 0.23;
    CardWorth -0.13, -0.13;
    Card -0.24, -0.24;
    HandCard 0.19, 0.19;
    // What lasts, beyond its points.
    Building 1.18, 1.18;
    Manuscript 1.30, 1.30;
    CastleWorker 0.14, 0.14;
    HigherWorker 0.36, 0.36;
    Leader 0.77, 0.77;
    Bonus 1.16, 1.16;
    // For the glance alone: the primary actions, hiring, dismissing, and doing without.
    ActTrade 0.87, 0.87;
    ActConstruct 3.98, 3.98;
    ActPlaceWorkers 1.83, 1.83;
    ActTranscribe 3.88, 3.88;
    Hire 0.34, 0.34;
    Dismiss -0.02, -0.02;
    Pass -1.28, -1.28;
    // For the glance alone: a step of the Viscount, and more Workers or exchanges at once.
    MoreAtOnce 0.24, 0.24;
}
