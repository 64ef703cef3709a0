//! The code of the games, by their words.

mod paladins;
mod viscounts;

use crate::games::paladins::Paladins;
use crate::kernel::{Seed, Setup, SetupError};
use crate::page::info::INFOS;
use crate::page::play::any_table::{AnyGame, AnyTable, game_of};
use crate::page::play::reader::{Reader, reader_of};
use crate::with_table;

/// The code of a game that is here from the start: that of the first one.
pub fn at_hand(word: &str) -> Option<&'static dyn AnyGame> {
    (word == INFOS[0].word).then(game_of::<Paladins>)
}

/// The code of any game, in the lazily loaded part of the program: who calls this is there too, or has it from
/// [`LazyCode`](crate::page::play::services::LazyCode).
pub fn game(word: &str) -> Option<&'static dyn AnyGame> {
    with_table!(word, G => game_of::<G>())
}

/// The table that lies there before the first game.
pub fn first_table() -> Result<Box<dyn AnyTable>, SetupError> {
    game_of::<Paladins>().deal(Setup::of(&["human", "random"]), Seed::from(0))
}

/// What reads games of a kind, in the same part.
pub fn reader(word: &str) -> Option<&'static dyn Reader> {
    with_table!(word, G => reader_of::<G>())
}
