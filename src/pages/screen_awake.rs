//! Keeps the screen awake, and scales the text, while a table is shown.

use crate::browser::dyn_call::call;
use crate::browser::{presence, sound};
use crate::state::store::{Screen, Store};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;
use leptos::wasm_bindgen::closure::Closure;
use leptos::web_sys::js_sys::Reflect;
use markup::Memo;

pub fn watch(store: Store) {
    Effect::new(move || store.settings.prefs.get().scale(store.screen.get() == Screen::Play));
    let awake = Memo::new(move || store.settings.prefs.get().awake && store.screen.get() == Screen::Play);
    let lock = StoredValue::new_local(Lock::None);
    Effect::new(move || if awake.get() { keep_awake(lock) } else { let_sleep(lock) });
    // The browser releases the lock of a hidden page, and may silence the sound.
    presence::follow(move |hidden| {
        if hidden {
            return;
        }
        sound::wake();
        if awake.get_untracked() {
            keep_awake(lock);
        }
    });
}

#[derive(Clone)]
enum Lock {
    None,
    /// Requested; `true` as long as it is wanted.
    Asked(bool),
    Held(JsValue),
}

type KeptLock = StoredValue<Lock, LocalStorage>;

/// Requests the lock, if it is not held. Without support in the browser the screen may turn off.
fn keep_awake(lock: KeptLock) {
    match lock.get_value() {
        Lock::Asked(_) => return lock.set_value(Lock::Asked(true)),
        Lock::Held(held) if !is_released(&held) => return,
        Lock::Held(_) | Lock::None => {}
    }
    let navigator = window().navigator();
    let Ok(locks) = Reflect::get(&navigator, &JsValue::from_str("wakeLock")) else { return };
    let Ok(promise) = call(&locks, "request", &[JsValue::from_str("screen")]) else { return };
    lock.set_value(Lock::Asked(true));
    let granted = Closure::once_into_js(move |granted: JsValue| {
        let wanted = matches!(lock.get_value(), Lock::Asked(true));
        lock.set_value(Lock::Held(granted));
        if !wanted {
            let_sleep(lock);
        }
    });
    let refused = Closure::once_into_js(move |_: JsValue| lock.set_value(Lock::None));
    let _ = call(&promise, "then", &[granted, refused]);
}

fn let_sleep(lock: KeptLock) {
    match lock.get_value() {
        Lock::Asked(_) => lock.set_value(Lock::Asked(false)),
        Lock::Held(held) => {
            lock.set_value(Lock::None);
            let _ = call(&held, "release", &[]);
        }
        Lock::None => {}
    }
}

fn is_released(lock: &JsValue) -> bool {
    Reflect::get(lock, &JsValue::from_str("released")).is_ok_and(|released| released.is_truthy())
}
