//! The keys of the whole page, and the list of them.

use super::{timeline, tutorial};
use crate::page::board::help;
use crate::page::info::say;
use crate::page::play::store::{Screen, Store};
use crate::page::services::focus;
use crate::page::widgets::{drawer, icon};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;

/// Does what a key asks for.
pub fn press(store: Store, event: &KeyboardEvent) {
    let key = event.key();
    if (key == "Tab" && focus::tab(event.shift_key())) || (key == "Escape" && focus::close_top()) {
        event.prevent_default();
        return;
    }
    let typing = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok())
        .is_some_and(|element| element.matches("input:not([type=range])").unwrap_or(false));
    if key == "F1" || (key == "h" && !typing) {
        help::ask(store);
        event.prevent_default();
        return;
    }
    if typing || event.alt_key() {
        return;
    }
    if timeline::keys(store, event) {
        event.prevent_default();
        return;
    }
    let command = event.ctrl_key() || event.meta_key();
    if key == "?" && !command {
        store.shortcuts_open.update(|open| *open = !*open);
        event.prevent_default();
        return;
    }
    let done = match (key.to_ascii_lowercase().as_str(), command, event.shift_key()) {
        ("arrowleft", false, false) => focus::walk(-1, 0),
        ("arrowright", false, false) => focus::walk(1, 0),
        ("arrowup", false, false) => focus::walk(0, -1),
        ("arrowdown", false, false) => focus::walk(0, 1),
        ("home", false, false) => focus::walk_to_end(false),
        ("end", false, false) => focus::walk_to_end(true),
        _ => store.screen.get_untracked() == Screen::Play && at_table(store, event),
    };
    if done {
        event.prevent_default();
    }
}

/// The keys that only the table has.
fn at_table(store: Store, event: &KeyboardEvent) -> bool {
    let command = event.ctrl_key() || event.meta_key();
    match (event.key().to_ascii_lowercase().as_str(), command, event.shift_key()) {
        ("z", true, false) => store.undo().is_ok(),
        ("z", true, true) | ("y", true, _) => {
            store.redo();
            true
        }
        ("n", false, false) if store.lesson.is_on() => {
            tutorial::next(store);
            true
        }
        ("n", false, back) => focus::next_option(back),
        ("a", false, false) => {
            store.ask_adviser();
            true
        }
        ("l", false, false) => {
            store.log_open.update(|open| *open = !*open);
            true
        }
        (key, false, false) => thing_of_the_table(store, key),
        _ => false,
    }
}

/// Goes to the thing of the table that a key of this game leads to and looks at it; of several, to the next one. What is looked
/// at already is not chosen: that is for Enter.
fn thing_of_the_table(store: Store, key: &str) -> bool {
    let anchors =
        store.with_table(|table| table.game().keys().iter().find(|own| own.key == key).map(|own| own.anchors));
    anchors.is_some_and(focus::look_at_next)
}

/// The list of the keys, while it is open.
#[component]
pub fn Shortcuts(
    /// The store of the page.
    store: Store,
) -> impl IntoView {
    let close = Callback::new(move |()| store.shortcuts_open.set(false));
    move || {
        let words = store.words();
        let lines = [
            ("Tab", words.key_tab()),
            ("← → ↑ ↓", words.key_arrows()),
            (words.key_enter_name(), words.key_enter()),
            ("N", words.key_next()),
            ("H, F1", words.key_explain()),
            ("T", words.key_back()),
            (words.key_escape_name(), words.key_escape()),
            ("Ctrl Z", words.key_undo()),
            ("Ctrl Y", words.key_redo()),
            ("A", words.adviser()),
            ("L", words.key_log()),
            ("?", words.key_list()),
        ];
        let own = store.with_table(|table| table.game().keys());
        let own = own.chunk_by(|one, other| one.told == other.told).map(|keys| {
            let ends = [keys.first(), keys.last().filter(|_| keys.len() > 1)];
            let ends: Vec<String> = ends.into_iter().flatten().map(|own| own.key.to_ascii_uppercase()).collect();
            view! { <dt>{ends.join("–")}</dt> <dd>{say(words.0, keys[0].told)}</dd> }
        });
        let own = own.collect_view();
        let line = |(key, text): (&'static str, &'static str)| view! { <dt>{key}</dt> <dd>{text}</dd> };
        let inside = view! { <dl class="shortcuts">{lines.map(line).into_iter().collect_view()} {own}</dl> }.into_any();
        drawer(
            "menu-drawer",
            icon("ui-menu", 24),
            words.shortcuts().to_owned(),
            ().into_any(),
            words.close(),
            close,
            inside,
        )
    }
}
