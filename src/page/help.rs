//! Help where it is needed: a long press, the secondary button or a key explains the thing under it.
//!
//! What can be explained says so by `data-topic`: `action:recruit`, `townsfolk:3`, `icon:silver`, `rules:tax`. A sign that lies
//! outside all of these is explained by itself. The rules are a text a language, fetched when they are first wanted.

use super::pages::setup::usual_game;
use super::shelf::COVERS;
use super::store::{Screen, Store};
use crate::kernel::Lang;
use crate::kernel::rulebook::Book;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::Reflect;
use leptos::web_sys::{Element, Event, MouseEvent, Response};
use std::sync::Arc;
use std::time::Duration;

/// How long a press is before it asks for help.
const LONG: Duration = Duration::from_millis(500);
/// How far a finger may stray meanwhile, in CSS pixels.
const STRAY: i32 = 12;

/// What is explained, and the rules.
#[derive(Clone, Copy)]
pub struct Help {
    /// The thing that is explained, by its topic.
    pub topic: RwSignal<Option<String>>,
    /// The game whose rules are open.
    pub game: RwSignal<&'static str>,
    /// The section at which they are open.
    pub section: RwSignal<String>,
    /// The rules, once they are here; `None` where they could not be fetched.
    pub book: RwSignal<Option<Option<Arc<Book>>>>,
    before: StoredValue<(Screen, Option<String>)>,
    /// From which page the list of the examples was opened.
    before_examples: StoredValue<Screen>,
}

impl Help {
    /// Nothing is explained.
    pub fn new() -> Self {
        Self {
            topic: RwSignal::new(None),
            game: RwSignal::new(COVERS[0].word),
            section: RwSignal::new(String::new()),
            book: RwSignal::new(None),
            before: StoredValue::new((Screen::Home, None)),
            before_examples: StoredValue::new(Screen::Home),
        }
    }

    /// Opens the rules at a section; from another page, that page is where [`Help::back`] leads.
    pub fn open(self, store: Store, section: &str) {
        let screen = store.screen.get_untracked();
        // The way from the rules to the examples and back to the rules is none.
        let returns = screen == Screen::Examples && self.before_examples.get_value() == Screen::Rules;
        if screen != Screen::Rules && !returns {
            self.before.set_value((screen, self.topic.get_untracked()));
            self.look_at_game(store, screen);
        }
        store.close_all();
        self.section.set(section.to_owned());
        store.screen.set(Screen::Rules);
    }

    /// Opens the list of the worked examples; [`Help::leave_examples`] leads back to this page.
    pub fn open_examples(self, store: Store) {
        let screen = store.screen.get_untracked();
        let returns = screen == Screen::Rules && self.before.get_value().0 == Screen::Examples;
        if !returns {
            self.before_examples.set_value(screen);
        }
        if screen != Screen::Rules {
            self.look_at_game(store, screen);
        }
        store.close_all();
        store.screen.set(Screen::Examples);
    }

    /// Back from the examples to where their list was opened.
    pub fn leave_examples(self, store: Store) {
        store.screen.set(self.before_examples.get_value());
    }

    /// Looks at the rules of the game on the table, or of the one that was set up last.
    fn look_at_game(self, store: Store, screen: Screen) {
        match screen {
            Screen::Play | Screen::Score => self.game.set(store.game.get_untracked()),
            Screen::Examples => {}
            _ => self.game.set(usual_game().word),
        }
    }

    /// Back from the rules to where they were opened: the page, and what was explained on it.
    pub fn back(self, store: Store) {
        let (screen, topic) = self.before.get_value();
        store.screen.set(screen);
        set_timeout(move || self.topic.set(topic), Duration::ZERO);
    }
}

impl Default for Help {
    fn default() -> Self {
        Self::new()
    }
}

/// Listens for calls for help, and fetches the rules when something is explained.
pub fn listen(store: Store) {
    let help = store.help;
    let fetched = StoredValue::new(None::<(Lang, &str)>);
    Effect::new(move || {
        let reads = store.screen.get() == Screen::Rules;
        let book = (store.lang.get(), if reads { help.game.get() } else { store.game.get() });
        let wanted = reads || help.topic.with(Option::is_some);
        if wanted && fetched.get_value() != Some(book) {
            // In another language it is still the same book, until the new one is here.
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
                    help.book.set(Some(text.map(|text| Arc::new(Book::read(&text)))));
                }
            });
        }
    });
    // The press that may become a long one: its number, its topic, and where it began.
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
                    help.topic.set(Some(topic));
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
                            // The finger that lifts now has asked, not chosen.
                            swallow.set_value(true);
                            help.topic.set(Some(topic));
                        }
                    },
                    LONG,
                );
            }
            "pointermove" => {
                let (x, y) = press.get_value().1;
                if (at.0 - x).abs().max((at.1 - y).abs()) > STRAY {
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

/// Explains what has the keyboard. Where that is nothing in particular, the rules are opened.
pub fn ask(store: Store) {
    match document().active_element().and_then(|element| topic_at(&element)) {
        Some(topic) => store.help.topic.set(Some(topic)),
        None => store.help.open(store, "turn"),
    }
}

fn topic_of(event: &Event) -> Option<String> {
    topic_at(&event.target()?.dyn_into::<Element>().ok()?)
}

/// The topic of an element: its own or that of what it lies in, else the sign that it is.
fn topic_at(element: &Element) -> Option<String> {
    if let Ok(Some(thing)) = element.closest("[data-topic]") {
        return thing.get_attribute("data-topic");
    }
    let sign = element.closest("svg").ok().flatten()?;
    signs_in(&sign).first().map(|name| format!("icon:{name}"))
}

/// The signs that are drawn in an element, each once; those of the interface itself are left out.
fn signs_in(element: &Element) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    let Ok(found) = element.query_selector_all("use") else { return names };
    for place in 0..found.length() {
        let address = found.item(place).and_then(|node| node.dyn_into::<Element>().ok()?.get_attribute("href"));
        let name = address.as_deref().and_then(|address| address.split_once('#')).map(|(_, name)| name.to_owned());
        if let Some(name) = name.filter(|name| !name.starts_with("ui-") && !names.contains(name)) {
            names.push(name);
        }
    }
    names
}

/// The signs on the thing with a topic, as it lies on the page.
pub fn signs_on(topic: &str) -> Vec<String> {
    let found = document().query_selector(&format!("[data-topic=\"{topic}\"]")).ok().flatten();
    found.map(|element| signs_in(&element)).unwrap_or_default()
}

/// The text of one of our own files; `None` where it cannot be had.
pub async fn read(path: &str) -> Option<String> {
    let response: Response = window().fetch_with_str(path).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    response.text().ok()?.await.ok()?.as_string()
}
