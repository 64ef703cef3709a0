//! Entries that wait until the storage of results accepts them.

use super::{Finished, Note};

pub trait Queued {
    /// Key of an entry: a later one with the same key replaces it.
    type Key: PartialEq;

    fn key(&self) -> Self::Key;

    fn order(&self) -> impl Ord;
}

impl Queued for Finished {
    type Key = u64;

    fn key(&self) -> u64 {
        self.id
    }

    fn order(&self) -> impl Ord {
        (self.ended, self.id)
    }
}

impl Queued for Note {
    type Key = Self;

    fn key(&self) -> Self {
        self.clone()
    }

    fn order(&self) -> impl Ord {
        self.id()
    }
}

/// The waiting entries in order, each with true if it is kept elsewhere meanwhile.
#[derive(Clone, Debug)]
pub struct Waiting<T>(Vec<(T, bool)>);

impl<T> Default for Waiting<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Waiting<T> {
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    pub fn all(&self) -> impl Iterator<Item = &T> {
        self.0.iter().map(|(one, _)| one)
    }

    pub fn in_memory(&self) -> impl Iterator<Item = &T> {
        self.0.iter().filter(|(_, safe)| !safe).map(|(one, _)| one)
    }
}

impl<T: Queued> Waiting<T> {
    /// Adds an entry in place of an earlier one with the same key.
    pub fn add(&mut self, one: T) {
        self.0.retain(|(other, _)| other.key() != one.key());
        let place = self.0.partition_point(|(other, _)| other.order() < one.order());
        self.0.insert(place, (one, false));
    }

    pub fn has(&self, key: &T::Key) -> bool {
        self.all().any(|one| one.key() == *key)
    }

    /// Marks an entry as kept elsewhere meanwhile.
    pub fn made_safe(&mut self, one: &T)
    where
        T: PartialEq,
    {
        self.0.iter_mut().filter(|(other, _)| other == one).for_each(|(_, safe)| *safe = true);
    }

    /// Removes the entries that `take` accepts, and returns their keys.
    pub fn settle(&mut self, take: impl Fn(&T) -> bool) -> Vec<T::Key> {
        let (taken, left): (Vec<_>, Vec<_>) = std::mem::take(&mut self.0).into_iter().partition(|(one, _)| take(one));
        self.0 = left;
        taken.iter().map(|(one, _)| one.key()).collect()
    }
}
