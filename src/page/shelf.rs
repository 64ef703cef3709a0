//! The games of the page: the one place that lists them.
//!
//! A game is a folder here, such as `paladins/`, with a [`Cover`] (what is known of it before its code is here: to set it
//! up, to list it) and an implementation of [`AtTable`] (what it has of its own at the table: which questions are hidden or
//! confirmed, what moves, how it is drawn). All else knows games as [`AnyGame`] and [`AnyTable`], whatever they are, and
//! reaches their code through [`at_hand`] and what comes later.

mod any_game;
mod any_table;
mod at_table;
mod cover;

pub use any_game::{AnyGame, Reader, game_of, reader_of};
pub use any_table::{AnyTable, Asked, Line, Passage, Step};
pub use at_table::{AtTable, Part, Told};
pub use cover::{Cover, Extra, ROUNDS, Rival, TENTHS, Text, say};

use crate::games::paladins::Paladins;
use crate::kernel::{RecordError, Seed, Setup, SetupError};
use crate::registry::TABLES;
use crate::with_game;

/// What is known of every game that the page can play.
pub const COVERS: [&Cover; 2] = [&super::paladins::COVER, &super::viscounts::COVER];

/// What is known of a game by its word; of the first game where no game has it.
pub fn cover(word: &str) -> &'static Cover {
    COVERS.into_iter().find(|cover| cover.word == word).unwrap_or(COVERS[0])
}

/// Whether the page can play a game.
pub fn has(word: &str) -> bool {
    COVERS.iter().any(|cover| cover.word == word)
}

/// The code of a game that is here from the start: that of the first one.
pub fn at_hand(word: &str) -> Option<&'static dyn AnyGame> {
    (word == COVERS[0].word).then(game_of::<Paladins>)
}

/// The code of any game, in the part of the program that comes later: who calls this is there too, or has it from
/// [`Parts`](super::parts::Parts).
pub fn game(word: &str) -> Option<&'static dyn AnyGame> {
    with_game!(word, G => game_of::<G>())
}

/// The table that lies there before the first game.
pub fn first_table() -> Result<Box<dyn AnyTable>, SetupError> {
    game_of::<Paladins>().deal(Setup::of(&["human", "random"]), Seed::from(0))
}

/// The sprite that a symbol is taken from: what only one game uses lies in a file of its own, fetched with its table.
pub fn sprite(symbol: &str) -> &'static str {
    COVERS
        .iter()
        .find(|cover| cover.signs.split(' ').any(|sign| sign == symbol))
        .map_or("icons.svg", |cover| cover.sprite)
}

/// What reads games of a kind, in the same part.
pub fn reader(word: &str) -> Option<&'static dyn Reader> {
    with_game!(word, G => reader_of::<G>())
}

/// What reads the game of a record, in the same part.
pub fn reader_of_record(record: &str) -> Result<&'static dyn Reader, RecordError> {
    let word = crate::kernel::game_of(record)?;
    reader(&word).ok_or(RecordError::OtherGame { game: word })
}

/// The games that are offered to play, in their order.
pub fn offered() -> impl Iterator<Item = &'static Cover> {
    COVERS.into_iter().filter(|cover| is_offered(cover.word))
}

/// Whether a game is offered to play.
pub fn is_offered(word: &str) -> bool {
    TABLES.contains(&word)
}
