//! Official opponents: they play by cards of their own and decide nothing.

use std::ops::RangeInclusive;

/// An official opponent, as a game declares it. It takes the last seat of a set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfficialOpponent {
    /// Key in a set-up.
    pub key: &'static str,
    /// Allowed numbers of other seats.
    pub beside: RangeInclusive<usize>,
    /// True if the other seats are a team against it, and share the outcome.
    pub team: bool,
}

impl OfficialOpponent {
    /// One of solo play: it plays against one seat and has a score of its own.
    pub const fn solo(key: &'static str) -> Self {
        Self { key, beside: 1..=1, team: false }
    }

    /// Opponents of solo play with these keys.
    pub const fn solos<const COUNT: usize>(keys: [&'static str; COUNT]) -> [Self; COUNT] {
        let mut all = [const { Self::solo("") }; COUNT];
        let mut place = 0;
        while place < COUNT {
            all[place].key = keys[place];
            place += 1;
        }
        all
    }

    /// True if it plays against so many other seats that are no team.
    pub fn is_rival_of(&self, others: usize) -> bool {
        !self.team && self.beside.contains(&others)
    }

    /// An opponent of a team, such as an Overlord.
    pub const fn of_team(key: &'static str, beside: RangeInclusive<usize>) -> Self {
        Self { key, beside, team: true }
    }
}
