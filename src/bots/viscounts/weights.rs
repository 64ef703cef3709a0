//! The weights of Viscounts, in points. `francia fit` finds better ones to judge by, `francia tune` better ones to glance by.

use super::super::weights::weights;

weights! {
    // What is held, while there is time to use it.
    Silver 1.19, 1.19;
    Ink 0.18, 1.20;
    Stone 0.72, 0.72;
    Gold 1.50, 0.80;
    Worker -1.65, -1.65;
    // Debts and Deeds that may still be flipped, and flipped ones; the lead in them for Poverty and Prosperity.
    Unpaid 1.52, 1.52;
    Paid 0.78, 0.78;
    Acquired 0.05, 0.05;
    Approved -0.23, -0.23;
    PovertyLead -0.10, -0.10;
    ProsperityLead 5.76, 5.76;
    // The markers of Virtue and Corruption: steps made, the square of what lies between them, both made at once.
    Virtue 0.40, 0.40;
    Corruption -0.38, -0.38;
    Apart 0.03, 0.03;
    Meeting 0.25, 0.25;
    // Icons in the line, one by one and beyond the first of a kind, and on all cards.
    LineMerchant 0.26, 0.26;
    LineBuilder -1.63, -1.63;
    LineNoble 1.99, 0.80;
    LineCleric -1.00, 2.00;
    LineCriminal 1.72, 1.72;
    LineMore 0.32, 0.32;
    AllMerchant -0.18, -0.18;
    AllBuilder -0.32, -0.32;
    AllNoble 1.80, 0.30;
    AllCleric -1.01, 1.50;
    AllCriminal 0.96, 0.96;
    // The silver worth of all cards, and their number.
    CardWorth 0.05, 0.05;
    Card 0.12, 0.12;
    HandCard 0.25, 0.25;
    // What lasts, beyond its points.
    TradingPost 3.72, 3.72;
    Guildhall -1.57, -1.57;
    Workshop 2.91, 2.91;
    Manuscript 2.05, 4.00;
    OuterWorker 0.89, 0.89;
    InnerWorker 2.24, 2.24;
    OuterPair 0.84, 0.84;
    InnerPair 0.37, 0.37;
    Leader 1.74, 1.74;
    Bonus 1.67, 1.67;
    // For the glance alone: the primary actions, hiring, dismissing, and doing without.
    ActTrade 1.93, 1.93;
    ActConstruct 6.33, 6.33;
    ActPlaceWorkers 4.26, 4.26;
    ActTranscribe -0.10, 6.00;
    Hire 0.61, 0.61;
    Dismiss -0.43, -0.43;
    Pass -0.93, -0.93;
    // For the glance alone: more Workers or exchanges at once.
    MoreAtOnce 1.43, 1.43;
}
