//! Waiting for a while, and for the browser's next turn.

use leptos::prelude::*;
use leptos::web_sys::js_sys::Promise;
use markup::{IntoView, RwSignal, View};
use std::time::Duration;
use wasm_bindgen_futures::JsFuture;

pub async fn pause(milliseconds: i32) {
    let promise = Promise::new(&mut |done, _| {
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&done, milliseconds);
    });
    let _ = JsFuture::from(promise).await;
}

/// Draws a part of a page in a step of its own, so that the browser can handle scrolls and taps before it. Code that a
/// step calls for the first time is compiled then, which takes longer than the drawing.
pub fn in_its_turn(part: impl Fn() -> View + Send + Sync + 'static) -> View {
    let turn = RwSignal::new(false);
    let come = move || {
        let _ = turn.try_set(true);
    };
    set_timeout(come, Duration::ZERO);
    (move || turn.get().then(&part)).into_view()
}
