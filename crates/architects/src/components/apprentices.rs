//! The Apprentices: 40, the three of the promo cards, and those of the co-op scenario.

use super::Skill::{Carpentry as C, Masonry as M, Tiling as T};
use super::{Cost, Location, Skill, Thing, Trade};
use engine::{card, card_id};
use kernel::Set;
use kernel::grammar::Noun;
use serde::{Deserialize, Serialize};

card! {
    /// An Apprentice card.
    pub struct Apprentice = apprentice {
        /// Key of the card in records, unique.
        key: &'static str,
        /// Name on the card. Several cards share it.
        title: Noun,
        /// Skills of the Apprentice, in the order of [`Skill::ALL`].
        skills: &'static [Skill],
        /// Virtue gained on hiring, or lost if negative.
        virtue: i8,
        /// Ability of the Apprentice.
        ability: Ability,
    }
}

/// The ability of an Apprentice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// No ability.
    None,
    /// Gains this many of a thing on an occasion.
    Gains(Occasion, Thing, u8),
    /// Adds a trade at the King's Storehouse.
    Trade(Trade),
    /// Makes something easier by this amount.
    Eases(Ease, u8),
    /// Allows Donations after an action.
    Donates(Calling),
}

/// A side of the cards of the co-op scenario. It sets the action after which Donations are allowed, and their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Calling {
    /// Allows [`MARKET_DONATIONS`] after an action at the Black Market.
    Scoundrel,
    /// Allows one for each own level of the Cathedral, after an action at the Guildhall.
    Clergyman,
}

impl Calling {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::Scoundrel, Self::Clergyman];
}

/// Donations that a Scoundrel allows after an action at the Black Market.
pub const MARKET_DONATIONS: u8 = 2;

/// An event that triggers an Apprentice's gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// The action at the Quarry.
    Quarry,
    /// The action at the Forest.
    Forest,
    /// The action at the Mines, for Clay or for Gold.
    Mines,
    /// The action at the Silversmith.
    Silversmith,
    /// The action at the Tax Stand.
    TaxStand,
    /// An action at the Black Market.
    Market,
    /// An advance on the Cathedral.
    Advance,
    /// A Debt is paid.
    DebtPaid,
    /// Captured Workers are imprisoned.
    Imprison,
    /// A Black Market reset.
    Reset,
    /// A Black Market reset with no own Worker in the Prison.
    ResetUnjailed,
}

impl Occasion {
    /// The Apprentices that gain something on this occasion.
    pub const fn apprentices(self) -> Set {
        SETS.gaining[self as usize]
    }

    /// The occasion of the action at a location, if it has one.
    pub const fn at(location: Location) -> Option<Self> {
        match location {
            Location::Quarry => Some(Self::Quarry),
            Location::Forest => Some(Self::Forest),
            Location::Mines => Some(Self::Mines),
            Location::Silversmith => Some(Self::Silversmith),
            Location::TaxStand => Some(Self::TaxStand),
            Location::MarketLeft | Location::MarketMiddle | Location::MarketRight => Some(Self::Market),
            _ => None,
        }
    }
}

/// A rule that an Apprentice makes easier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ease {
    /// The Silver of all captures of an action at the Town Centre together, without its Tax.
    Captures,
    /// The Virtue that an action at the Black Market costs.
    MarketVirtue,
    /// The Silver that an action at the Black Market costs.
    MarketSilver,
    /// The Virtue that the Tax Stand costs.
    TaxStandVirtue,
    /// The number of own Workers that may leave the Prison at a Black Market reset.
    Release,
    /// The number of Workers counted in addition at the King's Storehouse.
    Storehouse,
}

impl Ease {
    /// The Apprentices with this ability.
    pub const fn apprentices(self) -> Set {
        SETS.easing[self as usize]
    }
}

impl Skill {
    /// The Apprentices with this skill.
    pub const fn apprentices(self) -> Set {
        SETS.skilled[self as usize]
    }
}

card_id! {
    /// An Apprentice by its number, from 1.
    pub struct ApprenticeId(u8);
    fn card() -> Apprentice = APPRENTICES from 1 by key;
}

/// Number of Apprentices without the promo cards, which follow in the table.
pub const BASE_APPRENTICES: usize = 40;
/// Number of Apprentices in the pile, promo cards included. The cards of the co-op scenario follow in the table.
pub const ALL_APPRENTICES: usize = 43;
/// Number of cards with a Scoundrel and a Clergyman on their sides.
pub const CALLING_CARDS: usize = 6;

impl ApprenticeId {
    /// The Scoundrel and the Clergyman on the sides of a card of the co-op scenario, by its number from 0.
    pub fn sides(card: u8) -> impl Iterator<Item = Self> {
        let first = ALL_APPRENTICES + 2 * usize::from(card);
        (first..first + 2).filter_map(Self::at)
    }

    /// The number from 0 of the co-op card that it is a side of, if any.
    pub const fn calling_card(self) -> Option<u8> {
        match self.index().checked_sub(ALL_APPRENTICES) {
            Some(side) => Some((side / 2) as u8),
            None => None,
        }
    }

    /// Returns true when it allows Donations after an action of this calling.
    pub fn donates(self, calling: Calling) -> bool {
        self.card().ability == Ability::Donates(calling)
    }
}

const fn on(occasion: Occasion, thing: Thing, count: u8) -> Ability {
    Ability::Gains(occasion, thing, count)
}

const fn eases(ease: Ease, by: u8) -> Ability {
    Ability::Eases(ease, by)
}

const fn trade(pays: Thing, paid: u8, gains: Thing, count: u8) -> Ability {
    Ability::Trade(Trade { cost: Cost::of(pays, paid), gains, count })
}

use Occasion::{
    Advance, DebtPaid, Forest, Imprison, Market, Mines, Quarry, Reset, ResetUnjailed, Silversmith, TaxStand,
};
use Thing::{Clay, Gold, Marble, Plan, Silver, Stone, Virtue, Wood};

/// The Apprentices by number: skills, Virtue, ability.
#[rustfmt::skip]
pub const APPRENTICES: [Apprentice; ALL_APPRENTICES + 2 * CALLING_CARDS] = [
    apprentice("acolyte-1", noun!("Acolyte"), &[C], 1, on(Advance, Plan, 1)),
    apprentice("acolyte-2", noun!("Acolyte"), &[T], 1, on(Advance, Clay, 2)),
    apprentice("acolyte-3", noun!("Acolyte"), &[M], 1, on(Advance, Silver, 2)),
    apprentice("conspirator-4", noun!("Conspirator"), &[C], 0, eases(Ease::Captures, 1)),
    apprentice("conspirator-5", noun!("Conspirator"), &[C], 0, eases(Ease::Captures, 1)),
    apprentice("debt-collector-6", noun!("Debt Collector"), &[T], 0, on(DebtPaid, Clay, 2)),
    apprentice("debt-collector-7", noun!("Debt Collector"), &[M], 0, on(DebtPaid, Stone, 2)),
    apprentice("debt-collector-8", noun!("Debt Collector"), &[C], 0, on(DebtPaid, Wood, 2)),
    apprentice("gatekeeper", noun!("Gatekeeper"), &[M], -1, eases(Ease::Release, 2)),
    apprentice("illusionist", noun!("Illusionist"), &[C], -1, eases(Ease::MarketVirtue, 1)),
    apprentice("jeweller-11", noun!("Jeweller"), &[T], 0, on(Silversmith, Silver, 1)),
    apprentice("jeweller-12", noun!("Jeweller"), &[T], 0, on(Silversmith, Silver, 1)),
    apprentice("labourer", noun!("Labourer", "Labourer"; "Architects"), &[C, T, M], 0, Ability::None),
    apprentice("merchant-14", noun!("Merchant"), &[T], 0, trade(Silver, 1, Clay, 3)),
    apprentice("merchant-15", noun!("Merchant"), &[M], 0, trade(Silver, 2, Gold, 1)),
    apprentice("merchant-16", noun!("Merchant"), &[T], 0, trade(Silver, 3, Marble, 1)),
    apprentice("merchant-17", noun!("Merchant"), &[M], 0, trade(Silver, 1, Stone, 2)),
    apprentice("merchant-18", noun!("Merchant"), &[C], 0, trade(Silver, 1, Wood, 2)),
    apprentice("miner-19", noun!("Miner"), &[T], 0, on(Mines, Clay, 1)),
    apprentice("miner-20", noun!("Miner"), &[T], 0, on(Mines, Clay, 1)),
    apprentice("patron-21", noun!("Patron"), &[T], 0, trade(Clay, 1, Virtue, 1)),
    apprentice("patron-22", noun!("Patron"), &[M], 0, trade(Silver, 2, Virtue, 1)),
    apprentice("patron-23", noun!("Patron"), &[M], 0, trade(Stone, 1, Virtue, 1)),
    apprentice("patron-24", noun!("Patron"), &[C], 0, trade(Wood, 1, Virtue, 1)),
    apprentice("pickpocket", noun!("Pickpocket"), &[T], -1, on(TaxStand, Gold, 1)),
    apprentice("squire-26", noun!("Squire"), &[T], 1, on(ResetUnjailed, Gold, 1)),
    apprentice("squire-27", noun!("Squire"), &[M], 1, on(ResetUnjailed, Marble, 1)),
    apprentice("squire-28", noun!("Squire"), &[C], 1, on(ResetUnjailed, Virtue, 2)),
    apprentice("stonecutter-29", noun!("Stonecutter"), &[M], 0, on(Quarry, Stone, 1)),
    apprentice("stonecutter-30", noun!("Stonecutter"), &[M], 0, on(Quarry, Stone, 1)),
    apprentice("swindler-31", noun!("Swindler"), &[T], -1, on(Market, Clay, 2)),
    apprentice("swindler-32", noun!("Swindler"), &[M], -1, on(Market, Stone, 1)),
    apprentice("swindler-33", noun!("Swindler"), &[C], -1, on(Market, Wood, 1)),
    apprentice("thief", noun!("Thief"), &[C], 0, eases(Ease::TaxStandVirtue, 1)),
    apprentice("trader-35", noun!("Trader"), &[T], 0, trade(Clay, 3, Marble, 1)),
    apprentice("trader-36", noun!("Trader"), &[M], 0, trade(Stone, 2, Marble, 1)),
    apprentice("trader-37", noun!("Trader"), &[C], 0, trade(Wood, 2, Marble, 1)),
    apprentice("trickster", noun!("Trickster"), &[M], -1, eases(Ease::MarketSilver, 1)),
    apprentice("woodcutter-39", noun!("Woodcutter"), &[C], 0, on(Forest, Wood, 1)),
    apprentice("woodcutter-40", noun!("Woodcutter"), &[C], 0, on(Forest, Wood, 1)),

    apprentice("enforcer", noun!("Enforcer"), &[T], 0, on(Imprison, Gold, 1)),
    apprentice("overseer", noun!("Overseer"), &[M], 0, eases(Ease::Storehouse, 1)),
    apprentice("peddler", noun!("Peddler"), &[C], -1, on(Reset, Silver, 2)),

    // INFERRED: skills and Virtue of these.
    scoundrel("scoundrel-1", &[C]), clergyman("clergyman-1", &[C]),
    scoundrel("scoundrel-2", &[C]), clergyman("clergyman-2", &[C]),
    scoundrel("scoundrel-3", &[T]), clergyman("clergyman-3", &[T]),
    scoundrel("scoundrel-4", &[T]), clergyman("clergyman-4", &[T]),
    scoundrel("scoundrel-5", &[M]), clergyman("clergyman-5", &[M]),
    scoundrel("scoundrel-6", &[M]), clergyman("clergyman-6", &[M]),
];

const fn scoundrel(key: &'static str, skills: &'static [Skill]) -> Apprentice {
    apprentice(key, noun!("Scoundrel"), skills, -1, Ability::Donates(Calling::Scoundrel))
}

const fn clergyman(key: &'static str, skills: &'static [Skill]) -> Apprentice {
    apprentice(key, noun!("Clergyman", "Clergymen"), skills, 1, Ability::Donates(Calling::Clergyman))
}

/// The Apprentices by occasion, by ease and by skill. Computed once, because each turn reads them many times.
struct Sets {
    gaining: [Set; 11],
    easing: [Set; 6],
    skilled: [Set; Skill::ALL.len()],
}

const SETS: Sets = {
    let none = Set::EMPTY;
    let mut sets = Sets { gaining: [none; 11], easing: [none; 6], skilled: [none; Skill::ALL.len()] };
    let mut place = 0;
    while place < APPRENTICES.len() {
        let card = &APPRENTICES[place];
        match card.ability {
            Ability::Gains(occasion, ..) => sets.gaining[occasion as usize].insert(place),
            Ability::Eases(ease, _) => sets.easing[ease as usize].insert(place),
            Ability::Trade(_) | Ability::Donates(_) | Ability::None => {}
        }
        let mut skill = 0;
        while skill < card.skills.len() {
            sets.skilled[card.skills[skill] as usize].insert(place);
            skill += 1;
        }
        place += 1;
    }
    sets
};
