//! A newer version of the app that waits to be taken: `public/offline.js` fetches it, the person takes it.

use leptos::ev::Custom;
use leptos::prelude::*;
use leptos::web_sys::Event;

/// Whether a newer version waits, followed.
pub fn newer() -> ReadSignal<bool> {
    let waits = document().document_element().is_some_and(|html| html.get_attribute("data-update").is_some());
    let (newer, set_newer) = signal(waits);
    let listener = window_event_listener(Custom::<Event>::new("francia-update"), move |_| set_newer.set(true));
    on_cleanup(move || listener.remove());
    newer
}

/// Takes the newer version: the page loads anew.
pub fn take() {
    if let Ok(event) = Event::new("francia-take-update") {
        let _ = window().dispatch_event(&event);
    }
}
