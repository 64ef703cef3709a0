//! The names of Townsfolk and Outsiders. Their translations are in `keys`.

/// The name of a Townsfolk. Up to three cards share one.
#[allow(missing_docs)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TownsfolkName {
    Abbot,
    Acolyte,
    Architect,
    Conspirator,
    DebtCollector,
    Defender,
    Gatekeeper,
    Missionary,
    Peddler,
    Squire,
    Watchman,
    Aristocrat,
    Swindler,
    Marshal,
    Castellan,
    MasterMason,
    Chaplain,
}

/// The name of an Outsider. Two cards share one; four are Mercenaries.
#[allow(missing_docs)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutsiderName {
    Adventurer,
    Archer,
    Armourer,
    Assassin,
    Barbarian,
    Champion,
    Guardian,
    Hunter,
    Invader,
    Lookout,
    Marauder,
    Mercenary,
    Protector,
    Thief,
    Traitor,
    Vigilante,
    Warrior,
}
