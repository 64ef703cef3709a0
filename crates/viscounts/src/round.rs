//! Turns and rounds: the phases in their order, the line of cards, and the end of the game.

use super::components::{Ability, Icon, TownsfolkId};
use super::event::Event;
use super::question::{Question, Source};
use super::state::Viscounts;
use super::step::Step;
use engine::{Chaptered, Flow};
use kernel::{EventSink, Seat};

impl Viscounts {
    pub(super) fn begin(&mut self, out: &mut impl EventSink<Event>) {
        self.removed += self.pairs.take_all().len() as u8;
        self.round = 1;
        self.first = self.open_chapter(self.first, out);
        self.turn = self.first;
        out.emit(Event::RoundBegan { round: 1 });
        self.flow.push(Step::Turn);
    }

    /// Starts a turn of six phases. A solo opponent's turn is its Scheme and a collision.
    pub(super) fn begin_turn(&mut self, out: &mut impl EventSink<Event>) {
        self.played = None;
        self.dismissed = None;
        out.emit(Event::TurnBegan { seat: self.turn });
        self.flow.push(Step::EndTurn);
        if self.is_opponent(self.turn) {
            self.flow.push(Step::Collide);
            self.flow.push(Step::Scheme);
            return;
        }
        if self.team.is_some() {
            self.flow.push(Step::Overlord);
        }
        for step in [Step::Draw, Step::Collide, Step::Recruit, Step::Act, Step::Move, Step::Play, Step::Shift] {
            self.flow.push(step);
        }
    }

    /// Phase of the turn, from 0, derived from the steps to come. The solo opponent's Scheme counts as its action.
    pub fn phase(&self) -> usize {
        let to_come = [Step::Move, Step::Act, Step::Recruit, Step::Collide, Step::Draw];
        let next = to_come.into_iter().position(|step| self.flow.contains(&step));
        match next {
            Some(phase) if !self.is_opponent(self.turn) => phase,
            Some(_) => 2,
            None if self.is_opponent(self.turn) => 4,
            None => 5,
        }
    }

    /// Phase 1: moves all cards of the line one space to the right. The one that drops off goes to the discards, and
    /// its drop-off effect triggers.
    pub(super) fn shift_line(&mut self, out: &mut impl EventSink<Event>) {
        let seat = self.turn;
        let player = self.player_mut(seat);
        let [left, middle, right] = player.line;
        player.line = [None, left, middle];
        let Some(townsfolk) = right else { return };
        player.discard.push(townsfolk);
        out.emit(Event::DroppedOff { seat, townsfolk });
        if let Ability::DropOff(reward) = townsfolk.card().ability {
            out.emit(Event::AbilityWorked { seat, townsfolk });
            self.flow.give_effects(seat, reward, Source::Ability(townsfolk));
        }
    }

    /// Phase 1: a card of the hand goes into the left space. With an empty hand, the top of the Draw Pile does.
    pub(super) fn play(&mut self, out: &mut impl EventSink<Event>) {
        let seat = self.turn;
        if !self.player(seat).hand.is_empty() {
            self.flow.ask(seat, Question::Play);
        } else if let Some(card) = self.take_top(seat, out) {
            self.enter_line(seat, card, true, out);
        }
    }

    pub(super) fn play_from_hand(&mut self, seat: Seat, card: TownsfolkId, out: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        if player.hand.remove(card) {
            self.enter_line(seat, card, false, out);
        }
    }

    /// Puts a card into the line. A Criminal brings a Corruption for each Criminal icon on the player board, its own
    /// included. Then the card's immediate effect triggers.
    fn enter_line(&mut self, seat: Seat, townsfolk: TownsfolkId, blind: bool, out: &mut impl EventSink<Event>) {
        let player = self.player_mut(seat);
        // After a shift the left space is free. Only a position set up by hand may hold a card there.
        if let Some(before) = player.line[0].replace(townsfolk) {
            player.discard.push(before);
        }
        self.played = Some(townsfolk);
        out.emit(Event::Played { seat, townsfolk, blind });
        if townsfolk.card().icons.count(Icon::Criminal) > 0 {
            let criminals = self.criminals(seat);
            self.gain_corruption(seat, criminals, out);
        }
        if let Ability::Immediate(reward) = townsfolk.card().ability {
            out.emit(Event::AbilityWorked { seat, townsfolk });
            self.flow.give_effects(seat, reward, Source::Ability(townsfolk));
        }
    }

    /// Ends the turn. All seats have the same number of turns: the game ends after the last turn of the last round.
    pub(super) fn end_turn(&mut self, out: &mut impl EventSink<Event>) {
        self.turn = self.turn.next(self.seats as usize);
        if self.turn == self.first {
            if self.last_round.is_some_and(|last| self.round >= last) {
                self.end(out);
                return;
            }
            self.round = self.round.saturating_add(1);
            out.emit(Event::RoundBegan { round: self.round });
        }
        self.flow.push(Step::Turn);
    }

    pub(super) fn end(&mut self, out: &mut impl EventSink<Event>) {
        self.over = true;
        self.flow = Flow::new();
        out.emit(Event::Ended);
    }
}
