//! Pray: another action of the board is cleared of its Workers.

use super::super::components::Action;
use super::super::event::Event;
use super::super::payment::Lacks;
use super::super::state::Paladins;
use super::super::why_not::WhyNot;
use crate::kernel::{Seat, Sink};

impl Paladins {
    pub(super) fn pray_lacks(&self, seat: Seat, lacks: &mut Lacks) {
        let player = self.player(seat);
        if !Action::ALL.into_iter().any(|action| action != Action::Pray && player.used(action)) {
            lacks.push(WhyNot::NothingToClear);
        }
        player.lacks_silver(player.silver_cost(Action::Pray), lacks);
    }

    pub(super) fn pray(&mut self, seat: Seat, cleared: Action, events: &mut impl Sink<Event>) {
        let silver = self.player(seat).silver_cost(Action::Pray);
        self.spend(seat, silver, 0, events);
        self.clear(seat, cleared, events);
    }
}
