//! The parts of the page that come later ([`super::later`]): the home page and the first table do without them.

use super::annals::{self, Beginning};
use super::keys::Shortcuts;
use super::later::comes_later;
use super::pages::adviser::Adviser;
use super::pages::curtain::curtain;
use super::pages::daily::{daily, on_the_table};
use super::pages::examples::{Examples, OnTheTable};
use super::pages::history::History;
use super::pages::log::Log;
use super::pages::menu::Menu;
use super::pages::opened::Opened;
use super::pages::retell::Retell;
use super::pages::rules::{Explained, Rules};
use super::pages::saves::Saves;
use super::pages::score::Score;
use super::pages::settings::Settings;
use super::pages::setup::NewGame;
use super::pages::share::Share;
use super::pages::timeline::time_line;
use super::pages::tutorial::Tutorial;
use super::panels;
use super::saves::{self, Card, Older, older};
use super::scripts;
use super::settings::storage;
use super::shelf::{AnyGame, AnyTable, Cover, Reader, game, reader, reader_of_record};
use super::store::Store;
use super::words::Words;
use super::worker_client;
use crate::kernel::{RecordError, Seat};
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

/// What comes later.
pub struct Parts {
    /// A page or a drawer.
    pub show: fn(Store, Page) -> AnyView,
    /// The challenge of the day, on the first page.
    pub daily: fn(Store, &'static Cover) -> AnyView,
    /// Which day's challenge is on the table, and whether it counts.
    pub challenge: fn(Store) -> Option<String>,
    /// Lets the adviser think.
    pub ask_adviser: fn(Store),
    /// Shows what a link's fragment or a record holds.
    pub open: fn(Store, &str),
    /// The code of a game that is not here from the start.
    pub game: fn(&str) -> Option<&'static dyn AnyGame>,
    /// What reads the game of a record.
    pub reader_of: fn(&str) -> Result<&'static dyn Reader, RecordError>,
    /// What reads games of a kind, by its word.
    pub reader: fn(&str) -> Option<&'static dyn Reader>,
    /// Goes on with a saved game, or says why that is not possible.
    pub resume: fn(Store, u64),
    /// Goes on with a saved game so many choices back.
    pub open_again: fn(Store, u64, usize),
    /// Plays here a game that another tab plays.
    pub take_over: fn(Store),
    /// Shows a game as another tab left it.
    pub look_on: fn(Store, u64),
    /// Lets a level think about this decision, then makes its choice, after a while at the earliest.
    pub think: fn(Store, usize, Duration),
    /// Asks the worker for the best result so far of the request with this number.
    pub stop: fn(u32),
    /// Cancels the request with this number.
    pub cancel: fn(u32),
    /// Reads a stored card.
    pub card: fn(u64, &str, bool) -> Card,
    /// The saves of the first version.
    pub older: fn() -> Vec<Older>,
    /// Keeps the result of a game that is over, or says that it waits for room.
    pub keep_result: fn(Store, u64, &dyn AnyTable, bool),
    /// Notes that a game begins that is the challenge of a day. True where it is no scored attempt.
    pub begins: fn(Store, u64, &dyn AnyTable) -> bool,
    /// Notes that the adviser was asked in a game.
    pub note_advice: fn(Store, u64),
    /// Begins the lesson of a game from its start.
    pub begin_lesson: fn(Store, &'static Cover),
    /// Looks whether the game that was laid on the table is a lesson that is not over.
    pub attach_lesson: fn(Store),
    /// What begins once all this is here: other tabs are followed, and scripts are offered the table.
    pub begin: fn(Store),
}

/// A page or a drawer that comes later.
#[derive(Clone, Copy)]
pub enum Page {
    /// The adviser.
    Adviser,
    /// What is told of the example on the table.
    Example,
    /// The worked examples.
    Examples,
    /// The curtain before a seat's hidden choice.
    Curtain(Seat),
    /// What an explanation was asked for.
    Explained,
    /// Every finished game.
    History,
    /// The log of the game.
    Log,
    /// The menu of the table.
    Menu,
    /// What came from outside.
    Opened,
    /// The turns of the others.
    Retell,
    /// The rules.
    Rules,
    /// Every saved game.
    Saves,
    /// The final score.
    Score,
    /// The settings.
    Settings,
    /// A new game.
    Setup,
    /// How to hand a game on.
    Share,
    /// The keys.
    Shortcuts,
    /// The time line.
    TimeLine,
    /// The lesson.
    Tutorial,
}

comes_later!(later, pub parts -> Parts = Parts {
    show,
    daily,
    challenge: on_the_table,
    ask_adviser: Store::ask_adviser,
    open: Store::open_here,
    game,
    reader_of: reader_of_record,
    reader,
    resume: Store::resume_here,
    open_again: Store::open_again_here,
    take_over: Store::take_over_here,
    look_on: Store::look_on_here,
    think: Store::think_here,
    stop: worker_client::stop,
    cancel: worker_client::cancel,
    card: Card::read,
    older,
    keep_result: |store, id, table, practice| {
        if !annals::keep(id, table, practice) {
            let_wait(store, annals::put_aside(id), |words| words.result_waits(), |words| words.result_waits_here());
        }
    },
    begins: |store, id, table| match annals::begins(id, table) {
        Beginning::Counts => false,
        Beginning::Practice => true,
        Beginning::CountsUnnoted(note) => {
            let_wait(store, annals::put_note_aside(note), |words| words.attempt_waits(), |words| words.attempt_waits_here());
            false
        }
    },
    note_advice: |store, id| {
        if let Some(note) = annals::advised(id) {
            let_wait(store, annals::put_note_aside(note), |words| words.advice_waits(), |words| words.advice_waits_here());
        }
    },
    begin_lesson: |store, game| store.lesson.begin_here(store, game),
    attach_lesson: |store| store.lesson.attach_here(store),
    begin,
});

/// Puts aside what local storage has no room for, and says so: that it waits, or that it waits on this page alone.
fn let_wait(
    store: Store,
    put_aside: impl Future<Output = bool> + 'static,
    waits: fn(Words) -> &'static str,
    waits_here: fn(Words) -> &'static str,
) {
    spawn_local(async move {
        let told = if put_aside.await { waits } else { waits_here };
        // Where there is no local storage, nothing is full.
        if storage().is_some() {
            let told = told(Words(store.lang.get_untracked())).to_owned();
            // Once the next screen is shown: it begins without what was said on the one before.
            set_timeout(move || store.say(told), Duration::ZERO);
        }
    });
}

/// A page or a drawer that comes later, where it belongs.
pub fn page(store: Store, page: Page) -> AnyView {
    store.later.view(store, move |parts| (parts.show)(store, page))
}

fn begin(store: Store) {
    store.follow_tabs();
    store.lesson.follow(store);
    panels::watch();
    scripts::offer(store);
    spawn_local(async {
        saves::list_again().await;
        annals::look_for_waiting().await;
    });
}

fn show(store: Store, page: Page) -> AnyView {
    match page {
        Page::Adviser => view! { <Adviser/> }.into_any(),
        Page::Example => view! { <OnTheTable/> }.into_any(),
        Page::Examples => view! { <Examples/> }.into_any(),
        Page::Curtain(seat) => curtain(seat).into_any(),
        Page::Explained => view! { <Explained/> }.into_any(),
        Page::History => view! { <History/> }.into_any(),
        Page::Log => view! { <Log/> }.into_any(),
        Page::Menu => view! { <Menu/> }.into_any(),
        Page::Opened => view! { <Opened/> }.into_any(),
        Page::Retell => view! { <Retell/> }.into_any(),
        Page::Rules => view! { <Rules/> }.into_any(),
        Page::Saves => view! { <Saves/> }.into_any(),
        Page::Score => view! { <Score/> }.into_any(),
        Page::Settings => view! { <Settings/> }.into_any(),
        Page::Setup => view! { <NewGame/> }.into_any(),
        Page::Share => view! { <Share/> }.into_any(),
        Page::Shortcuts => view! { <Shortcuts store=store/> }.into_any(),
        Page::TimeLine => time_line(store),
        Page::Tutorial => view! { <Tutorial/> }.into_any(),
    }
}
