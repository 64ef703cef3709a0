//! Lists by key: what stays, what moves, and what it takes along.

use crate::shown::{Shown, has_focus, shown};
use js_sys::Function;
use leptos::prelude::{Owner, on_cleanup};
use markup::{CollectView, IntoView, RwSignal, View, html, keyed};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Element, HtmlElement};

/// A list of fields, one for each letter of a text; the letter is the key.
struct FormFields {
    letters: RwSignal<&'static str>,
    shown: Shown,
    _owner: Owner,
}

fn fields(first: &'static str) -> FormFields {
    listed(first, |letter| html! { <li id=letter.clone()><input/></li> })
}

fn listed(first: &'static str, row: fn(String) -> View) -> FormFields {
    let owner = Owner::new();
    let letters = owner.with(|| RwSignal::new(first));
    let rows = move || keyed(letters.get().chars().map(|letter| (letter.to_string(), row(letter.to_string()))));
    let shown = shown(|| html! { <p></p> <ul>{rows}</ul> });
    FormFields { letters, shown, _owner: owner }
}

impl FormFields {
    async fn change(&self, letters: &'static str) {
        self.shown.after(|| self.letters.set(letters)).await;
    }

    fn row(&self, letter: &str) -> HtmlElement {
        self.shown.find(&format!("#{letter}"))
    }

    /// The keys in the order of the document.
    fn order(&self) -> String {
        let first = self.shown.find("ul").first_element_child();
        std::iter::successors(first, Element::next_element_sibling).map(|row| row.id()).collect()
    }

    /// Changes the letters, and counts the nodes that come into the list: new ones, and those that move.
    async fn nodes_inserted(&self, letters: &'static str) -> u32 {
        let observe = Function::new_with_args(
            "list",
            "let inserted = 0
            const count = (records) => records.forEach((record) => inserted += record.addedNodes.length)
            new MutationObserver(count).observe(list, { childList: true })
            return () => String(inserted)",
        );
        let inserted: Function = observe.call1(&JsValue::NULL, &self.shown.find("ul")).unwrap().unchecked_into();
        self.change(letters).await;
        inserted.call0(&JsValue::NULL).unwrap().as_string().unwrap().parse().unwrap()
    }
}

#[wasm_bindgen_test]
async fn rows_are_in_the_order_of_their_keys_after_every_change() {
    let list = fields("abcde");
    for letters in ["edcba", "e", "", "abc", "cab", "xcyabz", "zbyacx", "bz", "zb", "abcdefghij", "jaibhcgdfe"] {
        list.change(letters).await;
        assert_eq!(list.order(), letters);
    }
}

#[wasm_bindgen_test]
async fn a_row_that_moves_is_the_same_node_with_what_was_typed_into_it() {
    let list = fields("abc");
    let row = list.row("a");
    list.shown.field("#a input").set_value("typed");
    list.change("cba").await;
    assert!(row.is_same_node(Some(&list.row("a"))));
    assert_eq!(list.shown.field("#a input").value(), "typed");
    assert_eq!(list.shown.field("#c input").value(), "");
}

#[wasm_bindgen_test]
async fn the_focused_row_keeps_the_focus_and_the_selection_wherever_it_moves() {
    let list = fields("abcd");
    let field = list.shown.field("#b input");
    field.set_value("selected");
    field.focus().unwrap();
    field.set_selection_range(2, 5).unwrap();
    for letters in ["bacd", "acdb", "dcba", "xbyd", "b", "abcd"] {
        list.change(letters).await;
        assert_eq!(list.order(), letters);
        assert!(has_focus(&field), "{letters}");
        assert_eq!((field.selection_start().unwrap(), field.selection_end().unwrap()), (Some(2), Some(5)), "{letters}");
    }
}

#[wasm_bindgen_test]
async fn the_focus_outside_of_a_list_stays_outside() {
    let owner = Owner::new();
    let letters = owner.with(|| RwSignal::new("abc"));
    let shown = shown(|| {
        let rows =
            move || keyed(letters.get().chars().map(|one| (one.to_string(), html! { <i>{one.to_string()}</i> })));
        html! { <button id="before"></button> <p>{rows}</p> <button id="behind"></button> }
    });
    for (outside, now) in [("#before", "cba"), ("#behind", "bca")] {
        let button = shown.find(outside);
        button.focus().unwrap();
        shown.after(|| letters.set(now)).await;
        assert_eq!(shown.text(), now);
        assert!(has_focus(&button));
    }
}

#[wasm_bindgen_test]
async fn an_insertion_in_the_middle_puts_one_new_node_in() {
    let list = fields("abc");
    let kept: Vec<HtmlElement> = ["a", "b", "c"].map(|letter| list.row(letter)).into();
    assert_eq!(list.nodes_inserted("abxc").await, 1);
    assert_eq!(list.order(), "abxc");
    assert!(kept.iter().zip(["a", "b", "c"]).all(|(row, letter)| row.is_same_node(Some(&list.row(letter)))));
}

#[wasm_bindgen_test]
async fn only_what_is_out_of_order_moves() {
    for (from, to, moved) in [
        ("abcde", "abcde", 0),
        ("abcde", "acde", 0),
        ("abcde", "bcdea", 1),
        ("abcde", "eabcd", 1),
        ("abcde", "adcbe", 2),
        ("abcde", "edcba", 4),
    ] {
        let list = fields(from);
        assert_eq!(list.nodes_inserted(to).await, moved, "{from} to {to}");
        assert_eq!(list.order(), to);
    }
}

#[wasm_bindgen_test]
async fn a_list_that_scrolls_stays_where_it_is() {
    let list = fields("abcdefgh");
    let box_of_rows = list.shown.find("ul");
    box_of_rows.set_attribute("style", "height: 40px; overflow: auto; overflow-anchor: none").unwrap();
    box_of_rows.set_scroll_top(30);
    list.change("habcdefgx").await;
    assert_eq!(box_of_rows.scroll_top(), 30);
}

#[wasm_bindgen_test]
async fn a_removed_row_ends_its_effects_and_listeners_and_nobody_elses() {
    let owner = Owner::new();
    let (rows, pressed, follows) = owner.with(|| (RwSignal::new("abc"), RwSignal::new(0), RwSignal::new(0)));
    let (ended, ran) = (Arc::new(AtomicU32::new(0)), Arc::new(AtomicU32::new(0)));
    let shown = shown(|| {
        let (ended, ran) = (ended.clone(), ran.clone());
        let row = move |letter: char| {
            let (ended, ran) = (ended.clone(), ran.clone());
            let inside = move || {
                ran.fetch_add(1, Ordering::Relaxed);
                let ended = ended.clone();
                on_cleanup(move || {
                    ended.fetch_add(1, Ordering::Relaxed);
                });
                follows.get()
            };
            let press = move |_| pressed.update(|pressed| *pressed += 1);
            (letter.to_string(), html! { <button id=letter.to_string() on:click=press>{inside}</button> })
        };
        html! { {move || keyed(rows.get().chars().map(&row))} }
    });
    let gone = shown.find("#b");
    shown.after(|| rows.set("ac")).await;
    let all_ended = ended.load(Ordering::Relaxed);
    assert_eq!(all_ended, 3, "one removed, and two described anew");
    gone.click();
    assert_eq!(pressed.get_untracked(), 0);
    let before = ran.load(Ordering::Relaxed);
    shown.after(|| follows.set(7)).await;
    assert_eq!(ran.load(Ordering::Relaxed) - before, 2);
    assert_eq!((shown.text().as_str(), gone.text_content().as_deref()), ("77", Some("0")));
    shown.find("#c").click();
    assert_eq!(pressed.get_untracked(), 1);
}

#[wasm_bindgen_test]
async fn rows_that_share_a_key_are_matched_in_their_order() {
    let list = fields("aba");
    let first = list.row("a");
    list.change("aabba").await;
    assert_eq!(list.order(), "aabba");
    assert!(first.is_same_node(Some(&list.row("a"))));
    list.change("b").await;
    assert_eq!(list.order(), "b");
}

#[wasm_bindgen_test]
async fn a_row_can_be_any_view() {
    let row = |letter: String| match letter.as_str() {
        "t" => "text".into_view(),
        "n" => View::Nothing,
        "d" => (move || html! { <i id="d"></i> }).into_view(),
        _ => html! { <i id=letter.clone()></i> <b id=letter></b> },
    };
    let list = listed("xtnd", row);
    for (letters, html) in [
        ("dntx", r#"<i id="d"></i>text<i id="x"></i><b id="x"></b>"#),
        ("txd", r#"text<i id="x"></i><b id="x"></b><i id="d"></i>"#),
        ("ytx", r#"<i id="y"></i><b id="y"></b>text<i id="x"></i><b id="x"></b>"#),
        ("n", ""),
    ] {
        list.change(letters).await;
        assert_eq!(list.shown.find("ul").inner_html().replace("<!---->", ""), html, "{letters}");
    }
}

#[wasm_bindgen_test]
async fn a_text_that_a_translator_replaced_leaves_nothing_behind_when_it_moves() {
    let list = listed("abc", IntoView::into_view);
    let list_element: JsValue = list.shown.find("ul").into();
    Function::new_with_args(
        "list",
        "const text = [...list.childNodes].find((node) => node.data === 'a'); const font = document.createElement('font');
        font.textContent = 'A'; text.replaceWith(font)",
    )
    .call1(&JsValue::NULL, &list_element)
    .unwrap();
    assert_eq!(list.shown.text(), "Abc");
    list.change("bca").await;
    assert_eq!(list.shown.text(), "bca");
}

#[wasm_bindgen_test]
async fn lists_in_lists_keep_their_rows() {
    let owner = Owner::new();
    let groups = owner.with(|| RwSignal::new(vec!["ab", "cd"]));
    let shown = shown(|| {
        let field = |letter: char| (letter.to_string(), html! { <input id=letter.to_string()/> });
        // A group is named by its first letter, in any order.
        let group = move |letters: &'static str| {
            let name = letters.chars().min().unwrap_or_default().to_string();
            (name, html! { <ul>{keyed(letters.chars().map(field))}</ul> })
        };
        html! { {move || keyed(groups.get().into_iter().map(group))} }
    });
    let fields = ["#a", "#b", "#c", "#d"].map(|id| shown.field(id));
    for field in &fields {
        field.set_value(&field.id());
    }
    fields[3].focus().unwrap();
    shown.after(|| groups.set(vec!["xy", "dc", "bza"])).await;
    let order: String = shown.html().split("id=\"").skip(1).filter_map(|rest| rest.chars().next()).collect();
    assert_eq!(order, "xydcbza");
    assert!(fields.iter().all(|field| field.is_connected() && field.value() == field.id()));
    assert!(has_focus(&fields[3]));
}

#[wasm_bindgen_test]
async fn a_list_by_places_leaves_what_was_typed_at_its_place() {
    let owner = Owner::new();
    let letters = owner.with(|| RwSignal::new("ab"));
    let shown = shown(|| {
        let field = |letter: char| html! { <input id=letter.to_string()/> };
        html! { {move || letters.get().chars().map(field).collect_view()} }
    });
    shown.field("#a").set_value("typed");
    shown.after(|| letters.set("ba")).await;
    assert_eq!((shown.field("#b").value(), shown.field("#a").value()), ("typed".to_owned(), String::new()));
}
