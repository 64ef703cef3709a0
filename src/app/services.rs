//! The top of the page: the functions that fetch its code, and the entry points of the lazily loaded pages
//! ([`crate::browser::lazy`]). The home page and the first table do without them.

use crate::browser::drag;
use crate::browser::lazy::lazy_chunk;
use crate::browser::panels;
use crate::browser::sound::{self, Sound};
use crate::browser::worker_client;
use crate::components::{cover, motion};
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
use crate::pages::screen_awake;
use crate::pages::scripts;
use crate::pages::settings::settings;
use crate::pages::setup::new_game;
use crate::pages::share::share;
use crate::pages::timeline::time_line;
use crate::pages::tutorial::tutorial;
use crate::state::any_table::AnyTable;
use crate::state::code::{EndedGame, Files, GameFiles, Later, LaterTask};
use crate::state::results::{self, Beginning, ResultKept};
use crate::state::saves::{self, SaveReader, SaveSummary};
use crate::state::screen::Page;
use crate::state::store::{Store, use_store};
use crate::table::adviser::{mark_advised, open_adviser};
use crate::table::help;
use crate::table::log::log;
use crate::table::rule::rule_links;
use crate::table::story::story_view;
use crate::table::{story_steps, thinking, tomes};
use crate::texts::PageTexts;
use leptos::prelude::*;
use markup::{IntoView, View, html};
use std::time::Duration;
use ui::portraits::official;
use ui::{Motion, MovedPiece, Overlay};
use wasm_bindgen_futures::spawn_local;

mod running;

lazy_chunk!(later with ["later", "people"], fetch -> Later = Later {
    saves: SaveReader { card: SaveSummary::read, take_in: saves::take_in },
    show,
    run,
    is_second_attempt,
    challenge: || on_the_table(use_store()),
    hand_on_results: results::hand_on,
    offer_drags: drag::offer,
    mark_drags: drag::mark_later,
    sound,
});

/// Functions that fetch the code of the page.
pub const fn files(games: &'static [GameFiles]) -> Files {
    Files { games, later: fetch, running: running::fetch }
}

fn run(task: LaterTask) {
    let store = use_store();
    match task {
        LaterTask::Begin => begin(store),
        LaterTask::OfferScripts => scripts::offer(store),
        LaterTask::PlayLive(deeds, moments) => story_steps::play_live(store, deeds, moments),
        LaterTask::ReplayStory => story_steps::replay_story(store),
        LaterTask::Open(text) => store.open_now(text),
        LaterTask::Resume(id) => store.resume_now(id),
        LaterTask::OpenAgain(id, back) => store.open_again_now(id, back),
        LaterTask::TakeOver => store.take_over_now(),
        LaterTask::LookOn(id) => store.look_on(id),
        LaterTask::SaveRecord => save_record(store),
        LaterTask::Load(text) => store.load_now(text),
        LaterTask::Think(level, pace) => store.think_now(level, pace),
        LaterTask::Stop(request) => worker_client::stop(request),
        LaterTask::Cancel(request) => worker_client::cancel(request),
        LaterTask::AskAdviser => store.ask_adviser_now(),
        LaterTask::NoteAdvice(id) => note_advice(store, id),
        LaterTask::KeepResult(game) => keep_result(store, game),
        LaterTask::Vibrate => sound::vibrate(),
        LaterTask::BeginLesson(game, lesson) => store.begin_lesson_now(game, lesson),
        LaterTask::AttachLesson => store.attach_lesson_now(),
    }
}

fn begin(store: Store) {
    store.guard_unsaved();
    addresses::follow(store);
    store.follow_tabs();
    store.follow_database();
    store.follow_lesson();
    store.follow_awaited();
    store.opponents.follow_adviser();
    panels::watch();
    drag::watch(motion::held);
    mark_advised(store);
    opened::watch(store);
    help::listen(store);
    screen_awake::watch(store);
    // After the keys of the table.
    store.code.running.once_here(move |_| set_timeout(move || keys::listen_to_more(store), Duration::ZERO));
    spawn_local(async move {
        saves::list_again().await;
        results::look_for_waiting().await;
        store.keep_missing_results().await;
    });
}

/// Keeps the result of a finished game, or reports that it waits for space.
fn keep_result(store: Store, EndedGame { reader, id, table, practice }: EndedGame) {
    match results::keep(reader, id, &*table, practice) {
        ResultKept::Known => {}
        ResultKept::Written { dropped_oldest } => {
            spawn_local(async move {
                results::put_aside(id).await;
            });
            if dropped_oldest {
                store.notices.toast_on_next_screen(PageTexts::oldest_was_dropped);
            }
        }
        ResultKept::Waits => {
            store.notices.let_wait(results::put_aside(id), PageTexts::result_waits, PageTexts::result_waits_here);
        }
    }
}

fn is_second_attempt(id: u64, table: &dyn AnyTable) -> bool {
    match results::begins(id, table) {
        Beginning::Counts => false,
        Beginning::Practice => true,
        Beginning::CountsUnnoted(note) => {
            let waits = results::put_note_aside(note);
            use_store().notices.let_wait(waits, PageTexts::attempt_waits, PageTexts::attempt_waits_here);
            false
        }
    }
}

fn note_advice(store: Store, id: u64) {
    if let Some(note) = results::advised(id) {
        let waits = results::put_note_aside(note);
        store.notices.let_wait(waits, PageTexts::advice_waits, PageTexts::advice_waits_here);
    }
}

fn sound(moved: &[Vec<Motion>], volume: u8) {
    let sound = |motion: &Motion| match motion.piece {
        MovedPiece::Icon("silver", _) => Some(Sound::Coin),
        MovedPiece::Icon(..) => Some(Sound::Wood),
        MovedPiece::Thing => Some(Sound::Paper),
        MovedPiece::Nothing => None,
    };
    sound::play(moved.iter().flatten().filter_map(sound), volume);
}

/// An overlay. The board of a seat is drawn by its game.
fn over(store: Store, overlay: &Overlay) -> View {
    match overlay {
        Overlay::Adviser => untrack(open_adviser),
        Overlay::Help(_) => untrack(explained),
        Overlay::Keys => untrack(|| shortcuts(store)),
        Overlay::Log => untrack(log),
        Overlay::Menu => untrack(menu),
        Overlay::Points => points_now(store),
        Overlay::Settings => untrack(settings),
        Overlay::Share => untrack(share),
        Overlay::Tomes => tomes_drawer(store),
        Overlay::Board(_) | Overlay::Question => ().into_view(),
    }
}

fn show(page: Page) -> View {
    let store = use_store();
    match page {
        Page::Daily(game) => daily(store, game),
        Page::Host(opponent) => official(opponent).map_or(View::Nothing, |portrait| cover(portrait, 82)),
        Page::TomeCards => tomes_now(store),
        Page::Campaign => untrack(chronicle),
        Page::Examples => untrack(examples),
        Page::Curtain(seat) => curtain(seat).into_view(),
        Page::History => untrack(history),
        Page::Laid => html! { {untrack(examples::on_the_table)} {untrack(puzzle_on_the_table)} },
        Page::Opened => untrack(opened),
        Page::Over(overlay) => over(store, &overlay),
        Page::OpenTomes => tomes::tomes_button(store),
        Page::Rules => untrack(rules),
        Page::Saves => untrack(saves),
        Page::Score => untrack(score),
        Page::Setup => untrack(new_game),
        Page::Story => untrack(story_view),
        Page::Thinking => thinking::progress(store),
        Page::TimeLine => time_line(store),
        Page::Tutorial => untrack(tutorial),
        Page::RuleLinks(section) => rule_links(store, section),
    }
}
