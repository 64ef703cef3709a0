//! What the running table needs from above: the games, and the lazily loaded part of the program. It is handed in.

use super::any_table::{AnyGame, AnyTable};
use super::reader::Reader;
use super::saves::Card;
use super::screen::Page;
use super::store::Store;
use crate::page::info::{GameInfo, Lesson};
use crate::page::markup::View;
use crate::page::services::lazy::Coming;
use crate::page::services::storage::Browser;
use engine::Motion;
use kernel::{Saves, Seed, Setup};
use std::pin::Pin;
use std::rc::Rc;
use std::time::Duration;

/// What is here from the start.
pub struct Services {
    /// The games, in the order in which they are offered.
    pub games: &'static [GameFiles],
    /// Fetches the lazily loaded part of the program.
    pub fetch: fn() -> Coming<Lazy>,
    /// Fetches the code of the running table.
    pub fetch_running: fn() -> Coming<Running>,
}

/// A game of the page: what is known of it from the start, and how its code is fetched.
pub struct GameFiles {
    /// What is known of it.
    pub info: &'static GameInfo,
    /// Fetches its rules and its table: what is needed to play it.
    pub code: fn() -> Coming<GameCode>,
    /// Fetches what reads its records: what nobody needs to begin a game.
    pub reader: fn() -> Coming<GameReader>,
}

/// The rules and the table of a game.
pub struct GameCode(pub &'static dyn AnyGame);

/// What reads the records of a game.
pub struct GameReader(pub &'static dyn Reader);

/// Declares the two files of a game's code, by their names, and its [`GameFiles`]: what is needed to begin a game, and what is
/// not.
macro_rules! game_files {
    ($Game:ty: $code:ident, $later:ident) => {
        $crate::page::services::lazy::lazy_chunk!(
            $code with ["table", stringify!($code)],
            code -> $crate::page::play::services::GameCode =
                $crate::page::play::services::GameCode($crate::page::play::any_table::game_of::<$Game>())
        );

        $crate::page::services::lazy::lazy_chunk!(
            $later with ["later", stringify!($later)],
            reader -> $crate::page::play::services::GameReader =
                $crate::page::play::services::GameReader($crate::page::play::reader::reader_of::<$Game>())
        );

        /// The game, as it is handed to the page.
        pub const FILES: $crate::page::play::services::GameFiles = $crate::page::play::services::GameFiles {
            info: <$Game as $crate::page::play::at_table::AtTable>::INFO,
            code,
            reader,
        };
    };
}
pub(crate) use game_files;

/// The code of the running table.
pub struct Running(pub &'static dyn RunningCode);

/// What only a table that is played needs, whatever game it is of. The first page does without.
pub trait RunningCode: Sync {
    /// What follows the page for as long as it lives: movement, the keyboard, who looks at the page.
    fn follow(&self, store: Store);
    /// Deals a new game and shows it.
    fn begin(&self, store: Store, code: &'static dyn AnyGame, setup: Setup, seed: Seed, practice: bool);
    /// Closes every drawer.
    fn close_all(&self, store: Store);
    /// Draws the table of the game that is played, or the curtain before it.
    fn play(&self) -> View;
    /// Draws the question before what cannot be undone, while there is one.
    fn confirm(&self) -> View;
}

/// The lazily loaded part of the program.
pub struct Lazy(pub &'static dyn LazyCode);

/// What the lazily loaded part of the program does. Its one value lies in that part: whoever names what is
/// behind it in any other way puts that into the first file.
pub trait LazyCode: Sync {
    /// Reads a stored card.
    fn card(&self, id: u64, text: &str, newer: bool) -> Card;
    /// Takes in what lies outside the saves ([`super::saves::take_in`]).
    fn take_in(&self, saves: Rc<Saves<Browser>>) -> Pin<Box<dyn Future<Output = ()>>>;
    /// Draws a page or a drawer.
    fn show(&self, store: Store, page: Page) -> View;
    /// Draws the challenge of the day, on the first page.
    fn daily(&self, store: Store, game: &'static GameInfo) -> View;
    /// Draws the tomes of a chapter as they lie on the table that is shown.
    fn tomes(&self, store: Store) -> View;
    /// What begins once it is here: other tabs are followed, and what waited is read.
    fn begin(&self, store: Store);
    /// Offers scripts the table.
    fn offer_scripts(&self, store: Store);
    /// Tells what others did from a step of the game on, as it happens.
    fn tell_live(&self, store: Store, from: usize);
    /// Tells once more what others did since the last own choice.
    fn tell_again(&self, store: Store);
    /// Shows what a link's fragment or a record holds.
    fn open(&self, store: Store, text: &str);
    /// Goes on with a saved game, or says why that is not possible.
    fn resume(&self, store: Store, id: u64);
    /// Goes on with a saved game so many choices back.
    fn open_again(&self, store: Store, id: u64, back: usize);
    /// Plays here a game that another tab plays.
    fn take_over(&self, store: Store);
    /// Shows a game as another tab left it.
    fn look_on(&self, store: Store, id: u64);
    /// Saves the game on the table as a file.
    fn save_record(&self, store: Store);
    /// Goes on from a record, as a game of its own.
    fn load(&self, store: Store, text: String);
    /// Lets a level think about this decision, then makes its choice, after a while at the earliest. The game's reader is here.
    fn think(&self, store: Store, level: usize, pace: Duration);
    /// Asks the worker for the best result so far of the request with this number.
    fn stop(&self, request: u32);
    /// Cancels the request with this number.
    fn cancel(&self, request: u32);
    /// Lets the adviser think. The game's reader is here.
    fn ask_adviser(&self, store: Store);
    /// Keeps the result of a game that is over, or says that it waits for room.
    fn keep_result(&self, store: Store, reader: &dyn Reader, id: u64, table: &dyn AnyTable, practice: bool);
    /// Hands on to the next page of this tab what is unsaved of the results. False where not all of it could be.
    fn hand_on_results(&self) -> bool;
    /// Notes that a game begins that is the challenge of a day. True where it is no scored attempt.
    fn begins(&self, store: Store, id: u64, table: &dyn AnyTable) -> bool;
    /// Lets the movements of a step be heard.
    fn sound(&self, moved: &[Vec<Motion>], volume: u8);
    /// Lets a phone vibrate.
    fn vibrate(&self);
    /// Notes that the adviser was asked in a game.
    fn note_advice(&self, store: Store, id: u64);
    /// Which day's challenge is on the table, and whether it counts.
    fn challenge(&self, store: Store) -> Option<String>;
    /// Begins a lesson of a game from its start.
    fn begin_lesson(&self, store: Store, game: &'static GameInfo, lesson: &'static Lesson);
    /// Looks whether the game that was laid on the table is a lesson that is not over.
    fn attach_lesson(&self, store: Store);
}
