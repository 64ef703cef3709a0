//! What the page tells the browser: that the screen should stay on.

use crate::page::markup::Memo;
use crate::page::play::store::{Screen, Store};
use crate::page::services::call::call;
use leptos::prelude::*;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::Reflect;

/// Follows the store for as long as the page lives.
pub fn watch(store: Store) {
    Effect::new(move || store.prefs.get().scale(store.screen.get() == Screen::Play));
    let awake = Memo::new(move || store.prefs.get().awake && store.screen.get() == Screen::Play);
    let lock = StoredValue::new_local(None::<JsValue>);
    Effect::new(move || {
        if awake.get() {
            keep_awake(lock);
        } else if let Some(lock) = lock.try_update_value(Option::take).flatten() {
            let _ = call(&lock, "release", &[]);
        }
    });
    // The browser takes the lock away when the page is hidden.
    document_listener("visibilitychange", move |_| {
        if !document().hidden() && awake.get_untracked() {
            keep_awake(lock);
        }
    });
}

fn document_listener(name: &str, run: impl Fn(JsValue) + 'static) {
    let run = Closure::<dyn Fn(JsValue)>::new(run);
    let _ = document().add_event_listener_with_callback(name, run.as_ref().unchecked_ref());
    run.forget();
}

/// Asks for the screen to stay on. Not every browser can; then it sleeps as it does.
fn keep_awake(lock: StoredValue<Option<JsValue>, LocalStorage>) {
    let navigator = window().navigator();
    let Ok(locks) = Reflect::get(&navigator, &JsValue::from_str("wakeLock")) else { return };
    let Ok(promise) = call(&locks, "request", &[JsValue::from_str("screen")]) else { return };
    let keep = Closure::once_into_js(move |granted: JsValue| {
        let _ = lock.try_set_value(Some(granted));
    });
    let refused = Closure::once_into_js(|_: JsValue| {});
    let _ = call(&promise, "then", &[keep, refused]);
}
