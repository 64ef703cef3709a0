//! Immediate feedback to taps: the tapped element changes in the next frame, and only then the table is redrawn.

use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::{Function, Promise};
use leptos::web_sys::{Element, MouseEvent};
use std::time::Duration;
use wasm_bindgen_futures::{JsFuture, spawn_local};

const SLOW: Duration = Duration::from_millis(300);
/// Duration of the feedback, if the new table does not come first.
const SHOWN: Duration = Duration::from_millis(400);

const LEADS_ON: &str = "[data-choice], [data-ahead], [data-yes], [data-continue]";

/// Shows feedback for every tap, for as long as the page lives.
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

pub fn once_painted(work: impl FnOnce() + 'static) {
    let painted = painted();
    spawn_local(async move {
        painted.await;
        work();
    });
}

/// Future that ends when the current state is painted: with the next frame, after which its picture was handed over. A
/// timer after that frame would run while a busy device still paints, and delay it. The request starts at the call, not
/// at the first poll.
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
