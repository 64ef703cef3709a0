//! Events of Viscounts that are moments, one row per kind.

use super::event::Event;
use super::overlord::OverlordEvent;
use super::state::Viscounts;
use super::things::Thing;
use kernel::TomeEvent;
use ui::{HasMoments, MomentInfo, TOME_TAKEN};

const POVERTY: MomentInfo = MomentInfo::of(text!("Poverty is revealed"), "debt-unpaid", &["poverty"]);
const PROSPERITY: MomentInfo = MomentInfo::of(text!("Prosperity is revealed"), "deed", &["prosperity"]);
const END: MomentInfo = MomentInfo::of(text!("The end is near"), "ui-flag", &[]);
const LEADER: MomentInfo = MomentInfo::of(text!("A new Castle Leader"), "leader", &["leader"]);
const RACE: MomentInfo = MomentInfo::of(text!("A race is won"), "manuscript", &["bonuses"]);
const COLLISION: MomentInfo = MomentInfo::of(text!("collision"), "collision", &["track"]).lasting();
const FIRST_DEBT: MomentInfo = MomentInfo::of(text!("The first Debt"), "debt-unpaid", &["poverty"]).of_people();
const ORDER: MomentInfo = MomentInfo::of(text!("An Advancement Order"), "overlord", &[]);
const CASTLE: MomentInfo = MomentInfo::of(text!("The Overlord enters the Castle"), "overlord", &[]);
const LOST: MomentInfo = MomentInfo::of(text!("The Overlord wins"), "overlord", &["third"]);

impl HasMoments for Viscounts {
    /// Returns the moment of an event: a card of Poverty or Prosperity, the approaching end, a new Castle Leader, a
    /// Cleric Bonus card, a collision, or the first Debt of a seat; of the Overlord an Order, a Worker in the Castle,
    /// or his victory.
    fn moment(&self, event: &Event) -> Option<&'static MomentInfo> {
        Some(match *event {
            Event::PovertyRevealed => &POVERTY,
            Event::ProsperityRevealed => &PROSPERITY,
            Event::EndNears { .. } => &END,
            Event::LeaderTaken { .. } => &LEADER,
            Event::BonusTaken { .. } => &RACE,
            Event::Collided { .. } => &COLLISION,
            Event::Gained { seat, thing: Thing::UnpaidDebt, .. } => {
                let player = self.player(seat);
                return (player.unpaid + player.paid == 1).then_some(&FIRST_DEBT);
            }
            Event::Overlord(OverlordEvent::Ordered { .. }) => &ORDER,
            Event::Overlord(OverlordEvent::Entered { .. }) => &CASTLE,
            Event::Overlord(OverlordEvent::Lost(_)) => &LOST,
            Event::Tome(TomeEvent::Taken { .. }) => &TOME_TAKEN,
            _ => return None,
        })
    }

    fn ends_moment(event: &Event) -> bool {
        matches!(event, Event::MarkersReset { .. })
    }
}
