//! The texts beside the program: rules, lessons, examples.

use leptos::prelude::window;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Response;

/// The text of one of our own files; `None` where it cannot be had.
pub async fn read(path: &str) -> Option<String> {
    let response: Response = window().fetch_with_str(path).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    response.text().ok()?.await.ok()?.as_string()
}
