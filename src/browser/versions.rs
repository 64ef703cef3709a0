//! A newer version of the app that waits to be taken: `public/keep.js` fetches it, the person takes it.

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
    tell("francia-take-update");
}

/// Says that the page stands: from now on the app is fetched once more, to be kept.
pub fn stands() {
    tell("francia-stands");
}

fn tell(what: &str) {
    if let Ok(event) = Event::new(what) {
        let _ = window().dispatch_event(&event);
    }
}
