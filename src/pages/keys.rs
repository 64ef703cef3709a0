//! Keyboard shortcuts, and their list. Those of the table come with its code, the others with the parts that they open.

use super::{timeline, tutorial};
use crate::browser::focus_moves;
use crate::browser::key_events::{is_typing, plain};
use crate::components::{drawer, icon};
use crate::info::localize;
use crate::state::store::{Screen, Store};
use crate::table::help;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use markup::{CollectView, IntoView, View, html};
use ui::Overlay;

/// Listens to the keys of the table, for as long as the page lives: focus, choices and undo.
pub fn listen(store: Store) {
    window_event_listener(leptos::ev::keydown, move |event| {
        if press(store, &event) {
            event.prevent_default();
        }
    });
}

/// Listens to the keys of the lazily loaded part: help, time line, lesson, log. The keys of the table come first, since
/// they close a drawer.
pub fn listen_to_more(store: Store) {
    window_event_listener(leptos::ev::keydown, move |event| {
        if !event.default_prevented() && press_more(store, &event) {
            event.prevent_default();
        }
    });
}

fn press(store: Store, event: &KeyboardEvent) -> bool {
    let key = event.key();
    if (key == "Tab" && focus_moves::tab(event.shift_key())) || (key == "Escape" && focus_moves::close_top()) {
        return true;
    }
    if is_typing(event) || event.alt_key() {
        return false;
    }
    // The arrows of the time line come first.
    let looks_back = store.table.back.get_untracked().is_some();
    (!looks_back && walk(event)) || (store.screen.get_untracked() == Screen::Play && at_table(store, event))
}

fn walk(event: &KeyboardEvent) -> bool {
    if event.ctrl_key() || event.meta_key() || event.shift_key() {
        return false;
    }
    match event.key().as_str() {
        "ArrowLeft" => focus_moves::walk(-1, 0),
        "ArrowRight" => focus_moves::walk(1, 0),
        "ArrowUp" => focus_moves::walk(0, -1),
        "ArrowDown" => focus_moves::walk(0, 1),
        "Home" => focus_moves::walk_to_end(false),
        "End" => focus_moves::walk_to_end(true),
        _ => false,
    }
}

fn at_table(store: Store, event: &KeyboardEvent) -> bool {
    let command = event.ctrl_key() || event.meta_key();
    let key = plain(event);
    // Some layouts have their digits behind Shift.
    let shift = event.shift_key() && !key.starts_with(|first: char| first.is_ascii_digit());
    match (key.as_str(), command, shift) {
        ("z", true, false) => store.undo().is_ok(),
        ("z", true, true) | ("y", true, _) => {
            store.redo();
            true
        }
        ("n", false, back) if back || !store.lesson.is_on() => focus_moves::next_option(back),
        (key, false, false) => thing_of_the_table(store, key),
        _ => false,
    }
}

fn press_more(store: Store, event: &KeyboardEvent) -> bool {
    let key = plain(event);
    let command = event.ctrl_key() || event.meta_key();
    if key == "f1" {
        help::ask(store);
        return true;
    }
    if is_typing(event) || event.alt_key() {
        return false;
    }
    if key == "h" && !command {
        help::ask(store);
        return true;
    }
    if timeline::keys(store, event) {
        return true;
    }
    if key == "?" && !command {
        store.overlay.toggle(Overlay::Keys);
        return true;
    }
    let looks_back = store.table.back.get_untracked().is_some();
    (looks_back && walk(event)) || (store.screen.get_untracked() == Screen::Play && more_at_table(store, event))
}

fn more_at_table(store: Store, event: &KeyboardEvent) -> bool {
    if event.ctrl_key() || event.meta_key() || event.shift_key() {
        return false;
    }
    match plain(event).as_str() {
        "n" if store.lesson.is_on() => tutorial::next(store),
        "a" => store.ask_adviser(),
        "l" => store.overlay.toggle(Overlay::Log),
        _ => return false,
    }
    true
}

/// Focuses and previews the thing that a key of this game leads to; among several, the next one. It never chooses: that
/// is for Enter.
fn thing_of_the_table(store: Store, key: &str) -> bool {
    let anchors =
        store.table.with(|table| table.game().keys().iter().find(|own| own.key == key).map(|own| own.anchors));
    anchors.is_some_and(focus_moves::look_at_next)
}

pub fn shortcuts(store: Store) -> View {
    let close = Callback::new(move |()| store.overlay.close());
    (move || {
        let texts = store.texts();
        let lines = [
            ("Tab", texts.key_tab()),
            ("← → ↑ ↓", texts.key_arrows()),
            (texts.key_enter_name(), texts.key_enter()),
            ("N", texts.key_next()),
            ("H, F1", texts.key_explain()),
            ("T", texts.key_back()),
            (texts.key_escape_name(), texts.key_escape()),
            ("Ctrl Z", texts.key_undo()),
            ("Ctrl Y", texts.key_redo()),
            ("A", texts.adviser()),
            ("L", texts.key_log()),
            ("?", texts.key_list()),
            (texts.key_drag_name(), texts.key_drag()),
        ];
        let own = store.table.with(|table| table.game().keys());
        let own = own.chunk_by(|one, other| one.label == other.label).map(|keys| {
            let ends = [keys.first(), keys.last().filter(|_| keys.len() > 1)];
            let ends: Vec<String> = ends.into_iter().flatten().map(|own| own.key.to_ascii_uppercase()).collect();
            html! { <dt>{ends.join("–")}</dt> <dd>{localize(texts.0, keys[0].label)}</dd> }
        });
        let own = own.collect_view();
        let line = |(key, text): (&'static str, &'static str)| html! { <dt>{key}</dt> <dd>{text}</dd> };
        let inside = html! { <dl class="shortcuts">{lines.map(line).into_iter().collect_view()} {own}</dl> };
        drawer(
            "menu-drawer",
            icon("ui-menu", 24),
            texts.shortcuts().to_owned(),
            ().into_view(),
            texts.close(),
            close,
            inside,
        )
    })
    .into_view()
}
