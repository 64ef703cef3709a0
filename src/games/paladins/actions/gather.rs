//! Hunt and Trade: the same rule for Provisions and for Silver.

use super::super::components::{Action, GATHERED, Reward};
use super::super::state::Paladins;
use super::super::step::Step;
use crate::kernel::Seat;

impl Paladins {
    /// Hunt and Trade: 1 with one Worker, 3 in all with two.
    pub(super) fn gather(&mut self, seat: Seat, action: Action, workers: usize) {
        let count = GATHERED[usize::from(workers > 1)];
        let reward = if action == Action::Hunt { Reward::Provisions(count) } else { Reward::Silver(count) };
        self.flow.push(Step::Reward(seat, reward));
    }
}
