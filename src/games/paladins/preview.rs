//! What the events of Paladins mean to the seat that chooses, for the preview of a choice.

use super::components::{ORDER_TASK, OrderId};
use super::event::Event;
use super::state::Paladins;
use super::things::Thing;
use crate::engine::Counted;
use crate::kernel::{Change, Previews, Seat};

impl Previews for Paladins {
    type Thing = Thing;

    /// Workers that are placed are no cost that needs telling: they lie on the board.
    fn change(event: &Event, seat: Seat) -> Option<Change<Thing>> {
        let one = |seat, thing| Counted::gained(seat, thing, 1);
        let counted = match *event {
            Event::Paid { thing: Thing::Worker(_), .. } => return None,
            Event::InquisitionBegan => return Some(Change::then(Thing::Inquisition)),
            // Once it is held, it is Silver like any other.
            Event::TaxTaken { seat, count, .. } => Counted::gained(seat, Thing::Silver, count),
            Event::Recruited { seat, .. } => one(seat, Thing::Townsfolk),
            Event::MonkPlaced { seat, .. } => one(seat, Thing::Monk),
            Event::OutpostPlaced { seat, .. } => one(seat, Thing::Outpost),
            Event::WallBuilt { seat, .. } => one(seat, Thing::Wall),
            Event::JarMoved { seat, .. } => one(seat, Thing::Jar),
            Event::Attacked { seat, .. } => one(seat, Thing::Attacked),
            Event::Converted { seat, .. } => one(seat, Thing::Converted),
            Event::WorkshopMoved { seat, .. } => one(seat, Thing::Workshop),
            Event::Cleared { seat, action } => one(seat, Thing::Cleared(action)),
            _ => event.counted()?,
        };
        (counted.seat == seat).then(|| counted.change())
    }

    fn goes_beyond(event: &Event) -> bool {
        matches!(
            event,
            Event::SchemeDrawn { .. } | Event::SchemesShuffled | Event::RivalRested { .. } | Event::RoundBegan { .. }
        )
    }

    /// The revealed King's Orders that the seat has completed since.
    fn facts(&self, later: &Self, seat: Seat) -> Vec<Thing> {
        let done = |game: &Self, order: OrderId| game.player(seat).done(*order.card()) >= ORDER_TASK;
        let orders = self.board().orders(self.round()).iter().copied();
        orders.filter(|order| !done(self, *order) && done(later, *order)).map(Thing::Order).collect()
    }
}
