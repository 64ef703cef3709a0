//! The solo opponents: their boards and the Scheme cards.

use super::Effect::{Any, Debt, Deed, Dismiss, Flip, FlipDebt, FlipDeed, FutureScheme, Virtue};
use super::Icon::{Builder as B, Cleric as C, Criminal as X, Noble as N};
use super::PrimaryAction::{Construct, PlaceWorkers, Transcribe};
use super::Resource::{Gold, Ink, Stone};
use super::{BuildingKind, Effect, Icon, Icons, PrimaryAction, Resource};
use engine::{card_id, named};
use serde::{Deserialize, Serialize};

/// Attempt of a Scheme card. The first one that can be done is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// A primary action.
    Act(PrimaryAction),
    /// The opponent's focus.
    Focus,
    /// Effects, which can always be done.
    Gain(&'static [Effect]),
}

/// A Scheme card, read from top to bottom.
#[derive(Clone, Copy, Debug)]
pub struct Scheme {
    /// Icons at its head.
    pub icons: Icons,
    /// Effects before the Viscount moves. On a card with a Criminal, one Corruption per Criminal on the board comes
    /// first.
    pub effects: &'static [Effect],
    /// Number of spaces that the Viscount moves.
    pub steps: u8,
    /// Attempts at its foot, in order.
    pub attempts: &'static [Attempt],
}

card_id! {
    /// A Scheme card by its place in [`SCHEMES`].
    pub struct SchemeId(u8);
    fn card() -> Scheme = SCHEMES;
}

impl SchemeId {
    /// True for a Future Scheme.
    pub const fn is_future(self) -> bool {
        self.index() >= STARTING_SCHEMES
    }
}

/// Number of Starting Schemes. The Future Schemes follow them.
pub const STARTING_SCHEMES: usize = 8;

const fn scheme(icons: &'static [Icon], effects: &'static [Effect], steps: u8, attempts: &'static [Attempt]) -> Scheme {
    Scheme { icons: Icons::of(icons), effects, steps, attempts }
}

use Attempt::{Act, Focus, Gain};
const DEBT_AND_DEED: Attempt = Gain(&[Deed(1), Debt(1)]);
const DEBT_FOR_DEED: Attempt = Gain(&[Debt(1), FlipDeed]);
const DEED_FOR_DEBT: Attempt = Gain(&[Deed(1), FlipDebt]);
const FLIP_AND_VIRTUE: Attempt = Gain(&[Flip(1), Virtue(1)]);

/// The Starting Schemes, then the Future Schemes.
#[rustfmt::skip]
pub const SCHEMES: [Scheme; 16] = [
    scheme(&[B, N], &[Any(1)], 1, &[Act(Construct), Focus, DEBT_FOR_DEED]),
    scheme(&[N, C], &[Any(1)], 1, &[Act(PlaceWorkers), Focus, DEBT_FOR_DEED]), // INFERRED
    scheme(&[C, B], &[Any(1)], 1, &[Act(Transcribe), Focus, DEBT_FOR_DEED]), // INFERRED
    scheme(&[N], &[Dismiss], 2, &[Act(PlaceWorkers), FLIP_AND_VIRTUE]),
    scheme(&[B], &[Dismiss], 2, &[Act(Construct), FLIP_AND_VIRTUE]), // INFERRED
    scheme(&[C], &[Dismiss], 2, &[Act(Transcribe), FLIP_AND_VIRTUE]), // INFERRED
    scheme(&[X], &[FutureScheme], 1, &[Focus, DEED_FOR_DEBT]),
    scheme(&[X], &[FutureScheme], 3, &[Focus, DEBT_FOR_DEED]), // INFERRED

    scheme(&[C], &[Virtue(1), Dismiss], 4, &[Act(Transcribe), Act(PlaceWorkers), DEBT_AND_DEED]),
    scheme(&[N], &[Virtue(1), Dismiss], 4, &[Act(PlaceWorkers), Act(Construct), DEBT_AND_DEED]), // INFERRED
    scheme(&[B], &[Virtue(1), Dismiss], 4, &[Act(Construct), Act(Transcribe), DEBT_AND_DEED]), // INFERRED
    scheme(&[C, B], &[Any(2)], 2, &[Act(Construct), Focus, DEBT_FOR_DEED]),
    scheme(&[B, N], &[Any(2)], 2, &[Act(PlaceWorkers), Focus, DEBT_FOR_DEED]), // INFERRED
    scheme(&[N, C], &[Any(2)], 2, &[Act(Transcribe), Focus, DEBT_FOR_DEED]), // INFERRED
    scheme(&[X], &[FutureScheme, Any(1)], 3, &[Focus, DEED_FOR_DEBT]), // INFERRED
    scheme(&[X, X], &[Any(2)], 1, &[Focus, DEED_FOR_DEBT]), // INFERRED
];

named! {
    /// One of the four solo opponents.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum OpponentKind {
        /// Transcribes Manuscripts.
        #[default]
        Cleric = "solo-cleric",
        /// Constructs Buildings.
        Builder = "solo-builder",
        /// Places Workers.
        Noble = "solo-noble",
        /// Flips Debts and Deeds.
        Card = "solo-card",
    }
}

impl OpponentKind {
    /// Its board.
    pub const fn board(self) -> &'static OpponentBoard {
        &OPPONENT_BOARDS[self as usize]
    }
}

/// Focus of a solo opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FocusKind {
    /// A primary action.
    Act(PrimaryAction),
    /// Flipping a Debt or a Deed.
    Flip,
}

/// The board of a solo opponent.
#[derive(Clone, Copy, Debug)]
pub struct OpponentBoard {
    /// Its focus.
    pub focus: FocusKind,
    /// Resources that it takes, each up to an amount: the first, then the second, then the third.
    /// `None`: all resources are the same to it, and any of them pays for any action.
    pub resources: Option<[(Resource, u8); 3]>,
    /// The icons that its three Guildhalls reveal.
    pub guildhalls: [Icon; 3],
    /// The icons printed in its card spaces, left to right.
    pub printed: [&'static [Icon]; 3],
    /// Effects at the start.
    pub start: &'static [Effect],
    /// Schemes left out, by index in [`SCHEMES`].
    pub removed: &'static [usize],
}

/// No limit, for the last resource that an opponent takes.
const ALWAYS: u8 = u8::MAX;

/// The boards, in the order of [`OpponentKind::ALL`]. The first is confirmed. Of the second, the focus, the resource
/// order and the first Guildhall are confirmed.
/// INFERRED: the rest of the Builder's, all of the Noble's, and the Card's except its focus and resources.
pub const OPPONENT_BOARDS: [OpponentBoard; 4] = [
    OpponentBoard {
        focus: FocusKind::Act(Transcribe),
        resources: Some([(Ink, 6), (Stone, 4), (Gold, ALWAYS)]),
        guildhalls: [C, B, N],
        printed: [&[], &[N], &[B, C]],
        start: &[
            Effect::Gain(Ink, 1),
            Effect::Gain(Stone, 1),
            Deed(1),
            Debt(1),
            Effect::BuildHere(BuildingKind::Guildhall),
        ],
        removed: &[3, 12, 9],
    },
    OpponentBoard {
        focus: FocusKind::Act(Construct),
        resources: Some([(Stone, 6), (Gold, 4), (Ink, ALWAYS)]),
        guildhalls: [B, N, C],
        printed: [&[], &[C], &[N, B]],
        start: &[
            Effect::Gain(Stone, 1),
            Effect::Gain(Gold, 1),
            Deed(1),
            Debt(1),
            Effect::BuildHere(BuildingKind::Guildhall),
        ],
        removed: &[5, 13, 8],
    },
    OpponentBoard {
        focus: FocusKind::Act(PlaceWorkers),
        resources: Some([(Gold, 6), (Ink, 4), (Stone, ALWAYS)]),
        guildhalls: [N, C, B],
        printed: [&[], &[B], &[C, N]],
        start: &[
            Effect::Gain(Gold, 1),
            Effect::Gain(Ink, 1),
            Deed(1),
            Debt(1),
            Effect::BuildHere(BuildingKind::Guildhall),
        ],
        removed: &[4, 11, 10],
    },
    OpponentBoard {
        focus: FocusKind::Flip,
        resources: None,
        guildhalls: [B, N, C],
        printed: [&[], &[X], &[B, N]],
        start: &[Any(2), Deed(2), Debt(2), Effect::BuildHere(BuildingKind::TradingPost)],
        removed: &[8, 9, 10],
    },
];

/// Kinds of Buildings in the order of a solo opponent's board, from the left.
pub const OPPONENT_BUILDINGS: [BuildingKind; 3] =
    [BuildingKind::Guildhall, BuildingKind::TradingPost, BuildingKind::Workshop];

/// Effects of a solo opponent's collision, by position of the track from 1.
pub const OPPONENT_TRACK: [&[Effect]; 7] = [
    &[Deed(3)],
    &[Deed(2)],
    &[Any(1), Deed(1)],
    &[Any(1), Deed(1), Debt(1)],
    &[Any(1), Debt(1)],
    &[Any(1), Debt(2)],
    &[Any(2), Debt(3)],
];

/// Victory points of each resource that a solo opponent has left.
pub const LEFTOVER_POINTS: i32 = 1;
