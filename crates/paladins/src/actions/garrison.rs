//! Garrison: places an Outpost on the main board.

use super::super::components::{Action, Attribute};
use super::super::event::Event;
use super::super::state::{Paladins, Piece};
use kernel::{Seat, Sink};

impl Paladins {
    pub(super) fn garrison(&mut self, seat: Seat, space: u8, events: &mut impl Sink<Event>) {
        let provisions = self.player(seat).provision_cost(Action::Garrison);
        self.spend(seat, 0, provisions, events);
        self.place_outpost(seat, space, events);
    }

    pub(in super::super) fn place_outpost(&mut self, seat: Seat, space: u8, events: &mut impl Sink<Event>) {
        self.player_mut(seat).outposts += 1;
        self.place(Piece { seat, outpost: true }, space, Attribute::Faith);
        events.tell(Event::OutpostPlaced { seat, space });
    }
}
