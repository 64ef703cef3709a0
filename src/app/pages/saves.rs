//! Every saved game, as cards: to play on, to save as a file, to delete.

use super::controls::{light_or_dark, rounds, seat_points};
use super::home::{go_on, saved_ago};
use super::menu::save_text;
use crate::app::saves::{self, Card};
use crate::app::store::{Screen, Store, use_store};
use crate::app::table::icon;
use crate::app::words::Words;
use leptos::prelude::*;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{Event, HtmlInputElement};

/// The page of the saved games.
#[component]
pub fn Saves() -> impl IntoView {
    let store = use_store();
    let cards = RwSignal::new(saves::list());
    let list = move || {
        let cards_now = cards.get();
        if cards_now.is_empty() {
            return view! { <p class="panel none">{move || store.words().no_saves()}</p> }.into_any();
        }
        cards_now
            .into_iter()
            .enumerate()
            .map(|(place, card)| save_card(store, cards, card, place == 0))
            .collect_view()
            .into_any()
    };
    view! {
        <main class="saves">
            <header class="page-head">
                <button
                    type="button"
                    class="tool"
                    aria-label=move || store.words().back()
                    on:click=move |_| store.screen.set(Screen::Home)
                >
                    {icon("ui-back", 26)}
                </button>
                <h1>{move || store.words().saved_games()}</h1>
                <span class="grow"></span>
                <label class="btn file">
                    {icon("ui-import", 20)}
                    {move || store.words().import()}
                    <input type="file" accept="application/json,.json" on:change=move |event| read_file(store, &event)/>
                </label>
                {light_or_dark()}
            </header>
            <div class="save-cards">{list}</div>
            <footer class="panel save-foot">
                {icon("ui-info", 20)} <span>{move || store.words().only_here()}</span>
            </footer>
        </main>
    }
}

fn save_card(store: Store, cards: RwSignal<Vec<Card>>, card: Card, first: bool) -> impl IntoView {
    let Card { id, saved, progress, over, .. } = card;
    let title = card.names.join(" · ");
    let seats = card
        .names
        .iter()
        .zip(&card.points)
        .enumerate()
        .map(|(place, (name, total))| seat_points(place, name.clone(), *total, 24));
    let seats = seats.collect_view();
    let sure = RwSignal::new(false);
    let delete = move |_| {
        if sure.get_untracked() {
            saves::delete(id);
            cards.set(saves::list());
        } else {
            sure.set(true);
        }
    };
    let export = move |_| {
        if let Some(text) = saves::record_text(id) {
            let _ = save_text(&text, &format!("francia-{id}.json"));
        }
    };
    let line = move || {
        let words = store.words();
        if over { words.finished().to_owned() } else { words.round_of(progress.0, progress.1) }
    };
    view! {
        <article class="save-card" class:first=first>
            <h2>{title}</h2>
            <p class="save-round">{line} {rounds(progress)}</p>
            <div class="save-seats">{seats}</div>
            <div class="row">
                <small class="grow">{move || saved_ago(store.words(), saved)}</small>
                <button type="button" class="tool" aria-label=move || store.words().export() on:click=export>
                    {icon("ui-export", 20)}
                </button>
                <button
                    type="button"
                    class="tool"
                    class:sure=move || sure.get()
                    aria-label=move || store.words().delete()
                    on:click=delete
                >
                    {move || {
                        if sure.get() {
                            view! { {store.words().delete_sure()} }.into_any()
                        } else {
                            icon("ui-trash", 20)
                        }
                    }}
                </button>
                <button
                    type="button"
                    class="btn"
                    class:go=first
                    data-continue=""
                    on:click=move |_| go_on(store, &card)
                >
                    {move || if over { store.words().see_score() } else { store.words().resume() }}
                </button>
            </div>
        </article>
    }
}

/// Reads a record from a file, and plays on from it.
fn read_file(store: Store, event: &Event) {
    let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0)) else { return };
    let read = Closure::once_into_js(move |text: JsValue| {
        if let Err(error) = store.load(&text.as_string().unwrap_or_default()) {
            let words = Words(store.lang.get_untracked());
            store.say(words.cannot_load(error));
        }
    });
    let read: leptos::web_sys::js_sys::Function = read.unchecked_into();
    // `then` in its untyped form: the file's text, whenever the browser has read it.
    let promise = file.text();
    let then = leptos::web_sys::js_sys::Reflect::get(&promise, &JsValue::from_str("then"));
    if let Ok(then) = then.and_then(JsCast::dyn_into::<leptos::web_sys::js_sys::Function>) {
        let _ = then.call1(&promise, &read);
    }
}
