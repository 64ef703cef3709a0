//! Key events: those of held keys and of input methods are stopped, and keys of any layout get their Latin names.

use leptos::prelude::window;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{Element, KeyboardEvent};
use std::cell::RefCell;

/// The key code of an event that belongs to an input method, in browsers that do not say so otherwise.
const OF_INPUT_METHOD: u32 = 229;
/// The keys that go on while they are held: they walk and scroll.
const WALKS: [&str; 9] =
    ["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"];

thread_local! {
    /// The place of the key that went down last and did not come up again. WebKit on Linux does not tell that a key repeats.
    static DOWN: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Stops the events of a held key that neither walks nor writes, and those of an input method, before anything of the page
/// hears them; for as long as the page lives. A held Enter presses nothing either.
pub fn watch() {
    let hear = Closure::<dyn Fn(KeyboardEvent)>::new(|event: KeyboardEvent| {
        let composes = event.is_composing() || event.key_code() == OF_INPUT_METHOD;
        let held = repeats(&event) && !goes_on(&event);
        if composes || held {
            event.stop_propagation();
        }
        if held && !composes && presses(&event) {
            event.prevent_default();
        }
    });
    let up = Closure::<dyn Fn()>::new(|| drop(DOWN.take())).into_js_value();
    let listen = |to: &str, hear: &JsValue, first: bool| {
        let _ = window().add_event_listener_with_callback_and_bool(to, hear.unchecked_ref(), first);
    };
    listen("keydown", &hear.into_js_value(), true);
    listen("keyup", &up, true);
    listen("blur", &up, false);
}

/// True where the key went down before and is held.
fn repeats(event: &KeyboardEvent) -> bool {
    // While Command is held, a Mac does not tell that other keys come up. Keyboards on a screen name no place.
    if !event.is_trusted() || event.meta_key() || event.code().is_empty() {
        return event.repeat();
    }
    let code = event.code();
    DOWN.replace(code.clone()) == code || event.repeat()
}

fn goes_on(event: &KeyboardEvent) -> bool {
    let key = event.key();
    WALKS.contains(&key.as_str()) || (is_typing(event) && key != "Enter" && key != "Escape")
}

/// True where the browser itself does something at each event of a held key: it presses what has the focus, or opens its help.
fn presses(event: &KeyboardEvent) -> bool {
    match event.key().as_str() {
        "Enter" | "F1" => true,
        " " => is_in(event, "button, summary"),
        _ => false,
    }
}

/// True where the event is for a field, which makes something of every key.
pub fn is_typing(event: &KeyboardEvent) -> bool {
    is_in(event, "input:not([type=range]), select, textarea")
}

fn is_in(event: &KeyboardEvent, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.matches(selector).unwrap_or(false))
}

/// The key in small letters, whatever the layout and Caps Lock: a letter, a digit or a question mark that the layout does not
/// have there is known by the place of its key.
pub fn plain(event: &KeyboardEvent) -> String {
    let key = event.key();
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '?';
    if key.chars().count() == 1 && !key.chars().all(is_plain) {
        let code = event.code();
        let letter = code.strip_prefix("Key").filter(|_| !key.is_ascii());
        if let Some(place) = letter.or_else(|| code.strip_prefix("Digit")) {
            return place.to_ascii_lowercase();
        }
        if code == "Slash" && event.shift_key() && !key.is_ascii() {
            return "?".to_owned();
        }
    }
    key.to_ascii_lowercase()
}
