//! Conspire: a Criminal, and the Suspicion that comes with it.

use super::super::state::Paladins;
use super::super::step::Step;
use super::CRIMINAL;
use crate::kernel::Seat;

impl Paladins {
    pub(super) fn conspire(&mut self, seat: Seat) {
        self.flow.push(Step::Reward(seat, CRIMINAL));
    }
}
