//! A newer version of the app: `public/keep.js` fetches it, the person installs it.

use leptos::ev::Custom;
use leptos::prelude::*;
use leptos::web_sys::Event;

/// True while a newer version is ready. Tracked.
pub fn newer() -> ReadSignal<bool> {
    let waits = document().document_element().is_some_and(|html| html.get_attribute("data-update").is_some());
    let (newer, set_newer) = signal(waits);
    let listener = window_event_listener(Custom::<Event>::new("francia-update"), move |_| set_newer.set(true));
    on_cleanup(move || listener.remove());
    newer
}

pub fn take() {
    post("francia-take-update");
}

/// Reports that the page is shown, so that the app is fetched again for offline use.
pub fn stands() {
    post("francia-stands");
}

fn post(what: &str) {
    if let Ok(event) = Event::new(what) {
        let _ = window().dispatch_event(&event);
    }
}
