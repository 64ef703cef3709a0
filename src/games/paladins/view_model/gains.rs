//! What a choice would cost, bring and lead to, as chips: from its preview.

use crate::engine::{self, Gain};
use crate::games::paladins::components::ORDER_POINTS;
use crate::games::paladins::{Paladins, Question, Thing};
use crate::kernel::{Change, Lang, Preview};

/// The chips of a preview.
pub fn gains(state: &Paladins, preview: &Preview<Paladins>, lang: Lang) -> Vec<Gain> {
    Gain::sum(preview.changes.iter().map(|change| chip(state, *change, lang)))
}

/// The chip of a change; a King's Order has its points.
fn chip(state: &Paladins, change: Change<Thing>, lang: Lang) -> Gain {
    let chip = engine::chip(change, lang);
    let Thing::Order(order) = change.thing else { return chip };
    let place = state.board().orders(state.round()).iter().position(|other| *other == order);
    let points = place.and_then(|place| ORDER_POINTS.get(place)).copied().unwrap_or_default();
    Gain { change: points, ..chip }
}

/// The sign of what a choice would let its seat choose right after it, such as an action to clear.
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
