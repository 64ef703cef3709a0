//! The King's Favours: action spaces of the main board, each for one Worker a round.

use super::super::components::{FAVOURS_IN_PLAY, FIRST_FAVOUR_ROUND, When};
use super::super::event::Event;
use super::super::payment::{Lacks, lacks_workers};
use super::super::question::Source;
use super::super::state::Paladins;
use super::super::step::Step;
use super::super::why_not::WhyNot;
use crate::kernel::{Seat, Sink};

impl Paladins {
    pub(super) fn favour_lacks(&self, seat: Seat, slot: u8, lacks: &mut Lacks) {
        if slot as usize >= FAVOURS_IN_PLAY {
            lacks.push(WhyNot::NoSuchThing);
            return;
        }
        let Some(favour) = self.favour(slot) else {
            lacks.push(WhyNot::FavourHidden { round: FIRST_FAVOUR_ROUND + slot });
            return;
        };
        if self.board.favour_workers[slot as usize].is_some() {
            lacks.push(WhyNot::FavourUsed);
        }
        let player = self.player(seat);
        let card = favour.card();
        lacks_workers(&[card.worker], player.workers, lacks);
        player.lacks_silver(card.silver, lacks);
        player.lacks_provisions(card.provisions, lacks);
    }

    pub(super) fn use_favour(&mut self, seat: Seat, slot: u8, events: &mut impl Sink<Event>) {
        let Some(favour) = self.favour(slot) else { return };
        events.tell(Event::FavourUsed { seat, favour });
        self.spend(seat, favour.card().silver, favour.card().provisions, events);
        self.flow.push(Step::Abilities(seat, When::UsesFavour));
        self.flow.give_effects(seat, favour.card().effect, Source::Favour(favour));
    }
}
