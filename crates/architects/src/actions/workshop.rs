//! Workshop: hiring Apprentices and drawing plans. The Black Market and a Building hire Apprentices, too.

use super::super::components::{
    ApprenticeId, BoardAbility, COLUMNS, Effect, HIRE_SILVER, HIRE_TAX, HIRING_SILVER, Location, Slot, Thing,
};
use super::super::state::MOST_LAID;
use super::super::{Architects, Departure, Event, Question, Step, WhyNot};
use engine::{Check, ReasonSink, Rules};
use kernel::{EventSink, Seat};

impl Architects {
    /// Returns the Silver laid on Apprentices to reach a slot: one for each column beyond the reach (rulings R4, R5).
    pub fn reach_price(&self, seat: Seat, slot: Slot) -> u8 {
        (slot.column() + 1).saturating_sub(self.reach(seat)) as u8
    }

    pub fn hire_price(&self, seat: Seat) -> u8 {
        let less = if self.player(seat).can(BoardAbility::Hiring) { HIRING_SILVER } else { 0 };
        HIRE_SILVER - less
    }

    pub(in super::super) fn check_hire(&self, seat: Seat, slot: Slot, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        self.check_apprentice(slot, reasons)?;
        let need = self.tax_due(seat, HIRE_TAX) + self.hire_price(seat) + self.reach_price(seat, slot);
        self.check_silver(seat, need, reasons)
    }

    pub(in super::super) fn check_apprentice(&self, slot: Slot, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        reasons.when(self.apprentice(slot).is_none(), WhyNot::SlotEmpty)
    }

    /// Workshop: pays for the Apprentice of a slot. A Silver goes on each card of the row beyond the reach, from the
    /// first column on.
    pub(in super::super) fn hire(&mut self, seat: Seat, slot: Slot, out: &mut impl EventSink<Event>) {
        let reached = self.reach_price(seat, slot);
        self.pay_tax(seat, HIRE_TAX, out);
        self.pay(seat, Thing::Silver, self.hire_price(seat), out);
        let held = &mut self.player_mut(seat).goods[Thing::Silver as usize];
        *held = held.saturating_sub(u16::from(reached));
        for column in 0..usize::from(reached) {
            let on = Slot::at(slot.row(), column);
            let laid = &mut self.board.laid[on.index()];
            *laid = laid.saturating_add(1).min(MOST_LAID);
            out.emit(Event::SilverLaid { seat, slot: on });
        }
        self.join(seat, slot, out);
    }

    /// Adds the Apprentice of a slot to a seat. Without room, another Apprentice leaves first (ruling R6).
    pub(in super::super) fn join(&mut self, seat: Seat, slot: Slot, out: &mut impl EventSink<Event>) {
        self.flow.push(Step::Take(seat, slot));
        if !self.player(seat).has_space() {
            self.offer(seat, Question::Dismiss, out);
        }
    }

    /// Moves the Apprentice of a slot and the Silver on it to a seat. The row moves up and is refilled, then the
    /// Virtue of the card changes (ruling R5). During set-up the gap stays for now (R29).
    pub(in super::super) fn take_apprentice(&mut self, seat: Seat, slot: Slot, out: &mut impl EventSink<Event>) {
        let Some(apprentice) = self.board.apprentices[slot.index()].take() else { return };
        let laid = std::mem::take(&mut self.board.laid[slot.index()]);
        self.player_mut(seat).apprentices.insert(apprentice.index());
        out.emit(Event::Hired { seat, apprentice, slot });
        self.gain(seat, Thing::Silver, laid, out);
        if self.is_set_up() {
            self.move_up(slot.row(), out);
        }
        self.give(seat, Effect::virtue(apprentice.card().virtue), out);
    }

    pub(in super::super) fn move_up(&mut self, row: usize, out: &mut impl EventSink<Event>) {
        let mut free = 0;
        for column in 0..COLUMNS {
            let from = Slot::at(row, column).index();
            if self.board.apprentices[from].is_some() {
                let to = Slot::at(row, free).index();
                self.board.apprentices.swap(from, to);
                self.board.laid.swap(from, to);
                free += 1;
            }
        }
        for column in free..COLUMNS {
            self.fill(Slot::at(row, column), out);
        }
    }

    pub(in super::super) fn fill(&mut self, slot: Slot, out: &mut impl EventSink<Event>) {
        let apprentice = self.board.apprentice_pile.pop();
        self.board.apprentices[slot.index()] = apprentice;
        out.emit(Event::ApprenticeRevealed { slot, apprentice });
    }

    /// Moves the Apprentice of a slot to the bottom of the pile. The Silver on it returns to the supply.
    pub(in super::super) fn send_away(&mut self, slot: Slot, cause: Departure, out: &mut impl EventSink<Event>) {
        if let Some(apprentice) = self.board.apprentices[slot.index()].take() {
            self.board.laid[slot.index()] = 0;
            self.board.apprentice_pile.push_bottom(apprentice);
            out.emit(Event::ApprenticeLeft { slot, apprentice, cause });
        }
    }

    /// Discards an own Apprentice to the bottom of the pile, or to the box in the co-op scenario. The Virtue stays.
    pub(in super::super) fn dismiss(&mut self, seat: Seat, apprentice: ApprenticeId, out: &mut impl EventSink<Event>) {
        self.player_mut(seat).apprentices.remove(apprentice.index());
        if apprentice.calling_card().is_none() {
            self.board.apprentice_pile.push_bottom(apprentice);
        }
        out.emit(Event::Dismissed { seat, apprentice });
    }

    /// Returns the plans drawn at the Workshop: one, plus one for every two own Workers there (ruling R4).
    pub fn plans_at_workshop(&self, seat: Seat) -> u8 {
        Self::plans_for(self.workers_at(Location::Workshop, seat))
    }

    pub const fn plans_for(workers: u8) -> u8 {
        1 + workers / 2
    }

    pub(in super::super) fn draw_at_workshop(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        self.give(seat, Effect::Gain(Thing::Plan, self.plans_at_workshop(seat)), out);
    }
}
