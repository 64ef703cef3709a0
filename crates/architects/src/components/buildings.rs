//! The Buildings: 40, and the three of the promo cards.

use super::Effect::{
    BuildAgain, Captures, DestroyDebt, Dismiss, EveryoneGains, FreeHeld, FreeHire, Gain, LeavePrison, PerVirtue,
    PrisonersLose, SellPlan,
};
use super::Skill::{Carpentry as C, Masonry as M, Tiling as T};
use super::{Cost, Effect, EffectTree, Skill, Thing};
use engine::card_id;
use kernel::grammar::Noun;

/// A Building card. In hand it is a plan.
#[derive(Clone, Copy, Debug)]
pub struct Building {
    /// Key of the card in records, unique.
    pub key: &'static str,
    /// Name on the card.
    pub title: Noun,
    /// Skills required of the builder's Apprentices, in the order of [`Skill::ALL`].
    pub skills: &'static [Skill],
    /// Price of the construction.
    pub cost: Cost,
    /// Printed victory points.
    pub points: u8,
    /// Virtue that the builder gains, or loses if negative.
    pub virtue: i8,
    /// Effect of the Building.
    pub does: Does,
}

/// The effect of a Building.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Does {
    /// Applied once, on construction.
    Now(EffectTree),
    /// Applied at the end of the game.
    End(End),
}

/// The effect of a Building at the end of the game, before or during the count of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// One point per this many of the counted items.
    Points(Counted, u8),
    /// One Virtue per this many of the counted items.
    Virtue(Counted, u8),
    /// Points for strictly the most of a good.
    Most(Thing, u8),
    /// Points for standing strictly highest on the Cathedral.
    HighestPoints(u8),
    /// Virtue for standing strictly highest on the Cathedral.
    HighestVirtue(u8),
    /// Change of the points of each own unpaid Debt.
    PerDebt(i8),
    /// Points for having no unpaid Debt.
    NoDebt(u8),
    /// Virtue lost.
    LoseVirtue(u8),
}

/// The items counted at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Constructed Buildings, including the one that counts.
    Buildings,
    /// Own Apprentices with a skill.
    Apprentices(Skill),
    /// Captured Workers on the own player board.
    Captives,
    /// Virtue.
    Virtue,
    /// Own paid Debts.
    PaidDebts,
    /// A good.
    Good(Thing),
    /// Stone, Wood and Clay together.
    Rough,
}

card_id! {
    /// A Building by its number, from 1.
    pub struct BuildingId(u8);
    fn card() -> Building = BUILDINGS from 1 by key;
}

/// Number of Buildings without the promo cards, which follow in the table.
pub const BASE_BUILDINGS: usize = 40;
/// Number of Buildings with the promo cards.
pub const ALL_BUILDINGS: usize = 43;

const fn now(effects: &'static [Effect]) -> Does {
    Does::Now(EffectTree::All(effects))
}

const fn either(options: &'static [&'static [Effect]]) -> Does {
    Does::Now(EffectTree::OneOf(options))
}

const fn end(end: End) -> Does {
    Does::End(end)
}

const fn building(
    key: &'static str,
    title: Noun,
    skills: &'static [Skill],
    cost: [u8; 5],
    points: u8,
    virtue: i8,
    does: Does,
) -> Building {
    let [clay, wood, stone, gold, marble] = cost;
    let cost = Cost::resources(clay, wood, stone, gold, marble);
    Building { key, title, skills, cost, points, virtue, does }
}

use Counted::{Apprentices, Buildings, Captives, Good, PaidDebts, Rough, Virtue};
use End::{HighestPoints, HighestVirtue, LoseVirtue, Most, NoDebt, PerDebt, Points};

/// The Buildings by number: skills, the cost in Clay, Wood, Stone, Gold and Marble, points, Virtue, and the effect.
#[rustfmt::skip]
pub const BUILDINGS: [Building; ALL_BUILDINGS] = [
    building("smithy", noun!("Smithy"), &[], [4, 2, 0, 0, 0], 3, 0, now(&[Gain(Thing::Stone, 4)])),
    building("steeple", noun!("Steeple"), &[], [0, 2, 0, 2, 0], 4, 1, end(HighestPoints(2))),
    building("stone-market", noun!("Stone Market"), &[M], [2, 0, 4, 0, 1], 7, 0, end(Most(Thing::Stone, 2))),
    building("tavern", noun!("Tavern"), &[C], [0, 3, 2, 1, 0], 6, 0, now(&[FreeHire])),
    building("thieves-den", noun!("Thieves’ Den"), &[M], [1, 2, 3, 0, 0], 8, -2, now(&[Gain(Thing::Silver, 4)])),
    building("tilers-hut", noun!("Tiler’s Hut"), &[], [2, 1, 2, 0, 0], 5, 0, end(Points(Apprentices(T), 1))),
    building("trading-post", noun!("Trading Post"), &[M], [0, 1, 3, 2, 0], 7, 0, end(End::Virtue(Rough, 4))),
    building("treasury", noun!("Treasury"), &[T], [0, 1, 3, 1, 0], 6, 0, either(&[&[Gain(Thing::Gold, 1)], &[Gain(Thing::Silver, 3)]])),
    building("university", noun!("University"), &[C, T, M], [4, 2, 3, 0, 2], 11, 1, end(NoDebt(2))),
    building("watchtower", noun!("Watchtower"), &[C, T, M], [3, 4, 0, 1, 1], 11, -1, now(&[PrisonersLose(1)])),
    building("well", noun!("Well"), &[], [0, 2, 2, 0, 0], 3, 0, now(&[Gain(Thing::Clay, 4)])),
    building("wood-market", noun!("Wood Market"), &[C], [2, 4, 0, 1, 0], 7, 0, end(Most(Thing::Wood, 2))),
    building("aqueduct", noun!("Aqueduct"), &[], [2, 3, 0, 1, 0], 3, 0, end(Points(Buildings, 1))),
    building("armoury", noun!("Armoury"), &[C, M], [0, 3, 5, 1, 0], 9, 0, now(&[Captures(1)])),
    building("barracks", noun!("Barracks"), &[C, T, M], [2, 6, 0, 2, 0], 10, 0, either(&[&[FreeHeld], &[Captures(1)]])),
    building("betting-house", noun!("Betting House"), &[], [1, 0, 2, 1, 0], 7, -1, now(&[Gain(Thing::Debt, 1)])),
    building("carpenters-hut", noun!("Carpenter’s Hut"), &[], [3, 1, 1, 0, 0], 5, 0, end(Points(Apprentices(C), 1))),
    building("castle", noun!("Castle"), &[C, T, M], [2, 4, 0, 1, 2], 10, 0, end(End::Virtue(Good(Thing::Gold), 2))),
    building("chapel", noun!("Chapel"), &[C], [2, 1, 4, 0, 0], 6, 1, end(HighestVirtue(2))),
    building("church", noun!("Church"), &[], [3, 0, 3, 0, 0], 5, 1, now(&[DestroyDebt])),
    building("clay-market", noun!("Clay Market"), &[T], [3, 0, 2, 1, 0], 6, 0, end(Most(Thing::Clay, 2))),
    building("clay-pit", noun!("Clay Pit"), &[], [4, 1, 0, 0, 0], 3, 0, either(&[&[Gain(Thing::Gold, 1)], &[Gain(Thing::Marble, 1)]])),
    building("drafting-room", noun!("Drafting Room"), &[C, T], [0, 0, 4, 3, 0], 8, 0, now(&[Gain(Thing::Plan, 2)])),
    building("dungeon", noun!("Dungeon"), &[C, T, M], [0, 0, 4, 2, 2], 14, -1, end(LoseVirtue(2))),
    building("factory", noun!("Factory"), &[M], [0, 2, 2, 3, 0], 7, 0, now(&[Gain(Thing::Marble, 2)])),
    building("fortress", noun!("Fortress"), &[C, T, M], [3, 0, 4, 1, 2], 12, -2, now(&[Captures(2)])),
    building("fountain", noun!("Fountain"), &[], [0, 0, 3, 0, 1], 4, 1, end(PerDebt(1))),
    building("gamblers-den", noun!("Gambler’s Den"), &[C, T], [0, 0, 1, 1, 3], 10, -2, end(PerDebt(-1))),
    building("hideout", noun!("Hideout"), &[C, M], [1, 3, 2, 0, 0], 8, -2, now(&[LeavePrison])),
    building("keep", noun!("Keep"), &[C, T, M], [0, 5, 2, 2, 0], 12, -2, end(Points(Captives, 3))),
    building("library", noun!("Library"), &[C, T], [0, 4, 2, 0, 1], 8, 0, now(&[SellPlan(Thing::Gold, 2)])),
    building("lighthouse", noun!("Lighthouse"), &[T], [0, 3, 1, 0, 2], 6, 0, end(Points(Virtue, 4))),
    building("lumber-camp", noun!("Lumber Camp"), &[], [4, 0, 2, 0, 0], 3, 0, now(&[Gain(Thing::Wood, 4)])),
    building("masons-hut", noun!("Mason’s Hut"), &[], [0, 2, 4, 0, 0], 5, 0, end(Points(Apprentices(M), 1))),
    building("moneylender", noun!("Moneylender"), &[M], [4, 2, 0, 1, 0], 5, -1, end(Points(PaidDebts, 1))),
    building("monument", noun!("Monument"), &[T, M], [0, 2, 3, 0, 2], 9, 1, now(&[EveryoneGains(1)])),
    building("observatory", noun!("Observatory"), &[C], [1, 3, 1, 1, 0], 7, 0, end(End::Virtue(Good(Thing::Marble), 2))),
    building("palace", noun!("Palace"), &[T, M], [0, 3, 3, 0, 2], 9, 0, now(&[PerVirtue(Thing::Gold, 4)])),
    building("reservoir", noun!("Reservoir"), &[], [6, 1, 0, 0, 0], 4, 0, end(End::Virtue(PaidDebts, 2))),
    building("silver-market", noun!("Silver Market"), &[T], [0, 2, 0, 1, 1], 6, 0, end(Most(Thing::Silver, 2))),

    building("crane", noun!("Crane"), &[], [0, 3, 1, 0, 0], 3, 0, now(&[BuildAgain])),
    building("graveyard", noun!("Graveyard"), &[C, T, M], [4, 1, 2, 0, 2], 12, -1, now(&[Dismiss])),
    building("museum", noun!("Museum"), &[], [1, 5, 1, 0, 0], 4, 0, end(End::Virtue(Buildings, 2))),
];

impl Does {
    /// The effect at the end of the game, if any.
    pub const fn end(self) -> Option<End> {
        match self {
            Self::End(end) => Some(end),
            Self::Now(_) => None,
        }
    }
}

impl BuildingId {
    /// The effect on construction. Empty for a Building that works at the end.
    pub const fn immediate(self) -> EffectTree {
        match self.card().does {
            Does::Now(reward) => reward,
            Does::End(_) => EffectTree::All(&[]),
        }
    }
}
