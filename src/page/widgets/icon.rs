//! One symbol of a sprite.

use super::same::same;
use crate::page::info::sprite;
use crate::page::services::call::call;
use leptos::prelude::*;
use leptos::svg;
use std::cell::RefCell;

/// A symbol that says nothing by itself: the words beside it, or the label of its button, do.
pub fn icon(name: &str, size: u8) -> AnyView {
    icon_in(name, size, "icon")
}

/// A symbol without words, with classes of its own.
pub fn icon_in(name: &str, size: u8, class: &'static str) -> AnyView {
    drawn(name, size, class, None)
}

/// A symbol with a spoken name, for where no words stand beside it.
pub fn spoken_icon(name: &'static str, size: u8, class: &'static str, label: String) -> AnyView {
    drawn(name, size, class, Some(label))
}

/// Half of what lies on a table are symbols. They are made by hand: tachys 0.2 copies every markup that it has seen while it
/// looks for the one that it wants, which took half of the time of a tap.
fn drawn(name: &str, size: u8, class: &'static str, label: Option<String>) -> AnyView {
    same((name.to_owned(), size, class, label), |(name, size, class, label)| {
        lay(sprite(name));
        svg::svg()
            .class(*class)
            .attr("width", size.to_string())
            .attr("height", size.to_string())
            .attr("viewBox", "0 0 24 24")
            .attr("aria-hidden", label.is_none().then_some("true"))
            .attr("role", label.is_some().then_some("img"))
            .attr("aria-label", label.clone())
            .child(svg::r#use().attr("href", format!("#{name}")))
            .into_any()
    })
}

/// Lays a sprite into the page (public/shell.js), the first time that one of its symbols is drawn.
fn lay(sprite: &'static str) {
    thread_local! {
        static LAID: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
    }
    LAID.with_borrow_mut(|laid| {
        if !laid.contains(&sprite) {
            laid.push(sprite);
            let _ = call(&window(), "sprite", &[sprite.into()]);
        }
    });
}
