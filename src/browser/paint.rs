//! A tap is seen at once: what was tapped shows it in the very next picture, and only then the table is drawn anew.

use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::{Function, Promise};
use leptos::web_sys::{Element, MouseEvent};
use std::time::Duration;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// How long a picture is waited for that a slow machine still works on.
const SLOW: Duration = Duration::from_millis(300);
/// How long a tap is shown, where the table that answers it does not come first.
const SHOWN: Duration = Duration::from_millis(400);

/// What leads to another table.
const LEADS_ON: &str = "[data-choice], [data-ahead], [data-yes], [data-continue]";

/// Shows every tap, for as long as the page lives.
pub fn listen() {
    let tapped = |tap: MouseEvent| tap.target()?.dyn_into::<Element>().ok()?.closest(LEADS_ON).ok()?;
    window_event_listener(leptos::ev::click, move |tap| {
        let Some(tapped) = tapped(tap) else { return };
        let _ = tapped.class_list().add_1("tapped");
        set_timeout(
            move || {
                let _ = tapped.class_list().remove_1("tapped");
            },
            SHOWN,
        );
    });
}

/// Does something once the tap is seen.
pub fn once_painted(work: impl FnOnce() + 'static) {
    let painted = painted();
    spawn_local(async move {
        painted.await;
        work();
    });
}

/// Ends when what the page shows now was painted: with the next frame, before which its picture was handed on. A timer after the
/// frame would run while a busy device still works on the picture, and what it does would hold it up. What is asked for here
/// begins at once, not when it is waited for.
pub fn painted() -> impl Future<Output = ()> {
    let promise = Promise::new(&mut |done: Function, _| {
        let late = done.clone();
        request_animation_frame(move || request_animation_frame(move || drop(done.call0(&JsValue::NULL))));
        // A page in the background is not painted.
        let wait = if document().hidden() { Duration::ZERO } else { SLOW };
        set_timeout(move || drop(late.call0(&JsValue::NULL)), wait);
    });
    async move { drop(JsFuture::from(promise).await) }
}
