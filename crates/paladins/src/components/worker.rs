use engine::{Check, ChoiceArg};
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};
use std::str::FromStr;

/// A type of Worker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Worker {
    /// Shown in white.
    #[default]
    Labourer,
    /// Shown in green.
    Scout,
    /// Shown in blue.
    Merchant,
    /// Shown in red.
    Fighter,
    /// Shown in black.
    Cleric,
    /// Shown in purple. Wild on every space; each one gained brings a Suspicion card.
    Criminal,
}

use Worker::{Cleric, Criminal, Fighter, Labourer, Merchant, Scout};

impl Worker {
    /// Every type, in the order of the rulebook's icons.
    pub const ALL: [Self; 6] = [Labourer, Scout, Merchant, Fighter, Cleric, Criminal];

    /// Its letter in records.
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

    /// The type with this letter.
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|worker| worker.letter() == letter)
    }
}

/// A number of Workers of each type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Workers([u8; 6]);

impl Workers {
    /// No Workers.
    pub const NONE: Self = Self([0; 6]);

    /// The band of these Workers.
    pub fn of(workers: impl IntoIterator<Item = Worker>) -> Self {
        let mut band = Self::NONE;
        for worker in workers {
            band.add(worker, 1);
        }
        band
    }

    /// Number of Workers of a type.
    pub const fn count(self, worker: Worker) -> u8 {
        self.0[worker as usize]
    }

    /// Number of Workers in total.
    pub fn total(self) -> usize {
        self.0.iter().map(|&count| count as usize).sum()
    }

    /// Adds Workers of a type.
    pub const fn add(&mut self, worker: Worker, count: u8) {
        self.0[worker as usize] = self.0[worker as usize].saturating_add(count);
    }

    /// Removes one Worker of a type. Returns false if there is none.
    pub const fn remove(&mut self, worker: Worker) -> bool {
        let held = &mut self.0[worker as usize];
        if *held == 0 {
            return false;
        }
        *held -= 1;
        true
    }

    /// Returns true when these are a subset of those.
    pub fn within(self, those: Self) -> bool {
        self.0.iter().zip(those.0).all(|(&own, other)| own <= other)
    }

    /// The sum of both bands.
    #[must_use]
    pub fn plus(mut self, those: Self) -> Self {
        for (own, other) in self.0.iter_mut().zip(those.0) {
            *own = own.saturating_add(other);
        }
        self
    }

    /// These Workers without those.
    #[must_use]
    pub fn minus(mut self, those: Self) -> Self {
        for (own, other) in self.0.iter_mut().zip(those.0) {
            *own = own.saturating_sub(other);
        }
        self
    }

    /// The Workers one by one, in the order of the types.
    pub fn iter(self) -> impl Iterator<Item = Worker> {
        let (mut left, mut first) = (self, 0);
        std::iter::from_fn(move || {
            first = (first..Worker::ALL.len()).find(|&place| left.0[place] > 0)?;
            left.0[first] -= 1;
            Some(Worker::ALL[first])
        })
    }

    /// Visits every choice of `number` of these Workers once.
    pub fn each_pick(self, number: usize, mut visit: impl FnMut(Self) -> Check) -> Check {
        self.each_pick_for(Self::NONE, number, &mut visit)
    }

    /// Visits every choice of `number` of these Workers that contains the wanted ones, once. A Criminal stands in for
    /// any type.
    pub fn each_pick_for(self, wanted: Self, number: usize, mut visit: impl FnMut(Self) -> Check) -> Check {
        let missing = wanted.total();
        match number {
            0 if missing == 0 => visit(Self::NONE),
            _ if missing > number => Check::Continue(()),
            _ => Picking { left: self, picked: Self::NONE, wanted }.pick(0, number, missing, &mut visit),
        }
    }
}

/// A partial choice of Workers, built up in the order of the types.
struct Picking {
    /// Workers still available.
    left: Workers,
    /// Workers chosen so far.
    picked: Workers,
    /// Workers still wanted. A Criminal in place of one lowers only the number `missing`.
    wanted: Workers,
}

impl Picking {
    /// Adds `number` Workers, at least one, of the types from `first` on. At least `missing` of them fill wanted
    /// places.
    fn pick(&mut self, first: usize, number: usize, missing: usize, visit: &mut impl FnMut(Workers) -> Check) -> Check {
        for place in first..Worker::ALL.len() {
            if self.left.0[place] == 0 {
                continue;
            }
            let wanted = self.wanted.0[place];
            let fills = wanted > 0 || Worker::ALL[place] == Criminal && missing > 0;
            let missing = missing - usize::from(fills);
            if missing >= number {
                continue;
            }
            self.left.0[place] -= 1;
            self.picked.0[place] += 1;
            self.wanted.0[place] = wanted.saturating_sub(1);
            if number == 1 {
                visit(self.picked)?;
            } else {
                self.pick(place, number - 1, missing, visit)?;
            }
            self.left.0[place] += 1;
            self.picked.0[place] -= 1;
            self.wanted.0[place] = wanted;
        }
        Check::Continue(())
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
        // Only the canonical text is accepted, so that a record is unique.
        if band.to_string() == text { Ok(band) } else { Err(()) }
    }
}

impl ChoiceArg for Workers {
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
            Check::Continue(())
        });
        assert_eq!((picks, all), (vec!["LL".to_owned(), "LS".to_owned()], Check::Continue(())));
    }
}
