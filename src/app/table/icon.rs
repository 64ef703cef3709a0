//! One symbol of the sprite.

use leptos::prelude::*;

/// The address of the sprite that every symbol is taken from.
const SPRITE: &str = "icons.svg";

/// A symbol that says nothing by itself: the words beside it, or the label of its button, do.
pub fn icon(name: &'static str, size: u8) -> AnyView {
    icon_in(name, size, "icon")
}

/// A symbol without words, with classes of its own.
pub fn icon_in(name: &'static str, size: u8, class: &'static str) -> AnyView {
    let address = format!("{SPRITE}#{name}");
    view! {
        <svg class=class width=size height=size viewBox="0 0 24 24" aria-hidden="true">
            <use href=address></use>
        </svg>
    }
    .into_any()
}

/// A symbol with a spoken name, for where no words stand beside it.
pub fn spoken_icon(name: &'static str, size: u8, class: &'static str, label: String) -> AnyView {
    let address = format!("{SPRITE}#{name}");
    view! {
        <svg class=class width=size height=size viewBox="0 0 24 24" role="img" aria-label=label>
            <use href=address></use>
        </svg>
    }
    .into_any()
}
