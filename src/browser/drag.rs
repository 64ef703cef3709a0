//! Drags by mouse, finger and pen: a thing is lifted, carried above the table, and dropped on a lit place.
//!
//! One listener for all tables. It finds out on the way what can be dragged: nothing is computed for a press that stays
//! a tap. A table offers its [`Drag`]s, whose ends are values of `data-anchor`. Legal places are marked with
//! `data-drop`, things that can be lifted with `data-carry`, whose value is the direction that a finger scrolls there.

use super::dyn_call::call;
use super::elements::all;
use super::panels::window_field;
use leptos::prelude::*;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{Element, Event, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use ui::{Drag, MovedPiece};

/// Distance, in pixels, from which a press is a drag. That of a finger is the one that ends a long press.
const LIFTS: f64 = 8.0;
pub const STRAY: f64 = 12.0;
/// Height of a thing above the finger that carries it, which would hide it.
const ABOVE: f64 = 36.0;
/// Largest height of a carried thing, and the room of its label, in pixels of the window.
const TALL: f64 = 170.0;
const LABEL: (f64, f64) = (250.0, 64.0);
/// Distance to the edge of a scrolled area below which it scrolls, and the pixels of a frame.
const EDGE: f64 = 40.0;
const SCROLLS: f64 = 9.0;
/// Frames until it scrolls: a thing on its way across the edge does not.
const LINGERS: u32 = 20;
/// Time that a thing is held over a tab until its area opens.
const OPENS: Duration = Duration::from_millis(350);
/// Time after a change of the table until its things are marked: not while a tap is answered.
const SETTLES: Duration = Duration::from_millis(300);

/// Largest side of a small piece.
const PIECE: f64 = 64.0;

const EVENTS: [&str; 6] = ["pointermove", "pointerup", "pointercancel", "keydown", "blur", "dragstart"];
/// Elements that open another part of a small table: tabs, and the lobes of a compass.
const TABS: &str = ".area-tabs button:not(.current), .compass-lobe[aria-pressed=false]";
const OPEN: &str = "[role=dialog], [role=alertdialog]";

/// The drags of a table.
pub struct DragTable {
    pub drags: Box<dyn Fn() -> Vec<Drag>>,
    pub drop: Box<dyn Fn(Drag)>,
}

/// Draws the piece that is carried.
pub type DrawPiece = fn(MovedPiece, &Element) -> Option<HtmlElement>;

struct Press {
    pointer: i32,
    finger: bool,
    at: (f64, f64),
    target: Element,
    held: Option<Held>,
}

struct Held {
    table: HtmlElement,
    source: HtmlElement,
    /// The drags of the thing.
    drags: Vec<Drag>,
    layer: HtmlElement,
    label: HtmlElement,
    /// The position of the layer relative to the pointer.
    offset: (f64, f64),
    zoom: f64,
    at: (f64, f64),
    over: Option<Element>,
    /// Frames at the edge of a scrolled area; none elsewhere.
    lingers: Option<u32>,
}

thread_local! {
    static TABLE: RefCell<Option<Rc<DragTable>>> = const { RefCell::new(None) };
    static PIECE_DRAWN: Cell<Option<DrawPiece>> = const { Cell::new(None) };
    static PRESS: RefCell<Option<Press>> = const { RefCell::new(None) };
    static LISTENER: RefCell<JsValue> = const { RefCell::new(JsValue::UNDEFINED) };
    /// True until the click that follows a drop.
    static DROPPED: Cell<bool> = const { Cell::new(false) };
    static MARKS: Cell<u32> = const { Cell::new(0) };
    static OFFERS: Cell<u32> = const { Cell::new(0) };
}

/// Listens for as long as the page lives. `piece` draws the carried piece.
pub fn watch(piece: DrawPiece) {
    PIECE_DRAWN.set(Some(piece));
    let hear = Closure::<dyn Fn(Event)>::new(|event: Event| hear(&event)).into_js_value();
    for event in ["pointerdown", "click"] {
        let _ = window().add_event_listener_with_callback_and_bool(event, hear.unchecked_ref(), true);
    }
    LISTENER.set(hear);
}

/// Sets the drags of the table on the page, until it is disposed.
pub fn offer(table: DragTable) {
    TABLE.set(Some(Rc::new(table)));
    let own = OFFERS.get().wrapping_add(1);
    OFFERS.set(own);
    on_cleanup(move || {
        // The next table may have come before.
        if OFFERS.get() == own {
            cancel();
            TABLE.set(None);
        }
    });
}

fn drags() -> Vec<Drag> {
    TABLE.with_borrow(Clone::clone).map(|table| (table.drags)()).unwrap_or_default()
}

fn hear(event: &Event) {
    let pointer = event.dyn_ref::<PointerEvent>();
    let same = || {
        pointer.is_some_and(|event| {
            PRESS.with_borrow(|press| press.as_ref().is_some_and(|press| press.pointer == event.pointer_id()))
        })
    };
    match (event.type_().as_str(), pointer) {
        ("click", _) => {
            // A click without a pointer, by key or by script, belongs to no drop.
            let by_pointer = event.dyn_ref::<MouseEvent>().is_some_and(|click| click.detail() > 0);
            if DROPPED.take() && by_pointer {
                event.prevent_default();
                event.stop_immediate_propagation();
            } else {
                // The areas of a small screen are marked once they are seen.
                mark_later();
            }
        }
        ("pointerdown", Some(event)) => {
            DROPPED.set(false);
            press(event);
        }
        ("pointermove", Some(event)) if same() => moved(event),
        ("pointerup", Some(event)) if same() => released(event),
        ("pointercancel", _) if same() => {
            cancel();
        }
        ("keydown", _) => {
            let escapes = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape");
            if escapes && cancel() {
                event.prevent_default();
                event.stop_immediate_propagation();
            }
        }
        ("blur", _) if event.target().is_some_and(|target| target == window().into()) => {
            cancel();
        }
        // The browser's own drag of a picture or a selection would end the events of the pointer.
        ("dragstart", _) => event.prevent_default(),
        _ => {}
    }
}

fn press(event: &PointerEvent) {
    let before = PRESS.with_borrow(|press| press.as_ref().map(|press| press.pointer));
    cancel();
    // A second finger puts everything back. The same pointer was lifted outside of the window.
    if before.is_some_and(|before| before != event.pointer_id()) {
        return;
    }
    let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    let Some(target) = target.filter(|_| event.is_primary() && event.button() == 0) else { return };
    let on_table = target.closest("main.table").is_ok_and(|table| table.is_some());
    if !on_table || TABLE.with_borrow(Option::is_none) {
        return;
    }
    let at = (f64::from(event.client_x()), f64::from(event.client_y()));
    let finger = event.pointer_type() == "touch";
    PRESS.set(Some(Press { pointer: event.pointer_id(), finger, at, target, held: None }));
    listen(true);
}

fn listen(on: bool) {
    LISTENER.with_borrow(|listener| {
        for name in EVENTS {
            let hear = listener.unchecked_ref();
            let _ = if on {
                window().add_event_listener_with_callback_and_bool(name, hear, true)
            } else {
                window().remove_event_listener_with_callback_and_bool(name, hear, true)
            };
        }
    });
}

/// Ends the press, and puts a lifted thing back. Returns true if one was lifted.
fn cancel() -> bool {
    let Some(press) = PRESS.take() else { return false };
    listen(false);
    let Some(held) = press.held else { return false };
    held.layer.remove();
    for element in all("[data-drop], [data-held], [data-dragging]") {
        for name in ["data-drop", "data-held", "data-dragging"] {
            let _ = element.remove_attribute(name);
        }
    }
    let _ = held.table.release_pointer_capture(press.pointer);
    DROPPED.set(true);
    true
}

fn moved(event: &PointerEvent) {
    if event.buttons() == 0 && event.pointer_type() == "mouse" {
        // Its button was released outside of the window.
        cancel();
        return;
    }
    let at = (f64::from(event.client_x()), f64::from(event.client_y()));
    let lifts = PRESS.with_borrow(|press| {
        let press = press.as_ref()?;
        let far = (at.0 - press.at.0).abs().max((at.1 - press.at.1).abs());
        Some(press.held.is_none() && far > if press.finger { STRAY } else { LIFTS })
    });
    if lifts == Some(true) && lift(at).is_none() {
        // Nothing of this table, or an explanation opened meanwhile.
        cancel();
        return;
    }
    if PRESS.with_borrow(|press| press.as_ref().is_some_and(|press| press.held.is_some())) {
        event.prevent_default();
        carry(at);
    }
}

/// The drags of a touched thing, and the thing: the innermost that has any. The choice of a part that can be tapped
/// decides between those of several owners.
fn source_of(target: &Element, drags: &[Drag]) -> Option<(HtmlElement, Vec<Drag>)> {
    let mut here = Some(target.clone());
    while let Some(element) = here.filter(|element| element.tag_name() != "MAIN") {
        let anchor = element.get_attribute("data-anchor");
        let place = choice_of(&element);
        let by_choice =
            |drag: &&Drag| place.is_some() && drag.place() == place && anchor.as_deref() != Some(&drag.motion.to);
        let chosen: Vec<Drag> = drags.iter().filter(by_choice).cloned().collect();
        let of_thing = drags.iter().filter(|drag| anchor.as_deref() == Some(&drag.motion.from)).cloned();
        let own: Vec<Drag> = if chosen.is_empty() { of_thing.collect() } else { chosen };
        if !own.is_empty() {
            return Some((element.dyn_into().ok()?, own));
        }
        here = element.parent_element();
    }
    None
}

fn choice_of(element: &Element) -> Option<usize> {
    element.get_attribute("data-choice")?.parse().ok()
}

fn anchored(anchor: &str) -> Vec<HtmlElement> {
    all(&format!("main.table [data-anchor='{anchor}']"))
}

fn lift(at: (f64, f64)) -> Option<()> {
    let offered = TABLE.with_borrow(Clone::clone)?;
    let (target, finger, pointer, start) = PRESS.with_borrow(|press| {
        press.as_ref().map(|press| (press.target.clone(), press.finger, press.pointer, press.at))
    })?;
    if all(OPEN).iter().any(|open| !open.contains(Some(&target))) {
        return None;
    }
    let (source, drags) = source_of(&target, &(offered.drags)())?;
    let table: HtmlElement = source.closest("main.table").ok()??.dyn_into().ok()?;
    let piece = drags.first()?.motion.piece;
    let field = source.get_bounding_client_rect();
    // A zoomed table has other pixels than the window.
    let zoom = table.get_bounding_client_rect().width() / f64::from(table.offset_width().max(1));
    let zoom = if zoom > 0.0 { zoom } else { 1.0 };
    let element = |name: &str| -> Option<HtmlElement> { document().create_element(name).ok()?.dyn_into().ok() };
    let (layer, label) = (element("div")?, element("span")?);
    let held = PIECE_DRAWN.get()?(piece, &source)?;
    layer.append_child(&held).ok()?;
    layer.append_child(&label).ok()?;
    layer.set_class_name("lifted");
    label.set_class_name("lifted-label");
    for (name, value) in [("aria-hidden", "true"), ("inert", ""), ("popover", "manual")] {
        let _ = layer.set_attribute(name, value);
    }
    table.append_child(&layer).ok()?;
    // Above everything, where the browser has popovers; else the style sheet says how far above.
    let _ = call(&layer, "showPopover", &[]);
    let own = layer.get_bounding_client_rect();
    // A large card is carried smaller: it would hide its place.
    let scale = (TALL / own.height()).min(1.0);
    let offset = match piece {
        MovedPiece::Icon(..) if finger => (-own.width() / 2.0, -own.height() - ABOVE / 2.0),
        MovedPiece::Icon(..) => (-own.width() / 2.0, -own.height() / 2.0),
        _ => ((field.left() - start.0) * scale, (field.top() - start.1) * scale - if finger { ABOVE } else { 0.0 }),
    };
    if scale < 1.0 {
        let _ = held.style().set_property("scale", &scale.to_string());
    }
    let _ = table.set_pointer_capture(pointer);
    let _ = table.set_attribute("data-dragging", "");
    let _ = source.set_attribute("data-held", "");
    let held = Held { table, source, drags, layer, label, offset, zoom, at, over: None, lingers: None };
    light(&held);
    PRESS.with_borrow_mut(|press| press.as_mut().map(|press| press.held = Some(held)))
}

/// Lights the places where the thing can be dropped.
fn light(held: &Held) {
    for drag in &held.drags {
        for place in anchored(&drag.motion.to) {
            if !place.contains(Some(&held.source)) {
                let _ = place.set_attribute("data-drop", "");
            }
        }
    }
}

/// The lit place at a point, and the drag to it.
fn place_at(held: &Held, (x, y): (f64, f64)) -> Option<(Element, Drag)> {
    #[allow(clippy::cast_possible_truncation)] // pixels of a window
    let point = document().element_from_point(x as f32, y as f32)?;
    let place = point.closest("[data-drop]").ok()??;
    let anchor = place.get_attribute("data-anchor")?;
    let here = || held.drags.iter().filter(|drag| drag.motion.to == anchor);
    let part = point.closest("[data-choice]").ok().flatten().as_ref().and_then(choice_of);
    let first = here().next()?;
    let meant = if here().all(|drag| drag.tap == first.tap) {
        first
    } else {
        here().find(|drag| part.is_some() && drag.place() == part)?
    };
    Some((place, meant.clone()))
}

fn carry(at: (f64, f64)) {
    PRESS.with_borrow_mut(|press| {
        let Some(Press { held: Some(held), finger, .. }) = press else { return };
        held.at = at;
        let (left, top) = (at.0 + held.offset.0, at.1 + held.offset.1);
        let pixels = |number: f64| format!("{}px", (number / held.zoom).round());
        let _ = held.layer.style().set_property("transform", &format!("translate({},{})", pixels(left), pixels(top)));
        let found = found(held, *finger);
        let over = found.as_ref().map(|(place, _)| place.clone());
        if over != held.over {
            if let Some(before) = held.over.take().filter(|before| before.has_attribute("data-drop")) {
                let _ = before.set_attribute("data-drop", "");
            }
            if let Some(place) = &over {
                let _ = place.set_attribute("data-drop", "over");
            }
            held.over = over;
        }
        held.label.set_text_content(found.as_ref().map(|(_, drag)| drag.label.as_str()));
        // Within the window.
        let middle = at.0.min(window_field().width - LABEL.0 / 2.0).max(LABEL.0 / 2.0);
        let style = held.label.style();
        let _ = style.set_property("left", &pixels(middle - left));
        let _ = style.set_property("top", &pixels((top - 6.0).max(LABEL.1) - top));
        open_tab(at);
        if held.lingers.is_none() && scrolled(at).is_some() {
            held.lingers = Some(0);
            request_animation_frame(scroll_on);
        }
    });
}

/// The place below the pointer, or else below the thing that a finger carries above itself.
fn found(held: &Held, finger: bool) -> Option<(Element, Drag)> {
    place_at(held, held.at).or_else(|| place_at(held, (held.at.0, held.at.1 - ABOVE)).filter(|_| finger))
}

/// Opens the area of a tab that the thing is held over.
fn open_tab(at: (f64, f64)) {
    let Some(tab) = tab_at(at) else { return };
    if tab.has_attribute("data-opens") {
        return;
    }
    let _ = tab.set_attribute("data-opens", "");
    set_timeout(
        move || {
            let _ = tab.remove_attribute("data-opens");
            let now = PRESS.with_borrow(|press| press.as_ref().and_then(|press| Some(press.held.as_ref()?.at)));
            if now.and_then(tab_at).as_ref() == Some(&tab) {
                tab.click();
                request_animation_frame(|| {
                    PRESS.with_borrow(|press| press.iter().filter_map(|press| press.held.as_ref()).for_each(light));
                });
            }
        },
        OPENS,
    );
}

fn tab_at((x, y): (f64, f64)) -> Option<HtmlElement> {
    #[allow(clippy::cast_possible_truncation)] // pixels of a window
    let point = document().element_from_point(x as f32, y as f32)?;
    point.closest(TABS).ok()??.dyn_into().ok()
}

/// The area to scroll, and the direction, while a thing is held at its edge.
fn scrolled((x, y): (f64, f64)) -> Option<(Element, f64, f64)> {
    #[allow(clippy::cast_possible_truncation)] // pixels of a window
    let mut here = document().element_from_point(x as f32, y as f32);
    let towards = |at: f64, start: f64, end: f64| {
        if at < start + EDGE {
            -SCROLLS
        } else if at > end - EDGE {
            SCROLLS
        } else {
            0.0
        }
    };
    while let Some(element) = here {
        let (across, along) = scrolls_in(&element);
        let field = element.get_bounding_client_rect();
        let right = if across { towards(x, field.left(), field.right()) } else { 0.0 };
        let down = if along { towards(y, field.top(), field.bottom()) } else { 0.0 };
        if right != 0.0 || down != 0.0 {
            return Some((element, right, down));
        }
        here = element.parent_element();
    }
    None
}

/// True for each direction, sideways and down, in which an element scrolls by itself.
fn scrolls_in(element: &Element) -> (bool, bool) {
    let (across, along) =
        (element.scroll_width() > element.client_width() + 1, element.scroll_height() > element.client_height() + 1);
    if !across && !along {
        return (false, false);
    }
    let style = window().get_computed_style(element).ok().flatten();
    let may = |name: &str| {
        let value = style.as_ref().and_then(|style| style.get_property_value(name).ok()).unwrap_or_default();
        value == "auto" || value == "scroll"
    };
    (across && may("overflow-x"), along && may("overflow-y"))
}

fn scroll_on() {
    let now = PRESS.with_borrow_mut(|press| {
        let held = press.as_mut()?.held.as_mut()?;
        let area = scrolled(held.at);
        held.lingers = area.is_some().then(|| held.lingers.map_or(0, |frames| frames + 1));
        Some((area?, held.at, held.lingers?))
    });
    let Some(((area, right, down), at, frames)) = now else { return };
    if frames > LINGERS {
        area.scroll_by_with_x_and_y(right, down);
        carry(at);
    }
    request_animation_frame(scroll_on);
}

fn released(event: &PointerEvent) {
    let at = (f64::from(event.client_x()), f64::from(event.client_y()));
    let meant = PRESS.with_borrow_mut(|press| {
        let press = press.as_mut()?;
        let held = press.held.as_mut()?;
        held.at = at;
        found(held, press.finger).map(|(_, drag)| drag)
    });
    cancel();
    // The table may have changed meanwhile, by another device.
    if let (Some(drag), Some(table)) = (meant, TABLE.with_borrow(Clone::clone))
        && drags().contains(&drag)
    {
        (table.drop)(drag);
    }
}

/// Marks the things that can be lifted once the table has settled.
pub fn mark_later() {
    MARKS.set(MARKS.get().wrapping_add(1));
    let own = MARKS.get();
    set_timeout(
        move || {
            if own == MARKS.get() {
                mark();
            }
        },
        SETTLES,
    );
}

/// Marks only what changes.
fn mark() {
    let before = all("[data-carry]");
    let mut marked: Vec<HtmlElement> = Vec::new();
    let mut seen: Vec<String> = Vec::new();
    for Drag { motion, .. } in drags() {
        if seen.contains(&motion.from) {
            continue;
        }
        for thing in anchored(&motion.from) {
            if let Some(scrolls) = carries(&thing) {
                if thing.get_attribute("data-carry").as_deref() != Some(scrolls) {
                    let _ = thing.set_attribute("data-carry", scrolls);
                }
                marked.push(thing);
            }
        }
        seen.push(motion.from);
    }
    for gone in before.iter().filter(|element| !marked.contains(element)) {
        let _ = gone.remove_attribute("data-carry");
    }
}

/// Direction in which a finger scrolls over a thing; `None` for a thing that is not seen. A finger that lifts a thing does
/// not scroll there. Where the area scrolls, it lifts a card across that direction, and a small piece, beside which there
/// is room to scroll, in any.
fn carries(thing: &HtmlElement) -> Option<&'static str> {
    let field = thing.get_bounding_client_rect();
    if field.width() == 0.0 {
        return None;
    }
    let mut here = thing.parent_element().filter(|_| field.width().max(field.height()) > PIECE);
    let mut scrolls = "";
    while let Some(element) = here.filter(|element| element.tag_name() != "MAIN") {
        match scrolls_in(&element) {
            (_, true) => scrolls = "y",
            (true, _) => scrolls = "x",
            _ => {}
        }
        here = element.parent_element();
    }
    Some(scrolls)
}
