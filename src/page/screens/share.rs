//! A game to take along: as a link, as a file, and once it is over as a challenge.

use super::by_link::play_by_link;
use super::campaign::share_campaign;
use super::download::download;
use super::ways::way;
use crate::page::play::store::{Screen, Store, use_store};
use crate::page::widgets::{drawer, icon};
use leptos::prelude::*;

/// The drawer with the links and the file.
#[component]
pub fn Share() -> impl IntoView {
    let store = use_store();
    let close = Callback::new(move |()| store.share_open.set(false));
    move || {
        let words = store.words();
        let inside = if store.screen.get() == Screen::Campaign { share_campaign(store) } else { share_game(store) };
        let inside = view! { <div class="share">{inside}</div> }.into_any();
        drawer(
            "share-drawer",
            icon("ui-share", 24),
            words.share().to_owned(),
            ().into_any(),
            words.close(),
            close,
            inside,
        )
    }
}

/// The ways out for the game on the table.
fn share_game(store: Store) -> AnyView {
    let words = store.words();
    let over = store.with_present(|table| table.is_over());
    let awaited = store.awaited.get();
    let title = awaited.map_or_else(|| words.share_link().to_owned(), |seat| words.send_table_to(store.name(seat)));
    let game = store.link().map(|link| way(store, title, words.link_holds().to_owned(), &link, awaited.is_some()));
    let by_link = (!over).then(|| play_by_link(store)).flatten();
    let (first, second) = if awaited.is_some() { (game, by_link) } else { (by_link, game) };
    let beat = words.beat(store.own_score());
    let challenge = over.then(|| store.challenge_link()).flatten();
    let holds = words.challenge_holds(beat);
    let challenge = challenge.map(|link| way(store, words.share_challenge().to_owned(), holds, &link, false));
    let file = view! {
        <section>
            <h3>{words.share_file()}</h3>
            <p>{words.file_holds()}</p>
            <button type="button" class="btn" on:click=move |_| download(&store.record())>
                {icon("ui-export", 20)}
                {words.export()}
            </button>
        </section>
    };
    view! { {first} {second} {challenge} {file} }.into_any()
}
