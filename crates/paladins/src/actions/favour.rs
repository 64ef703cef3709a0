//! The King's Favours: action spaces of the main board, each for one Worker a round.

use super::super::components::{FAVOURS_IN_PLAY, FIRST_FAVOUR_ROUND, When};
use super::super::event::Event;
use super::super::payment::lacks_workers;
use super::super::question::Source;
use super::super::state::Paladins;
use super::super::step::Step;
use super::super::things::Thing;
use super::super::why_not::WhyNot;
use engine::{Heard, Note};
use kernel::{Seat, Sink};

impl Paladins {
    pub(in super::super) fn favour_lacks(&self, seat: Seat, slot: u8, note: &mut impl Note<WhyNot>) -> Heard {
        if slot as usize >= FAVOURS_IN_PLAY {
            return note.note(WhyNot::NoSuchThing);
        }
        let Some(favour) = self.favour(slot) else {
            return note.note(WhyNot::FavourHidden { round: FIRST_FAVOUR_ROUND + slot });
        };
        let player = self.player(seat);
        let taken = self.board.favour_workers[slot as usize].is_some();
        match self.honour_for(slot) {
            Some(need) => note.when(player.honour() < need, WhyNot::Honour { need, have: player.honour() })?,
            None => note.when(taken, WhyNot::FavourUsed)?,
        }
        let card = favour.card();
        lacks_workers([card.worker], player.workers, note)?;
        player.lacks_silver(card.silver, note)?;
        player.lacks_provisions(card.provisions, note)
    }

    /// Co-op scenario, Using King's Favours Multiple Times: returns the present Honour cost of a King's Favour, 1 for
    /// each Worker there.
    pub fn honour_for(&self, slot: u8) -> Option<u8> {
        let taken = self.board.favour_workers.get(slot as usize)?.is_some();
        self.team.as_ref().map(|team| if taken { 1 + team.again[slot as usize] } else { 0 })
    }

    pub(super) fn use_favour(&mut self, seat: Seat, slot: u8, events: &mut impl Sink<Event>) {
        let Some(favour) = self.favour(slot) else { return };
        events.tell(Event::FavourUsed { seat, favour });
        self.spend(seat, favour.card().silver, favour.card().provisions, events);
        if let Some(honour) = self.team.as_ref().map(|team| team.again[slot as usize]) {
            self.lose_honour(seat, honour, Event::Paid { seat, thing: Thing::Honour, count: honour }, events);
        }
        self.flow.push(Step::Abilities(seat, When::UsesFavour));
        self.flow.give_effects(seat, favour.card().effect, Source::Favour(favour));
    }
}
