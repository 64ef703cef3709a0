//! The Black Market: its three spaces, and its reset.

use super::super::components::{
    BoardAbility, Ease, Effect, Location, MANY_PRISONERS, MARKET_VIRTUE, MarketId, Occasion, PRINTED_MARKET,
    RESET_RELEASE, Thing,
};
use super::super::state::at;
use super::super::{Architects, Event, Owner, Question, Step};
use engine::Rules;
use kernel::{EventSink, Seat, Set};

impl Architects {
    /// Returns the effects of the left space of the Black Market (ruling R33).
    pub fn small_market(&self) -> &'static [Effect] {
        self.board.small.last().map_or(PRINTED_MARKET, |card| *card.card()).small
    }

    pub fn large_market(&self) -> &'static [Effect] {
        self.board.large.last().map_or(PRINTED_MARKET, |card| *card.card()).large
    }

    /// Pays for a space of the Black Market: Silver, then Virtue.
    pub(super) fn enter_market(
        &mut self,
        seat: Seat,
        location: Location,
        stall: usize,
        out: &mut impl EventSink<Event>,
    ) {
        self.pay(seat, Thing::Silver, self.market_price(seat, stall), out);
        self.flow.push(Step::Market(location));
        let less = self.player(seat).eased(Ease::MarketVirtue);
        self.lose_virtue(seat, MARKET_VIRTUE.saturating_sub(less), out);
    }

    /// Applies a space of the Black Market, after the effects of own Apprentices and the board (rulings R22, R30).
    pub(in super::super) fn deal_in_market(&mut self, seat: Seat, location: Location, out: &mut impl EventSink<Event>) {
        self.bring(seat, Occasion::Market, out);
        self.board_brings(seat, BoardAbility::MarketPlan, &[(Thing::Plan, 1)], out);
        match location {
            Location::MarketMiddle => self.offer(seat, Question::Middle, out),
            Location::MarketLeft => self.flow.give(seat, self.small_market()),
            _ => self.flow.give(seat, self.large_market()),
        }
    }

    /// A reset, steps 1 and 2: moves the Workers there to the Prison and turns a card. The other steps follow in turn
    /// order from the seat that caused the reset (ruling R13), or from the start player after the Overlord.
    pub(in super::super) fn reset(&mut self, out: &mut impl EventSink<Event>) {
        let seat = self.turn;
        out.emit(Event::MarketReset { by: if self.is_overlords_turn() { Owner::Overlord } else { seat.into() } });
        let market = std::mem::take(&mut self.board.market);
        let seats = seat.around(self.seats as usize).map(Owner::Seat);
        for owner in seats.chain([Owner::Overlord]) {
            let count = market.iter().filter(|space| **space == Some(owner)).count() as u8;
            self.jail(owner, count, None, out);
        }
        if let Some(large) = self.board.small.pop() {
            self.board.large.push(large);
            let small: Option<MarketId> = self.board.small.last().copied();
            out.emit(Event::MarketTurned { large, small });
        }
        self.flow.push(Step::ResetDebts);
        self.flow.push(Step::ResetLosses);
        for other in seat.around(self.seats as usize).rev() {
            self.flow.push(Step::ResetRelease(other));
        }
    }

    /// A reset, step 3: lets own Workers leave the Prison before the gains of Apprentices.
    pub(in super::super) fn reset_release(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        self.flow.push(Step::ResetGains(seat));
        let player = self.player(seat);
        let board = if player.can(BoardAbility::ResetRelease) { RESET_RELEASE } else { 0 };
        let most = player.eased(Ease::Release) + board;
        if most > 0 && player.prison > 0 {
            self.offer(seat, Question::Release(most.min(player.prison)), out);
        }
    }

    /// A reset, step 3: triggers own Apprentices. The ones that need an empty Prison look at it now.
    pub(in super::super) fn reset_gains(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        self.bring(seat, Occasion::Reset, out);
        if self.player(seat).prison == 0 {
            self.bring(seat, Occasion::ResetUnjailed, out);
        }
    }

    /// Takes Virtue from each seat with many own Workers in the Prison, in turn order: at a reset, step 4, and by a
    /// Building.
    pub(in super::super) fn prisoners_lose(&mut self, first: Seat, count: u8, out: &mut impl EventSink<Event>) {
        let mut seats = Set::EMPTY;
        for other in first.around(self.seats as usize).rev() {
            if self.player(other).prison >= MANY_PRISONERS {
                seats.insert(other.index());
                self.flow.push(Step::Give(other, Effect::LoseVirtue(count)));
            }
        }
        out.emit(Event::ManyPrisoners { seats });
    }

    /// A reset, step 5: every seat with the most own Workers in the Prison gains a Debt, ties included. The Overlord
    /// is counted but gains none (ruling A-25).
    pub(in super::super) fn reset_debts(&mut self, out: &mut impl EventSink<Event>) {
        let prisoners = |game: &Self, seat: Seat| game.players[at(seat)].prison;
        let theirs = self.team.as_ref().map_or(0, |team| team.prison);
        let most = self.all_seats().map(|seat| prisoners(self, seat)).max().unwrap_or(0).max(theirs);
        let mut seats = Set::EMPTY;
        for other in self.turn.around(self.seats as usize).rev() {
            if most > 0 && prisoners(self, other) == most {
                seats.insert(other.index());
                self.flow.push(Step::Give(other, Effect::Gain(Thing::Debt, 1)));
            }
        }
        out.emit(Event::MostPrisoners { seats, overlord: most > 0 && theirs == most });
    }
}
