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

use super::choice::Choice;
use super::components::{
    Ability, Action, DEBT_SLOTS, MOST_KEPT, MOST_OF_AN_ACTION, Reward, TRACK_END, When, Worker, Workers,
};
use super::event::Event;
use super::payment::{Lacks, lacks_workers};
use super::question::{Deed, Question, Target, Task};
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

    /// Whether a choice answers a question, and if not, why.
    pub(super) fn check(&self, seat: Seat, question: Question, choice: Choice) -> Result<(), WhyNot> {
        let yes = |holds: bool, otherwise: WhyNot| if holds { Ok(()) } else { Err(otherwise) };
        let player = self.player(seat);
        match (question, choice) {
            (Question::Draft | Question::FreeRecruit, Choice::Take(slot)) => {
                yes(self.townsfolk(slot).is_some(), WhyNot::NoTownsfolk)
            }
            (Question::PlayPaladin, Choice::Play(paladin)) | (Question::TopPaladin, Choice::Top(paladin)) => {
                yes(player.hand.contains(&paladin), WhyNot::NoSuchThing)
            }
            (Question::Tavern, Choice::Tavern(place)) => {
                let place = place as usize;
                yes(place < self.board.taverns.len() && !self.board.taken.has(place), WhyNot::NoSuchThing)
            }
            (Question::Turn, Choice::Act(action)) => first(&self.lacks(seat, Deed::Action(action))),
            (Question::Turn, Choice::Favour(slot)) => first(&self.lacks(seat, Deed::Favour(slot))),
            (Question::Recruit, Choice::Quest(slot)) => self.check_townsfolk(seat, slot, false),
            (Question::Recruit, Choice::Crew(slot)) => self.check_townsfolk(seat, slot, true),
            (Question::TownsfolkCost { slot, .. }, Choice::Silver) => {
                let need = player.townsfolk_cost(slot as usize);
                yes(player.silver >= need, WhyNot::Silver { need, have: player.silver })
            }
            (Question::Space(action), Choice::Space(space)) => self.check_space(seat, action, space),
            (Question::Jar, Choice::Jar(space)) => self.check_jar(seat, space),
            (Question::Outsider(Action::Attack), Choice::Outsider(slot)) => self.check_attack(seat, slot),
            (Question::Outsider(_), Choice::Outsider(slot)) => self.check_convert(seat, slot),
            (Question::Workshop | Question::FreeWorkshop, Choice::Workshop(action, space)) => {
                self.check_workshop(seat, action, space)
            }
            (Question::Clear, Choice::Clear(action)) => {
                yes(action != Action::Pray && player.used(action), WhyNot::NothingToClear)
            }
            (Question::Prayer, Choice::Clear(action)) => yes(player.used(action), WhyNot::NothingToClear),
            (Question::Pay(task), Choice::Pay(band)) => yes(self.pays(seat, task, band), WhyNot::WrongWorkers),
            (Question::RaiseAny, Choice::Raise(attribute)) => {
                yes(player.track(attribute) < TRACK_END, WhyNot::NoSuchThing)
            }
            (Question::Turn, Choice::Pass)
            | (Question::TownsfolkCost { .. }, Choice::Debt)
            | (Question::Either(_), Choice::Left | Choice::Right)
            | (Question::AbsolveSuspicion, Choice::RemoveSuspicion | Choice::KeepSuspicion) => Ok(()),
            (Question::Ability, Choice::Resolve(townsfolk)) => {
                yes(self.inquiry.has(townsfolk.0 as usize), WhyNot::NoSuchThing)
            }
            (Question::Keep, Choice::Keep(band)) => {
                yes(band.total() == MOST_KEPT && band.within(player.workers), WhyNot::WrongWorkers)
            }
            _ => Err(WhyNot::NotAsked),
        }
    }

    /// Every choice that answers a question, in a fixed order.
    pub(super) fn list(&self, seat: Seat, question: Question, into: &mut Vec<Choice>) {
        let mut offer = |choice: Choice| {
            if self.check(seat, question, choice).is_ok() {
                into.push(choice);
            }
        };
        let slots = |count: usize| 0..count as u8;
        match question {
            Question::Draft | Question::FreeRecruit => slots(self.board.town.len()).map(Choice::Take).for_each(offer),
            Question::PlayPaladin => self.player(seat).hand.iter().for_each(|&paladin| offer(Choice::Play(paladin))),
            Question::TopPaladin => self.player(seat).hand.iter().for_each(|&paladin| offer(Choice::Top(paladin))),
            Question::Tavern => slots(self.board.taverns.len()).map(Choice::Tavern).for_each(offer),
            Question::Turn => {
                Action::ALL.into_iter().map(Choice::Act).for_each(&mut offer);
                slots(self.board.favours(self.round).len()).map(Choice::Favour).for_each(&mut offer);
                offer(Choice::Pass);
            }
            Question::Recruit => slots(self.board.town.len()).for_each(|slot| {
                offer(Choice::Quest(slot));
                offer(Choice::Crew(slot));
            }),
            Question::TownsfolkCost { .. } => [Choice::Silver, Choice::Debt].into_iter().for_each(offer),
            Question::Space(_) => slots(self.board.spaces.len()).map(Choice::Space).for_each(offer),
            Question::Jar => slots(super::components::JAR_SPACES.len()).map(Choice::Jar).for_each(offer),
            Question::Outsider(_) => slots(self.board.outsiders.len()).map(Choice::Outsider).for_each(offer),
            Question::Workshop | Question::FreeWorkshop => Action::RIGHT.into_iter().for_each(|action| {
                offer(Choice::Workshop(action, 0));
                offer(Choice::Workshop(action, 1));
            }),
            Question::Clear | Question::Prayer => Action::ALL.into_iter().map(Choice::Clear).for_each(offer),
            Question::Pay(task) => self.each_payment(seat, task, |band| into.push(Choice::Pay(band))),
            Question::RaiseAny => super::components::Attribute::ALL.into_iter().map(Choice::Raise).for_each(offer),
            Question::Either(_) => [Choice::Left, Choice::Right].into_iter().for_each(offer),
            Question::AbsolveSuspicion => {
                [Choice::RemoveSuspicion, Choice::KeepSuspicion].into_iter().for_each(offer);
            }
            Question::Ability => self.inquiry.iter().for_each(|id| {
                offer(Choice::Resolve(super::components::TownsfolkId(id as u8)));
            }),
            Question::Keep => {
                self.player(seat).workers.each_pick(MOST_KEPT, |band| into.push(Choice::Keep(band)));
            }
        }
    }

    /// Carries out a choice that was found legal.
    pub(super) fn resolve(&mut self, seat: Seat, question: Question, choice: Choice, events: &mut impl Sink<Event>) {
        let pay = |deed: Deed, target: Target| Question::Pay(Task { deed, target });
        let act = Deed::Action;
        match (question, choice) {
            (Question::Draft | Question::FreeRecruit, Choice::Take(slot)) => {
                self.recruit_to_crew(seat, slot as usize, events);
            }
            (_, Choice::Play(paladin)) => self.lay_paladin(seat, paladin, events),
            (_, Choice::Top(paladin)) => self.return_paladins(seat, paladin),
            (_, Choice::Tavern(place)) => self.take_tavern(seat, place, events),
            (_, Choice::Act(action)) => match action {
                Action::Develop => self.ask(seat, Question::Workshop),
                Action::Recruit => self.ask(seat, Question::Recruit),
                Action::Pray => self.ask(seat, Question::Clear),
                Action::Commission | Action::Garrison => self.ask(seat, Question::Space(action)),
                Action::Absolve => self.ask(seat, Question::Jar),
                Action::Attack | Action::Convert => self.ask(seat, Question::Outsider(action)),
                Action::Hunt | Action::Trade | Action::Conspire | Action::Fortify => {
                    self.ask(seat, pay(act(action), Target::None));
                }
            },
            (_, Choice::Favour(slot)) => self.ask(seat, pay(Deed::Favour(slot), Target::None)),
            (_, Choice::Pass) => self.pass(seat, events),
            (_, Choice::Quest(slot)) => self.choose_townsfolk(seat, slot, false),
            (_, Choice::Crew(slot)) => self.choose_townsfolk(seat, slot, true),
            (Question::TownsfolkCost { slot, crew }, Choice::Silver | Choice::Debt) => {
                let target = Target::Townsfolk { slot, crew, debt: choice == Choice::Debt };
                self.ask(seat, pay(act(Action::Recruit), target));
            }
            (Question::Space(action), Choice::Space(space)) => self.ask(seat, pay(act(action), Target::Space(space))),
            (_, Choice::Jar(space)) => self.ask(seat, pay(act(Action::Absolve), Target::Jar(space))),
            (Question::Outsider(action), Choice::Outsider(slot)) => {
                self.ask(seat, pay(act(action), Target::Outsider(slot)));
            }
            (Question::FreeWorkshop, Choice::Workshop(action, space)) => {
                self.move_workshop(seat, action, space, events);
            }
            (_, Choice::Workshop(action, space)) => {
                self.ask(seat, pay(act(Action::Develop), Target::Workshop(action, space)));
            }
            (Question::Prayer, Choice::Clear(action)) => self.clear(seat, action, events),
            (_, Choice::Clear(action)) => self.ask(seat, pay(act(Action::Pray), Target::Clear(action))),
            (Question::Pay(task), Choice::Pay(band)) => self.perform(seat, task, band, events),
            (_, Choice::Raise(attribute)) => self.push(Step::Reward(seat, Reward::Raise(attribute, 1))),
            (Question::Either(source), Choice::Left) => self.push_rewards(seat, source.sides().0),
            (Question::Either(source), Choice::Right) => self.push_rewards(seat, source.sides().1),
            (_, Choice::Resolve(townsfolk)) => self.resolve_ability(seat, townsfolk, events),
            (_, Choice::Keep(band)) => self.keep(seat, band, events),
            (_, Choice::RemoveSuspicion) => self.push_rewards(seat, &[Reward::RemoveSuspicion(1)]),
            _ => {}
        }
    }

    /// Takes an action: places the Workers, pays, gains its rewards, then what Paladin and crew add.
    fn perform(&mut self, seat: Seat, task: Task, band: Workers, events: &mut impl Sink<Event>) {
        events.tell(Event::Acted { seat, deed: task.deed, workers: band });
        self.place_workers(seat, task, band);
        let action = match task.deed {
            Deed::Favour(slot) => return self.use_favour(seat, slot, events),
            Deed::Action(action) => action,
        };
        self.push(Step::Abilities(seat, When::Action(action)));
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
        self.push(Step::Reward(seat, bonus));
    }
}

/// The first thing that is missing, if any is.
fn first(lacks: &Lacks) -> Result<(), WhyNot> {
    lacks.first().map_or(Ok(()), |&lack| Err(lack))
}

/// A Criminal by the Conspire action.
const CRIMINAL: Reward = Reward::Workers(Worker::Criminal, 1);
