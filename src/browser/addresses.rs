//! The browser's address and history. Each entry stores the fragment of the one before it, so that the page knows
//! whether the previous entry is its own.

use super::leaving;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;
use leptos::web_sys::History;
use std::cell::Cell;

thread_local! {
    static LEAVES: Cell<bool> = const { Cell::new(false) };
}

/// Fragment of the address, without the `#`.
pub fn here() -> String {
    window().location().hash().unwrap_or_default().trim_start_matches('#').to_owned()
}

/// Fragment of the previous entry; `None` if that is not the page's own.
pub fn before() -> Option<String> {
    window().history().ok()?.state().ok()?.as_string()
}

/// Goes to the previous entry. Returns false if that is not the page's own.
pub fn back() -> bool {
    before().is_some() && window().history().is_ok_and(|history| history.back().is_ok())
}

pub fn push(fragment: &str) {
    let before = JsValue::from_str(&here());
    if let Some(history) = history() {
        let _ = history.push_state_with_url(&before, "", Some(&url(fragment)));
    }
}

/// Changes the fragment of this entry and the stored fragment of the one before. A browser refuses too frequent calls:
/// then the address is outdated until the next change.
pub fn replace(fragment: &str, before: Option<&str>) {
    let before = before.map_or(JsValue::NULL, JsValue::from_str);
    if let Some(history) = history() {
        let _ = history.replace_state_with_url(&before, "", Some(&url(fragment)));
    }
}

/// Reloads the page without a fragment. No other fragment is set until then.
pub fn load_anew() {
    replace("", None);
    LEAVES.set(true);
    // The caller may have crashed, so unsaved data cannot be determined.
    leaving::go_unasked();
    let _ = window().location().reload();
}

fn history() -> Option<History> {
    if LEAVES.get() { None } else { window().history().ok() }
}

fn url(fragment: &str) -> String {
    if !fragment.is_empty() {
        return format!("#{fragment}");
    }
    let location = window().location();
    format!("{}{}", location.pathname().unwrap_or_default(), location.search().unwrap_or_default())
}
