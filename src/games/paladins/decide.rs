//! Decisions: which choices there are, whether one is legal, what it leads to, and what each step does.

use super::choice::Choice;
use super::components::{Action, Attribute, JAR_SPACES, MOST_KEPT, Reward, TRACK_END, TownsfolkId};
use super::event::Event;
use super::payment::first;
use super::question::{Deed, Question, Target, Task};
use super::state::{MOST_STEPS, Paladins};
use super::step::Step;
use super::why_not::WhyNot;
use crate::engine::Rules;
use crate::kernel::{Pile, Seat, Sink};

impl Rules<MOST_STEPS> for Paladins {
    type Step = Step;

    const OVER: WhyNot = WhyNot::GameOver;

    fn flow(&mut self) -> &mut Pile<Step, MOST_STEPS> {
        &mut self.flow
    }

    fn run(&mut self, step: Step, events: &mut impl Sink<Event>) {
        match step {
            Step::Ask(..) => {}
            Step::Reward(seat, reward) if self.is_rival(seat) => self.rival_reward(seat, reward, events),
            Step::Reward(seat, reward) => self.reward(seat, reward, events),
            Step::Either(seat, source) if self.is_rival(seat) => self.rival_chooses(seat, source),
            Step::Either(seat, source) => self.offer(seat, Question::Either(source), events),
            Step::Suspicion { seat, again } => self.draw_suspicion(seat, again, events),
            Step::Abilities(seat, when) => self.push_abilities(seat, when),
            Step::Ability(seat, townsfolk) => {
                events.tell(Event::AbilityWorked { seat, townsfolk });
                self.flow.push(Step::Reward(seat, townsfolk.card().ability));
            }
            Step::Inquisition => self.inquisition(events),
            Step::Inquire(seat) => self.inquire(seat),
            Step::InquireNext(seat) => self.inquire_next(seat, events),
            Step::Verdict => self.verdict(events),
            Step::FillTown => self.fill_town(events),
            Step::Round => self.begin_round(events),
            Step::DrawPaladins(seat) => self.draw_paladins(seat, events),
            Step::Muster(seat) => self.muster(seat, events),
            Step::RivalMuster => self.rival_muster(events),
            Step::Turn(seat) => self.turn(seat, events),
            Step::Scheme(seat) => self.scheme(seat, events),
            Step::EndRound => self.end_round(),
            Step::Excess(seat) => self.keep_workers(seat, events),
            Step::Refresh => self.refresh(events),
            Step::AbsolveSuspicion(seat) => self.absolve_suspicion(seat),
        }
    }

    fn each_choice(&self, seat: Seat, question: Question, hand: &mut dyn FnMut(Choice)) {
        let mut offer = |choice: Choice| {
            if self.check(seat, question, choice).is_ok() {
                hand(choice);
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
            Question::Jar => slots(JAR_SPACES.len()).map(Choice::Jar).for_each(offer),
            Question::Outsider(_) => slots(self.board.outsiders.len()).map(Choice::Outsider).for_each(offer),
            Question::Workshop | Question::FreeWorkshop => Action::RIGHT.into_iter().for_each(|action| {
                offer(Choice::Workshop(action, 0));
                offer(Choice::Workshop(action, 1));
            }),
            Question::Clear | Question::Prayer => Action::ALL.into_iter().map(Choice::Clear).for_each(offer),
            Question::Pay(task) => self.each_payment(seat, task, |band| hand(Choice::Pay(band))),
            Question::RaiseAny => Attribute::ALL.into_iter().map(Choice::Raise).for_each(offer),
            Question::Either(_) => [Choice::Left, Choice::Right].into_iter().for_each(offer),
            Question::AbsolveSuspicion => {
                [Choice::RemoveSuspicion, Choice::KeepSuspicion].into_iter().for_each(offer);
            }
            Question::Ability => self.inquiry.iter().for_each(|id| {
                offer(Choice::Resolve(TownsfolkId(id as u8)));
            }),
            Question::Keep => {
                self.player(seat).workers.each_pick(MOST_KEPT, |band| hand(Choice::Keep(band)));
            }
        }
    }

    fn check(&self, seat: Seat, question: Question, choice: Choice) -> Result<(), WhyNot> {
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
            (Question::Either(source), Choice::Left) => {
                yes(self.would_do(seat, source.effects().option(0)), WhyNot::NoSuchThing)
            }
            (Question::Either(source), Choice::Right) => {
                yes(self.would_do(seat, source.effects().option(1)), WhyNot::NoSuchThing)
            }
            (Question::Turn, Choice::Pass)
            | (Question::TownsfolkCost { .. }, Choice::Debt)
            | (Question::AbsolveSuspicion, Choice::RemoveSuspicion | Choice::KeepSuspicion) => Ok(()),
            (Question::Ability, Choice::Resolve(townsfolk)) => {
                yes(self.inquiry.has(townsfolk.index()), WhyNot::NoSuchThing)
            }
            (Question::Keep, Choice::Keep(band)) => {
                yes(band.total() == MOST_KEPT && band.within(player.workers), WhyNot::WrongWorkers)
            }
            _ => Err(WhyNot::NotAsked),
        }
    }

    fn resolve(&mut self, seat: Seat, question: Question, choice: Choice, events: &mut impl Sink<Event>) {
        if matches!(question, Question::Draft | Question::Turn) {
            self.active = seat;
        }
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
                Action::Develop => self.flow.ask(seat, Question::Workshop),
                Action::Recruit => self.flow.ask(seat, Question::Recruit),
                Action::Pray => self.flow.ask(seat, Question::Clear),
                Action::Commission | Action::Garrison => self.flow.ask(seat, Question::Space(action)),
                Action::Absolve => self.flow.ask(seat, Question::Jar),
                Action::Attack | Action::Convert => self.flow.ask(seat, Question::Outsider(action)),
                Action::Hunt | Action::Trade | Action::Conspire | Action::Fortify => {
                    self.flow.ask(seat, pay(act(action), Target::None));
                }
            },
            (_, Choice::Favour(slot)) => self.flow.ask(seat, pay(Deed::Favour(slot), Target::None)),
            (_, Choice::Pass) => self.pass(seat, events),
            (_, Choice::Quest(slot)) => self.choose_townsfolk(seat, slot, false),
            (_, Choice::Crew(slot)) => self.choose_townsfolk(seat, slot, true),
            (Question::TownsfolkCost { slot, crew }, Choice::Silver | Choice::Debt) => {
                let target = Target::Townsfolk { slot, crew, debt: choice == Choice::Debt };
                self.flow.ask(seat, pay(act(Action::Recruit), target));
            }
            (Question::Space(action), Choice::Space(space)) => {
                self.flow.ask(seat, pay(act(action), Target::Space(space)));
            }
            (_, Choice::Jar(space)) => self.flow.ask(seat, pay(act(Action::Absolve), Target::Jar(space))),
            (Question::Outsider(action), Choice::Outsider(slot)) => {
                self.flow.ask(seat, pay(act(action), Target::Outsider(slot)));
            }
            (Question::FreeWorkshop, Choice::Workshop(action, space)) => {
                self.move_workshop(seat, action, space, events);
            }
            (_, Choice::Workshop(action, space)) => {
                self.flow.ask(seat, pay(act(Action::Develop), Target::Workshop(action, space)));
            }
            (Question::Prayer, Choice::Clear(action)) => self.clear(seat, action, events),
            (_, Choice::Clear(action)) => self.flow.ask(seat, pay(act(Action::Pray), Target::Clear(action))),
            (Question::Pay(task), Choice::Pay(band)) => self.perform(seat, task, band, events),
            (_, Choice::Raise(attribute)) => self.flow.push(Step::Reward(seat, Reward::Raise(attribute, 1))),
            (Question::Either(source), Choice::Left) => self.flow.give(seat, source.effects().option(0)),
            (Question::Either(source), Choice::Right) => self.flow.give(seat, source.effects().option(1)),
            (_, Choice::Resolve(townsfolk)) => self.resolve_ability(seat, townsfolk, events),
            (_, Choice::Keep(band)) => self.keep(seat, band, events),
            (_, Choice::RemoveSuspicion) => self.flow.give(seat, &[Reward::RemoveSuspicion(1)]),
            _ => {}
        }
    }
}
