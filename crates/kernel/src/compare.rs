//! How two records of one deal relate: what a link brings to a game that is here already.

use super::{Record, Setup};

/// How a record from elsewhere relates to one that is here, of the same deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compared {
    /// Both hold the same choices.
    Same,
    /// It goes on from the one that is here by so many choices.
    Longer(usize),
    /// The one that is here goes on from it by so many choices.
    Shorter(usize),
    /// After so many choices, which are the same, somebody chose otherwise.
    Forked(usize),
}

impl Compared {
    /// How a history of so many choices from elsewhere relates to one of so many that is here, where so many of the first ones are
    /// the same.
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
    /// How a record from elsewhere relates to this one; none where it is of another deal. Names do not make another deal, since
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
