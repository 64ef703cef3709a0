//! The table: boards and dock, and what lies over them — start of a round, curtain, log, menu.

use super::curtain::curtain;
use super::inquisition::Inquisition;
use super::round_start::{RoundStart, is_round_start};
use crate::app::paladins::Table;
use crate::app::store::{Store, use_store};
use crate::app::table::icon;
use crate::kernel::{Decision, UndoError};
use crate::paladins::Question;
use leptos::prelude::*;

/// The table of the game that is played.
#[component]
pub fn Play() -> impl IntoView {
    let store = use_store();
    store.wake();
    view! {
        {move || match store.curtain.get() {
            Some(seat) => curtain(seat).into_any(),
            None => view! { <Boards/> }.into_any(),
        }}
    }
}

/// Everything that a seat may see while it plays.
#[component]
fn Boards() -> impl IntoView {
    let store = use_store();
    // Who looks at the board at the start of a round sees it again by the same button.
    let looking = RwSignal::new(false);
    let starts = Memo::new(move |_| {
        store.decision.get().is_some_and(|decision| is_round_start(decision.question)) && store.asks_person()
    });
    let asks_order = |decision: Decision<Question>| decision.question == Question::Ability;
    let over = Memo::new(move |_| starts.get() || store.decision.get().is_some_and(asks_order) && store.asks_person());
    Effect::new(move || {
        if !over.get() {
            looking.set(false);
        }
    });
    view! {
        <Table menu=store.menu_open over=over looking=looking>
            {move || if starts.get() { view! { <RoundStart/> }.into_any() } else { view! { <Inquisition/> }.into_any() }}
        </Table>
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

/// Confirms the Workers that are proposed.
pub fn confirm(store: Store) -> impl IntoView {
    let proposal = move || store.proposal.get().filter(|_| store.asks_person());
    let place = move || proposal().and_then(|choice| store.index_of(choice)).map(|place| place.to_string());
    view! {
        <Show when=move || proposal().is_some()>
            <button
                type="button"
                class="btn go"
                data-choice=place
                aria-label=move || proposal().map(|choice| store.text_of(choice))
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
