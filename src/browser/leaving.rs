//! The page is left: that is asked about while it would lose something, and what is unsaved is handed on to the next page of the
//! tab.
//!
//! A browser tells nobody whether a page is closed or loaded anew, so both are asked about. What is handed on survives the second.

use super::pause::pause;
use super::settings::{forget_in_tab, keys, session};
use leptos::ev::Custom;
use leptos::prelude::{window, window_event_listener};
use leptos::web_sys::Event;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// The time in milliseconds until an update that another tab took is tried again.
const AGAIN: i32 = 500;

/// Hands on what is unsaved. False where not all of it could be.
type HandOn = Rc<dyn Fn() -> bool>;

thread_local! {
    static HAND_ON: RefCell<Option<HandOn>> = const { RefCell::new(None) };
    /// True once the page goes without a question.
    static GOES: Cell<bool> = const { Cell::new(false) };
}

/// From now on nothing unsaved is lost without a question. `unsaved` says whether anything is; `hand_on` hands it on.
pub fn guard(unsaved: impl Fn() -> bool + Copy + 'static, hand_on: impl Fn() -> bool + Copy + 'static) {
    HAND_ON.set(Some(Rc::new(hand_on)));
    listen("beforeunload", move |event| {
        if !GOES.get() && unsaved() {
            event.prevent_default();
        }
    });
    // Some browsers ask nothing (Safari on a phone), and who is asked may say yes.
    listen("pagehide", move |_| {
        hand_on();
    });
    // Another tab took a newer version of the app (public/offline.js): every tab is to load anew.
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

/// The start of the keys of the tab's memory under which a page hands on; a kind and a name follow.
const HANDED: &str = "francia.handed.";

/// True where the page before this one handed on anything of a kind.
pub fn is_any_handed(kind: &str) -> bool {
    session().is_some_and(|session| keys(&session).any(|key| key.starts_with(&format!("{HANDED}{kind}."))))
}

/// The texts of a kind that the page before this one in the tab handed on, by name.
pub fn handed(kind: &str) -> Vec<(String, String)> {
    let Some(session) = session() else { return Vec::new() };
    let start = format!("{HANDED}{kind}.");
    let names: Vec<String> = keys(&session).filter_map(|key| key.strip_prefix(&start).map(str::to_owned)).collect();
    names
        .into_iter()
        .filter_map(|name| Some((name.clone(), session.get_item(&(start.clone() + &name)).ok()??)))
        .collect()
}

/// Forgets what was handed on of a kind under a number: the page goes on.
pub fn forget(kind: &str, id: u64) {
    forget_in_tab(&format!("{HANDED}{kind}.{id}"));
}

/// Hands on all that there is of a kind, in place of what was handed on before. False where the tab cannot remember it.
pub fn hand_on(kind: &str, all: &[(String, String)]) -> bool {
    let Some(session) = session() else { return all.is_empty() };
    let key = |name: &str| format!("{HANDED}{kind}.{name}");
    for (name, _) in handed(kind) {
        let _ = session.remove_item(&key(&name));
    }
    all.iter().all(|(name, text)| session.set_item(&key(name), text).is_ok())
}

/// Listens for as long as the page lives.
fn listen(name: &'static str, heard: impl Fn(Event) + 'static) {
    std::mem::forget(window_event_listener(Custom::<Event>::new(name), heard));
}

/// Loads the page anew, with what is unsaved. Where that cannot be handed on, the browser asks.
pub fn load_anew() {
    if HAND_ON.with_borrow(Clone::clone).is_some_and(|hand_on| hand_on()) {
        go_unasked();
    }
    let _ = window().location().reload();
}

/// From now on the page goes without a question.
pub fn go_unasked() {
    GOES.set(true);
}
