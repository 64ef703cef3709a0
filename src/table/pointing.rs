//! Previews of choices under the mouse pointer or the keyboard focus.

use crate::browser::paint::once_painted;
use leptos::ev::{FocusEvent, PointerEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, EventTarget};
use markup::RwSignal;
use std::time::Duration;

/// Time that the mouse rests on a thing before its preview.
const RESTS: Duration = Duration::from_millis(80);
/// Window width, in pixels, below which a preview moves the answers of the dock.
const NARROW: f64 = 600.0;

pub struct Watched<O, D, F> {
    pub over: O,
    pub down: D,
    pub on: F,
}

/// Keeps the index of the pointed choice in `peek`.
///
/// A finger chooses what it touches, so nothing may be redrawn below it first. The same holds for a mouse that presses
/// at once: a preview begins only after the mouse has rested.
pub fn watch(
    peek: RwSignal<Option<usize>>,
) -> Watched<impl Fn(PointerEvent) + 'static, impl Fn(PointerEvent) + 'static, impl Fn(FocusEvent) + 'static> {
    let moves = StoredValue::new(0_u32);
    let over = move |event: PointerEvent| {
        moves.update_value(|count| *count = count.wrapping_add(1));
        let (own, choice) = (moves.get_value(), choice_at(event.target()));
        if event.pointer_type() == "mouse" && !moves_away(event.target()) {
            let look = move || {
                if moves.try_get_value() == Some(own) {
                    let _ = peek.try_set(choice);
                }
            };
            set_timeout(look, RESTS);
        }
    };
    let down = move |_: PointerEvent| moves.update_value(|count| *count = count.wrapping_add(1));
    // A press moves the focus too. The preview under the mouse stays; one elsewhere ends once the press is painted.
    let on = move |event: FocusEvent| {
        let choice = choice_at(event.target());
        let known = peek.get_untracked();
        if by_keyboard(event.target()) {
            peek.set(choice);
        } else if known.is_some() && known != choice {
            once_painted(move || {
                if peek.try_get_untracked() == Some(known) {
                    peek.set(None);
                }
            });
        }
    };
    Watched { over, down, on }
}

/// True if a preview would move the element away from the mouse: it lies in the dock of a narrow window.
fn moves_away(target: Option<EventTarget>) -> bool {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    let in_dock = element.is_some_and(|element| element.closest(".dock").is_ok_and(|dock| dock.is_some()));
    in_dock && window().inner_width().ok().and_then(|width| width.as_f64()).is_some_and(|width| width < NARROW)
}

fn choice_at(target: Option<EventTarget>) -> Option<usize> {
    let element: Element = target?.dyn_into().ok()?;
    // Elements that only name a choice, such as the adviser's cards, preview it too.
    let found = element.closest("[data-choice], [data-names]").ok().flatten()?;
    found.get_attribute("data-choice").or_else(|| found.get_attribute("data-names"))?.parse().ok()
}

fn by_keyboard(target: Option<EventTarget>) -> bool {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.matches(":focus-visible").unwrap_or(false))
}
