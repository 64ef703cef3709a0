//! The game that is set up next, which the page remembers.

use crate::browser::settings::{recall, remember};
use crate::info::{GameInfo, games, has, info};

/// The key of the game that was set up last.
const GAME: &str = "francia.setup.game";

/// The game that is set up unless another one is chosen: the one that was set up last; on a first visit the one offered first.
pub fn usual_game() -> &'static GameInfo {
    let last = recall(GAME).filter(|word| has(word)).map(|word| info(&word));
    last.or_else(|| games().first().copied()).unwrap_or(&GameInfo::UNKNOWN)
}

/// Makes a game the one that is set up next. A campaign, which is set up on the same page, changes nothing.
pub fn set_usual_game(game: &GameInfo) {
    if has(game.word) {
        remember(GAME, game.word);
    }
}
