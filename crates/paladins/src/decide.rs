//! Decisions: the available choices, their legality, their effects, and the steps of the flow.

use super::choice::Choice;
use super::components::{
    Action, Attribute, BUY_OFF, JAR_SPACES, MOST_KEPT, Reward, STARTING_TOWNSFOLK, TRACK_END, TownsfolkId, Workers,
};
use super::event::Event;
use super::question::{Intent, Question, Target, Task};
use super::state::{MOST_STEPS, Paladins};
use super::step::Step;
use super::why_not::WhyNot;
use engine::{Check, ChoiceSink, Flow, ReasonSink, Rules, allowed, is_allowed};
use kernel::{EventSink, Seat};

impl Rules<MOST_STEPS> for Paladins {
    type Step = Step;
    const OVER: WhyNot = WhyNot::GameOver;

    fn flow(&mut self) -> &mut Flow<Step, MOST_STEPS> {
        &mut self.flow
    }

    fn run(&mut self, step: Step, events: &mut impl EventSink<Event>) {
        match step {
            Step::Ask(..) => {}
            Step::Reward(seat, reward) if self.is_rival(seat) => self.rival_reward(seat, reward, events),
            Step::Reward(seat, reward) => self.reward(seat, reward, events),
            Step::Either(seat, source) if self.is_rival(seat) => self.rival_chooses(seat, source),
            Step::Either(seat, source) => self.offer(seat, Question::Either(source), events),
            Step::Suspicion { seat, again } => self.draw_suspicion(seat, again, events),
            Step::Abilities(seat, when) => self.push_abilities(seat, when),
            Step::Ability(seat, townsfolk) => {
                events.emit(Event::AbilityWorked { seat, townsfolk });
                self.flow.push(Step::Reward(seat, townsfolk.card().ability));
            }
            Step::Inquisition => self.inquisition(events),
            Step::Inquire(seat) => self.inquire(seat),
            Step::InquireNext(seat) => self.inquire_next(seat, events),
            Step::Verdict => self.verdict(events),
            Step::FillTown => self.fill_town(events),
            Step::Round => self.begin_round(events),
            Step::DrawPaladins(seat) => self.draw_paladins(seat, events),
            Step::RevealPaladin(seat) => self.reveal_paladin(seat, events),
            Step::RivalWorkers => self.rival_gains_workers(events),
            Step::Turn(seat) => self.turn(seat, events),
            Step::Scheme(seat) => self.scheme(seat, events),
            Step::EndRound => self.end_round(),
            Step::Excess(seat) => self.keep_workers(seat, events),
            Step::Refresh => self.refresh(events),
            Step::AbsolveSuspicion(seat) => self.absolve_suspicion(seat),
            Step::Threats(number) => self.strike(number, events),
        }
    }

    fn each_choice(&self, seat: Seat, question: Question, sink: &mut ChoiceSink<'_, Choice>) -> Check {
        let player = self.player(seat);
        let mut hand = |choice| sink.take(choice);
        let legal = |choice: Choice| {
            if self.is_legal(seat, question, choice) { hand(choice) } else { Check::Continue(()) }
        };
        let slots = |count: usize| 0..count as u8;
        // Frequent questions use their own rule, for speed.
        match question {
            Question::Draft | Question::FreeRecruit => {
                slots(self.board.town.len()).map(Choice::Take).try_for_each(legal)
            }
            Question::PlayPaladin => player.hand.iter().copied().map(Choice::Play).try_for_each(hand),
            Question::TopPaladin => player.hand.iter().copied().map(Choice::Top).try_for_each(hand),
            Question::Tavern => slots(self.board.taverns.len()).map(Choice::Tavern).try_for_each(legal),
            // Every choice except Pass places at least one Worker.
            Question::Turn if player.workers == Workers::NONE => hand(Choice::Pass),
            Question::Turn => {
                let actions =
                    allowed(self.actions().iter().copied(), |action, reasons| self.check_action(seat, action, reasons));
                actions.map(Choice::Act).try_for_each(&mut hand)?;
                let favours = slots(self.board.favours(self.round).len());
                let favours = allowed(favours, |slot, reasons| self.check_favour(seat, slot, reasons));
                favours.map(Choice::Favour).try_for_each(&mut hand)?;
                if self.team.is_some() {
                    let orders = slots(self.board.orders(self.round).len());
                    let orders = allowed(orders, |slot, reasons| self.check_order(seat, slot, reasons));
                    orders.map(Choice::Order).try_for_each(&mut hand)?;
                }
                hand(Choice::Pass)
            }
            Question::Recruit => slots(self.board.town.len()).try_for_each(|slot| {
                let may = |crew| is_allowed(|reasons| self.check_townsfolk(seat, slot, crew, reasons));
                let quest = may(false).then_some(Choice::Quest(slot));
                quest.into_iter().chain(may(true).then_some(Choice::Crew(slot))).try_for_each(&mut hand)
            }),
            Question::TownsfolkCost { .. } | Question::BuyOff => {
                [Choice::Silver, Choice::Debt].into_iter().try_for_each(legal)
            }
            Question::Space(action) => {
                let spaces = allowed(slots(self.board.spaces.len()), |space, reasons| {
                    self.check_space(seat, action, space, reasons)
                });
                spaces.map(Choice::Space).try_for_each(hand)
            }
            Question::Jar => {
                let spaces =
                    allowed(slots(JAR_SPACES.len()), |space, reasons| self.check_jar_space(seat, space, reasons));
                spaces.map(Choice::Jar).try_for_each(hand)
            }
            Question::Outsider(_) => slots(self.board.outsiders.len()).map(Choice::Outsider).try_for_each(legal),
            Question::Workshop | Question::FreeWorkshop => {
                let spaces = Action::RIGHT.into_iter().flat_map(|action| [(action, 0), (action, 1)]);
                let open =
                    allowed(spaces, |(action, space), reasons| self.check_workshop(seat, action, space, reasons));
                open.map(|(action, space)| Choice::Workshop(action, space)).try_for_each(hand)
            }
            Question::Clear | Question::Prayer | Question::PrayerOf(_) => {
                self.actions().iter().copied().map(Choice::Clear).try_for_each(legal)
            }
            Question::Pay(task) => self.each_payment(seat, task, |band| hand(Choice::Pay(band))),
            Question::RaiseAny => Attribute::ALL.into_iter().map(Choice::Raise).try_for_each(legal),
            Question::Either(_) => [Choice::Left, Choice::Right].into_iter().try_for_each(legal),
            Question::AbsolveSuspicion => {
                [Choice::RemoveSuspicion, Choice::KeepSuspicion].into_iter().try_for_each(hand)
            }
            Question::Ability => {
                self.inquiry.iter().map(|id| Choice::Resolve(TownsfolkId(id as u8))).try_for_each(hand)
            }
            Question::Keep => player.workers.each_pick(MOST_KEPT, |band| hand(Choice::Keep(band))),
            Question::Starting => STARTING_TOWNSFOLK.into_iter().map(Choice::Starting).try_for_each(legal),
            Question::Receiver { .. } => (0..self.seats).map(|other| Choice::Give(Seat(other))).try_for_each(legal),
            Question::LoseWorker => player.workers.each_pick(1, |band| hand(Choice::Lose(band))),
            Question::LoseWorkshop => {
                let spaces = Action::RIGHT.into_iter().flat_map(|action| [(action, 0), (action, 1)]);
                spaces.map(|(action, space)| Choice::Workshop(action, space)).try_for_each(legal)
            }
        }
    }

    fn check_choice(
        &self,
        seat: Seat,
        question: Question,
        choice: Choice,
        reasons: &mut impl ReasonSink<WhyNot>,
    ) -> Check {
        let player = self.player(seat);
        let is_there = match (question, choice) {
            (Question::Draft | Question::FreeRecruit, Choice::Take(slot)) => {
                return reasons.when(self.townsfolk(slot).is_none(), WhyNot::NoTownsfolk);
            }
            (Question::PlayPaladin, Choice::Play(paladin)) | (Question::TopPaladin, Choice::Top(paladin)) => {
                player.hand.contains(&paladin)
            }
            (Question::Tavern, Choice::Tavern(place)) => {
                let place = place as usize;
                place < self.board.taverns.len() && !self.board.taken.has(place)
            }
            (Question::Turn, Choice::Act(action)) => return self.check_intent(seat, Intent::Action(action), reasons),
            (Question::Turn, Choice::Favour(slot)) => return self.check_intent(seat, Intent::Favour(slot), reasons),
            (Question::Turn, Choice::Order(slot)) => return self.check_intent(seat, Intent::Order(slot), reasons),
            (Question::Recruit, Choice::Quest(slot)) => return self.check_townsfolk(seat, slot, false, reasons),
            (Question::Recruit, Choice::Crew(slot)) => return self.check_townsfolk(seat, slot, true, reasons),
            (_, Choice::Silver) => {
                let Some(need) = player.silver_or_debt(question) else { return reasons.add(WhyNot::NotAsked) };
                return player.check_silver(need, reasons);
            }
            (Question::Space(action), Choice::Space(space)) => return self.check_space(seat, action, space, reasons),
            (Question::Jar, Choice::Jar(space)) => return self.check_jar_space(seat, space, reasons),
            (Question::Outsider(Action::Attack), Choice::Outsider(slot)) => {
                return self.check_outsider(seat, slot, reasons);
            }
            (Question::Outsider(_), Choice::Outsider(slot)) => return self.check_faith(seat, slot, reasons),
            (Question::Workshop | Question::FreeWorkshop, Choice::Workshop(action, space)) => {
                return self.check_workshop(seat, action, space, reasons);
            }
            (Question::Clear, Choice::Clear(Action::Pray)) => return reasons.add(WhyNot::NothingToClear),
            (Question::PrayerOf(acting), Choice::Clear(Action::Pray)) if acting == seat => {
                return reasons.add(WhyNot::NothingToClear);
            }
            (Question::Clear | Question::Prayer | Question::PrayerOf(_), Choice::Clear(action)) => {
                return reasons.when(!player.used(action), WhyNot::NothingToClear);
            }
            (Question::Starting, Choice::Starting(townsfolk)) => self.may_start_with(townsfolk),
            (Question::Receiver { task, .. }, Choice::Give(receiver)) => {
                let Intent::Action(action) = task.intent else { return reasons.add(WhyNot::NoSuchThing) };
                return self.check_use(seat, receiver, action, reasons);
            }
            (Question::LoseWorker, Choice::Lose(band)) => {
                return reasons.when(band.total() != 1 || !band.within(player.workers), WhyNot::WrongWorkers);
            }
            (Question::LoseWorkshop, Choice::Workshop(action, space)) => player.covered(action, usize::from(space)),
            (Question::Pay(task), Choice::Pay(band)) => {
                return reasons.when(!self.pays(seat, task, band), WhyNot::WrongWorkers);
            }
            (Question::RaiseAny, Choice::Raise(attribute)) => player.track(attribute) < TRACK_END,
            (Question::Either(source), Choice::Left) => self.would_do(seat, source.effects().option(0)),
            (Question::Either(source), Choice::Right) => self.would_do(seat, source.effects().option(1)),
            (Question::Turn, Choice::Pass)
            | (Question::TownsfolkCost { .. } | Question::BuyOff, Choice::Debt)
            | (Question::AbsolveSuspicion, Choice::RemoveSuspicion | Choice::KeepSuspicion) => true,
            (Question::Ability, Choice::Resolve(townsfolk)) => self.inquiry.has(townsfolk.index()),
            (Question::Keep, Choice::Keep(band)) => {
                let fits = band.total() == MOST_KEPT && band.within(player.workers);
                return reasons.when(!fits, WhyNot::WrongWorkers);
            }
            _ => return reasons.add(WhyNot::NotAsked),
        };
        reasons.when(!is_there, WhyNot::NoSuchThing)
    }

    fn resolve(&mut self, seat: Seat, question: Question, choice: Choice, events: &mut impl EventSink<Event>) {
        if matches!(question, Question::Draft | Question::Turn) {
            self.active = seat;
        }
        let pay = |intent: Intent, target: Target| Question::Pay(Task { intent, target });
        let act = Intent::Action;
        match (question, choice) {
            (Question::Draft | Question::FreeRecruit, Choice::Take(slot)) => {
                self.recruit_to_crew(seat, slot as usize, events);
            }
            (_, Choice::Play(paladin)) => self.lay_paladin(seat, paladin, events),
            (_, Choice::Top(paladin)) => self.return_paladins(seat, paladin),
            (_, Choice::Tavern(place)) => self.take_tavern(seat, place, events),
            (_, Choice::Act(action)) => match action {
                Action::Develop | Action::Pray if self.team.is_some() => {
                    self.flow.ask(seat, pay(act(action), Target::None));
                }
                Action::Develop => self.flow.ask(seat, Question::Workshop),
                Action::Recruit => self.flow.ask(seat, Question::Recruit),
                Action::Pray => self.flow.ask(seat, Question::Clear),
                Action::Commission | Action::Garrison => self.flow.ask(seat, Question::Space(action)),
                Action::Absolve => self.flow.ask(seat, Question::Jar),
                Action::Attack | Action::Convert => self.flow.ask(seat, Question::Outsider(action)),
                Action::Hunt | Action::Trade | Action::Conspire | Action::Fortify | Action::GainHonour => {
                    self.flow.ask(seat, pay(act(action), Target::None));
                }
            },
            (_, Choice::Favour(slot)) => self.flow.ask(seat, pay(Intent::Favour(slot), Target::None)),
            (_, Choice::Order(slot)) => self.flow.ask(seat, pay(Intent::Order(slot), Target::None)),
            (_, Choice::Starting(townsfolk)) => self.start_with(seat, townsfolk, events),
            (Question::Receiver { task, workers }, Choice::Give(receiver)) => {
                self.receive(seat, receiver, task, workers, events);
            }
            (_, Choice::Lose(band)) => self.lose_workers(seat, band, events),
            (Question::LoseWorkshop, Choice::Workshop(action, space)) => {
                self.lose_workshop(seat, action, space, events);
            }
            (_, Choice::Pass) => self.pass(seat, events),
            (_, Choice::Quest(slot)) => self.choose_townsfolk(seat, slot, false),
            (_, Choice::Crew(slot)) => self.choose_townsfolk(seat, slot, true),
            (Question::TownsfolkCost { slot, crew }, Choice::Silver | Choice::Debt) => {
                let target = Target::Townsfolk { slot, crew, debt: choice == Choice::Debt };
                self.flow.ask(seat, pay(act(Action::Recruit), target));
            }
            (Question::BuyOff, Choice::Silver) => self.spend(seat, BUY_OFF, 0, events),
            (Question::BuyOff, Choice::Debt) => self.gain_debt(seat, events),
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
            (Question::Prayer | Question::PrayerOf(_), Choice::Clear(action)) => self.clear(seat, action, events),
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
