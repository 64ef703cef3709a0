//! The comment of the lesson: a bubble over the table, on the other side of what is to be chosen.

use super::rules::inline;
use crate::app::lesson::button_of;
use crate::app::store::{Screen, Store, use_store};
use crate::app::table::icon;
use leptos::prelude::*;
use std::time::Duration;

/// The bubble; nothing where no lesson goes on.
#[component]
pub fn Tutorial() -> impl IntoView {
    let store = use_store();
    let lesson = store.lesson;
    let step = Memo::new(move |_| store.with_present(|table| table.last_step()));
    let shown = Memo::new(move |_| {
        lesson.is_on()
            && store.screen.get() == Screen::Play
            && store.back.get().is_none()
            && (store.marked().is_some() || lesson.is_last(step.get()))
    });
    // Out of the way of what is to be chosen.
    Effect::new(move || {
        step.track();
        if shown.get() {
            set_timeout(move || lesson.high.set(is_low(store)), Duration::from_millis(50));
        }
    });
    view! {
        <Show when=move || shown.get()>
            <section
                class="lesson panel"
                class:high=move || lesson.high.get()
                aria-label=move || store.words().lesson()
            >
                <header class="row">
                    {icon("ui-book", 20)}
                    <b class="grow">{move || store.words().lesson()}</b>
                    <button
                        type="button"
                        class="tool"
                        aria-label=move || store.words().lesson_leave()
                        title=move || store.words().lesson_leave()
                        on:click=move |_| store.screen.set(Screen::Home)
                    >
                        {icon("ui-close", 20)}
                    </button>
                </header>
                <div aria-live="polite" class="lesson-text">
                    {move || {
                        let paragraphs = lesson.comment(step.get());
                        let text = paragraphs.get(lesson.page.get()).cloned();
                        let text = text.unwrap_or_else(|| store.words().lesson_choose().to_owned());
                        view! { <p>{inline(store, &text, &[])}</p> }
                    }}
                </div>
                <div class="row">
                    <button
                        type="button"
                        class="btn"
                        disabled=move || lesson.page.get() == 0 && store.no_undo.get().is_some()
                        on:click=move |_| back(store)
                    >
                        {icon("ui-back", 18)}
                        {move || store.words().back()}
                    </button>
                    <span class="grow lesson-place">{move || place(store, step.get())}</span>
                    <button type="button" class="btn go lesson-next" aria-keyshortcuts="n" on:click=move |_| next(store)>
                        {move || {
                            let words = store.words();
                            if more(store, step.get()) {
                                words.lesson_next()
                            } else if lesson.is_last(step.get()) {
                                words.lesson_play_on()
                            } else {
                                words.lesson_show()
                            }
                        }}
                    </button>
                </div>
            </section>
        </Show>
    }
}

/// How many paragraphs there are, and which one it is; nothing where there is one.
fn place(store: Store, step: usize) -> String {
    let count = store.lesson.comment(step).len();
    if count > 1 { format!("{} / {count}", store.lesson.page.get() + 1) } else { String::new() }
}

/// Whether the comment goes on.
fn more(store: Store, step: usize) -> bool {
    store.lesson.page.get() + 1 < store.lesson.comment(step).len()
}

/// The next paragraph; after the last one the keyboard goes to what is to be chosen, and at the end the learner is on their own.
pub fn next(store: Store) {
    untrack(|| {
        let step = store.with_present(|table| table.last_step());
        if more(store, step) {
            store.lesson.page.update(|page| *page += 1);
        } else if store.lesson.is_last(step) {
            store.lesson.release(store);
        } else if let Some(button) = store.marked().and_then(|choice| store.index_of(choice)).and_then(button_of) {
            button.scroll_into_view_with_bool(false);
            let _ = button.focus();
            store.lesson.high.set(is_low(store));
        }
    });
}

/// The paragraph before; before the first one the last choice is taken back, where it can be.
fn back(store: Store) {
    if store.lesson.page.get_untracked() > 0 {
        store.lesson.page.update(|page| *page -= 1);
    } else {
        let _ = store.undo();
    }
}

/// Whether what is to be chosen lies in the lower half of the window.
fn is_low(store: Store) -> bool {
    let place = untrack(|| store.marked().and_then(|choice| store.index_of(choice)));
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(768.0);
    place.and_then(button_of).is_none_or(|button| {
        let field = button.get_bounding_client_rect();
        field.y() + field.height() / 2.0 > height / 2.0
    })
}
