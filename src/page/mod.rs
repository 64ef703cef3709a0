//! The page: pages and the table, as views of the kernel's decision. It holds no rule of any game.

pub mod annals;
pub mod announce;
pub mod copy;
pub mod focus;
pub mod help;
pub mod keys;
pub mod later;
pub mod lesson;
pub mod motion;
pub mod pages;
pub mod paint;
pub mod paladins;
pub mod panels;
pub mod parts;
pub mod passing;
pub mod placer;
pub mod saves;
pub mod scripts;
pub mod settings;
pub mod shelf;
pub mod steps;
pub mod store;
pub mod table;
pub mod versions;
pub mod viscounts;
pub mod watch;
pub mod words;
pub mod worker_client;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use pages::adviser::mark_advised;
use pages::ask::Ask;
use pages::home::Home;
use pages::play::Play;
use parts::{Page, page};
use std::time::Duration;
use steps::in_its_turn;
use store::{Screen, Store};

/// When the parts that come later are fetched, after the page is shown: what it shows first comes before them.
const SOON: Duration = Duration::from_millis(200);

/// Mounts the page into `#app`, in several steps: between them the browser has time for who scrolls or taps already.
pub fn mount() {
    pages::recovery::watch();
    // The store's signals live as long as the page.
    let owner: &'static Owner = Box::leak(Box::new(Owner::new()));
    match owner.with(Store::new) {
        Ok(store) => {
            set_timeout(move || owner.with(|| prepare(store)), Duration::ZERO);
            set_timeout(move || owner.with(|| draw(store)), Duration::ZERO);
        }
        Err(error) => drop(pages::recovery::show(&error.to_string())),
    }
}

fn prepare(store: Store) {
    settings::show_lang(store.lang.get_untracked());
    store.theme.get_untracked().show();
    store.prefs.get_untracked().show();
    motion::listen();
    paint::listen();
    wasm_bindgen_futures::spawn_local(saves::look_through());
}

fn draw(store: Store) {
    let Some(root) = document().get_element_by_id("app").and_then(|root| root.dyn_into().ok()) else { return };
    let root: leptos::web_sys::HtmlElement = root;
    // The shell of index.html lives there until the program is here.
    root.set_inner_html("");
    mount_to(root, move || view! { <App store=store/> }).forget();
    pages::recovery::go_on(store);
    let begin = move |parts: &parts::Parts| {
        (parts.begin)(store);
        versions::stands();
    };
    // Where it is missing, what is drawn of it on the first page says so, with a button that tries again.
    store.later.once_here(move |parts| set_timeout(move || begin(parts), Duration::ZERO));
    set_timeout(move || store.later.fetch(), SOON);
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
        Screen::Setup => page(store, Page::Setup),
        Screen::Saves => page(store, Page::Saves),
        Screen::Opened => page(store, Page::Opened),
        Screen::History => page(store, Page::History),
        Screen::Play => view! { <Play/> }.into_any(),
        Screen::Score => page(store, Page::Score),
        Screen::Rules => page(store, Page::Rules),
        Screen::Examples => page(store, Page::Examples),
    };
    // What lies over the screens is nothing yet.
    view! {
        {in_its_turn(move || above(store))} {screen} {in_its_turn(move || {
            follow(store);
            ().into_any()
        })}
        {in_its_turn(move || over(store))}
    }
}

/// What follows the page.
fn follow(store: Store) {
    focus::watch();
    mark_advised(store);
    // Nobody thinks for a page that nobody sees.
    let seen = window_event_listener_untyped("visibilitychange", move |_| {
        if settings::hidden() { store.stop_thinking() } else { store.wake() }
    });
    on_cleanup(move || seen.remove());
    pages::opened::watch(store);
    help::listen(store);
    watch::watch(store);
    // What was said on one screen is no news on the next. Who leaves the table leaves the game to other tabs.
    Effect::new(move || {
        if matches!(store.screen.get(), Screen::Home | Screen::Saves | Screen::Setup | Screen::Examples) {
            store.let_go();
        }
        store.toast.hide();
    });
    let listener = window_event_listener(leptos::ev::keydown, move |event| keys::press(store, &event));
    on_cleanup(move || listener.remove());
}

/// What has a row above the screen, or lies over the table where that fills its window ([`panels`]).
fn above(store: Store) -> AnyView {
    view! {
        {pages::banners::banners(store)} <Show when=move || store.lesson.is_on()>{page(store, Page::Tutorial)}</Show>
        <Show when=move || {
            store.example.with(Option::is_some) && matches!(store.screen.get(), Screen::Play | Screen::Score)
        }>{page(store, Page::Example)}</Show>
    }
    .into_any()
}

/// What lies over every screen.
fn over(store: Store) -> AnyView {
    view! {
        <Show when=move || store.log_open.get() && matches!(store.screen.get(), Screen::Play | Screen::Score)>
            {page(store, Page::Log)}
        </Show>
        <Show when=move || store.share_open.get() && matches!(store.screen.get(), Screen::Play | Screen::Score)>
            {page(store, Page::Share)}
        </Show>
        <Show when=move || store.menu_open.get() && store.screen.get() == Screen::Play>
            {page(store, Page::Menu)}
        </Show>
        <Show when=move || store.help.topic.with(Option::is_some)>{page(store, Page::Explained)}</Show>
        <Show when=move || store.settings_open.get()>
            {page(store, Page::Settings)}
        </Show>
        <Ask/>
        <div class="toasts" aria-live="polite">
            {move || store.toast.get().map(|text| view! { <p class="toast" data-over="toast" data-clear=store.toast.clear_of()>{text}</p> })}
        </div>
        <Show when=move || store.shortcuts_open.get()>
            {page(store, Page::Shortcuts)}
        </Show>
        <div class="sr" aria-live="polite">
            {move || store.news.with(|news| news.slot(0).to_owned())}
        </div>
        <div class="sr" aria-live="polite">
            {move || store.news.with(|news| news.slot(1).to_owned())}
        </div>
    }
    .into_any()
}
