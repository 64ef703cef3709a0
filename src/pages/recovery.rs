//! The page after a crash, made of plain elements, since the program cannot be trusted then. The game was saved before
//! the last choice was visible, so it can be resumed; if it fails there again, one choice earlier.

use crate::browser::addresses;
use crate::browser::download::save_text;
use crate::browser::settings::{FAILED, remembered_lang, session};
use crate::state::saves;
use crate::state::store::Store;
use crate::texts::PageTexts;
use leptos::ev::Custom;
use leptos::prelude::{document, window, window_event_listener};
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::{Reflect, WeakSet};
use leptos::web_sys::{Element, Event, HtmlElement};
use std::panic;

thread_local! {
    static REFUSALS: WeakSet = WeakSet::new();
}

/// Game to open after a reload, and the number of choices to take back.
const AGAIN: &str = "francia.again";

pub fn watch() {
    panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        let _ = show(&info.to_string());
    }));
    // Exceptions of browser functions pass through the program and end in these events. So do those of scripts and
    // extensions, whose stack has no file of the program, and the errors that the program returns to scripts.
    let files = own_files();
    for (event, part) in [("error", "error"), ("unhandledrejection", "reason")] {
        let files = files.clone();
        let listener = window_event_listener(Custom::<Event>::new(event), move |event| {
            let Ok(thrown) = Reflect::get(&event, &part.into()) else { return };
            let text = |name| Reflect::get(&thrown, &JsValue::from_str(name)).ok()?.as_string();
            let stack = text("stack").unwrap_or_default();
            let is_own = files.iter().any(|file| stack.contains(file.strip_prefix("./").unwrap_or(file)));
            if is_own && !REFUSALS.with(|refusals| refusals.has(thrown.unchecked_ref())) {
                let _ = show(&format!("{}\n{stack}", text("message").unwrap_or_default()));
            }
        });
        // For as long as the page lives.
        std::mem::forget(listener);
    }
}

/// Marks an error for a script as harmless, even if nobody catches it.
pub fn leave_alone(thrown: &JsValue) {
    if thrown.is_object() {
        REFUSALS.with(|refusals| drop(refusals.add(thrown.unchecked_ref())));
    }
}

/// Names of the program's files in a stack trace, by the tag that start.js reads. Every call into or out of the program
/// passes through its scripts; Safari names nothing else.
fn own_files() -> Vec<String> {
    // By default Chromium names ten calls, which may all lie above the scripts.
    if let Ok(error) = Reflect::get(&window(), &"Error".into()) {
        let _ = Reflect::set(&error, &"stackTraceLimit".into(), &JsValue::from_f64(100.0));
    }
    let tag = document().query_selector("script[data-wasm]").ok().flatten();
    let name = |part| tag.as_ref()?.get_attribute(part);
    ["data-js", "data-parts", "data-wasm"].into_iter().filter_map(name).collect()
}

/// Opens the game that the recovery page asked for, once.
pub fn go_on(store: Store) {
    let Some(session) = session() else { return };
    let Ok(Some(asked)) = session.get_item(AGAIN) else { return };
    let _ = session.remove_item(AGAIN);
    let mut parts = asked.split(' ').map(str::parse);
    if let (Some(Ok(id)), Some(Ok(back))) = (parts.next(), parts.next()) {
        store.open_again(id, back as usize);
    }
}

/// Shows the recovery page with a report. Another failure on that page is ignored.
pub fn show(report: &str) -> Option<()> {
    let texts = PageTexts(remembered_lang());
    let body = document().body()?;
    if document().query_selector(".recovery").ok()?.is_some() {
        return None;
    }
    let failed = session().and_then(|session| session.get_item(FAILED).ok()?).and_then(|count| count.parse().ok());
    let failed: u64 = failed.unwrap_or(0);
    if let Some(session) = session() {
        let _ = session.set_item(FAILED, &(failed + 1).to_string());
    }
    let last = saves::last();
    body.set_inner_html("");
    let page = child(&body, "main", "recovery", "")?;
    let panel = child(&page, "section", "recovery-panel", "")?;
    child(&panel, "h1", "", texts.crashed())?;
    let hint = match (&last, failed) {
        (None, _) => texts.crashed_without_game(),
        (Some(_), 0) => texts.crashed_hint(),
        (Some(_), _) => texts.crashed_again(),
    };
    child(&panel, "p", "", hint)?;
    let buttons = child(&panel, "div", "row recovery-ways", "")?;
    let button = |class, label, again: Option<(u64, u64)>| {
        let element = child(&buttons, "button", class, label)?;
        on_click(&element, move || load_anew(again));
        Some(element)
    };
    let first = match &last {
        None => button("btn go", texts.reload(), None)?,
        Some((id, _)) if failed == 0 => button("btn go", texts.open_again(), Some((*id, 0)))?,
        Some((id, _)) => {
            let back = button("btn go", texts.reopen_back(), Some((*id, failed)))?;
            button("btn", texts.open_again(), Some((*id, 0)))?;
            back
        }
    };
    let mut reported = format!("Francia {}\n{report}", env!("CARGO_PKG_VERSION"));
    if let Some((_, record)) = last {
        let save = child(&buttons, "button", "btn", texts.save_record())?;
        let text = record.clone();
        let asked = panel.clone();
        on_click(&save, move || {
            if !save_text(&text, "francia.json") {
                let _ = child(&asked, "p", "note", texts.not_saved_as());
            }
        });
        button("btn", texts.home(), None)?;
        reported = format!("{reported}\n\n{record}");
    }
    let details = child(&panel, "details", "", "")?;
    child(&details, "summary", "", texts.what_happened())?;
    child(&details, "pre", "", &reported)?;
    child(&details, "p", "note", texts.nothing_is_sent())?;
    first.dyn_ref::<HtmlElement>()?.focus().ok()
}

/// Reloads the page, and opens a game some choices back. If the tab cannot store that, the first page opens.
fn load_anew(again: Option<(u64, u64)>) {
    if let (Some(session), Some((id, back))) = (session(), again) {
        let _ = session.set_item(AGAIN, &format!("{id} {back}"));
    }
    // The address of the failure is dropped.
    addresses::load_anew();
}

fn child(parent: &Element, tag: &str, class: &str, text: &str) -> Option<Element> {
    let element = document().create_element(tag).ok()?;
    if !class.is_empty() {
        element.set_class_name(class);
    }
    if !text.is_empty() {
        element.set_text_content(Some(text));
    }
    parent.append_child(&element).ok()?;
    Some(element)
}

fn on_click(element: &Element, action: impl Fn() + 'static) {
    let action = Closure::<dyn Fn()>::new(action);
    let _ = element.add_event_listener_with_callback("click", action.as_ref().unchecked_ref());
    action.forget();
}
