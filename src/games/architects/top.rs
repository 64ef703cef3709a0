//! The bar at the top of the table: menu, clock, rivals, the newest line of the log.

use super::signs::worker;
use crate::components::{emblem, icon, points, seat_face};
use crate::state::store::Store;
use crate::table::bar::{self, opens, rival_strip};
use crate::table::team;
use crate::texts::PageTexts;
use architects::components::Thing;
use architects::table::Texts;
use architects::table::clock::{GuildhallTrack, clock};
use architects::table::guildhall::GuildhallSpace;
use architects::table::rivals::{Now, Strip, strips};
use architects::table::scene::Scene;
use kernel::{Game, Seat};
use markup::{CollectView, IntoView, Memo, View, html, keyed};
use std::cmp::Ordering;

fn clock_view(clock: &GuildhallTrack) -> View {
    let page_texts = PageTexts(clock.lang);
    if clock.setting_up {
        return html! { <span class="rounds-label">{page_texts.setting_up()}</span> };
    }
    let seal = |(seat, when): &(Seat, Ordering)| {
        let (class, sign) = match when {
            Ordering::Less => ("last-turn past", Some("ui-check")),
            Ordering::Equal => ("last-turn now", Some("ui-play")),
            Ordering::Greater => ("last-turn", None),
        };
        html! { <span class=class>{emblem(*seat, 16, None)} {sign.map(|sign| icon(sign, 10))}</span> }
    };
    if !clock.last.is_empty() {
        let seals = clock.last.iter().map(seal).collect_view();
        return html! {
            <span class="rounds-label" aria-hidden="true">{clock.label.clone()}</span>
            <span class="last-turns" role="img" aria-label=clock.label.clone()>{seals}</span>
        };
    }
    let pip = |cell: &GuildhallSpace| {
        let class = match cell {
            GuildhallSpace::Taken(_) => "past",
            GuildhallSpace::Resets => "resets",
            GuildhallSpace::Ends => "ends",
            _ => "",
        };
        html! { <i class=class></i> }
    };
    html! {
        <span class="rounds-label" aria-hidden="true">{clock.label.clone()}</span>
        <span class="round-marks" role="img" aria-label=clock.label.clone()>{clock.pips.iter().map(pip).collect_view()}</span>
    }
}

fn spoken(strip: &Strip, now: &str) -> String {
    let lang = strip.lang;
    let page_texts = PageTexts(lang);
    let texts = Texts(page_texts.0);
    let count = |thing: Thing, number: u16| thing.row().noun.count(number.min(255) as u8, lang);
    let parts = [
        Some(count(Thing::Worker, strip.workers.into())),
        strip.silver.map(|silver| count(Thing::Silver, silver)),
        strip.stock.map(|stock| count(Thing::Stock, stock)),
        Some(texts.holds_yours(strip.holds)),
        Some(format!("{} {}", strip.total, page_texts.points_so_far())),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    format!("{}, {now}. {}. {}", strip.name, parts.join(", "), page_texts.open_the_board())
}

fn strip_view(store: Store, strip: &Strip, rivals: usize, opened: bool) -> View {
    // One rival has room for everything, two for numbers, more only for nonzero numbers.
    let (narrow, tight) = (rivals > 1, rivals > 2);
    let seat = strip.seat;
    let page_texts = PageTexts(strip.lang);
    let now = match strip.now {
        Now::Decides => page_texts.decides_short(),
        Now::OnTurn => page_texts.on_turn(),
        Now::Official => page_texts.official(),
        Now::Next => page_texts.plays_next(),
        Now::Waits => page_texts.waits(),
    };
    let count = |class: &'static str, sign: View, number: u16| {
        html! { <span class=class>{sign}<b data-count="">{number}</b></span> }
    };
    let held = if strip.holds > 0 { "count held-yours" } else { "count" };
    let good = match (strip.silver, strip.stock) {
        (_, Some(stock)) => count("count stock", icon(Thing::Stock.row().sign, 17), stock),
        (silver, None) => count("count", icon("silver", 17), silver.unwrap_or(0)),
    };
    let holds = (!tight || strip.holds > 0).then(|| count(held, icon("capture", 17), strip.holds.into()));
    let good = (!tight).then_some(good);
    let counts = html! { {count("count", worker(seat, 18), strip.workers.into())} {good} {holds} };
    let counts = if narrow {
        html! { <span class="rival-counts" aria-hidden="true">{counts}</span> }
    } else {
        counts.into_view()
    };
    let arrow = (!narrow).then(|| opens(opened));
    let inside = html! {
        {seat_face(store.table.portrait(seat), seat, 34)}
        <span class="rival-name"><b>{strip.name.clone()}</b><em>{now}</em></span>
        {counts} {points(strip.total, if tight { 22 } else { 26 }, None)} {arrow}
    };
    rival_strip(store, seat, opened, spoken(strip, now), inside.into_view())
}

pub fn bar(store: Store, scene: Memo<Scene>) -> View {
    let strips = Memo::new(move || scene.with(strips));
    let time = Memo::new(move || scene.with(clock));
    let team = team::standing(scene, |scene| (scene.state.outcome(), scene.lang));
    let rivals = move |opened| {
        let each = |strips: &Vec<Strip>| {
            let rivals = strips.len();
            let view = |strip: &Strip| strip_view(store, strip, rivals, opened == Some(strip.seat));
            keyed(strips.iter().map(|strip| (strip.seat.0.to_string(), view(strip))))
        };
        strips.with(each)
    };
    bar::bar(store, || false, move || time.with(clock_view), team, rivals)
}
