//! What the Workers of a Tavern card, and a Paladin, would be good for.

use crate::engine::{Rules, nothing};
use crate::games::paladins::components::{Action, PaladinId, TavernId, Workers};
use crate::games::paladins::payment::lacks_workers;
use crate::games::paladins::{Choice, Paladins, Question};
use crate::kernel::Seat;

/// The actions of the right-hand side that a seat can fill with Workers once it has a Tavern card's, and not before. A Paladin
/// that is not revealed yet brings its own Workers first.
pub fn good_for(state: &Paladins, seat: Seat, paladin: Option<PaladinId>, tavern: TavernId) -> Vec<Action> {
    let player = state.player(seat);
    let brought = paladin.map_or(Workers::NONE, |paladin| Workers::of(paladin.card().workers));
    let before = player.workers.plus(brought);
    let after = before.plus(Workers::of(tavern.card().iter().copied()));
    let can = |held: Workers, action: Action| nothing(|lacks| lacks_workers(player.open_spaces(action), held, lacks));
    right_hand().filter(|action| can(after, *action) && !can(before, *action)).collect()
}

/// The actions of the right-hand side that a seat can begin with a Paladin and could not without it: on a copy where it is
/// revealed, with its Workers and those of any of these Tavern cards.
pub fn made_possible(state: &Paladins, seat: Seat, paladin: PaladinId, taverns: &[TavernId]) -> Vec<Action> {
    let games = |paladin: Option<PaladinId>| -> Vec<Paladins> {
        let with = |tavern: &TavernId| {
            let mut game = state.clone();
            let player = game.player_mut(seat);
            let brought = paladin.map_or(Workers::NONE, |paladin| Workers::of(paladin.card().workers));
            player.workers = player.workers.plus(brought).plus(Workers::of(tavern.card().iter().copied()));
            player.paladin = paladin;
            game
        };
        taverns.iter().map(with).collect()
    };
    let (with, without) = (games(Some(paladin)), games(None));
    let can = |games: &[Paladins], action: Action| {
        games.iter().any(|game| nothing(|lacks| game.lacks(seat, Question::Turn, Choice::Act(action), lacks)))
    };
    right_hand().filter(|action| can(&with, *action) && !can(&without, *action)).collect()
}

fn right_hand() -> impl Iterator<Item = Action> {
    Action::ALL.into_iter().filter(|action| action.right_index().is_some())
}
