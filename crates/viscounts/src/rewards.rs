//! The interpreter of effects of cards and boards.

use super::components::{
    Ability, Effect, EffectTree, ManuscriptId, Ongoing, Resource, Segment, TRACK_END, TownsfolkId,
};
use super::event::Event;
use super::question::{Question, Reach, Source};
use super::state::{MOST_PLEDGES, Viscounts};
use super::step::Step;
use super::things::Thing;
use super::why_not::WhyNot;
use crate::components::gives_corruption;
use engine::{Check, ChoiceSink, ReasonSink, Rules};
use kernel::{EventSink, Seat};

impl Viscounts {
    /// Gives a seat an effect, or asks the question that it needs. Effects that offer nothing are skipped.
    pub(super) fn give(&mut self, seat: Seat, effect: Effect, out: &mut impl EventSink<Event>) {
        if self.is_opponent(seat) {
            return self.give_opponent(seat, effect, out);
        }
        match effect {
            // A count of 0 offers nothing, and the last two exist for solo opponents alone.
            Effect::Any(0) | Effect::Flip(0) | Effect::FreeHire(0) | Effect::FutureScheme | Effect::Dismiss => {}
            Effect::Silver(count) => self.gain(seat, Thing::Silver, count, out),
            Effect::Gain(resource, count) => self.gain(seat, Thing::Resource(resource), count, out),
            Effect::Any(count) => self.flow.ask(seat, Question::Resource(count)),
            Effect::Debt(count) => self.gain_debts(seat, count, out),
            Effect::Deed(count) => self.gain_deeds(seat, count, out),
            Effect::FlipDebt => self.flip_debt(seat, out),
            Effect::FlipDeed => self.flip_deed(seat, out),
            Effect::Flip(count) => self.offer(seat, Question::Flip(count), out),
            Effect::Corruption(count) => self.gain_corruption(seat, count, out),
            Effect::Virtue(count) => self.gain_virtue(seat, count, out),
            Effect::Rearrange => self.offer(seat, Question::Rearrange, out),
            Effect::Discard(count) => self.offer_discard(seat, count, out),
            Effect::Destroy(count) => self.offer(seat, Question::Destroy(count), out),
            Effect::Shuffle => self.shuffle_effect(seat, out),
            Effect::CastleMove => self.offer(seat, Question::CastleMove, out),
            Effect::FreeHire(count) => self.offer(seat, Question::FreeHire(count), out),
            Effect::FreeManuscript => self.offer(seat, Question::FreeManuscript, out),
            Effect::FreeBuilding(kind) => self.offer_building(seat, kind, Reach::Anywhere, out),
            Effect::BuildHere(kind) => self.offer_building(seat, kind, Reach::Here, out),
            Effect::Workers(count) => {
                let count = count.min(self.player(seat).workers);
                if count > 0 {
                    self.flow.ask(seat, Question::Section(count));
                }
            }
        }
    }

    pub(super) fn offers(&self, seat: Seat, effect: Effect) -> bool {
        let player = self.player(seat);
        // Passing comes last.
        let asks = |question| {
            let mut first = ChoiceSink::some(1);
            let _ = self.each_choice(seat, question, &mut first);
            first.first().is_some_and(|choice| choice != super::Choice::Pass)
        };
        match effect {
            Effect::FlipDebt => player.unpaid > 0,
            Effect::FlipDeed => player.acquired > 0,
            Effect::Flip(_) => player.unpaid + player.acquired > 0,
            Effect::Rearrange => player.line.iter().flatten().count() > 1,
            Effect::Discard(_) => self.is_set_up() && (!player.hand.is_empty() || self.has_top(seat)),
            Effect::Destroy(count) => asks(Question::Destroy(count)),
            Effect::Shuffle => !player.discard.is_empty(),
            Effect::CastleMove => asks(Question::CastleMove),
            Effect::FreeHire(_) => Segment::ALL.into_iter().any(|segment| self.visible_townsfolk(segment).is_some()),
            Effect::FreeManuscript => asks(Question::FreeManuscript),
            Effect::Workers(_) => player.workers > 0,
            _ => true,
        }
    }

    pub(super) fn offers_any(&self, seat: Seat, effects: &[Effect]) -> bool {
        effects.iter().any(|&effect| self.offers(seat, effect))
    }

    /// Pushes the rewards of a seat's ongoing abilities onto the flow. Corruption comes before Virtue gained at the
    /// same time; otherwise the left-most card comes first.
    /// INFERRED: the order from the left, where several cards trigger at once.
    pub(super) fn trigger(
        &mut self,
        seat: Seat,
        works: impl Fn(Ongoing) -> Option<EffectTree>,
        out: &mut impl EventSink<Event>,
    ) {
        let line = self.player(seat).line;
        let working = |card: &TownsfolkId| match card.card().ability {
            Ability::Ongoing(ongoing) => works(ongoing),
            _ => None,
        };
        for card in line.iter().flatten() {
            if working(card).is_some() {
                out.emit(Event::AbilityWorked { seat, townsfolk: *card });
            }
        }
        for corrupts in [false, true] {
            for card in line.iter().rev().flatten() {
                if let Some(reward) = working(card).filter(|reward| gives_corruption(*reward) == corrupts) {
                    self.flow.give_effects(seat, reward, Source::Ability(*card));
                }
            }
        }
    }

    pub(super) fn gain(&mut self, seat: Seat, thing: Thing, count: u8, out: &mut impl EventSink<Event>) {
        if count > 0
            && let Some(held) = self.player_mut(seat).good_mut(thing)
        {
            *held = held.saturating_add(count.into()).min(thing.row().most);
            out.emit(Event::Gained { seat, thing, count });
        }
    }

    pub(super) fn spend(&mut self, seat: Seat, thing: Thing, count: u8, out: &mut impl EventSink<Event>) {
        if count > 0
            && let Some(held) = self.player_mut(seat).good_mut(thing)
        {
            *held = held.saturating_sub(count.into());
            out.emit(Event::Paid { seat, thing, count });
        }
    }

    /// Gains a resource of choice. Asks for the rest next.
    pub(super) fn take_any(&mut self, seat: Seat, resource: Resource, count: u8, out: &mut impl EventSink<Event>) {
        self.flow.push(Step::Effect(seat, Effect::Any(count.saturating_sub(1))));
        self.gain(seat, Thing::Resource(resource), 1, out);
    }

    /// Debts and Deeds: gains Debts from the top of the stack, one by one. The last one on the Poverty card reveals it.
    pub(super) fn gain_debts(&mut self, seat: Seat, count: u8, out: &mut impl EventSink<Event>) {
        if count == 0 {
            return;
        }
        let player = self.player_mut(seat);
        player.unpaid = (player.unpaid + 1).min(MOST_PLEDGES);
        out.emit(Event::Gained { seat, thing: Thing::UnpaidDebt, count: 1 });
        if self.is_set_up() && self.board.debts_left > 0 {
            self.board.debts_left -= 1;
            if self.board.debts_left == 0 {
                out.emit(Event::PovertyRevealed);
                self.relieve(out);
                self.near_the_end(out);
            }
        }
        self.flow.push(Step::Effect(seat, Effect::Debt(count - 1)));
        self.trigger(
            seat,
            |ongoing| match ongoing {
                Ongoing::GainDebt(reward) => Some(reward),
                _ => None,
            },
            out,
        );
    }

    /// Debts and Deeds: gains Deeds from the top of the stack. The last one on the Prosperity card reveals it.
    pub(super) fn gain_deeds(&mut self, seat: Seat, count: u8, out: &mut impl EventSink<Event>) {
        if count == 0 {
            return;
        }
        let player = self.player_mut(seat);
        player.acquired = player.acquired.saturating_add(count).min(MOST_PLEDGES);
        out.emit(Event::Gained { seat, thing: Thing::Deed, count });
        if self.is_set_up() && self.board.deeds_left > 0 {
            self.board.deeds_left = self.board.deeds_left.saturating_sub(count);
            if self.board.deeds_left == 0 {
                out.emit(Event::ProsperityRevealed);
                self.relieve(out);
                self.near_the_end(out);
            }
        }
    }

    /// End of the game: once Poverty or Prosperity is revealed, this round is completed and one more is played.
    fn near_the_end(&mut self, out: &mut impl EventSink<Event>) {
        if self.last_round.is_none() {
            let last_round = self.round.saturating_add(1);
            self.last_round = Some(last_round);
            out.emit(Event::EndNears { last_round });
        }
    }

    /// Debts and Deeds: flips an unpaid Debt, which gives a resource of choice.
    pub(super) fn flip_debt(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        if player.unpaid == 0 {
            return;
        }
        player.unpaid -= 1;
        player.paid = (player.paid + 1).min(MOST_PLEDGES);
        out.emit(Event::Gained { seat, thing: Thing::PaidDebt, count: 1 });
        self.trigger(
            seat,
            |ongoing| match ongoing {
                Ongoing::FlipDebt(reward) => Some(reward),
                _ => None,
            },
            out,
        );
        self.flow.push(Step::Effect(seat, Effect::Any(1)));
    }

    /// Debts and Deeds: flips an acquired Deed.
    pub(super) fn flip_deed(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        if player.acquired == 0 {
            return;
        }
        player.acquired -= 1;
        player.approved = (player.approved + 1).min(MOST_PLEDGES);
        out.emit(Event::Gained { seat, thing: Thing::ApprovedDeed, count: 1 });
    }

    /// Flips a Debt or a Deed. Asks for the rest next.
    pub(super) fn flip(&mut self, seat: Seat, debt: bool, count: u8, out: &mut impl EventSink<Event>) {
        self.flow.push(Step::Effect(seat, Effect::Flip(count.saturating_sub(1))));
        if debt {
            self.flip_debt(seat, out);
        } else {
            self.flip_deed(seat, out);
        }
    }

    /// Virtue, Corruption and Criminals: the Corruption marker moves right. Once it meets the other one, both move
    /// together.
    pub(super) fn gain_corruption(&mut self, seat: Seat, count: u8, out: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        for _ in 0..count {
            if player.corruption < TRACK_END {
                if player.collides() {
                    player.virtue += 1;
                }
                player.corruption += 1;
            }
        }
        let to = player.corruption;
        if count > 0 {
            out.emit(Event::MarkerMoved { seat, thing: Thing::Corruption, count, to });
        }
    }

    /// Virtue, Corruption and Criminals: the Virtue marker moves left. Once it meets the other one, both move together.
    pub(super) fn gain_virtue(&mut self, seat: Seat, count: u8, out: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        for _ in 0..count {
            if player.virtue > 1 {
                if player.collides() {
                    player.corruption -= 1;
                }
                player.virtue -= 1;
            }
        }
        let to = player.virtue;
        if count > 0 {
            out.emit(Event::MarkerMoved { seat, thing: Thing::Virtue, count, to });
        }
    }

    /// Notes the reasons against taking a Manuscript for free. It must cost 3 or 4.
    pub(super) fn check_free_manuscript(&self, segment: Segment, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        match self.visible_manuscript(segment).map(ManuscriptId::tile) {
            None => reasons.add(WhyNot::PileEmpty),
            Some(tile) => reasons.when(tile.cost > FREE_MANUSCRIPT, WhyNot::TooDear),
        }
    }
}

pub(super) const FREE_MANUSCRIPT: u8 = 4;
