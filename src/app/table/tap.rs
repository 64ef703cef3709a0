//! What a tap on a thing does: make a choice, or say why it cannot be made.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

/// What a tap does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tap {
    /// Makes the choice with this place in the list of legal choices.
    Choose(usize),
    /// Changes one's mind: takes steps back, then makes this choice (by its text).
    Switch(String),
    /// Says why it cannot be chosen.
    Why(String),
    /// Explains the thing by its key.
    Explain(String),
}

/// What the table does with taps. The table view provides it as a context.
#[derive(Clone, Copy)]
pub struct Taps {
    /// Makes a choice.
    pub choose: Callback<usize>,
    /// Goes back and chooses otherwise.
    pub switch: Callback<String>,
    /// Shows why not.
    pub why: Callback<String>,
    /// Explains a thing by its key.
    pub explain: Callback<String>,
}

/// A button for a thing on the table. What makes a choice carries `data-choice`; what cannot be chosen stays a button
/// that says why. A long press or the secondary button explains the thing, where it has a `key`.
pub fn tap_button(tap: Tap, key: Option<String>, class: String, label: String, inside: AnyView) -> AnyView {
    let taps = use_context::<Taps>();
    let choice = match &tap {
        Tap::Choose(place) => Some(place.to_string()),
        _ => None,
    };
    let disabled = matches!(tap, Tap::Why(_)).then_some("true");
    let explain = move |event: MouseEvent| {
        if let (Some(taps), Some(key)) = (taps, key.clone()) {
            event.prevent_default();
            taps.explain.run(key);
        }
    };
    let press = move |_: MouseEvent| {
        let Some(taps) = taps else { return };
        match tap.clone() {
            Tap::Choose(place) => taps.choose.run(place),
            Tap::Switch(choice) => taps.switch.run(choice),
            Tap::Why(reason) => taps.why.run(reason),
            Tap::Explain(key) => taps.explain.run(key),
        }
    };
    view! {
        <button
            type="button"
            class=class
            data-choice=choice
            aria-disabled=disabled
            aria-label=label
            on:click=press
            on:contextmenu=explain
        >
            {inside}
        </button>
    }
    .into_any()
}
