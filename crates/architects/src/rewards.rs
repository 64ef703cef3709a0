//! The interpreter of effects, and all gains, losses and payments.
//!
//! A loss of Virtue or a Debt may need an answer, and its question lies on top of the flow. Both therefore come last;
//! later steps are pushed before.

use super::components::{
    AVOIDED_DEBT_SILVER, Ability, ApprenticeId, BoardAbility, Effect, LESS_TAX, LEVY_VIRTUE, Location, MOST_VIRTUE,
    Occasion, TAX_IGNORED, Thing,
};
use super::state::{MOST_DEBTS, MOST_HELD, at};
use super::{Architects, Captures, Destruction, Event, Owner, Purpose, Question, Step, apprentices};
use engine::Rules;
use kernel::{EventSink, Seat};

impl Architects {
    /// Applies an effect to a seat, or asks the question that it needs. An effect without an option is skipped
    /// (ruling R8).
    pub(super) fn give(&mut self, seat: Seat, effect: Effect, out: &mut impl EventSink<Event>) {
        match effect {
            Effect::Gain(thing, count) => self.gain(seat, thing, count, out),
            Effect::LoseVirtue(count) => self.lose_virtue(seat, count, out),
            Effect::PerVirtue(thing, per) => self.gain(seat, thing, self.player(seat).virtue / per.max(1), out),
            Effect::Captures(left) => {
                self.flow.push(Step::Captures(seat, Captures { left, free: true, ..Captures::default() }));
            }
            Effect::FreeHeld => self.free_held(seat, out),
            Effect::LeavePrison => self.release(seat, self.player(seat).prison, out),
            Effect::DestroyDebt => {
                if self.player(seat).unpaid > 0 {
                    self.flow.ask(seat, Question::DestroyDebt);
                }
            }
            Effect::SellPlan(thing, count) => self.flow.push(Step::Discards(seat, Purpose::Sale(thing, count), 1)),
            Effect::FreeHire => self.offer(seat, Question::FreeHire, out),
            Effect::Dismiss => self.offer(seat, Question::Dismiss, out),
            Effect::EveryoneGains(count) => {
                for other in seat.around(self.seats as usize) {
                    self.gain_virtue(other, count, out);
                }
            }
            Effect::PrisonersLose(count) => self.prisoners_lose(seat, count, out),
            Effect::BuildAgain => self.build_again(seat, out),
            Effect::LevySilver(count) => self.levy(seat, count, out),
            Effect::DiscardPlan => self.flow.push(Step::Discards(seat, Purpose::Event, 1)),
            Effect::RemoveJailed => self.remove_worker(seat, Some(Location::Prison), out),
            Effect::RemoveWorker if self.player(seat).workers > 0 => self.remove_worker(seat, None, out),
            Effect::RemoveWorker => self.offer(seat, Question::Remove, out),
        }
    }

    pub(super) fn offers(&self, seat: Seat, effect: Effect) -> bool {
        match effect {
            Effect::FreeHeld => self.held(seat) > 0,
            Effect::Captures(_) if self.team.is_none() => self.board.circles.iter().flatten().any(|count| *count > 0),
            Effect::Captures(_) => {
                let there = |location, owner| self.workers_at(location, owner) > 0;
                Location::CIRCLES.into_iter().any(|at| there(at, Owner::Seat(seat)) || there(at, Owner::Overlord))
            }
            _ => true,
        }
    }

    pub(super) fn gain(&mut self, seat: Seat, thing: Thing, count: u8, out: &mut impl EventSink<Event>) {
        match thing {
            _ if count == 0 => {}
            Thing::Virtue => self.gain_virtue(seat, count, out),
            Thing::Debt => self.gain_debts(seat, count, out),
            Thing::Plan => self.draw(seat, count, out),
            _ => {
                if let Some(place) = thing.good() {
                    let held = &mut self.player_mut(seat).goods[place];
                    *held = held.saturating_add(u16::from(count)).min(MOST_HELD);
                    out.emit(Event::Gained { seat, thing, count });
                }
            }
        }
    }

    pub(super) fn pay(&mut self, seat: Seat, good: Thing, count: u8, out: &mut impl EventSink<Event>) {
        if let Some(place) = good.good().filter(|_| count > 0) {
            let held = &mut self.player_mut(seat).goods[place];
            *held = held.saturating_sub(u16::from(count));
            out.emit(Event::Paid { seat, thing: good, count });
        }
    }

    /// Returns the Tax that a seat pays of a printed amount. Virtue and the board reduce it once a payment
    /// (ruling R3).
    pub fn tax_due(&self, seat: Seat, printed: u8) -> u8 {
        let player = self.player(seat);
        let ignored = TAX_IGNORED.get(usize::from(player.virtue)).copied().unwrap_or(0);
        let less = if player.can(BoardAbility::LessTax) { LESS_TAX } else { 0 };
        printed.saturating_sub(ignored).saturating_sub(less)
    }

    pub(super) fn pay_tax(&mut self, seat: Seat, printed: u8, out: &mut impl EventSink<Event>) {
        let count = self.tax_due(seat, printed);
        if count > 0 {
            let held = &mut self.player_mut(seat).goods[Thing::Silver as usize];
            *held = held.saturating_sub(u16::from(count));
            self.board.tax = self.board.tax.saturating_add(u16::from(count)).min(MOST_HELD);
            out.emit(Event::Paid { seat, thing: Thing::Tax, count });
        }
    }

    pub(super) fn bring(&mut self, seat: Seat, occasion: Occasion, out: &mut impl EventSink<Event>) {
        for (apprentice, thing, count) in self.bringing(seat, occasion) {
            out.emit(Event::AbilityWorked { seat, apprentice });
            self.gain(seat, thing, count, out);
        }
    }

    pub fn bringing(&self, seat: Seat, occasion: Occasion) -> impl Iterator<Item = (ApprenticeId, Thing, u8)> + use<> {
        let own = apprentices(self.player(seat).apprentices.common(occasion.apprentices()));
        own.filter_map(|apprentice| match apprentice.card().ability {
            Ability::Gains(_, thing, count) => Some((apprentice, thing, count)),
            _ => None,
        })
    }

    /// Gains Virtue. Each step above the highest destroys an own unpaid Debt instead.
    pub(super) fn gain_virtue(&mut self, seat: Seat, count: u8, out: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        let steps = count.min(MOST_VIRTUE.saturating_sub(player.virtue));
        player.virtue += steps;
        let above = (count - steps).min(player.unpaid);
        player.unpaid -= above;
        if steps > 0 {
            out.emit(Event::Gained { seat, thing: Thing::Virtue, count: steps });
        }
        for _ in 0..above {
            out.emit(Event::DebtDestroyed { seat, cause: Destruction::Virtue });
        }
        self.board_brings(seat, BoardAbility::VirtueSilver, &[(Thing::Silver, count)], out);
    }

    /// Loses or pays Virtue. With the ability for it, plans may be discarded instead (ruling R18).
    pub(super) fn lose_virtue(&mut self, seat: Seat, count: u8, out: &mut impl EventSink<Event>) {
        let player = self.player(seat);
        if player.can(BoardAbility::PlansForVirtue) && !player.hand.is_empty() {
            self.flow.push(Step::Discards(seat, Purpose::Virtue, count));
        } else {
            self.drop_virtue(seat, count, out);
        }
    }

    /// Loses Virtue. Each step below 0 gains an unpaid Debt instead.
    pub(super) fn drop_virtue(&mut self, seat: Seat, count: u8, out: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        let steps = count.min(player.virtue);
        player.virtue -= steps;
        if steps > 0 {
            out.emit(Event::Lost { seat, thing: Thing::Virtue, count: steps });
        }
        if steps < count {
            out.emit(Event::VirtueExhausted { seat });
        }
        self.gain_debts(seat, count - steps, out);
    }

    /// Gains unpaid Debts one by one. With the ability for it, Silver may be paid instead (ruling R19).
    pub(super) fn gain_debts(&mut self, seat: Seat, count: u8, out: &mut impl EventSink<Event>) {
        if count == 0 {
            return;
        }
        if count > 1 {
            self.flow.push(Step::Give(seat, Effect::Gain(Thing::Debt, count - 1)));
        }
        let player = self.player(seat);
        if player.can(BoardAbility::AvoidsDebt) && player.silver() >= u16::from(AVOIDED_DEBT_SILVER) {
            self.flow.ask(seat, Question::AvoidDebt);
        } else {
            self.take_debt(seat, out);
        }
    }

    pub(super) fn take_debt(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        player.unpaid = player.unpaid.saturating_add(1).min(MOST_DEBTS);
        out.emit(Event::Gained { seat, thing: Thing::Debt, count: 1 });
        self.board_brings(seat, BoardAbility::DebtGoods, &[(Thing::Silver, 1), (Thing::Clay, 1)], out);
    }

    pub(super) fn avoid_debt(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        self.board_works(seat, out);
        self.pay(seat, Thing::Silver, AVOIDED_DEBT_SILVER, out);
        out.emit(Event::DebtAvoided { seat });
    }

    pub(super) fn destroy_debt(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        player.unpaid = player.unpaid.saturating_sub(1);
        out.emit(Event::DebtDestroyed { seat, cause: Destruction::Effect });
    }

    pub(super) fn release(&mut self, seat: Seat, count: u8, out: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        let count = count.min(player.prison);
        player.prison -= count;
        player.workers += count;
        if count > 0 {
            out.emit(Event::Released { seat, count });
        }
    }

    pub(super) fn free_held(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        for holder in self.others_than(seat) {
            let count = std::mem::take(self.held_mut(holder, seat));
            if count > 0 {
                self.player_mut(seat).workers += count;
                out.emit(Event::Freed { seat, holder, count });
            }
        }
    }

    pub(super) const fn held_mut(&mut self, holder: Owner, seat: Seat) -> &mut u8 {
        match holder {
            Owner::Seat(holder) => &mut self.player_mut(holder).captured[at(seat)],
            Owner::Overlord => &mut self.player_mut(seat).member.held,
        }
    }

    pub(super) fn jail(&mut self, owner: Owner, count: u8, holder: Option<Owner>, out: &mut impl EventSink<Event>) {
        match (owner, &mut self.team) {
            _ if count == 0 => return,
            (Owner::Seat(seat), _) => self.player_mut(seat).prison += count,
            (Owner::Overlord, Some(team)) => team.prison += count,
            (Owner::Overlord, None) => return,
        }
        out.emit(Event::Imprisoned { owner, count, holder });
    }

    /// Pays Silver to the supply. A seat that cannot pays all of it and loses Virtue (Event: The Levy).
    fn levy(&mut self, seat: Seat, count: u8, out: &mut impl EventSink<Event>) {
        let paid = u8::try_from(self.player(seat).silver()).unwrap_or(u8::MAX).min(count);
        self.pay(seat, Thing::Silver, paid, out);
        if paid < count {
            self.lose_virtue(seat, LEVY_VIRTUE, out);
        }
    }

    /// Removes an own Worker from the game, from the own board or from a location. Without one there, nothing happens
    /// (ruling A-9).
    pub(super) fn remove_worker(&mut self, seat: Seat, from: Option<Location>, out: &mut impl EventSink<Event>) {
        let player = &mut self.players[at(seat)];
        let place = match from.map(Location::circle) {
            None => &mut player.workers,
            Some(Some(circle)) => &mut self.board.circles[circle][at(seat)],
            Some(None) => &mut player.prison,
        };
        if *place > 0 {
            *place -= 1;
            player.member.removed += 1;
            out.emit(Event::WorkerRemoved { seat, from });
        } else {
            out.emit(Event::Spared { seat });
        }
    }

    pub(super) fn imprison(&mut self, seat: Seat, out: &mut impl EventSink<Event>) -> u8 {
        let player = self.player_mut(seat);
        let captured = std::mem::take(&mut player.captured);
        let theirs = std::mem::take(&mut player.member.captives);
        for (owner, count) in (0..).map(Seat).zip(captured) {
            self.jail(owner.into(), count, Some(seat.into()), out);
        }
        self.jail(Owner::Overlord, theirs, Some(seat.into()), out);
        captured.iter().sum::<u8>() + theirs
    }

    pub(super) fn board_brings(
        &mut self,
        seat: Seat,
        ability: BoardAbility,
        brings: &[(Thing, u8)],
        out: &mut impl EventSink<Event>,
    ) {
        if self.player(seat).can(ability) {
            self.board_works(seat, out);
            for (thing, count) in brings {
                self.gain(seat, *thing, *count, out);
            }
        }
    }

    pub(super) fn board_works(&self, seat: Seat, out: &mut impl EventSink<Event>) {
        if let Some(board) = self.player(seat).board {
            out.emit(Event::BoardWorked { seat, board });
        }
    }
}
