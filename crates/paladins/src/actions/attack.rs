//! Attack: drives an Outsider off.

use super::super::components::{Attribute, REGION_STRENGTH};
use super::super::event::Event;
use super::super::state::Paladins;
use super::super::why_not::WhyNot;
use engine::{Check, ReasonSink};
use kernel::{EventSink, Seat};

impl Paladins {
    /// Returns the Silver for an Attack: 1 for every 2 missing Strength, that is for each card skipped.
    pub fn attack_cost(&self, seat: Seat, slot: u8) -> u8 {
        let need = REGION_STRENGTH.get(slot as usize).copied().unwrap_or(u8::MAX);
        need.saturating_sub(self.player(seat).level(Attribute::Strength)).div_ceil(2)
    }

    pub(super) fn check_attack(&self, seat: Seat, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        // Costs ascend from the left, so the left-most Outsider is the cheapest.
        match (0..self.board.outsiders.len()).find(|&slot| self.board.outsiders[slot].is_some()) {
            None => reasons.add(WhyNot::NoOutsider),
            Some(slot) => self.player(seat).check_silver(self.attack_cost(seat, slot as u8), reasons),
        }
    }

    pub(in super::super) fn check_outsider(
        &self,
        seat: Seat,
        slot: u8,
        reasons: &mut impl ReasonSink<WhyNot>,
    ) -> Check {
        reasons.when(self.outsider(slot).is_none(), WhyNot::NoOutsider)?;
        self.player(seat).check_silver(self.attack_cost(seat, slot), reasons)
    }

    pub(super) fn attack(&mut self, seat: Seat, slot: u8, events: &mut impl EventSink<Event>) {
        let silver = self.attack_cost(seat, slot);
        self.spend(seat, silver, 0, events);
        self.drive_off(seat, slot as usize, events);
    }

    pub(in super::super) fn drive_off(&mut self, seat: Seat, slot: usize, events: &mut impl EventSink<Event>) {
        let Some(outsider) = self.board.outsiders.get_mut(slot).and_then(Option::take) else { return };
        self.player_mut(seat).attacked.push(outsider);
        events.emit(Event::Attacked { seat, outsider });
        self.flow.give(seat, outsider.card().attacked);
    }
}
