//! Metadata of the games, available before their code is loaded: names, signs, opponents, modules.
//!
//! The list of games is set when the page is mounted.

pub mod architects;
mod game_info;
pub mod paladins;
mod tomesaga;
pub mod viscounts;

pub use game_info::{
    Extra, GameInfo, Lesson, NeighbourExchange, OpponentInfo, ROUNDS, Strength, TENTHS, Text, localize,
};
pub use tomesaga::CAMPAIGN;

use std::sync::OnceLock;

static GAMES: OnceLock<Vec<&'static GameInfo>> = OnceLock::new();

/// Sets the games of the page, in the order of the offer. Called once, before anything is drawn.
pub fn hand_in(games: Vec<&'static GameInfo>) {
    let _ = GAMES.set(games);
}

pub fn games() -> &'static [&'static GameInfo] {
    GAMES.get().map_or(&[], Vec::as_slice)
}

/// Everything that can be set up: the games, and the campaign.
pub fn covers() -> impl Iterator<Item = &'static GameInfo> {
    games().iter().copied().chain([&CAMPAIGN])
}

/// Metadata of a game, or of the campaign, by key; [`GameInfo::UNKNOWN`] for any other key.
pub fn info(key: &str) -> &'static GameInfo {
    covers().find(|info| info.key == key).unwrap_or(&GameInfo::UNKNOWN)
}

/// Metadata of an official opponent, by its key in a set-up.
pub fn rival(key: &str) -> Option<&'static OpponentInfo> {
    games().iter().flat_map(|info| info.rivals).find(|rival| rival.key == key)
}

pub fn has(key: &str) -> bool {
    games().iter().any(|info| info.key == key)
}

pub fn name_of(key: &str) -> String {
    if has(key) { info(key).name.to_owned() } else { key.to_owned() }
}

/// Sprite file of a symbol. Symbols of one game lie in a file of its own, fetched with its table.
pub fn sprite(symbol: &str) -> &'static str {
    let own = |info: &&GameInfo| info.signs.split(' ').any(|sign| sign == symbol);
    covers().find(own).map_or("icons.svg", |info| info.sprite)
}
