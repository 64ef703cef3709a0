//! Turns and rounds, and the end of the game.

use super::components::{GUILDHALL_ROWS, Location, MOST_ROUNDS, Thing};
use super::state::at;
use super::{Architects, Destruction, Event, Owner, Purpose, Question, Step, VirtueAndDebts, WhyNot};
use engine::{Chaptered, Check, Flow, ReasonSink, Rules};
use kernel::{EventSink, Seat};

impl Architects {
    pub(super) fn begin(&mut self, out: &mut impl EventSink<Event>) {
        self.round = 1;
        self.first = self.open_chapter(self.first, out);
        self.turn = self.first;
        self.reveal_demand(out);
        out.emit(Event::RoundBegan { round: 1 });
        self.flow.push(Step::Turn);
    }

    /// Begins a turn: a Worker is placed, or taken back if none is left (ruling R23).
    pub(super) fn begin_turn(&mut self, out: &mut impl EventSink<Event>) {
        let seat = self.turn;
        out.emit(Event::TurnBegan { seat });
        self.flow.push(Step::Close);
        if self.is_opponent(seat) {
            self.flow.push(Step::SoloTurn);
        } else if self.player(seat).workers > 0 {
            self.flow.ask(seat, Question::Place);
        } else {
            self.offer(seat, Question::Recall, out);
            if self.asked().is_none() && self.player(seat).workers == 0 {
                out.emit(Event::TurnPassed { seat });
            }
        }
    }

    fn is_on_circle(&self, seat: Seat) -> bool {
        self.board.circles.iter().any(|circle| circle[at(seat)] > 0)
    }

    /// Notes every obstacle to taking a Worker back (ruling R23).
    pub(super) fn check_recall(&self, seat: Seat, location: Location, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        reasons.when(self.player(seat).workers > 0, WhyNot::WorkersLeft)?;
        match location {
            Location::Guildhall => reasons.add(WhyNot::NoPlace),
            _ if self.workers_at(location, seat) == 0 => reasons.add(WhyNot::NobodyOwn),
            _ => reasons.when(location.circle().is_none() && self.is_on_circle(seat), WhyNot::CirclesFirst),
        }
    }

    /// Notes every obstacle to taking a Worker back from the board of another player or of the Overlord (ruling
    ///
    pub(super) fn check_held(&self, seat: Seat, holder: Owner, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let beyond = holder.seat().is_some_and(|holder| holder.0 >= self.seats);
        reasons.when(beyond || self.held_by(holder, seat) == 0, WhyNot::NoSuchThing)?;
        reasons.when(self.is_on_circle(seat), WhyNot::CirclesFirst)
    }

    pub(super) fn recall(&mut self, seat: Seat, location: Location, count: u8, out: &mut impl EventSink<Event>) {
        match (location.circle(), location.stall()) {
            (Some(circle), _) => self.board.circles[circle][at(seat)] -= count,
            (_, Some(stall)) => self.board.market[stall] = None,
            _ => self.player_mut(seat).prison -= count,
        }
        self.player_mut(seat).workers += count;
        out.emit(Event::Recalled { seat, location, count });
    }

    pub(super) fn recall_held(&mut self, seat: Seat, holder: Owner, out: &mut impl EventSink<Event>) {
        *self.held_mut(holder, seat) -= 1;
        self.player_mut(seat).workers += 1;
        out.emit(Event::Freed { seat, holder, count: 1 });
    }

    /// Closes a turn: a reset, then the hand limit (rulings R14, A-31).
    pub(super) fn close(&mut self, out: &mut impl EventSink<Event>) {
        if std::mem::take(&mut self.discards) {
            self.discard_column(out);
        }
        if std::mem::take(&mut self.resets) {
            self.flow.push(Step::Close);
            return self.reset(out);
        }
        let player = self.player(self.turn);
        match player.hand.len().saturating_sub(player.hand_limit()) {
            0 => self.end_turn(out),
            excess => {
                self.flow.push(Step::Close);
                self.flow.push(Step::Discards(self.turn, Purpose::HandLimit, excess as u8));
            }
        }
    }

    /// Passes the turn on. Once the last space of the Guildhall is taken, each seat has one more turn, then the game
    /// ends.
    fn end_turn(&mut self, out: &mut impl EventSink<Event>) {
        self.turns_left = match self.turns_left {
            None => self.is_full().then_some(self.seats),
            Some(left) => Some(left.saturating_sub(1)),
        };
        self.turn = self.turn.next(self.seats as usize);
        let around = self.turn == self.first;
        if self.turns_left == Some(0) || around && self.round >= MOST_ROUNDS {
            return self.finish(out);
        }
        match (around, &self.team) {
            (false, _) => self.flow.push(Step::Turn),
            (true, None) => self.next_round(out),
            (true, Some(_)) => self.flow.push(Step::Overlord),
        }
    }

    fn next_round(&mut self, out: &mut impl EventSink<Event>) {
        self.round += 1;
        out.emit(Event::RoundBegan { round: self.round });
        self.flow.push(Step::Turn);
    }

    /// Ends the Overlord's turn. If he took the last space of the Guildhall, each player has one more turn (ruling
    ///
    pub(super) fn close_round(&mut self, out: &mut impl EventSink<Event>) {
        if self.turns_left.is_none() && self.is_full() {
            self.turns_left = Some(self.seats);
        }
        self.next_round(out);
    }

    /// Ends the game. The last effects on Virtue of all seats apply together (rulings R27, R36).
    pub(super) fn finish(&mut self, out: &mut impl EventSink<Event>) {
        // The objectives are checked for the last time before these effects (Tomesaga, ruling C-6).
        self.collect_tomes(out);
        let mut last = [None; super::components::MOST_SEATS];
        for seat in self.all_seats() {
            let mut standing = self.standing(seat);
            self.each_last_virtue(seat, |building, gains, count| {
                out.emit(Event::BuildingWorked { seat, building });
                let before = standing;
                standing.change(gains, count);
                emit_change(seat, before, standing, out);
            });
            last[at(seat)] = Some(standing);
        }
        for (player, standing) in self.players.iter_mut().zip(last) {
            if let Some(standing) = standing {
                (player.virtue, player.unpaid) = (standing.virtue, standing.unpaid);
            }
        }
        self.over = true;
        self.flow = Flow::new();
        out.emit(Event::Ended);
    }

    /// Returns the progress towards the end in percent: the taken spaces of the Guildhall, then the last turns.
    pub(super) fn nearness(&self) -> u32 {
        match self.turns_left {
            _ if self.over => 100,
            Some(left) => 99 - u32::from(left.min(self.seats)),
            None => u32::from(self.board.taken) * 90 / (self.capacity().max(GUILDHALL_ROWS) as u32),
        }
    }
}

/// Emits the changes of a seat by the last effect of a Building, within the limits of the track.
fn emit_change(seat: Seat, before: VirtueAndDebts, after: VirtueAndDebts, out: &mut impl EventSink<Event>) {
    let thing = Thing::Virtue;
    if after.virtue > before.virtue {
        out.emit(Event::Gained { seat, thing, count: after.virtue - before.virtue });
    }
    if after.virtue < before.virtue {
        out.emit(Event::Lost { seat, thing, count: before.virtue - after.virtue });
    }
    for _ in after.unpaid..before.unpaid {
        out.emit(Event::DebtDestroyed { seat, cause: Destruction::Virtue });
    }
    if after.unpaid > before.unpaid {
        out.emit(Event::VirtueExhausted { seat });
        out.emit(Event::Gained { seat, thing: Thing::Debt, count: after.unpaid - before.unpaid });
    }
}
