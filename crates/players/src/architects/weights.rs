//! The weights of Architects, in points. `francia fit` fits those of the evaluation, `francia tune` tunes those of the policy.

use super::super::weights::weights;

// All but the points of the score sheet fades with the time that is left.
weights! {
    // A Worker on the own player board, and one that stands at a large circle, for what the next one there brings.
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
    // How much less each Worker of a group is for each further one: who stands in many is captured.
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
    // Each of the first Silver besides.
    Purse 0.35, 0.35;
    // One of a good that is missing for what is built next.
    Wanted 0.50, 0.50;
    // A Virtue beyond its points, and the Cathedral's gate.
    Virtue 0.35, 0.35;
    Gate 2.00, 2.00;
    // What may still be made of an unpaid Debt.
    UnpaidDebt 0.60, 0.60;
    // An Apprentice, each skill that is there, and what an ability brings each time.
    Apprentice 0.80, 0.80;
    Skill 2.20, 2.20;
    Ability 1.60, 1.60;
    // A plan of the hand, and the share of its points that goods and skills for it are worth.
    Plan 0.60, 0.60;
    Ready 0.55, 0.55;
    // The share of the next level of the Cathedral that goods for it are worth, and a Reward card.
    NextLevel 0.45, 0.45;
    RewardCard 1.50, 1.50;
    // What comes to a solo opponent with the time that is left, and what its Stock makes of that.
    OpponentTime 26.00, 26.00;
    Stock 0.35, 0.35;
    // For the policy alone: what is in the Guildhall is safe, and brings the end nearer; a free capture.
    Guildhall 3.50, 3.50;
    FreeCapture 1.50, 1.50;
    // The share of what a rival loses that is worth as much as a gain.
    Harm 0.50, 0.50;
}
