//! The page: screens and the table, as views of the kernel's decision. It holds no rule of any game.

pub mod services;

use crate::browser::timers::in_its_turn;
use crate::games::GAMES;
use crate::pages::home::home;
use crate::state::code::{GameFiles, Later, LaterTask};
use crate::state::saves;
use crate::state::screen::Page;
use crate::state::store::{Screen, Store, use_store};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use markup::{Memo, View, html};
use std::time::Duration;
use ui::Overlay;
use wasm_bindgen_futures::spawn_local;

/// Delay between the first view and the fetch of the lazily loaded files. The first view has priority.
const SOON: Duration = Duration::from_millis(200);

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
    let store = owner.with(|| Store::new(&services::files(games)));
    set_timeout(move || owner.with(|| prepare(store)), Duration::ZERO);
    set_timeout(move || owner.with(|| draw(store)), Duration::ZERO);
}

fn prepare(store: Store) {
    crate::browser::settings::show_lang(store.settings.lang.get_untracked());
    store.settings.theme.get_untracked().show();
    store.settings.prefs.get_untracked().show();
    crate::browser::paint::listen();
    crate::browser::fetch::listen();
    saves::read_with(|| Box::pin(async { Some(&use_store().code.later.come().await.ok()?.saves) }));
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
    Box::leak(Box::new(markup::mount(&root, move || untrack(|| app(store)))));
    crate::pages::recovery::go_on(store);
    let begin = move |later: &'static Later| {
        (later.run)(LaterTask::Begin);
        crate::browser::versions::stands();
        // Scripts expect synchronous results, so all code has to be here.
        spawn_local(async move {
            store.code.fetch_games().await;
            (later.run)(LaterTask::OfferScripts);
        });
    };
    // If it is missing, its parts of the first page show a button that tries again.
    store.code.later.once_here(move |later| set_timeout(move || begin(later), Duration::ZERO));
    store.code.running.once_here(|running| set_timeout(running.follow, Duration::ZERO));
    let fetch = move || {
        store.code.running.fetch();
        store.code.later.fetch();
    };
    set_timeout(fetch, SOON);
}

fn app(store: Store) -> View {
    let screen = move || match store.screen.get() {
        Screen::Home => untrack(home),
        Screen::Setup => store.code.page(Page::Setup),
        Screen::Saves => store.code.page(Page::Saves),
        Screen::Opened => store.code.page(Page::Opened),
        Screen::History => store.code.page(Page::History),
        Screen::Play => store.code.running.view(store.settings.lang, |running| (running.play)()),
        Screen::Score => store.code.page(Page::Score),
        Screen::Campaign => store.code.page(Page::Campaign),
        Screen::Rules => store.code.page(Page::Rules),
        Screen::Examples => store.code.page(Page::Examples),
    };
    // The layers above the screens start empty.
    html! {
        {in_its_turn(move || above(store))} {screen} {in_its_turn(move || over(store))}
    }
}

/// Rows above the screen, or panels above a table that fills its window ([`panels`]).
fn above(store: Store) -> View {
    html! {
        {crate::pages::banners::banners(store)} <Show when=move || store.lesson.is_on()>{store.code.page(Page::Tutorial)}</Show>
        <Show when=move || {
            store.table.laid.with(Option::is_some) && matches!(store.screen.get(), Screen::Play | Screen::Score)
        }>{store.code.page(Page::Laid)}</Show>
    }
}

fn over(store: Store) -> View {
    // The table draws the boards and the adviser, which leave its dock free.
    let here = |overlay: &Overlay| !matches!(overlay, Overlay::Board(_) | Overlay::Adviser);
    let overlay = Memo::new(move || store.overlay.shown_on(store.screen.get()).filter(here));
    html! {
        {move || overlay.get().map(|overlay| store.code.page(Page::Over(overlay)))}
        <Show when=move || store.overlay.question.with(Option::is_some)>
            {store.code.running.view(store.settings.lang, |running| (running.confirm)())}
        </Show>
        <div class="toasts" aria-live="polite">
            {move || store.notices.toast.get().map(|text| html! { <p class="toast" data-over="toast" data-clear=store.notices.toast.clear_of()>{text}</p> })}
            <Show when=move || store.notices.at_work.get()>
                <p class="at-work">{move || store.texts().part_coming()}</p>
            </Show>
        </div>
        <div class="sr" aria-live="polite">
            {move || store.notices.news.with(|news| news.slot(0).to_owned())}
        </div>
        <div class="sr" aria-live="polite">
            {move || store.notices.news.with(|news| news.slot(1).to_owned())}
        </div>
    }
}
