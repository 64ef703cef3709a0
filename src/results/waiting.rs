//! Results that the storage of results has no room for: each waits until it has.

use super::Finished;

/// The results that wait, the first one that ended first.
#[derive(Clone, Debug, Default)]
pub struct Waiting(Vec<Finished>);

impl Waiting {
    /// Nothing waits.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Lets a result wait, in place of an earlier one of the same game.
    pub fn add(&mut self, game: Finished) {
        self.0.retain(|other| other.id != game.id);
        let place = self.0.partition_point(|other| (other.ended, other.id) < (game.ended, game.id));
        self.0.insert(place, game);
    }

    /// Hands each over that `take` has room for now. They wait no longer; their numbers.
    pub fn settle(&mut self, take: impl Fn(&Finished) -> bool) -> Vec<u64> {
        let (taken, left) = std::mem::take(&mut self.0).into_iter().partition(take);
        self.0 = left;
        let taken: Vec<Finished> = taken;
        taken.into_iter().map(|game| game.id).collect()
    }

    /// Those that wait.
    pub fn games(&self) -> &[Finished] {
        &self.0
    }
}
