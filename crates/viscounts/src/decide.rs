//! Decisions: the possible choices, their legality, and their consequences.

use super::choice::Choice;
use super::components::{
    Ability, Building, Effect, EffectTree, LEAST_CARDS, Ongoing, PrimaryAction, Resource, Section, Segment,
};
use super::event::Event;
use super::question::{Question, Source};
use super::state::{MOST_STEPS, Viscounts};
use super::step::Step;
use super::why_not::WhyNot;
use engine::{Check, ChoiceSink, Flow, ReasonSink, Rules, allowed};
use kernel::{EventSink, Seat};

impl Rules<MOST_STEPS> for Viscounts {
    type Step = Step;
    const OVER: WhyNot = WhyNot::GameOver;

    fn flow(&mut self) -> &mut Flow<Step, MOST_STEPS> {
        &mut self.flow
    }

    fn run(&mut self, step: Step, out: &mut impl EventSink<Event>) {
        match step {
            Step::Ask(..) => {}
            Step::Turn => self.begin_turn(out),
            Step::Begin => self.begin(out),
            Step::Settle(seat) => self.settle(seat, out),
            Step::OpponentArrives => self.last_card_goes(out),
            Step::Shift => self.shift_line(out),
            Step::Play => self.play(out),
            Step::Move => self.flow.ask(self.turn, Question::Move),
            Step::Act => self.offer(self.turn, Question::Act, out),
            Step::Recruit => self.offer(self.turn, Question::Hire, out),
            Step::Collide => self.collide(out),
            Step::Draw => self.draw_up(self.turn, out),
            Step::EndTurn => self.end_turn(out),
            Step::Effect(seat, effect) => self.give(seat, effect, out),
            Step::Either(seat, source) => self.offer(seat, Question::Either(source), out),
            Step::Trade => self.offer(self.turn, Question::Exchanges, out),
            Step::Fund(action, need) => self.offer(self.turn, Question::Fund(action, need), out),
            Step::Place(seat, building, reach) => self.offer(seat, Question::Spot(building, reach), out),
            Step::PlaceWorkers(count) => {
                let section = self.section_beside(self.player(self.turn).space.segment);
                self.enter_castle(self.turn, section, count, out);
            }
            Step::Transcribe => self.take_manuscript(self.turn, self.player(self.turn).space.segment, out),
            Step::After(action) => self.after(action, out),
            Step::Castle(seat) => self.settle_castle(seat, out),
            Step::Spread(seat, section) => self.spread(seat, section, out),
            Step::CollisionBuildings => self.collision_buildings(out),
            Step::CollisionTownsfolk => self.collision_townsfolk(out),
            Step::CollisionOwn => self.collision_own(),
            Step::CollisionOthers => self.collision_others(),
            Step::CollisionEnd => self.collision_end(out),
            Step::Scheme => self.turn_scheme(out),
            Step::SchemeMove(scheme) => self.scheme_move(scheme, out),
            Step::SchemeAttempt(scheme) => self.scheme_attempt(scheme, out),
            Step::Overlord => self.overlord_turn(out),
            Step::OverlordActs => self.overlord_acts(out),
            Step::OverlordPlaces(space) => self.overlord_places(space, out),
            Step::Orders => self.give_orders(out),
            Step::Advance(space, heading) => self.advance_worker(space, heading, out),
            Step::OverlordBumps => self.overlord_bumps(out),
            Step::Reference(seat, ribbon) => self.reference_gives(seat, ribbon, out),
            Step::Lower(action) => self.reference_works(action, out),
        }
    }

    fn each_choice(&self, seat: Seat, question: Question, sink: &mut ChoiceSink<'_, Choice>) -> Check {
        let player = self.player(seat);
        let mut hand = |choice| sink.take(choice);
        // Passes on each choice of this list that is legal.
        macro_rules! legal {
            ($choices:expr) => {
                $choices.into_iter().try_for_each(|choice| {
                    if self.is_legal(seat, question, choice) { hand(choice) } else { Check::Continue(()) }
                })
            };
        }
        match question {
            Question::Pair => (0..self.pairs.len() as u8).map(Choice::Pair).try_for_each(hand),
            Question::Play => player.hand.iter().copied().map(Choice::Play).try_for_each(hand),
            Question::Move => self.each_move(|space, _| hand(Choice::Move(space))),
            Question::Act => {
                legal!(PrimaryAction::ALL.map(Choice::Act))?;
                hand(Choice::Pass)
            }
            Question::Exchanges => {
                self.exchanges().map(Choice::Exchange).try_for_each(&mut hand)?;
                legal!([Choice::Dismiss])
            }
            Question::Building => {
                let builders = self.most_icons(PrimaryAction::Construct);
                let open =
                    allowed(Building::all(), |building, reasons| self.check_building(building, builders, reasons));
                open.map(Choice::Build).try_for_each(hand)
            }
            Question::Workers => {
                let nobles = self.most_icons(PrimaryAction::PlaceWorkers);
                allowed(1..=4, |count, reasons| self.check_count(count, nobles, reasons))
                    .map(Choice::Workers)
                    .try_for_each(hand)
            }
            Question::Fund(action, need) => {
                self.each_payment(action, need, |payment| hand(Choice::Pay(payment)))?;
                legal!([Choice::Dismiss])
            }
            Question::Slot(kind, _) => legal!(Building::of(kind).map(Choice::Build)),
            Question::Spot(_, reach) => self.each_spot(seat, reach, |spot| hand(Choice::Spot(spot))),
            Question::Hire => {
                legal!([Choice::Hire(player.space.segment)])?;
                hand(Choice::Pass)
            }
            Question::Resource(_) => Resource::ALL.into_iter().map(Choice::Take).try_for_each(hand),
            Question::Flip(_) => legal!([Choice::FlipDebt, Choice::FlipDeed]),
            Question::Either(_) => legal!([Choice::Left, Choice::Right]),
            Question::FreeHire(_) => legal!(Segment::ALL.map(Choice::Hire)),
            Question::FreeManuscript => legal!(Segment::ALL.map(Choice::Manuscript)),
            Question::Rearrange => {
                self.each_order(seat, |order| hand(Choice::Order(order)))?;
                hand(Choice::Pass)
            }
            Question::Discard(_) => {
                player.hand.iter().copied().map(Choice::Discard).try_for_each(&mut hand)?;
                legal!([Choice::DiscardTop])?;
                hand(Choice::Pass)
            }
            Question::Destroy(_) => {
                if player.count_cards() > LEAST_CARDS {
                    self.destroyable(seat).iter().copied().map(Choice::Destroy).try_for_each(&mut hand)?;
                    legal!([Choice::DestroyTop])?;
                }
                hand(Choice::Pass)
            }
            Question::CastleMove => {
                for from in Section::all() {
                    legal!([Choice::Shift { from, clockwise: true }, Choice::Shift { from, clockwise: false }])?;
                }
                hand(Choice::Pass)
            }
            Question::Section(_) | Question::Cascade => legal!(Section::all().map(Choice::Section)),
            Question::Bump(..) => {
                legal!(self.all_seats().map(Choice::Bump))?;
                legal!([Choice::BumpOverlord])
            }
            Question::Remove(_) => legal!(self.all_seats().map(Choice::Bump)),
            Question::Post => legal!([Choice::Post]),
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
            (Question::Pair, Choice::Pair(place)) => (place as usize) < self.pairs.len(),
            (Question::Play, Choice::Play(card)) | (Question::Discard(_), Choice::Discard(card)) => {
                player.hand.contains(&card)
            }
            (Question::Move, Choice::Move(space)) => {
                return reasons.when(self.move_cost(space).is_err(), WhyNot::TooFar);
            }
            (Question::Act, Choice::Act(action)) => return self.check_action(action, reasons),
            (Question::Exchanges, Choice::Exchange(times)) => return self.check_exchange(times, reasons),
            (Question::Exchanges, Choice::Dismiss) => return self.check_dismissal(PrimaryAction::Trade, 0, reasons),
            (Question::Building, Choice::Build(building)) => {
                return self.check_building(building, self.most_icons(PrimaryAction::Construct), reasons);
            }
            (Question::Workers, Choice::Workers(count)) => {
                return self.check_count(count, self.most_icons(PrimaryAction::PlaceWorkers), reasons);
            }
            (Question::Fund(action, need), Choice::Pay(payment)) => {
                return reasons.when(!self.pays(action, need, payment), WhyNot::WrongPayment);
            }
            (Question::Fund(action, need), Choice::Dismiss) => return self.check_dismissal(action, need, reasons),
            (Question::Slot(kind, _), Choice::Build(building)) if building.kind == kind => {
                reasons.when(!(1..=3).contains(&building.slot), WhyNot::NoSuchThing)?;
                return reasons.when(player.has_built(building), WhyNot::Constructed);
            }
            (Question::Spot(_, reach), Choice::Spot(spot)) => return self.check_spot(seat, reach, spot, reasons),
            (Question::Hire, Choice::Hire(segment)) if segment == player.space.segment => {
                return self.check_hire(seat, reasons);
            }
            (Question::Flip(_), Choice::FlipDebt) => player.unpaid > 0,
            (Question::Flip(_), Choice::FlipDeed) => player.acquired > 0,
            (Question::Either(source), Choice::Left) => self.offers_any(seat, source.option(0)),
            (Question::Either(source), Choice::Right) => self.offers_any(seat, source.option(1)),
            (Question::FreeHire(_), Choice::Hire(segment)) => {
                return reasons.when(self.visible_townsfolk(segment).is_none(), WhyNot::PileEmpty);
            }
            (Question::FreeManuscript, Choice::Manuscript(segment)) => {
                return self.check_free_manuscript(segment, reasons);
            }
            (Question::Rearrange, Choice::Order(order)) => self.is_new_order(seat, order),
            (Question::Discard(_), Choice::DiscardTop) => self.has_top(seat),
            (Question::Destroy(_), Choice::Destroy(_) | Choice::DestroyTop) if player.count_cards() <= LEAST_CARDS => {
                return reasons.add(WhyNot::FewCards);
            }
            (Question::Destroy(_), Choice::Destroy(card)) => self.destroyable(seat).contains(&card),
            (Question::Destroy(_), Choice::DestroyTop) => self.is_set_up() && self.has_top(seat),
            (Question::CastleMove, Choice::Shift { from, .. }) => self.in_first(from, seat) > 0,
            (Question::Section(count), Choice::Section(section)) => self.has_space_for(seat, section, count),
            (Question::Cascade, Choice::Section(section)) => self.must_move_on(section, seat),
            (Question::Bump(tier, section), Choice::Bump(owner)) => {
                owner.index() < self.seats as usize && self.in_tier(tier, section, owner) > 0
            }
            (Question::Bump(tier, section), Choice::BumpOverlord) => {
                reasons.when(self.overlord_in(tier, section) == 0, WhyNot::NoSuchThing)?;
                return reasons.when(self.is_protected(section), WhyNot::Protected);
            }
            (Question::Remove(space), Choice::Bump(owner)) => {
                self.team.is_some_and(|team| owner.0 < self.seats && team.posted(space, owner) > 0)
            }
            (Question::Post, Choice::Post) => return self.check_post(seat, reasons),
            (Question::Resource(_), Choice::Take(_))
            | (
                Question::Act
                | Question::Hire
                | Question::Rearrange
                | Question::Discard(_)
                | Question::Destroy(_)
                | Question::CastleMove,
                Choice::Pass,
            ) => true,
            (_, Choice::Pass) => return reasons.add(WhyNot::Mandatory),
            _ => return reasons.add(WhyNot::NotAsked),
        };
        reasons.when(!is_there, WhyNot::NoSuchThing)
    }

    fn resolve(&mut self, seat: Seat, question: Question, choice: Choice, out: &mut impl EventSink<Event>) {
        match (question, choice) {
            (_, Choice::Pair(place)) => self.take_pair(seat, place, out),
            (_, Choice::Play(card)) => self.play_from_hand(seat, card, out),
            (_, Choice::Move(space)) => self.move_viscount(space, out),
            (_, Choice::Act(action)) => self.act(action, out),
            (Question::Act, Choice::Pass) => out.emit(Event::Idled { seat }),
            (_, Choice::Exchange(times)) => self.exchange(times, out),
            (Question::Exchanges, Choice::Dismiss) => {
                self.flow.push(Step::Trade);
                self.dismiss(PrimaryAction::Trade, out);
            }
            (Question::Fund(action, need), Choice::Dismiss) => {
                self.flow.push(Step::Fund(action, need));
                self.dismiss(action, out);
            }
            (Question::Slot(_, reach), Choice::Build(building)) => self.flow.push(Step::Place(seat, building, reach)),
            (_, Choice::Build(building)) => self.construct(building),
            (_, Choice::Workers(count)) => self.place_workers(count),
            (_, Choice::Pay(payment)) => self.pay(payment, out),
            (Question::Spot(building, _), Choice::Spot(spot)) => self.place_building(seat, building, spot, out),
            (Question::Hire, Choice::Hire(_)) => self.hire(seat, out),
            (Question::FreeHire(count), Choice::Hire(segment)) => self.hire_for_free(seat, segment, count, out),
            (Question::Resource(count), Choice::Take(resource)) => self.take_any(seat, resource, count, out),
            (Question::Flip(count), Choice::FlipDebt) => self.flip(seat, true, count, out),
            (Question::Flip(count), Choice::FlipDeed) => self.flip(seat, false, count, out),
            (Question::Either(source), Choice::Left) => self.flow.give(seat, source.option(0)),
            (Question::Either(source), Choice::Right) => self.flow.give(seat, source.option(1)),
            (_, Choice::Manuscript(segment)) => self.take_manuscript(seat, segment, out),
            (_, Choice::Order(order)) => self.rearrange(seat, order, out),
            (Question::Discard(count), Choice::Discard(card)) => self.discard(seat, Some(card), count, out),
            (Question::Discard(count), Choice::DiscardTop) => self.discard(seat, None, count, out),
            (Question::Destroy(count), Choice::Destroy(card)) => self.destroy(seat, Some(card), count, out),
            (Question::Destroy(count), Choice::DestroyTop) => self.destroy(seat, None, count, out),
            (_, Choice::Shift { from, clockwise }) => self.castle_move(seat, from, clockwise, out),
            (Question::Section(count), Choice::Section(section)) => self.enter_castle(seat, section, count, out),
            (_, Choice::Section(section)) => self.move_inwards(seat, section, out),
            (Question::Bump(tier, section), Choice::Bump(owner)) => self.bump(tier, section, owner, out),
            (Question::Bump(tier, section), Choice::BumpOverlord) => self.bump_overlord(seat, tier, section, out),
            (Question::Remove(space), Choice::Bump(owner)) => self.remove_post(space, owner, out),
            (_, Choice::Post) => self.post(seat, out),
            // `check` lets nothing else through.
            _ => {}
        }
    }
}

impl Source {
    pub fn effects(self) -> EffectTree {
        match self {
            Self::SecondTier(section) => section.reward(),
            Self::Ability(card) => match card.card().ability {
                Ability::Immediate(reward)
                | Ability::DropOff(reward)
                | Ability::Ongoing(
                    Ongoing::After(_, reward)
                    | Ongoing::Collision(reward)
                    | Ongoing::FlipDebt(reward)
                    | Ongoing::GainDebt(reward),
                ) => reward,
                Ability::None | Ability::Ongoing(_) => EffectTree::All(&[]),
            },
        }
    }

    pub fn option(self, place: usize) -> &'static [Effect] {
        self.effects().option(place)
    }
}
