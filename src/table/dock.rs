//! The question in the dock, and the buttons that the docks of all games share.

use super::stage::stage_view;
use super::thinking::thinking;
use crate::components::{emblem, gains_view, icon, seat_face};
use crate::state::screen::Page;
use crate::state::store::{Store, use_store};
use kernel::UndoError;
use kernel::grammar::colon;
use leptos::prelude::*;
use markup::{IntoView, Memo, View, html};
use ui::{Consequences, Prompt};

/// Content of the dock that replaces the question: the time line while the page looks back, or the story.
pub fn in_its_place(store: Store) -> View {
    html! {
        <Show when=move || store.table.back.get().is_some() && !narrates(store)>{store.code.page(Page::TimeLine)}</Show>
        <Show when=move || narrates(store)>{store.code.page(Page::Story)}</Show>
    }
}

fn narrates(store: Store) -> bool {
    store.stories.story.with(Option::is_some)
}

pub fn gives_place(store: Store) -> bool {
    store.table.back.get().is_some() || narrates(store)
}

/// Sign of the question while a computer decides. Its face is drawn in place of the sign.
const COMPUTES: &str = "ui-cpu";

/// Text in place of the question while a computer, or a person at another device, decides.
pub fn decides(store: Store, name: Option<String>) -> Prompt {
    let icon = if store.table.awaited.get().is_some() { "ui-tablet" } else { COMPUTES };
    // Within a step that is not told to its end, the table asks nobody.
    let name = name.or_else(|| store.table.to_move.get().map(|seat| store.table.name(seat)));
    let title = name.map_or_else(String::new, |name| store.texts().chooses(name));
    Prompt { icon, title, hint: String::new() }
}

/// Emblem and name of the seat that decides, before the question, where several people share the device.
pub fn mover(store: Store) -> View {
    let several = store.table.look(|table| table.people() > 1);
    let seat = move || store.table.to_move.get().filter(|_| several.get() && store.asks_person());
    (move || {
        seat().map(|seat| {
            let name = store.table.name(seat) + colon(store.settings.lang.get());
            html! { <span class="mover">{emblem(seat, 18, None)} <span>{name}</span></span> }
        })
    })
    .into_view()
}

/// The question, its consequences, the answers without a place on the board, and the buttons. Its classes name the
/// parts that are present, since `:has()` would be evaluated again at every tap.
pub fn decision(
    store: Store,
    class: &'static str,
    asked: Memo<Prompt>,
    brings: Memo<Option<Consequences>>,
    beside: Memo<bool>,
    answers: View,
) -> View {
    let follows = Memo::new(move || brings.with(|brings| brings.as_ref().is_some_and(Consequences::narrates)));
    let following = move || {
        brings.with(|brings| brings.as_ref().map(|brings| store.table.names.with(|names| gains_view(brings, names))))
    };
    html! {
        <div
            class=class
            class:gone=move || gives_place(store)
            class:follows=move || follows.get()
            class:beside=move || beside.get()
        >
            {move || asks(store, asked.with(|ask| ask.icon))}
            <div class="ask" role="status">
                <b>{mover(store)} {move || asked.with(|ask| ask.title.clone())}</b>
                <span>{move || asked.with(|ask| ask.hint.clone())}</span>
            </div>
            {following}
            {answers}
            {thinking(store)} {undo_button(store)} {confirm(store)}
        </div>
    }
}

/// Sign of the question, or the face of the computer that decides.
fn asks(store: Store, sign: &'static str) -> View {
    match store.table.to_move.get().filter(|_| sign == COMPUTES) {
        Some(seat) => seat_face(store.table.portrait(seat), seat, 38),
        None => icon(sign, 30),
    }
}

/// Consequences of the choice on the table: a ring and the new value at each place that changes. Empty while something
/// else replaces the question.
pub fn on_the_table(brings: Memo<Option<Consequences>>) -> View {
    let store = use_store();
    let lit =
        move |brings: &Option<Consequences>| brings.as_ref().filter(|_| !gives_place(store)).map(Consequences::stage);
    stage_view(Memo::new(move || brings.with(lit).unwrap_or_default()))
}

pub fn undo_button(store: Store) -> View {
    let undo = move |_| {
        if let Err(error) = store.undo() {
            store.notices.show_toast(why_no_undo(store, error));
        }
    };
    html! {
        <button
            type="button"
            class="btn undo"
            aria-disabled=move || store.undo.refused.get().map(|_| "true")
            title=move || store.undo.refused.get().map(|error| why_no_undo(store, error))
            on:click=undo
        >
            {icon("ui-undo", 20)}
            {move || store.texts().undo()}
        </button>
    }
}

fn why_no_undo(store: Store, error: UndoError) -> String {
    let texts = store.texts();
    match error {
        UndoError::Start => texts.nothing_to_undo().to_owned(),
        UndoError::Revealed => texts.cannot_unsee().to_owned(),
    }
}

pub fn confirm(store: Store) -> View {
    let proposal = move || store.choosing.proposal.get().filter(|_| store.asks_person());
    let last = move || proposal().is_some_and(|choice| store.table.with(|table| table.bars_undo(&choice)));
    let place = move || proposal().and_then(|choice| store.index_of(choice)).map(|place| place.to_string());
    html! {
        <Show
            when=move || proposal().is_some()
            fallback=move || html! { <span class="no-go" aria-hidden="true">{move || store.texts().choose_first()}</span> }
        >
            <button
                type="button"
                class="btn go"
                data-choice=place
                aria-label=move || proposal().map(|choice| confirms(store, last(), choice))
                on:click=move |_| {
                    if let Some(choice) = untrack(proposal) {
                        store.choosing.propose(choice.clone());
                        store.choose(choice);
                    }
                }
            >
                {icon("ui-check", 20)}
                <span>
                    {move || store.texts().confirm()} " "
                    {move || last().then(|| html! { <small>{store.texts().then_no_undo()}</small> })}
                </span>
            </button>
        </Show>
    }
}

fn confirms(store: Store, last: bool, choice: String) -> String {
    let texts = store.texts();
    let after = if last { format!(" {}", texts.then_no_undo()) } else { String::new() };
    format!("{}{after}. {}", texts.confirm(), store.text_of(choice))
}
