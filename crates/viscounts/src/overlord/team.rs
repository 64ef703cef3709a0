//! What the co-op scenario adds to a state (Tomesaga): the Overlord and his Workers, the players' Workers on the ring, and who
//! holds which Reference card.

use super::super::components::{OVERLORD_WORKERS, Ribbon, SECTIONS, Section, Space, Tier};
use super::super::seats::{MOST_SEATS, at};
use kernel::{Coop, Seat};
use lang::Text;
use serde::{Deserialize, Serialize};

/// Why a team loses at once, whatever its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// A Worker of the Overlord stands on the third tier.
    ThirdTier,
    /// He had to place a Worker, and had none left.
    NoWorker,
}

impl Loss {
    /// What is told of it.
    pub const fn why(self) -> Text {
        match self {
            Self::ThirdTier => text!("A Worker of the Overlord reached the third tier of the Castle."),
            Self::NoWorker => text!("The Overlord had no Worker left to place."),
        }
    }
}

/// The Overlord, his Workers, and what the team has against him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Team {
    /// How hard it is.
    pub difficulty: Coop,
    /// The space on which the Overlord stands; none before all have chosen their Player Cards.
    pub space: Option<Space>,
    /// Why the game was lost at once, if it was.
    pub lost: Option<Loss>,
    /// His Workers on each space.
    workers: [u8; Space::COUNT],
    /// Whether one of his Workers stands in each section of the first and of the second tier.
    tiers: [[bool; SECTIONS]; 2],
    /// The players' Workers on each space.
    posts: [[u8; MOST_SEATS]; Space::COUNT],
    /// The Reference cards of each seat. Of two the lower part of the first one alone counts.
    references: [[Option<Ribbon>; 2]; MOST_SEATS],
}

impl Team {
    /// A team at the start, with these Reference cards.
    pub(in super::super) const fn of(difficulty: Coop, references: [[Option<Ribbon>; 2]; MOST_SEATS]) -> Self {
        Self {
            difficulty,
            space: None,
            lost: None,
            workers: [0; Space::COUNT],
            tiers: [[false; SECTIONS]; 2],
            posts: [[0; MOST_SEATS]; Space::COUNT],
            references,
        }
    }

    /// The Overlord's Workers on a space.
    pub const fn workers(&self, space: Space) -> u8 {
        self.workers[space.index()]
    }

    pub(in super::super) const fn workers_mut(&mut self, space: Space) -> &mut u8 {
        &mut self.workers[space.index()]
    }

    /// Whether one of his Workers stands in a section of a tier.
    pub const fn holds(&self, tier: Tier, section: Section) -> bool {
        self.tiers[tier as usize][section.index()]
    }

    pub(in super::super) const fn holds_mut(&mut self, tier: Tier, section: Section) -> &mut bool {
        &mut self.tiers[tier as usize][section.index()]
    }

    /// A seat's Workers on a space.
    pub const fn posted(&self, space: Space, seat: Seat) -> u8 {
        self.posts[space.index()][at(seat)]
    }

    pub(in super::super) const fn posted_mut(&mut self, space: Space, seat: Seat) -> &mut u8 {
        &mut self.posts[space.index()][at(seat)]
    }

    /// The players' Workers on a space.
    pub fn posts(&self, space: Space) -> u16 {
        self.posts[space.index()].iter().map(|count| u16::from(*count)).sum()
    }

    /// A seat's Workers on all spaces.
    pub(in super::super) fn posts_of(&self, seat: Seat) -> u16 {
        self.posts.iter().map(|posts| u16::from(posts[at(seat)])).sum()
    }

    /// The Overlord's Workers that are not in his supply.
    pub(in super::super) fn out(&self) -> u16 {
        let castle = self.tiers.iter().flatten().filter(|held| **held).count() as u16;
        let third = u16::from(self.lost == Some(Loss::ThirdTier));
        self.workers.iter().map(|count| u16::from(*count)).sum::<u16>() + castle + third
    }

    /// The Overlord's Workers in his supply.
    pub fn supply(&self) -> u8 {
        u16::from(OVERLORD_WORKERS).saturating_sub(self.out()) as u8
    }

    /// The Reference cards of a seat: the one in front, then the one behind it.
    pub fn references(&self, seat: Seat) -> impl Iterator<Item = Ribbon> + use<> {
        self.references[at(seat)].into_iter().flatten()
    }

    /// The Reference card of a seat whose lower part counts (ruling V-1).
    pub const fn front(&self, seat: Seat) -> Option<Ribbon> {
        self.references[at(seat)][0]
    }

    /// The line that the Overlord protects begins at his space: whether another space lies on it, which is his own or the
    /// inner one of his segment (ruling V-7).
    pub fn protects(&self, space: Space) -> bool {
        self.space.is_some_and(|own| space == own || space == own.inside())
    }
}
