//! The table of a game that is not drawn yet: every legal choice as a plain button.

use super::adviser::{adviser, adviser_button};
use super::controls::menu_button;
use super::dock::{confirm, gives_place, in_its_place, mover, undo_button};
use super::log::log_button;
use super::thinking::thinking;
use crate::state::store::Store;
use markup::{View, html, keyed};

/// Table without boards: the question, its choices as text, and the shared parts.
pub fn plain_table(store: Store) -> View {
    let button = move |(place, choice): (usize, String)| {
        let key = choice.clone();
        let view = html! {
            <button type="button" class="btn" data-choice=place.to_string() on:click=move |_| store.choose_at(place)>
                {store.text_of(choice)}
            </button>
        };
        (key, view)
    };
    let choices = move || {
        let asked = if store.asks_person() { store.table.choices.get() } else { Vec::new() };
        keyed(asked.into_iter().enumerate().map(button))
    };
    html! {
        <main class="table plain" data-back=store.looks_back()>
            <h1 class="sr">{store.table.info().name}</h1>
            <header class="top-bar">
                {menu_button(store)}
                {log_button(store)}
                {adviser_button(store)}
            </header>
            <section class="panel choices" aria-label=move || store.texts().all_choices()>
                {choices}
            </section>
            <section class="dock" aria-label=move || store.texts().the_question()>
                {in_its_place(store)}
                <div class="decision" class:gone=move || gives_place(store)>
                    <div class="ask" role="status">
                        <b>{mover(store)} {move || store.question()}</b>
                    </div>
                    {thinking(store)}
                    {undo_button(store)}
                    {confirm(store)}
                </div>
            </section>
            {adviser(store)}
        </main>
    }
}
