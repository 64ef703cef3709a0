//! The three skills of Apprentices, which Buildings ask for.

use crate::engine::named;
use serde::{Deserialize, Serialize};

named! {
    /// A skill.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Skill {
        /// The axe.
        Carpentry = "carpentry",
        /// The trowel.
        Tiling = "tiling",
        /// The hammer.
        Masonry = "masonry",
    }
}

/// A set of skills.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Skills(u8);

impl Skills {
    /// No skill.
    pub const NONE: Self = Self(0);

    /// These skills.
    pub const fn of(skills: &[Skill]) -> Self {
        let mut set = Self::NONE;
        let mut place = 0;
        while place < skills.len() {
            set.0 |= 1 << skills[place] as u8;
            place += 1;
        }
        set
    }

    /// Whether a skill is among them.
    pub const fn has(self, skill: Skill) -> bool {
        self.0 >> skill as u8 & 1 == 1
    }

    /// These and others.
    #[must_use]
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Those of these that are not among others.
    #[must_use]
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The skills, in the order of [`Skill::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Skill> {
        Skill::ALL.into_iter().filter(move |skill| self.has(*skill))
    }
}
