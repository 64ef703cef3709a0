//! The events of Paladins that are moments, with one row per kind.

use super::components::{Action, ORDER_TASK};
use super::event::Event;
use super::state::Paladins;
use super::table::signs::action_icon;
use super::texts;
use super::things::Thing;
use kernel::grammar::localize;
use kernel::{Lang, Seat, TomeEvent};
use ui::{Gain, HasMoments, MomentInfo, TOME_TAKEN, Tone};

const INQUISITION: MomentInfo =
    MomentInfo::of(text!("Inquisition"), "inquisition", &["tax", "suspicion", "debts"]).lasting();
const FIRST_DEBT: MomentInfo = MomentInfo::of(text!("The first Debt"), "debt-unpaid", &["debts"]).of_people();
const FAVOUR: MomentInfo = MomentInfo::of(text!("A King’s Favour opens"), "seal-favour", &[]);
const ORDER: MomentInfo = MomentInfo::of(text!("A King’s Order is revealed"), "seal-order", &[]);

const fn met(places: &'static [&'static str]) -> MomentInfo {
    MomentInfo::of(text!("A King’s Order is completed"), "seal-order", places)
}

const OUTSIDERS: MomentInfo =
    MomentInfo::of(text!("The Outsiders were not held off"), "threat-outsider", &["threat:0"]);
const KINGS_THREAT: MomentInfo = MomentInfo::of(text!("The King’s Threat"), "threat-king", &["threat:7"]);

const ORDER_MET: [MomentInfo; 3] = [met(&["order:0"]), met(&["order:1"]), met(&["order:2"])];

const fn task(event: &Event) -> Option<(Seat, Action)> {
    Some(match *event {
        Event::MonkPlaced { seat, .. } => (seat, Action::Commission),
        Event::OutpostPlaced { seat, .. } => (seat, Action::Garrison),
        Event::WallBuilt { seat, .. } => (seat, Action::Fortify),
        Event::JarMoved { seat, .. } => (seat, Action::Absolve),
        Event::Attacked { seat, .. } => (seat, Action::Attack),
        Event::Converted { seat, .. } => (seat, Action::Convert),
        Event::WorkshopMoved { seat, .. } | Event::RivalDeveloped { seat, .. } => (seat, Action::Develop),
        _ => return None,
    })
}

impl HasMoments for Paladins {
    /// Moments are an Inquisition, a revealed King’s card, a completed Order, and the first Debt of a seat. A Debt of
    /// an Inquisition belongs to the Inquisition.
    fn moment(&self, event: &Event) -> Option<&'static MomentInfo> {
        match *event {
            Event::InquisitionBegan => Some(&INQUISITION),
            Event::Gained { seat, thing: Thing::UnpaidDebt, .. } => {
                let player = self.player(seat);
                (player.unpaid + player.paid == 1).then_some(&FIRST_DEBT)
            }
            Event::FavourRevealed { .. } => Some(&FAVOUR),
            Event::OrderRevealed { slot, .. } if slot > 0 => Some(&ORDER),
            Event::Tome(TomeEvent::Taken { .. }) => Some(&TOME_TAKEN),
            Event::OrderCompleted { slot, .. } => ORDER_MET.get(usize::from(slot)),
            Event::OutsidersIgnored { .. } => Some(&OUTSIDERS),
            Event::KingsThreatRevealed => Some(&KINGS_THREAT),
            _ => {
                let (seat, action) = task(event)?;
                let slot =
                    self.board().orders(self.round()).iter().position(|order| order.card().task() == Some(action))?;
                ORDER_MET.get(slot).filter(|_| self.player(seat).done(action) == ORDER_TASK)
            }
        }
    }

    fn card(&self, event: &Event, lang: Lang) -> Option<(&'static str, String)> {
        match *event {
            Event::OrderRevealed { slot, order } => {
                let sign = order.card().task().map_or("seal-order", action_icon);
                Some((sign, texts::cards::order_text(order, slot, lang)))
            }
            Event::FavourRevealed { favour, .. } => Some(("seal-favour", texts::cards::favour_text(favour, lang))),
            _ => None,
        }
    }

    fn verdict(moment: &Event, chips: &[Gain], lang: Lang) -> Option<(Tone, &'static str)> {
        let debt = Thing::UnpaidDebt.row().sign;
        let takes = chips.iter().any(|chip| chip.sign.icon == debt && chip.change > 0);
        let (tone, text) = match (moment, takes) {
            (Event::InquisitionBegan, false) => (Tone::Good, text!("no Debt")),
            (Event::InquisitionBegan | Event::Gained { thing: Thing::UnpaidDebt, .. }, true) => {
                (Tone::Danger, text!("takes a Debt: −3 points until it is paid"))
            }
            _ => return None,
        };
        Some((tone, localize(lang, text)))
    }

    /// An Inquisition follows the event that took the last Tax (Inquisition), with other events between them.
    fn led_to(moment: &Event, event: &Event) -> bool {
        let takes = matches!(
            event,
            Event::TaxTaken { .. } | Event::TaxReturned { .. } | Event::Gained { thing: Thing::Suspicion, .. }
        );
        takes || !matches!(moment, Event::InquisitionBegan)
    }

    fn ends_moment(event: &Event) -> bool {
        matches!(event, Event::InquisitionEnded { .. })
    }
}
