//! Decisions: which choices there are, whether one is legal, and what it leads to.

use super::choice::Choice;
use super::components::{AVOIDED_DEBT_SILVER, Effect, GuardAction, Location, Slot, Thing};
use super::event::Event;
use super::question::{Bill, Intent, Purpose, Question};
use super::state::{Architects, MOST_STEPS, apprentices, plans};
use super::step::Step;
use super::why_not::{Note, Whether, WhyNot};
use crate::engine::Rules;
use crate::kernel::{Pile, Seat, Sink};

impl Rules<MOST_STEPS> for Architects {
    type Step = Step;

    const OVER: WhyNot = WhyNot::GameOver;

    fn flow(&mut self) -> &mut Pile<Step, MOST_STEPS> {
        &mut self.flow
    }

    fn run(&mut self, step: Step, out: &mut impl Sink<Event>) {
        let turn = self.turn;
        match step {
            Step::Ask(..) => {}
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
            Step::Trades(left) => {
                if left > 0 {
                    self.offer(turn, Question::Trade(left), out);
                }
            }
            Step::Captures(seat, captures) => {
                if captures.left > 0 {
                    self.offer(seat, Question::Capture(captures), out);
                }
            }
            Step::Guards(guards) => {
                if guards.left > 0 {
                    self.offer(turn, Question::Guard(guards), out);
                }
            }
            Step::TakeTax => self.take_tax(turn, out),
            Step::Market(location) => self.deal_in_market(turn, location, out),
            Step::PutBack => self.offer(turn, Question::PutBack, out),
            Step::Take(seat, slot) => self.take_apprentice(seat, slot, out),
            Step::Build => self.offer(turn, Question::Guildhall, out),
            Step::Bill(bill) => self.offer(turn, Question::Pay(bill), out),
            Step::Built => self.built(turn, out),
            Step::Climb => self.climb(turn, out),
            Step::Discards(seat, purpose, count) => self.discards(seat, purpose, count, out),
            Step::ResetRelease(seat) => self.reset_release(seat, out),
            Step::ResetGains(seat) => self.reset_gains(seat, out),
            Step::ResetLosses => self.reset_losses(),
            Step::ResetDebts => self.reset_debts(),
        }
    }

    fn each_choice(&self, seat: Seat, question: Question, hand: &mut dyn FnMut(Choice)) {
        let player = self.player(seat);
        // A choice of this list is handed over if it is legal.
        macro_rules! legal {
            ($choices:expr) => {
                for choice in $choices {
                    if self.check(seat, question, choice).is_ok() {
                        hand(choice);
                    }
                }
            };
        }
        // The same for what somebody may intend: many are looked at, and only whether anything stands in the way.
        macro_rules! open {
            ($values:expr, $intent:expr, $choice:expr) => {
                for value in $values {
                    if self.allows(seat, question, $intent(value)) {
                        hand($choice(value));
                    }
                }
            };
        }
        match question {
            Question::FreeApprentice => legal!(Slot::all().map(Choice::Hire)),
            Question::Draft | Question::Keep => plans(player.drawn).map(Choice::Keep).for_each(hand),
            Question::PutBack => plans(player.drawn).map(Choice::PutBack).for_each(hand),
            Question::Place => open!(Location::ALL, Intent::Place, Choice::Place),
            Question::Recall => {
                open!(Location::ALL, Intent::Recall, Choice::Recall);
                legal!(self.others(seat).filter(|_| !self.is_on_circle(seat)).map(Choice::RecallHeld));
            }
            Question::Dig => {
                hand(Choice::Dig(Thing::Clay));
                open!([Thing::Gold], |_| Intent::Gold, Choice::Dig);
            }
            Question::Workshop | Question::Middle => {
                open!(Slot::all(), Intent::Hire, Choice::Hire);
                hand(Choice::Plans);
            }
            Question::FreeHire => {
                legal!(Slot::all().map(Choice::Hire));
                legal!([Choice::Pass]);
            }
            Question::Dismiss => apprentices(player.apprentices).map(Choice::Dismiss).for_each(hand),
            Question::Trade(_) => {
                open!(self.trades(seat), Intent::Trade, Choice::Trade);
                hand(Choice::Pass);
            }
            Question::Capture(captures) => {
                let mut price = Whether::default();
                self.lacks_capture_silver(seat, captures, &mut price);
                for location in Location::CIRCLES.into_iter().filter(|_| !price.0) {
                    for owner in self.all_seats() {
                        let mut lacks = Whether::default();
                        self.lacks_group(captures, location, owner, &mut lacks);
                        if !lacks.0 {
                            hand(Choice::Capture { location, owner });
                        }
                    }
                }
                legal!([Choice::Pass]);
            }
            Question::Guard(_) => {
                open!(GuardAction::ALL, Intent::Guard, Choice::Guard);
                legal!([Choice::Pass]);
            }
            Question::Guildhall => {
                open!(plans(player.hand), Intent::Construct, Choice::Construct);
                open!([Choice::Advance], |_| Intent::Advance, |advance| advance);
            }
            Question::Pay(bill) => self.each_payment(seat, bill, |payment| hand(Choice::Pay(payment))),
            Question::Discard(..) => {
                plans(player.hand).map(Choice::Discard).for_each(&mut *hand);
                legal!([Choice::Pass]);
            }
            Question::Either(_) => legal!([Choice::Left, Choice::Right, Choice::Pass]),
            Question::DestroyDebt => legal!([Choice::DestroyDebt, Choice::Pass]),
            Question::AvoidDebt => legal!([Choice::AvoidDebt, Choice::TakeDebt]),
            Question::Release(most) => (0..=most).rev().map(Choice::Release).for_each(hand),
        }
    }

    fn check(&self, seat: Seat, question: Question, choice: Choice) -> Result<(), WhyNot> {
        let player = self.player(seat);
        let exists = |there: bool| if there { Ok(()) } else { Err(WhyNot::NoSuchThing) };
        let intent = match (question, choice) {
            (Question::Place, Choice::Place(location)) => Intent::Place(location),
            (Question::Recall, Choice::Recall(location)) => Intent::Recall(location),
            (Question::Dig, Choice::Dig(Thing::Gold)) => Intent::Gold,
            (Question::Workshop, Choice::Hire(slot)) => Intent::Hire(slot),
            (Question::Trade(_), Choice::Trade(trade)) => Intent::Trade(trade),
            (Question::Capture(_), Choice::Capture { location, owner }) => Intent::Capture(location, owner),
            (Question::Guard(_), Choice::Guard(action)) => Intent::Guard(action),
            (Question::Guildhall, Choice::Construct(plan)) => Intent::Construct(plan),
            (Question::Guildhall, Choice::Advance) => Intent::Advance,
            (Question::Recall, Choice::RecallHeld(holder)) => {
                let held = holder.0 < self.seats && self.player(holder).captured[super::state::at(seat)] > 0;
                exists(held)?;
                return if self.is_on_circle(seat) { Err(WhyNot::CirclesFirst) } else { Ok(()) };
            }
            (Question::FreeApprentice | Question::Middle | Question::FreeHire, Choice::Hire(slot)) => {
                return if self.apprentice(slot).is_some() { Ok(()) } else { Err(WhyNot::SlotEmpty) };
            }
            (Question::Draft | Question::Keep, Choice::Keep(plan)) | (Question::PutBack, Choice::PutBack(plan)) => {
                return exists(player.drawn.has(plan.index()));
            }
            (Question::Discard(..), Choice::Discard(plan)) => return exists(player.hand.has(plan.index())),
            (Question::Dismiss, Choice::Dismiss(apprentice)) => {
                return exists(player.apprentices.has(apprentice.index()));
            }
            (Question::Pay(bill), Choice::Pay(payment)) => return self.check_payment(seat, bill, payment),
            (Question::Either(building), Choice::Left | Choice::Right) => {
                let option = building.immediate().option(usize::from(choice == Choice::Right));
                return exists(option.iter().any(|effect| self.offers(seat, *effect)));
            }
            (Question::Release(most), Choice::Release(count)) => return exists(count <= most),
            (Question::DestroyDebt, Choice::DestroyDebt) => return exists(player.unpaid > 0),
            (Question::AvoidDebt, Choice::AvoidDebt) => {
                return exists(player.silver() >= u16::from(AVOIDED_DEBT_SILVER));
            }
            (_, Choice::Pass) => return if self.may_pass(seat, question) { Ok(()) } else { Err(WhyNot::Mandatory) },
            (Question::Dig, Choice::Dig(Thing::Clay))
            | (Question::Workshop | Question::Middle, Choice::Plans)
            | (Question::AvoidDebt, Choice::TakeDebt) => return Ok(()),
            _ => return Err(WhyNot::NotAsked),
        };
        if self.allows(seat, question, intent) { Ok(()) } else { Err(self.first_obstacle(seat, question, intent)) }
    }

    fn resolve(&mut self, seat: Seat, question: Question, choice: Choice, out: &mut impl Sink<Event>) {
        match (question, choice) {
            (_, Choice::Place(location)) => self.place(location, out),
            (_, Choice::Recall(location)) => self.recall(seat, location, out),
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
            (Question::Guard(guards), Choice::Guard(action)) => self.guard(seat, action, guards, out),
            (_, Choice::Construct(plan)) => self.construct(seat, plan, out),
            (_, Choice::Advance) => self.advance_marker(seat),
            (_, Choice::Pay(payment)) => self.pay_bill(seat, payment, out),
            (Question::Either(building), Choice::Left) => self.flow.give(seat, building.immediate().option(0)),
            (Question::Either(building), Choice::Right) => self.flow.give(seat, building.immediate().option(1)),
            (_, Choice::DestroyDebt) => self.destroy_debt(seat, out),
            (_, Choice::AvoidDebt) => self.avoid_debt(seat, out),
            (_, Choice::TakeDebt) => self.take_debt(seat, out),
            (_, Choice::Release(count)) => self.release(seat, count, out),
            // `check` lets nothing else through; to pass otherwise does nothing.
            _ => {}
        }
    }
}

impl Architects {
    /// Whether a question may be passed over (rulings R2, R6, R8).
    fn may_pass(&self, seat: Seat, question: Question) -> bool {
        match question {
            Question::Trade(_) | Question::DestroyDebt | Question::Discard(Purpose::Sale(..) | Purpose::Virtue, _) => {
                true
            }
            Question::FreeHire => !self.player(seat).has_room(),
            Question::Capture(captures) => captures.free || captures.done > 0,
            Question::Guard(guards) => guards.begun,
            // Captures and release are optional, and so is the choice between them.
            Question::Either(building) => {
                let optional = |effect: &Effect| matches!(effect, Effect::Captures(_) | Effect::FreeHeld);
                building.immediate().option(0).iter().any(optional)
            }
            _ => false,
        }
    }

    /// Whether nothing stands in the way of what a seat wants to do.
    #[inline]
    fn allows(&self, seat: Seat, question: Question, intent: Intent) -> bool {
        let mut lacks = Whether::default();
        self.obstacles(seat, question, intent, &mut lacks);
        !lacks.0
    }

    #[cold]
    fn first_obstacle(&self, seat: Seat, question: Question, intent: Intent) -> WhyNot {
        let mut first = None;
        self.obstacles(seat, question, intent, &mut first);
        first.unwrap_or(WhyNot::NoSuchThing)
    }

    /// Notes everything that stands in the way of what a seat wants to do, as far as a question is asked for that.
    #[inline]
    pub(super) fn obstacles(&self, seat: Seat, question: Question, intent: Intent, note: &mut impl Note) {
        match intent {
            Intent::Place(location) => self.lacks_place(seat, location, note),
            Intent::Recall(location) => self.lacks_recall(seat, location, note),
            Intent::Gold => self.lacks_gold(seat, note),
            Intent::Hire(slot) => match question {
                Question::Middle | Question::FreeHire | Question::FreeApprentice => self.lacks_apprentice(slot, note),
                _ => self.lacks_hire(seat, slot, note),
            },
            Intent::Trade(trade) => self.lacks_trade(seat, trade, note),
            Intent::Capture(location, owner) => {
                let captures = match question {
                    Question::Capture(captures) => captures,
                    _ => super::Captures::default(),
                };
                self.lacks_group(captures, location, owner, note);
                self.lacks_capture_silver(seat, captures, note);
            }
            Intent::Guard(action) => self.lacks_guard(seat, action, note),
            Intent::Construct(plan) => self.lacks_construction(seat, plan, note),
            Intent::Advance => self.lacks_advance(seat, note),
        }
    }
}

impl Intent {
    /// Whether this is what a question asks for.
    pub(super) const fn answers(self, question: Question) -> bool {
        match self {
            Self::Place(_) => matches!(question, Question::Place),
            Self::Recall(_) => matches!(question, Question::Recall),
            Self::Gold => matches!(question, Question::Dig),
            Self::Hire(_) => matches!(
                question,
                Question::Workshop | Question::Middle | Question::FreeHire | Question::FreeApprentice
            ),
            Self::Trade(_) => matches!(question, Question::Trade(_) | Question::Pay(Bill::Trade(_))),
            Self::Capture(..) => matches!(question, Question::Capture(_)),
            Self::Guard(_) => matches!(question, Question::Guard(_)),
            Self::Construct(_) | Self::Advance => matches!(question, Question::Guildhall),
        }
    }
}
