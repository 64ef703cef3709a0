//! The King's Favours: action spaces of the main board, each for one Worker a round.

use super::super::components::{FAVOURS_IN_PLAY, FIRST_FAVOUR_ROUND, When};
use super::super::event::Event;
use super::super::payment::check_workers;
use super::super::question::Source;
use super::super::state::Paladins;
use super::super::step::Step;
use super::super::things::Thing;
use super::super::why_not::WhyNot;
use engine::{Check, ReasonSink};
use kernel::{EventSink, Seat};

impl Paladins {
    pub(in super::super) fn check_favour(&self, seat: Seat, slot: u8, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        if slot as usize >= FAVOURS_IN_PLAY {
            return reasons.add(WhyNot::NoSuchThing);
        }
        let Some(favour) = self.favour(slot) else {
            return reasons.add(WhyNot::FavourHidden { round: FIRST_FAVOUR_ROUND + slot });
        };
        let player = self.player(seat);
        let taken = self.board.favour_workers[slot as usize].is_some();
        match self.honour_for(slot) {
            Some(need) => reasons.when(player.honour() < need, WhyNot::Honour { need, have: player.honour() })?,
            None => reasons.when(taken, WhyNot::FavourUsed)?,
        }
        let card = favour.card();
        check_workers([card.worker], player.workers, reasons)?;
        player.check_silver(card.silver, reasons)?;
        player.check_provisions(card.provisions, reasons)
    }

    /// Co-op scenario, Using King's Favours Multiple Times: returns the present Honour cost of a King's Favour, 1 for
    /// each Worker there.
    pub fn honour_for(&self, slot: u8) -> Option<u8> {
        let taken = self.board.favour_workers.get(slot as usize)?.is_some();
        self.team.as_ref().map(|team| if taken { 1 + team.again[slot as usize] } else { 0 })
    }

    pub(super) fn use_favour(&mut self, seat: Seat, slot: u8, events: &mut impl EventSink<Event>) {
        let Some(favour) = self.favour(slot) else { return };
        events.emit(Event::FavourUsed { seat, favour });
        self.spend(seat, favour.card().silver, favour.card().provisions, events);
        if let Some(honour) = self.team.as_ref().map(|team| team.again[slot as usize]) {
            self.lose_honour(seat, honour, Event::Paid { seat, thing: Thing::Honour, count: honour }, events);
        }
        self.flow.push(Step::Abilities(seat, When::UsesFavour));
        self.flow.give_effects(seat, favour.card().effect, Source::Favour(favour));
    }
}
