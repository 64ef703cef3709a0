//! Elements of the document.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};

/// All that a selector matches, in the order of the document.
pub fn all(selector: &str) -> Vec<HtmlElement> {
    document().document_element().map(|root| within(&root, selector)).unwrap_or_default()
}

pub fn within(root: &Element, selector: &str) -> Vec<HtmlElement> {
    let Ok(found) = root.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|place| found.item(place)?.dyn_into().ok()).collect()
}

/// The focused element; `None` where nothing is focused.
pub fn focused() -> Option<HtmlElement> {
    let element: HtmlElement = document().active_element()?.dyn_into().ok()?;
    (element.tag_name() != "BODY").then_some(element)
}

pub fn is_shown(element: &HtmlElement) -> bool {
    let field = element.get_bounding_client_rect();
    field.width() > 0.0 && field.height() > 0.0
}

pub fn middle(element: &HtmlElement) -> (f64, f64) {
    let field = element.get_bounding_client_rect();
    (field.x() + field.width() / 2.0, field.y() + field.height() / 2.0)
}
