use crate::browser::dyn_call::call;
use crate::info::sprite;
use leptos::prelude::*;
use markup::{View, html};
use std::cell::RefCell;

/// A symbol without a label: the text beside it, or the label of its button, names it.
pub fn icon(name: &str, size: u8) -> View {
    icon_in(name, size, "icon")
}

pub fn icon_in(name: &str, size: u8, class: &'static str) -> View {
    svg_icon(name, size, class, None)
}

/// A symbol with a label for screen readers, where no text stands beside it.
pub fn spoken_icon(name: &'static str, size: u8, class: &'static str, label: String) -> View {
    svg_icon(name, size, class, Some(label))
}

fn svg_icon(name: &str, size: u8, class: &'static str, label: Option<String>) -> View {
    lay(sprite(name));
    let (hidden, role) = if label.is_none() { (Some("true"), None) } else { (None, Some("img")) };
    html! {
        <svg class=class width=size height=size viewBox="0 0 24 24" aria-hidden=hidden role=role aria-label=label>
            <use href=format!("#{name}")></use>
        </svg>
    }
}

/// Inserts a sprite into the page (public/shell.js), when one of its symbols is drawn first.
pub(super) fn lay(sprite: &'static str) {
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
