//! Decisions: the available choices, their legality and their effects.

use super::components::{
    AVOIDED_DEBT_SILVER, ApprenticeId, BoardAbility, Calling, Effect, GuardAction, Location, PRISON_VIRTUE, Slot, Thing,
};
use super::state::MOST_STEPS;
use super::{
    Architects, Bill, Captures, Choice, Declined, Event, Guards, Intent, Purpose, Question, Step, WhyNot, apprentices,
    plans,
};
use engine::{AnyReason, Check, ChoiceSink, Flow, ReasonSink, Rules, allowed, is_allowed};
use kernel::{EventSink, Seat};
use std::mem::discriminant;

impl Rules<MOST_STEPS> for Architects {
    type Step = Step;
    const OVER: WhyNot = WhyNot::GameOver;

    fn flow(&mut self) -> &mut Flow<Step, MOST_STEPS> {
        &mut self.flow
    }

    fn run(&mut self, step: Step, out: &mut impl EventSink<Event>) {
        let turn = self.turn;
        match step {
            Step::Ask(..)
            | Step::Trades(0)
            | Step::Captures(_, Captures { left: 0, .. })
            | Step::Guards(Guards { left: 0, .. })
            | Step::Donate(0) => {}
            Step::Give(seat, effect) => self.give(seat, effect, out),
            Step::Either(seat, building) => self.offer(seat, Question::Either(building), out),
            Step::FillGaps => self.fill_gaps(out),
            Step::DealPlans => self.deal_plans(out),
            Step::PassPlans => self.pass_plans(out),
            Step::BoardPlans => self.board_plans(out),
            Step::FirstBuildings => self.first_buildings(out),
            Step::Begin => self.begin(out),
            Step::Turn => self.begin_turn(out),
            Step::Close => self.close(out),
            Step::SoloTurn => self.solo_turn(out),
            Step::Trades(left) => self.offer(turn, Question::Trade(left), out),
            Step::Captures(seat, captures) => self.offer(seat, Question::Capture(captures), out),
            Step::Guards(guards) => self.offer(turn, Question::Guard(guards), out),
            Step::TakeTax => self.take_tax(turn, out),
            Step::Market(location) => self.deal_in_market(turn, location, out),
            Step::PutBack => self.offer(turn, Question::PutBack, out),
            Step::Take(seat, slot) => self.take_apprentice(seat, slot, out),
            Step::Build => self.offer(turn, Question::Guildhall, out),
            Step::Bill(bill) => self.offer(turn, Question::Pay(bill), out),
            Step::Built => self.board_brings(turn, BoardAbility::BuildingPlan, &[(Thing::Plan, 1)], out),
            Step::Climb => self.climb(turn, out),
            Step::Discards(seat, purpose, count) => self.discards(seat, purpose, count, out),
            Step::Overlord => self.overlords_turn(out),
            Step::Line(decree, place) => self.carry_out(decree, place, out),
            Step::CloseRound => self.close_round(out),
            Step::Donations(calling) => self.flow.push(Step::Donate(self.donations(turn, calling))),
            Step::Donate(left) => self.offer(turn, Question::Donate(left), out),
            Step::Reset => self.reset(out),
            Step::ResetRelease(seat) => self.reset_release(seat, out),
            Step::ResetGains(seat) => self.reset_gains(seat, out),
            Step::ResetLosses => self.prisoners_lose(turn, PRISON_VIRTUE, out),
            Step::ResetDebts => self.reset_debts(out),
        }
    }

    fn each_choice(&self, seat: Seat, question: Question, sink: &mut ChoiceSink<'_, Choice>) -> Check {
        let player = self.player(seat);
        let mut hand = |choice| sink.take(choice);
        let pass = self.may_pass(seat, question).then_some(Choice::Pass);
        let slots = || allowed(Slot::all(), |slot, reasons| self.check_apprentice(slot, reasons)).map(Choice::Hire);
        let legal = |choice: Choice| {
            if self.is_legal(seat, question, choice) { hand(choice) } else { Check::Continue(()) }
        };
        // Frequent questions use their own rule, for speed.
        match question {
            Question::FreeApprentice | Question::FreeHire => slots().chain(pass).try_for_each(hand),
            Question::Draft | Question::Keep => plans(player.drawn).map(Choice::Keep).try_for_each(hand),
            Question::PutBack => plans(player.drawn).map(Choice::PutBack).try_for_each(hand),
            Question::Place => {
                let places = allowed(Location::ALL, |location, reasons| self.check_place(seat, location, reasons));
                places.map(Choice::Place).try_for_each(hand)
            }
            Question::Recall => {
                let own = allowed(Location::ALL, |location, reasons| self.check_recall(seat, location, reasons));
                let held = allowed(self.others_than(seat), |holder, reasons| self.check_held(seat, holder, reasons));
                own.map(Choice::Recall).chain(held.map(Choice::RecallHeld)).try_for_each(hand)
            }
            Question::Dig => [Thing::Clay, Thing::Gold].into_iter().map(Choice::Dig).try_for_each(legal),
            Question::Workshop => {
                let slots = allowed(Slot::all(), |slot, reasons| self.check_hire(seat, slot, reasons));
                slots.map(Choice::Hire).chain([Choice::Plans]).try_for_each(hand)
            }
            Question::Middle => slots().chain([Choice::Plans]).try_for_each(hand),
            Question::Dismiss => apprentices(player.apprentices).map(Choice::Dismiss).try_for_each(hand),
            Question::Trade(_) => {
                let trades =
                    allowed(self.trades(seat), |own, reasons| self.check_goods(seat, Bill::Trade(own), reasons));
                trades.map(Choice::Trade).try_for_each(&mut hand)?;
                self.each_donation(seat, |gift, to| hand(Choice::Donate { gift, to }))?;
                pass.into_iter().try_for_each(hand)
            }
            Question::Donate(_) => {
                self.each_donation(seat, |gift, to| hand(Choice::Donate { gift, to }))?;
                pass.into_iter().try_for_each(hand)
            }
            Question::Capture(captures) => {
                let paid = is_allowed(|reasons| self.check_capture_silver(seat, captures, reasons));
                for location in Location::CIRCLES.into_iter().filter(|_| paid) {
                    let groups =
                        |owner, reasons: &mut AnyReason| self.check_group(seat, captures, location, owner, reasons);
                    allowed(self.owners(), groups).try_for_each(|owner| hand(Choice::Capture { location, owner }))?;
                }
                pass.into_iter().try_for_each(hand)
            }
            Question::Guard(_) => {
                let actions =
                    allowed(GuardAction::ALL, |action, reasons| self.check_guard(seat, action, seat, reasons));
                actions.map(Choice::Guard).try_for_each(&mut hand)?;
                for action in self.helpful() {
                    let others =
                        allowed(self.others(seat), |owner, reasons| self.check_guard(seat, action, owner, reasons));
                    others.map(|owner| Choice::GuardFor { action, owner }).try_for_each(&mut hand)?;
                }
                pass.into_iter().try_for_each(hand)
            }
            Question::Guildhall => {
                let own = allowed(plans(player.hand), |plan, reasons| self.check_construction(seat, plan, reasons));
                let advance = is_allowed(|reasons| self.check_advance(seat, reasons)).then_some(Choice::Advance);
                own.map(Choice::Construct).chain(advance).try_for_each(hand)
            }
            Question::Pay(bill) => self.each_payment(seat, bill, |payment| hand(Choice::Pay(payment))),
            Question::Discard(..) => plans(player.hand).map(Choice::Discard).chain(pass).try_for_each(hand),
            Question::Either(_) => [Choice::Left, Choice::Right].into_iter().chain(pass).try_for_each(legal),
            Question::DestroyDebt => [Choice::DestroyDebt].into_iter().chain(pass).try_for_each(legal),
            Question::AvoidDebt => [Choice::AvoidDebt, Choice::TakeDebt].into_iter().try_for_each(legal),
            Question::Release(most) => (0..=most).rev().map(Choice::Release).try_for_each(hand),
            Question::Calling(card) => ApprenticeId::sides(card).map(Choice::Join).try_for_each(hand),
            Question::Suffers(effect) => {
                let hit = allowed(self.all_seats(), |other, reasons| self.check_suffering(other, effect, reasons));
                hit.map(Choice::Suffer).try_for_each(hand)
            }
            Question::Remove => self.removable(seat).map(Choice::Remove).try_for_each(hand),
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
            (Question::Place, Choice::Place(location)) => return self.check_place(seat, location, reasons),
            (Question::Recall, Choice::Recall(location)) => return self.check_recall(seat, location, reasons),
            (Question::Recall, Choice::RecallHeld(holder)) => return self.check_held(seat, holder, reasons),
            (Question::Dig, Choice::Dig(Thing::Gold)) => return self.check_gold(seat, reasons),
            (Question::Workshop, Choice::Hire(slot)) => return self.check_hire(seat, slot, reasons),
            (Question::FreeApprentice | Question::Middle | Question::FreeHire, Choice::Hire(slot)) => {
                return self.check_apprentice(slot, reasons);
            }
            (Question::Trade(_), Choice::Trade(trade)) => return self.check_trade(seat, trade, reasons),
            (Question::Capture(captures), Choice::Capture { location, owner }) => {
                self.check_group(seat, captures, location, owner, reasons)?;
                return self.check_capture_silver(seat, captures, reasons);
            }
            (Question::Guard(_), Choice::Guard(action)) => return self.check_guard(seat, action, seat, reasons),
            (Question::Guard(_), Choice::GuardFor { action, owner }) if owner != seat => {
                return self.check_guard(seat, action, owner, reasons);
            }
            (Question::Trade(_) | Question::Donate(_), Choice::Donate { gift, to }) => {
                return self.check_donation(seat, gift, to, reasons);
            }
            (Question::Suffers(effect), Choice::Suffer(other)) => return self.check_suffering(other, effect, reasons),
            (Question::Guildhall, Choice::Construct(plan)) => return self.check_construction(seat, plan, reasons),
            (Question::Guildhall, Choice::Advance) => return self.check_advance(seat, reasons),
            (Question::Pay(bill), Choice::Pay(payment)) => return self.check_payment(seat, bill, payment, reasons),
            (_, Choice::Pass) if self.may_pass(seat, question) => true,
            (_, Choice::Pass) => return reasons.add(WhyNot::Mandatory),
            (Question::Draft | Question::Keep, Choice::Keep(plan)) | (Question::PutBack, Choice::PutBack(plan)) => {
                player.drawn.has(plan.index())
            }
            (Question::Discard(..), Choice::Discard(plan)) => player.hand.has(plan.index()),
            (Question::Dismiss, Choice::Dismiss(apprentice)) => player.apprentices.has(apprentice.index()),
            (Question::Either(building), Choice::Left | Choice::Right) => {
                let option = building.immediate().option(usize::from(choice == Choice::Right));
                option.iter().any(|effect| self.offers(seat, *effect))
            }
            (Question::Release(most), Choice::Release(count)) => count <= most,
            (Question::Calling(card), Choice::Join(apprentice)) => apprentice.calling_card() == Some(card),
            (Question::Remove, Choice::Remove(location)) => self.removable(seat).any(|place| place == location),
            (Question::DestroyDebt, Choice::DestroyDebt) => player.unpaid > 0,
            (Question::AvoidDebt, Choice::AvoidDebt) => player.silver() >= u16::from(AVOIDED_DEBT_SILVER),
            (Question::Dig, Choice::Dig(Thing::Clay))
            | (Question::Workshop | Question::Middle, Choice::Plans)
            | (Question::AvoidDebt, Choice::TakeDebt) => true,
            _ => return reasons.add(WhyNot::NotAsked),
        };
        reasons.when(!is_there, WhyNot::NoSuchThing)
    }

    fn resolve(&mut self, seat: Seat, question: Question, choice: Choice, out: &mut impl EventSink<Event>) {
        match (question, choice) {
            (_, Choice::Place(location)) => self.place(location, out),
            (_, Choice::Recall(location)) => self.recall(seat, location, 1, out),
            (_, Choice::RecallHeld(holder)) => self.recall_held(seat, holder, out),
            (_, Choice::Dig(thing)) => self.dig(seat, thing, out),
            (Question::Workshop, Choice::Hire(slot)) => self.hire(seat, slot, out),
            (_, Choice::Hire(slot)) => self.join(seat, slot, out),
            (Question::Workshop, Choice::Plans) => self.draw_at_workshop(seat, out),
            (_, Choice::Plans) => self.draw_in_market(seat, out),
            (_, Choice::Keep(plan)) => self.keep(seat, plan, out),
            (_, Choice::PutBack(plan)) => {
                self.put_back(seat, plan, out);
                if self.is_set_up() {
                    self.flow.push(Step::PutBack);
                } else {
                    self.keep_others(seat, out);
                }
            }
            (Question::Discard(purpose, count), Choice::Discard(plan)) => {
                self.discard(seat, purpose, count, plan, out);
            }
            (Question::Discard(Purpose::Virtue, count), Choice::Pass) => self.drop_virtue(seat, count, out),
            (_, Choice::Dismiss(apprentice)) => self.dismiss(seat, apprentice, out),
            (Question::Trade(left), Choice::Trade(trade)) => {
                self.make_trade(seat, trade, left.saturating_sub(1), out);
            }
            (Question::Capture(captures), Choice::Capture { location, owner }) => {
                self.capture(seat, captures, location, owner, out);
            }
            (Question::Guard(guards), Choice::Guard(action)) => self.guard(seat, action, seat, guards.left, out),
            (Question::Guard(guards), Choice::GuardFor { action, owner }) => {
                self.guard(seat, action, owner, guards.left, out);
            }
            (Question::Trade(left), Choice::Donate { gift, to }) => {
                self.donate_in_trade(left);
                self.donate(seat, gift, to, out);
            }
            (Question::Donate(left), Choice::Donate { gift, to }) => {
                self.flow.push(Step::Donate(left.saturating_sub(1)));
                self.donate(seat, gift, to, out);
            }
            (_, Choice::Join(apprentice)) => self.begin_with(seat, apprentice, out),
            (Question::Suffers(effect), Choice::Suffer(other)) => self.suffer(other, effect, out),
            (_, Choice::Remove(location)) => self.remove_worker(seat, Some(location), out),
            (_, Choice::Construct(plan)) => self.construct(seat, plan, out),
            (_, Choice::Advance) => self.advance_marker(seat),
            (_, Choice::Pay(payment)) => self.pay_bill(seat, payment, out),
            (Question::Either(building), Choice::Left) => self.flow.give(seat, building.immediate().option(0)),
            (Question::Either(building), Choice::Right) => self.flow.give(seat, building.immediate().option(1)),
            (_, Choice::DestroyDebt) => self.destroy_debt(seat, out),
            (_, Choice::AvoidDebt) => self.avoid_debt(seat, out),
            (_, Choice::TakeDebt) => self.take_debt(seat, out),
            (_, Choice::Release(0)) => out.emit(Event::Declined { seat, what: Declined::Release }),
            (_, Choice::Release(count)) => self.release(seat, count, out),
            (question, Choice::Pass) => {
                if let Some(what) = self.declined(seat, question) {
                    out.emit(Event::Declined { seat, what });
                }
            }
            // `check` rejects every other choice.
            _ => {}
        }
    }
}

impl Architects {
    /// Returns true when a question may be passed (rulings R2, R6, R8).
    fn may_pass(&self, seat: Seat, question: Question) -> bool {
        match question {
            Question::Trade(_)
            | Question::Donate(_)
            | Question::Capture(_)
            | Question::DestroyDebt
            | Question::Discard(Purpose::Sale(..) | Purpose::Virtue, _) => true,
            Question::FreeHire => !self.player(seat).has_space(),
            Question::Guard(guards) => guards.begun,
            // Captures and release are optional, and so is the choice between them.
            Question::Either(building) => {
                let optional = |effect: &Effect| matches!(effect, Effect::Captures(_) | Effect::FreeHeld);
                building.immediate().option(0).iter().any(optional)
            }
            _ => false,
        }
    }

    /// The option declined by passing a question. None when passing only stops.
    fn declined(&self, seat: Seat, question: Question) -> Option<Declined> {
        match question {
            Question::Capture(captures) => (captures.done == 0).then_some(Declined::Captures),
            Question::Trade(left) => (left == self.storehouse_steps(seat)).then_some(Declined::Trades),
            Question::Donate(left) => {
                let all = Calling::ALL.into_iter().map(|calling| self.donations(seat, calling)).max();
                (Some(left) == all).then_some(Declined::Donations)
            }
            Question::FreeHire => Some(Declined::Hire),
            Question::Discard(Purpose::Sale(..), _) => Some(Declined::Sale),
            Question::DestroyDebt => Some(Declined::Destruction),
            Question::Either(building) => Some(Declined::Effect(building)),
            _ => None,
        }
    }

    pub(super) fn obstacles(
        &self,
        seat: Seat,
        asked: Question,
        intent: Intent,
        reasons: &mut impl ReasonSink<WhyNot>,
    ) -> Check {
        let (choice, usual) = match intent {
            Intent::Place(location) => (Choice::Place(location), Question::Place),
            Intent::Recall(location) => (Choice::Recall(location), Question::Recall),
            Intent::Gold => (Choice::Dig(Thing::Gold), Question::Dig),
            Intent::Hire(slot) => (Choice::Hire(slot), Question::Workshop),
            Intent::Trade(trade) => (Choice::Trade(trade), Question::Trade(0)),
            Intent::Capture(location, owner) => {
                (Choice::Capture { location, owner }, Question::Capture(Captures::default()))
            }
            Intent::Guard(action) => (Choice::Guard(action), Question::Guard(Guards::default())),
            Intent::Construct(plan) => (Choice::Construct(plan), Question::Guildhall),
            Intent::Advance => (Choice::Advance, Question::Guildhall),
        };
        let hires = matches!(asked, Question::Middle | Question::FreeHire | Question::FreeApprentice);
        let pays = matches!((asked, usual), (Question::Pay(Bill::Trade(_)), Question::Trade(_)));
        if discriminant(&asked) == discriminant(&usual) || hires && usual == Question::Workshop {
            return self.check_choice(seat, asked, choice, reasons);
        }
        reasons.when(!pays, WhyNot::NotNow)?;
        self.check_choice(seat, usual, choice, reasons)
    }
}
