//! Keyboard focus. A row is one stop of Tab, and arrows walk inside it. A drawer that opens takes the focus and gives
//! it back. After a choice by keyboard the focus is on the first option of the next question, never nowhere.

use leptos::prelude::*;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::Array;
use leptos::web_sys::{Element, HtmlElement, MutationObserver, MutationObserverInit};

const DIALOGS: &str = "[role=dialog], [role=alertdialog]";
const REACHABLE: &str = "button:not([disabled]), input, summary, a[href]";
const OPTIONS: &str = "[data-choice], [data-continue]";
/// Rows whose members share one stop of Tab. Rows inside a marked row belong to it.
const ROWS: [&str; 2] = ["[data-row]", "[role=group]"];

/// The last focused element, with enough data to recognize it after a redraw.
#[derive(Clone)]
struct FocusTarget {
    element: HtmlElement,
    label: String,
    /// Number of earlier elements with the same label.
    nth: usize,
    /// True if it answered a question, so that the focus moves on to the next one.
    option: bool,
}

#[derive(Clone, Copy)]
struct Keyboard {
    last: StoredValue<Option<FocusTarget>, LocalStorage>,
    openers: StoredValue<Vec<Option<FocusTarget>>, LocalStorage>,
    used: StoredValue<bool>,
}

/// Follows the focus for as long as the page lives.
pub fn watch() {
    let keyboard = Keyboard {
        last: StoredValue::new_local(None),
        openers: StoredValue::new_local(Vec::new()),
        used: StoredValue::new(false),
    };
    window_event_listener(leptos::ev::keydown, move |_| keyboard.used.set_value(true));
    window_event_listener(leptos::ev::pointerdown, move |_| keyboard.used.set_value(false));
    window_event_listener(leptos::ev::focusin, move |_| {
        if let Some(element) = focused() {
            // Measuring a row would delay the frame of a tap. Tab finds the stop of the row by itself.
            if keyboard.used.get_value() {
                rove_in(&element);
            }
            keyboard.last.set_value(Some(place_of(element, keyboard.used.get_value())));
        }
    });
    let changed = Closure::<dyn Fn(JsValue, JsValue)>::new(move |_, _| mend(keyboard));
    if let (Ok(observer), Some(body)) =
        (MutationObserver::new(changed.into_js_value().unchecked_ref()), document().body())
    {
        let what = MutationObserverInit::new();
        what.set_child_list(true);
        what.set_subtree(true);
        what.set_attribute_filter(&Array::of1(&JsValue::from_str("data-choice")));
        let _ = observer.observe_with_options(&body, &what);
    }
}

/// Repairs the focus after a change of the page: into a drawer that opened, back to the opener of one that closed, or
/// on to the next question if the focused element is gone.
fn mend(keyboard: Keyboard) {
    let dialogs: Vec<HtmlElement> = all(DIALOGS);
    let known = keyboard.openers.with_value(Vec::len);
    let here = focused();
    if dialogs.len() > known {
        let last = keyboard.last.get_value().filter(|_| known == 0 || here.is_some());
        keyboard.openers.update_value(|openers| openers.resize(dialogs.len(), last));
        if let Some(dialog) = dialogs.last()
            && !here.is_some_and(|element| dialog.contains(Some(&element)))
        {
            enter(dialog);
        }
        return;
    }
    if dialogs.len() < known {
        let opener = keyboard.openers.try_update_value(|openers| {
            let opener = openers.get(dialogs.len()).cloned().flatten();
            openers.truncate(dialogs.len());
            opener
        });
        let scope = scope();
        let lost = here.is_none() || !keyboard.used.get_value();
        // After a choice in the drawer the focus moves on to the next question, not back.
        let chose = keyboard.last.with_value(|last| last.as_ref().is_some_and(|last| last.option));
        let back = opener.flatten().and_then(|place| find(&scope, &place));
        if lost && let Some(element) = back.filter(|element| !chose || is_option(element)) {
            let _ = element.focus();
            return;
        }
    }
    let Some(last) = keyboard.last.get_value().filter(|_| keyboard.used.get_value()) else { return };
    // The chosen element may be updated in place: it exists, and is no option any more.
    let answered = |element: &HtmlElement| last.option && *element == last.element && !is_option(element);
    if here.is_some_and(|element| !answered(&element)) {
        return;
    }
    let scope = scope();
    let again = if last.option { None } else { find(&scope, &last) };
    if let Some(dialog) = dialogs.last().filter(|_| again.is_none() && !last.option) {
        // A drawer took the place of another one.
        return enter(dialog);
    }
    let first = || scope.iter().find(|element| is_option(element) && !is_last_resort(element));
    let any = || scope.iter().find(|element| is_option(element));
    // Without a question the focus waits on the dock, or on the first element of a page without a table.
    let rest = || within_document(".dock button").or_else(|| within_document("main button, main a, main summary"));
    let target = again.or_else(|| first().cloned()).or_else(|| any().cloned()).or_else(rest);
    if let Some(element) = target {
        // The previous page is gone, and the table has no question yet: the focus waits for it.
        let waits = last.option || element.closest("main.table").is_ok_and(|table| table.is_some());
        let option = waits && !is_option(&element);
        let _ = element.focus();
        if option {
            // The next question is still to come.
            keyboard.last.update_value(|place| place.iter_mut().for_each(|place| place.option = true));
        }
    }
}

fn is_option(element: &HtmlElement) -> bool {
    element.matches(OPTIONS).unwrap_or(false)
}

fn is_last_resort(element: &HtmlElement) -> bool {
    element.class_list().contains("pass")
}

fn within_document(selector: &str) -> Option<HtmlElement> {
    all(selector).into_iter().find(is_shown)
}

fn enter(dialog: &HtmlElement) {
    let inside = |selector: &str| within(dialog, selector).into_iter().find(is_shown);
    if let Some(element) = inside(OPTIONS).or_else(|| inside(".close")).or_else(|| inside(REACHABLE)) {
        let _ = element.focus();
    }
}

/// Describes the focused element. After a touch (`searched` false) the search for equal labels is skipped.
fn place_of(element: HtmlElement, searched: bool) -> FocusTarget {
    let label = label_of(&element);
    let scope = if searched { scope() } else { Vec::new() };
    let nth = scope.iter().take_while(|other| **other != element).filter(|other| label_of(other) == label).count();
    let option = is_option(&element);
    FocusTarget { element, label, nth, option }
}

fn label_of(element: &HtmlElement) -> String {
    let worded = || element.query_selector(":scope > .sr").ok().flatten().and_then(|texts| texts.text_content());
    element.get_attribute("aria-label").or_else(worded).or_else(|| element.text_content()).unwrap_or_default()
}

/// The element itself while it exists, otherwise its replacement.
fn find(scope: &[HtmlElement], place: &FocusTarget) -> Option<HtmlElement> {
    if place.element.is_connected() && is_shown(&place.element) {
        return Some(place.element.clone());
    }
    scope.iter().filter(|other| label_of(other) == place.label).nth(place.nth).cloned()
}

/// Focusable elements now: those of an open drawer and of the dock beside it, otherwise those of the page.
fn scope() -> Vec<HtmlElement> {
    let dialogs = all(DIALOGS);
    let Some(dialog) = dialogs.last() else {
        return all(REACHABLE).into_iter().filter(is_shown).collect();
    };
    let mut found = within(dialog, REACHABLE);
    if dialog.closest("main").ok().flatten().is_some() {
        found.append(&mut all(".dock button"));
    }
    found.into_iter().filter(is_shown).collect()
}

/// Handles Tab: gives every row its one stop, then keeps the focus inside an open drawer and the dock. Returns true if
/// it moved the focus.
pub fn tab(backwards: bool) -> bool {
    rove();
    if all(DIALOGS).is_empty() {
        return false;
    }
    let stops: Vec<HtmlElement> = scope().into_iter().filter(|element| element.tab_index() >= 0).collect();
    let here = focused().and_then(|element| stops.iter().position(|stop| *stop == element));
    let next = match (here, backwards) {
        (Some(at), false) => (at + 1) % stops.len().max(1),
        (Some(0) | None, true) => stops.len().saturating_sub(1),
        (Some(at), true) => at - 1,
        (None, false) => 0,
    };
    stops.get(next).is_some_and(|stop| stop.focus().is_ok())
}

pub fn close_top() -> bool {
    let close = all(DIALOGS).pop().and_then(|dialog| within(&dialog, ".close, [data-no]").pop());
    close.inspect(HtmlElement::click).is_some()
}

/// Focuses the next or the previous option of the question. From the proposal it goes to the confirm button.
pub fn next_option(backwards: bool) -> bool {
    let mut options: Vec<HtmlElement> = scope().into_iter().filter(is_option).collect();
    if backwards {
        options.reverse();
    }
    let from = focused();
    let choice = |element: &HtmlElement| element.get_attribute("data-choice");
    let confirms = |option: &&HtmlElement| {
        let same = from.as_ref().is_some_and(|from| from != *option && choice(from) == choice(option));
        same && option.matches(".dock .go[data-choice]").unwrap_or(false)
    };
    if let Some(confirm) = options.iter().find(confirms).filter(|_| !backwards) {
        return confirm.focus().is_ok();
    }
    let here = from.and_then(|element| options.iter().position(|option| *option == element));
    let next = here.map_or(0, |at| (at + 1) % options.len().max(1));
    options.get(next).is_some_and(|option| option.focus().is_ok())
}

/// Moves inside a row in a direction (-1, 0 or 1 each way): to the nearest member, sideways otherwise to the next in
/// reading order. Outside of rows, to the nearest option. Returns true if it moved.
pub fn walk(right: i32, down: i32) -> bool {
    let Some(from) = focused() else { return next_option(false) };
    if from.tag_name() == "INPUT" {
        return false;
    }
    let row = row_of(&from).map(|row| members(&row));
    let inside = row.is_some();
    let members = row.unwrap_or_else(|| scope().into_iter().filter(is_option).collect());
    if let Some(ring) = from.closest("[data-ring]").ok().flatten() {
        return walk_ring(&ring, &from, &members, right, down);
    }
    let (x, y) = middle(&from);
    let far = |element: &HtmlElement| {
        let (other_x, other_y) = middle(element);
        let (along, aside) = if right == 0 {
            ((other_y - y) * f64::from(down), (other_x - x).abs())
        } else {
            ((other_x - x) * f64::from(right), (other_y - y).abs())
        };
        // A member that lies more aside than ahead belongs to another line.
        (along > 4.0 && (right == 0 || aside < 24.0)).then_some(along + 2.5 * aside)
    };
    let nearest = members
        .iter()
        .filter(|element| **element != from)
        .filter_map(|element| far(element).map(|distance| (element, distance)))
        .min_by(|one, other| one.1.total_cmp(&other.1))
        .map(|(element, _)| element.clone());
    let in_order = || {
        let at = members.iter().position(|element| *element == from).filter(|_| inside && right != 0)?;
        let next = if right > 0 { Some(at + 1) } else { at.checked_sub(1) };
        next.and_then(|next| members.get(next)).cloned()
    };
    nearest.or_else(in_order).is_some_and(|element| element.focus().is_ok())
}

/// Moves on a ring: sideways around it, up and down outwards and inwards. Returns true if it moved.
fn walk_ring(ring: &Element, from: &HtmlElement, members: &[HtmlElement], right: i32, down: i32) -> bool {
    let field = ring.get_bounding_client_rect();
    let centre = (field.x() + field.width() / 2.0, field.y() + field.height() / 2.0);
    let polar = |element: &HtmlElement| {
        let (x, y) = middle(element);
        let (x, y) = (x - centre.0, y - centre.1);
        (x.hypot(y), y.atan2(x))
    };
    let (radius, angle) = polar(from);
    let far = |element: &HtmlElement| {
        let (other, at) = polar(element);
        let turned = (at - angle).rem_euclid(std::f64::consts::TAU);
        let (outwards, around) = (other - radius, turned.min(std::f64::consts::TAU - turned) * radius);
        if right == 0 {
            let ahead = -outwards * f64::from(down);
            (ahead > 8.0).then_some(ahead + 2.5 * around)
        } else {
            let ahead = if right > 0 { turned } else { std::f64::consts::TAU - turned };
            // A member on another circle is not beside it.
            (outwards.abs() < 14.0 && ahead > 0.01).then_some(ahead * radius)
        }
    };
    let nearest = members
        .iter()
        .filter(|element| *element != from)
        .filter_map(|element| far(element).map(|distance| (element, distance)))
        .min_by(|one, other| one.1.total_cmp(&other.1));
    nearest.is_some_and(|(element, _)| element.focus().is_ok())
}

/// Moves to an end of a row. Returns true if it moved.
pub fn walk_to_end(last: bool) -> bool {
    let Some(members) = focused().and_then(|element| row_of(&element)).map(|row| members(&row)) else { return false };
    let end = if last { members.last() } else { members.first() };
    end.is_some_and(|element| element.focus().is_ok())
}

fn row_of(element: &Element) -> Option<Element> {
    ROWS.iter().find_map(|row| element.closest(row).ok().flatten())
}

/// Focusable members of a row, without those of rows inside it.
fn members(row: &Element) -> Vec<HtmlElement> {
    within(row, REACHABLE)
        .into_iter()
        .filter(|element| is_shown(element) && row_of(element).as_ref() == Some(row))
        .collect()
}

/// Gives every row one stop of Tab: the focused member, otherwise the last one, the first option or the first member.
fn rove() {
    for selector in ROWS {
        for row in all(selector) {
            let members = members(&row);
            let here = members.iter().position(|element| Some(element) == focused().as_ref());
            let kept = || {
                let stops: Vec<usize> = (0..members.len()).filter(|place| members[*place].tab_index() >= 0).collect();
                stops.first().copied().filter(|_| stops.len() == 1)
            };
            let option = || members.iter().position(is_option);
            stop_at(&members, here.or_else(kept).or_else(option).unwrap_or(0));
        }
    }
}

fn rove_in(element: &HtmlElement) {
    let Some(members) = row_of(element).map(|row| members(&row)) else { return };
    if let Some(place) = members.iter().position(|member| member == element) {
        stop_at(&members, place);
    }
}

fn stop_at(members: &[HtmlElement], stop: usize) {
    for (place, element) in members.iter().enumerate() {
        let index = if place == stop { 0 } else { -1 };
        if element.tab_index() != index {
            element.set_tab_index(index);
        }
    }
}

fn middle(element: &HtmlElement) -> (f64, f64) {
    let field = element.get_bounding_client_rect();
    (field.x() + field.width() / 2.0, field.y() + field.height() / 2.0)
}

fn is_shown(element: &HtmlElement) -> bool {
    let field = element.get_bounding_client_rect();
    field.width() > 0.0 && field.height() > 0.0
}

/// Focuses the first visible button of these anchors, or the one after the focused. Clicks it if that only previews a
/// choice or shows a reason. Returns false if none is visible.
pub fn look_at_next(anchors: &[&str]) -> bool {
    let seen: Vec<HtmlElement> = anchors
        .iter()
        .flat_map(|anchor| all(&format!(".table button[data-anchor='{anchor}']")))
        .filter(is_shown)
        .collect();
    let now = focused();
    let place = now.and_then(|now| seen.iter().position(|one| *one == now)).map_or(0, |place| place + 1);
    let Some(next) = seen.get(place % seen.len().max(1)) else { return false };
    let _ = next.focus();
    let looks = next.has_attribute("data-look") && !next.has_attribute("data-looked");
    if looks || next.get_attribute("aria-disabled").is_some() {
        next.click();
    }
    true
}

fn focused() -> Option<HtmlElement> {
    let element: HtmlElement = document().active_element()?.dyn_into().ok()?;
    (element.tag_name() != "BODY").then_some(element)
}

pub fn all(selector: &str) -> Vec<HtmlElement> {
    document().document_element().map(|root| within(&root, selector)).unwrap_or_default()
}

fn within(root: &Element, selector: &str) -> Vec<HtmlElement> {
    let Ok(found) = root.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|place| found.item(place)?.dyn_into().ok()).collect()
}
