//! Plans: drawn, kept, discarded and put back.

use super::components::{BuildingId, Effect, MARKET_PLANS, Thing};
use super::{Architects, Event, Player, Purpose, Question, Step};
use engine::Rules;
use kernel::{EventSink, Seat, Set};

impl Architects {
    /// Moves up to `most` plans from the pile into a set of a seat (ruling R11). Returns their number.
    fn take_plans(&mut self, seat: Seat, most: u8, into: fn(&mut Player) -> &mut Set) -> u8 {
        let mut count = 0;
        while count < most
            && let Some(plan) = self.board.plan_pile.pop()
        {
            into(self.player_mut(seat)).insert(plan.index());
            count += 1;
        }
        count
    }

    pub(super) fn draw(&mut self, seat: Seat, count: u8, out: &mut impl EventSink<Event>) {
        let count = self.take_plans(seat, count, |player| &mut player.hand);
        if count > 0 {
            out.emit(Event::Gained { seat, thing: Thing::Plan, count });
        }
    }

    /// Middle space: draws plans, of which one is kept and the others go to the bottom one by one (ruling R10).
    pub(super) fn draw_in_market(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        if self.deal(seat, MARKET_PLANS, out) > 0 {
            self.flow.push(Step::PutBack);
            self.offer(seat, Question::Keep, out);
        }
    }

    pub(super) fn keep(&mut self, seat: Seat, plan: BuildingId, out: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        player.drawn.remove(plan.index());
        player.hand.insert(plan.index());
        out.emit(Event::PlanKept { seat });
    }

    pub(super) fn put_back(&mut self, seat: Seat, plan: BuildingId, out: &mut impl EventSink<Event>) {
        self.player_mut(seat).drawn.remove(plan.index());
        self.board.plan_pile.push_bottom(plan);
        out.emit(Event::PlanPutBack { seat });
    }

    pub(super) fn deal(&mut self, seat: Seat, most: u8, out: &mut impl EventSink<Event>) -> u8 {
        let count = self.take_plans(seat, most, |player| &mut player.drawn);
        if count > 0 {
            out.emit(Event::PlansDrawn { seat, count });
        }
        count
    }

    /// Queues the discard of `count` plans, one after the other. The last one lies lowest (ruling R10).
    pub(super) fn discards(&mut self, seat: Seat, purpose: Purpose, count: u8, out: &mut impl EventSink<Event>) {
        let none = self.player(seat).hand.is_empty();
        match purpose {
            _ if count == 0 => {}
            Purpose::Virtue if none => self.drop_virtue(seat, count, out),
            Purpose::Event if none => out.emit(Event::Spared { seat }),
            _ => self.offer(seat, Question::Discard(purpose, count), out),
        }
    }

    pub(super) fn discard(
        &mut self,
        seat: Seat,
        purpose: Purpose,
        count: u8,
        plan: BuildingId,
        out: &mut impl EventSink<Event>,
    ) {
        self.player_mut(seat).hand.remove(plan.index());
        self.board.plan_pile.push_bottom(plan);
        if purpose == Purpose::Virtue {
            self.board_works(seat, out);
        }
        out.emit(Event::PlanDiscarded { seat, purpose });
        if let Purpose::Sale(good, gained) = purpose {
            return self.flow.push(Step::Give(seat, Effect::Gain(good, gained)));
        }
        self.flow.push(Step::Discards(seat, purpose, count.saturating_sub(1)));
    }
}
