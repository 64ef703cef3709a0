//! The objective of a seat, in points: to be ahead of the best other seat or, in a team, to bring the team over its
//! target.

use super::evaluation::Evaluate;
use super::tomes::worth;
use kernel::{Outcome, Seat};

/// Evaluation of the others: of the best other seat or, in a team, of all partners together.
pub fn others<G: Evaluate>(game: &G, seat: Seat, weights: &[f32]) -> f32 {
    let others = (0..game.seats()).map(|other| Seat(other as u8)).filter(|&other| other != seat);
    let points = others.map(|other| worth(game, other, weights));
    if game.target().is_some() { points.sum() } else { points.fold(f32::NEG_INFINITY, f32::max) }
}

/// Returns the lead of a seat's points over those of the [others](others()). If the game is lost whatever the points,
/// the lead is that of an almost certain loss.
pub fn lead<G: Evaluate>(game: &G, points: f32, others: f32) -> f32 {
    let Some(target) = game.target() else { return points - others };
    let lead = points + others - target as f32;
    match game.outcome() {
        Outcome::Shared(team) if team.why.is_some() => lead.min(-game.scale()),
        _ => lead,
    }
}
