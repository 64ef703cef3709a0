//! The buttons that every game's dock has.

use crate::kernel::UndoError;
use crate::kernel::grammar::colon;
use crate::page::play::screen::Page;
use crate::page::play::store::Store;
use crate::page::widgets::{emblem, icon};
use leptos::prelude::*;

/// What stands in the dock in the place of the question: the time line while the page looks back, or the others' turns told
/// again.
pub fn in_its_place(store: Store) -> impl IntoView {
    view! {
        <Show when=move || store.back.get().is_some()>{store.page(Page::TimeLine)}</Show>
        <Show when=move || store.retold.get().is_some() && store.back.get().is_none()>{store.page(Page::Retell)}</Show>
    }
}

/// Whether the question gives its place to something else.
pub fn gives_place(store: Store) -> bool {
    store.back.get().is_some() || store.retold.get().is_some()
}

/// Whose decision it is, where several people share the device; it stands before the question.
pub fn mover(store: Store) -> impl IntoView {
    let several = store.look(|table| table.people() > 1);
    let seat = move || store.to_move.get().filter(|_| several.get() && store.asks_person());
    move || {
        seat().map(|seat| {
            let name = store.name(seat) + colon(store.lang.get());
            view! { <span class="mover">{emblem(seat, 18, None)} <span>{name}</span></span> }
        })
    }
}

/// Undo, or why not.
pub fn undo_button(store: Store) -> impl IntoView {
    let undo = move |_| {
        if let Err(error) = store.undo() {
            store.say(why_no_undo(store, error));
        }
    };
    view! {
        <button
            type="button"
            class="btn undo"
            aria-disabled=move || store.no_undo.get().map(|_| "true")
            title=move || store.no_undo.get().map(|error| why_no_undo(store, error))
            on:click=undo
        >
            {icon("ui-undo", 20)}
            {move || store.words().undo()}
        </button>
    }
}

fn why_no_undo(store: Store, error: UndoError) -> String {
    let words = store.words();
    match error {
        UndoError::Start => words.nothing_to_undo().to_owned(),
        UndoError::Revealed => words.cannot_unsee().to_owned(),
    }
}

/// Confirms what is proposed.
pub fn confirm(store: Store) -> impl IntoView {
    let proposal = move || store.proposal.get().filter(|_| store.asks_person());
    let place = move || proposal().and_then(|choice| store.index_of(choice)).map(|place| place.to_string());
    view! {
        <Show when=move || proposal().is_some()>
            <button
                type="button"
                class="btn go"
                data-choice=place
                aria-label=move || proposal().map(|choice| format!("{}. {}", store.words().confirm(), store.text_of(choice)))
                on:click=move |_| {
                    if let Some(choice) = untrack(proposal) {
                        store.choose(choice);
                    }
                }
            >
                {icon("ui-check", 20)}
                {move || store.words().confirm()}
            </button>
        </Show>
    }
}
