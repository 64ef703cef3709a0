//! The default game of the set-up page, which the browser stores.

use crate::browser::settings::{recall, remember};
use crate::info::{GameInfo, games, has, info};

/// Storage key of the last game that was set up.
const GAME: &str = "francia.setup.game";

/// Default game: the last one that was set up, on a first visit the one offered first.
pub fn usual_game() -> &'static GameInfo {
    let last = recall(GAME).filter(|word| has(word)).map(|word| info(&word));
    last.or_else(|| games().first().copied()).unwrap_or(&GameInfo::UNKNOWN)
}

/// Makes a game the default. A campaign, which shares the page, changes nothing.
pub fn set_usual_game(game: &GameInfo) {
    if has(game.word) {
        remember(GAME, game.word);
    }
}
