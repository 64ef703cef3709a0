//! The rivals at the top of the table: one strip each, with its public numbers.

use crate::components::{points, seat_face, sign};
use crate::state::store::Store;
use crate::table::bar::{opens, rival_strip};
use kernel::Seat;
use markup::{CollectView, View, html, keyed};
use paladins::components::Attribute;
use paladins::table::names::{self, localize};
use paladins::table::rivals::{Strip, spoken};
use paladins::table::signs::attribute_icon;
use paladins::texts::names::{DEBT, HONOUR, PROVISION, SILVER, SUSPICION, WORKER};
use ui::Sign;

pub fn view(store: Store, strips: &[Strip], opened: Option<Seat>) -> View {
    let narrow = strips.len() > 1;
    let view = |strip: &Strip| strip_view(store, strip, narrow, opened == Some(strip.seat));
    keyed(strips.iter().map(|strip| (strip.seat.0.to_string(), view(strip))))
}

fn count(icon: &'static str, number: u8, label: &str) -> View {
    count_in("count", icon, number, label)
}

fn count_in(class: &'static str, icon: &'static str, number: u8, label: &str) -> View {
    html! { <span class=class>{sign(&Sign::one(icon, label.to_owned()), 18)}<b data-count="">{number}</b></span> }
}

fn strip_view(store: Store, strip: &Strip, narrow: bool, opened: bool) -> View {
    let lang = strip.lang;
    let seat = strip.seat;
    let levels = Attribute::ALL
        .into_iter()
        .zip(strip.levels)
        .map(|(attribute, level)| count(attribute_icon(attribute), level, names::attribute(attribute, lang)))
        .collect_view();
    let honour = strip.honour.map(|honour| count("honour", honour, HONOUR.one(lang)));
    let hand = (!strip.official && !narrow).then(|| {
        html! { {count_in("count hand", "silver", strip.silver, SILVER.one(lang))}
        {count_in("count hand", "provision", strip.provisions, PROVISION.many(lang))} }
    });
    let rest = html! {
        {count("ui-bag", strip.workers, WORKER.many(lang))} {hand}
        {count("suspicion", strip.suspicion, SUSPICION.one(lang))} {count("debt-unpaid", strip.unpaid, DEBT.many(lang))}
    };
    let total = points(strip.total, 26, Some(localize(lang, text!("points so far")).to_owned()));
    let counts = if narrow {
        html! { {honour} <span class="rival-counts">{levels}{rest}</span> {total} }
    } else {
        html! { {honour} {levels} <u></u> {rest} <u></u> {total} {opens(opened)} }
    };
    let label = spoken(strip);
    let inside = html! {
        {seat_face(store.table.portrait(seat), seat, 34)}
        <span class="rival-name"><b>{strip.name.clone()}</b><em>{strip.state}</em></span>
        {counts}
    };
    rival_strip(store, seat, opened, label, inside)
}
