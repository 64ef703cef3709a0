//! Attack: drives an Outsider off.

use super::super::components::{Attribute, REGION_STRENGTH};
use super::super::event::Event;
use super::super::state::Paladins;
use super::super::why_not::WhyNot;
use engine::{Heard, Note};
use kernel::{Seat, Sink};

impl Paladins {
    /// Returns the Silver for an Attack: 1 for every 2 missing Strength, that is for each card skipped.
    pub fn attack_cost(&self, seat: Seat, slot: u8) -> u8 {
        let need = REGION_STRENGTH.get(slot as usize).copied().unwrap_or(u8::MAX);
        need.saturating_sub(self.player(seat).level(Attribute::Strength)).div_ceil(2)
    }

    pub(super) fn attack_lacks(&self, seat: Seat, note: &mut impl Note<WhyNot>) -> Heard {
        // Costs ascend from the left, so the left-most Outsider is the cheapest.
        match (0..self.board.outsiders.len()).find(|&slot| self.board.outsiders[slot].is_some()) {
            None => note.note(WhyNot::NoOutsider),
            Some(slot) => self.player(seat).lacks_silver(self.attack_cost(seat, slot as u8), note),
        }
    }

    pub(in super::super) fn outsider_lacks(&self, seat: Seat, slot: u8, note: &mut impl Note<WhyNot>) -> Heard {
        note.when(self.outsider(slot).is_none(), WhyNot::NoOutsider)?;
        self.player(seat).lacks_silver(self.attack_cost(seat, slot), note)
    }

    pub(super) fn attack(&mut self, seat: Seat, slot: u8, events: &mut impl Sink<Event>) {
        let silver = self.attack_cost(seat, slot);
        self.spend(seat, silver, 0, events);
        self.drive_off(seat, slot as usize, events);
    }

    pub(in super::super) fn drive_off(&mut self, seat: Seat, slot: usize, events: &mut impl Sink<Event>) {
        let Some(outsider) = self.board.outsiders.get_mut(slot).and_then(Option::take) else { return };
        self.player_mut(seat).attacked.push(outsider);
        events.tell(Event::Attacked { seat, outsider });
        self.flow.give(seat, outsider.card().attacked);
    }
}
