//! The store of the page: one part for each subject, and the operations that need several of them.
//!
//! The parts are handles of signals, and each can be passed on alone. They hold no rule and know no game: choices are
//! passed by their keys to the table. A game's own views get their typed table with [`OpenTable::with_typed`], and
//! their data with [`Store::scene`].

mod by_link;
mod campaign;
mod choose;
mod commit;
mod history;
mod import;
mod later;
mod opponents;
mod present;
mod query;
mod resume;
mod rules;
mod seats;
mod stories;
mod teach;
mod unsaved;

pub use super::import_preview::{ImportPreview, NotTaken, SameDeal};
pub use super::opponents::{AdviserState, Opponents, ReviewState};
pub use super::pages::SetUp;
pub use super::screen::{Confirmation, Laid, NewDeal, Page, Screen};
pub use super::session::Session;

use super::choosing::{Choosing, Undo};
use super::code::{Code, Files};
use super::help::Help;
use super::import_preview::Import;
use super::lesson::LessonState;
use super::notices::Notices;
use super::overlay::OpenOverlay;
use super::pages::Pages;
use super::saving::Saving;
use super::settings::Settings;
use super::story::StoryState;
use super::table::OpenTable;
use crate::texts::PageTexts;
use markup::RwSignal;
use std::cell::Cell;
use std::ops::Deref;

thread_local! {
    static STORE: Cell<Option<Store>> = const { Cell::new(None) };
}

/// The only store of the page, which lives as long as the page.
#[derive(Clone, Copy)]
pub struct Store(&'static Parts);

impl Deref for Store {
    type Target = Parts;
    fn deref(&self) -> &Parts {
        self.0
    }
}

pub struct Parts {
    pub settings: Settings,
    pub screen: RwSignal<Screen>,
    pub pages: Pages,
    pub notices: Notices,
    pub code: Code,
    pub table: OpenTable,
    pub choosing: Choosing,
    pub undo: Undo,
    pub saving: Saving,
    /// Computer players and adviser.
    pub opponents: Opponents,
    /// Stories of the deeds of others.
    pub stories: StoryState,
    /// Lesson on the table, if any.
    pub lesson: LessonState,
    pub overlay: OpenOverlay,
    /// The rules.
    pub help: Help,
    /// Data from outside.
    pub import: Import,
}

/// The store.
///
/// # Panics
///
/// Before the page is mounted.
pub fn use_store() -> Store {
    STORE.get().expect("the page is mounted with its store")
}

impl Store {
    /// Store without a table, with the remembered settings.
    pub fn new(files: &Files) -> Self {
        let settings = Settings::remembered();
        let notices = Notices::new(settings);
        let table = OpenTable::new(settings);
        let code = Code::new(files, settings, notices);
        let overlay = OpenOverlay::new();
        let store = Self(Box::leak(Box::new(Parts {
            settings,
            screen: RwSignal::new(Screen::Home),
            pages: Pages::new(),
            notices,
            code,
            table,
            choosing: Choosing::new(table),
            undo: Undo::of(table),
            saving: Saving::new(),
            opponents: Opponents::new(code, overlay),
            stories: StoryState::new(),
            lesson: LessonState::new(),
            overlay,
            help: Help::new(),
            import: Import::new(),
        })));
        STORE.set(Some(store));
        store
    }

    /// Texts of the page. Tracked.
    pub fn texts(self) -> PageTexts {
        self.settings.texts()
    }
}
