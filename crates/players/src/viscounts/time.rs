//! The remaining time of a game.

use crate::bounds::Bounds;
use kernel::Game;
use viscounts::Viscounts;

/// Returns the remaining fraction of the game, and the factor of the value of holdings, which falls to 0 over the last
/// fifth.
pub(super) fn time(game: &Viscounts) -> (f32, f32) {
    let (now, end) = game.progress();
    let left = if game.decision().is_none() { 0.0 } else { 1.0 - now as f32 / end.max(1) as f32 };
    (left, (left * 5.0).at_most(1.0))
}
