//! The costs, gains and consequences of a choice as chips, from its preview.

use crate::components::{ORDER_POINTS, ORDER_TASK};
use crate::texts::names;
use crate::{Event, Paladins, Question, Thing};
use kernel::{Change, Lang, Preview, Seat};
use ui::{Gain, Sign, is_warned_of, warnings};

pub fn gains(state: &Paladins, seat: Seat, preview: &Preview<Paladins>, lang: Lang) -> Vec<Gain> {
    let changes = preview.changes.iter().filter(|change| !is_warned_of(change));
    let chips = Gain::sum(changes.map(|change| chip(state, seat, *change, lang)));
    [warnings(preview, lang), chips].concat()
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

/// The card that a choice makes known, with its article.
pub fn shows(preview: &Preview<Paladins>, lang: Lang) -> Option<String> {
    let card = match preview.shown? {
        Event::Gained { .. } => noun!("Suspicion card", "Suspicion cards"),
        Event::WallBuilt { .. } => names::WALL,
        Event::TownsfolkRevealed { .. } => names::TOWNSFOLK,
        Event::OutsiderRevealed { .. } => names::OUTSIDER,
        Event::OrderRevealed { .. } => names::ORDER,
        Event::FavourRevealed { .. } => names::FAVOUR,
        Event::PaladinsDrawn { .. } | Event::PaladinRevealed { .. } => names::PALADIN,
        Event::ThreatRevealed { .. } => names::THREAT,
        _ => const { noun!("card", "cards") },
    };
    Some(card.a(lang))
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
