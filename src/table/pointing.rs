//! What the pointer rests on and the keyboard is on is previewed before it is chosen.

use crate::browser::paint::once_painted;
use crate::browser::signal::RwSignal;
use leptos::ev::{FocusEvent, PointerEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, EventTarget};
use std::time::Duration;

/// How long a mouse rests on something before it is previewed.
const RESTS: Duration = Duration::from_millis(80);
/// In a window narrower than this, in pixels, what follows takes room among the answers of the dock and moves them.
const NARROW: f64 = 600.0;

/// What a table listens to, to know what is pointed at.
pub struct Watched<O, D, F> {
    /// A pointer comes over something.
    pub over: O,
    /// A pointer presses.
    pub down: D,
    /// The focus moves.
    pub on: F,
}

/// Keeps in `peek` the place of the choice that is pointed at.
///
/// A finger chooses what it touches: nothing may be drawn anew below it before that. Nor below a mouse that presses at once:
/// only where it rests for a moment is something previewed.
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
    // A press moves the focus, too: what the mouse rests on stays previewed, and what was previewed elsewhere does not, once
    // the press is seen.
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

/// Whether a preview of an element would move it away from below the mouse: what lies in the dock of a narrow window.
fn moves_away(target: Option<EventTarget>) -> bool {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    let in_dock = element.is_some_and(|element| element.closest(".dock").is_ok_and(|dock| dock.is_some()));
    in_dock && window().inner_width().ok().and_then(|width| width.as_f64()).is_some_and(|width| width < NARROW)
}

/// The place of the choice that an element makes.
fn choice_at(target: Option<EventTarget>) -> Option<usize> {
    let element: Element = target?.dyn_into().ok()?;
    // What only names a choice, such as the adviser's cards, lets it be looked at, too.
    let found = element.closest("[data-choice], [data-names]").ok().flatten()?;
    found.get_attribute("data-choice").or_else(|| found.get_attribute("data-names"))?.parse().ok()
}

/// Whether the keyboard put the focus where it is.
fn by_keyboard(target: Option<EventTarget>) -> bool {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.matches(":focus-visible").unwrap_or(false))
}
