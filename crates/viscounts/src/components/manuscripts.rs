//! The 35 Manuscripts, their ribbons and the Cleric Bonus cards.

use super::Effect::{Any, Destroy, Flip, FreeBuilding, FreeHire, FreeManuscript, Gain, Silver, Virtue, Workers};
use super::Icon::{Builder, Cleric, Criminal, Merchant, Noble};
use super::Resource::{Gold, Ink, Stone};
use super::Ribbon::{Black, Blue, Grey, Yellow};
use super::{BuildingKind, Effect, Icon, Icons, Resource};
use engine::card_id;
use serde::{Deserialize, Serialize};

/// The colour of a Manuscript's ribbon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ribbon {
    /// The builders' colour.
    #[default]
    Grey,
    /// The clerics' colour.
    Black,
    /// The nobles' colour.
    Yellow,
    /// The merchants' colour.
    Blue,
}

impl Ribbon {
    /// Every colour.
    pub const ALL: [Self; 4] = [Self::Grey, Self::Black, Self::Yellow, Self::Blue];

    /// The icons that the Cleric Bonus card of this colour gives its owner.
    pub const fn bonus(self) -> Icons {
        match self {
            Self::Grey => const { Icons::of(&[Builder]) },
            Self::Black => const { Icons::of(&[Cleric]) },
            Self::Yellow => const { Icons::of(&[Noble]) },
            Self::Blue => const { Icons::of(&[Merchant, Merchant]) },
        }
    }
}

/// Manuscripts of one colour for its Cleric Bonus card.
pub const BONUS_AT: usize = 3;

/// Victory points of a Cleric Bonus card.
pub const BONUS_POINTS: i32 = 3;

/// Victory points for a set of so many different ribbons.
pub const SET_POINTS: [i32; 5] = [0, 1, 4, 9, 16];

/// Effect of a Manuscript.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    /// Gives these effects at once.
    Immediate(&'static [Effect]),
    /// Gives one victory point at the end for each so many of something, rounded down.
    Points(Counted, u8),
}

/// Quantity that a Manuscript scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// An icon on all own cards, wherever they are, and on the player board.
    Icons(Icon),
    /// Constructed Buildings.
    Buildings,
    /// One resource.
    Resource(Resource),
    /// All resources.
    Resources,
    /// Manuscripts, itself among them.
    Manuscripts,
    /// Flipped Deeds.
    Approved,
    /// Flipped Debts.
    Paid,
}

/// A Manuscript.
#[derive(Clone, Copy, Debug)]
pub struct Manuscript {
    /// Its ribbon.
    pub ribbon: Ribbon,
    /// Clerics to transcribe it.
    pub cost: u8,
    /// Its effect.
    pub script: Script,
}

card_id! {
    /// A Manuscript by its place in [`MANUSCRIPTS`].
    pub struct ManuscriptId(u8);
    fn tile() -> Manuscript = MANUSCRIPTS;
}

const fn now(ribbon: Ribbon, cost: u8, effects: &'static [Effect]) -> Manuscript {
    Manuscript { ribbon, cost, script: Script::Immediate(effects) }
}

const fn points(ribbon: Ribbon, cost: u8, each: u8, counted: Counted) -> Manuscript {
    Manuscript { ribbon, cost, script: Script::Points(counted, each) }
}

/// Number of Manuscripts with a grey back, which start on top of the piles.
pub const GREY_BACKED: usize = 5;

/// Every Manuscript: the grey-backed five, then the others.
/// INFERRED: which five have the grey back.
#[rustfmt::skip]
pub const MANUSCRIPTS: [Manuscript; 35] = [
    now(Grey, 3, &[Virtue(1)]),
    now(Black, 3, &[Flip(1)]),
    now(Yellow, 3, &[Any(1)]),
    now(Blue, 3, &[FreeHire(1)]),
    now(Blue, 3, &[Silver(4)]),

    now(Grey, 3, &[Flip(1)]),
    now(Grey, 4, &[FreeBuilding(BuildingKind::Workshop)]),
    points(Grey, 5, 2, Counted::Resources),
    points(Grey, 6, 1, Counted::Buildings),
    now(Grey, 7, &[FreeBuilding(BuildingKind::Guildhall)]),
    now(Grey, 4, &[Gain(Stone, 2)]), // INFERRED
    points(Grey, 5, 1, Counted::Icons(Builder)), // INFERRED
    now(Grey, 6, &[FreeBuilding(BuildingKind::TradingPost)]), // INFERRED: its cost and ribbon

    now(Black, 4, &[Gain(Ink, 2)]),
    now(Black, 4, &[Virtue(2)]),
    points(Black, 6, 2, Counted::Manuscripts),
    points(Black, 6, 1, Counted::Approved),
    now(Black, 3, &[Destroy(1)]), // INFERRED
    points(Black, 5, 1, Counted::Icons(Cleric)), // INFERRED
    points(Black, 6, 2, Counted::Resource(Ink)), // INFERRED
    now(Black, 7, &[FreeManuscript]), // INFERRED: its cost and ribbon

    now(Yellow, 3, &[Flip(1)]),
    now(Yellow, 4, &[Virtue(2)]),
    points(Yellow, 5, 1, Counted::Icons(Noble)),
    points(Yellow, 6, 2, Counted::Resource(Stone)),
    points(Yellow, 6, 1, Counted::Paid),
    now(Yellow, 4, &[Gain(Gold, 2)]), // INFERRED
    now(Yellow, 5, &[Workers(2)]), // INFERRED: its cost and ribbon
    now(Yellow, 7, &[Workers(4)]), // INFERRED: its cost and ribbon

    now(Blue, 4, &[Any(2)]),
    points(Blue, 5, 2, Counted::Icons(Merchant)),
    points(Blue, 6, 1, Counted::Icons(Criminal)),
    now(Blue, 4, &[FreeHire(2)]), // INFERRED
    points(Blue, 6, 2, Counted::Resource(Gold)), // INFERRED
    now(Blue, 7, &[Flip(3)]), // INFERRED
];
