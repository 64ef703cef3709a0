//! The things of the game: one row each for all that is gained, lost, paid or counted.

use engine::named;
use lang::Noun;
use serde::{Deserialize, Serialize};
use ui::{ChangeKind, Meaning, ResourceInfo, SentenceForm};

named! {
    /// Something that can be gained, lost, paid or counted. The first six are the goods that a player holds.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Thing {
        /// Silver.
        #[default]
        Silver = "silver",
        /// Clay.
        Clay = "clay",
        /// Wood.
        Wood = "wood",
        /// Stone.
        Stone = "stone",
        /// Gold.
        Gold = "gold",
        /// Marble.
        Marble = "marble",
        /// A step on the Virtue track.
        Virtue = "virtue",
        /// An unpaid Debt.
        Debt = "debt",
        /// A paid Debt. It was an unpaid one before.
        PaidDebt = "paid-debt",
        /// Silver that a player pays to the Tax Stand or takes from it.
        Tax = "tax",
        /// A Building card in hand.
        Plan = "plan",
        /// The resource gathered by a solo opponent.
        Stock = "stock",
        /// An own Worker that returns to its player board.
        Worker = "worker",
        /// A captured Worker on the captor's player board.
        Captive = "captive",
        /// An Apprentice on the player board.
        Apprentice = "apprentice",
        /// A constructed Building.
        Building = "building",
        /// A level of the Cathedral.
        Level = "level",
        /// A Black Market reset.
        Reset = "reset",
        /// The approaching end of the game.
        End = "end",
        /// A met Demand of the Overlord.
        Demand = "demand",
        /// An Event that was not revealed.
        Event = "event",
    }
}

/// Number of goods: Silver, then the five resources.
pub const GOODS: usize = 6;

impl Thing {
    /// The goods, in the order of state arrays.
    pub const GOODS: [Self; GOODS] = [Self::Silver, Self::Clay, Self::Wood, Self::Stone, Self::Gold, Self::Marble];

    /// Its row in the table.
    pub const fn row(self) -> &'static ResourceInfo {
        &THINGS[self as usize]
    }

    /// The index of a good in an array with one cell per good. None for other things.
    pub const fn good(self) -> Option<usize> {
        if (self as usize) < GOODS { Some(self as usize) } else { None }
    }
}

impl ui::Thing for Thing {
    fn row(self) -> &'static ResourceInfo {
        Self::row(self)
    }
}

/// The rows, in the order of [`Thing::ALL`].
#[rustfmt::skip]
const THINGS: [ResourceInfo; Thing::ALL.len()] = [
    ResourceInfo::of(noun!("Silver", "Silver"), "silver").at("held:silver"),
    ResourceInfo::of(noun!("Clay", "Clay"), "clay").at("held:clay"),
    ResourceInfo::of(noun!("Wood", "Wood"), "wood").at("held:wood"),
    ResourceInfo::of(noun!("Stone", "Stone"), "stone").at("held:stone"),
    ResourceInfo::of(noun!("Gold", "Gold"), "gold").at("held:gold"),
    ResourceInfo::of(noun!("Marble", "Marble"), "marble").at("held:marble"),
    ResourceInfo::of(noun!("Virtue", "Virtue"), "virtue").at("virtue").single().most(super::MOST_VIRTUE as u16)
        .taken(noun!("Virtue lost", "Virtue lost"), "virtue"),
    ResourceInfo::of(noun!("Debt", "Debts"), "debt-unpaid").at("held:debt").burden().points(super::DEBT_POINTS)
        .taken(noun!("Debt destroyed", "Debts destroyed"), "destroy-debt")
        .worded(ChangeKind::Gained, SentenceForm::Together(text!("[{0} takes|You take] {1}."))),
    ResourceInfo::of(noun!("paid Debt", "paid Debts"), "debt-paid").at("held:paid-debt"),
    ResourceInfo::of(noun!("Tax", "Tax"), "tax").at("place:tax-stand")
        .fact(Noun::alike(text!("Silver on the Tax Stand")), "place:tax-stand", Meaning::Left(0)),
    ResourceInfo::of(noun!("plan", "plans"), "plan-draw").at("hand")
        .worded(ChangeKind::Gained, SentenceForm::Together(text!("[{0} draws|You draw] {1}."))),
    ResourceInfo::of(noun!("Stock", "Stock"), "coin-card").at("stock"),
    ResourceInfo::of(noun!("Worker", "Workers"), "worker-disc").at("workers").most(super::WORKERS as u16),
    ResourceInfo::of(noun!("captured Worker", "captured Workers"), "capture").at("captured"),
    ResourceInfo::of(noun!("Apprentice", "Apprentices"), "apprentice").at("apprentices").most((super::MOST_APPRENTICES + super::MORE_APPRENTICES) as u16)
        .given(noun!("Apprentice hired for free", "Apprentices hired for free"), "apprentice")
        .taken(noun!("Apprentice dismissed", "Apprentices dismissed"), "apprentice"),
    ResourceInfo::of(noun!("Building", "Buildings"), "building").at("buildings"),
    ResourceInfo::of(noun!("Cathedral level", "Cathedral levels"), "loc-cathedral").at("cathedral").single().most(super::LEVELS as u16),
    ResourceInfo::of(noun!("Black Market reset", "Black Market resets"), "market-reset").at("place:market").warns(),
    ResourceInfo::of(Noun::alike(text!("end of the game after one more turn each")), "bell").at("place:guildhall").warns()
        .fact(Noun::alike(text!("spaces left in the Guildhall")), "place:guildhall", Meaning::Left(2)),
    ResourceInfo::of(noun!("Demand", "Demands"), "demand").at("demands"),
    ResourceInfo::of(noun!("Event", "Events"), "event").at("events"),
];
