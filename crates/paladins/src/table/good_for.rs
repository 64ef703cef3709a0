//! The uses of a Tavern card's Workers and of a Paladin.

use crate::components::{Action, PaladinId, SUSPICION, TavernId, Workers};
use crate::payment::check_workers;
use crate::{Choice, Intent, Paladins, Question, WhyNot};
use engine::{Rules, is_allowed};
use kernel::Seat;

/// Returns the right-hand actions that a seat can fill with the Workers of a Tavern card and not without. A Paladin
/// not yet revealed adds its own Workers first.
pub fn good_for(state: &Paladins, seat: Seat, paladin: Option<PaladinId>, tavern: TavernId) -> Vec<Action> {
    let player = state.player(seat);
    let brought = paladin.map_or(Workers::NONE, |paladin| Workers::of(paladin.card().workers));
    let before = player.workers.plus(brought);
    let after = before.plus(Workers::of(tavern.card().iter().copied()));
    let can = |held: Workers, action: Action| {
        is_allowed(|reasons| check_workers(player.open_spaces(action).iter().copied(), held, reasons))
    };
    right_hand().filter(|action| can(after, *action) && !can(before, *action)).collect()
}

/// Returns the right-hand actions that a seat can begin with a Paladin and not without it. It tests copies of the
/// state with the Workers of the Paladin and of each of these Tavern cards.
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
        games
            .iter()
            .any(|game| is_allowed(|reasons| game.check_choice(seat, Question::Turn, Choice::Act(action), reasons)))
    };
    right_hand().filter(|action| can(&with, *action) && !can(&without, *action)).collect()
}

/// Returns the right-hand action with the fewest missing levels of an Attribute under a Paladin, and the reason. None
/// when no level is missing.
pub fn left_short(state: &Paladins, seat: Seat, paladin: PaladinId) -> Option<(Action, WhyNot)> {
    let mut game = state.clone();
    game.player_mut(seat).paladin = Some(paladin);
    let short = |action: Action| {
        let missing = game.missing(seat, Intent::Action(action));
        let level = missing.into_iter().find(|why| matches!(why, WhyNot::Attribute { .. }))?;
        Some((action, level))
    };
    let levels = |why: &WhyNot| match *why {
        WhyNot::Attribute { need, have, .. } => need.saturating_sub(have),
        _ => u8::MAX,
    };
    right_hand().filter_map(short).min_by_key(|(_, why)| levels(why))
}

/// Returns the right-hand actions that these Workers of a seat fill, and the largest number of them at once.
pub fn enough_for(state: &Paladins, seat: Seat, held: Workers) -> (Vec<Action>, usize) {
    let player = state.player(seat);
    let can = |actions: &[Action]| {
        let spaces = actions.iter().flat_map(|action| player.open_spaces(*action)).copied();
        is_allowed(|reasons| check_workers(spaces, held, reasons))
    };
    let filled: Vec<Action> = right_hand().filter(|action| can(&[*action])).collect();
    let some = |set: u32| -> Vec<Action> {
        let chosen = filled.iter().enumerate().filter(|(place, _)| set & (1 << place) != 0);
        chosen.map(|(_, action)| *action).collect()
    };
    let sets = (1..1_u32 << filled.len().min(8)).map(some);
    let most = sets.filter(|set| can(set)).map(|set| set.len()).max();
    (filled, most.unwrap_or_default())
}

pub fn may_end_tax(state: &Paladins) -> bool {
    SUSPICION.into_iter().max().is_some_and(|most| (1..=most).contains(&state.board().tax))
}

fn right_hand() -> impl Iterator<Item = Action> {
    Action::ALL.into_iter().filter(|action| action.right_index().is_some())
}
