//! The keyboard focus through changes of the page. A drawer that opens takes the focus and gives it back. After a choice
//! by keyboard the focus is on the first option of the next question, never nowhere.

use super::elements::{all, focused, is_shown, within};
use super::focus_moves::{DIALOGS, OPTIONS, REACHABLE, is_option, rove_in, scope};
use leptos::prelude::*;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::Array;
use leptos::web_sys::{HtmlElement, MutationObserver, MutationObserverInit};

/// The last focused element, with enough data to recognize it after a redraw.
#[derive(Clone)]
struct FocusTarget {
    element: HtmlElement,
    label: String,
    /// Number of earlier elements with the same label.
    nth: usize,
    /// True if it answered a question, so that the focus moves on to the next one.
    option: bool,
}

#[derive(Clone, Copy)]
struct Keyboard {
    last: StoredValue<Option<FocusTarget>, LocalStorage>,
    openers: StoredValue<Vec<Option<FocusTarget>>, LocalStorage>,
    used: StoredValue<bool>,
}

/// Follows the focus for as long as the page lives.
pub fn watch() {
    let keyboard = Keyboard {
        last: StoredValue::new_local(None),
        openers: StoredValue::new_local(Vec::new()),
        used: StoredValue::new(false),
    };
    window_event_listener(leptos::ev::keydown, move |_| keyboard.used.set_value(true));
    window_event_listener(leptos::ev::pointerdown, move |_| keyboard.used.set_value(false));
    window_event_listener(leptos::ev::focusin, move |_| {
        if let Some(element) = focused() {
            // Measuring a row would delay the frame of a tap. Tab finds the stop of the row by itself.
            if keyboard.used.get_value() {
                rove_in(&element);
            }
            keyboard.last.set_value(Some(place_of(element, keyboard.used.get_value())));
        }
    });
    let changed = Closure::<dyn Fn(JsValue, JsValue)>::new(move |_, _| mend(keyboard));
    if let (Ok(observer), Some(body)) =
        (MutationObserver::new(changed.into_js_value().unchecked_ref()), document().body())
    {
        let what = MutationObserverInit::new();
        what.set_child_list(true);
        what.set_subtree(true);
        what.set_attribute_filter(&Array::of1(&JsValue::from_str("data-choice")));
        let _ = observer.observe_with_options(&body, &what);
    }
}

/// Repairs the focus after a change of the page: into a drawer that opened, back to the opener of one that closed, or
/// on to the next question if the focused element is gone.
fn mend(keyboard: Keyboard) {
    let dialogs: Vec<HtmlElement> = all(DIALOGS);
    let known = keyboard.openers.with_value(Vec::len);
    let here = focused();
    if dialogs.len() > known {
        let last = keyboard.last.get_value().filter(|_| known == 0 || here.is_some());
        keyboard.openers.update_value(|openers| openers.resize(dialogs.len(), last));
        if let Some(dialog) = dialogs.last()
            && !here.is_some_and(|element| dialog.contains(Some(&element)))
        {
            enter(dialog);
        }
        return;
    }
    if dialogs.len() < known {
        let opener = keyboard.openers.try_update_value(|openers| {
            let opener = openers.get(dialogs.len()).cloned().flatten();
            openers.truncate(dialogs.len());
            opener
        });
        let scope = scope();
        let lost = here.is_none() || !keyboard.used.get_value();
        // After a choice in the drawer the focus moves on to the next question, not back.
        let chose = keyboard.last.with_value(|last| last.as_ref().is_some_and(|last| last.option));
        let back = opener.flatten().and_then(|place| find(&scope, &place));
        if lost && let Some(element) = back.filter(|element| !chose || is_option(element)) {
            let _ = element.focus();
            return;
        }
    }
    let Some(last) = keyboard.last.get_value().filter(|_| keyboard.used.get_value()) else { return };
    // The chosen element may be updated in place: it exists, and is no option any more.
    let answered = |element: &HtmlElement| last.option && *element == last.element && !is_option(element);
    if here.is_some_and(|element| !answered(&element)) {
        return;
    }
    let scope = scope();
    let again = if last.option { None } else { find(&scope, &last) };
    if let Some(dialog) = dialogs.last().filter(|_| again.is_none() && !last.option) {
        // A drawer took the place of another one.
        return enter(dialog);
    }
    let first = || scope.iter().find(|element| is_option(element) && !is_last_resort(element));
    let any = || scope.iter().find(|element| is_option(element));
    // Without a question the focus waits on the dock, or on the first element of a page without a table.
    let rest = || within_document(".dock button").or_else(|| within_document("main button, main a, main summary"));
    let target = again.or_else(|| first().cloned()).or_else(|| any().cloned()).or_else(rest);
    if let Some(element) = target {
        // The previous page is gone, and the table has no question yet: the focus waits for it.
        let waits = last.option || element.closest("main.table").is_ok_and(|table| table.is_some());
        let option = waits && !is_option(&element);
        let _ = element.focus();
        if option {
            // The next question is still to come.
            keyboard.last.update_value(|place| place.iter_mut().for_each(|place| place.option = true));
        }
    }
}

fn is_last_resort(element: &HtmlElement) -> bool {
    element.class_list().contains("pass")
}

fn within_document(selector: &str) -> Option<HtmlElement> {
    all(selector).into_iter().find(is_shown)
}

fn enter(dialog: &HtmlElement) {
    let inside = |selector: &str| within(dialog, selector).into_iter().find(is_shown);
    if let Some(element) = inside(OPTIONS).or_else(|| inside(".close")).or_else(|| inside(REACHABLE)) {
        let _ = element.focus();
    }
}

/// Describes the focused element. After a touch (`searched` false) the search for equal labels is skipped.
fn place_of(element: HtmlElement, searched: bool) -> FocusTarget {
    let label = label_of(&element);
    let scope = if searched { scope() } else { Vec::new() };
    let nth = scope.iter().take_while(|other| **other != element).filter(|other| label_of(other) == label).count();
    let option = is_option(&element);
    FocusTarget { element, label, nth, option }
}

fn label_of(element: &HtmlElement) -> String {
    let worded = || element.query_selector(":scope > .sr").ok().flatten().and_then(|texts| texts.text_content());
    element.get_attribute("aria-label").or_else(worded).or_else(|| element.text_content()).unwrap_or_default()
}

/// The element itself while it exists, otherwise its replacement.
fn find(scope: &[HtmlElement], place: &FocusTarget) -> Option<HtmlElement> {
    if place.element.is_connected() && is_shown(&place.element) {
        return Some(place.element.clone());
    }
    scope.iter().filter(|other| label_of(other) == place.label).nth(place.nth).cloned()
}
