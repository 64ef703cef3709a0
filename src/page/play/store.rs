//! The one store of the page: the table that is played, and what the page shows of it.
//!
//! It is a handful of signals, `Copy`, provided as a context ([`use_store`]). It holds no rule and knows no game: it hands
//! choices by their words to the table, whatever game it is of, and tells the page what changed. A game's own views get
//! their typed table with [`Store::with_typed`], and what they draw from with [`Store::scene`].

mod ahead;
mod at_work;
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
mod rules;
mod seats;
mod session;
mod stories;
mod teach;
mod unsaved;
mod waits;

pub use super::advice::{Advice, Opponents, Turns};
pub use super::offered::{Known, NotTaken, Offered};
pub use super::screen::{Confirmation, Deal, Laid, Page, Screen};
pub use session::{Session, default_name};
pub use unsaved::SetUp;

use super::help::Help;
use super::lesson::Lesson;
use super::services::{Lazy, Running, Services};
use super::story::Story;
use crate::page::markup::Memo;
use crate::page::services::announce::News;
use crate::page::services::lazy::Chunk;
use crate::page::services::passing::{Passing, SAID_STAYS};
use crate::page::services::settings::{self, Prefs, Theme};
use crate::page::services::signal::RwSignal;
use crate::page::words::Words;
use ahead::Ahead;
use game_chunks::GameChunks;
use kernel::{Lang, NewGame, Seat, Trouble, UndoError};
use leptos::prelude::*;
use std::ops::Deref;

/// The page's store: there is one, and it lives as long as the page.
#[derive(Clone, Copy)]
pub struct Store(&'static Signals);

impl Deref for Store {
    type Target = Signals;
    fn deref(&self) -> &Signals {
        self.0
    }
}

/// The signals of the store.
pub struct Signals {
    /// The language.
    pub lang: RwSignal<Lang>,
    /// The theme.
    pub theme: RwSignal<Theme>,
    /// How the page is played.
    pub prefs: RwSignal<Prefs>,
    /// The screen.
    pub screen: RwSignal<Screen>,
    /// The files of the games' code.
    games: Vec<GameChunks>,
    /// The lazily loaded part of the program.
    pub lazy: Chunk<Lazy>,
    /// The code of the running table.
    pub running: Chunk<Running>,
    /// The word of the game on the table.
    pub game: Memo<&'static str>,
    /// The number under which the game on the table is saved; none where it is not.
    pub saved_as: Memo<Option<u64>>,
    /// Who must decide; `None` once the game is over.
    pub to_move: Memo<Option<Seat>>,
    /// The words of the legal choices, in the order that `data-choice` counts in.
    pub choices: Memo<Vec<String>>,
    /// The seat whose board is large and whose hidden cards may be seen: who decides if a person, else the last one who did.
    pub viewer: Memo<Seat>,
    /// The name of every seat.
    pub names: Memo<Vec<String>>,
    /// The seat of the person who must be alone with the device now, before the curtain is lifted.
    pub curtain: Memo<Option<Seat>>,
    /// The person on another device who is to choose: the table is passed on to them.
    pub awaited: Memo<Option<Seat>>,
    /// The word of the choice that is proposed, to be confirmed or exchanged: the picked one, else the game's own proposal.
    pub proposal: Memo<Option<String>>,
    /// What cannot be undone, and why; `None` where undo is possible.
    pub no_undo: Memo<Option<UndoError>>,
    /// Whether something undone can be done again.
    pub can_redo: Memo<bool>,
    /// Whether this turn can be taken back to its start, or to the last thing shown in it.
    pub can_restart: Memo<bool>,
    /// The step that is shown while the page looks back at an earlier one.
    pub back: Memo<Option<usize>>,
    /// A sentence that is shown for a while.
    pub toast: Passing,
    /// Whether a game is being read and laid out, which takes a moment on a slow device.
    pub at_work: RwSignal<bool>,
    /// What the live region reads out.
    pub news: RwSignal<News>,
    /// Why the browser does not keep what was chosen last; `None` where it does.
    pub trouble: RwSignal<Option<Trouble>>,
    /// Whether another tab plays the game on this table: this one looks on, and nothing can be chosen.
    pub watching: RwSignal<bool>,
    /// Whether the log is open.
    pub log_open: RwSignal<bool>,
    /// Whether the menu is open.
    pub menu_open: RwSignal<bool>,
    /// Whether the settings are open.
    pub settings_open: RwSignal<bool>,
    /// What others did, while it is told in steps.
    pub story: RwSignal<Option<Story>>,
    /// Whether what others do is told no more until a person is asked.
    skips: StoredValue<bool>,
    /// The anchors of what the table is to show for a moment.
    pub point: RwSignal<Vec<String>>,
    /// What waits until somebody says that it may happen though it cannot be undone.
    pub confirmation: RwSignal<Option<Confirmation>>,
    /// Whether the drawer with the links is open.
    pub share_open: RwSignal<bool>,
    /// Whether the points by line are open.
    pub points_open: RwSignal<bool>,
    /// Whether the tomes of a chapter are open.
    pub tomes_open: RwSignal<bool>,
    /// Whether the list of the keys is open.
    pub shortcuts_open: RwSignal<bool>,
    /// The seat whose board is shown in a drawer.
    pub drawer: RwSignal<Option<Seat>>,
    /// The players that think, and the adviser.
    pub opponents: Opponents,
    /// What came from outside and waits to be decided about.
    pub offered: RwSignal<Option<Offered>>,
    opened_from: StoredValue<Screen>,
    /// What is chosen for a new game, while that is set up.
    pub new_game: RwSignal<Option<NewGame>>,
    /// The new game while it is set up.
    pub set_up: StoredValue<Option<SetUp>>,
    /// The finished game whose score is open among the past ones.
    pub past: RwSignal<Option<u64>>,
    /// The saved game that is to be looked at, not played on, once it is read.
    look_at: StoredValue<Option<u64>>,
    /// What is explained, and the rules.
    pub help: Help,
    /// The lesson on the table, if there is one.
    pub lesson: Lesson,
    /// The example or the puzzle on the table, if one lies there.
    pub laid: RwSignal<Option<Laid>>,
    /// What is shown; none before the first game. What was chosen since and is being written is `ahead` of it.
    session: RwSignal<Option<Session>>,
    ahead: StoredValue<Option<Ahead>>,
    /// What is still to be written: games that made room for another one, and what a silent database did not take.
    left: StoredValue<Vec<Session>>,
    /// Whether the database is silent, and what is left is written once it answers.
    late: StoredValue<bool>,
    writing: StoredValue<bool>,
    changes: StoredValue<u64>,
    picked: RwSignal<Option<String>>,
    /// What is picked once the choice under way is shown.
    picks_next: StoredValue<Option<String>>,
    lifted: RwSignal<Option<Seat>>,
    /// Counts what changed, so that a step planned for later knows whether it still fits.
    turn: StoredValue<u64>,
    /// The turn whose next step is already planned.
    planned: StoredValue<Option<u64>>,
    /// Whether the game on the table has ended in this moment.
    just_ended: StoredValue<bool>,
    /// Whether this game was asked about what cannot be undone.
    asked: StoredValue<bool>,
}

/// The store of the page.
pub fn use_store() -> Store {
    expect_context::<Store>()
}

/// Reads the game on the table, and follows it. Before the first game there is nothing to read.
fn read<T: Default>(session: RwSignal<Option<Session>>, read: impl FnOnce(&Session) -> T) -> T {
    session.with(|session| session.as_ref().map(read).unwrap_or_default())
}

impl Store {
    /// A store without a table, in the remembered language and theme.
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
        // An example is read by one person, who plays all its seats.
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
            log_open: RwSignal::new(false),
            menu_open: RwSignal::new(false),
            settings_open: RwSignal::new(false),
            story: RwSignal::new(None),
            skips: StoredValue::new(false),
            point: RwSignal::new(Vec::new()),
            confirmation: RwSignal::new(None),
            share_open: RwSignal::new(false),
            points_open: RwSignal::new(false),
            tomes_open: RwSignal::new(false),
            offered: RwSignal::new(None),
            opened_from: StoredValue::new(Screen::Home),
            new_game: RwSignal::new(None),
            set_up: StoredValue::new(None),
            past: RwSignal::new(None),
            look_at: StoredValue::new(None),
            shortcuts_open: RwSignal::new(false),
            drawer: RwSignal::new(None),
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
