//! Addresses of the page, and the browser's history: each view has an address, and an address opens its view. Back
//! closes what is open, then returns to the previous page.

use super::{daily, examples, positions};
use crate::browser::addresses;
use crate::browser::paint::painted;
use crate::info::{CAMPAIGN, has, info, name_of};
use crate::state::pages::set_usual_game;
use crate::state::screen::{Confirmation, Laid, Screen};
use crate::state::store::Store;
use kernel::SeatKind;
use leptos::ev;
use leptos::prelude::*;
use std::time::Duration;
use ui::{Address, Overlay, Route};
use wasm_bindgen_futures::spawn_local;

/// Time limit for an explanation to appear, since its code may still be loading.
const EXPLAINED_WITHIN: Duration = Duration::from_secs(4);
/// Longest duration of a step back that another navigation overtakes. Some browsers drop such a step.
const BACK_WITHIN: Duration = Duration::from_millis(500);

#[derive(Clone, Copy)]
struct Router {
    store: Store,
    /// Number of navigations so far. The address does not change while one is under way.
    begun: StoredValue<u32>,
    under_way: StoredValue<bool>,
    /// Fragment of the page's own step back, until the browser has arrived there.
    returns: StoredValue<Option<String>>,
    followed: StoredValue<Option<String>>,
    last: StoredValue<String>,
}

/// Opens the initial address. From then on the address and the page follow each other.
pub fn follow(store: Store) {
    let router = Router {
        store,
        begun: StoredValue::new(0),
        under_way: StoredValue::new(false),
        returns: StoredValue::new(None),
        followed: StoredValue::new(None),
        last: StoredValue::new(String::new()),
    };
    let fragment = addresses::here();
    if !fragment.is_empty() && addresses::before().is_none() {
        // Back leads home from here, not out of the page.
        addresses::replace("", None);
        if fragment.starts_with('/') {
            addresses::push(&fragment);
        }
    }
    // The home page may have been left before this code arrived.
    if !fragment.is_empty() {
        router.arrive(&fragment);
    }
    Effect::new(move || {
        address_of(store);
        untrack(|| router.show());
    });
    Effect::new(move || document().set_title(&title(store)));
    // Never removed. A typed fragment arrives here too.
    let moved = window_event_listener(ev::popstate, move |_| router.moved());
    std::mem::forget(moved);
}

impl Router {
    fn show(self) {
        if self.under_way.get_value() || self.returns.with_value(Option::is_some) {
            return;
        }
        let (now, here) = (address_of(self.store), addresses::here());
        let fragment = now.to_string();
        if fragment != here && self.link_is_coming(&here) {
            return;
        }
        self.last.set_value(fragment.clone());
        if fragment == here {
            return;
        }
        let before = addresses::before();
        let old = before.as_deref().and_then(|before| before.parse::<Address>().ok());
        if old.is_some_and(|old| old.is_page_of(&now)) {
            self.returns.set_value(before);
            addresses::back();
        } else if here.parse::<Address>().map_or(true, |here| here.is_replaced_by(&now)) {
            addresses::replace(&fragment, before.as_deref());
        } else {
            addresses::push(&fragment);
        }
    }

    /// True if the event of a followed link is still pending: its entry is neither the page's own nor seen yet.
    fn link_is_coming(self, here: &str) -> bool {
        addresses::before().is_none() && self.last.with_value(|last| last != here)
    }

    fn moved(self) {
        let fragment = addresses::here();
        let Some(back) = self.returns.get_value() else { return self.land(&fragment) };
        let followed = self.followed.try_update_value(Option::take).flatten();
        if followed.is_none() && fragment != back {
            // A link was followed before the step back, which may still lead away from it.
            self.followed.set_value(Some(fragment));
            set_timeout(move || self.settle(), BACK_WITHIN);
            return;
        }
        self.returns.set_value(None);
        let Some(followed) = followed else { return self.show() };
        if fragment == back {
            addresses::push(&followed);
        } else {
            addresses::replace(&followed, addresses::before().as_deref());
        }
        self.arrive(&followed);
    }

    fn settle(self) {
        if let Some(followed) = self.followed.try_update_value(Option::take).flatten() {
            self.returns.set_value(None);
            self.land(&followed);
        }
    }

    fn land(self, fragment: &str) {
        // A typed or followed fragment.
        if !fragment.is_empty() && addresses::before().is_none() {
            let last = self.last.get_value();
            let of_page = fragment.starts_with('/') || document().get_element_by_id(fragment).is_some();
            let own = if of_page { fragment.to_owned() } else { Address::of(Route::Opened).to_string() };
            addresses::replace(&own, Some(&last));
        }
        self.arrive(fragment);
    }

    fn arrive(self, fragment: &str) {
        let store = self.store;
        if !fragment.is_empty() && !fragment.starts_with('/') {
            // The id of an element is no link to a game.
            if document().get_element_by_id(fragment).is_none() {
                store.open(fragment);
            } else if store.screen.get_untracked() == Screen::Opened {
                store.screen.set(Screen::Home);
            }
            return;
        }
        let known = |text: &String| text.parse().ok().filter(is_known);
        let address = kernel::addresses(fragment).iter().find_map(known);
        self.under_way.set_value(true);
        self.begun.update_value(|begun| *begun += 1);
        let own = self.begun.get_value();
        spawn_local(async move {
            let message = if let Some(address) = address {
                go(store, address, &|| self.begun.get_value() == own).await.err()
            } else {
                store.close_all();
                store.screen.set(Screen::Home);
                Some(store.settings.texts_now().no_such_address().to_owned())
            };
            // After the new screen, which clears earlier messages.
            set_timeout(
                move || message.into_iter().for_each(|text| store.notices.show_toast(text)),
                Duration::from_millis(20),
            );
            if self.begun.get_value() == own {
                self.under_way.set_value(false);
                // An address that cannot be opened is replaced by that of the current view.
                let (now, here) = (untrack(|| address_of(store)).to_string(), addresses::here());
                if now == here {
                    self.last.set_value(now);
                } else if !self.link_is_coming(&here) {
                    addresses::replace(&now, addresses::before().as_deref());
                    self.last.set_value(now);
                }
            }
        });
    }
}

fn is_known(address: &Address) -> bool {
    match &address.place {
        Route::Day(game) | Route::Week(game) | Route::Examples(game, _) | Route::Puzzle(game, _) => has(game),
        // The campaign has signs and sections, and no table.
        Route::Explained(game, topic) => has(game) || (in_rules(topic) && info(game).key == game),
        Route::Rules(game, _) => info(game).key == game,
        Route::SetUp(new) => info(&new.game).key == new.game,
        _ => true,
    }
}

/// Address of the current view. Tracked.
fn address_of(store: Store) -> Address {
    let question = store.overlay.question.get();
    let day = match &question {
        Some(Confirmation::Begin(deal)) if daily::is_weekly(deal) => Some(Route::Week(deal.game.to_owned())),
        Some(Confirmation::Begin(deal)) => Some(Route::Day(deal.game.to_owned())),
        _ => None,
    };
    let place = match store.screen.get() {
        Screen::Home => day.clone().unwrap_or(Route::Home),
        Screen::Setup => store.pages.new_game.get().map_or(Route::Home, Route::SetUp),
        Screen::Saves => Route::Saves,
        Screen::Opened => Route::Opened,
        Screen::History => Route::Past(store.pages.past.get()),
        Screen::Rules => {
            let section = store.help.section.get();
            Route::Rules(store.help.game.get().to_owned(), (!section.is_empty()).then_some(section))
        }
        Screen::Examples => Route::Examples(store.help.game.get().to_owned(), None),
        Screen::Campaign => store.table.saved_as.get().map_or(Route::Opened, Route::Campaign),
        Screen::Play | Screen::Score => match (store.table.saved_as.get(), store.table.laid.get()) {
            (Some(id), _) => Route::Game(id, store.table.back.get().and_then(|step| u32::try_from(step).ok())),
            (None, Some(Laid::Example(example))) => Route::Examples(store.table.game.get().to_owned(), Some(example)),
            (None, Some(Laid::Puzzle(number))) => Route::Puzzle(store.table.game.get().to_owned(), Some(number)),
            (None, None) => Route::Opened,
        },
    };
    let asks = question.is_some() && day.is_none();
    let over = if asks { Some(Overlay::Question) } else { store.overlay.shown_on(store.screen.get()) };
    Address { place, over }
}

type StillWanted<'a> = &'a dyn Fn() -> bool;

/// Opens an address. Returns the reason of a failure. Shows nothing that is no longer wanted.
async fn go(store: Store, address: Address, wanted: StillWanted<'_>) -> Result<(), String> {
    if untrack(|| address_of(store)) == address {
        return Ok(());
    }
    store.close_all();
    let shown = show(store, address.place, wanted).await;
    if !wanted() {
        return Ok(());
    }
    if shown.is_err() {
        store.screen.set(Screen::Home);
        return shown;
    }
    // A new table closes the layers above the one before.
    painted().await;
    if !wanted() {
        return Ok(());
    }
    match address.over {
        None | Some(Overlay::Question | Overlay::Adviser) => {}
        Some(Overlay::Help(topic)) => explain(store, topic),
        Some(Overlay::Board(seat)) if seat.index() >= store.table.names.with_untracked(Vec::len) => {}
        Some(overlay) => store.overlay.open(overlay),
    }
    Ok(())
}

fn in_rules(topic: &str) -> bool {
    ["icon:", "rules:"].iter().any(|kind| topic.starts_with(kind))
}

fn explain(store: Store, topic: String) {
    store.overlay.explain(topic.clone());
    let look = move || {
        let asked = store.overlay.topic.with_untracked(|open| open.as_ref() == Some(&topic));
        // A part that is still loading shows a placeholder.
        let shown = document().query_selector(".drawer, .later").ok().flatten().is_some();
        if asked && !shown {
            store.overlay.close_explanation();
            store.notices.show_toast(store.settings.texts_now().no_such_help().to_owned());
        }
    };
    set_timeout(look, EXPLAINED_WITHIN);
}

/// Shows a page unless it is visible already: a redraw would lose its state.
fn to_page(store: Store, page: Screen) {
    if store.screen.get_untracked() != page {
        store.screen.set(page);
    }
}

/// Shows the game on the table unless it is visible already: a redraw would close its layers.
fn to_table(store: Store) {
    if !matches!(store.screen.get_untracked(), Screen::Play | Screen::Score) {
        store.to_table();
    }
}

fn lies(store: Store, game: &str, laid: &Laid) -> bool {
    store.table.game.get_untracked() == game && store.table.laid.with_untracked(|lies| lies.as_ref() == Some(laid))
}

async fn show(store: Store, place: Route, wanted: StillWanted<'_>) -> Result<(), String> {
    match place {
        Route::Day(ref game) | Route::Week(ref game) => {
            set_usual_game(info(game));
            store.screen.set(Screen::Home);
            daily::ask(store, info(game), matches!(place, Route::Week(_)))?;
        }
        Route::SetUp(new) => {
            store.pages.new_game.set(Some(new));
            to_page(store, Screen::Setup);
        }
        Route::Saves => to_page(store, Screen::Saves),
        Route::Past(open) => {
            store.pages.past.set(open);
            to_page(store, Screen::History);
        }
        Route::Rules(game, section) => {
            store.help.game.set(info(&game).key);
            store.help.section.set(section.unwrap_or_default());
            to_page(store, Screen::Rules);
        }
        Route::Examples(game, None) => {
            store.help.game.set(info(&game).key);
            to_page(store, Screen::Examples);
        }
        Route::Examples(game, Some(example)) => {
            if lies(store, &game, &Laid::Example(example.clone())) {
                to_table(store);
            } else {
                examples::lay_out(store, info(&game), &example, wanted).await?;
            }
        }
        Route::Explained(game, topic) => {
            let game = info(&game);
            if in_rules(&topic) {
                store.help.game.set(game.key);
                store.help.section.set(String::new());
                to_page(store, Screen::Rules);
            } else {
                let texts = store.settings.texts_now();
                let reader = store.code.reader_of(game.key).await.map_err(|why| why.text(texts))?;
                examples::lay_out(store, game, reader.explained_on(), wanted).await?;
            }
            // A new table closes the layers above the one before.
            painted().await;
            if wanted() {
                explain(store, topic);
            }
        }
        Route::Puzzle(game, number) => {
            if number.is_some_and(|number| lies(store, &game, &Laid::Puzzle(number))) {
                to_table(store);
            } else {
                positions::lay_out(store, info(&game), number, wanted).await?;
            }
        }
        Route::Game(id, step) => {
            if store.table.saved_as.get_untracked() != Some(id) {
                if step.is_some() {
                    store.table.look_at(id);
                }
                store.come_back(id, wanted).await?;
            }
            if !wanted() {
                return Ok(());
            }
            match step {
                Some(step) => store.look_back(step as usize),
                None if store.table.back.get_untracked().is_some() => store.back_to_now(),
                None => to_table(store),
            }
        }
        Route::Campaign(id) => {
            if store.table.saved_as.get_untracked() != Some(id) {
                store.come_back(id, wanted).await?;
            }
            if wanted() && untrack(|| store.table.in_campaign()) {
                store.show_campaign();
            }
        }
        Route::Opened if store.import.offered.with_untracked(Option::is_some) => store.screen.set(Screen::Opened),
        Route::Home | Route::Opened => store.screen.set(Screen::Home),
    }
    Ok(())
}

fn title(store: Store) -> String {
    let texts = store.texts();
    let page = match store.screen.get() {
        Screen::Home | Screen::Opened => String::new(),
        Screen::Setup => texts.new_game_of(name_of(&store.pages.new_game.get().unwrap_or_default().game)),
        Screen::Saves => texts.saved_games().to_owned(),
        Screen::History => texts.past_games().to_owned(),
        Screen::Rules => texts.rules_title(info(store.help.game.get()).name),
        Screen::Examples => texts.examples_title(info(store.help.game.get()).name),
        Screen::Campaign => CAMPAIGN.name.to_owned(),
        Screen::Score => format!("{} · {}", texts.see_score(), store.table.info().name),
        Screen::Play => {
            if let Some(Laid::Puzzle(number)) = store.table.laid.get() {
                return titled(&texts.puzzle_title(store.table.info().name, number));
            }
            let turn = store.table.to_move.get().map(|seat| {
                let people = store.table.with(|table| table.people());
                if people == 1 && store.table.kind(seat) == SeatKind::Human {
                    texts.your_turn().to_owned()
                } else {
                    texts.decides_now(store.table.name(seat))
                }
            });
            turn.into_iter().chain([store.table.info().name.to_owned()]).collect::<Vec<_>>().join(" · ")
        }
    };
    titled(&page)
}

fn titled(page: &str) -> String {
    if page.is_empty() { "Francia".to_owned() } else { format!("{page} · Francia") }
}
