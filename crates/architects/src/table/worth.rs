//! The present worth of a Building: its points if the game ended now.

use super::scene::Scene;
use crate::Architects;
use crate::components::{BuildingId, PRISONERS_PER_POINT};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use kernel::Seat;

/// Returns the points of a seat's Building if the game ended now. A plan counts as constructed, without its cost.
pub fn today(state: &Architects, seat: Seat, building: BuildingId) -> i32 {
    let (mut with, mut without) = (state.clone(), state.clone());
    with.player_mut(seat).built.insert(building.index());
    without.player_mut(seat).built.remove(building.index());
    total(&with, seat) - total(&without, seat)
}

pub fn total(state: &Architects, seat: Seat) -> i32 {
    state.sheet(seat).iter().sum()
}

pub fn prisoners(scene: &Scene) -> Option<String> {
    let count = scene.me().prison;
    (count > 0).then(|| Texts(scene.lang).prisoners(count, count / PRISONERS_PER_POINT))
}

/// Returns the texts for the viewer about a card: the missing parts of a plan that nobody has constructed, and its
/// points if the game ended now, for its owner.
pub fn card_texts(scene: &Scene, building: BuildingId) -> Vec<String> {
    let state = &scene.state;
    let owner = state.all_seats().find(|seat| state.player(*seat).built.has(building.index()));
    let reasons = if owner.is_some() { None } else { scene.reasons_text(&state.why_not_plan(scene.viewer, building)) };
    let worth = Texts(scene.lang).worth_now(today(state, owner.unwrap_or(scene.viewer), building));
    reasons.into_iter().chain([worth]).collect()
}
