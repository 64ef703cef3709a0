//! The store of the page: the running table, and its view state.
//!
//! It is a handful of signals, `Copy`, provided as a context ([`use_store`]). It holds no rule and knows no game: it
//! passes choices by their tokens to the table, and notifies the page of changes. A game's own views get their typed
//! table with [`Store::with_typed`], and their data with [`Store::scene`].

mod ahead;
mod busy;
mod by_link;
mod campaign;
mod choose;
mod commit;
mod game_chunks;
mod history;
mod import;
mod lazy;
mod opponents;
mod present;
mod query;
mod resume;
mod retry;
mod rules;
mod seats;
mod session;
mod stories;
mod teach;
mod unsaved;

pub use super::advice::{Advice, Opponents, Turns};
pub use super::import_preview::{Known, NotTaken, Offered};
pub use super::screen::{Confirmation, Deal, Laid, Page, Screen};
pub use session::{Session, default_name};
pub use unsaved::SetUp;

use super::help::Help;
use super::lesson::Lesson;
use super::overlay::OpenOverlay;
use super::services::{Lazy, Running, Services};
use super::story::Story;
use crate::browser::announce::News;
use crate::browser::lazy::Chunk;
use crate::browser::settings::{self, Prefs, Theme};
use crate::browser::signal::RwSignal;
use crate::browser::toast::{Passing, SAID_STAYS};
use crate::render::Memo;
use crate::words::Words;
use ahead::Ahead;
use game_chunks::GameChunks;
use kernel::{Lang, Seat, Trouble, UndoError};
use leptos::prelude::*;
use std::ops::Deref;
use ui::NewGame;

/// The only store of the page, which lives as long as the page.
#[derive(Clone, Copy)]
pub struct Store(&'static Signals);

impl Deref for Store {
    type Target = Signals;
    fn deref(&self) -> &Signals {
        self.0
    }
}

pub struct Signals {
    pub lang: RwSignal<Lang>,
    pub theme: RwSignal<Theme>,
    pub prefs: RwSignal<Prefs>,
    pub screen: RwSignal<Screen>,
    /// Chunks of the games' code.
    games: Vec<GameChunks>,
    pub lazy: Chunk<Lazy>,
    pub running: Chunk<Running>,
    /// Key of the game on the table.
    pub game: Memo<&'static str>,
    /// Number under which the game on the table is saved; `None` if it is not.
    pub saved_as: Memo<Option<u64>>,
    /// Seat that decides; `None` once the game is over.
    pub to_move: Memo<Option<Seat>>,
    /// Tokens of the legal choices. Their indices are the values of `data-choice`.
    pub choices: Memo<Vec<String>>,
    /// Seat whose board is large and whose hidden cards are visible: the deciding person, otherwise the last one who
    /// decided.
    pub viewer: Memo<Seat>,
    pub names: Memo<Vec<String>>,
    /// Seat of the person who must be alone with the device before the curtain is lifted.
    pub curtain: Memo<Option<Seat>>,
    /// The person on another device who has to choose: the table is passed on to them.
    pub awaited: Memo<Option<Seat>>,
    /// Token of the proposed choice: the picked one, otherwise the proposal of the game.
    pub proposal: Memo<Option<String>>,
    /// Reason why undo is impossible; `None` where it is possible.
    pub no_undo: Memo<Option<UndoError>>,
    pub can_redo: Memo<bool>,
    /// True if this turn can be restarted, or set back to the last thing revealed in it.
    pub can_restart: Memo<bool>,
    /// The visible step while the page looks back.
    pub back: Memo<Option<usize>>,
    /// Temporary message.
    pub toast: Passing,
    /// True while a game is read and laid out, which takes a moment on a slow device.
    pub at_work: RwSignal<bool>,
    /// Content of the live region.
    pub news: RwSignal<News>,
    /// Reason why the browser does not store the last choices; `None` if it does.
    pub trouble: RwSignal<Option<Trouble>>,
    /// True while another tab plays this game. Nothing can be chosen here then.
    pub watching: RwSignal<bool>,
    /// What is open over the page.
    pub overlay: OpenOverlay,
    /// Running story of the deeds of others.
    pub story: RwSignal<Option<Story>>,
    /// True while stories are skipped, until a person is asked.
    skips: StoredValue<bool>,
    /// Anchors that the table highlights for a moment.
    pub point: RwSignal<Vec<String>>,
    /// Computer players and adviser.
    pub opponents: Opponents,
    /// Data from outside that wait for a decision.
    pub offered: RwSignal<Option<Offered>>,
    opened_from: StoredValue<Screen>,
    /// Choices on the set-up page.
    pub new_game: RwSignal<Option<NewGame>>,
    /// State of the set-up page.
    pub set_up: StoredValue<Option<SetUp>>,
    /// Number of the past game whose score is open.
    pub past: RwSignal<Option<u64>>,
    /// Saved game that is opened only for viewing, once it is read.
    look_at: StoredValue<Option<u64>>,
    /// Explanation and rules.
    pub help: Help,
    /// Lesson on the table, if any.
    pub lesson: Lesson,
    /// Example or puzzle on the table, if any.
    pub laid: RwSignal<Option<Laid>>,
    /// The session that is shown; none before the first game. Choices that are still being written are in `ahead`.
    session: RwSignal<Option<Session>>,
    ahead: StoredValue<Option<Ahead>>,
    /// Sessions that are still to be written: games that made room for another one, and those that a silent database
    /// did not accept.
    left: StoredValue<Vec<Session>>,
    /// True while the database is silent and `left` waits for its answer.
    late: StoredValue<bool>,
    writing: StoredValue<bool>,
    changes: StoredValue<u64>,
    picked: RwSignal<Option<String>>,
    /// Choice that is picked once the current one is visible.
    picks_next: StoredValue<Option<String>>,
    lifted: RwSignal<Option<Seat>>,
    /// Counter of changes. A planned step compares it to know whether it is still valid.
    turn: StoredValue<u64>,
    /// Turn whose next step is already planned.
    planned: StoredValue<Option<u64>>,
    /// True if the game on the table has just ended.
    just_ended: StoredValue<bool>,
    /// True once this game asked for a confirmation.
    asked: StoredValue<bool>,
}

pub fn use_store() -> Store {
    expect_context::<Store>()
}

/// Reads the game on the table, and follows it. Before the first game there is nothing to read.
fn read<T: Default>(session: RwSignal<Option<Session>>, read: impl FnOnce(&Session) -> T) -> T {
    session.with(|session| session.as_ref().map(read).unwrap_or_default())
}

impl Store {
    /// Store without a table, in the remembered language and theme.
    pub fn new(services: &Services) -> Self {
        let session: RwSignal<Option<Session>> = RwSignal::new(None);
        let lang = RwSignal::new(settings::remembered_lang());
        let picked = RwSignal::new(None);
        let lifted = RwSignal::new(None);
        let laid: RwSignal<Option<Laid>> = RwSignal::new(None);
        let game = Memo::new(move || read(session, |session| session.shown().game().info().word));
        let saved_as = Memo::new(move || read(session, |session| session.id));
        let to_move = Memo::new(move || read(session, |session| session.shown().to_move()));
        let choices = Memo::new(move || read(session, |session| session.shown().words(usize::MAX)));
        let viewer = Memo::new(move || {
            read(session, |session| Some(session::viewer(session, session.shown()))).unwrap_or(Seat(0))
        });
        let names = Memo::new(move || {
            let words = Words(lang.get());
            read(session, |session| session::names(session.shown(), words))
        });
        // One person reads an example and plays all its seats.
        let curtain = Memo::new(move || {
            if laid.with(Option::is_some) {
                return None;
            }
            let hangs = read(session, |session| session::curtain(session).filter(|_| session.past.is_none()));
            hangs.filter(|seat| lifted.get() != Some(*seat))
        });
        let awaited = Memo::new(move || read(session, |session| session.awaited().filter(|_| session.past.is_none())));
        let proposal = Memo::new(move || {
            let picked = picked.get().filter(|picked| choices.with(|choices| choices.contains(picked)));
            read(session, |session| picked.or_else(|| session.shown().proposal()))
        });
        let no_undo = Memo::new(move || {
            read(session, |session| Some(session.steps_back().err())).unwrap_or(Some(UndoError::Start))
        });
        let can_redo = Memo::new(move || read(session, |session| session.past.is_none() && session.table.undone() > 0));
        let can_restart = Memo::new(move || read(session, |session| session.no_restart().is_none()));
        let back = Memo::new(move || read(session, |session| session.past.as_ref().map(|past| past.last_step())));
        Self(Box::leak(Box::new(Signals {
            lang,
            theme: RwSignal::new(Theme::remembered()),
            prefs: RwSignal::new(Prefs::remembered()),
            screen: RwSignal::new(Screen::Home),
            games: services.games.iter().map(GameChunks::of).collect(),
            lazy: Chunk::new(services.fetch),
            running: Chunk::new(services.fetch_running),
            game,
            saved_as,
            to_move,
            choices,
            viewer,
            names,
            curtain,
            awaited,
            proposal,
            no_undo,
            can_redo,
            can_restart,
            back,
            toast: Passing::new(SAID_STAYS),
            at_work: RwSignal::new(false),
            news: RwSignal::new(News::default()),
            trouble: RwSignal::new(None),
            watching: RwSignal::new(false),
            overlay: OpenOverlay::new(),
            story: RwSignal::new(None),
            skips: StoredValue::new(false),
            point: RwSignal::new(Vec::new()),
            offered: RwSignal::new(None),
            opened_from: StoredValue::new(Screen::Home),
            new_game: RwSignal::new(None),
            set_up: StoredValue::new(None),
            past: RwSignal::new(None),
            look_at: StoredValue::new(None),
            opponents: Opponents::new(),
            help: Help::new(),
            lesson: Lesson::new(),
            laid,
            session,
            ahead: StoredValue::new(None),
            left: StoredValue::new(Vec::new()),
            late: StoredValue::new(false),
            writing: StoredValue::new(false),
            changes: StoredValue::new(0),
            picked,
            picks_next: StoredValue::new(None),
            lifted,
            turn: StoredValue::new(0),
            planned: StoredValue::new(None),
            just_ended: StoredValue::new(false),
            asked: StoredValue::new(false),
        })))
    }
}
