//! The King's Favours: action spaces of the main board, each for one Worker a round.

use super::super::components::{FAVOURS_IN_PLAY, FIRST_FAVOUR_ROUND, When};
use super::super::event::Event;
use super::super::payment::lacks_workers;
use super::super::question::Source;
use super::super::state::Paladins;
use super::super::step::Step;
use super::super::why_not::WhyNot;
use crate::engine::{Heard, Note};
use crate::kernel::{Seat, Sink};

impl Paladins {
    pub(super) fn favour_lacks(&self, seat: Seat, slot: u8, note: &mut impl Note<WhyNot>) -> Heard {
        if slot as usize >= FAVOURS_IN_PLAY {
            return note.note(WhyNot::NoSuchThing);
        }
        let Some(favour) = self.favour(slot) else {
            return note.note(WhyNot::FavourHidden { round: FIRST_FAVOUR_ROUND + slot });
        };
        note.when(self.board.favour_workers[slot as usize].is_some(), WhyNot::FavourUsed)?;
        let player = self.player(seat);
        let card = favour.card();
        lacks_workers([card.worker], player.workers, note)?;
        player.lacks_silver(card.silver, note)?;
        player.lacks_provisions(card.provisions, note)
    }

    pub(super) fn use_favour(&mut self, seat: Seat, slot: u8, events: &mut impl Sink<Event>) {
        let Some(favour) = self.favour(slot) else { return };
        events.tell(Event::FavourUsed { seat, favour });
        self.spend(seat, favour.card().silver, favour.card().provisions, events);
        self.flow.push(Step::Abilities(seat, When::UsesFavour));
        self.flow.give_effects(seat, favour.card().effect, Source::Favour(favour));
    }
}
