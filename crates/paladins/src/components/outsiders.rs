//! The 36 Outsiders of three factions.

use super::Action::{Absolve, Commission, Develop, Fortify, Garrison};
use super::Faction::{Byzantine, Saracen, Viking};
use super::OutsiderName::{
    Adventurer, Archer, Armourer, Assassin, Barbarian, Champion, Guardian, Hunter, Invader, Lookout, Marauder,
    Mercenary, Protector, Thief, Traitor, Vigilante, Warrior,
};
use super::Reward::{DestroyDebt, Provisions, RemoveSuspicion, Tax};
use super::reward::{C, F, INFLUENCE, L, LL, M, S, X};
use super::{Action, Attribute, OutsiderName, Reward};
use engine::card_id;
use serde::{Deserialize, Serialize};

/// The faction of an Outsider.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Faction {
    /// Shown in yellow.
    #[default]
    Saracen,
    /// Shown in green.
    Byzantine,
    /// Shown in blue.
    Viking,
}

impl Faction {
    /// Every faction.
    pub const ALL: [Self; 3] = [Saracen, Byzantine, Viking];
}

/// An Outsider, to be Attacked or Converted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outsider {
    /// Printed name.
    pub name: OutsiderName,
    /// Printed faction.
    pub faction: Faction,
    /// Gained when it is Attacked (top right). Always includes at least 1 Influence.
    pub attacked: &'static [Reward],
}

/// The scoring rule of a Converted Outsider.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// 1 per this many of an action done: Monks, Outposts, Walls, Jars or Workshops.
    Actions(Action, u8),
    /// 1 per this many Townsfolk in the crew.
    Crew(u8),
    /// 1 per this many levels of an Attribute.
    Levels(Attribute, u8),
    /// 1 for each Attacked Outsider of a faction.
    Attacked(Faction),
    /// 1, plus 1 for each completed King's Order.
    Orders,
    /// 1, plus 1 for each Converted Mercenary.
    Mercenaries,
    /// 1 for each paid Debt.
    PaidDebts,
    /// 1 for each unpaid Debt.
    UnpaidDebts,
    /// 1 for each Suspicion held.
    Suspicion,
}

impl OutsiderName {
    /// The scoring rule once Converted (Outsider scoring).
    pub const fn tally(self) -> Counted {
        match self {
            Adventurer => Counted::Actions(Commission, 2),
            Archer => Counted::Actions(Garrison, 2),
            Guardian => Counted::Actions(Develop, 2),
            Hunter => Counted::Crew(2),
            Lookout => Counted::Actions(Fortify, 2),
            Vigilante => Counted::Actions(Absolve, 2),
            Armourer => Counted::Levels(Attribute::Strength, 4),
            Marauder => Counted::Levels(Attribute::Influence, 4),
            Warrior => Counted::Levels(Attribute::Faith, 4),
            Assassin => Counted::Attacked(Saracen),
            Barbarian => Counted::Attacked(Byzantine),
            Invader => Counted::Attacked(Viking),
            Champion => Counted::Orders,
            Mercenary => Counted::Mercenaries,
            Protector => Counted::PaidDebts,
            Thief => Counted::Suspicion,
            Traitor => Counted::UnpaidDebts,
        }
    }

    /// The Strength gained by Converting it: 2 for the six hunters of a faction, else 1.
    pub const fn strength(self) -> u8 {
        match self {
            Assassin | Barbarian | Invader => 2,
            _ => 1,
        }
    }
}

const fn outsider(name: OutsiderName, faction: Faction, attacked: &'static [Reward]) -> Outsider {
    Outsider { name, faction, attacked }
}

/// All Outsiders, by name.
pub const OUTSIDERS: [Outsider; 36] = [
    outsider(Adventurer, Saracen, &[INFLUENCE, L, S]),
    outsider(Adventurer, Viking, &[INFLUENCE, L, C]),
    outsider(Archer, Byzantine, &[INFLUENCE, S, Provisions(1)]),
    outsider(Archer, Saracen, &[INFLUENCE, Provisions(2)]),
    outsider(Armourer, Byzantine, &[INFLUENCE, F]),
    outsider(Armourer, Viking, &[INFLUENCE, L, Provisions(1)]),
    outsider(Assassin, Byzantine, &[INFLUENCE, L, Provisions(1)]),
    outsider(Assassin, Viking, &[INFLUENCE, L, F]),
    outsider(Barbarian, Saracen, &[INFLUENCE, L, S]),
    outsider(Barbarian, Viking, &[INFLUENCE, Tax(1), Provisions(1)]),
    outsider(Champion, Byzantine, &[INFLUENCE, M, RemoveSuspicion(1)]),
    outsider(Champion, Saracen, &[INFLUENCE, S, RemoveSuspicion(1)]),
    outsider(Guardian, Byzantine, &[INFLUENCE, LL]),
    outsider(Guardian, Viking, &[INFLUENCE, M, Provisions(1)]),
    outsider(Hunter, Byzantine, &[INFLUENCE, F, RemoveSuspicion(1)]),
    outsider(Hunter, Saracen, &[INFLUENCE, DestroyDebt]),
    outsider(Invader, Byzantine, &[INFLUENCE, Tax(1), Provisions(1)]),
    outsider(Invader, Saracen, &[INFLUENCE, INFLUENCE]),
    outsider(Lookout, Byzantine, &[INFLUENCE, L, M]),
    outsider(Lookout, Viking, &[INFLUENCE, M]),
    outsider(Marauder, Saracen, &[INFLUENCE, INFLUENCE]),
    outsider(Marauder, Viking, &[INFLUENCE, X]),
    outsider(Mercenary, Byzantine, &[INFLUENCE, L, RemoveSuspicion(1)]),
    outsider(Mercenary, Saracen, &[INFLUENCE, L, Provisions(1)]),
    outsider(Mercenary, Saracen, &[INFLUENCE, Tax(2)]),
    outsider(Mercenary, Viking, &[INFLUENCE, LL]),
    outsider(Protector, Saracen, &[INFLUENCE, LL]),
    outsider(Protector, Viking, &[INFLUENCE, L, Provisions(1)]),
    outsider(Thief, Byzantine, &[INFLUENCE, X]),
    outsider(Thief, Viking, &[INFLUENCE, Tax(2)]),
    outsider(Traitor, Byzantine, &[INFLUENCE, DestroyDebt]),
    outsider(Traitor, Viking, &[INFLUENCE, X]),
    outsider(Vigilante, Saracen, &[INFLUENCE, C, DestroyDebt]),
    outsider(Vigilante, Viking, &[INFLUENCE, DestroyDebt]),
    outsider(Warrior, Byzantine, &[INFLUENCE, Provisions(2)]),
    outsider(Warrior, Saracen, &[INFLUENCE, C]),
];

card_id! {
    /// An Outsider by its place in [`OUTSIDERS`].
    pub struct OutsiderId(pub u8);
    fn card() -> Outsider = OUTSIDERS;
}
