//! Commission: places a Monk on the main board. Includes the parts shared with Garrison: reach, spaces and cost.

use super::super::components::{Action, Attribute, REGION_FAITH, REGION_STRENGTH, Reward, SPACES};
use super::super::event::Event;
use super::super::state::{Paladins, Piece};
use super::super::step::Step;
use super::super::why_not::WhyNot;
use engine::{Check, ReasonSink};
use kernel::{EventSink, Seat};

impl Paladins {
    pub fn region_need(action: Action, region: usize) -> (Attribute, u8) {
        let (attribute, needs) = match action {
            Action::Commission | Action::Convert => (Attribute::Faith, REGION_FAITH),
            _ => (Attribute::Strength, REGION_STRENGTH),
        };
        (attribute, needs.get(region).copied().unwrap_or(u8::MAX))
    }

    pub(super) fn check_placement(&self, seat: Seat, action: Action, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let player = self.player(seat);
        player.check_provisions(player.provision_cost(action), reasons)?;
        // Spaces ascend by region, so the first free one is the easiest to reach.
        match self.board.free_spaces(self.seats()).next() {
            Some(nearest) => self.check_region(seat, action, SPACES[nearest].region, reasons),
            None => reasons.add(WhyNot::NoSpace),
        }
    }

    fn check_region(&self, seat: Seat, action: Action, region: u8, reasons: &mut impl ReasonSink<WhyNot>) -> Check {
        let (attribute, need) = Self::region_need(action, region as usize);
        self.player(seat).check_level(attribute, need, reasons)
    }

    pub(in super::super) fn check_space(
        &self,
        seat: Seat,
        action: Action,
        space: u8,
        reasons: &mut impl ReasonSink<WhyNot>,
    ) -> Check {
        let Some(card) = SPACES.get(space as usize) else { return reasons.add(WhyNot::NoSuchThing) };
        let players = card.players;
        reasons.when(usize::from(players) > self.seats().max(1), WhyNot::SpaceClosed { players })?;
        reasons.when(self.board.spaces[space as usize].is_some(), WhyNot::SpaceTaken)?;
        self.check_region(seat, action, card.region, reasons)
    }

    pub(super) fn commission(&mut self, seat: Seat, space: u8, events: &mut impl EventSink<Event>) {
        let provisions = self.player(seat).provision_cost(Action::Commission);
        self.spend(seat, 0, provisions, events);
        self.place_monk(seat, space, events);
    }

    pub(in super::super) fn place_monk(&mut self, seat: Seat, space: u8, events: &mut impl EventSink<Event>) {
        self.player_mut(seat).monks += 1;
        self.place(Piece { seat, outpost: false }, space, Attribute::Influence);
        events.emit(Event::MonkPlaced { seat, space });
    }

    pub(super) fn place(&mut self, piece: Piece, space: u8, under: Attribute) {
        if let (Some(place), Some(card)) = (self.board.spaces.get_mut(space as usize), SPACES.get(space as usize)) {
            *place = Some(piece);
            self.flow.push(Step::Reward(piece.seat, Reward::Raise(under, 1)));
            self.flow.give(piece.seat, card.reward);
        }
    }
}
