//! The weights of Viscounts, in points. `francia fit` finds better ones to judge by, `francia tune` better ones to glance by.

use super::super::weights::weights;

weights! {
    // What is held, while there is time to use it.
    Silver 1.19, 1.19;
    Ink 1.20, 1.20;
    Stone 0.72, 0.72;
    Gold 0.80, 0.80;
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
    // How near they are to a collision, by where it would be.
    NearDeeds 0.00, 0.00;
    NearDebts 0.00, 0.00;
    // Icons in the line, one by one and beyond the first of a kind, and on all cards.
    LineMerchant 0.26, 0.26;
    LineBuilder -1.63, -1.63;
    LineNoble 0.80, 0.80;
    LineCleric 2.00, 2.00;
    LineCriminal 1.72, 1.72;
    LineMore 0.32, 0.32;
    AllMerchant -0.18, -0.18;
    AllBuilder -0.32, -0.32;
    AllNoble 0.30, 0.30;
    AllCleric 1.50, 1.50;
    AllCriminal 0.96, 0.96;
    // What the next turn can put together for an action, by its square.
    NextConstruct 0.10, 0.10;
    NextPlaceWorkers 0.10, 0.10;
    NextTranscribe 0.10, 0.10;
    // What comes with all the time that is left, whatever is held: to a player, and to an official opponent; and how much
    // more of it comes early.
    Time 0.00, 0.00;
    TimeMore 0.00, 0.00;
    OpponentTime 40.00, 40.00;
    OpponentTimeMore 0.00, 0.00;
    // Icons that a line has on an average, by all cards, and their squares; icons in the hand.
    DeckMerchant 0.00, 0.00;
    DeckBuilder 0.00, 0.00;
    DeckNoble 0.00, 0.00;
    DeckCleric 0.00, 0.00;
    DeckCriminal 0.00, 0.00;
    DeckSquare 0.10, 0.10;
    HandIcon 0.00, 0.00;
    // The silver worth of all cards, and their number.
    CardWorth 0.05, 0.05;
    Card 0.12, 0.12;
    HandCard 0.25, 0.25;
    // What lasts, beyond its points.
    TradingPost 3.72, 3.72;
    Guildhall -1.57, -1.57;
    Workshop 2.91, 2.91;
    Manuscript 4.00, 4.00;
    // What the next ribbon adds to a set, and Cleric Bonus cards that one more Manuscript wins.
    NextRibbon 0.10, 0.10;
    NearBonus 0.50, 0.50;
    OuterWorker 0.89, 0.89;
    InnerWorker 2.24, 2.24;
    OuterPair 0.84, 0.84;
    InnerPair 0.37, 0.37;
    Leader 1.74, 1.74;
    Bonus 1.67, 1.67;
    // For the glance alone: the primary actions, hiring, dismissing, and doing without.
    ActTrade 0.00, 0.00;
    ActConstruct 0.00, 0.00;
    ActPlaceWorkers 0.00, 0.00;
    ActTranscribe 0.00, 0.00;
    Hire 0.61, 0.61;
    Dismiss -0.43, -0.43;
    Pass -0.93, -0.93;
    // For the glance alone: more Workers or exchanges at once.
    MoreAtOnce 1.43, 1.43;
    // For the glance alone: what effects gain, roughly, before they come: a step on the track, a card fewer, a card for
    // free, and the small ones; and a card after whose play something else is asked than where to go.
    StepCorruption -0.20, -0.20;
    StepVirtue 0.40, 0.40;
    Destroying 1.00, 1.00;
    FreeHiring 1.50, 1.50;
    Turning 0.30, 0.30;
    Unasked 4.00, 4.00;
}
