//! Pray: another action of the board is cleared of its Workers.

use super::super::components::Action;
use super::super::event::Event;
use super::super::state::Paladins;
use super::super::why_not::WhyNot;
use crate::engine::{Heard, Note};
use crate::kernel::{Seat, Sink};

impl Paladins {
    pub(super) fn pray_lacks(&self, seat: Seat, note: &mut impl Note<WhyNot>) -> Heard {
        let player = self.player(seat);
        let clears = Action::ALL.into_iter().any(|action| action != Action::Pray && player.used(action));
        note.when(!clears, WhyNot::NothingToClear)?;
        player.lacks_silver(player.silver_cost(Action::Pray), note)
    }

    pub(super) fn pray(&mut self, seat: Seat, cleared: Action, events: &mut impl Sink<Event>) {
        let silver = self.player(seat).silver_cost(Action::Pray);
        self.spend(seat, silver, 0, events);
        self.clear(seat, cleared, events);
    }
}
