//! What a game declares of itself: enough to check a set-up without the game's rules.

use crate::{Carriable, Game, Official, Setup};
use std::ops::RangeInclusive;

/// The constants of [`Game`], for who has none of its code.
#[derive(Debug, PartialEq, Eq)]
pub struct Declared {
    /// The word that the game goes by.
    pub name: &'static str,
    /// The number that it goes by in links.
    pub number: u32,
    /// The version of the rules.
    pub rules: u32,
    /// How often they changed for the tables with a part alone.
    pub revised: &'static [(&'static str, u32)],
    /// How many seats a game may have where no official opponent plays.
    pub seats: RangeInclusive<usize>,
    /// The official opponents.
    pub officials: &'static [Official],
    /// The words for the parts that a set-up may add.
    pub modules: &'static [&'static str],
    /// Those of them that make an official opponent harder, one after the other.
    pub harder: &'static [&'static str],
    /// What it can be given from an earlier game of a campaign.
    pub carries: &'static [Carriable],
}

impl Declared {
    /// What a game declares.
    pub const fn of<G: Game>() -> &'static Self {
        const {
            &Self {
                name: G::NAME,
                number: G::NUMBER,
                rules: G::RULES,
                revised: G::REVISED,
                seats: G::SEATS,
                officials: G::OFFICIALS,
                modules: G::MODULES,
                harder: G::HARDER,
                carries: G::CARRIES,
            }
        }
    }

    /// The version of the rules that a table with this set-up is under: a change for all tables counts for it, and so does one for
    /// each of its parts.
    pub fn rules_of(&self, setup: &Setup) -> u32 {
        let has = |part: &str| setup.modules.iter().any(|word| word == part);
        self.rules + self.revised.iter().filter(|(part, _)| has(part)).map(|(_, times)| times).sum::<u32>()
    }
}
