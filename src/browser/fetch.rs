//! The files beside the program, of its own version (`tools/xtask`): rules, lessons, examples, the computer players.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Response;

thread_local! {
    static TRIES: ArcRwSignal<u32> = ArcRwSignal::default();
}

/// Number of retries of missing files. Tracked.
pub fn tries() -> ArcRwSignal<u32> {
    TRIES.with(Clone::clone)
}

pub fn try_again() {
    *tries().write() += 1;
}

pub fn listen() {
    let _ = window_event_listener_untyped("online", |_| try_again());
}

pub fn address(path: &str) -> String {
    let tag = document().query_selector("script[data-version]").ok().flatten();
    let version = tag.and_then(|tag| tag.get_attribute("data-version")).unwrap_or_default();
    format!("{version}/{path}")
}

pub async fn read(path: &str) -> Option<String> {
    let response: Response = window().fetch_with_str(&address(path)).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    response.text().ok()?.await.ok()?.as_string()
}
