//! What the tomes of a campaign are worth to a seat, in points of the game: those it took, and those that it is near to.

use super::evaluation::Evaluate;
use crate::kernel::{Crest, Game, Seat};

/// A tome that was taken. A major victory brings two or three for some ten points of lead.
const TAKEN: f32 = 7.0;
/// An open objective that is all but met.
const NEAR: f32 = 4.0;
/// A Crest Tome for which one Crest is missing.
const ALMOST: f32 = 1.5;

/// The value of a seat's tomes; nothing in a game by itself.
pub(crate) fn tomes<G: Game>(game: &G, seat: Seat) -> f32 {
    let (Some(tomes), Some(chapter)) = (game.tomes(), G::CHAPTER) else { return 0.0 };
    let over = game.decision().is_none();
    let mut value = 0.0;
    for (place, owner) in tomes.objectives() {
        value += match owner {
            Some(owner) if owner == seat => TAKEN,
            None if !over => {
                let goal = f32::from(chapter.tomes[place].goal.max(1));
                let share = (f32::from(game.counts(seat, place)) / goal).min(1.0);
                NEAR * share * share
            }
            _ => 0.0,
        };
    }
    for crest in Crest::ALL {
        value += match tomes.crests().owner(crest) {
            Some(owner) if owner == seat => TAKEN,
            None if tomes.crests().held(seat, crest) + 1 >= Crest::needed(tomes.players()) => ALMOST,
            _ => 0.0,
        };
    }
    value
}

/// The evaluation of a seat, its tomes included: what a player of a campaign plays for.
pub(crate) fn worth<G: Evaluate>(game: &G, seat: Seat, weights: &[f32]) -> f32 {
    game.evaluate(seat, weights) + tomes(game, seat)
}
