//! The lazily loaded code: of each game, of the running table, and of the other pages.

use super::any_table::{AnyGame, AnyTable};
use super::import_preview::NotRead;
use super::notices::Notices;
use super::reader::Reader;
use super::saves::SaveReader;
use super::screen::Page;
use super::settings::Settings;
use crate::browser::drag::DragTable;
use crate::browser::lazy::{Chunk, Coming};
use crate::info::{GameInfo, Lesson};
use kernel::{Record, RecordError, Seed, Setup, game_of};
use leptos::prelude::*;
use markup::View;
use std::time::Duration;
use ui::Motion;

/// Functions that fetch the code.
pub struct Files {
    /// Games, in the order of the offer.
    pub games: &'static [GameFiles],
    pub later: fn() -> Coming<Later>,
    pub running: fn() -> Coming<Running>,
}

/// A game of the page: its metadata, and the functions that fetch its code.
pub struct GameFiles {
    pub info: &'static GameInfo,
    /// Fetches its rules and its table, which are needed to play it.
    pub code: fn() -> Coming<GameCode>,
    /// Fetches the reader of its records, which starting a game does not need.
    pub reader: fn() -> Coming<GameReader>,
}

pub struct GameCode(pub &'static dyn AnyGame);

pub struct GameReader(pub &'static dyn Reader);

/// Declares the two chunks of a game by name, and its [`GameFiles`].
macro_rules! game_files {
    ($Game:ty: $code:ident, $later:ident) => {
        $crate::browser::lazy::lazy_chunk!(
            $code with ["table", "people", stringify!($code)],
            code -> $crate::state::code::GameCode =
                $crate::state::code::GameCode($crate::state::any_table::game_of::<$Game>())
        );

        $crate::browser::lazy::lazy_chunk!(
            $later with ["later", stringify!($later)],
            reader -> $crate::state::code::GameReader =
                $crate::state::code::GameReader($crate::state::reader::reader_of::<$Game>())
        );

        /// The game, as the page gets it.
        pub const FILES: $crate::state::code::GameFiles = $crate::state::code::GameFiles {
            info: <$Game as $crate::state::at_table::AtTable>::INFO,
            code,
            reader,
        };
    };
}
pub(crate) use game_files;

/// Entry points of the code that only a running table needs, of whatever game. The first page does without it.
pub struct Running {
    /// Starts the listeners that live as long as the page: movement, keyboard, visibility.
    pub follow: fn(),
    /// Deals a new game and shows it. The flag is true if undo may pass revealed information.
    pub begin: fn(&'static dyn AnyGame, Setup, Seed, bool),
    pub close_all: fn(),
    /// Draws the table, or the curtain before it.
    pub play: fn() -> View,
    /// Draws the open question of confirmation.
    pub confirm: fn() -> View,
}

/// Entry points of the lazily loaded pages. The one value lies in their file: any other reference to code behind it
/// puts that code into the first file.
pub struct Later {
    pub saves: SaveReader,
    /// Draws a page or a drawer.
    pub show: fn(Page) -> View,
    pub run: fn(LaterTask),
    /// Notes the start of a daily challenge under a number. Returns true if it is no scored attempt.
    pub is_second_attempt: fn(u64, &dyn AnyTable) -> bool,
    /// Name of the challenge on the table, and whether it counts.
    pub challenge: fn() -> Option<String>,
    /// Hands the unsaved results on to the next page of this tab. Returns false if some could not be handed on.
    pub hand_on_results: fn() -> bool,
    /// Sets the drags of the table on the page, until it is disposed.
    pub offer_drags: fn(DragTable),
    /// Marks the things that can be dragged, once the table has settled.
    pub mark_drags: fn(),
    /// Plays the sounds of the movements of a step, with a volume.
    pub sound: fn(&[Vec<Motion>], u8),
}

/// Work for the lazily loaded code.
pub enum LaterTask {
    /// Starts after loading: follows other tabs, and reads what waited.
    Begin,
    /// Offers the table to scripts.
    OfferScripts,
    /// Tells the deeds of others from a step on, and the moments from another one on.
    PlayLive(usize, usize),
    /// Replays the deeds of others since the last own choice.
    ReplayStory,
    /// Shows the content of a link's fragment or a record.
    Open(String),
    /// Resumes a saved game, or tells why that is impossible.
    Resume(u64),
    /// Resumes a saved game some choices earlier.
    OpenAgain(u64, usize),
    /// Takes over the game from another tab.
    TakeOver,
    /// Shows a game as another tab left it.
    LookOn(u64),
    SaveRecord,
    /// Continues a record as a game of its own.
    Load(String),
    /// Lets a level think about this decision, then makes its choice after this time at the earliest. The game's
    /// reader must be loaded.
    Think(usize, Duration),
    /// Asks the worker for the best result so far of the request with this number.
    Stop(u32),
    /// Cancels the request with this number.
    Cancel(u32),
    /// Starts the adviser. The game's reader must be loaded.
    AskAdviser,
    /// Notes that the adviser was asked in a game.
    NoteAdvice(u64),
    KeepResult(EndedGame),
    Vibrate,
    BeginLesson(&'static GameInfo, &'static Lesson),
    /// Detects an unfinished lesson on the table.
    AttachLesson,
}

/// A game that may be over, whose result is to be kept.
pub struct EndedGame {
    pub reader: &'static dyn Reader,
    /// Number of the result.
    pub id: u64,
    pub table: Box<dyn AnyTable>,
    pub practice: bool,
}

/// The chunks of the code, with their state.
#[derive(Clone, Copy)]
pub struct Code {
    games: &'static [GameChunks],
    pub later: Chunk<Later>,
    pub running: Chunk<Running>,
    settings: Settings,
    notices: Notices,
}

struct GameChunks {
    /// Key of the game.
    key: &'static str,
    code: Chunk<GameCode>,
    reader: Chunk<GameReader>,
}

impl Code {
    /// Code that is not fetched yet. A failure is reported by `notices`.
    pub(super) fn new(files: &Files, settings: Settings, notices: Notices) -> Self {
        let chunks = |game: &GameFiles| GameChunks {
            key: game.info.key,
            code: Chunk::new(game.code),
            reader: Chunk::new(game.reader),
        };
        Self {
            games: Vec::leak(files.games.iter().map(chunks).collect()),
            later: Chunk::new(files.later),
            running: Chunk::new(files.running),
            settings,
            notices,
        }
    }

    /// Does some work with the lazily loaded part, at once or after loading. A failure is reported.
    pub fn run(self, task: LaterTask) {
        let missing = move || self.notices.show_toast(self.settings.texts_now().part_missing().to_owned());
        self.later.with(move |later| (later.run)(task), missing);
    }

    /// A page or a drawer of the lazily loaded part.
    pub fn page(self, page: Page) -> View {
        self.later.view(self.settings.lang, move |later| (later.show)(page.clone()))
    }

    /// Reports that the code of a game could not be fetched.
    fn game_missing(self) {
        self.notices.show_toast(self.settings.texts_now().game_missing().to_owned());
    }

    /// Calls `act` with the code of the running table, at once or after loading. A failure is reported.
    pub(super) fn with_running(self, act: impl FnOnce(&'static Running) + 'static) {
        self.running.with(act, move || self.game_missing());
    }

    /// Chunks of a game, by its key.
    fn chunks(self, game: &str) -> Option<&'static GameChunks> {
        self.games.iter().find(|chunks| chunks.key == game)
    }

    /// Calls `act` with the rules and the table of a game, at once or after loading. A failure is reported.
    pub(super) fn with_game(self, game: &str, act: impl FnOnce(&'static dyn AnyGame) + 'static) {
        match self.chunks(game) {
            Some(chunks) => chunks.code.with(move |code| act(code.0), move || self.game_missing()),
            None => self.game_missing(),
        }
    }

    /// Calls `act` with the reader of a game, at once or after loading. A failure is reported.
    pub fn with_reader_of(self, game: &str, act: impl FnOnce(&'static dyn Reader) + 'static) {
        match self.chunks(game) {
            Some(chunks) => chunks.reader.with(move |reader| act(reader.0), move || self.game_missing()),
            None => self.game_missing(),
        }
    }

    /// Reader of a table's game, if it is loaded. Tracked.
    pub fn reader(self, table: &dyn AnyTable) -> Option<&'static dyn Reader> {
        self.chunks(table.game().info().key)?.reader.get().map(|reader| reader.0)
    }

    /// Reader of a game, once it is loaded.
    pub async fn reader_of(self, game: &str) -> Result<&'static dyn Reader, NotRead> {
        let Some(chunks) = self.chunks(game) else {
            return Err(RecordError::of_another_game(game).into());
        };
        chunks.reader.come().await.map(|reader| reader.0).map_err(|_| NotRead::Missing)
    }

    /// Table of a playable record.
    pub async fn table_of(self, record: &str) -> Result<Box<dyn AnyTable>, NotRead> {
        let reader = self.reader_of(&game_of(record)?).await?;
        Ok(reader.read(record)?)
    }

    /// Record of a table up to now, with a snapshot if its reader is loaded.
    pub(super) fn record_of(self, table: &dyn AnyTable) -> Record {
        let reader = untrack(|| self.reader(table));
        Record { snapshot: reader.and_then(|reader| reader.snapshot(table)), ..table.record() }
    }

    /// Fetches the reader of a game, which adds snapshots to its records and looks back.
    pub(super) fn fetch_reader(self, game: &str) {
        if let Some(chunks) = self.chunks(game) {
            chunks.reader.fetch();
        }
    }

    /// Fetches the code of every game and of the running table, and waits until each has arrived or failed.
    pub async fn fetch_games(self) {
        // Started together; the loop below waits for each.
        self.running.fetch();
        for GameChunks { code, reader, .. } in self.games {
            code.fetch();
            reader.fetch();
        }
        for GameChunks { code, reader, .. } in self.games {
            let _ = code.come().await;
            let _ = reader.come().await;
        }
        let _ = self.running.come().await;
    }
}
