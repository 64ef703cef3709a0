//! What a Building is worth today: the points that it brings if the game ended now.

use super::scene::Scene;
use crate::Architects;
use crate::components::{BuildingId, PRISONERS_PER_POINT};
use crate::table::Texts;
use crate::table::scene::SceneExt as _;
use kernel::Seat;

/// The points that a Building of a seat brings if the game ended now; of a plan, those that it would bring if it stood there.
/// Its cost is left out.
pub fn today(state: &Architects, seat: Seat, building: BuildingId) -> i32 {
    let (mut with, mut without) = (state.clone(), state.clone());
    with.player_mut(seat).built.insert(building.index());
    without.player_mut(seat).built.remove(building.index());
    total(&with, seat) - total(&without, seat)
}

/// The points of a seat if the game ended now.
pub fn total(state: &Architects, seat: Seat) -> i32 {
    state.sheet(seat).iter().sum()
}

/// The own Workers in the Prison, and what they cost at the end; nothing where there are none.
pub fn prisoners(scene: &Scene) -> Option<String> {
    let count = scene.me().prison;
    (count > 0).then(|| Texts(scene.lang).prisoners(count, count / PRISONERS_PER_POINT))
}

/// What a card is to the viewer now: what is missing for a plan that nobody has constructed, and the points that it brings if
/// the game ended now, to whom it belongs.
pub fn told(scene: &Scene, building: BuildingId) -> Vec<String> {
    let state = &scene.state;
    let owner = state.all_seats().find(|seat| state.player(*seat).built.has(building.index()));
    let lacks = if owner.is_some() { None } else { scene.said(&state.plan_lacks(scene.viewer, building)) };
    let worth = Texts(scene.lang).worth_now(today(state, owner.unwrap_or(scene.viewer), building));
    lacks.into_iter().chain([worth]).collect()
}
