//! Elements, texts, values, listeners and what they own.

use crate::shown::shown;
use leptos::prelude::{Owner, on_cleanup};
use markup::{CollectView, IntoView, RwSignal, View, html, memoized};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
async fn a_hole_changes_and_the_elements_around_it_stay() {
    let owner = Owner::new();
    let (count, marked) = owner.with(|| (RwSignal::new(1), RwSignal::new(false)));
    let shown = shown(|| {
        let outer = move || {
            let count = count.get();
            html! {
                <section class=format!("n{count} all") class:marked=move || marked.get() aria-label=(count > 1).then_some("many") data-fixed="&<">
                    "Texts " "beside each other" <b style=("--n", count.to_string())>{count}</b>
                    {(0..count).map(|place| html! { <i>{place}</i> }).collect_view()}
                    <input value="x" prop:value=count.to_string()/>
                </section>
            }
        };
        html! { {outer} }
    });
    let (section, bold) = (shown.find("section"), shown.find("b"));
    assert_eq!(
        shown.html(),
        "<section data-fixed=\"&amp;&lt;\" class=\"n1 all\">Texts beside each other<b style=\"--n: 1;\">1</b><i>0</i><input value=\"x\"></section>"
    );
    shown.after(|| marked.set(true)).await;
    shown.after(|| count.set(3)).await;
    assert!(section.is_same_node(Some(&shown.find("section"))) && bold.is_same_node(Some(&shown.find("b"))));
    assert_eq!(section.text_content().unwrap(), "Texts beside each other3012");
    assert_eq!(section.get_attribute("aria-label").as_deref(), Some("many"));
    let classes = section.class_list();
    assert!(classes.contains("n3") && classes.contains("all") && classes.contains("marked") && !classes.contains("n1"));
    assert_eq!(bold.style().get_property_value("--n").unwrap(), "3");
    let field: web_sys::HtmlInputElement = shown.find("input").unchecked_into();
    assert_eq!(field.value(), "3");
    shown.after(|| count.set(1)).await;
    assert_eq!(section.text_content().unwrap(), "Texts beside each other10");
    assert_eq!(section.get_attribute("aria-label"), None);
}

#[wasm_bindgen_test]
async fn something_else_in_its_place_stands_where_it_stood() {
    let owner = Owner::new();
    let what = owner.with(|| RwSignal::new(0));
    let shown = shown(|| {
        let inside = move || match what.get() {
            0 => View::Nothing,
            1 => "text".into_view(),
            2 => html! { <em>"one"</em> },
            3 => html! { <em>"one"</em> <em>"two"</em> },
            _ => (move || html! { <u>"live"</u> }).into_view(),
        };
        html! { <p><b></b>{inside}<i></i></p> }
    });
    for (now, html) in [
        (3, "<em>one</em><em>two</em>"),
        (0, ""),
        (4, "<u>live</u>"),
        (2, "<em>one</em>"),
        (1, "text"),
        (4, "<u>live</u>"),
        (3, "<em>one</em><em>two</em>"),
    ] {
        shown.after(|| what.set(now)).await;
        assert_eq!(shown.html(), format!("<p><b></b>{html}<i></i></p>"));
    }
}

#[wasm_bindgen_test]
async fn a_listener_is_the_one_that_was_drawn_last() {
    let owner = Owner::new();
    let (by, heard) = owner.with(|| (RwSignal::new(1), RwSignal::new(0)));
    let shown = shown(|| {
        let button = move || {
            let by = by.get();
            html! { <button type="button" on:click=move |_| heard.update(|heard| *heard += by)>{by}</button> }
        };
        html! { {button} }
    });
    let button = shown.find("button");
    button.click();
    shown.after(|| by.set(10)).await;
    button.click();
    assert_eq!(heard.get_untracked(), 11);
    // A dropped view hears nothing.
    drop(shown);
    button.click();
    assert_eq!(heard.get_untracked(), 11);
}

#[wasm_bindgen_test]
async fn what_is_left_is_not_drawn_from_signals_that_are_gone() {
    let owner = Owner::new();
    let (round, drawn) = owner.with(|| (RwSignal::new(0), Arc::new(AtomicU32::new(0))));
    let gone = Arc::new(AtomicU32::new(0));
    let shown = shown(|| {
        let (drawn, gone) = (drawn.clone(), gone.clone());
        let part = move || {
            let now = round.get();
            let own = RwSignal::new(now);
            let gone = gone.clone();
            on_cleanup(move || {
                gone.fetch_add(1, Ordering::Relaxed);
            });
            let drawn = drawn.clone();
            // An effect in an effect, which reads a value made by the outer one, at the same time as the outer one
            // ends.
            let inner = move || {
                drawn.fetch_add(1, Ordering::Relaxed);
                html! { <i data-round=move || (own.get() + round.get()).to_string()>{own.get()}</i> }
            };
            if now % 2 == 0 {
                html! { <p>{move || inner().into_view()}</p> }
            } else {
                html! { <ul><li>{inner}</li></ul> }
            }
        };
        html! { {part} }
    });
    for now in 1..=5 {
        shown.after(|| round.set(now)).await;
        assert_eq!(shown.find("i").text_content().unwrap(), now.to_string());
    }
    assert_eq!((drawn.load(Ordering::Relaxed), gone.load(Ordering::Relaxed)), (6, 5));
}

#[wasm_bindgen_test]
async fn the_same_data_are_not_drawn_anew() {
    let owner = Owner::new();
    let (data, drawn) = owner.with(|| (RwSignal::new((1, 1)), Arc::new(AtomicU32::new(0))));
    let counted = drawn.clone();
    let shown = shown(|| {
        let part = move || {
            let (shown, _) = data.get();
            let drawn = counted.clone();
            memoized(shown, move |shown| {
                drawn.fetch_add(1, Ordering::Relaxed);
                html! { <i>{*shown}</i> }
            })
        };
        html! { {part} }
    });
    shown.after(|| data.set((1, 2))).await;
    assert_eq!(drawn.load(Ordering::Relaxed), 1);
    shown.after(|| data.set((2, 2))).await;
    assert_eq!((drawn.load(Ordering::Relaxed), shown.html()), (2, "<i>2</i>".to_owned()));
}

#[wasm_bindgen_test]
fn a_part_of_a_drawing_is_read_as_one() {
    let shown = shown(|| {
        let dot = html! { <circle r=3></circle> };
        html! { <svg viewBox="0 0 9 9"><g>{dot}</g></svg> }
    });
    assert_eq!(shown.find("circle").namespace_uri().as_deref(), Some("http://www.w3.org/2000/svg"));
}
