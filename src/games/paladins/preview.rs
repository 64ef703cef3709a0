//! What the events of Paladins mean to the seat that chooses, for the preview of a choice.

use super::components::{Action, Attribute, ORDER_TASK, OrderId};
use super::event::{Event, Good};
use super::state::Paladins;
use crate::kernel::{Change, Previews, Seat};

/// Something that a choice may change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// Workers of a type, Silver or Provisions.
    Good(Good),
    /// Suspicion cards.
    Suspicion,
    /// Unpaid Debts.
    UnpaidDebt,
    /// Paid Debts: each was an unpaid one.
    PaidDebt,
    /// The level on an Attribute track.
    Level(Attribute),
    /// Townsfolk in the crew.
    Townsfolk,
    /// Monks on the board.
    Monk,
    /// Outposts on the board.
    Outpost,
    /// Walls.
    Wall,
    /// Jars moved.
    Jar,
    /// Outsiders Attacked.
    Attacked,
    /// Outsiders Converted.
    Converted,
    /// Workshops on the right-hand actions.
    Workshop,
    /// An action free to be taken again.
    Cleared(Action),
    /// A King's Order completed.
    Order(OrderId),
    /// An Inquisition.
    Inquisition,
}

impl Previews for Paladins {
    type Thing = Thing;

    /// Workers that are placed are no cost that needs telling: they lie on the board.
    fn change(event: &Event, seat: Seat) -> Option<Change<Thing>> {
        let signed = i32::from;
        let (of, change) = match *event {
            Event::Spent { good: Good::Worker(_), .. } => return None,
            Event::Spent { seat, good, count } => (seat, Change::costs(Thing::Good(good), -signed(count))),
            Event::Gained { seat, good, count } => (seat, Change::brings(Thing::Good(good), signed(count))),
            Event::TaxTaken { seat, count, .. } => (seat, Change::brings(Thing::Good(Good::Silver), signed(count))),
            Event::SuspicionDrawn { seat, .. } => (seat, Change::costs(Thing::Suspicion, 1)),
            Event::SuspicionRemoved { seat, count } => (seat, Change::brings(Thing::Suspicion, -signed(count))),
            Event::DebtGained { seat } => (seat, Change::costs(Thing::UnpaidDebt, 1)),
            Event::DebtPaid { seat } => (seat, Change::brings(Thing::PaidDebt, 1)),
            Event::DebtDestroyed { seat } => (seat, Change::brings(Thing::UnpaidDebt, -1)),
            Event::Raised { seat, attribute, by, .. } => (seat, Change::brings(Thing::Level(attribute), signed(by))),
            Event::Recruited { seat, .. } => (seat, Change::brings(Thing::Townsfolk, 1)),
            Event::MonkPlaced { seat, .. } => (seat, Change::brings(Thing::Monk, 1)),
            Event::OutpostPlaced { seat, .. } => (seat, Change::brings(Thing::Outpost, 1)),
            Event::WallBuilt { seat, .. } => (seat, Change::brings(Thing::Wall, 1)),
            Event::JarMoved { seat, .. } => (seat, Change::brings(Thing::Jar, 1)),
            Event::Attacked { seat, .. } => (seat, Change::brings(Thing::Attacked, 1)),
            Event::Converted { seat, .. } => (seat, Change::brings(Thing::Converted, 1)),
            Event::WorkshopMoved { seat, .. } => (seat, Change::brings(Thing::Workshop, 1)),
            Event::Cleared { seat, action } => (seat, Change::brings(Thing::Cleared(action), 1)),
            Event::InquisitionBegan => (seat, Change::then(Thing::Inquisition)),
            _ => return None,
        };
        (of == seat).then_some(change)
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
