//! Play by link: who plays on this device, and a link as a QR code for another one.

use crate::kernel::Seat;
use crate::page::play::store::Store;
use crate::page::services::lazy::{Chunk, lazy_chunk};
use crate::page::services::qr::{FRAME, Qr, qr};
use leptos::prelude::*;

/// What draws QR codes: fetched when somebody asks for one.
pub struct Drawn(fn(&str) -> Option<Qr>);

lazy_chunk!(qr_codes with ["later"], fetch -> Drawn = Drawn(qr));

/// The QR code of an address, or why there is none.
pub fn qr_view(store: Store, address: String) -> AnyView {
    Chunk::new(fetch).view(store.lang, move |drawn| {
        let words = store.words();
        let Some(Qr { side, path }) = (drawn.0)(&address) else {
            return view! { <p role="status">{words.qr_too_long()}</p> }.into_any();
        };
        let all = side + 2 * FRAME;
        view! {
            <figure class="qr">
                <svg viewBox=format!("-{FRAME} -{FRAME} {all} {all}") role="img" aria-label=words.as_qr() shape-rendering="crispEdges">
                    <path d=path></path>
                </svg>
                <figcaption>{words.qr_how()}</figcaption>
            </figure>
        }
        .into_any()
    })
}

/// Who plays on this device: one of the people, or all of them.
pub fn who_is_here(
    store: Store,
    people: Vec<(Seat, String)>,
    chosen: impl Fn() -> Option<Seat> + Copy + Send + Sync + 'static,
    choose: impl Fn(Option<Seat>) + Copy + Send + Sync + 'static,
) -> AnyView {
    let button = move |seat: Option<Seat>, name: String| {
        let cur = move || chosen() == seat;
        let place = seat.map_or_else(|| "all".to_owned(), |seat| seat.0.to_string());
        view! {
            <button type="button" class:cur=cur aria-pressed=move || cur().to_string() data-here=place on:click=move |_| choose(seat)>
                {name}
            </button>
        }
    };
    let all = button(None, store.words().all_here().to_owned());
    let each = people.into_iter().map(|(seat, name)| button(Some(seat), name)).collect_view();
    view! {
        <div class="who-is-here">
            <p>{store.words().who_is_here()}</p>
            <div class="seg" role="group" aria-label=store.words().who_is_here()>{all} {each}</div>
        </div>
    }
    .into_any()
}

/// The people at the table, by their seats.
pub fn people_of(store: Store) -> Vec<(Seat, String)> {
    let seats = store.with_present(|table| table.seats().filter(|seat| table.is_person(*seat)).collect::<Vec<_>>());
    seats.into_iter().map(|seat| (seat, store.name(seat))).collect()
}

/// The part of the share drawer that makes a game one by link; nothing where fewer than two people play.
pub fn play_by_link(store: Store) -> Option<AnyView> {
    let people = people_of(store);
    if people.len() < 2 || store.id().is_none() {
        return None;
    }
    let words = store.words();
    let inside = view! {
        <section>
            <h3>{words.by_link()}</h3>
            <p>{words.by_link_how()} " " {words.for_friends()}</p>
            {who_is_here(store, people, move || store.only_here(), move |here| store.set_here(here))}
        </section>
    };
    Some(inside.into_any())
}
