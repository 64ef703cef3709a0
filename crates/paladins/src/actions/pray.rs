//! Pray: clears another action of the board of its Workers.

use super::super::components::Action;
use super::super::state::Paladins;
use super::super::why_not::WhyNot;
use engine::{Check, ReasonSink};
use kernel::Seat;

impl Paladins {
    pub(super) fn check_pray(&self, seat: Seat, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let player = self.player(seat);
        if self.team.is_some() {
            self.check_receiver(seat, Action::Pray, reasons)?;
        } else {
            let clears = Action::PRINTED.into_iter().any(|action| action != Action::Pray && player.used(action));
            reasons.when(!clears, WhyNot::NothingToClear)?;
        }
        player.check_silver(player.silver_cost(Action::Pray), reasons)
    }
}
