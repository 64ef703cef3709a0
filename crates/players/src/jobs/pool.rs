//! One worker's part in a pool that shares a request.
//!
//! A decision is searched by root parallelization (Chaslot, Winands, van den Herik 2008): every worker grows a tree of
//! its own, and the leader adds up the root visit shares. A review is split by steps. The leader never depends on the
//! others: a finished search goes on for a bounded time while votes are missing, and the leader does missing parts of a
//! review.

use crate::messages::{Request, Response, WireTurningPoint};
use crate::policy::greatest_first;

/// Grace period of the leader's finished search for missing votes, as a fraction of its own time.
const GRACE: f64 = 0.5;

/// Fraction of the request's time limit that the other workers use, so that their votes arrive before the leader
/// answers.
const FOLLOWER_TIME: f64 = 0.9;

pub(super) struct SharedSearch {
    /// Index of this worker; 0 leads.
    worker: u32,
    workers: u32,
    began: f64,
    /// End of the grace period, once this worker's own search is done.
    until: Option<f64>,
    /// The results of other workers, in their order.
    merged: Vec<Response>,
    part: u32,
}

impl SharedSearch {
    pub(super) fn of(request: &Request, now: f64) -> Self {
        let (worker, workers) = (request.worker, request.workers.max(1));
        Self { worker, workers, began: now, until: None, merged: Vec::new(), part: worker }
    }

    /// Time limit of this worker, in milliseconds, given that of the request.
    pub(super) fn time(&self, milliseconds: u32) -> f64 {
        f64::from(milliseconds) * if self.leads() { 1.0 } else { FOLLOWER_TIME }
    }

    pub(super) const fn worker(&self) -> u32 {
        self.worker
    }

    pub(super) const fn leads(&self) -> bool {
        self.worker == 0
    }

    pub(super) fn merge(&mut self, response: Response) {
        if self.leads() && (1..self.workers).contains(&response.worker) {
            self.merged.retain(|known| known.worker != response.worker);
            let place = self.merged.partition_point(|known| known.worker < response.worker);
            self.merged.insert(place, response);
        }
    }

    fn has_merged(&self, part: u32) -> bool {
        self.merged.iter().any(|response| response.worker == part)
    }

    fn missing_after(&self, part: u32) -> Option<u32> {
        (part + 1..self.workers).find(|part| self.leads() && !self.has_merged(*part))
    }

    pub(super) fn waits(&mut self, now: f64) -> bool {
        let until = *self.until.get_or_insert(now + GRACE * (now - self.began));
        self.missing_after(0).is_some() && now < until
    }

    pub(super) fn take_missing(&mut self) -> Option<(usize, usize)> {
        self.part = self.missing_after(self.part)?;
        Some((self.part as usize, self.workers as usize))
    }

    pub(super) fn is_merged(&self) -> bool {
        self.has_merged(self.part)
    }

    pub(super) fn votes(&self, choice: &str) -> f32 {
        let votes = self.merged.iter().flat_map(|response| &response.votes);
        votes.filter(|vote| vote.choice == choice).map(|vote| vote.share).sum()
    }

    pub(super) fn iterations(&self) -> f64 {
        self.merged.iter().map(|response| response.iterations).sum()
    }

    /// The most costly turning points of all workers, at most `limit`, one per step.
    pub(super) fn most_costly(&self, own: Vec<WireTurningPoint>, limit: usize) -> Vec<WireTurningPoint> {
        let mut points = own;
        for point in self.merged.iter().flat_map(|response| &response.turning_points) {
            if points.iter().all(|known| known.step != point.step) {
                points.push(point.clone());
            }
        }
        greatest_first(&mut points, |one| one.better.difference);
        points.truncate(limit);
        points
    }
}
