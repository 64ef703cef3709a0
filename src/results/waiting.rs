//! What the storage of results has no room for: each waits until it has.

use super::{Finished, Note};

/// What may wait.
pub trait Waits {
    /// What it is known by: a later one with the same key takes its place.
    type Key: PartialEq;

    /// Its key.
    fn key(&self) -> Self::Key;

    /// Where it stands among those that wait.
    fn order(&self) -> impl Ord;
}

impl Waits for Finished {
    type Key = u64;

    fn key(&self) -> u64 {
        self.id
    }

    fn order(&self) -> impl Ord {
        (self.ended, self.id)
    }
}

impl Waits for Note {
    type Key = Self;

    fn key(&self) -> Self {
        self.clone()
    }

    fn order(&self) -> impl Ord {
        self.id()
    }
}

/// What waits, the first one in its order first.
#[derive(Clone, Debug)]
pub struct Waiting<T>(Vec<T>);

impl<T> Default for Waiting<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Waiting<T> {
    /// Nothing waits.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Those that wait.
    pub fn all(&self) -> &[T] {
        &self.0
    }
}

impl<T: Waits> Waiting<T> {
    /// Lets one wait, in place of an earlier one with the same key.
    pub fn add(&mut self, one: T) {
        self.0.retain(|other| other.key() != one.key());
        let place = self.0.partition_point(|other| other.order() < one.order());
        self.0.insert(place, one);
    }

    /// Whether one with this key waits.
    pub fn has(&self, key: &T::Key) -> bool {
        self.0.iter().any(|one| one.key() == *key)
    }

    /// Hands each over that `take` has room for now. They wait no longer; their keys.
    pub fn settle(&mut self, take: impl Fn(&T) -> bool) -> Vec<T::Key> {
        let (taken, left) = std::mem::take(&mut self.0).into_iter().partition(take);
        self.0 = left;
        let taken: Vec<T> = taken;
        taken.iter().map(Waits::key).collect()
    }
}
