//! The page after a crash: plain elements, because nothing of the program can be trusted then. The game was saved
//! before the step was shown, so a reload brings it back.

use super::menu::save_text;
use crate::app::saves;
use crate::app::settings::remembered_lang;
use crate::app::words::Words;
use leptos::prelude::document;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use leptos::web_sys::{Element, HtmlElement};
use std::panic;

/// From now on a panic shows the recovery page instead of a dead one.
pub fn watch() {
    panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        let _ = show(&info.to_string());
    }));
}

/// Shows the recovery page with what happened.
pub fn show(report: &str) -> Option<()> {
    let words = Words(remembered_lang());
    let body = document().body()?;
    body.set_inner_html("");
    let page = child(&body, "main", "recovery", "")?;
    let panel = child(&page, "section", "recovery-panel", "")?;
    child(&panel, "h1", "", words.crashed())?;
    child(&panel, "p", "", words.crashed_hint())?;
    let buttons = child(&panel, "div", "row", "")?;
    let reload = child(&buttons, "button", "btn go", words.reload())?;
    on_click(&reload, || {
        if let Some(window) = leptos::web_sys::window() {
            let _ = window.location().reload();
        }
    });
    let last = saves::list().into_iter().next().and_then(|card| saves::record_text(card.id));
    if let Some(record) = last {
        let save = child(&buttons, "button", "btn", words.save_record())?;
        let text = record.clone();
        on_click(&save, move || {
            let _ = save_text(&text, "francia.json");
        });
        let details = child(&panel, "details", "", "")?;
        child(&details, "summary", "", words.what_happened())?;
        child(&details, "pre", "", report)?;
        child(&details, "pre", "", &record)?;
    } else {
        child(&panel, "pre", "", report)?;
    }
    reload.dyn_ref::<HtmlElement>()?.focus().ok()
}

fn child(parent: &Element, tag: &str, class: &str, text: &str) -> Option<Element> {
    let element = document().create_element(tag).ok()?;
    if !class.is_empty() {
        element.set_class_name(class);
    }
    if !text.is_empty() {
        element.set_text_content(Some(text));
    }
    parent.append_child(&element).ok()?;
    Some(element)
}

fn on_click(element: &Element, action: impl Fn() + 'static) {
    let action = Closure::<dyn Fn()>::new(action);
    let _ = element.add_event_listener_with_callback("click", action.as_ref().unchecked_ref());
    action.forget();
}
