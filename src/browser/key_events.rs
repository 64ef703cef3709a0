//! Key events: stops those of held keys and of input methods, and maps the keys of any layout to their Latin names.

use leptos::prelude::window;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{Element, KeyboardEvent};
use std::cell::RefCell;

/// Key code of an input method's event, in browsers without another sign of it.
const OF_INPUT_METHOD: u32 = 229;
/// Keys that repeat while they are held: they walk and scroll.
const WALKS: [&str; 9] =
    ["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"];

thread_local! {
    /// Code of the pressed key. WebKit on Linux does not report that a key repeats.
    static DOWN: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Stops the repeats of held keys that neither walk nor write, and the events of input methods, before the page handles
/// them; for as long as the page lives. A held Enter presses nothing either.
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

/// True if the key was pressed before and is held.
fn repeats(event: &KeyboardEvent) -> bool {
    // While Command is held, a Mac does not report the release of other keys. Keyboards on a screen have no codes.
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

/// True if the browser itself acts on each event of a held key: it presses the focused element, or opens its help.
fn presses(event: &KeyboardEvent) -> bool {
    match event.key().as_str() {
        "Enter" | "F1" => true,
        " " => is_in(event, "button, summary"),
        _ => false,
    }
}

/// True if the event belongs to a field, which uses every key.
pub fn is_typing(event: &KeyboardEvent) -> bool {
    is_in(event, "input:not([type=range]), select, textarea")
}

fn is_in(event: &KeyboardEvent, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.matches(selector).unwrap_or(false))
}

/// The key in lower case, independent of layout and Caps Lock. A letter, a digit or a question mark that the layout
/// does not have there is derived from the code.
pub fn plain(event: &KeyboardEvent) -> String {
    let key = event.key();
    let is_printable = |letter: char| letter.is_ascii_alphanumeric() || letter == '?';
    if key.chars().count() == 1 && !key.chars().all(is_printable) {
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
