//! The player board: Buildings and what they reveal, the Workers' chart, the track of Virtue and Corruption.

use super::Effect::{Corruption, Debt, Deed, Rearrange, Virtue};
use super::Icon::{Builder, Cleric, Merchant, Noble};
use super::{BuildingKind, Effect, Icon, Icons};
use serde::{Deserialize, Serialize};

/// One of the nine Buildings of a player board: its kind and its slot, from 1 to 3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Building {
    /// Its kind.
    pub kind: BuildingKind,
    /// Its slot from the left, from 1.
    pub slot: u8,
}

impl Building {
    /// All nine, grouped by kind.
    pub fn all() -> impl Iterator<Item = Self> {
        BuildingKind::ALL.into_iter().flat_map(Self::of)
    }

    /// The three of a kind.
    pub fn of(kind: BuildingKind) -> impl Iterator<Item = Self> {
        (1..=3).map(move |slot| Self { kind, slot })
    }

    /// Lasting ability that constructing it reveals.
    pub const fn reveals(self) -> Reveal {
        match (self.kind, self.slot) {
            (BuildingKind::TradingPost, 1) => Reveal::FreeStep,
            (BuildingKind::TradingPost, 2) => Reveal::CheapDismissal,
            (BuildingKind::TradingPost, _) => Reveal::Icons(const { Icons::of(&[Merchant, Merchant]) }),
            (BuildingKind::Guildhall, 1) => Reveal::Icons(const { Icons::of(&[Builder]) }),
            (BuildingKind::Guildhall, 2) => Reveal::Icons(const { Icons::of(&[Noble]) }),
            (BuildingKind::Guildhall, _) => Reveal::Icons(const { Icons::of(&[Cleric]) }),
            (BuildingKind::Workshop, 1) => Reveal::DiscardOnHire,
            (BuildingKind::Workshop, 2) => Reveal::VirtueOnCollision,
            (BuildingKind::Workshop, _) => Reveal::HandLimit,
        }
    }
}

/// Lasting ability of a constructed Building.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reveal {
    /// The Viscount may move one space further for free.
    FreeStep,
    /// Townsfolk cost 1 Silver to dismiss.
    CheapDismissal,
    /// These icons.
    Icons(Icons),
    /// Whenever the owner hires: discard.
    DiscardOnHire,
    /// Whenever any player resolves a collision: a Virtue, without Criminals on the player board.
    VirtueOnCollision,
    /// The hand limit is one higher.
    HandLimit,
}

/// Price of a dismissal with the second Trading Post.
pub const CHEAP_DISMISSAL: u8 = 1;

/// Nobles for placing one, two, three and four Workers.
pub const WORKERS_CHART: [u8; 4] = [1, 3, 5, 8];

/// Workers of each player.
pub const WORKERS: u8 = 20;

/// Base hand limit.
pub const HAND_LIMIT: usize = 3;

/// Smallest number of cards of a player, whatever is destroyed.
pub const LEAST_CARDS: usize = 3;

/// Icons printed in the card spaces, left to right. They count while the space is empty.
pub const START_ICONS: [&[Icon]; 3] = [&[], &[Cleric, Builder, Noble], &[Merchant, Merchant]];

/// Last position of the track. The first is 1.
pub const TRACK_END: u8 = 7;

/// Rewards of a collision on one position of the track.
#[derive(Clone, Copy, Debug)]
pub struct TrackSpace {
    /// Silver for the player.
    pub silver: u8,
    /// Effects for the player.
    pub cards: &'static [Effect],
    /// The other players affected.
    pub others: Others,
    /// Effect on each of them.
    pub gain: Effect,
}

/// The other players that a collision affects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Others {
    /// Every other player.
    All,
    /// Those with a Criminal on the player board.
    WithCriminals,
    /// Those without a Criminal on the player board.
    WithoutCriminals,
}

const fn space(silver: u8, cards: &'static [Effect], others: Others, gain: Effect) -> TrackSpace {
    TrackSpace { silver, cards, others, gain }
}

/// The track of Virtue and Corruption, from position 1.
pub const TRACK: [TrackSpace; TRACK_END as usize] = [
    space(1, &[Deed(3)], Others::WithCriminals, Debt(1)),
    space(1, &[Deed(2)], Others::WithCriminals, Corruption(1)),
    space(1, &[Deed(1)], Others::WithCriminals, Corruption(1)),
    space(2, &[Deed(1), Debt(1)], Others::All, Rearrange),
    space(2, &[Debt(1)], Others::WithoutCriminals, Virtue(1)),
    space(3, &[Debt(2)], Others::WithoutCriminals, Virtue(1)),
    space(4, &[Debt(3)], Others::WithoutCriminals, Deed(1)),
];
