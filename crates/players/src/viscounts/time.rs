//! How much of a game is left.

use crate::bounds::Bounds;
use kernel::Game;
use viscounts::Viscounts;

/// The fraction of the game that is left, and the factor of the value of what is held, which falls to 0 with the last fifth.
pub(super) fn time(game: &Viscounts) -> (f32, f32) {
    let (now, end) = game.progress();
    let left = if game.decision().is_none() { 0.0 } else { 1.0 - now as f32 / end.max(1) as f32 };
    (left, (left * 5.0).at_most(1.0))
}
