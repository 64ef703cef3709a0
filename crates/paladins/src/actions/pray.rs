//! Pray: clears another action of the board of its Workers.

use super::super::components::Action;
use super::super::state::Paladins;
use super::super::why_not::WhyNot;
use engine::{Heard, Note};
use kernel::Seat;

impl Paladins {
    pub(super) fn pray_lacks(&self, seat: Seat, note: &mut impl Note<WhyNot>) -> Heard {
        let player = self.player(seat);
        if self.team.is_some() {
            self.receiver_lacks(seat, Action::Pray, note)?;
        } else {
            let clears = Action::PRINTED.into_iter().any(|action| action != Action::Pray && player.used(action));
            note.when(!clears, WhyNot::NothingToClear)?;
        }
        player.lacks_silver(player.silver_cost(Action::Pray), note)
    }
}
