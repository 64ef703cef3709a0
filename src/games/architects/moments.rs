//! Which events of Architects are moments, a row a kind.

use super::components::Thing;
use super::event::Event;
use super::state::Architects;
use crate::engine::{MomentRow, Momentous, TOME_TAKEN};
use crate::kernel::TomeEvent;

const RESET: MomentRow = MomentRow::of(text!("Black Market reset"), "market-reset", &["place:market"]).lasting();
const REWARD: MomentRow = MomentRow::of(text!("A Reward of the Cathedral"), "loc-cathedral", &["cathedral"]);
const END: MomentRow = MomentRow::of(text!("The end is near"), "bell", &["place:guildhall"]);
const FIRST_DEBT: MomentRow = MomentRow::of(text!("The first Debt"), "debt-unpaid", &["held:debt"]);

impl Momentous for Architects {
    /// A Black Market reset, a Reward card of the Cathedral, the end that comes near, and the first Debt of a seat. A Debt of a
    /// reset is a part of that.
    fn moment(&self, event: &Event) -> Option<&'static MomentRow> {
        match *event {
            Event::MarketReset { .. } => Some(&RESET),
            Event::RewardRevealed { reward: Some(_), .. } => Some(&REWARD),
            Event::EndTriggered { .. } => Some(&END),
            Event::Gained { seat, thing: Thing::Debt, .. } => {
                let player = self.player(seat);
                (player.unpaid + player.paid == 1).then_some(&FIRST_DEBT)
            }
            Event::Tome(TomeEvent::Taken { .. }) => Some(&TOME_TAKEN),
            _ => None,
        }
    }

    fn ends_moment(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. } | Event::Ended)
    }
}
