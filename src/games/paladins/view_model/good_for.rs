//! What the Workers of a Tavern card would be good for.

use crate::engine::nothing;
use crate::games::paladins::Paladins;
use crate::games::paladins::components::{Action, PaladinId, TavernId, Workers};
use crate::games::paladins::payment::lacks_workers;
use crate::kernel::Seat;

/// The actions of the right-hand side that a seat can fill with Workers once it has a Tavern card's, and not before. A Paladin
/// that is not revealed yet brings its own Workers first.
pub fn good_for(state: &Paladins, seat: Seat, paladin: Option<PaladinId>, tavern: TavernId) -> Vec<Action> {
    let player = state.player(seat);
    let brought = paladin.map_or(Workers::NONE, |paladin| Workers::of(paladin.card().workers));
    let before = player.workers.plus(brought);
    let after = before.plus(Workers::of(tavern.card().iter().copied()));
    let can = |held: Workers, action: Action| nothing(|lacks| lacks_workers(player.open_spaces(action), held, lacks));
    let right = Action::ALL.into_iter().filter(|action| action.right_index().is_some());
    right.filter(|action| can(after, *action) && !can(before, *action)).collect()
}
