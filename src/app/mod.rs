//! The page: pages and the table, as views of the kernel's decision. It holds no rule of any game.

pub mod announce;
pub mod pages;
pub mod paladins;
pub mod payment;
pub mod saves;
pub mod scripts;
pub mod settings;
pub mod store;
pub mod table;
pub mod words;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use pages::home::Home;
use pages::log::Log;
use pages::play::Play;
use pages::saves::Saves;
use pages::score::Score;
use pages::setup::NewGame;
use store::{Screen, Store};

/// Mounts the page into `#app`.
pub fn mount() {
    pages::recovery::watch();
    let owner = Owner::new();
    owner.set();
    let store = match Store::new() {
        Ok(store) => store,
        Err(error) => {
            let _ = pages::recovery::show(&error.to_string());
            return;
        }
    };
    settings::show_lang(store.lang.get_untracked());
    store.theme.get_untracked().show();
    scripts::offer(store);
    let Some(root) = document().get_element_by_id("app").and_then(|root| root.dyn_into().ok()) else { return };
    let root: leptos::web_sys::HtmlElement = root;
    // The shell of index.html lives there until the program is here.
    root.set_inner_html("");
    mount_to(root, move || view! { <App store=store/> }).forget();
    // The store's signals live as long as the page.
    std::mem::forget(owner);
}

/// The page: one screen, and what lies over every screen.
#[component]
pub fn App(
    /// The store of the page.
    store: Store,
) -> impl IntoView {
    provide_context(store);
    let screen = move || match store.screen.get() {
        Screen::Home => view! { <Home/> }.into_any(),
        Screen::Setup => view! { <NewGame/> }.into_any(),
        Screen::Saves => view! { <Saves/> }.into_any(),
        Screen::Play => view! { <Play/> }.into_any(),
        Screen::Score => view! {
            <Score/>
            <Show when=move || store.log_open.get()>
                <Log/>
            </Show>
        }
        .into_any(),
    };
    let undo_by_key = window_event_listener(leptos::ev::keydown, move |event| keys(store, &event));
    on_cleanup(move || undo_by_key.remove());
    view! {
        {screen}
        <div class="toasts" aria-live="polite">
            {move || store.toast.get().map(|text| view! { <p class="toast">{text}</p> })}
        </div>
        <Show when=move || !store.kept.get()>
            <div class="banner" role="alert">
                {table::icon("ui-warn", 22)} <span>{move || store.words().storage_off()}</span>
            </div>
        </Show>
        <div class="sr" aria-live="polite">
            {move || store.news.with(|news| news.slot(0).to_owned())}
        </div>
        <div class="sr" aria-live="polite">
            {move || store.news.with(|news| news.slot(1).to_owned())}
        </div>
    }
}

/// Keys of the whole page: Ctrl+Z takes back, Ctrl+Y or Ctrl+Shift+Z does again, `l` opens the log.
fn keys(store: Store, event: &leptos::ev::KeyboardEvent) {
    let typing = event
        .target()
        .and_then(|target| target.dyn_into::<leptos::web_sys::Element>().ok())
        .is_some_and(|element| element.tag_name() == "INPUT");
    if typing || store.screen.get_untracked() != Screen::Play {
        return;
    }
    let command = event.ctrl_key() || event.meta_key();
    match (event.key().to_lowercase().as_str(), command, event.shift_key()) {
        ("z", true, false) => {
            event.prevent_default();
            let _ = store.undo();
        }
        ("z", true, true) | ("y", true, _) => {
            event.prevent_default();
            store.redo();
        }
        ("l", false, _) => store.log_open.update(|open| *open = !*open),
        _ => {}
    }
}
