//! Where the keyboard is: drawers hold it while they are open, arrows walk among what may be chosen.

use super::store::Store;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};
use std::time::Duration;

/// What holds the keyboard while it is open.
const DIALOGS: &str = "[role=dialog]";
/// What the keyboard can reach.
const REACHABLE: &str = "button:not([disabled]), input, summary, a[href]";

/// Puts the keyboard into a drawer that opens, and back to where it was when all are closed.
pub fn follow_drawers(store: Store) {
    let before = StoredValue::new_local(None::<HtmlElement>);
    let open = Memo::new(move |_| store.log_open.get() || store.menu_open.get() || store.drawer.with(Option::is_some));
    Effect::new(move |was: Option<bool>| {
        let is = open.get();
        match (was, is) {
            (Some(false) | None, true) => {
                before.set_value(focused());
                set_timeout(
                    || {
                        if let Some(close) = all(".drawer .close").pop() {
                            let _ = close.focus();
                        }
                    },
                    Duration::ZERO,
                );
            }
            (Some(true), false) => {
                if let Some(element) = before.get_value() {
                    let _ = element.focus();
                }
            }
            _ => {}
        }
        is
    });
}

/// Keeps Tab inside an open dialog. True where it moved the focus.
pub fn hold_tab(backwards: bool) -> bool {
    let Some(dialog) = all(DIALOGS).pop() else { return false };
    let inside: Vec<HtmlElement> = within(&dialog, REACHABLE);
    let (Some(first), Some(last)) = (inside.first(), inside.last()) else { return false };
    let here = focused();
    let outside = here.as_ref().is_none_or(|element| !dialog.contains(Some(element)));
    let at = |element: &HtmlElement| here.as_ref() == Some(element);
    let target = match backwards {
        true if outside || at(first) => last,
        false if outside || at(last) => first,
        _ => return false,
    };
    target.focus().is_ok()
}

/// Walks to the nearest thing that may be chosen in a direction (one of -1, 0, 1 each way). True where there is one.
pub fn walk(right: i32, down: i32) -> bool {
    let choices: Vec<HtmlElement> = all("[data-choice]").into_iter().filter(is_shown).collect();
    let here = focused().filter(|element| element.tag_name() != "BODY" && element.tag_name() != "INPUT");
    let Some(from) = here else {
        return choices.first().is_some_and(|first| first.focus().is_ok());
    };
    let (x, y) = middle(&from);
    let far = |element: &HtmlElement| {
        let (other_x, other_y) = middle(element);
        let (along, aside) = if right == 0 {
            ((other_y - y) * f64::from(down), (other_x - x).abs())
        } else {
            ((other_x - x) * f64::from(right), (other_y - y).abs())
        };
        // What lies more aside than ahead is another row's.
        (along > 4.0).then_some(along + 2.5 * aside)
    };
    let nearest = choices
        .iter()
        .filter(|element| **element != from)
        .filter_map(|element| far(element).map(|distance| (element, distance)))
        .min_by(|one, other| one.1.total_cmp(&other.1));
    nearest.is_some_and(|(element, _)| element.focus().is_ok())
}

fn middle(element: &HtmlElement) -> (f64, f64) {
    let field = element.get_bounding_client_rect();
    (field.x() + field.width() / 2.0, field.y() + field.height() / 2.0)
}

fn is_shown(element: &HtmlElement) -> bool {
    let field = element.get_bounding_client_rect();
    field.width() > 0.0 && field.height() > 0.0
}

fn focused() -> Option<HtmlElement> {
    document().active_element()?.dyn_into().ok()
}

fn all(selector: &str) -> Vec<HtmlElement> {
    document().document_element().map(|root| within(&root, selector)).unwrap_or_default()
}

fn within(root: &Element, selector: &str) -> Vec<HtmlElement> {
    let Ok(found) = root.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|place| found.item(place)?.dyn_into().ok()).collect()
}
