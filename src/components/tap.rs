//! What a tap on a thing does: make a choice, or say why it cannot be made.

use crate::render::{View, html};
use leptos::prelude::*;
use ui::Tap;

/// What the table does with taps. The table view provides it as a context.
#[derive(Clone, Copy)]
pub struct Taps {
    /// Makes a choice.
    pub choose: Callback<usize>,
    /// Proposes a choice.
    pub pick: Callback<usize>,
    /// Goes back and chooses otherwise.
    pub switch: Callback<String>,
    /// Makes a choice that begins an action, and then one of the question after it.
    pub ahead: Callback<(String, String)>,
    /// Shows why the thing with this key cannot be chosen.
    pub why: Callback<(String, Option<String>)>,
    /// Explains a thing by its key.
    pub explain: Callback<String>,
}

/// What a button shows, and what it says: all of it in words. (An `aria-label` would have to repeat what is shown, letter
/// by letter, for those who speak to their machine.)
pub fn worded(label: String, inside: View) -> View {
    html! { <span class="sr">{label}</span> <span class="in" aria-hidden="true">{inside}</span> }
}

/// Does what a tap does; the key is that of the thing.
fn press(taps: Option<Taps>, tap: Tap, key: Option<&String>) {
    let Some(taps) = taps else { return };
    match tap {
        Tap::Choose(place) | Tap::Look { place, looked: true } => taps.choose.run(place),
        Tap::Pick(place) | Tap::Look { place, looked: false } => taps.pick.run(place),
        Tap::Switch(choice) => taps.switch.run(choice),
        Tap::Ahead(first, then) => taps.ahead.run((first, then)),
        Tap::Why(reason) => {
            taps.why.run((reason, key.cloned()));
            if let Some(key) = key {
                taps.explain.run(key.clone());
            }
        }
        Tap::Explain(key) => taps.explain.run(key),
    }
}

/// A button for a thing on the table. What makes a choice carries `data-choice`, and `data-look` where a first tap looks at
/// it, with `data-looked` once it did; what belongs to the question after one carries `data-ahead`; what cannot be chosen stays a button that says why. A long press or the secondary button explains the thing, where it has a `key`: its topic. The key is
/// also the anchor by which what moves and the log find it.
pub fn tap_button(tap: Tap, key: Option<String>, class: String, label: String, inside: View) -> View {
    live_button(Signal::stored(tap), key, class, label, inside)
}

/// The same with a description: more than its name has to say, for those who do not see what it shows.
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

/// The same where the tap changes more often than the thing: a thing that looks as before is not drawn anew.
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
            on:click=move |_| press(taps, tap.get_untracked(), key.as_ref())
        >
            {worded(label, inside)}
        </button>
    }
}
