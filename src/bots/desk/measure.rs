//! How fast this machine is: decisions and iterations of the search a second.

use super::Clock;
use crate::bots::evaluation::Judged;
use crate::bots::messages::Report;
use crate::bots::search::Search;
use crate::kernel::{Chance, play_out};

/// Decisions at random in a slice of the measurement, at most.
const MEASURED: usize = 4_000;

/// Each number with the milliseconds that it took.
pub(super) struct Measure<G: Judged> {
    state: G,
    decisions: (f64, f64),
    iterations: (f64, f64),
    budget: f64,
}

impl<G: Judged> Measure<G> {
    /// Plays and searches from a state, for so many milliseconds in all.
    pub(super) fn new(state: G, milliseconds: u32) -> Self {
        let budget = f64::from(milliseconds.max(100)) / 2.0;
        Self { state, decisions: (0.0, 0.0), iterations: (0.0, 0.0), budget }
    }

    /// The share of the time that is spent: 1 at the end.
    pub(super) fn share(&self) -> f32 {
        let spent = self.decisions.1.min(self.budget) + self.iterations.1;
        (spent / (2.0 * self.budget)) as f32
    }

    /// Plays at random from this state, then searches in it: half of the time each.
    pub(super) fn step(&mut self, clock: Clock) {
        let began = clock();
        if self.decisions.1 < self.budget {
            let (mut chance, mut list) = (Chance::new(self.decisions.0.to_bits()), Vec::new());
            let mut left = MEASURED;
            while left > 0 {
                let played = play_out(&mut self.state.clone(), &mut chance, &mut list, left);
                left = if played == 0 { 0 } else { left - played };
                self.decisions.0 += played as f64;
            }
            self.decisions.1 += clock() - began;
        } else {
            let mut search = Search::new(&self.state, G::QUICK, Chance::new(1));
            search.run_whole(1_000);
            self.iterations.0 += f64::from(search.iterations());
            self.iterations.1 += clock() - began;
        }
    }

    /// Tells both numbers, each for a second.
    pub(super) fn tell(&self, report: &mut Report) {
        let a_second = |(count, milliseconds): (f64, f64)| count * 1_000.0 / milliseconds.max(1.0);
        report.decisions = a_second(self.decisions);
        report.iterations = a_second(self.iterations);
    }
}
