//! Play by link: the choice of the people on this device, and the QR code of a link.

use crate::browser::lazy::{Chunk, lazy_chunk};
use crate::browser::qr::{FRAME, Qr, qr};
use crate::components::icon;
use crate::state::store::Store;
use kernel::Seat;
use leptos::prelude::*;
use markup::{CollectView, IntoView, View, html};

/// Code that draws QR codes, fetched on first use.
pub struct QrEncoder(fn(&str) -> Option<Qr>);

lazy_chunk!(qr_codes with ["later"], fetch -> QrEncoder = QrEncoder(qr));

/// QR code of an address. If the address is too long, a message and the file instead.
pub fn qr_view(store: Store, address: String, file: fn(Store)) -> View {
    Chunk::new(fetch).view(store.settings.lang, move |encoder| {
        let texts = store.texts();
        let Some(Qr { side, path }) = (encoder.0)(&address) else {
            return html! {
                <div class="row">
                    <p role="status">{texts.qr_too_long()}</p>
                    <button type="button" class="btn" data-file="" on:click=move |_| file(store)>
                        {icon("ui-export", 20)}
                        {texts.export()}
                    </button>
                </div>
            };
        };
        let all = side + 2 * FRAME;
        html! {
            <figure class="qr">
                <svg viewBox=format!("-{FRAME} -{FRAME} {all} {all}") role="img" aria-label=texts.as_qr() shape-rendering="crispEdges">
                    <path d=path></path>
                </svg>
                <figcaption>{texts.qr_how()}</figcaption>
            </figure>
        }
    })
}

/// Selector of the people on this device; the others are `elsewhere`. If all are here, a press leaves only that person
/// here. Otherwise a press adds or removes a person.
pub fn who_is_here(
    store: Store,
    people: impl Fn() -> Vec<(Seat, String)> + Copy + Send + Sync + 'static,
    elsewhere: impl Fn() -> Vec<Seat> + Copy + Send + Sync + 'static,
    choose: impl Fn(Vec<Seat>) + Copy + Send + Sync + 'static,
) -> View {
    let button = move |seat: Option<Seat>, name: String| {
        let cur = move || {
            let away = elsewhere();
            seat.map_or_else(|| away.is_empty(), |seat| !away.is_empty() && !away.contains(&seat))
        };
        let place = seat.map_or_else(|| "all".to_owned(), |seat| seat.0.to_string());
        let press = move |_| {
            let seats: Vec<Seat> = untrack(people).into_iter().map(|(seat, _)| seat).collect();
            choose(pressed(&seats, &untrack(elsewhere), seat));
        };
        html! {
            <button type="button" class:cur=cur aria-pressed=move || cur().to_string() data-here=place on:click=press>
                {name}
            </button>
        }
    };
    let buttons = move || {
        let all = button(None, store.texts().all_here().to_owned());
        let each = people().into_iter().map(|(seat, name)| button(Some(seat), name)).collect_view();
        html! { {all} {each} }
    };
    html! {
        <div class="who-is-here">
            <p>{move || store.texts().who_is_here()}</p>
            <div class="seg" role="group" aria-label=move || store.texts().who_is_here()>{buttons}</div>
        </div>
    }
}

/// People elsewhere after a press on a person; `None` stands for all people.
fn pressed(people: &[Seat], elsewhere: &[Seat], seat: Option<Seat>) -> Vec<Seat> {
    let Some(seat) = seat else { return Vec::new() };
    let away = |other: &Seat| {
        if *other == seat {
            !elsewhere.is_empty() && !elsewhere.contains(other)
        } else {
            elsewhere.is_empty() || elsewhere.contains(other)
        }
    };
    let away: Vec<Seat> = people.iter().copied().filter(away).collect();
    // At least one person plays here.
    if away.len() == people.len() { elsewhere.to_vec() } else { away }
}

/// Title of the link: the awaited person on another device, otherwise `over` for a finished game, otherwise the offer
/// to play on.
pub fn link_title(store: Store, over: Option<&'static str>) -> String {
    let texts = store.texts();
    match (store.table.awaited.get(), over) {
        (Some(seat), _) => texts.send_table_to(store.table.name(seat)),
        (None, Some(over)) => over.to_owned(),
        (None, None) => texts.on_another_device().to_owned(),
    }
}

fn people_of(store: Store) -> Vec<(Seat, String)> {
    let seats =
        store.table.with_present(|table| table.seats().filter(|seat| table.is_person(*seat)).collect::<Vec<_>>());
    seats.into_iter().map(|seat| (seat, store.table.name(seat))).collect()
}

/// Part of the share drawer that turns a game into one by link; `None` for fewer than two people.
pub fn play_by_link(store: Store) -> Option<View> {
    if people_of(store).len() < 2 || store.table.id().is_none() {
        return None;
    }
    let texts = store.texts();
    let inside = html! {
        <section>
            <h3>{texts.by_link()}</h3>
            <p>{texts.by_link_how()} " " {texts.for_friends()}</p>
            {who_is_here(store, move || people_of(store), move || store.table.elsewhere(), move |seats| store.set_elsewhere(seats))}
        </section>
    };
    Some(inside.into_view())
}
