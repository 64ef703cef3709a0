//! What is known of the games before their code is here: names, signs, opponents, parts that may be added.
//!
//! Which games the page has is handed in when it is mounted.

pub mod architects;
mod game_info;
pub mod paladins;
mod tomesaga;
pub mod viscounts;

pub use game_info::{Exchange, Extra, GameInfo, Lesson, ROUNDS, Rival, Strength, TENTHS, Text, say};
pub use tomesaga::CAMPAIGN;

use std::sync::OnceLock;

static GAMES: OnceLock<Vec<&'static GameInfo>> = OnceLock::new();

/// Says which games the page has, in the order in which they are offered: once, before anything is drawn.
pub fn hand_in(games: Vec<&'static GameInfo>) {
    let _ = GAMES.set(games);
}

/// The games that the page has, in the order in which they are offered.
pub fn games() -> &'static [&'static GameInfo] {
    GAMES.get().map_or(&[], Vec::as_slice)
}

/// What can be set up: the games, and the campaign over all of them.
pub fn doors() -> impl Iterator<Item = &'static GameInfo> {
    games().iter().copied().chain([&CAMPAIGN])
}

/// What is known of a game by its word, or of the campaign; nothing ([`GameInfo::UNKNOWN`]) where the page has no such game.
pub fn info(word: &str) -> &'static GameInfo {
    doors().find(|info| info.word == word).unwrap_or(&GameInfo::UNKNOWN)
}

/// Whether the page has a game.
pub fn has(word: &str) -> bool {
    games().iter().any(|info| info.word == word)
}

/// A game's own name; its word, where the page does not know it.
pub fn name_of(word: &str) -> String {
    if has(word) { info(word).name.to_owned() } else { word.to_owned() }
}

/// The sprite that a symbol is taken from: what only one game uses lies in a file of its own, fetched with its table.
pub fn sprite(symbol: &str) -> &'static str {
    let own = |info: &&GameInfo| info.signs.split(' ').any(|sign| sign == symbol);
    doors().find(own).map_or("icons.svg", |info| info.sprite)
}
