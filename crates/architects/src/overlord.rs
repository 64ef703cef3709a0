//! The Overlord's turns (Tomesaga, Overlord Turns): one Scheme each, line by line, and the Events.

use super::components::{
    BoardSection, CAPTURED_FOR_EACH, CHECKED_TAX, CHECKED_VIRTUE, Effect, Location, STALLS, SchemeLine,
};
use super::state::at;
use super::{Architects, Decree, Event, Owner, Question, Step, WhyNot};
use engine::{Check, ReasonSink, Rules, is_allowed};
use kernel::{EventSink, Seat};

impl Architects {
    pub fn is_overlords_turn(&self) -> bool {
        self.flow.first() == Some(&Step::CloseRound)
    }

    /// The seat that controls the Overlord: the last one in turn order (ruling A-11).
    pub fn controller(&self) -> Seat {
        self.first.around(self.seats as usize).next_back().unwrap_or(self.first)
    }

    /// Starts the Overlord's turn, once every player has had one (ruling A-1).
    pub(super) fn overlords_turn(&mut self, out: &mut impl EventSink<Event>) {
        self.flow.push(Step::CloseRound);
        self.reveal_scheme(out);
    }

    /// Moves the top Scheme to the discards and queues its lines. An empty pile is first refilled from the shuffled
    /// discards. Returns false if no Scheme is left.
    fn reveal_scheme(&mut self, out: &mut impl EventSink<Event>) -> bool {
        let Some(team) = &mut self.team else { return false };
        team.laid_on_top = false;
        let (scheme, shuffled) = team.draw.pop_or_reshuffle(&mut team.discard, &mut self.chance);
        if shuffled {
            out.emit(Event::SchemesShuffled);
        }
        let Some(scheme) = scheme else { return false };
        team.discard.push(scheme);
        out.emit(Event::SchemeRevealed { scheme });
        self.flow.push(Step::Line(Decree::Scheme(scheme), 0));
        true
    }

    /// Carries out a line of a card. An impossible line is skipped with an event (ruling A-4). A reset caused by it
    /// follows at once (rulings ).
    pub(super) fn carry_out(&mut self, decree: Decree, place: u8, out: &mut impl EventSink<Event>) {
        let Some(line) = decree.lines().get(usize::from(place)) else { return };
        if usize::from(place) + 1 < decree.lines().len() {
            self.flow.push(Step::Line(decree, place + 1));
        }
        let done = match *line {
            SchemeLine::Worker(location) => self.overlord_places(location, out),
            SchemeLine::Raid(location, section) => {
                let placed = self.overlord_places(location, out);
                if placed {
                    self.raid(location, section, out);
                }
                placed
            }
            SchemeLine::Market => {
                let stall = (0..STALLS).rev().find(|stall| self.board.market[*stall].is_none());
                stall.is_some_and(|stall| self.overlord_places(Location::STALLS[stall], out))
            }
            SchemeLine::TaxCheck => self.check_tax(out),
            SchemeLine::Reset => {
                self.resets = true;
                true
            }
            SchemeLine::FutureDiscarded => self.discard_future(out),
            SchemeLine::FutureOnTop => self.lay_future_on_top(out),
            SchemeLine::Demand => self.reveal_demand(out),
            SchemeLine::Event => {
                self.reveal_event(out);
                true
            }
            SchemeLine::Scheme => self.reveal_scheme(out),
            SchemeLine::All(effect) => {
                self.all_suffer(effect);
                true
            }
            SchemeLine::One(effect) => {
                let hits =
                    self.all_seats().any(|seat| is_allowed(|reasons| self.check_suffering(seat, effect, reasons)));
                self.offer(self.controller(), Question::Suffers(effect), out);
                hits
            }
        };
        if !done {
            out.emit(Event::LineSkipped { line: *line });
        }
        if std::mem::take(&mut self.resets) {
            self.flow.push(Step::Reset);
        }
    }

    /// Places a Worker of the Overlord, if there is a space. Without a Worker left, all return first (ruling A-6).
    fn overlord_places(&mut self, location: Location, out: &mut impl EventSink<Event>) -> bool {
        if location == Location::Guildhall && self.is_full() {
            return false;
        }
        self.recall_overlord(out);
        let Some(team) = self.team.as_mut().filter(|team| team.workers > 0) else { return false };
        team.workers -= 1;
        match (location.circle(), location.stall()) {
            (Some(circle), _) => team.circles[circle] += 1,
            (_, Some(stall)) => {
                self.board.market[stall] = Some(Owner::Overlord);
                self.resets |= self.board.market.iter().all(Option::is_some);
            }
            _ => {
                out.emit(Event::OverlordEntered { space: self.board.taken + 1 });
                self.fill_space(Owner::Overlord, out);
                return true;
            }
        }
        out.emit(Event::OverlordPlaced { location, count: self.workers_at(location, Owner::Overlord) });
        true
    }

    /// Returns the Overlord's Workers to him once he has none left: from the large circles, player boards and the
    /// Prison. Those in the Guildhall and the Black Market stay, and so do his captives (ruling A-6).
    fn recall_overlord(&mut self, out: &mut impl EventSink<Event>) {
        let Some(team) = self.team.as_mut().filter(|team| team.workers == 0) else { return };
        let captives = self.players.iter_mut().map(|player| std::mem::take(&mut player.member.captives));
        let standing = std::mem::take(&mut team.circles).iter().sum::<u8>();
        team.workers = standing + std::mem::take(&mut team.prison) + captives.sum::<u8>();
        if team.workers > 0 {
            out.emit(Event::OverlordRecalled { count: team.workers });
        }
    }

    /// Applies a section of his board at the location of the line (ruling A-5).
    #[expect(clippy::match_same_arms, reason = "the order of the two attempts differs")]
    fn raid(&mut self, location: Location, section: BoardSection, out: &mut impl EventSink<Event>) {
        let found = match section {
            BoardSection::Capture => self.overlord_captures(location, out) || self.overlord_imprisons(out),
            BoardSection::Imprison => self.overlord_imprisons(out) || self.overlord_captures(location, out),
        };
        if !found {
            out.emit(Event::RaidFailed);
        }
    }

    /// Captures up to two Workers of each player there for each Worker of his (ruling A-7).
    fn overlord_captures(&mut self, location: Location, out: &mut impl EventSink<Event>) -> bool {
        let Some(circle) = location.circle() else { return false };
        let most = self.workers_at(location, Owner::Overlord).saturating_mul(CAPTURED_FOR_EACH);
        let mut any = false;
        for owner in self.first.around(self.seats as usize) {
            let standing = &mut self.board.circles[circle][at(owner)];
            let count = most.min(*standing);
            if count > 0 {
                *standing -= count;
                self.player_mut(owner).member.held += count;
                out.emit(Event::OverlordCaptured { location, owner, count });
                any = true;
            }
        }
        any
    }

    /// Sends all of his captives to the Prison. Nobody gains Silver for them (ruling A-8).
    fn overlord_imprisons(&mut self, out: &mut impl EventSink<Event>) -> bool {
        let mut any = false;
        for owner in self.first.around(self.seats as usize) {
            let count = std::mem::take(&mut self.player_mut(owner).member.held);
            self.jail(owner.into(), count, Some(Owner::Overlord), out);
            any |= count > 0;
        }
        any
    }

    /// Tax check: with much Silver on the Tax Stand, all players lose Virtue and that Silver returns to the supply
    /// (ruling A-12).
    fn check_tax(&mut self, out: &mut impl EventSink<Event>) -> bool {
        let checked = self.board.tax >= CHECKED_TAX;
        if checked {
            self.empty_tax_stand(Owner::Overlord, out);
            self.all_suffer(Effect::LoseVirtue(CHECKED_VIRTUE));
        }
        checked
    }

    fn all_suffer(&mut self, effect: Effect) {
        for seat in self.first.around(self.seats as usize).rev() {
            self.flow.push(Step::Give(seat, effect));
        }
    }

    /// Notes a player on whom an effect for one player would have no effect (ruling A-11).
    pub(super) fn check_suffering(&self, seat: Seat, effect: Effect, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        reasons.when(seat.0 >= self.seats, WhyNot::NoSuchThing)?;
        let hits = match effect {
            Effect::RemoveWorker => self.player(seat).workers > 0 || self.removable(seat).next().is_some(),
            Effect::Dismiss => !self.player(seat).apprentices.is_empty(),
            _ => true,
        };
        reasons.when(!hits, WhyNot::NotHit)
    }

    /// Returns the places of own Workers that can leave the game, once none is left on the own board (ruling A-9).
    pub(super) fn removable(&self, seat: Seat) -> impl Iterator<Item = Location> {
        Location::REMOVABLE.into_iter().filter(move |location| self.workers_at(*location, seat) > 0)
    }

    pub(super) fn suffer(&mut self, seat: Seat, effect: Effect, out: &mut impl EventSink<Event>) {
        out.emit(Event::Named { seat, by: self.controller() });
        self.flow.push(Step::Give(seat, effect));
    }

    fn discard_future(&mut self, out: &mut impl EventSink<Event>) -> bool {
        let Some(team) = &mut self.team else { return false };
        let Some(scheme) = team.future.pop() else { return false };
        team.discard.push(scheme);
        out.emit(Event::FutureDiscarded { scheme });
        true
    }

    fn lay_future_on_top(&mut self, out: &mut impl EventSink<Event>) -> bool {
        let Some(team) = &mut self.team else { return false };
        let Some(scheme) = team.future.pop() else { return false };
        team.draw.push(scheme);
        team.laid_on_top = true;
        out.emit(Event::FutureLaidOnTop);
        true
    }

    pub(super) fn reveal_demand(&mut self, out: &mut impl EventSink<Event>) -> bool {
        let Some(team) = &mut self.team else { return false };
        let Some(demand) = team.demands.get(usize::from(team.revealed)) else { return false };
        team.revealed += 1;
        out.emit(Event::DemandRevealed { demand: *demand });
        true
    }

    /// Reveals and carries out the next Event, which leaves the game. Without one left, the game ends at once (ruling
    ///
    fn reveal_event(&mut self, out: &mut impl EventSink<Event>) {
        let Some(team) = &mut self.team else { return };
        if team.events_left() == 0 {
            team.used_up = true;
            out.emit(Event::EventsUsedUp);
            return self.finish(out);
        }
        if let Some(event) = team.events.pop() {
            out.emit(Event::EventRevealed { event });
            self.flow.push(Step::Line(Decree::Event(event), 0));
        }
    }
}
