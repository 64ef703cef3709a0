//! Comparison of two records of one deal: a link against a saved game.

use super::{Record, Setup};

/// Relation of a record from elsewhere to a local one of the same deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compared {
    /// Both hold the same choices.
    Same,
    /// It continues the local one by so many choices.
    Longer(usize),
    /// The local one continues it by so many choices.
    Shorter(usize),
    /// They differ after so many common choices.
    Forked(usize),
}

impl Compared {
    /// Compares two histories of `here` and `from_elsewhere` choices, of which the first `common` ones are the same.
    pub const fn of(common: usize, here: usize, from_elsewhere: usize) -> Self {
        match (here - common, from_elsewhere - common) {
            (0, 0) => Self::Same,
            (0, by) => Self::Longer(by),
            (by, 0) => Self::Shorter(by),
            _ => Self::Forked(common),
        }
    }
}

impl Record {
    /// Compares a record from elsewhere with this one; `None` where the deal differs. Names are not compared, since
    /// everybody may call the seats as they like.
    pub fn compared(&self, from_elsewhere: &Self) -> Option<Compared> {
        let deal = |setup: &Setup| Setup { names: Vec::new(), ..setup.clone() };
        let same = self.game == from_elsewhere.game
            && self.rules == from_elsewhere.rules
            && self.seed == from_elsewhere.seed
            && deal(&self.setup) == deal(&from_elsewhere.setup);
        if !same {
            return None;
        }
        let (here, there) = (&self.choices, &from_elsewhere.choices);
        let common = here.iter().zip(there).take_while(|(here, there)| here == there).count();
        Some(Compared::of(common, here.len(), there.len()))
    }
}
