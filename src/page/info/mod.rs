//! What is known of the games before their code is here: names, signs, opponents, parts that may be added.

mod game_info;
pub mod paladins;
pub mod viscounts;

pub use game_info::{Extra, GameInfo, ROUNDS, Rival, TENTHS, Text, say};

use crate::registry::TABLES;

/// What is known of every game that the page can play.
pub const INFOS: [&GameInfo; 2] = [&paladins::INFO, &viscounts::INFO];

/// What is known of a game by its word; of the first game where no game has it.
pub fn info(word: &str) -> &'static GameInfo {
    INFOS.into_iter().find(|info| info.word == word).unwrap_or(INFOS[0])
}

/// Whether the page can play a game.
pub fn has(word: &str) -> bool {
    INFOS.iter().any(|info| info.word == word)
}

/// The sprite that a symbol is taken from: what only one game uses lies in a file of its own, fetched with its table.
pub fn sprite(symbol: &str) -> &'static str {
    INFOS.iter().find(|info| info.signs.split(' ').any(|sign| sign == symbol)).map_or("icons.svg", |info| info.sprite)
}

/// The games that are offered to play, in their order.
pub fn offered() -> impl Iterator<Item = &'static GameInfo> {
    INFOS.into_iter().filter(|info| is_offered(info.word))
}

/// Whether a game is offered to play.
pub fn is_offered(word: &str) -> bool {
    TABLES.contains(&word)
}
