//! What the running table needs from above: the games, and the lazily loaded part of the program. It is handed in.

use super::any_table::{AnyGame, AnyTable};
use super::reader::Reader;
use super::saves::SaveCode;
use super::screen::Page;
use crate::kernel::SetupError;
use crate::page::info::GameInfo;
use crate::page::services::lazy::Coming;
use leptos::prelude::AnyView;
use std::time::Duration;

/// What is here from the start.
pub trait Services<S>: Sync {
    /// The table that lies there before the first game.
    fn first_table(&self) -> Result<Box<dyn AnyTable>, SetupError>;
    /// The code of a game, if it is here from the start.
    fn at_hand(&self, game: &str) -> Option<&'static dyn AnyGame>;
    /// Fetches the lazily loaded part of the program.
    fn fetch(&self) -> fn() -> Coming<Lazy<S>>;
}

/// The lazily loaded part of the program, for a store `S`.
pub struct Lazy<S: 'static>(pub &'static dyn LazyCode<S>);

/// What the lazily loaded part of the program does for a store `S`. Its one value lies in that part: whoever names what is
/// behind it in any other way puts that into the first file.
pub trait LazyCode<S>: SaveCode + Sync {
    /// Draws a page or a drawer.
    fn show(&self, store: S, page: Page) -> AnyView;
    /// Draws the challenge of the day, on the first page.
    fn daily(&self, store: S, game: &'static GameInfo) -> AnyView;
    /// What begins once it is here: other tabs are followed, and scripts are offered the table.
    fn begin(&self, store: S);
    /// The code of a game, by its word.
    fn game(&self, word: &str) -> Option<&'static dyn AnyGame>;
    /// What reads games of a kind, by its word.
    fn reader(&self, word: &str) -> Option<&'static dyn Reader>;
    /// Shows what a link's fragment or a record holds.
    fn open(&self, store: S, text: &str);
    /// Goes on with a saved game, or says why that is not possible.
    fn resume(&self, store: S, id: u64);
    /// Goes on with a saved game so many choices back.
    fn open_again(&self, store: S, id: u64, back: usize);
    /// Plays here a game that another tab plays.
    fn take_over(&self, store: S);
    /// Shows a game as another tab left it.
    fn look_on(&self, store: S, id: u64);
    /// Lets a level think about this decision, then makes its choice, after a while at the earliest.
    fn think(&self, store: S, level: usize, pace: Duration);
    /// Asks the worker for the best result so far of the request with this number.
    fn stop(&self, request: u32);
    /// Cancels the request with this number.
    fn cancel(&self, request: u32);
    /// Lets the adviser think.
    fn ask_adviser(&self, store: S);
    /// Keeps the result of a game that is over, or says that it waits for room.
    fn keep_result(&self, store: S, id: u64, table: &dyn AnyTable, practice: bool);
    /// Notes that a game begins that is the challenge of a day. True where it is no scored attempt.
    fn begins(&self, store: S, id: u64, table: &dyn AnyTable) -> bool;
    /// Notes that the adviser was asked in a game.
    fn note_advice(&self, store: S, id: u64);
    /// Which day's challenge is on the table, and whether it counts.
    fn challenge(&self, store: S) -> Option<String>;
    /// Begins the lesson of a game from its start.
    fn begin_lesson(&self, store: S, game: &'static GameInfo);
    /// Looks whether the game that was laid on the table is a lesson that is not over.
    fn attach_lesson(&self, store: S);
}
