//! The page: pages and the table, as views of the kernel's decision. It holds no rule of any game.

pub mod announce;
pub mod focus;
pub mod pages;
pub mod paladins;
pub mod payment;
pub mod saves;
pub mod scripts;
pub mod settings;
pub mod store;
pub mod table;
pub mod versions;
pub mod words;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use pages::home::Home;
use pages::log::Log;
use pages::menu::Menu;
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
    let warned = RwSignal::new(false);
    let screen = move || match store.screen.get() {
        Screen::Home => view! { <Home/> }.into_any(),
        Screen::Setup => view! { <NewGame/> }.into_any(),
        Screen::Saves => view! { <Saves/> }.into_any(),
        Screen::Play => view! { <Play/> }.into_any(),
        Screen::Score => view! { <Score/> }.into_any(),
    };
    focus::follow_drawers(store);
    // What was said on one screen is no news on the next.
    Effect::new(move || {
        store.screen.track();
        store.toast.set(None);
    });
    let newer = versions::newer();
    let listener = window_event_listener(leptos::ev::keydown, move |event| keys(store, &event));
    on_cleanup(move || listener.remove());
    view! {
        {screen}
        <Show when=move || store.log_open.get() && matches!(store.screen.get(), Screen::Play | Screen::Score)>
            <Log/>
        </Show>
        <Show when=move || store.menu_open.get() && store.screen.get() == Screen::Play>
            <Menu/>
        </Show>
        <div class="toasts" aria-live="polite">
            {move || store.toast.get().map(|text| view! { <p class="toast">{text}</p> })}
        </div>
        <Show when=move || !store.kept.get() && !warned.get()>
            <div class="banner" role="alert">
                {table::icon("ui-warn", 22)}
                <span class="grow">{move || store.words().storage_off()}</span>
                <button
                    type="button"
                    class="tool"
                    aria-label=move || store.words().close()
                    on:click=move |_| warned.set(true)
                >
                    {table::icon("ui-close", 20)}
                </button>
            </div>
        </Show>
        <Show when=move || newer.get() && store.screen.get() != Screen::Play>
            <div class="banner" role="status">
                {table::icon("ui-import", 22)}
                <span class="grow">{move || store.words().newer_version()}</span>
                <button type="button" class="btn" on:click=|_| versions::take()>
                    {move || store.words().update_now()}
                </button>
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

/// Keys of the whole page: Escape closes, else takes a proposal back; Ctrl+Z takes back, Ctrl+Y or Ctrl+Shift+Z does
/// again; arrows walk among what may be chosen; `l` opens the log.
fn keys(store: Store, event: &leptos::ev::KeyboardEvent) {
    let key = event.key();
    if key == "Tab" && focus::hold_tab(event.shift_key()) {
        event.prevent_default();
        return;
    }
    if key == "Escape" && store.close_all() {
        event.prevent_default();
        return;
    }
    let typing = event
        .target()
        .and_then(|target| target.dyn_into::<leptos::web_sys::Element>().ok())
        .is_some_and(|element| element.tag_name() == "INPUT");
    if typing || store.screen.get_untracked() != Screen::Play {
        return;
    }
    let command = event.ctrl_key() || event.meta_key();
    let done = match (key.to_lowercase().as_str(), command, event.shift_key()) {
        ("z", true, false) => store.undo().is_ok(),
        ("z", true, true) | ("y", true, _) => {
            store.redo();
            true
        }
        ("escape", ..) => !store.earlier.with_untracked(Vec::is_empty) && store.undo().is_ok(),
        ("arrowleft", false, _) => focus::walk(-1, 0),
        ("arrowright", false, _) => focus::walk(1, 0),
        ("arrowup", false, _) => focus::walk(0, -1),
        ("arrowdown", false, _) => focus::walk(0, 1),
        ("l", false, _) => {
            store.log_open.update(|open| *open = !*open);
            true
        }
        _ => false,
    };
    if done {
        event.prevent_default();
    }
}
