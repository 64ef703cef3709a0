//! The rivals at the top of the table: one strip each, with its public numbers.

use crate::components::{points, seat_face, sign};
use crate::state::store::Store;
use crate::table::bar::{opens, rival_strip};
use crate::texts::PageTexts;
use kernel::{Game, Lang, Seat};
use markup::{CollectView, IntoView, View, html, keyed};
use ui::Sign;
use viscounts::components::{Icon, Resource};
use viscounts::table::scene::Scene;
use viscounts::table::signs::{icon_sign, resource_sign};
use viscounts::texts::names;

#[derive(Clone, PartialEq)]
pub struct Strip {
    seat: Seat,
    name: String,
    state: &'static str,
    icons: [u8; 5],
    silver: u16,
    resources: [u16; 3],
    unpaid: u8,
    acquired: u8,
    total: i32,
    official: bool,
    lang: Lang,
}

pub fn strips(scene: &Scene) -> Vec<Strip> {
    let state = &scene.state;
    let decides = state.decision().map(|decision| decision.seat);
    let page_texts = PageTexts(scene.lang);
    let strip = |(place, seat): (usize, Seat)| {
        let player = state.player(seat);
        let official = state.is_opponent(seat);
        let standing = match decides {
            Some(deciding) if deciding == seat => page_texts.decides_short(),
            _ if state.turn() == seat && state.is_set_up() => page_texts.on_turn(),
            _ if official => page_texts.official(),
            _ if place == 0 && state.turn() == scene.viewer => page_texts.plays_next(),
            _ => page_texts.waits(),
        };
        let icons = state.icons(seat);
        Strip {
            seat,
            name: scene.name(seat),
            state: standing,
            icons: Icon::ALL.map(|icon| icons.count(icon)),
            silver: player.silver,
            resources: player.resources,
            unpaid: player.unpaid,
            acquired: player.acquired,
            total: state.sheet(seat).iter().sum(),
            official,
            lang: scene.lang,
        }
    };
    scene.rivals().enumerate().map(strip).collect()
}

pub fn view(store: Store, strips: &[Strip], opened: Option<Seat>) -> View {
    let narrow = strips.len() > 1;
    let view = |strip: &Strip| strip_view(store, strip, narrow, opened == Some(strip.seat));
    keyed(strips.iter().map(|strip| (strip.seat.0.to_string(), view(strip))))
}

fn spoken(strip: &Strip) -> String {
    let lang = strip.lang;
    let page_texts = PageTexts(lang);
    let of_icons = Icon::ALL.into_iter().zip(strip.icons).filter(|(_, count)| *count > 0);
    let mut parts: Vec<String> = of_icons.map(|(icon, count)| names::icon(icon).count(count, lang)).collect();
    if !strip.official {
        parts.push(names::SILVER.count(strip.silver.min(255) as u8, lang));
    }
    let held = Resource::ALL.into_iter().zip(strip.resources);
    parts.extend(held.map(|(resource, count)| names::resource(resource).count(count.min(255) as u8, lang)));
    parts.extend([names::DEBT.count(strip.unpaid, lang), names::DEED.count(strip.acquired, lang)]);
    parts.push(format!("{} {}", strip.total, page_texts.points_so_far()));
    format!("{}, {}. {}. {}", strip.name, strip.state, parts.join(", "), page_texts.open_the_board())
}

fn strip_view(store: Store, strip: &Strip, narrow: bool, opened: bool) -> View {
    let seat = strip.seat;
    let count = |class: &'static str, name: &'static str, number: u16| {
        html! { <span class=class>{sign(&Sign::one(name, ""), 17)}<b data-count="">{number}</b></span> }
    };
    let icons = Icon::ALL
        .into_iter()
        .zip(strip.icons)
        .map(|(icon, number)| count("count", icon_sign(icon), number.into()))
        .collect_view();
    let silver = (!strip.official).then(|| count("count", "silver", strip.silver));
    let resources = Resource::ALL
        .into_iter()
        .zip(strip.resources)
        .map(|(resource, number)| count("count stock", resource_sign(resource), number))
        .collect_view();
    let pledges = html! { {count("count pledge", "debt-unpaid", strip.unpaid.into())} {count("count pledge", "deed", strip.acquired.into())} };
    let total = points(strip.total, 26, None);
    let counts = if narrow {
        html! { <span class="rival-counts" aria-hidden="true">{icons}{silver}</span> {total} }
    } else {
        html! {
            {icons} <u></u> {silver} {resources} <u></u> {pledges} <u></u> {total}
            {opens(opened)}
        }
    };
    let inside = html! {
        {seat_face(store.table.portrait(seat), seat, 34)}
        <span class="rival-name"><b>{strip.name.clone()}</b><em>{strip.state}</em></span>
        {counts}
    };
    rival_strip(store, seat, opened, spoken(strip), inside.into_view())
}
