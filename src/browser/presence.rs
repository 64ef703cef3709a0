//! Visibility of the page.
//!
//! `visibilitychange` is not reliable: a phone may wake a page without it, and some browsers report a visible page as
//! hidden. Focus, input and other events of the page's life show the same.

use leptos::prelude::{document, window_event_listener_untyped};
use std::cell::Cell;

/// Events after which the visibility may have changed.
const EVENTS: [&str; 6] = ["visibilitychange", "pageshow", "resume", "focus", "pointerdown", "keydown"];

thread_local! {
    /// True after input since the last report of the browser on the visibility.
    static USED: Cell<bool> = const { Cell::new(false) };
}

pub fn hidden() -> bool {
    document().hidden() && !USED.get()
}

/// Calls `changed` with [`hidden`] after each change, and more often, for as long as the page lives.
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
