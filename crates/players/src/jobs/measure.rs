//! Benchmark of this machine: random decisions and search iterations per second.

use crate::evaluation::Evaluate;
use crate::messages::Response;
use crate::search::Search;
use crate::settings::SearchPurpose;
use kernel::{Chance, play_out};

/// A clock, in milliseconds since any fixed time.
pub type Clock<'a> = &'a dyn Fn() -> f64;

const SLICE: usize = 4_000;

/// Two counts, each with its time in milliseconds.
pub(super) struct Measure<G: Evaluate> {
    state: G,
    decisions: (f64, f64),
    iterations: (f64, f64),
    /// Milliseconds for each of the two.
    budget: f64,
}

impl<G: Evaluate> Measure<G> {
    /// Plays and searches from a state, for `milliseconds` in all.
    pub(super) fn new(state: G, milliseconds: u32) -> Self {
        let budget = f64::from(milliseconds.max(100)) / 2.0;
        Self { state, decisions: (0.0, 0.0), iterations: (0.0, 0.0), budget }
    }

    /// Fraction of the time that is spent, from 0 to 1.
    pub(super) fn progress(&self) -> f32 {
        let spent = self.decisions.1.min(self.budget) + self.iterations.1;
        (spent / (2.0 * self.budget)) as f32
    }

    /// Runs one slice: random games in the first half of the time, searches in the second.
    pub(super) fn step(&mut self, clock: Clock) {
        let began = clock();
        if self.decisions.1 < self.budget {
            let (mut chance, mut list) = (Chance::new(self.decisions.0.to_bits()), Vec::new());
            let mut left = SLICE;
            while left > 0 {
                let played = play_out(&mut self.state.clone(), &mut chance, &mut list, left);
                left = if played == 0 { 0 } else { left - played };
                self.decisions.0 += played as f64;
            }
            self.decisions.1 += clock() - began;
        } else {
            let mut search = Search::new(&self.state, self.state.settings(SearchPurpose::Quick), Chance::new(1));
            search.run_iterations(1_000);
            self.iterations.0 += f64::from(search.iterations());
            self.iterations.1 += clock() - began;
        }
    }

    pub(super) fn fill(&self, response: &mut Response) {
        let per_second = |(count, milliseconds): (f64, f64)| count * 1_000.0 / milliseconds.max(1.0);
        response.decisions = per_second(self.decisions);
        response.iterations = per_second(self.iterations);
    }
}
