//! The comment of the lesson: a panel that keeps clear of the things that it names and of the expected choice.

use crate::browser::panels;
use crate::components::icon;
use crate::state::store::{Screen, Store, use_store};
use crate::table::rule::inline;
use crate::table::stage::stage_view;
use leptos::prelude::*;
use leptos::web_sys::HtmlElement;
use markup::{CollectView, IntoView, Memo, View, html};
use std::time::Duration;
use ui::Spotlight;

pub fn tutorial() -> View {
    let store = use_store();
    let lesson = store.lesson;
    let step = Memo::new(move || store.table.with_present(|table| table.last_step()));
    let shown = Memo::new(move || {
        lesson.is_on()
            && store.screen.get() == Screen::Play
            && store.table.back.get().is_none()
            && (store.marked().is_some() || lesson.is_last(step.get()))
    });
    // Brings the named things into view once the table shows its question, and after each new layout.
    let width = panels::width();
    Effect::new(move || {
        width.track();
        let speaks = speaks(store, step.get());
        if shown.get() {
            show_once_rendered(store, speaks, 20);
        }
    });
    // The shade leaves out the named things, the expected choice and the dock. It is off while something else is open.
    let open = move || store.overlay.shown_on(Screen::Play).is_some();
    let stage = Memo::new(move || {
        let mut lit = if shown.get() && !open() { speaks(store, step.get()) } else { Vec::new() };
        if !lit.is_empty() {
            lit.push("dock".to_owned());
        }
        Spotlight { shaded: !lit.is_empty(), lit, ..Spotlight::default() }
    });
    html! {
        {stage_view(stage)}
        <Show when=move || shown.get()>
            <section
                class="lesson over panel"
                data-over="lesson"
                data-follows=""
                data-speaks=move || speaks(store, step.get()).join(" ")
                aria-label=move || store.texts().lesson()
            >
                <header class="row">
                    {icon("ui-book", 20)}
                    <b class="grow">{move || store.texts().lesson()}</b>
                    <button type="button" class="btn bare lesson-leave" on:click=move |_| store.release_lesson()>
                        {icon("ui-close", 18)}
                        {move || store.texts().lesson_leave()}
                    </button>
                </header>
                <div aria-live="polite" class="lesson-text paragraphs">
                    {move || paragraphs(store, step.get())}
                </div>
                <div class="row">
                    <button
                        type="button"
                        class="btn"
                        disabled=move || lesson.page.get() == 0 && store.undo.refused.get().is_some()
                        on:click=move |_| back(store)
                    >
                        {icon("ui-back", 18)}
                        {move || store.texts().back()}
                    </button>
                    <span class="grow lesson-place">{move || place(store, step.get())}</span>
                    <button type="button" class="btn go lesson-next" aria-keyshortcuts="n" on:click=move |_| next(store)>
                        {move || {
                            let texts = store.texts();
                            if more(store, step.get()) {
                                texts.lesson_next()
                            } else if lesson.is_last(step.get()) {
                                texts.lesson_play_on()
                            } else {
                                texts.lesson_show()
                            }
                        }}
                    </button>
                </div>
            </section>
        </Show>
    }
}

/// Number of the paragraph, and the number of all; empty for a single one.
fn place(store: Store, step: usize) -> String {
    let count = store.lesson.comment(step).len();
    if count > 1 { format!("{} / {count}", store.lesson.page.get() + 1) } else { String::new() }
}

fn more(store: Store, step: usize) -> bool {
    store.lesson.page.get() + 1 < store.lesson.comment(step).len()
}

/// Paragraphs of the comment. All of them take their room and one is visible, so that the panel keeps its height.
fn paragraphs(store: Store, step: usize) -> View {
    let comment = store.lesson.comment(step);
    if comment.is_empty() {
        return html! { <p>{store.texts().lesson_choose()}</p> };
    }
    let paragraph = |(place, text): (usize, String)| {
        let waits = move || store.lesson.page.get() != place;
        let lines = text.lines().map(|line| html! { <p>{inline(store, line, &[])}</p> }).collect_view();
        html! { <div class:waits=waits>{lines}</div> }
    };
    comment.into_iter().map(|one| one.text).enumerate().map(paragraph).collect_view().into_view()
}

/// Anchors of the visible paragraph; of the last one, the expected choice too.
fn speaks(store: Store, step: usize) -> Vec<String> {
    let mut speaks = store.lesson.paragraph(step).speaks;
    if !more(store, step) {
        let choice = store.marked().and_then(|choice| store.index_of(choice));
        speaks.extend(choice.map(|place| format!("choice:{place}")));
    }
    speaks
}

/// Brings the named things into view once they are drawn, in at most `tries` attempts, since a slow device takes a
/// while.
fn show_once_rendered(store: Store, spoken: Vec<String>, tries: u32) {
    let bring_now = move || {
        let step = store.table.with_present(|table| table.last_step());
        if tries > 0 && speaks(store, step) == spoken && !bring(store, &spoken) {
            show_once_rendered(store, spoken, tries - 1);
        }
    };
    set_timeout(move || untrack(bring_now), Duration::from_millis(50));
}

/// Brings the named things into view: the expected choice if it lies on a board, otherwise the first thing, otherwise
/// the button. Returns false if none is drawn.
fn bring(store: Store, speaks: &[String]) -> bool {
    let place = speaks.last().and_then(|last| last.strip_prefix("choice:"));
    let button = place.and_then(|place| panels::shown(&format!("choice:{place}")));
    let choice: Vec<String> = place.and_then(panels::anchor_of_choice).into_iter().collect();
    let on_boards = [choice, speaks.to_vec()].map(|anchors| panels::on_the_boards(&anchors));
    if let Some(anchors) = on_boards.into_iter().find(|anchors| !anchors.is_empty()) {
        store.stories.point.set(anchors);
        return true;
    }
    let Some(button) = button else { return speaks.is_empty() };
    if button.closest(".dock").is_ok_and(|dock| dock.is_none()) {
        button.scroll_into_view_with_bool(false);
    }
    true
}

/// Shows the next paragraph. After the last one, focuses the expected choice; at the end, ends the lesson.
pub fn next(store: Store) {
    untrack(|| {
        let step = store.table.with_present(|table| table.last_step());
        if more(store, step) {
            store.lesson.page.update(|page| *page += 1);
        } else if store.lesson.is_last(step) {
            store.release_lesson();
        } else if let Some(button) = store.marked().and_then(|choice| store.index_of(choice)).and_then(button_of) {
            let _ = button.focus();
            // After the dock has grown for the consequences of the choice.
            request_animation_frame(move || button.scroll_into_view_with_bool(false));
        }
    });
}

/// Shows the previous paragraph. Before the first one, takes the last choice back if possible.
fn back(store: Store) {
    if store.lesson.page.get_untracked() > 0 {
        store.lesson.page.update(|page| *page -= 1);
    } else {
        let _ = store.undo();
    }
}

fn button_of(place: usize) -> Option<HtmlElement> {
    panels::shown(&format!("choice:{place}"))
}
