//! The top of the page: the implementation of the services that the layers below receive, and the lazily loaded chunk
//! ([`crate::browser::lazy`]). The home page and the first table do without that chunk.

use crate::browser::lazy::lazy_chunk;
use crate::browser::panels;
use crate::browser::sound::{self, Sound};
use crate::browser::storage::Browser;
use crate::browser::worker_client;
use crate::components::door;
use crate::info::{GameInfo, Lesson};
use crate::pages::addresses;
use crate::pages::campaign::{chronicle, tomes_drawer, tomes_now};
use crate::pages::curtain::curtain;
use crate::pages::daily::{daily, on_the_table};
use crate::pages::download::save_record;
use crate::pages::examples::{self, examples};
use crate::pages::history::history;
use crate::pages::keys::{self, shortcuts};
use crate::pages::menu::menu;
use crate::pages::opened::{self, opened};
use crate::pages::puzzle::puzzle_on_the_table;
use crate::pages::rules::{explained, rules};
use crate::pages::saves::saves;
use crate::pages::score::score;
use crate::pages::score_sheet::points_now;
use crate::pages::scripts;
use crate::pages::settings::settings;
use crate::pages::setup::new_game;
use crate::pages::share::share;
use crate::pages::timeline::time_line;
use crate::pages::tutorial::tutorial;
use crate::pages::watch;
use crate::render::{IntoView, View, html};
use crate::state::any_table::AnyTable;
use crate::state::reader::Reader;
use crate::state::results::{self, Beginning, Kept};
use crate::state::saves::{self, Card};
use crate::state::screen::Page;
use crate::state::services::{GameFiles, LaterPages, Lazy, Services};
use crate::state::store::Store;
use crate::table::adviser::{mark_advised, open_adviser};
use crate::table::help;
use crate::table::log::log;
use crate::table::rule::ways;
use crate::table::story::story_view;
use crate::table::{telling, thinking, tomes};
use crate::words::Words;
use kernel::Saves;
use leptos::prelude::*;
use std::pin::Pin;
use std::rc::Rc;
use std::time::Duration;
use ui::portraits::official;
use ui::{Motion, Piece};
use wasm_bindgen_futures::spawn_local;

mod running;

lazy_chunk!(later with ["later", "people"], fetch -> Lazy = Lazy(&Whole));

/// Services of the store: the games, and the functions that fetch the chunks.
pub const fn services(games: &'static [GameFiles]) -> Services {
    Services { games, fetch, fetch_running: running::fetch }
}

struct Whole;

impl LaterPages for Whole {
    fn card(&self, id: u64, text: &str, newer: bool) -> Card {
        Card::read(id, text, newer)
    }

    fn take_in(&self, saves: Rc<Saves<Browser>>) -> Pin<Box<dyn Future<Output = ()>>> {
        Box::pin(async move { saves::take_in(&saves).await })
    }

    fn tell_live(&self, store: Store, from: usize) {
        telling::tell_live(store, from);
    }

    fn tell_again(&self, store: Store) {
        telling::tell_again(store);
    }

    fn show(&self, store: Store, page: Page) -> View {
        show(store, page)
    }

    fn daily(&self, store: Store, game: &'static GameInfo) -> View {
        daily(store, game)
    }

    fn host(&self, word: &str) -> View {
        official(word).map_or(View::Nothing, |portrait| door(portrait, 82))
    }

    fn tomes(&self, store: Store) -> View {
        tomes_now(store)
    }

    fn begin(&self, store: Store) {
        store.guard_unsaved();
        addresses::follow(store);
        store.follow_tabs();
        store.follow_database();
        store.follow_lesson();
        store.follow_awaited();
        panels::watch();
        mark_advised(store);
        opened::watch(store);
        help::listen(store);
        watch::watch(store);
        // After the keys of the table.
        store.running.once_here(move |_| set_timeout(move || keys::listen_to_more(store), Duration::ZERO));
        spawn_local(async move {
            saves::list_again().await;
            results::look_for_waiting().await;
            store.keep_missing_results().await;
        });
    }

    fn offer_scripts(&self, store: Store) {
        scripts::offer(store);
    }

    fn open(&self, store: Store, text: &str) {
        store.open_now(text.to_owned());
    }

    fn resume(&self, store: Store, id: u64) {
        store.resume_now(id);
    }

    fn open_again(&self, store: Store, id: u64, back: usize) {
        store.open_again_now(id, back);
    }

    fn take_over(&self, store: Store) {
        store.take_over_now();
    }

    fn look_on(&self, store: Store, id: u64) {
        store.look_on(id);
    }

    fn save_record(&self, store: Store) {
        save_record(store);
    }

    fn load(&self, store: Store, text: String) {
        store.load_now(text);
    }

    fn think(&self, store: Store, level: usize, pace: Duration) {
        store.think_now(level, pace);
    }

    fn stop(&self, request: u32) {
        worker_client::stop(request);
    }

    fn cancel(&self, request: u32) {
        worker_client::cancel(request);
    }

    fn ask_adviser(&self, store: Store) {
        store.ask_adviser_now();
    }

    fn keep_result(&self, store: Store, reader: &dyn Reader, id: u64, table: &dyn AnyTable, practice: bool) {
        match results::keep(reader, id, table, practice) {
            Kept::Known => {}
            Kept::Written { made_room } => {
                spawn_local(async move {
                    results::put_aside(id).await;
                });
                if made_room {
                    store.say_on_next_screen(Words::oldest_made_room);
                }
            }
            Kept::Waits => store.let_wait(results::put_aside(id), Words::result_waits, Words::result_waits_here),
        }
    }

    fn hand_on_results(&self) -> bool {
        results::hand_on()
    }

    fn begins(&self, store: Store, id: u64, table: &dyn AnyTable) -> bool {
        match results::begins(id, table) {
            Beginning::Counts => false,
            Beginning::Practice => true,
            Beginning::CountsUnnoted(note) => {
                let waits = results::put_note_aside(note);
                store.let_wait(waits, Words::attempt_waits, Words::attempt_waits_here);
                false
            }
        }
    }

    fn sound(&self, moved: &[Vec<Motion>], volume: u8) {
        let sound = |motion: &Motion| match motion.piece {
            Piece::Icon("silver", _) => Some(Sound::Coin),
            Piece::Icon(..) => Some(Sound::Wood),
            Piece::Thing => Some(Sound::Paper),
            Piece::Nothing => None,
        };
        sound::play(moved.iter().flatten().filter_map(sound), volume);
    }

    fn vibrate(&self) {
        sound::vibrate();
    }

    fn note_advice(&self, store: Store, id: u64) {
        if let Some(note) = results::advised(id) {
            let waits = results::put_note_aside(note);
            store.let_wait(waits, Words::advice_waits, Words::advice_waits_here);
        }
    }

    fn challenge(&self, store: Store) -> Option<String> {
        on_the_table(store)
    }

    fn begin_lesson(&self, store: Store, game: &'static GameInfo, lesson: &'static Lesson) {
        store.begin_lesson_now(game, lesson);
    }

    fn attach_lesson(&self, store: Store) {
        store.attach_lesson_now();
    }
}

fn show(store: Store, page: Page) -> View {
    match page {
        Page::Adviser => untrack(open_adviser),
        Page::Campaign => untrack(chronicle),
        Page::Examples => untrack(examples),
        Page::Curtain(seat) => curtain(seat).into_view(),
        Page::Explained => untrack(explained),
        Page::History => untrack(history),
        Page::Laid => html! { {untrack(examples::on_the_table)} {untrack(puzzle_on_the_table)} },
        Page::Log => untrack(log),
        Page::Menu => untrack(menu),
        Page::Opened => untrack(opened),
        Page::OpenTomes => tomes::tomes_button(store),
        Page::Points => points_now(store),
        Page::Rules => untrack(rules),
        Page::Saves => untrack(saves),
        Page::Score => untrack(score),
        Page::Settings => untrack(settings),
        Page::Setup => untrack(new_game),
        Page::Share => untrack(share),
        Page::Shortcuts => untrack(|| shortcuts(store)),
        Page::Story => untrack(story_view),
        Page::Thinking => thinking::progress(store),
        Page::TimeLine => time_line(store),
        Page::Tomes => tomes_drawer(store),
        Page::Tutorial => untrack(tutorial),
        Page::Ways(section) => ways(store, section),
    }
}
