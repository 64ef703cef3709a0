//! Workers and bands of Workers.

use crate::engine::{Heard, Word};
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};
use std::str::FromStr;

/// A type of Worker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Worker {
    /// White.
    #[default]
    Labourer,
    /// Green.
    Scout,
    /// Blue.
    Merchant,
    /// Red.
    Fighter,
    /// Black.
    Cleric,
    /// Purple: wild on every space, and each one gained brings a Suspicion card.
    Criminal,
}

use Worker::{Cleric, Criminal, Fighter, Labourer, Merchant, Scout};

impl Worker {
    /// Every type, in the order of the rulebook's icons.
    pub const ALL: [Self; 6] = [Labourer, Scout, Merchant, Fighter, Cleric, Criminal];

    /// The letter that stands for it in records.
    pub const fn letter(self) -> char {
        match self {
            Labourer => 'L',
            Scout => 'S',
            Merchant => 'M',
            Fighter => 'F',
            Cleric => 'C',
            Criminal => 'X',
        }
    }

    /// The type that a letter stands for.
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|worker| worker.letter() == letter)
    }
}

/// Any number of Workers of each type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Workers([u8; 6]);

impl Workers {
    /// Nobody.
    pub const NONE: Self = Self([0; 6]);

    /// These Workers.
    pub fn of(workers: impl IntoIterator<Item = Worker>) -> Self {
        let mut band = Self::NONE;
        for worker in workers {
            band.add(worker, 1);
        }
        band
    }

    /// How many of a type.
    pub const fn count(self, worker: Worker) -> u8 {
        self.0[worker as usize]
    }

    /// How many in all.
    pub fn total(self) -> usize {
        self.0.iter().map(|&count| count as usize).sum()
    }

    /// Adds some of a type.
    pub const fn add(&mut self, worker: Worker, count: u8) {
        self.0[worker as usize] = self.0[worker as usize].saturating_add(count);
    }

    /// Takes one of a type away, if there is one.
    pub const fn remove(&mut self, worker: Worker) -> bool {
        let held = &mut self.0[worker as usize];
        if *held == 0 {
            return false;
        }
        *held -= 1;
        true
    }

    /// Whether these are among those.
    pub fn within(self, those: Self) -> bool {
        self.0.iter().zip(those.0).all(|(&own, other)| own <= other)
    }

    /// These and those.
    #[must_use]
    pub fn plus(mut self, those: Self) -> Self {
        for (own, other) in self.0.iter_mut().zip(those.0) {
            *own = own.saturating_add(other);
        }
        self
    }

    /// These without those.
    #[must_use]
    pub fn minus(mut self, those: Self) -> Self {
        for (own, other) in self.0.iter_mut().zip(those.0) {
            *own = own.saturating_sub(other);
        }
        self
    }

    /// One after the other, in the order of the types.
    pub fn iter(self) -> impl Iterator<Item = Worker> {
        Worker::ALL.into_iter().flat_map(move |worker| (0..self.count(worker)).map(move |_| worker))
    }

    /// Every way to pick `number` of these, each band once.
    pub fn each_pick(self, number: usize, mut visit: impl FnMut(Self) -> Heard) -> Heard {
        self.pick_from(0, number, Self::NONE, &mut visit)
    }

    fn pick_from(self, first: usize, number: usize, picked: Self, visit: &mut impl FnMut(Self) -> Heard) -> Heard {
        if number == 0 {
            return visit(picked);
        }
        for place in first..6 {
            if picked.0[place] < self.0[place] {
                let mut more = picked;
                more.0[place] += 1;
                self.pick_from(place, number - 1, more, visit)?;
            }
        }
        Heard::Continue(())
    }
}

impl Display for Workers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::NONE {
            return f.write_str("-");
        }
        self.iter().try_for_each(|worker| write!(f, "{}", worker.letter()))
    }
}

impl FromStr for Workers {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        if text == "-" {
            return Ok(Self::NONE);
        }
        if text.is_empty() || text.len() > 40 {
            return Err(());
        }
        let workers: Option<Vec<Worker>> = text.chars().map(Worker::of_letter).collect();
        let band = Self::of(workers.ok_or(())?);
        // One text a band: a record has one way to say a thing.
        if band.to_string() == text { Ok(band) } else { Err(()) }
    }
}

impl Word for Workers {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fmt(f)
    }
    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_band_has_one_text() {
        let band = Workers::of([Criminal, Labourer, Scout, Labourer]);
        assert_eq!(band.to_string(), "LLSX");
        assert_eq!("LLSX".parse(), Ok(band));
        assert_eq!("SLLX".parse::<Workers>(), Err(()));
        assert_eq!("LLZ".parse::<Workers>(), Err(()));
    }

    #[test]
    fn each_pick_comes_once() {
        let mut picks = Vec::new();
        let all = Workers::of([Labourer, Labourer, Scout]).each_pick(2, |pick| {
            picks.push(pick.to_string());
            Heard::Continue(())
        });
        assert_eq!((picks, all), (vec!["LL".to_owned(), "LS".to_owned()], Heard::Continue(())));
    }
}
