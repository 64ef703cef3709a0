//! A game to take along: as a link, as a file, and once it is over as a challenge.

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
    let game = store.link().map(|link| way(store, words.share_link(), words.link_holds().to_owned(), &link));
    let beat = words.beat(store.own_score());
    let challenge = over.then(|| store.challenge_link()).flatten();
    let challenge = challenge.map(|link| way(store, words.share_challenge(), words.challenge_holds(beat), &link));
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
    view! { {game} {challenge} {file} }.into_any()
}
