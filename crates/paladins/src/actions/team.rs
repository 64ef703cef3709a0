//! Additional actions of the co-op scenario: completing a King's Order, gaining Honour, and giving away the rewards
//! of a left-side action.

use super::super::components::{Action, KINGS_THREAT, ORDERS_IN_PLAY, Order, ROUNDS, Reward, START_HONOUR, When};
use super::super::event::Event;
use super::super::payment::check_workers;
use super::super::question::{Intent, Question, Target, Task};
use super::super::state::Paladins;
use super::super::step::Step;
use super::super::why_not::WhyNot;
use engine::{Check, ReasonSink, Rules, is_allowed};
use kernel::{EventSink, Seat};

impl Action {
    /// Returns true for a left-side action, whose rewards may go to another player (ruling P-1).
    pub const fn may_be_given(self) -> bool {
        self.right_index().is_none()
    }
}

impl Paladins {
    /// Returns the levels that a co-op King's Order needs now. The revealed King's Threat raises both (Dealing with
    /// Threats; ruling P-21).
    pub fn order_levels(&self, order: Order) -> Option<[(super::super::components::Attribute, u8); 2]> {
        let more = if self.round >= ROUNDS { KINGS_THREAT } else { 0 };
        match order {
            Order::Levels(levels) => Some(levels.map(|(attribute, level)| (attribute, level + more))),
            Order::Task(_) => None,
        }
    }

    /// Notes every obstacle to a King's Order. It takes any one Worker, and both Attributes with the Paladin's boost
    /// must reach the levels (ruling P-19).
    pub(in super::super) fn check_order(&self, seat: Seat, slot: u8, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let (Some(team), true) = (&self.team, usize::from(slot) < ORDERS_IN_PLAY) else {
            return reasons.add(WhyNot::NoSuchThing);
        };
        let Some(order) = self.board.orders(self.round).get(usize::from(slot)) else {
            return reasons.add(WhyNot::OrderHidden { round: slot + 1 });
        };
        reasons.when(team.completed[usize::from(slot)].is_some(), WhyNot::OrderDone)?;
        let player = self.player(seat);
        check_workers([None], player.workers, reasons)?;
        let levels = self.order_levels(*order.card()).into_iter().flatten();
        for (attribute, need) in levels {
            player.check_level(attribute, need, reasons)?;
        }
        Check::Continue(())
    }

    /// Completes the Order for all: every player gains 1 Honour.
    pub(super) fn complete_order(&mut self, seat: Seat, slot: u8, events: &mut impl EventSink<Event>) {
        let Some(&order) = self.board.orders(self.round).get(usize::from(slot)) else { return };
        events.emit(Event::OrderCompleted { seat, slot, order });
        for member in seat.around(self.seats()).rev() {
            self.flow.give(member, &[Reward::Honour(1)]);
        }
    }

    pub(super) fn check_receiver(&self, seat: Seat, action: Action, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let anybody =
            (0..self.seats).any(|other| is_allowed(|reasons| self.check_use(seat, Seat(other), action, reasons)));
        if anybody { Check::Continue(()) } else { self.check_use(seat, seat, action, reasons) }
    }

    /// Notes the reasons against a use of an action's rewards by a receiver (ruling P-9).
    pub(in super::super) fn check_use(
        &self,
        seat: Seat,
        receiver: Seat,
        action: Action,
        reasons: &mut impl ReasonSink<WhyNot>,
    ) -> Check {
        if usize::from(receiver.0) >= self.seats() {
            return reasons.add(WhyNot::NoSuchThing);
        }
        let player = self.player(receiver);
        match action {
            Action::Develop => reasons.when(player.workshops_left() == 0, WhyNot::NoWorkshop),
            Action::Pray => {
                let clears = |cleared: Action| player.used(cleared) && (receiver != seat || cleared != Action::Pray);
                reasons.when(!self.actions().iter().any(|&cleared| clears(cleared)), WhyNot::NothingToClear)
            }
            Action::GainHonour => {
                reasons.when(player.honour() >= START_HONOUR && player.suspicion.is_empty(), WhyNot::HonourFull)
            }
            _ => Check::Continue(()),
        }
    }

    /// Pays the Silver of a left-side action (ruling P-3: with the discounts of the acting player), then asks for the
    /// player who gains all of its rewards.
    pub(super) fn give_away(&mut self, seat: Seat, task: Task, workers: usize, events: &mut impl EventSink<Event>) {
        self.pay_left(seat, task, events);
        self.offer(seat, Question::Receiver { task, workers: workers as u8 }, events);
    }

    pub(in super::super) fn receive(
        &mut self,
        seat: Seat,
        receiver: Seat,
        task: Task,
        workers: u8,
        events: &mut impl EventSink<Event>,
    ) {
        let Intent::Action(action) = task.intent else { return };
        if receiver != seat {
            events.emit(Event::Given { seat, receiver, action });
        }
        self.flow.push(Step::Abilities(receiver, When::Action(action)));
        self.push_paladin_bonus(receiver, action);
        match (action, task.target) {
            (Action::Develop, _) => self.offer(receiver, Question::FreeWorkshop, events),
            (Action::Pray, _) => self.offer(receiver, Question::PrayerOf(seat), events),
            (Action::Recruit, Target::Townsfolk { slot, crew, debt }) => {
                let debtor = debt.then_some(seat);
                self.take_townsfolk(receiver, slot, crew, debtor, events);
            }
            (Action::GainHonour, _) => self.flow.give(receiver, &[Reward::Honour(1), Reward::RemoveSuspicion(1)]),
            _ => self.reap(receiver, action, usize::from(workers)),
        }
    }
}
