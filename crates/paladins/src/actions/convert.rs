//! Convert: wins an Outsider over, who counts at the end.

use super::super::components::{Action, Attribute, REGION_FAITH, Reward};
use super::super::event::Event;
use super::super::state::Paladins;
use super::super::step::Step;
use super::super::why_not::WhyNot;
use engine::{Check, ReasonSink};
use kernel::{EventSink, Seat};

impl Paladins {
    pub(super) fn check_convert(&self, seat: Seat, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let player = self.player(seat);
        player.check_silver(player.silver_cost(Action::Convert), reasons)?;
        // Flags ascend from the left, so the left-most Outsider is the easiest to reach.
        match (0..self.board.outsiders.len()).find(|&slot| self.board.outsiders[slot].is_some()) {
            None => reasons.add(WhyNot::NoOutsider),
            Some(slot) => self.check_faith(seat, slot as u8, reasons),
        }
    }

    pub(in super::super) fn check_faith(&self, seat: Seat, slot: u8, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        reasons.when(self.outsider(slot).is_none(), WhyNot::NoOutsider)?;
        let need = REGION_FAITH.get(slot as usize).copied().unwrap_or(u8::MAX);
        self.player(seat).check_level(Attribute::Faith, need, reasons)
    }

    pub(super) fn convert(&mut self, seat: Seat, slot: u8, events: &mut impl EventSink<Event>) {
        let silver = self.player(seat).silver_cost(Action::Convert);
        self.spend(seat, silver, 0, events);
        self.win_over(seat, slot as usize, events);
    }

    /// Moves the Outsider to the left-most empty space below the board and gains its Strength.
    pub(in super::super) fn win_over(&mut self, seat: Seat, slot: usize, events: &mut impl EventSink<Event>) {
        let Some(outsider) = self.board.outsiders.get_mut(slot).and_then(Option::take) else { return };
        self.player_mut(seat).converted.push(outsider);
        events.emit(Event::Converted { seat, outsider });
        let strength = outsider.card().name.strength();
        self.flow.push(Step::Reward(seat, Reward::Raise(Attribute::Strength, strength)));
    }
}
