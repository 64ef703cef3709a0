//! Hunt, Trade and Conspire: gains Provisions, Silver, or a Criminal with its Suspicion.

use super::super::components::{Action, GATHERED, Reward, Worker};
use super::super::state::Paladins;
use super::super::step::Step;
use kernel::Seat;

impl Paladins {
    /// Gains the reward. Hunt and Trade: 1 with one Worker, 3 in all with two. Conspire: a Criminal.
    pub(super) fn reap(&mut self, seat: Seat, action: Action, workers: usize) {
        let count = GATHERED[usize::from(workers > 1)];
        let reward = match action {
            Action::Hunt => Reward::Provisions(count),
            Action::Trade => Reward::Silver(count),
            _ => Reward::Workers(Worker::Criminal, 1),
        };
        self.flow.push(Step::Reward(seat, reward));
    }
}
