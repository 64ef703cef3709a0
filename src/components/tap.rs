//! Actions of taps: a tap makes a choice, or shows the reason why it cannot be made.

use leptos::prelude::*;
use markup::{View, html};
use ui::Tap;

/// Handlers of taps. The table view provides them as a context.
#[derive(Clone, Copy)]
pub struct Taps {
    pub choose: Callback<usize>,
    pub pick: Callback<usize>,
    pub switch: Callback<String>,
    pub ahead: Callback<(String, String)>,
    pub why: Callback<(String, Option<String>)>,
    pub explain: Callback<String>,
}

/// Content of a button, with its label as hidden text. (An `aria-label` would have to repeat the visible text literally
/// for users of voice control.)
pub fn worded(label: String, inside: View) -> View {
    html! { <span class="sr">{label}</span> <span class="in" aria-hidden="true">{inside}</span> }
}

impl Taps {
    /// Runs the action of a tap. `key`: that of the thing.
    pub fn press(self, tap: Tap, key: Option<&String>) {
        match tap {
            Tap::Choose(place) | Tap::Look { place, looked: true } => self.choose.run(place),
            Tap::Pick(place) | Tap::Look { place, looked: false } => self.pick.run(place),
            Tap::Switch(choice) => self.switch.run(choice),
            Tap::Ahead(first, then) => self.ahead.run((first, then)),
            Tap::Why(reason) => {
                self.why.run((reason, key.cloned()));
                if let Some(key) = key {
                    self.explain.run(key.clone());
                }
            }
            Tap::Explain(key) => self.explain.run(key),
        }
    }
}

/// A button for a thing on the table. A choice carries `data-choice`; one that is previewed first also `data-look`,
/// then `data-looked`. A choice of the next question carries `data-ahead`. A thing that cannot be chosen stays a button
/// that shows the reason. A long press or the secondary button explains a thing with a `key`, which is its topic, and
/// its anchor for movements and the log.
pub fn tap_button(tap: Tap, key: Option<String>, class: String, label: String, inside: View) -> View {
    live_button(Signal::stored(tap), key, class, label, inside)
}

/// Like [`tap_button`], with a description for screen readers that goes beyond its name.
pub fn described_button(
    tap: Tap,
    key: Option<String>,
    class: String,
    label: String,
    about: String,
    inside: View,
) -> View {
    button(Signal::stored(tap), key, class, label, Some(about), inside)
}

/// Like [`tap_button`], for a tap that changes more often than the thing, which is then not redrawn.
pub fn live_button(tap: Signal<Tap>, key: Option<String>, class: String, label: String, inside: View) -> View {
    button(tap, key, class, label, None, inside)
}

fn button(
    tap: Signal<Tap>,
    key: Option<String>,
    class: String,
    label: String,
    about: Option<String>,
    inside: View,
) -> View {
    let taps = use_context::<Taps>();
    let choice = move || {
        tap.with(|tap| match tap {
            Tap::Choose(place) | Tap::Look { place, .. } => Some(place.to_string()),
            _ => None,
        })
    };
    let looked = move || tap.with(|tap| matches!(tap, Tap::Look { looked: true, .. }).then_some(""));
    let look = move || tap.with(|tap| matches!(tap, Tap::Look { .. }).then_some(""));
    let ahead = move || tap.with(|tap| matches!(tap, Tap::Ahead(..)).then_some(""));
    let disabled = move || tap.with(|tap| matches!(tap, Tap::Why(_)).then_some("true"));
    let (anchor, topic) = (key.clone(), key.clone());
    html! {
        <button
            type="button"
            class=class
            data-choice=choice
            data-look=look
            data-looked=looked
            data-ahead=ahead
            data-anchor=anchor
            data-topic=topic
            aria-disabled=disabled
            aria-description=about
            on:click=move |_| {
                if let Some(taps) = taps {
                    taps.press(tap.get_untracked(), key.as_ref());
                }
            }
        >
            {worded(label, inside)}
        </button>
    }
}
