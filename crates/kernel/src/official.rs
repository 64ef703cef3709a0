//! Official opponents: they play by cards of their own and decide nothing.

use std::ops::RangeInclusive;

/// An official opponent, as a game declares it. In a set-up, and so in records and links, it takes the last seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Official {
    /// Its word in a set-up.
    pub word: &'static str,
    /// Beside how many other seats it plays.
    pub beside: RangeInclusive<usize>,
    /// Whether the other seats are a team against it, and the outcome is shared.
    pub team: bool,
}

impl Official {
    /// An opponent of one seat, with a score of its own: that of a solo game.
    pub const fn solo(word: &'static str) -> Self {
        Self { word, beside: 1..=1, team: false }
    }

    /// Solo opponents of these words.
    pub const fn solos<const COUNT: usize>(words: [&'static str; COUNT]) -> [Self; COUNT] {
        let mut all = [const { Self::solo("") }; COUNT];
        let mut place = 0;
        while place < COUNT {
            all[place].word = words[place];
            place += 1;
        }
        all
    }

    /// Whether it is the rival of so many other seats: each plays for itself.
    pub fn is_rival_of(&self, others: usize) -> bool {
        !self.team && self.beside.contains(&others)
    }

    /// An opponent of a whole team, such as an Overlord.
    pub const fn of_team(word: &'static str, beside: RangeInclusive<usize>) -> Self {
        Self { word, beside, team: true }
    }
}
