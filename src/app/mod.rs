//! The page: screens and the table, as views of the kernel's decision. It holds no rule of any game.

pub mod services;

use crate::browser::defer::in_its_turn;
use crate::games::GAMES;
use crate::pages::home::home;
use crate::render::{Memo, View, html};
use crate::state::saves;
use crate::state::screen::Page;
use crate::state::services::{GameFiles, Lazy};
use crate::state::store::{Screen, Store};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use std::time::Duration;
use ui::Overlay;
use wasm_bindgen_futures::spawn_local;

/// Delay between the first view and the fetch of the lazily loaded files. The first view has priority.
const SOON: Duration = Duration::from_millis(200);

/// Mounts the page into `#app`, with all games.
pub fn mount() {
    mount_with(GAMES);
}

/// Mounts the page with these games, in several steps: between them the browser has time for who scrolls or taps
/// already.
pub fn mount_with(games: &'static [GameFiles]) {
    crate::pages::recovery::watch();
    crate::info::hand_in(games.iter().map(|game| game.info).collect());
    // The store's signals live as long as the page.
    let owner: &'static Owner = Box::leak(Box::new(Owner::new()));
    let store = owner.with(|| Store::new(&services::services(games)));
    set_timeout(move || owner.with(|| prepare(store)), Duration::ZERO);
    set_timeout(move || owner.with(|| draw(store)), Duration::ZERO);
}

fn prepare(store: Store) {
    crate::browser::settings::show_lang(store.lang.get_untracked());
    store.theme.get_untracked().show();
    store.prefs.get_untracked().show();
    crate::browser::paint::listen();
    crate::browser::fetch::listen();
    saves::read_with(store.lazy);
    spawn_local(saves::look_through());
}

fn draw(store: Store) {
    let Some(root) = document().get_element_by_id("app").and_then(|root| root.dyn_into().ok()) else { return };
    let root: leptos::web_sys::HtmlElement = root;
    // The element contains the shell of index.html until now.
    root.set_inner_html("");
    // The address is resolved by the lazily loaded part. Until it is here no other page is shown.
    if !crate::browser::addresses::here().is_empty() {
        store.screen.set(Screen::Opened);
    }
    Box::leak(Box::new(crate::render::mount(&root, move || untrack(|| app(store)))));
    crate::pages::recovery::go_on(store);
    let begin = move |code: &'static Lazy| {
        code.0.begin(store);
        crate::browser::versions::stands();
        // Scripts expect synchronous results, so all code has to be here.
        spawn_local(async move {
            store.fetch_games().await;
            code.0.offer_scripts(store);
        });
    };
    // If it is missing, its parts of the first page show a button that tries again.
    store.lazy.once_here(move |code| set_timeout(move || begin(code), Duration::ZERO));
    store.running.once_here(move |code| set_timeout(move || code.0.follow(store), Duration::ZERO));
    let fetch = move || {
        store.running.fetch();
        store.lazy.fetch();
    };
    set_timeout(fetch, SOON);
}

/// The page: one screen, and the layers above every screen.
fn app(store: Store) -> View {
    provide_context(store);
    let screen = move || match store.screen.get() {
        Screen::Home => untrack(home),
        Screen::Setup => store.page(Page::Setup),
        Screen::Saves => store.page(Page::Saves),
        Screen::Opened => store.page(Page::Opened),
        Screen::History => store.page(Page::History),
        Screen::Play => store.running.view(store.lang, |code| code.0.play()),
        Screen::Score => store.page(Page::Score),
        Screen::Campaign => store.page(Page::Campaign),
        Screen::Rules => store.page(Page::Rules),
        Screen::Examples => store.page(Page::Examples),
    };
    // The layers above the screens start empty.
    html! {
        {in_its_turn(move || above(store))} {screen} {in_its_turn(move || over(store))}
    }
}

/// Rows above the screen, or panels above a table that fills its window ([`panels`]).
fn above(store: Store) -> View {
    html! {
        {crate::pages::banners::banners(store)} <Show when=move || store.lesson.is_on()>{store.page(Page::Tutorial)}</Show>
        <Show when=move || {
            store.laid.with(Option::is_some) && matches!(store.screen.get(), Screen::Play | Screen::Score)
        }>{store.page(Page::Laid)}</Show>
    }
}

/// Layers above every screen.
fn over(store: Store) -> View {
    // The table draws the boards and the adviser, which leave its dock free.
    let here = |overlay: &Overlay| !matches!(overlay, Overlay::Board(_) | Overlay::Adviser);
    let overlay = Memo::new(move || store.overlay.shown_on(store.screen.get()).filter(here));
    html! {
        {move || overlay.get().map(|overlay| store.page(Page::Over(overlay)))}
        <Show when=move || store.overlay.question.with(Option::is_some)>
            {store.running.view(store.lang, |code| code.0.confirm())}
        </Show>
        <div class="toasts" aria-live="polite">
            {move || store.toast.get().map(|text| html! { <p class="toast" data-over="toast" data-clear=store.toast.clear_of()>{text}</p> })}
            <Show when=move || store.at_work.get()>
                <p class="at-work">{move || store.words().part_coming()}</p>
            </Show>
        </div>
        <div class="sr" aria-live="polite">
            {move || store.news.with(|news| news.slot(0).to_owned())}
        </div>
        <div class="sr" aria-live="polite">
            {move || store.news.with(|news| news.slot(1).to_owned())}
        </div>
    }
}
