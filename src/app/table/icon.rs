//! One symbol of a sprite.

use crate::app::shelf::sprite;
use leptos::prelude::*;
use leptos::tachys::html::InertElement;

/// A symbol that says nothing by itself: the words beside it, or the label of its button, do.
pub fn icon(name: &str, size: u8) -> AnyView {
    icon_in(name, size, "icon")
}

/// A symbol without words, with classes of its own.
pub fn icon_in(name: &str, size: u8, class: &'static str) -> AnyView {
    drawn(name, size, class, "aria-hidden=\"true\"")
}

/// A symbol with a spoken name, for where no words stand beside it.
#[allow(clippy::needless_pass_by_value)] // it was made for this
pub fn spoken_icon(name: &'static str, size: u8, class: &'static str, label: String) -> AnyView {
    drawn(name, size, class, &format!("role=\"img\" aria-label=\"{}\"", escaped(&label)))
}

/// Half of what lies on a table are symbols: each is written as a whole, copied from the first of its kind, and not touched
/// where it stays the same.
fn drawn(name: &str, size: u8, class: &str, says: &str) -> AnyView {
    InertElement::new(format!(
        "<svg class=\"{class}\" width=\"{size}\" height=\"{size}\" viewBox=\"0 0 24 24\" {says}><use href=\"{}#{name}\"></use></svg>",
        sprite(name)
    ))
    .into_any()
}

/// A text as the value of an attribute: what people are called is never markup.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}
