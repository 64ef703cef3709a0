//! Which events of Paladins are moments, a row a kind.

use super::event::Event;
use super::state::Paladins;
use super::things::Thing;
use crate::engine::{MomentRow, Momentous, TOME_TAKEN};
use crate::kernel::TomeEvent;

const INQUISITION: MomentRow =
    MomentRow::of(text!("Inquisition"), "inquisition", &["tax", "suspicion", "debts"]).lasting();
const FIRST_DEBT: MomentRow = MomentRow::of(text!("The first Debt"), "debt-unpaid", &["debts"]);
const FAVOUR: MomentRow = MomentRow::of(text!("A King’s Favour opens"), "seal-favour", &[]);
const ORDER: MomentRow = MomentRow::of(text!("A King’s Order is revealed"), "seal-order", &[]);

impl Momentous for Paladins {
    /// An Inquisition, a King’s card that opens, and the first Debt of a seat. A Debt of an Inquisition is a part of that.
    fn moment(&self, event: &Event) -> Option<&'static MomentRow> {
        match *event {
            Event::InquisitionBegan => Some(&INQUISITION),
            Event::Gained { seat, thing: Thing::UnpaidDebt, .. } => {
                let player = self.player(seat);
                (player.unpaid + player.paid == 1).then_some(&FIRST_DEBT)
            }
            Event::FavourRevealed { .. } => Some(&FAVOUR),
            Event::OrderRevealed { slot, .. } if slot > 0 => Some(&ORDER),
            Event::Tome(TomeEvent::Taken { .. }) => Some(&TOME_TAKEN),
            _ => None,
        }
    }

    fn ends_moment(event: &Event) -> bool {
        matches!(event, Event::InquisitionEnded { .. })
    }
}
