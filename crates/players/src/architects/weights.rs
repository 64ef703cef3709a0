//! The weights of Architects, in points. `francia fit` fits those of the evaluation, `francia tune` tunes those of the
//! policy.

use super::super::weights::weights;

// Everything but the points of the score sheet fades with the remaining time.
weights! {
    // A Worker on the own player board, and the use of one at a large circle for the next one there.
    Worker 0.30, 0.30;
    // In the order of the large circles.
    QuarryGroup 0.55, 0.55;
    ForestGroup 0.55, 0.55;
    MinesGroup 0.60, 0.60;
    SilversmithGroup 0.60, 0.60;
    StorehouseGroup 0.40, 0.40;
    WorkshopGroup 0.50, 0.50;
    GuardhouseGroup 0.25, 0.25;
    TownCentreGroup 0.45, 0.45;
    TaxStandGroup 0.00, 0.00;
    // Loss of value of each Worker of a group per further one: large groups are captured.
    Crowd 0.06, 0.06;
    // A captured Worker of another seat, an own one in the Prison, an own one on another player board.
    Captive 0.30, 0.30;
    Prisoner 0.25, 0.25;
    Held 0.25, 0.25;
    // Goods: Silver, Clay, Wood, Stone, Gold, Marble, beyond their points.
    Silver 0.30, 0.30;
    Clay 0.45, 0.45;
    Wood 0.55, 0.55;
    Stone 0.55, 0.55;
    Gold 0.90, 0.90;
    Marble 1.00, 1.00;
    // Additional value of each of the first Silver.
    Purse 0.35, 0.35;
    // One of a good that is missing for the next plan or level.
    Wanted 0.50, 0.50;
    // A Virtue beyond its points, and the Cathedral's gate.
    Virtue 0.35, 0.35;
    Gate 2.00, 2.00;
    // Potential of an unpaid Debt.
    UnpaidDebt 0.60, 0.60;
    // An Apprentice, each available skill, and each use of an ability.
    Apprentice 0.80, 0.80;
    Skill 2.20, 2.20;
    Ability 1.60, 1.60;
    // A plan in hand, and the share of its points for its goods and skills.
    Plan 0.60, 0.60;
    Ready 0.55, 0.55;
    // Share of the next level of the Cathedral for its goods, and a Reward card.
    NextLevel 0.45, 0.45;
    RewardCard 1.50, 1.50;
    // Gains of a solo opponent with the remaining time, and its Stock's share of that.
    OpponentTime 26.00, 26.00;
    Stock 0.35, 0.35;
    // For the policy alone: a space in the Guildhall, which is safe and brings the end nearer; a free capture.
    Guildhall 3.50, 3.50;
    FreeCapture 1.50, 1.50;
    // Share of a rival's loss that counts as a gain.
    Harm 0.50, 0.50;
}
