//! Contextual help: a long press, the secondary button or a key explains the thing under it.
//!
//! A thing names its topic in `data-topic`: `action:recruit`, `townsfolk:3`, `icon:silver`, `rules:tax`. A sign outside
//! of all topics is explained by itself. The rules are one text a language, fetched on first use.

use crate::browser::drag::STRAY;
use crate::browser::fetch::{read, tries};
use crate::state::screen::Screen;
use crate::state::store::Store;
use kernel::Lang;
use kernel::rulebook::Rulebook;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::Reflect;
use leptos::web_sys::{Element, Event, MouseEvent};
use std::sync::Arc;
use std::time::Duration;

const LONG: Duration = Duration::from_millis(500);

/// Listens for requests for help, and fetches the rules when something is explained.
pub fn listen(store: Store) {
    fetch_rules(store);
    hear_presses(store);
}

/// Fetches the rules of the game that is explained or whose rules are open, in the present language.
fn fetch_rules(store: Store) {
    let help = store.help;
    let fetched = StoredValue::new(None::<(Lang, &str)>);
    let tries = tries();
    Effect::new(move || {
        tries.track();
        let reads = store.screen.get() == Screen::Rules;
        let book = (store.settings.lang.get(), if reads { help.game.get() } else { store.table.game.get() });
        let wanted = reads || store.overlay.topic.with(Option::is_some);
        if wanted && fetched.get_value() != Some(book) {
            // The book in the previous language stays until the new one is here.
            if fetched.get_value().is_some_and(|(_, game)| game != book.1) {
                help.book.set(None);
            }
            fetched.set_value(Some(book));
            spawn_local(async move {
                let (lang, game) = book;
                let text = read(&format!("rules/{game}.{}.txt", lang.tag())).await;
                if fetched.get_value() == Some(book) {
                    if text.is_none() {
                        fetched.set_value(None);
                    }
                    help.book.set(Some(text.map(|text| Arc::new(Rulebook::read(&text)))));
                }
            });
        }
    });
}

/// Explains a thing that is pressed for a while with a finger, or with the other button of a mouse.
fn hear_presses(store: Store) {
    // Number and origin of the press that may become a long one.
    let press = StoredValue::new((0_u32, (0, 0)));
    let swallow = StoredValue::new(false);
    let hear = Closure::<dyn Fn(Event)>::new(move |event: Event| {
        let mouse = event.dyn_ref::<MouseEvent>();
        let at = mouse.map_or((0, 0), |mouse| (mouse.client_x(), mouse.client_y()));
        let end = || press.update_value(|(number, _)| *number += 1);
        match event.type_().as_str() {
            "contextmenu" => {
                if let Some(topic) = topic_of(&event) {
                    event.prevent_default();
                    end();
                    store.overlay.explain(topic);
                }
            }
            "pointerdown" => {
                swallow.set_value(false);
                end();
                let kind =
                    Reflect::get(&event, &JsValue::from_str("pointerType")).ok().and_then(|kind| kind.as_string());
                let touched = (kind.as_deref() == Some("touch")).then(|| topic_of(&event));
                let Some(topic) = touched.flatten() else { return };
                press.update_value(|(_, begun)| *begun = at);
                let (own, _) = press.get_value();
                set_timeout(
                    move || {
                        if press.get_value().0 == own {
                            // The coming click belongs to the long press and makes no choice.
                            swallow.set_value(true);
                            store.overlay.explain(topic);
                        }
                    },
                    LONG,
                );
            }
            "pointermove" => {
                let (x, y) = press.get_value().1;
                if f64::from((at.0 - x).abs().max((at.1 - y).abs())) > STRAY {
                    end();
                }
            }
            "click" if swallow.get_value() => {
                swallow.set_value(false);
                event.prevent_default();
                event.stop_immediate_propagation();
            }
            "click" => {}
            _ => end(),
        }
    })
    .into_js_value();
    for event in ["contextmenu", "pointerdown", "pointermove", "pointerup", "pointercancel", "click"] {
        let _ = window().add_event_listener_with_callback_and_bool(event, hear.unchecked_ref(), true);
    }
}

/// Explains the focused element. Without a topic there, opens the rules.
pub fn ask(store: Store) {
    match document().active_element().and_then(|element| topic_at(&element)) {
        Some(topic) => store.overlay.explain(topic),
        None => store.open_rules("turn"),
    }
}

fn topic_of(event: &Event) -> Option<String> {
    topic_at(&event.target()?.dyn_into::<Element>().ok()?)
}

/// Topic of an element: its own, that of an ancestor, or the sign that it is.
fn topic_at(element: &Element) -> Option<String> {
    if let Ok(Some(thing)) = element.closest("[data-topic]") {
        return thing.get_attribute("data-topic");
    }
    let sign = element.closest("svg").ok().flatten()?;
    signs_in(&sign).first().map(|name| format!("icon:{name}"))
}

/// Signs inside an element, each once, without those of the interface and the parts of portraits.
fn signs_in(element: &Element) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    let Ok(found) = element.query_selector_all("use") else { return names };
    for place in 0..found.length() {
        let address = found.item(place).and_then(|node| node.dyn_into::<Element>().ok()?.get_attribute("href"));
        let name = address.as_deref().and_then(|address| address.split_once('#')).map(|(_, name)| name.to_owned());
        if let Some(name) =
            name.filter(|name| !name.starts_with("ui-") && !name.starts_with("p-") && !names.contains(name))
        {
            names.push(name);
        }
    }
    names
}

pub fn signs_on(topic: &str) -> Vec<String> {
    let found = document().query_selector(&format!("[data-topic=\"{topic}\"]")).ok().flatten();
    found.map(|element| signs_in(&element)).unwrap_or_default()
}
