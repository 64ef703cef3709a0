//! The costs, gains and consequences of a choice as chips, from its preview.

use super::signs::worker_sign;
use super::worth;
use crate::components::Thing;
use crate::table::Texts;
use crate::{Architects, Event, Question};
use kernel::{Column, Lang, Seat};
use ui::{Gain, Sign, is_warned_of, warnings};

pub fn gains(state: &Architects, seat: Seat, preview: &kernel::Preview<Architects>, lang: Lang) -> Vec<Gain> {
    let points = preview.after.as_ref().map_or(0, |after| worth::total(after, seat) - worth::total(state, seat));
    let points = (points != 0).then(|| Gain::new("vp", points, Texts(lang).points_at_the_end()));
    let chip = |change: &kernel::Change<Thing>| {
        let chip = ui::chip(*change, seat, lang);
        if change.thing != Thing::Worker {
            return chip;
        }
        Gain { sign: Sign::one(worker_sign(change.seat.unwrap_or(seat)), chip.sign.label), ..chip }
    };
    let changes = preview.changes.iter().filter(|change| !is_warned_of(change));
    [warnings(preview, lang), Gain::sum(changes.map(chip).chain(points))].concat()
}

/// The card that a choice makes known, with its article.
pub fn shows(preview: &kernel::Preview<Architects>, lang: Lang) -> Option<String> {
    let card = match preview.shown? {
        Event::ApprenticeRevealed { .. } => Thing::Apprentice.row().noun,
        Event::Gained { .. } | Event::PlansDrawn { .. } => Thing::Plan.row().noun,
        Event::DemandRevealed { .. } => Thing::Demand.row().noun,
        _ => const { noun!("card", "cards") },
    };
    Some(card.a(lang))
}

pub fn leads_to(preview: &kernel::Preview<Architects>) -> Option<&'static str> {
    Some(match preview.next? {
        Question::Dig => "loc-mines",
        Question::Workshop | Question::Middle | Question::FreeHire | Question::Dismiss => "apprentice",
        Question::Trade(_) => "act-trade",
        Question::Capture(_) => "capture",
        Question::Guard(_) => "release",
        Question::Guildhall => "building",
        Question::Keep | Question::PutBack => "plan-draw",
        Question::Discard(..) => "plan-discard",
        Question::Either(_) => "ui-swap",
        Question::DestroyDebt => "destroy-debt",
        _ => return None,
    })
}

pub fn change_of(preview: &kernel::Preview<Architects>, thing: Thing) -> i32 {
    let own = || preview.changes.iter().filter(|change| change.is_own());
    let changes = own().filter(|change| change.thing == thing && change.column != Column::Then);
    // Tax is paid in Silver.
    let tax = own().filter(|change| thing == Thing::Silver && change.thing == Thing::Tax);
    changes.chain(tax).map(|change| change.by).sum()
}
