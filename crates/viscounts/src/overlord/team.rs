//! State of the co-op scenario (Tomesaga): the Overlord and his Workers, the players' Workers on the ring, and the
//! owners of the Reference cards.

use super::super::components::{OVERLORD_WORKERS, Ribbon, SECTIONS, Section, Space, Tier};
use super::super::seats::{MOST_SEATS, at};
use kernel::{Coop, Seat};
use lang::Text;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    ThirdTier,
    /// He had to place a Worker and had none left.
    NoWorker,
}

impl Loss {
    pub const fn why(self) -> Text {
        match self {
            Self::ThirdTier => text!("A Worker of the Overlord reached the third tier of the Castle."),
            Self::NoWorker => text!("The Overlord had no Worker left to place."),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Team {
    pub difficulty: Coop,
    /// The Overlord's space. `None` until all have chosen their Player Cards.
    pub space: Option<Space>,
    pub lost: Option<Loss>,
    workers: [u8; Space::COUNT],
    /// True for each section of the first and of the second tier that holds one of his Workers.
    tiers: [[bool; SECTIONS]; 2],
    posts: [[u8; MOST_SEATS]; Space::COUNT],
    /// Reference cards of each seat. Of two, only the lower part of the first one counts.
    references: [[Option<Ribbon>; 2]; MOST_SEATS],
}

impl Team {
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

    pub const fn workers(&self, space: Space) -> u8 {
        self.workers[space.index()]
    }

    pub(in super::super) const fn workers_mut(&mut self, space: Space) -> &mut u8 {
        &mut self.workers[space.index()]
    }

    pub const fn holds(&self, tier: Tier, section: Section) -> bool {
        self.tiers[tier as usize][section.index()]
    }

    pub(in super::super) const fn holds_mut(&mut self, tier: Tier, section: Section) -> &mut bool {
        &mut self.tiers[tier as usize][section.index()]
    }

    pub const fn posted(&self, space: Space, seat: Seat) -> u8 {
        self.posts[space.index()][at(seat)]
    }

    pub(in super::super) const fn posted_mut(&mut self, space: Space, seat: Seat) -> &mut u8 {
        &mut self.posts[space.index()][at(seat)]
    }

    pub fn posts(&self, space: Space) -> u16 {
        self.posts[space.index()].iter().map(|count| u16::from(*count)).sum()
    }

    pub(in super::super) fn posts_of(&self, seat: Seat) -> u16 {
        self.posts.iter().map(|posts| u16::from(posts[at(seat)])).sum()
    }

    pub(in super::super) fn out(&self) -> u16 {
        let castle = self.tiers.iter().flatten().filter(|held| **held).count() as u16;
        let third = u16::from(self.lost == Some(Loss::ThirdTier));
        self.workers.iter().map(|count| u16::from(*count)).sum::<u16>() + castle + third
    }

    pub fn supply(&self) -> u8 {
        u16::from(OVERLORD_WORKERS).saturating_sub(self.out()) as u8
    }

    /// Returns the Reference cards of a seat: the front one, then the one behind it.
    pub fn references(&self, seat: Seat) -> impl Iterator<Item = Ribbon> + use<> {
        self.references[at(seat)].into_iter().flatten()
    }

    /// Returns the Reference card of a seat whose lower part counts (ruling V-1).
    pub const fn front(&self, seat: Seat) -> Option<Ribbon> {
        self.references[at(seat)][0]
    }

    /// True if a space lies on the line that the Overlord protects: his own space, or the inner one of his segment
    /// (ruling V-7).
    pub fn protects(&self, space: Space) -> bool {
        self.space.is_some_and(|own| space == own || space == own.inside())
    }
}
