//! The address that the browser shows, and its history. Each entry remembers the fragment of the one before it, so that the page
//! knows whether the way back is one of its own.

use super::leaving;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;
use leptos::web_sys::History;
use std::cell::Cell;

thread_local! {
    /// Whether the page is about to be loaded anew.
    static LEAVES: Cell<bool> = const { Cell::new(false) };
}

/// The fragment of the address, without the `#`.
pub fn here() -> String {
    window().location().hash().unwrap_or_default().trim_start_matches('#').to_owned()
}

/// The fragment of the entry before this one; none where that is not the page's own.
pub fn before() -> Option<String> {
    window().history().ok()?.state().ok()?.as_string()
}

/// Goes to the entry before this one. False where that is not the page's own.
pub fn back() -> bool {
    before().is_some() && window().history().is_ok_and(|history| history.back().is_ok())
}

/// Adds an entry with a fragment.
pub fn push(fragment: &str) {
    let before = JsValue::from_str(&here());
    if let Some(history) = history() {
        let _ = history.push_state_with_url(&before, "", Some(&url(fragment)));
    }
}

/// Gives this entry another fragment, and says which one is before it. A browser that is asked too often refuses: then the
/// address stays behind until the next change.
pub fn replace(fragment: &str, before: Option<&str>) {
    let before = before.map_or(JsValue::NULL, JsValue::from_str);
    if let Some(history) = history() {
        let _ = history.replace_state_with_url(&before, "", Some(&url(fragment)));
    }
}

/// Loads the page anew without a fragment. What still follows the address in this page gives it no other one until then.
pub fn load_anew() {
    replace("", None);
    LEAVES.set(true);
    // Who asks for it may have failed: it cannot be asked what is unsaved.
    leaving::go_unasked();
    let _ = window().location().reload();
}

/// The history as long as it may be changed.
fn history() -> Option<History> {
    if LEAVES.get() { None } else { window().history().ok() }
}

/// The address with a fragment. The page may lie under any path.
fn url(fragment: &str) -> String {
    if !fragment.is_empty() {
        return format!("#{fragment}");
    }
    let location = window().location();
    format!("{}{}", location.pathname().unwrap_or_default(), location.search().unwrap_or_default())
}
