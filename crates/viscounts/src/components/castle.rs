//! The Castle: five sections of two tiers around a third.

use super::Effect::{Any, CastleMove, Destroy, Flip, FreeHire, Gain, Silver, Virtue};
use super::Resource::{Gold, Ink, Stone};
use super::{Effect, EffectTree};
use serde::{Deserialize, Serialize};

/// Number of sections.
pub const SECTIONS: usize = 5;

/// A section of the Castle, by its place in [`SECOND_TIER`]. The next number is the next section clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Section(u8);

impl Section {
    /// The section with a number. Numbers beyond the last wrap around.
    pub const fn around(number: usize) -> Self {
        Self((number % SECTIONS) as u8)
    }

    /// Index in arrays with one entry per section.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All sections clockwise, from the first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SECTIONS).map(Self::around)
    }

    /// The next section clockwise.
    #[must_use]
    pub const fn clockwise(self) -> Self {
        Self::around(self.index() + 1)
    }

    /// The next section counter-clockwise.
    #[must_use]
    pub const fn counter_clockwise(self) -> Self {
        Self::around(self.index() + SECTIONS - 1)
    }

    /// Reward for moving a Worker into its second tier.
    pub const fn reward(self) -> EffectTree {
        SECOND_TIER[self.index()]
    }
}

impl From<Section> for u8 {
    fn from(section: Section) -> Self {
        section.0
    }
}

impl TryFrom<u8> for Section {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if (number as usize) < SECTIONS { Ok(Self(number)) } else { Err("no such section") }
    }
}

/// A tier of a section from which Workers can be bumped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tier {
    /// The outer one.
    #[default]
    First,
    /// The inner one.
    Second,
}

impl Tier {
    /// From the outside in.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// Effects that the owner of a Worker bumped off this tier gains.
    pub const fn bumped(self) -> &'static [Effect] {
        match self {
            Self::First => &[Silver(2)],
            Self::Second => &[Virtue(1), Any(1)],
        }
    }
}

/// Largest number of Workers that stay in a section, and the number of one colour that moves on.
pub const FULL: u8 = 3;

/// Rewards for moving a Worker into the second tier, by section, clockwise.
pub const SECOND_TIER: [EffectTree; SECTIONS] = [
    EffectTree::All(&[Gain(Ink, 1), Gain(Stone, 1)]),
    EffectTree::All(&[Flip(1)]),
    EffectTree::OneOf(&[&[Gain(Gold, 1)], &[CastleMove]]),
    EffectTree::OneOf(&[&[FreeHire(1)], &[Destroy(1)]]),
    EffectTree::All(&[Virtue(2)]),
];

/// Effect of moving a Worker into the third tier.
pub const THIRD_TIER: Effect = Any(1);

/// Victory points for each Worker, by tier.
pub const TIER_POINTS: [i32; 3] = [1, 2, 3];

/// Victory points of the Castle Leader card.
pub const LEADER_POINTS: i32 = 5;
