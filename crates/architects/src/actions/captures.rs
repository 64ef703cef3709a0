//! Captures, at the Town Centre and by Buildings.

use super::super::components::{CAPTURE_SILVER, CAPTURE_TAX, Ease, Location, Thing, capture_places};
use super::super::state::at;
use super::super::{Architects, Captures, Event, Owner, Step, WhyNot};
use engine::{Check, ReasonSink};
use kernel::{EventSink, Seat};

impl Captures {
    pub fn places(&self) -> usize {
        self.at.iter().flatten().count()
    }
}

impl Architects {
    /// Returns the Silver for the next capture of an action, without Tax. Conspirators make all captures of an action
    /// together cheaper.
    pub fn capture_price(&self, seat: Seat, captures: Captures) -> u8 {
        let further = captures.done > self.player(seat).eased(Ease::Captures);
        if further && !captures.free { CAPTURE_SILVER } else { 0 }
    }

    /// Returns the printed Tax of the next capture. Only the first capture of an action has one.
    pub const fn capture_tax(captures: Captures) -> u8 {
        if captures.done == 0 && !captures.free { CAPTURE_TAX } else { 0 }
    }

    pub(in super::super) fn check_capture_silver(
        &self,
        seat: Seat,
        captures: Captures,
        reasons: &mut impl ReasonSink<WhyNot>,
    ) -> Check {
        let tax = self.tax_due(seat, Self::capture_tax(captures));
        self.check_silver(seat, tax + self.capture_price(seat, captures), reasons)
    }

    /// Notes every obstacle to capturing Workers at a location, except the price. Players of a team capture their own
    /// Workers and the Overlord's, at any place (ruling A-24).
    pub(in super::super) fn check_group(
        &self,
        seat: Seat,
        made: Captures,
        location: Location,
        owner: Owner,
        reasons: &mut impl ReasonSink<WhyNot>,
    ) -> Check {
        if location.circle().is_none() {
            return reasons.add(WhyNot::NoCircle);
        }
        let beyond = owner.seat().is_some_and(|seat| seat.0 >= self.seats);
        reasons.when(beyond || self.workers_at(location, owner) == 0, WhyNot::NobodyThere)?;
        if self.team.is_some() {
            return reasons.when(owner.seat().is_some_and(|other| other != seat), WhyNot::Teammates);
        }
        let most = capture_places(self.seats as usize);
        let places = !made.at.contains(&Some(location)) && made.places() >= most;
        reasons.when(places, WhyNot::Places { most: most as u8 })
    }

    pub(in super::super) fn capture(
        &mut self,
        seat: Seat,
        mut captures: Captures,
        location: Location,
        owner: Owner,
        out: &mut impl EventSink<Event>,
    ) {
        self.pay_tax(seat, Self::capture_tax(captures), out);
        self.pay(seat, Thing::Silver, self.capture_price(seat, captures), out);
        captures.left = captures.left.saturating_sub(1);
        captures.done += 1;
        if !captures.at.contains(&Some(location))
            && let Some(free) = captures.at.iter_mut().find(|place| place.is_none())
        {
            *free = Some(location);
        }
        self.flow.push(Step::Captures(seat, captures));
        self.take_group(seat, location, owner, out);
    }

    /// Moves all Workers of an owner at a large circle to the board of `seat`. Own Workers return to their board.
    pub(in super::super) fn take_group(
        &mut self,
        seat: Seat,
        location: Location,
        owner: Owner,
        out: &mut impl EventSink<Event>,
    ) {
        let Some(circle) = location.circle() else { return };
        let standing = match (owner, &mut self.team) {
            (Owner::Seat(other), _) => &mut self.board.circles[circle][at(other)],
            (Owner::Overlord, Some(team)) => &mut team.circles[circle],
            (Owner::Overlord, None) => return,
        };
        let count = std::mem::take(standing);
        let player = self.player_mut(seat);
        match owner {
            Owner::Overlord => player.member.captives += count,
            Owner::Seat(other) if other == seat => player.workers += count,
            Owner::Seat(other) => player.captured[at(other)] += count,
        }
        out.emit(Event::Captured { seat, location, owner, count });
    }
}
