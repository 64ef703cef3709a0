//! Constants that a game declares: enough to check a set-up without the game's rules.

use crate::{BonusLimits, Game, Setup};
use std::ops::RangeInclusive;

/// The constants of [`Game`], for callers without the code of a game.
#[derive(Debug, PartialEq, Eq)]
pub struct Declared {
    /// Key of the game in records and on the command line.
    pub name: &'static str,
    /// Number of the game in links.
    pub number: u32,
    /// Version of the rules.
    pub rules: u32,
    /// Number of rule changes that concern only tables with a module, by its key.
    pub revised: &'static [(&'static str, u32)],
    /// Allowed numbers of seats where no official opponent plays.
    pub seats: RangeInclusive<usize>,
    /// Keys of the official opponents.
    pub officials: &'static [&'static str],
    /// Keys of the modules that a set-up may add.
    pub modules: &'static [&'static str],
    /// Those modules that make an official opponent harder, in ascending order.
    pub harder: &'static [&'static str],
    /// Things that it accepts from an earlier game of a campaign.
    pub carries: &'static [BonusLimits],
}

impl Declared {
    /// The declaration of a game.
    pub const fn of<G: Game>() -> &'static Self {
        const {
            &Self {
                name: G::NAME,
                number: G::NUMBER,
                rules: G::RULES,
                revised: G::MODULE_REVISIONS,
                seats: G::SEATS,
                officials: G::OFFICIALS,
                modules: G::MODULES,
                harder: G::DIFFICULTY_MODULES,
                carries: G::CARRIES,
            }
        }
    }

    /// Version of the rules of a table with this set-up: that of all tables plus the changes of its modules.
    pub fn rules_of(&self, setup: &Setup) -> u32 {
        let has = |part: &str| setup.modules.iter().any(|key| key == part);
        self.rules + self.revised.iter().filter(|(part, _)| has(part)).map(|(_, times)| times).sum::<u32>()
    }
}
