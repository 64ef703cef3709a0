//! A player's cards: drawing, shuffling, discarding, destroying, rearranging.

use super::choice::AdvanceOrder;
use super::components::{Effect, TownsfolkId};
use super::event::Event;
use super::question::Question;
use super::seats::at;
use super::state::Viscounts;
use super::step::Step;
use super::things::Thing;
use engine::{Check, Rules, stop_if};
use kernel::{EventSink, Seat};

impl Viscounts {
    /// Phase 6: draws up to the hand limit, or until no card is left to draw.
    pub(super) fn draw_up(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        let limit = self.hand_limit(seat);
        let mut count = 0;
        while self.player(seat).hand.len() < limit {
            let Some(card) = self.take_top(seat, out) else { break };
            self.player_mut(seat).hand.push(card);
            count += 1;
        }
        if count > 0 {
            out.emit(Event::Drew { seat, count });
        }
    }

    pub(super) fn take_top(&mut self, seat: Seat, out: &mut impl EventSink<Event>) -> Option<TownsfolkId> {
        if self.player(seat).draw.is_empty() && !self.player(seat).discard.is_empty() {
            self.shuffle_discards(seat, out);
        }
        self.player_mut(seat).draw.pop()
    }

    pub(super) fn has_top(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        !player.draw.is_empty() || !player.discard.is_empty()
    }

    /// Shuffles the discards, if there are any (the Shuffle effect).
    pub(super) fn shuffle_effect(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        if !self.player(seat).discard.is_empty() {
            self.shuffle_discards(seat, out);
        }
    }

    /// Shuffles the discards into the Draw Pile. The player gains a Corruption with a Criminal on the player board,
    /// else a Virtue, whatever caused the shuffle: the Player Card shows it with the sign of the Shuffle effect.
    fn shuffle_discards(&mut self, seat: Seat, out: &mut impl EventSink<Event>) {
        let player = &mut self.players[at(seat)];
        player.draw.reshuffle(&mut player.discard, &mut self.chance);
        out.emit(Event::Shuffled { seat });
        if self.criminals(seat) > 0 {
            self.gain_corruption(seat, 1, out);
        } else {
            self.gain_virtue(seat, 1, out);
        }
    }

    /// Offers to discard. Skipped during the set-up, when there is neither a hand nor a Draw Pile.
    pub(super) fn offer_discard(&mut self, seat: Seat, count: u8, out: &mut impl EventSink<Event>) {
        if count > 0 && self.is_set_up() {
            self.offer(seat, Question::Discard(count), out);
        }
    }

    /// Discards a card of the hand, or the top of the Draw Pile. Asks for the rest next.
    pub(super) fn discard(
        &mut self,
        seat: Seat,
        card: Option<TownsfolkId>,
        count: u8,
        out: &mut impl EventSink<Event>,
    ) {
        self.flow.push(Step::Effect(seat, Effect::Discard(count.saturating_sub(1))));
        if let Some(townsfolk) = self.take_card(seat, card, out) {
            self.player_mut(seat).discard.push(townsfolk);
            out.emit(Event::Discarded { seat, townsfolk, blind: card.is_none() });
        }
    }

    /// Destroys a card of the hand, or the top of the Draw Pile, for its value in Silver. Asks for the rest next.
    pub(super) fn destroy(
        &mut self,
        seat: Seat,
        card: Option<TownsfolkId>,
        count: u8,
        out: &mut impl EventSink<Event>,
    ) {
        if count > 1 {
            self.flow.push(Step::Effect(seat, Effect::Destroy(count - 1)));
        }
        if let Some(townsfolk) = self.take_card(seat, card, out) {
            self.removed += 1;
            out.emit(Event::Destroyed { seat, townsfolk, blind: card.is_none() });
            self.gain(seat, Thing::Silver, townsfolk.card().value, out);
        }
    }

    /// Takes a card out of the hand (during the set-up, out of the whole deck), or off the Draw Pile.
    fn take_card(
        &mut self,
        seat: Seat,
        card: Option<TownsfolkId>,
        out: &mut impl EventSink<Event>,
    ) -> Option<TownsfolkId> {
        let Some(card) = card else { return self.take_top(seat, out) };
        let in_deck = !self.is_set_up();
        let player = self.player_mut(seat);
        let held = if in_deck { player.draw.remove(card) } else { player.hand.remove(card) };
        held.then_some(card)
    }

    /// Returns the cards that may be destroyed by name: the hand, and before the first shuffle the whole deck.
    pub(super) fn destroyable(&self, seat: Seat) -> &[TownsfolkId] {
        let player = self.player(seat);
        if self.is_set_up() { &player.hand } else { &player.draw }
    }

    /// Passes on every order of a seat's line except the present one. Filled card spaces stay filled.
    pub(super) fn each_order(&self, seat: Seat, mut hand: impl FnMut(AdvanceOrder) -> Check) -> Check {
        const ORDERS: [[u8; 3]; 5] = [[1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]];
        let line = &self.player(seat).line;
        match line.map(|card| card.is_some()) {
            [true, true, true] => ORDERS.into_iter().map(AdvanceOrder).try_for_each(hand),
            [true, true, false] => hand(AdvanceOrder([2, 1, 0])),
            [true, false, true] => hand(AdvanceOrder([3, 0, 1])),
            [false, true, true] => hand(AdvanceOrder([0, 3, 2])),
            _ => Check::Continue(()),
        }
    }

    pub(super) fn is_new_order(&self, seat: Seat, order: AdvanceOrder) -> bool {
        self.each_order(seat, |other| stop_if(other == order)).is_break()
    }

    pub(super) fn rearrange(&mut self, seat: Seat, order: AdvanceOrder, out: &mut impl EventSink<Event>) {
        let line = order.applied(&self.player(seat).line);
        self.player_mut(seat).line = line;
        out.emit(Event::Rearranged { seat });
    }
}
