//! Movements on the table: things travel from place to place, one beat after the other, and numbers count.
//!
//! A game describes its events by anchors ([`Motion`]). An anchor is the value of a `data-anchor` attribute, or several
//! separated by `|`, of which the first visible one counts. Old places are measured before the table is redrawn,
//! everything else after the new table is painted, so that no movement delays the answer to a tap. Copies travel in a
//! separate layer that ignores taps. The next tap or key ends all movements.

use super::seat_class;
use crate::browser::dyn_call::call;
use crate::browser::paint::once_painted;
use crate::browser::settings::Speed;
use kernel::Seat;
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::{Date, JSON};
use leptos::web_sys::{DomRect, Element, HtmlElement, Node};
use std::cell::RefCell;
use std::time::Duration;
use ui::{Motion, MovedPiece};

/// Upper bound of the duration of a step, in milliseconds. Its beats move closer together for it.
const TOTAL: u32 = 1500;
/// Upper bound of the beats that start together. With more, many choices were made at once, and the first ones are
/// outdated.
const MOST: usize = 60;
/// Delay between the pieces of one beat, in milliseconds.
const BETWEEN: u32 = 45;
/// Size of a travelling symbol, in pixels.
const SIZE: u16 = 28;
/// Size of a symbol in a hand.
const HELD: u16 = 44;
const FADES: &str = r#"[{"opacity":0},{"opacity":1}]"#;
const POPS: &str = r#"[{"transform":"none"},{"transform":"scale(1.1)"},{"transform":"none"}]"#;

struct Measured {
    motion: Motion,
    from: Option<DomRect>,
    copy: Option<HtmlElement>,
}

struct Number {
    element: Element,
    before: String,
}

#[derive(Default)]
struct MotionPlayer {
    beats: Vec<Vec<Measured>>,
    numbers: Vec<Number>,
    speed: Speed,
    running: Vec<JsValue>,
    counting: Vec<(Node, String)>,
    /// End of all movements, in milliseconds since 1970.
    end: f64,
    /// Counter of starts. A planned call compares it to know whether it is still valid.
    turn: u32,
}

thread_local! {
    static PLAYER: RefCell<MotionPlayer> = RefCell::default();
}

/// Ends all movements at the next tap or key, for as long as the page lives. The feedback to the tap is painted first,
/// since the movements would delay it.
pub fn listen() {
    window_event_listener(leptos::ev::pointerdown, |_| once_painted(skip));
    window_event_listener(leptos::ev::keydown, |_| once_painted(skip));
}

/// Measures the old places, and starts the movements after the redraw. Must be called before it. If the table `turns`
/// to another seat, its numbers do not count.
pub fn play(beats: Vec<Vec<Motion>>, speed: Speed, turns: bool) {
    if beats.is_empty() || document().hidden() {
        return;
    }
    PLAYER.with_borrow_mut(|player| {
        let first = player.beats.is_empty();
        player.speed = speed;
        if first {
            player.numbers = numbers();
        }
        if turns {
            player.numbers.clear();
        }
        let newest = beats.into_iter().rev().take(MOST).rev();
        player.beats.extend(newest.map(|beat| beat.into_iter().map(measure).collect()));
        let old = player.beats.len().saturating_sub(MOST);
        player.beats.drain(..old);
        let now = Date::now();
        player.end = player.end.max(now) + f64::from(length(player.beats.len(), speed));
        if first {
            let turn = player.turn;
            // The new table, which answers the tap, is painted first.
            request_animation_frame(move || set_timeout(move || start(turn), Duration::ZERO));
        }
    });
}

/// Remaining duration of all movements, in milliseconds.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a few seconds
pub fn left() -> u32 {
    PLAYER.with_borrow(|player| (player.end - Date::now()).max(0.0) as u32)
}

pub fn skip() {
    PLAYER.with_borrow_mut(|player| {
        if player.end == 0.0 {
            return;
        }
        player.end = 0.0;
        player.turn += 1;
        player.beats.clear();
        for animation in player.running.drain(..) {
            let _ = call(&animation, "cancel", &[]);
        }
        for (number, text) in player.counting.drain(..) {
            number.set_node_value(Some(&text));
        }
        if let Some(layer) = find(".flights") {
            layer.set_inner_html("");
        }
        while let Some(number) = find(".changed") {
            let _ = number.class_list().remove_1("changed");
        }
    });
}

/// Scrolls to the first of these anchors and lights all of them for a moment. Returns false if the first one is not
/// visible then.
pub fn point_at(anchors: &[String]) -> bool {
    let (mut first, mut in_sight) = (true, false);
    for element in anchors.iter().filter_map(|anchor| seen(anchor).or_else(|| at(anchor))) {
        if first {
            element.scroll_into_view();
            in_sight = is_seen(&element.get_bounding_client_rect());
            first = false;
        }
        // Removing and adding the class restarts the animation.
        let _ = element.class_list().remove_1("pointed");
        let _ = element.get_bounding_client_rect();
        let _ = element.class_list().add_1("pointed");
        set_timeout(
            move || {
                let _ = element.class_list().remove_1("pointed");
            },
            Duration::from_millis(1600),
        );
    }
    in_sight
}

/// True if an element that matches `what` covers one of these anchors.
pub fn covers(what: &str, anchors: &[String]) -> bool {
    let Some(over) = find(what).map(|over| over.get_bounding_client_rect()) else { return false };
    anchors.iter().filter_map(|anchor| at(anchor)).any(|thing| {
        let field = thing.get_bounding_client_rect();
        field.right() > over.left()
            && field.left() < over.right()
            && field.bottom() > over.top()
            && field.top() < over.bottom()
    })
}

fn at(anchor: &str) -> Option<Element> {
    let drawn = |element: &Element| element.get_bounding_client_rect().width() > 0.0;
    anchor.split('|').find_map(|name| with(name).into_iter().find(drawn).or_else(|| with(name).into_iter().next()))
}

fn seen(anchor: &str) -> Option<Element> {
    placed(anchor).map(|(element, _)| element)
}

/// The first visible element with one of these anchors, and its rectangle.
fn placed(anchor: &str) -> Option<(Element, DomRect)> {
    anchor.split('|').find_map(|name| {
        // A phone has some things in two areas, one of which is visible.
        with(name).into_iter().find_map(|element| {
            let field = element.get_bounding_client_rect();
            is_seen(&field).then_some((element, field))
        })
    })
}

fn with(name: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(&format!("[data-anchor='{name}']")) else { return Vec::new() };
    (0..found.length()).filter_map(|place| found.item(place)?.dyn_into().ok()).collect()
}

fn is_seen(field: &DomRect) -> bool {
    let size = |side: Result<JsValue, JsValue>| side.ok().and_then(|side| side.as_f64()).unwrap_or(0.0);
    let (width, height) = (size(window().inner_width()), size(window().inner_height()));
    field.width() > 0.0 && field.left() < width && field.right() > 0.0 && field.top() < height && field.bottom() > 0.0
}

fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

fn measure(motion: Motion) -> Measured {
    let start = if motion.from.is_empty() { None } else { placed(&motion.from) };
    let copy = start.as_ref().filter(|_| motion.piece == MovedPiece::Thing).and_then(|(thing, _)| copy_of(thing));
    Measured { motion, from: start.map(|(_, field)| field), copy }
}

/// The piece that a hand holds: its symbol, or a copy of the thing.
pub fn held(piece: MovedPiece, thing: &Element) -> Option<HtmlElement> {
    match piece {
        MovedPiece::Icon(name, seat) => symbol(name, seat, HELD)?.dyn_into().ok(),
        MovedPiece::Thing | MovedPiece::Nothing => copy_of(thing),
    }
}

fn symbol(name: &str, seat: Option<Seat>, size: u16) -> Option<Element> {
    let span = document().create_element("span").ok()?;
    span.set_inner_html(&format!(
        "<svg class=\"icon\" width=\"{size}\" height=\"{size}\" viewBox=\"0 0 24 24\"><use href=\"#{name}\"/></svg>"
    ));
    span.set_class_name(seat.map_or("flight", |_| "flight piece"));
    if let Some(seat) = seat {
        let _ = span.class_list().add_1(seat_class(seat));
    }
    Some(span)
}

/// Not a button, which could be focused.
fn copy_of(thing: &Element) -> Option<HtmlElement> {
    let copy: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
    copy.set_class_name(&thing.class_name());
    let children = thing.clone_node_with_deep(true).ok()?.child_nodes();
    while let Some(child) = children.item(0) {
        copy.append_child(&child).ok()?;
    }
    let field: &HtmlElement = thing.dyn_ref()?;
    let style = copy.style();
    let _ = style.set_property("width", &format!("{}px", field.offset_width()));
    let _ = style.set_property("height", &format!("{}px", field.offset_height()));
    Some(copy)
}

fn numbers() -> Vec<Number> {
    let Ok(list) = document().query_selector_all("[data-count]") else { return Vec::new() };
    let number = |place: u32| {
        let element: Element = list.item(place)?.dyn_into().ok()?;
        let before = element.text_content()?;
        Some(Number { element, before })
    };
    (0..list.length()).filter_map(number).collect()
}

fn stagger(beats: usize, speed: Speed) -> u32 {
    (speed.travel() * 3 / 4).min(TOTAL / u32::try_from(beats.max(1)).unwrap_or(TOTAL))
}

fn length(beats: usize, speed: Speed) -> u32 {
    stagger(beats, speed) * u32::try_from(beats).unwrap_or(0) + speed.travel()
}

/// Starts everything, after the new table is painted.
fn start(turn: u32) {
    PLAYER.with_borrow_mut(|player| {
        if player.turn != turn {
            return;
        }
        let beats = std::mem::take(&mut player.beats);
        let speed = player.speed;
        let numbers = std::mem::take(&mut player.numbers);
        if speed == Speed::Off {
            count(player, numbers, speed);
            return;
        }
        let Some(layer) = layer() else { return };
        // All is measured before anything is written: otherwise each piece would force a new layout.
        let zoom = layer.get_bounding_client_rect().width() / f64::from(layer.offset_width().max(1));
        // A zoomed table has other pixels than the window.
        let zoom = if zoom > 0.0 { zoom } else { 1.0 };
        let end = |measured: &Measured| Some(&measured.motion.to).filter(|to| !to.is_empty()).and_then(|to| placed(to));
        let ends: Vec<Vec<_>> = beats.iter().map(|beat| beat.iter().map(end).collect()).collect();
        count(player, numbers, speed);
        let step = stagger(beats.len(), speed);
        for ((beat, ends), place) in beats.iter().zip(ends).zip(0..) {
            for ((measured, end), piece) in beat.iter().zip(ends).zip(0..) {
                let delay = step * place + BETWEEN * piece;
                fly(player, &layer, zoom, measured, end, delay, piece == 0);
            }
        }
        let whole = length(beats.len(), speed);
        let turn = player.turn;
        set_timeout(
            move || {
                if PLAYER.with_borrow(|player| player.turn) == turn {
                    skip();
                }
            },
            Duration::from_millis(u64::from(whole + 100)),
        );
    });
}

/// Layer of the travelling things, inside the table, so that its styles apply.
fn layer() -> Option<HtmlElement> {
    let layer = find(".flights").or_else(|| {
        let layer = document().create_element("div").ok()?;
        layer.set_class_name("flights");
        let _ = layer.set_attribute("aria-hidden", "true");
        let _ = layer.set_attribute("inert", "");
        find("main")?.append_child(&layer).ok()?;
        Some(layer)
    });
    layer?.dyn_into().ok()
}

fn fly(
    player: &mut MotionPlayer,
    layer: &HtmlElement,
    zoom: f64,
    measured: &Measured,
    end: Option<(Element, DomRect)>,
    delay: u32,
    first: bool,
) {
    let Motion { piece, from, to } = &measured.motion;
    let travel = player.speed.travel();
    let (target, end) = end.unzip();
    if let Some(target) = target.as_ref() {
        let arrival = if measured.from.is_some() { delay + travel * 3 / 4 } else { delay };
        if first {
            pop(player, target, arrival);
        }
        // The arriving thing is hidden before.
        let hidden = match piece {
            MovedPiece::Icon(_, Some(_)) if measured.from.is_some() && to.starts_with("space") => {
                target.query_selector(".icon").ok().flatten()
            }
            MovedPiece::Thing if from == to && measured.from.is_some() => Some(target.clone()),
            _ => None,
        };
        if let Some(hidden) = hidden {
            player.running.extend(animate(&hidden, FADES, arrival, travel / 4, "backwards"));
        }
    }
    let (copy, width, height) = match (piece, &measured.copy) {
        (MovedPiece::Icon(name, seat), _) => {
            let Some(span) = symbol(name, *seat, SIZE) else { return };
            (span, f64::from(SIZE), f64::from(SIZE))
        }
        (MovedPiece::Thing, Some(copy)) => {
            let _ = copy.class_list().add_1("flight");
            let field = measured.from.as_ref();
            let size = |side: fn(&DomRect) -> f64| field.map_or(f64::from(SIZE), |field| side(field) / zoom);
            (copy.clone().into(), size(DomRect::width), size(DomRect::height))
        }
        _ => return,
    };
    if layer.append_child(&copy).is_err() {
        return;
    }
    // Rounded: formatting fractions would add a hundredth to the first download.
    #[allow(clippy::cast_possible_truncation)] // pixels of a window
    let place = |field: &DomRect, up: f64, scale: f64| {
        let x = (field.left() + field.width() / 2.0) / zoom - width / 2.0;
        let y = (field.top() + field.height() / 2.0) / zoom - height / 2.0 - up;
        let percent = (scale * 100.0).round() as i32;
        format!(
            "translate({}px,{}px) scale({}.{:02})",
            x.round() as i32,
            y.round() as i32,
            percent / 100,
            percent % 100
        )
    };
    let small = end.as_ref().map_or(0.5, |end| (end.width() / zoom / width).clamp(0.2, 1.0));
    let (start, stop, fade) = match (&measured.from, &end) {
        (Some(from), Some(end)) => (place(from, 0.0, 1.0), place(end, 0.0, small), "0.9"),
        (None, Some(end)) => (place(end, 34.0, 1.5), place(end, 0.0, 1.0), "0"),
        (Some(from), None) => (place(from, 0.0, 1.0), place(from, 40.0, 0.8), "0"),
        (None, None) => return,
    };
    let frames = format!(
        r#"[{{"opacity":1,"transform":"{start}"}},{{"opacity":1,"offset":0.7}},{{"opacity":{fade},"transform":"{stop}"}}]"#
    );
    player.running.extend(animate(&copy, &frames, delay, travel, "none"));
}

/// Animates the response of a thing to an arrival, unless all movements have ended by then. It starts no earlier: a
/// pending animation would give the thing, and everything above it, a compositing layer of its own, and each frame of a
/// tap would be composed of dozens of them.
fn pop(player: &MotionPlayer, element: &Element, delay: u32) {
    let (element, turn) = (element.clone(), player.turn);
    let begin = move || {
        PLAYER.with_borrow_mut(|player| {
            if player.turn == turn {
                player.running.extend(animate(&element, POPS, 0, player.speed.travel(), "none"));
            }
        });
    };
    set_timeout(begin, Duration::from_millis(u64::from(delay)));
}

/// Counts every changed number up or down to its new value; without motion it is ringed instead.
fn count(player: &mut MotionPlayer, numbers: Vec<Number>, speed: Speed) {
    for Number { element, before } in numbers {
        let Some(text) = element.first_child().filter(|_| element.is_connected()) else { continue };
        let after = element.text_content().unwrap_or_default();
        let (Ok(low), Ok(high)) = (before.trim().parse::<i32>(), after.trim().parse::<i32>()) else { continue };
        if low == high {
            continue;
        }
        if speed == Speed::Off {
            let _ = element.class_list().add_1("changed");
            player.end = Date::now();
            continue;
        }
        let travel = speed.travel();
        pop(player, &element, travel);
        let steps = (high - low).unsigned_abs().min(8);
        text.set_node_value(Some(&before));
        player.counting.push((text.clone(), after.clone()));
        let turn = player.turn;
        for step in 1..=steps {
            let (text, after) = (text.clone(), after.clone());
            let value = low + (high - low) * step.cast_signed() / steps.cast_signed();
            let shown = if step == 1 {
                before.clone()
            } else {
                (low + (high - low) * (step - 1).cast_signed() / steps.cast_signed()).to_string()
            };
            set_timeout(
                move || {
                    let same = PLAYER.with_borrow(|player| player.turn) == turn;
                    // The table may have been redrawn meanwhile; then its value stays.
                    if same && text.node_value().as_deref() == Some(shown.as_str()) {
                        text.set_node_value(Some(&if step == steps { after } else { value.to_string() }));
                    }
                },
                Duration::from_millis(u64::from(travel + travel * step / steps)),
            );
        }
    }
}

/// Starts an animation of an element, in milliseconds.
fn animate(element: &Element, frames: &str, delay: u32, duration: u32, fill: &str) -> Option<JsValue> {
    let timing =
        format!(r#"{{"duration":{duration},"delay":{delay},"fill":"{fill}","easing":"cubic-bezier(.3,.7,.3,1)"}}"#);
    call(element, "animate", &[JSON::parse(frames).ok()?, JSON::parse(&timing).ok()?]).ok()
}
