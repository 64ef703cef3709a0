//! The spotlight: a layer above the table with a shade, wires, rings and marks. It ignores taps. It gets anchors only
//! ([`Spotlight`]), and measures their positions whenever something changes.

use crate::browser::overlay_shapes::{MARK, around, mark, shade, wire};
use crate::browser::panels::{all_shown, in_sight, shown, window_field};
use crate::browser::popover_position::Field;
use crate::components::{Tenths, icon};
use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;
use leptos::web_sys::HtmlElement;
use markup::{CollectView, Memo, RwSignal, View, html};
use std::time::Duration;
use ui::{Mark, Spotlight};

/// Interval between two checks for moved places while something is lit. A table is laid out anew for many reasons.
const LOOKS: Duration = Duration::from_millis(150);
/// Largest width of a letter of a mark, and the widths of its edge and its symbol, in pixels.
const LETTER: f64 = 7.5;
const EDGE: f64 = 20.0;
const SIGN: f64 = 19.0;

/// Measured shapes, in pixels of the window.
#[derive(Clone, Debug, Default, PartialEq)]
struct SpotlightShapes {
    window: (i32, i32),
    shade: Option<String>,
    wires: Vec<String>,
    rings: Vec<(Field, &'static str)>,
    marks: Vec<(Field, Mark)>,
}

#[allow(clippy::cast_possible_truncation)] // pixels of a window
fn rounded(number: f64) -> i32 {
    number.round() as i32
}

fn measure(stage: &Spotlight) -> SpotlightShapes {
    let window = window_field();
    let seen = |element: &HtmlElement| Some(in_sight(element)).filter(|field| field.overlap(window) > 0.0);
    let place = |anchor: &String| shown(anchor).and_then(|element| seen(&element));
    let lit: Vec<Field> = stage.lit.iter().flat_map(|anchor| all_shown(anchor)).filter_map(|one| seen(&one)).collect();
    let mut stand = Vec::new();
    let marks = stage.marks.iter().filter_map(|one| {
        let letters = one.text.chars().count() as f64;
        let width = letters * LETTER + EDGE + if one.sign.is_some() { SIGN } else { 0.0 };
        let field = mark(place(&one.place)?, width, window, &stand);
        stand.push(field);
        Some((field, one.clone()))
    });
    SpotlightShapes {
        window: (rounded(window.width), rounded(window.height)),
        marks: marks.collect(),
        shade: stage.shaded.then(|| shade(window, &lit)),
        wires: stage.wires.iter().filter_map(|(from, to)| Some(wire(place(from)?, place(to)?))).collect(),
        rings: stage
            .rings
            .iter()
            .filter_map(|(anchor, tone)| Some((around(place(anchor)?, window), tone.class())))
            .collect(),
    }
}

pub fn stage_view(stage: Memo<Spotlight>) -> View {
    let drawn = RwSignal::new(SpotlightShapes::default());
    let look = move || {
        let now = stage.with_untracked(measure);
        if drawn.with_untracked(|before| *before != now) {
            drawn.set(now);
        }
    };
    let looking = StoredValue::new(None::<IntervalHandle>);
    let stop = move || {
        if let Some(looking) = looking.try_update_value(Option::take).flatten() {
            looking.clear();
        }
    };
    Effect::new(move || {
        let empty = stage.with(Spotlight::is_empty);
        stop();
        if empty {
            drawn.set(SpotlightShapes::default());
            return;
        }
        // After the table shows the new state.
        request_animation_frame(move || {
            if drawn.try_get_untracked().is_some() {
                look();
            }
        });
        looking.set_value(set_interval_with_handle(look, LOOKS).ok());
    });
    on_cleanup(stop);
    let inside = move || {
        let SpotlightShapes { window: (width, height), shade, wires, rings, marks } = drawn.get();
        (width > 0).then(|| {
            let ring = |(field, class): (Field, &'static str)| {
                let [x, y, width, height] = [field.left, field.top, field.width, field.height].map(|side| rounded(side).to_string());
                let [again_x, again_y, again_width, again_height] = [&x, &y, &width, &height].map(String::clone);
                html! {
                    <rect class="under" x=x y=y width=width height=height rx="9"></rect>
                    <rect class=class x=again_x y=again_y width=again_width height=again_height rx="9"></rect>
                }
            };
            let wire = |path: String| {
                html! {
                    <path class="under" d=path.clone()></path>
                    <path class="wire" d=path marker-end="url(#wire-end)"></path>
                }
            };
            html! {
                <svg class="lights" aria-hidden="true" viewBox=format!("0 0 {width} {height}")>
                    <marker id="wire-end" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="5" markerHeight="5" orient="auto">
                        <path d="M0 0L8 4L0 8Z"></path>
                    </marker>
                    {shade.map(|path| html! { <path class="shaded" fill-rule="evenodd" d=path></path> })}
                    {rings.into_iter().map(ring).collect_view()}
                    {wires.into_iter().map(wire).collect_view()}
                </svg>
                {marks.into_iter().map(|(field, mark)| mark_view(field, (width, height), &mark)).collect_view()}
            }
        })
    };
    // In percent of the window, since a zoomed table has other pixels.
    html! { <div class="staged" aria-hidden="true" inert="">{inside}</div> }
}

fn mark_view(field: Field, window: (i32, i32), mark: &Mark) -> View {
    let share = |part: f64, full_side: i32| format!("{}%", Tenths(part * 100.0 / f64::from(full_side.max(1))));
    let middle = field.left + field.width / 2.0;
    let sign = mark.sign.map(|sign| icon(sign, 16));
    html! {
        <span
            class=format!("stage-mark {}", mark.tone.class())
            style:left=share(middle, window.0)
            style:top=share(field.top + MARK / 2.0, window.1)
        >
            {sign}
            {mark.text.clone()}
        </span>
    }
}
