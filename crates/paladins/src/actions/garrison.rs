//! Garrison: places an Outpost on the main board.

use super::super::components::{Action, Attribute};
use super::super::event::Event;
use super::super::state::{Paladins, Piece};
use kernel::{EventSink, Seat};

impl Paladins {
    pub(super) fn garrison(&mut self, seat: Seat, space: u8, events: &mut impl EventSink<Event>) {
        let provisions = self.player(seat).provision_cost(Action::Garrison);
        self.spend(seat, 0, provisions, events);
        self.place_outpost(seat, space, events);
    }

    pub(in super::super) fn place_outpost(&mut self, seat: Seat, space: u8, events: &mut impl EventSink<Event>) {
        self.player_mut(seat).outposts += 1;
        self.place(Piece { seat, outpost: true }, space, Attribute::Faith);
        events.emit(Event::OutpostPlaced { seat, space });
    }
}
