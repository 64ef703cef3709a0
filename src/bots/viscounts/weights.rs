//! The weights of Viscounts, in points. `francia fit` finds better ones to judge by, `francia tune` better ones to glance by.

use super::super::weights::weights;

weights! {
    // What is held, while there is time to use it.
    Silver 0.35, 0.35;
    Ink 0.6, 0.6;
    Stone 0.6, 0.6;
    Gold 0.8, 0.8;
    Worker 0.3, 0.3;
    // Debts and Deeds that may still be flipped, and flipped ones, for Poverty and Prosperity.
    Unpaid 0.8, 0.8;
    Paid 0.5, 0.5;
    Acquired 0.8, 0.8;
    Approved 0.5, 0.5;
    // The markers of Virtue and Corruption, by step.
    Virtue 0.3, 0.3;
    Corruption -0.3, -0.3;
    // Icons in the line and on all cards, and the silver worth of all cards.
    LineIcon 0.5, 0.5;
    CardIcon 0.5, 0.5;
    CardWorth 0.1, 0.1;
    Card -0.1, -0.1;
    HandCard 0.2, 0.2;
    // What lasts, beyond its points.
    Building 1.5, 1.5;
    Manuscript 1.0, 1.0;
    CastleWorker 0.4, 0.4;
    HigherWorker 0.6, 0.6;
    Leader 1.0, 1.0;
    Bonus 1.0, 1.0;
    // For the glance alone: the primary actions, hiring, dismissing, and doing without.
    ActTrade 1.0, 1.0;
    ActConstruct 3.0, 3.0;
    ActPlaceWorkers 2.5, 2.5;
    ActTranscribe 3.0, 3.0;
    Hire 0.5, 0.5;
    Dismiss -0.5, -0.5;
    Pass -0.5, -0.5;
    // For the glance alone: a step of the Viscount, and more Workers or exchanges at once.
    MoreAtOnce 0.6, 0.6;
}
