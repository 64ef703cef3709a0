//! The twelve actions of the player board, the King's Favours, and what is legal when.

mod absolve;
mod attack;
mod commission;
mod conspire;
mod convert;
mod develop;
mod favour;
mod fortify;
mod garrison;
mod gather;
mod pray;
mod recruit;

use super::components::{Ability, Action, DEBT_SLOTS, MOST_OF_AN_ACTION, Reward, When, Worker, Workers};
use super::event::Event;
use super::payment::{Lacks, lacks_workers};
use super::question::{Deed, Target, Task};
use super::state::Paladins;
use super::step::Step;
use super::why_not::WhyNot;
use crate::kernel::{Seat, Sink};

impl Paladins {
    /// All that a player lacks to begin an action or a King's Favour; nothing if it is legal now.
    pub(super) fn lacks(&self, seat: Seat, deed: Deed) -> Lacks {
        let mut lacks = Lacks::new();
        let player = self.player(seat);
        let action = match deed {
            Deed::Favour(slot) => {
                self.favour_lacks(seat, slot, &mut lacks);
                return lacks;
            }
            Deed::Action(action) => action,
        };
        if player.used(action) {
            lacks.push(WhyNot::Used);
        }
        if !matches!(action, Action::Attack | Action::Develop) && player.done(action) as usize >= MOST_OF_AN_ACTION {
            lacks.push(WhyNot::AllDone { action });
            return lacks;
        }
        match action {
            // One Worker of any type will do.
            Action::Hunt | Action::Trade | Action::Recruit => lacks_workers(&[None], player.workers, &mut lacks),
            _ => lacks_workers(&player.open_spaces(action), player.workers, &mut lacks),
        }
        match action {
            Action::Develop => self.develop_lacks(seat, &mut lacks),
            Action::Hunt | Action::Trade | Action::Conspire => {}
            Action::Recruit => self.recruit_lacks(seat, &mut lacks),
            Action::Pray => self.pray_lacks(seat, &mut lacks),
            Action::Commission | Action::Garrison => self.placement_lacks(seat, action, &mut lacks),
            Action::Fortify => self.fortify_lacks(seat, &mut lacks),
            Action::Absolve => self.absolve_lacks(seat, &mut lacks),
            Action::Attack => self.attack_lacks(seat, &mut lacks),
            Action::Convert => self.convert_lacks(seat, &mut lacks),
        }
        lacks
    }

    /// All that a player lacks to do this with what lies before it, whoever's turn it is; nothing if it could be done.
    pub fn missing(&self, seat: Seat, deed: Deed) -> Vec<WhyNot> {
        if seat.index() >= self.seats() || self.is_rival(seat) {
            return vec![WhyNot::NoSuchThing];
        }
        self.lacks(seat, deed).to_vec()
    }

    /// Whether a player may begin an action or a King's Favour: nothing is missing.
    pub(super) fn may_begin(&self, seat: Seat, deed: Deed) -> bool {
        self.lacks(seat, deed).is_empty()
    }

    /// Whether what a task is aimed at is within its action's reach.
    pub(super) fn is_aimed_well(&self, seat: Seat, task: Task) -> bool {
        let Deed::Action(action) = task.deed else { return task.target == Target::None };
        match (action, task.target) {
            (Action::Hunt | Action::Trade | Action::Conspire | Action::Fortify, Target::None) => true,
            (Action::Develop, Target::Workshop(onto, space)) => self.check_workshop(seat, onto, space).is_ok(),
            (Action::Recruit, Target::Townsfolk { slot, crew, debt }) => {
                let affordable = self.player(seat).silver >= self.player(seat).townsfolk_cost(slot as usize);
                let payable = if debt { (slot as usize) < DEBT_SLOTS } else { affordable };
                self.check_townsfolk(seat, slot, crew).is_ok() && payable
            }
            (Action::Pray, Target::Clear(cleared)) => self.player(seat).used(cleared),
            (Action::Commission | Action::Garrison, Target::Space(space)) => {
                self.check_space(seat, action, space).is_ok()
            }
            (Action::Absolve, Target::Jar(space)) => self.check_jar(seat, space).is_ok(),
            (Action::Attack, Target::Outsider(slot)) => self.check_attack(seat, slot).is_ok(),
            (Action::Convert, Target::Outsider(slot)) => self.check_convert(seat, slot).is_ok(),
            _ => false,
        }
    }

    /// Takes an action: places the Workers, pays, gains its rewards, then what Paladin and crew add.
    pub(super) fn perform(&mut self, seat: Seat, task: Task, band: Workers, events: &mut impl Sink<Event>) {
        events.tell(Event::Acted { seat, deed: task.deed, workers: band });
        self.place_workers(seat, task, band);
        let action = match task.deed {
            Deed::Favour(slot) => return self.use_favour(seat, slot, events),
            Deed::Action(action) => action,
        };
        self.flow.push(Step::Abilities(seat, When::Action(action)));
        self.push_paladin_bonus(seat, action);
        match (action, task.target) {
            (Action::Develop, Target::Workshop(onto, space)) => self.develop(seat, onto, space, events),
            (Action::Hunt | Action::Trade, _) => self.gather(seat, action, band.total()),
            (Action::Recruit, Target::Townsfolk { slot, crew, debt }) => self.recruit(seat, slot, crew, debt, events),
            (Action::Pray, Target::Clear(cleared)) => self.pray(seat, cleared, events),
            (Action::Conspire, _) => self.conspire(seat),
            (Action::Commission, Target::Space(space)) => self.commission(seat, space, events),
            (Action::Fortify, _) => self.fortify(seat, events),
            (Action::Garrison, Target::Space(space)) => self.garrison(seat, space, events),
            (Action::Absolve, Target::Jar(space)) => self.absolve(seat, space, events),
            (Action::Attack, Target::Outsider(slot)) => self.attack(seat, slot, events),
            (Action::Convert, Target::Outsider(slot)) => self.convert(seat, slot, events),
            _ => {}
        }
    }

    /// What this round's Paladin adds each time an action is taken.
    fn push_paladin_bonus(&mut self, seat: Seat, action: Action) {
        let bonus = match self.player(seat).paladin.map(|paladin| paladin.card().ability) {
            Some(Ability::Silver(on, count)) if on == action => Reward::Silver(count),
            Some(Ability::Provisions(on, count)) if on == action => Reward::Provisions(count),
            _ => return,
        };
        self.flow.push(Step::Reward(seat, bonus));
    }
}

/// A Criminal by the Conspire action.
const CRIMINAL: Reward = Reward::Workers(Worker::Criminal, 1);
