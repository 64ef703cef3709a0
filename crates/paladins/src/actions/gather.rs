//! Hunt, Trade and Conspire: Provisions, Silver, or a Criminal with the Suspicion that comes with it.

use super::super::components::{Action, GATHERED, Reward, Worker};
use super::super::state::Paladins;
use super::super::step::Step;
use kernel::Seat;

impl Paladins {
    /// Hunt and Trade: 1 with one Worker, 3 in all with two. Conspire: a Criminal.
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
