//! Places panels above a table clear of everything that must stay visible.
//!
//! A panel has a name, `data-over`. Its `data-speaks` lists the things that it names: anchors of the table, and
//! `choice:N` for a choice by index, separated by spaces. No other panel covers them. A panel with `data-follows` stays
//! near them. A temporary panel lists in `data-clear` the things that it must not cover; no other panel gives way to
//! it. Panels that the style sheet lets lie above the table (`position: fixed`) are placed here, again after each
//! change of the page. Others have a row of their own above the table.

use super::elements::all;
use super::popover_position::{Field, GAP, Panel};
use leptos::prelude::*;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::Array;
use leptos::web_sys::{HtmlElement, MutationObserver, MutationObserverInit};
use std::cell::{Cell, RefCell};
use std::time::Duration;

/// Elements that no panel may cover.
const CLEAR: &str = ".dock, .top-bar, .table .drawer";
/// Elements that a panel covers only without an alternative.
const SPARE: &str = ".table :is([data-choice], [data-continue]):not([data-over] *)";
/// Attributes whose change moves the things that must stay visible.
const ATTRIBUTES: [&str; 5] = ["class", "data-choice", "data-speaks", "data-area", "aria-expanded"];

/// Time until the page shows the things that a step brings into view.
const SETTLES: Duration = Duration::from_millis(120);

thread_local! {
    static PLACES: RefCell<Vec<(String, (f64, f64))>> = const { RefCell::new(Vec::new()) };
    static PLANNED: Cell<bool> = const { Cell::new(false) };
}

/// Places the panels for as long as the page lives.
pub fn watch() {
    let changed = Closure::<dyn Fn(JsValue, JsValue)>::new(|_, _| plan());
    let observer = MutationObserver::new(changed.into_js_value().unchecked_ref());
    if let (Ok(observer), Some(body)) = (observer, document().body()) {
        let what = MutationObserverInit::new();
        what.set_child_list(true);
        what.set_subtree(true);
        what.set_attribute_filter(&ATTRIBUTES.iter().map(|name| JsValue::from_str(name)).collect::<Array>());
        let _ = observer.observe_with_options(&body, &what);
    }
    for event in ["resize", "scroll"] {
        let _ = window_event_listener_untyped(event, |_| plan());
    }
    plan();
}

/// Width of the window. Tracked. It changes when a device is turned: the new layout may hide visible things. The height
/// would change with every keyboard and address bar.
pub fn width() -> ReadSignal<u32> {
    let now = || document().document_element().map_or(0, |page| page.client_width().unsigned_abs());
    let (width, set_width) = signal(now());
    // Not a memo: one that is only tracked is never evaluated and never notifies.
    let follow = move |_| {
        if now() != width.get_untracked() {
            set_width.set(now());
        }
    };
    let listening = window_event_listener(leptos::ev::resize, follow);
    on_cleanup(move || listening.remove());
    width
}

/// Plans a placement: new panels before the next frame, the others once the page has settled. A step brings things into
/// view a moment later, and no panel gives way to something that is about to go.
fn plan() {
    if PLANNED.get() || !document().query_selector("[data-over]").is_ok_and(|found| found.is_some()) {
        return;
    }
    PLANNED.set(true);
    request_animation_frame(|| place(true));
    set_timeout(
        || {
            PLANNED.set(false);
            place(false);
        },
        SETTLES,
    );
}

/// Places the panels above the table; with `only_new`, only those without a position.
fn place(only_new: bool) {
    let mut panels: Vec<HtmlElement> = all("[data-over]").into_iter().filter(lies_over).collect();
    let stands = |panel: &HtmlElement| panel.style().get_property_value("left").is_ok_and(|left| !left.is_empty());
    if panels.iter().all(|panel| only_new && stands(panel)) {
        return;
    }
    let seen = |selector: &str| all(selector).into_iter().map(|one| field(&one)).filter(|one| one.width > 0.0);
    let mut clear: Vec<Field> = seen(CLEAR).collect();
    let spare: Vec<Field> = seen(SPARE).collect();
    // No panel covers the things that another one names.
    let spoken: Vec<HtmlElement> = panels.iter().flat_map(spoken_of).collect();
    if only_new {
        clear.extend(panels.iter().filter(|panel| stands(panel)).map(field));
        panels.retain(|panel| !stands(panel));
    }
    // Measures everything before anything is moved.
    let measured: Vec<_> = panels.iter().map(|panel| (field(panel), spoken_of(panel))).collect();
    for (panel, (own, speaks)) in panels.iter().zip(measured) {
        let name = panel.get_attribute("data-over").unwrap_or_default();
        let elsewhere = spoken.iter().filter(|one| !panel.contains(Some(one.as_ref()))).map(field);
        let label_of_link = named_in(panel, "data-clear");
        let before = PLACES.with_borrow(|places| places.iter().find(|one| one.0 == name).map(|one| one.1));
        let wanted = Panel {
            size: (own.width, own.height),
            bounds: bounds(),
            near: speaks.last().map(field),
            clear: clear.iter().copied().chain(elsewhere).chain(label_of_link.iter().map(field)).collect(),
            spare: spare.clone(),
            before,
            follows: panel.has_attribute("data-follows"),
        };
        // The lesson keeps its position from step to step, and moves only if it must once the page has settled. At the
        // old position it may cover the things of the new step.
        let stays = only_new && name == "lesson" && label_of_link.is_empty();
        let (left, top) = before.filter(|_| stays).unwrap_or_else(|| wanted.place());
        // Elements of a zoomed table have its pixels.
        let zoom = own.width / f64::from(panel.offset_width().max(1));
        let style = panel.style();
        let _ = style.set_property("left", &format!("{}px", left / zoom));
        let _ = style.set_property("top", &format!("{}px", top / zoom));
        // The arrow touches the named thing.
        let arrow = wanted.near.and_then(|near| Field::new(left, top, own.width, own.height).side_of(near));
        let (side, along) = arrow.unwrap_or(("", 0.0));
        let _ = panel.set_attribute("data-side", side);
        let _ = style.set_property("--along", &format!("{}px", along / zoom));
        PLACES.with_borrow_mut(|places| {
            places.retain(|one| one.0 != name);
            places.push((name, (left, top)));
        });
        clear.push(Field::new(left, top, own.width, own.height));
    }
}

/// True if the style sheet lets a panel lie above the table. On other pages a temporary message has a place of its own.
fn lies_over(panel: &HtmlElement) -> bool {
    let found = |of: Result<Option<leptos::web_sys::Element>, JsValue>| of.is_ok_and(|found| found.is_some());
    if found(panel.closest(".toasts")) && !found(document().query_selector(".table")) {
        return false;
    }
    let style = window().get_computed_style(panel).ok().flatten();
    panel.offset_width() > 0
        && style.is_some_and(|style| style.get_property_value("position").is_ok_and(|position| position == "fixed"))
}

pub fn window_field() -> Field {
    let size = |side: Result<JsValue, JsValue>| side.ok().and_then(|side| side.as_f64()).unwrap_or(0.0);
    Field::new(0.0, 0.0, size(window().inner_width()), size(window().inner_height()))
}

fn bounds() -> Field {
    let window = window_field();
    Field::new(GAP, GAP, window.width - 2.0 * GAP, window.height - 2.0 * GAP)
}

/// Rectangle of an element, in pixels of the window.
pub fn field(element: &HtmlElement) -> Field {
    let field = element.get_bounding_client_rect();
    Field::new(field.x(), field.y(), field.width(), field.height())
}

/// Visible part of an element: its ancestors may clip it or scroll it away.
pub fn in_sight(element: &HtmlElement) -> Field {
    let mut seen = field(element);
    let mut around = element.parent_element();
    while let Some(outer) = around {
        let style = window().get_computed_style(&outer).ok().flatten();
        let cuts =
            style.and_then(|style| style.get_property_value("overflow").ok()).is_some_and(|way| way != "visible");
        if let Some(outer) = outer.dyn_ref::<HtmlElement>().filter(|_| cuts) {
            seen = seen.common(field(outer));
        }
        around = outer.parent_element();
    }
    seen
}

fn spoken_of(panel: &HtmlElement) -> Vec<HtmlElement> {
    named_in(panel, "data-speaks")
}

fn named_in(panel: &HtmlElement, attribute: &str) -> Vec<HtmlElement> {
    let names = panel.get_attribute(attribute).unwrap_or_default();
    names.split_whitespace().flat_map(all_shown).collect()
}

/// The first visible thing with this name: an anchor, alternatives separated by `|`, or `choice:N` for a choice.
pub fn shown(name: &str) -> Option<HtmlElement> {
    name.split('|').find_map(|name| visible(name).next())
}

/// The visible things with this name: the first one, or for `choice:N` every button of the choice.
pub fn all_shown(name: &str) -> Vec<HtmlElement> {
    if name.starts_with("choice:") { visible(name).collect() } else { shown(name).into_iter().collect() }
}

fn visible(name: &str) -> impl Iterator<Item = HtmlElement> + use<> {
    let of_choice = name.strip_prefix("choice:").map(|place| format!("[data-choice='{place}']"));
    let selector = of_choice.unwrap_or_else(|| format!("[data-anchor='{name}']"));
    all(&selector).into_iter().filter(|one| field(one).width > 0.0)
}

pub fn anchor_of_choice(place: &str) -> Option<String> {
    let button = document().query_selector(&format!("[data-choice='{place}']")).ok().flatten()?;
    button.closest("[data-anchor]").ok().flatten()?.get_attribute("data-anchor")
}

/// The anchors that lie on the boards. Dock and top bar are always visible.
pub fn on_the_boards(anchors: &[String]) -> Vec<String> {
    let always = |anchor: &&String| {
        shown(anchor).is_some_and(|thing| thing.closest(".dock, .top-bar").is_ok_and(|found| found.is_some()))
    };
    let boards = |anchor: &&String| !anchor.starts_with("choice:") && !always(anchor);
    anchors.iter().filter(boards).cloned().collect()
}
