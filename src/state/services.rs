//! The services that the running table gets from above: the games, and the lazily loaded part of the program.

use super::any_table::{AnyGame, AnyTable};
use super::reader::Reader;
use super::saves::Card;
use super::screen::Page;
use super::store::Store;
use crate::browser::lazy::Coming;
use crate::browser::storage::Browser;
use crate::info::{GameInfo, Lesson};
use crate::render::View;
use kernel::{Saves, Seed, Setup};
use std::pin::Pin;
use std::rc::Rc;
use std::time::Duration;
use ui::Motion;

/// Services that are available from the start.
pub struct Services {
    /// Games, in the order of the offer.
    pub games: &'static [GameFiles],
    /// Fetches the lazily loaded part of the program.
    pub fetch: fn() -> Coming<Lazy>,
    /// Fetches the code of the running table.
    pub fetch_running: fn() -> Coming<Running>,
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
            code -> $crate::state::services::GameCode =
                $crate::state::services::GameCode($crate::state::any_table::game_of::<$Game>())
        );

        $crate::browser::lazy::lazy_chunk!(
            $later with ["later", stringify!($later)],
            reader -> $crate::state::services::GameReader =
                $crate::state::services::GameReader($crate::state::reader::reader_of::<$Game>())
        );

        /// The game, as the page gets it.
        pub const FILES: $crate::state::services::GameFiles = $crate::state::services::GameFiles {
            info: <$Game as $crate::state::at_table::AtTable>::INFO,
            code,
            reader,
        };
    };
}
pub(crate) use game_files;

/// The code of the running table.
pub struct Running(pub &'static dyn TableControls);

/// Code that only a running table needs, of whatever game. The first page does without it.
pub trait TableControls: Sync {
    /// Starts the listeners that live as long as the page: movement, keyboard, visibility.
    fn follow(&self, store: Store);
    /// Deals a new game and shows it.
    fn begin(&self, store: Store, code: &'static dyn AnyGame, setup: Setup, seed: Seed, practice: bool);
    fn close_all(&self, store: Store);
    /// Draws the table, or the curtain before it.
    fn play(&self) -> View;
    /// Draws the open question of confirmation.
    fn confirm(&self) -> View;
}

/// The lazily loaded part of the program.
pub struct Lazy(pub &'static dyn LaterPages);

/// Entry points of the lazily loaded pages. The one value lies in their file: any other reference to code behind it
/// puts that code into the first file.
pub trait LaterPages: Sync {
    /// Reads a stored card.
    fn card(&self, id: u64, text: &str, newer: bool) -> Card;
    /// Takes in what lies outside the saves ([`super::saves::take_in`]).
    fn take_in(&self, saves: Rc<Saves<Browser>>) -> Pin<Box<dyn Future<Output = ()>>>;
    /// Draws a page or a drawer.
    fn show(&self, store: Store, page: Page) -> View;
    /// Draws the daily challenge, on the first page.
    fn daily(&self, store: Store, game: &'static GameInfo) -> View;
    /// Draws an official opponent behind a door, by its word in a set-up.
    fn host(&self, word: &str) -> View;
    /// Draws the tomes of a chapter beside the visible table.
    fn tomes(&self, store: Store) -> View;
    /// Starts after loading: follows other tabs, and reads what waited.
    fn begin(&self, store: Store);
    /// Offers the table to scripts.
    fn offer_scripts(&self, store: Store);
    /// Shows the deeds of others from a step on, as they happen.
    fn tell_live(&self, store: Store, from: usize);
    /// Replays the deeds of others since the last own choice.
    fn tell_again(&self, store: Store);
    /// Shows the content of a link's fragment or a record.
    fn open(&self, store: Store, text: &str);
    /// Resumes a saved game, or tells why that is impossible.
    fn resume(&self, store: Store, id: u64);
    /// Resumes a saved game `back` choices earlier.
    fn open_again(&self, store: Store, id: u64, back: usize);
    /// Takes over a game from another tab.
    fn take_over(&self, store: Store);
    /// Shows a game as another tab left it.
    fn look_on(&self, store: Store, id: u64);
    fn save_record(&self, store: Store);
    /// Continues a record as a game of its own.
    fn load(&self, store: Store, text: String);
    /// Lets a level think about this decision, then makes its choice after `pace` at the earliest. The game's reader
    /// must be loaded.
    fn think(&self, store: Store, level: usize, pace: Duration);
    /// Asks the worker for the best result so far of the request with this number.
    fn stop(&self, request: u32);
    /// Cancels the request with this number.
    fn cancel(&self, request: u32);
    /// Starts the adviser. The game's reader must be loaded.
    fn ask_adviser(&self, store: Store);
    /// Keeps the result of a finished game, or tells that it waits for space.
    fn keep_result(&self, store: Store, reader: &dyn Reader, id: u64, table: &dyn AnyTable, practice: bool);
    /// Hands the unsaved results on to the next page of this tab. Returns false if some could not be handed on.
    fn hand_on_results(&self) -> bool;
    /// Notes the start of a daily challenge. Returns true if it is no scored attempt.
    fn begins(&self, store: Store, id: u64, table: &dyn AnyTable) -> bool;
    /// Plays the sounds of the movements of a step.
    fn sound(&self, moved: &[Vec<Motion>], volume: u8);
    fn vibrate(&self);
    /// Notes that the adviser was asked in a game.
    fn note_advice(&self, store: Store, id: u64);
    /// Name of the challenge on the table, and whether it counts.
    fn challenge(&self, store: Store) -> Option<String>;
    fn begin_lesson(&self, store: Store, game: &'static GameInfo, lesson: &'static Lesson);
    /// Detects an unfinished lesson on the table.
    fn attach_lesson(&self, store: Store);
}
