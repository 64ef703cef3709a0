//! Leaving the page: the browser asks while data would be lost, and unsaved data are handed on to the next page of the
//! tab.
//!
//! A browser does not tell whether a page is closed or reloaded, so it asks in both cases. The handed-on data survive a
//! reload.

use super::settings::{forget_in_tab, keys, session};
use super::timers::pause;
use leptos::ev::Custom;
use leptos::prelude::{window, window_event_listener};
use leptos::web_sys::Event;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// Time, in milliseconds, until a postponed update of another tab is tried again.
const AGAIN: i32 = 500;

/// Hands the unsaved data on. Returns false if some could not be handed on.
type HandOn = Rc<dyn Fn() -> bool>;

thread_local! {
    static HAND_ON: RefCell<Option<HandOn>> = const { RefCell::new(None) };
    static GOES: Cell<bool> = const { Cell::new(false) };
}

/// Installs the question before unsaved data are lost. `unsaved`: true if there are any. `hand_on`: hands them on.
pub fn guard(unsaved: impl Fn() -> bool + Copy + 'static, hand_on: impl Fn() -> bool + Copy + 'static) {
    HAND_ON.set(Some(Rc::new(hand_on)));
    listen("beforeunload", move |event| {
        if !GOES.get() && unsaved() {
            event.prevent_default();
        }
    });
    // Some browsers do not ask (Safari on a phone), and the person may agree.
    listen("pagehide", move |_| {
        hand_on();
    });
    // Another tab took a newer version of the app (public/offline.js): every tab has to reload.
    listen("francia-updated", move |event| {
        if unsaved() {
            event.prevent_default();
            spawn_local(async move {
                while unsaved() && !hand_on() {
                    pause(AGAIN).await;
                }
                load_anew();
            });
        }
    });
}

const HANDED: &str = "francia.handed.";

pub fn is_any_handed(kind: &str) -> bool {
    session().is_some_and(|session| keys(&session).any(|key| key.starts_with(&format!("{HANDED}{kind}."))))
}

pub fn handed(kind: &str) -> Vec<(String, String)> {
    let Some(session) = session() else { return Vec::new() };
    let start = format!("{HANDED}{kind}.");
    let names: Vec<String> = keys(&session).filter_map(|key| key.strip_prefix(&start).map(str::to_owned)).collect();
    names
        .into_iter()
        .filter_map(|name| Some((name.clone(), session.get_item(&(start.clone() + &name)).ok()??)))
        .collect()
}

pub fn forget(kind: &str, id: u64) {
    forget_in_tab(&format!("{HANDED}{kind}.{id}"));
}

/// Hands on all texts of a kind, in place of earlier ones. Returns false if the tab cannot store them.
pub fn hand_on(kind: &str, all: &[(String, String)]) -> bool {
    let Some(session) = session() else { return all.is_empty() };
    let key = |name: &str| format!("{HANDED}{kind}.{name}");
    for (name, _) in handed(kind) {
        let _ = session.remove_item(&key(&name));
    }
    all.iter().all(|(name, text)| session.set_item(&key(name), text).is_ok())
}

/// Adds a listener for as long as the page lives.
fn listen(name: &'static str, heard: impl Fn(Event) + 'static) {
    std::mem::forget(window_event_listener(Custom::<Event>::new(name), heard));
}

/// Reloads the page and hands the unsaved data on. If that fails, the browser asks.
pub fn load_anew() {
    if HAND_ON.with_borrow(Clone::clone).is_some_and(|hand_on| hand_on()) {
        go_unasked();
    }
    let _ = window().location().reload();
}

pub fn go_unasked() {
    GOES.set(true);
}
