//! Several workers at one order: each does a part of it, and the one that leads gathers what the others found. Nobody is
//! waited for in vain: a search that is done goes on for a while, and a look back does the part that is missing itself.

use crate::bots::messages::{Order, Report, Turned};
use std::collections::BTreeMap;

/// How long a search that is done goes on for the others, as a share of the time that it took.
const LONGER: f64 = 0.5;

/// The share of the time that an order may take for those who do not lead: so they are heard before it is over.
const SHORTER: f64 = 0.9;

/// The workers that share an order, and what was gathered from the others.
pub(super) struct Crew {
    part: u32,
    parts: u32,
    began: f64,
    /// Until when the others are waited for, once its own search is done.
    until: Option<f64>,
    gathered: BTreeMap<u32, Report>,
    /// The last part that was done here.
    done: u32,
}

impl Crew {
    pub(super) fn of(order: &Order, now: f64) -> Self {
        let (part, parts) = (order.part, order.parts.max(1));
        Self { part, parts, began: now, until: None, gathered: BTreeMap::new(), done: part }
    }

    /// How long this worker may take, in milliseconds, of so many for the order.
    pub(super) fn time(&self, milliseconds: u32) -> f64 {
        f64::from(milliseconds) * if self.leads() { 1.0 } else { SHORTER }
    }

    /// Which part this worker was given.
    pub(super) const fn part(&self) -> u32 {
        self.part
    }

    /// Whether this worker answers for all.
    pub(super) const fn leads(&self) -> bool {
        self.part == 0
    }

    /// Keeps what another one found in its part.
    pub(super) fn gather(&mut self, report: Report) {
        if self.leads() && (1..self.parts).contains(&report.part) {
            self.gathered.insert(report.part, report);
        }
    }

    fn missing_after(&self, done: u32) -> Option<u32> {
        (done + 1..self.parts).find(|part| self.leads() && !self.gathered.contains_key(part))
    }

    /// Whether the others are still waited for, now that its own search is done.
    pub(super) fn waits(&mut self, now: f64) -> bool {
        let until = *self.until.get_or_insert(now + LONGER * (now - self.began));
        self.missing_after(0).is_some() && now < until
    }

    /// The next part that nobody told of, and of how many: the one that leads does it then.
    pub(super) fn take_missing(&mut self) -> Option<(usize, usize)> {
        self.done = self.missing_after(self.done)?;
        Some((self.done as usize, self.parts as usize))
    }

    /// Whether another one told of the part that is being done here instead.
    pub(super) fn is_told(&self) -> bool {
        self.gathered.contains_key(&self.done)
    }

    /// How much of the others' searches went to a choice, as shares of each.
    pub(super) fn votes(&self, choice: &str) -> f32 {
        self.gathered
            .values()
            .flat_map(|report| &report.votes)
            .filter(|vote| vote.choice == choice)
            .map(|vote| vote.share)
            .sum()
    }

    /// Iterations of the others' searches.
    pub(super) fn iterations(&self) -> f64 {
        self.gathered.values().map(|report| report.iterations).sum()
    }

    /// The dearest of its own and the others' turning points, at most so many, each moment once.
    pub(super) fn dearest(&self, own: Vec<Turned>, most: usize) -> Vec<Turned> {
        let mut points = own;
        for point in self.gathered.values().flat_map(|report| &report.points) {
            if points.iter().all(|known| known.moment != point.moment) {
                points.push(point.clone());
            }
        }
        points.sort_by(|one, other| other.better.difference.total_cmp(&one.better.difference));
        points.truncate(most);
        points
    }
}
