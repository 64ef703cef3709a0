//! The table: boards and dock, and what lies over them — start of a round, curtain, log, menu.

use super::choices::Choices;
use super::controls::{light_or_dark, rounds};
use super::curtain::curtain;
use super::inquisition::Inquisition;
use super::log::{Log, newest};
use super::menu::Menu;
use super::round_start::{RoundStart, is_round_start};
use crate::app::store::{Store, use_store};
use crate::app::table::icon;
use crate::kernel::{Decision, Game, UndoError};
use crate::paladins::Question;
use leptos::prelude::*;

/// The table of the game that is played.
#[component]
pub fn Play() -> impl IntoView {
    let store = use_store();
    let menu = RwSignal::new(false);
    store.wake();
    view! {
        {move || match store.curtain.get() {
            Some(seat) => curtain(seat).into_any(),
            None => view! { <Boards menu=menu/> }.into_any(),
        }}
    }
}

/// Everything that a seat may see while it plays.
#[component]
fn Boards(menu: RwSignal<bool>) -> impl IntoView {
    let store = use_store();
    // Who looks at the board at the start of a round sees it again by the same button.
    let looking = RwSignal::new(false);
    let starts = Memo::new(move |_| {
        store.decision.get().is_some_and(|decision| is_round_start(decision.question)) && store.asks_person()
    });
    Effect::new(move || {
        if !starts.get() {
            looking.set(false);
        }
    });
    let asks_order = |decision: Decision<Question>| decision.question == Question::Ability;
    let inquiry = Memo::new(move |_| store.decision.get().is_some_and(asks_order) && store.asks_person());
    let inquiry = move || inquiry.get() && !looking.get();
    let over = move || starts.get() && !looking.get();
    view! {
        <main class="play">
            {top_bar(store, menu)}
            {move || {
                if over() {
                    view! { <RoundStart/> }.into_any()
                } else if inquiry() {
                    view! { <Inquisition/> }.into_any()
                } else {
                    view! { <div class="boards"><Choices/></div> }.into_any()
                }
            }}
            {dock(store, starts, looking)}
            <Show when=move || store.log_open.get()>
                <Log/>
            </Show>
            <Show when=move || menu.get()>
                <Menu open=menu/>
            </Show>
        </main>
    }
}

fn top_bar(store: Store, menu: RwSignal<bool>) -> impl IntoView {
    let progress = store.look(Game::progress);
    view! {
        <header class="top">
            <button type="button" class="tool" aria-label=move || store.words().menu() on:click=move |_| menu.set(true)>
                {icon("ui-menu", 24)}
            </button>
            <span class="home-round">
                {move || {
                    let (round, last) = progress.get();
                    if round == 0 { store.words().setting_up().to_owned() } else { store.words().round_of(round, last) }
                }}
                {move || rounds(progress.get())}
            </span>
            <span class="grow"></span>
            <button
                type="button"
                class="log-button"
                aria-label=move || store.words().log()
                aria-expanded=move || store.log_open.get().to_string()
                on:click=move |_| store.log_open.update(|open| *open = !*open)
            >
                {icon("ui-log", 22)}
                <span>{move || newest(store)}</span>
            </button>
            {light_or_dark()}
        </header>
    }
}

/// The question, undo, and the proposal with Confirm.
fn dock(store: Store, starts: Memo<bool>, looking: RwSignal<bool>) -> impl IntoView {
    let question = move || {
        let words = store.words();
        if store.asks_person() {
            store.question()
        } else if let Some(decision) = store.decision.get() {
            words.chooses(store.name(decision.seat))
        } else {
            String::new()
        }
    };
    let look_label = move || {
        let words = store.words();
        if looking.get() { words.back_to_choice() } else { words.see_the_board() }
    };
    view! {
        <section class="dock play-dock" aria-label=move || store.words().the_question()>
            <div class="ask" role="status">
                <b>{question}</b>
                <span>{move || store.asks_person().then(|| store.name(store.viewer.get()))}</span>
            </div>
            <span class="grow"></span>
            <Show when=move || starts.get()>
                <button type="button" class="btn" on:click=move |_| looking.update(|looking| *looking = !*looking)>
                    {look_label}
                </button>
            </Show>
            {undo_button(store)}
            {confirm(store)}
        </section>
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
