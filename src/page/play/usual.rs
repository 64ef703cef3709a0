//! The game that is set up next, which the page remembers.

use crate::page::info::{GameInfo, info, is_offered};
use crate::page::services::settings::{recall, remember};

/// The key of the game that was set up last.
const GAME: &str = "francia.setup.game";

/// The game that is set up unless another one is chosen: the one that was set up last.
pub fn usual_game() -> &'static GameInfo {
    info(&recall(GAME).filter(|word| is_offered(word)).unwrap_or_default())
}

/// Makes a game the one that is set up next.
pub fn set_usual_game(game: &GameInfo) {
    remember(GAME, game.word);
}
