//! The actions of the player board, the King's Favours, and their legality.

mod absolve;
mod attack;
mod commission;
mod convert;
mod develop;
mod favour;
mod fortify;
mod garrison;
mod gather;
mod pray;
mod recruit;
mod team;

use super::components::{Ability, Action, DEBT_SLOTS, MOST_OF_AN_ACTION, Reward, When, Workers};
use super::event::Event;
use super::payment::check_workers;
use super::question::{Intent, Target, Task};
use super::state::Paladins;
use super::step::Step;
use super::why_not::WhyNot;
use engine::{Check, ReasonSink, all_reasons, is_allowed};
use kernel::{EventSink, Seat};

impl Paladins {
    pub(super) fn check_intent(&self, seat: Seat, intent: Intent, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        match intent {
            Intent::Favour(slot) => self.check_favour(seat, slot, reasons),
            Intent::Order(slot) => self.check_order(seat, slot, reasons),
            Intent::Action(action) => self.check_action(seat, action, reasons),
        }
    }

    pub(super) fn check_action(&self, seat: Seat, action: Action, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let player = self.player(seat);
        reasons.when(action == Action::GainHonour && player.member.is_none(), WhyNot::NoSuchThing)?;
        reasons.when(player.used(action), WhyNot::Used)?;
        let is_limited = action.right_index().is_some() && action != Action::Attack;
        if is_limited && player.done(action) as usize >= MOST_OF_AN_ACTION {
            return reasons.add(WhyNot::AllDone { action });
        }
        // An action that may be partial needs only one Worker of any type.
        let spaces = if action.may_be_partial() { &[None] } else { player.open_spaces(action) };
        check_workers(spaces.iter().copied(), player.workers, reasons)?;
        match action {
            Action::Develop => self.check_develop(seat, reasons),
            Action::Hunt | Action::Trade | Action::Conspire => Check::Continue(()),
            Action::Recruit => self.check_recruit(seat, reasons),
            Action::Pray => self.check_pray(seat, reasons),
            Action::Commission | Action::Garrison => self.check_placement(seat, action, reasons),
            Action::Fortify => self.check_fortify(seat, reasons),
            Action::Absolve => self.check_absolve(seat, reasons),
            Action::Attack => self.check_attack(seat, reasons),
            Action::Convert => self.check_convert(seat, reasons),
            Action::GainHonour => self.check_receiver(seat, action, reasons),
        }
    }

    pub fn missing(&self, seat: Seat, intent: Intent) -> Vec<WhyNot> {
        if seat.index() >= self.seats() || self.is_rival(seat) {
            return vec![WhyNot::NoSuchThing];
        }
        all_reasons(|reasons| self.check_intent(seat, intent, reasons))
    }

    pub(super) fn may_begin(&self, seat: Seat, intent: Intent) -> bool {
        is_allowed(|reasons| self.check_intent(seat, intent, reasons))
    }

    pub(super) fn is_aimed_well(&self, seat: Seat, task: Task) -> bool {
        let Intent::Action(action) = task.intent else { return task.target == Target::None };
        is_allowed(|reasons| match (action, task.target) {
            // The player who gains them chooses the target.
            (Action::Develop | Action::Pray | Action::GainHonour, Target::None) if self.team.is_some() => {
                Check::Continue(())
            }
            (Action::Hunt | Action::Trade | Action::Conspire | Action::Fortify, Target::None) => Check::Continue(()),
            (Action::Develop, Target::Workshop(onto, space)) => self.check_workshop(seat, onto, space, reasons),
            (Action::Recruit, Target::Townsfolk { slot, crew, debt }) => {
                let need = self.player(seat).townsfolk_cost(slot as usize);
                reasons.when(debt && (slot as usize) >= DEBT_SLOTS, WhyNot::NoSuchThing)?;
                self.player(seat).check_silver(if debt { 0 } else { need }, reasons)?;
                self.check_townsfolk(seat, slot, crew, reasons)
            }
            (Action::Pray, Target::Clear(cleared)) => {
                reasons.when(!self.player(seat).used(cleared), WhyNot::NothingToClear)
            }
            (Action::Commission | Action::Garrison, Target::Space(space)) => {
                self.check_space(seat, action, space, reasons)
            }
            (Action::Absolve, Target::Jar(space)) => self.check_jar_space(seat, space, reasons),
            (Action::Attack, Target::Outsider(slot)) => self.check_outsider(seat, slot, reasons),
            (Action::Convert, Target::Outsider(slot)) => self.check_faith(seat, slot, reasons),
            _ => reasons.add(WhyNot::NoSuchThing),
        })
    }

    /// Takes an action: places the Workers, pays, and gains its rewards, then the additions of Paladin and crew.
    pub(super) fn perform(&mut self, seat: Seat, task: Task, band: Workers, events: &mut impl EventSink<Event>) {
        events.emit(Event::Acted { seat, intent: task.intent, workers: band });
        self.place_workers(seat, task, band);
        let action = match task.intent {
            Intent::Favour(slot) => return self.use_favour(seat, slot, events),
            Intent::Order(slot) => return self.complete_order(seat, slot, events),
            Intent::Action(action) => action,
        };
        if self.team.is_some() {
            self.answer_threats(action, events);
            if action.may_be_given() {
                return self.give_away(seat, task, band.total(), events);
            }
        }
        self.flow.push(Step::Abilities(seat, When::Action(action)));
        self.push_paladin_bonus(seat, action);
        if action.may_be_given() {
            self.pay_left(seat, task, events);
        }
        match (action, task.target) {
            (Action::Develop, Target::Workshop(onto, space)) => self.move_workshop(seat, onto, space, events),
            (Action::Recruit, Target::Townsfolk { slot, crew, debt }) => {
                self.take_townsfolk(seat, slot, crew, debt.then_some(seat), events);
            }
            (Action::Pray, Target::Clear(cleared)) => self.clear(seat, cleared, events),
            (Action::Hunt | Action::Trade | Action::Conspire, _) => self.reap(seat, action, band.total()),
            (Action::Commission, Target::Space(space)) => self.commission(seat, space, events),
            (Action::Fortify, _) => self.fortify(seat, events),
            (Action::Garrison, Target::Space(space)) => self.garrison(seat, space, events),
            (Action::Absolve, Target::Jar(space)) => self.absolve(seat, space, events),
            (Action::Attack, Target::Outsider(slot)) => self.attack(seat, slot, events),
            (Action::Convert, Target::Outsider(slot)) => self.convert(seat, slot, events),
            _ => {}
        }
    }

    fn pay_left(&mut self, seat: Seat, task: Task, events: &mut impl EventSink<Event>) {
        let player = self.player(seat);
        let silver = match (task.intent, task.target) {
            (_, Target::Townsfolk { debt: true, .. }) => 0,
            (_, Target::Townsfolk { slot, .. }) => player.townsfolk_cost(slot as usize),
            (Intent::Action(action), _) => player.silver_cost(action),
            _ => 0,
        };
        self.spend(seat, silver, 0, events);
    }

    fn push_paladin_bonus(&mut self, seat: Seat, action: Action) {
        let bonus = match self.player(seat).paladin.map(|paladin| paladin.card().ability) {
            Some(Ability::Silver(on, count)) if on == action => Reward::Silver(count),
            Some(Ability::Provisions(on, count)) if on == action => Reward::Provisions(count),
            _ => return,
        };
        self.flow.push(Step::Reward(seat, bonus));
    }
}
