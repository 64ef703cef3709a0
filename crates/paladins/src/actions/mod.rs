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
use super::payment::lacks_workers;
use super::question::{Intent, Target, Task};
use super::state::Paladins;
use super::step::Step;
use super::why_not::WhyNot;
use engine::{Heard, Note, all, nothing};
use kernel::{Seat, Sink};

impl Paladins {
    pub(super) fn intent_lacks(&self, seat: Seat, intent: Intent, note: &mut impl Note<WhyNot>) -> Heard {
        match intent {
            Intent::Favour(slot) => self.favour_lacks(seat, slot, note),
            Intent::Order(slot) => self.order_lacks(seat, slot, note),
            Intent::Action(action) => self.action_lacks(seat, action, note),
        }
    }

    pub(super) fn action_lacks(&self, seat: Seat, action: Action, note: &mut impl Note<WhyNot>) -> Heard {
        let player = self.player(seat);
        note.when(action == Action::GainHonour && player.member.is_none(), WhyNot::NoSuchThing)?;
        note.when(player.used(action), WhyNot::Used)?;
        let is_limited = action.right_index().is_some() && action != Action::Attack;
        if is_limited && player.done(action) as usize >= MOST_OF_AN_ACTION {
            return note.note(WhyNot::AllDone { action });
        }
        // An action that may be partial needs only one Worker of any type.
        let spaces = if action.may_be_partial() { &[None] } else { player.open_spaces(action) };
        lacks_workers(spaces.iter().copied(), player.workers, note)?;
        match action {
            Action::Develop => self.develop_lacks(seat, note),
            Action::Hunt | Action::Trade | Action::Conspire => Heard::Continue(()),
            Action::Recruit => self.recruit_lacks(seat, note),
            Action::Pray => self.pray_lacks(seat, note),
            Action::Commission | Action::Garrison => self.placement_lacks(seat, action, note),
            Action::Fortify => self.fortify_lacks(seat, note),
            Action::Absolve => self.absolve_lacks(seat, note),
            Action::Attack => self.attack_lacks(seat, note),
            Action::Convert => self.convert_lacks(seat, note),
            Action::GainHonour => self.receiver_lacks(seat, action, note),
        }
    }

    pub fn missing(&self, seat: Seat, intent: Intent) -> Vec<WhyNot> {
        if seat.index() >= self.seats() || self.is_rival(seat) {
            return vec![WhyNot::NoSuchThing];
        }
        all(|note| self.intent_lacks(seat, intent, note))
    }

    pub(super) fn may_begin(&self, seat: Seat, intent: Intent) -> bool {
        nothing(|note| self.intent_lacks(seat, intent, note))
    }

    pub(super) fn is_aimed_well(&self, seat: Seat, task: Task) -> bool {
        let Intent::Action(action) = task.intent else { return task.target == Target::None };
        nothing(|note| match (action, task.target) {
            // The player who gains them chooses the target.
            (Action::Develop | Action::Pray | Action::GainHonour, Target::None) if self.team.is_some() => {
                Heard::Continue(())
            }
            (Action::Hunt | Action::Trade | Action::Conspire | Action::Fortify, Target::None) => Heard::Continue(()),
            (Action::Develop, Target::Workshop(onto, space)) => self.workshop_lacks(seat, onto, space, note),
            (Action::Recruit, Target::Townsfolk { slot, crew, debt }) => {
                let need = self.player(seat).townsfolk_cost(slot as usize);
                note.when(debt && (slot as usize) >= DEBT_SLOTS, WhyNot::NoSuchThing)?;
                self.player(seat).lacks_silver(if debt { 0 } else { need }, note)?;
                self.townsfolk_lacks(seat, slot, crew, note)
            }
            (Action::Pray, Target::Clear(cleared)) => {
                note.when(!self.player(seat).used(cleared), WhyNot::NothingToClear)
            }
            (Action::Commission | Action::Garrison, Target::Space(space)) => {
                self.space_lacks(seat, action, space, note)
            }
            (Action::Absolve, Target::Jar(space)) => self.jar_space_lacks(seat, space, note),
            (Action::Attack, Target::Outsider(slot)) => self.outsider_lacks(seat, slot, note),
            (Action::Convert, Target::Outsider(slot)) => self.faith_lacks(seat, slot, note),
            _ => note.note(WhyNot::NoSuchThing),
        })
    }

    /// Takes an action: places the Workers, pays, and gains its rewards, then the additions of Paladin and crew.
    pub(super) fn perform(&mut self, seat: Seat, task: Task, band: Workers, events: &mut impl Sink<Event>) {
        events.tell(Event::Acted { seat, intent: task.intent, workers: band });
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

    fn pay_left(&mut self, seat: Seat, task: Task, events: &mut impl Sink<Event>) {
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
