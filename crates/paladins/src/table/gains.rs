//! The costs, gains and consequences of a choice as chips, from its preview.

use crate::components::{ORDER_POINTS, ORDER_TASK};
use crate::{Paladins, Question, Thing};
use kernel::{Change, Lang, Preview, Seat};
use ui::{Gain, Sign};

pub fn gains(state: &Paladins, seat: Seat, preview: &Preview<Paladins>, lang: Lang) -> Vec<Gain> {
    Gain::sum(preview.changes.iter().map(|change| chip(state, seat, *change, lang)))
}

/// Returns the chip of a change. For a King's Order it includes the anchor, and the points once completed.
fn chip(state: &Paladins, seat: Seat, change: Change<Thing>, lang: Lang) -> Gain {
    let chip = ui::chip(change, seat, lang);
    let Thing::Order(order) = change.thing else { return chip };
    let slot = state.board().orders(state.round()).iter().position(|other| *other == order).unwrap_or_default();
    let place = format!("order:{slot}");
    if change.levels.is_some_and(|(_, done)| done >= i32::from(ORDER_TASK)) {
        let points = ORDER_POINTS.get(slot).copied().unwrap_or_default();
        let sign = Sign::one(chip.sign.icon, change.thing.row().noun.one(lang));
        return Gain { change: points, sign, place, ..chip };
    }
    Gain { place, ..chip }
}

pub fn leads_to(preview: &Preview<Paladins>) -> Option<&'static str> {
    Some(match preview.next? {
        Question::Prayer => "pray",
        Question::FreeRecruit => "free-recruit",
        Question::FreeWorkshop => "workshop",
        Question::RaiseAny => "ui-up",
        Question::Either(_) => "ui-swap",
        Question::AbsolveSuspicion => "suspicion-off",
        _ => return None,
    })
}
