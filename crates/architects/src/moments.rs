//! The events of Architects that are moments, with one row per kind.

use super::components::Thing;
use super::event::Event;
use super::state::Architects;
use kernel::{Column, Previews, TomeEvent};
use ui::{HasMoments, MomentInfo, MomentLineInfo, TOME_TAKEN};

const RESET: MomentInfo =
    MomentInfo::of(text!("Black Market reset"), "market-reset", &["place:market"]).lasting().in_lines(&RESET_LINES);

/// The steps of a reset, in their order.
const RESET_LINES: [MomentLineInfo; 5] = [
    MomentLineInfo {
        title: text!("The Workers there go to the Prison"),
        sign: "loc-prison",
        places: &["place:market", "place:prison"],
    },
    MomentLineInfo { title: text!("The cards turn"), sign: "market-large", places: &["place:market"] },
    MomentLineInfo { title: text!("Apprentices act"), sign: "apprentice", places: &[] },
    MomentLineInfo {
        title: text!("3 or more in the Prison: 1 Virtue less"),
        sign: "virtue-down",
        places: &["place:prison", "virtue"],
    },
    MomentLineInfo { title: text!("The most in the Prison: a Debt"), sign: "debt-unpaid", places: &["place:prison"] },
];
const JAILED: usize = 0;
const TURNED: usize = 1;
const ACTED: usize = 2;
const LOST: usize = 3;
const OWED: usize = 4;
const REWARD: MomentInfo =
    MomentInfo::of(text!("A Reward of the Cathedral"), "loc-cathedral", &["cathedral"]).lasting();
/// Its own sentence announces one more turn for each player.
const END: MomentInfo =
    MomentInfo { says: true, ..MomentInfo::of(text!("The end is near"), "bell", &["place:guildhall"]) };
const DEMAND: MomentInfo = MomentInfo { says: true, ..MomentInfo::of(text!("A Demand"), "demand", &["demands"]) };
const DEMAND_MET: MomentInfo =
    MomentInfo { says: true, ..MomentInfo::of(text!("A Demand is met"), "demand", &["demands"]) };
const EVENT: MomentInfo = MomentInfo { says: true, ..MomentInfo::of(text!("An Event"), "event", &["events"]) };
const EVENTS_GONE: MomentInfo =
    MomentInfo { says: true, ..MomentInfo::of(text!("No Event is left"), "event", &["events"]) };
const CAPTURES: MomentInfo =
    MomentInfo { says: true, ..MomentInfo::of(text!("The Overlord captures"), "overlord", &["overlord"]) };
const FIRST_DEBT: MomentInfo = MomentInfo::of(text!("The first Debt"), "debt-unpaid", &["held:debt"]).of_people();

/// Least number of captured Workers that makes a capture of the Overlord a moment.
const MANY_CAPTURED: u8 = 3;

impl HasMoments for Architects {
    /// Moments are a Black Market reset, a Reward card of the Cathedral, the approaching end, and the first Debt of a
    /// seat. A Debt of a reset belongs to the reset.
    fn moment(&self, event: &Event) -> Option<&'static MomentInfo> {
        match *event {
            Event::MarketReset { .. } => Some(&RESET),
            Event::RewardRevealed { reward: Some(_), .. } => Some(&REWARD),
            Event::EndTriggered { .. } => Some(&END),
            Event::Gained { seat, thing: Thing::Debt, .. } => {
                let player = self.player(seat);
                (player.unpaid + player.paid == 1).then_some(&FIRST_DEBT)
            }
            Event::Tome(TomeEvent::Taken { .. }) => Some(&TOME_TAKEN),
            // The first Demand is revealed before the first turn.
            Event::DemandRevealed { .. } => self.is_set_up().then_some(&DEMAND),
            Event::DemandMet { .. } => Some(&DEMAND_MET),
            Event::EventRevealed { .. } => Some(&EVENT),
            Event::EventsUsedUp => Some(&EVENTS_GONE),
            Event::OverlordCaptured { count, .. } => (count >= MANY_CAPTURED).then_some(&CAPTURES),
            _ => None,
        }
    }

    fn ends_moment(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. } | Event::TurnBegan { .. } | Event::Ended)
    }

    fn belongs(moment: &Event, event: &Event) -> bool {
        match *moment {
            Event::RewardRevealed { seat, .. } => {
                Self::change(event, seat).is_some_and(|change| change.column != Column::Then)
            }
            _ => true,
        }
    }

    fn line(event: &Event, so_far: usize) -> usize {
        match *event {
            Event::MarketReset { .. } | Event::Imprisoned { .. } => JAILED,
            Event::MarketTurned { .. } => TURNED,
            Event::ManyPrisoners { .. } => LOST,
            Event::MostPrisoners { .. } => OWED,
            // A Debt for Virtue below 0 belongs to the loss.
            _ => so_far.max(ACTED),
        }
    }
}
