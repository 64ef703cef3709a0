//! Form controls: what a person made of them stays until the page has another value.

use crate::shown::{has_focus, shown};
use leptos::prelude::Owner;
use markup::{RwSignal, html, keyed};
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
async fn what_is_typed_stays_until_the_page_has_another_value() {
    let owner = Owner::new();
    let (value, other) = owner.with(|| (RwSignal::new("first"), RwSignal::new(0)));
    let shown = shown(|| {
        html! { {move || html! { <label>{other.get()} <input prop:value=value.get()/></label> }} }
    });
    let field = shown.field("input");
    assert_eq!(field.value(), "first");
    field.set_value("typed");
    shown.after(|| other.set(1)).await;
    assert_eq!((shown.text().as_str(), field.value().as_str()), ("1", "typed"));
    shown.after(|| value.set("second")).await;
    assert_eq!(field.value(), "second");
}

#[wasm_bindgen_test]
async fn a_ticked_box_stays_ticked() {
    let owner = Owner::new();
    let rows = owner.with(|| RwSignal::new("ab"));
    let shown = shown(|| {
        let row = |letter: char| {
            (letter.to_string(), html! { <input type="checkbox" id=letter.to_string() prop:checked=false/> })
        };
        html! { {move || keyed(rows.get().chars().map(row))} }
    });
    shown.field("#b").set_checked(true);
    shown.after(|| rows.set("bca")).await;
    assert!(shown.field("#b").checked() && !shown.field("#a").checked() && !shown.field("#c").checked());
}

#[wasm_bindgen_test]
async fn the_chosen_option_stays_chosen_whatever_options_come_and_go() {
    let owner = Owner::new();
    let options = owner.with(|| RwSignal::new("abc"));
    let shown = shown(|| {
        let option = |letter: char| {
            (letter.to_string(), html! { <option value=letter.to_string()>{letter.to_string()}</option> })
        };
        html! { <select>{move || keyed(options.get().chars().map(option))}</select> }
    });
    let chosen = || shown.field("option:checked").get_attribute("value").unwrap();
    let select = shown.find("select");
    select.focus().unwrap();
    // As a person chooses: by the property, which no attribute shows.
    js_sys::Reflect::set(&select, &"value".into(), &"b".into()).unwrap();
    for now in ["xabc", "cba", "b", "ab"] {
        shown.after(|| options.set(now)).await;
        assert_eq!(chosen(), "b", "{now}");
        assert!(has_focus(&select));
    }
}
