//! Presence: the page is seen or hidden, and somebody is back at it.
//!
//! `visibilitychange` does not always come: a phone may wake a page without it, and some browsers go on calling a page hidden that
//! is seen again. Focus, input and the other events of a page's life tell the same.

use leptos::prelude::{document, window_event_listener_untyped};
use std::cell::Cell;

/// The events after which the page may be seen again, or hidden.
const EVENTS: [&str; 6] = ["visibilitychange", "pageshow", "resume", "focus", "pointerdown", "keydown"];

thread_local! {
    /// True once there was input since the browser said last that the page is hidden or seen.
    static USED: Cell<bool> = const { Cell::new(false) };
}

/// True while nobody sees the page.
pub fn hidden() -> bool {
    document().hidden() && !USED.get()
}

/// Listens for as long as the page lives: `changed` is called with [`hidden`] whenever it may be another, and more often.
pub fn follow(changed: impl Fn(bool) + Copy + 'static) {
    for event in EVENTS {
        let _ = window_event_listener_untyped(event, move |_| {
            match event {
                "visibilitychange" => USED.set(false),
                "pointerdown" | "keydown" => USED.set(true),
                _ => {}
            }
            changed(hidden());
        });
    }
}
