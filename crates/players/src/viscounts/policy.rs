//! The policy of Viscounts. A move value is the change of the evaluation plus the value of the options that the choice
//! opens.

use super::action_value::ActionValues;
use super::evaluation::{in_hand, lead, next_turn};
use super::weights::{Weight, Weights};
use crate::bounds::Bounds;
use kernel::{Game, RevealProbe, Seat};
use viscounts::components::{TIER_POINTS, Tier};
use viscounts::{Choice, Player, Question, Viscounts};

pub(super) fn move_values(
    game: &Viscounts,
    seat: Seat,
    question: Question,
    choices: &[Choice],
    weights: &Weights,
    into: &mut Vec<f32>,
) {
    let mut actions = ActionValues::new(game, seat, weights);
    match question {
        Question::Move => actions.moves(|gain| into.push(gain)),
        Question::Act
        | Question::Either(_)
        | Question::Resource(_)
        | Question::Bump(..)
        | Question::Remove(_)
        | Question::Discard(_)
        | Question::Rearrange => into.extend(choices.iter().map(|&choice| static_value(&actions, question, choice))),
        _ => {
            let before = lead(game, seat, weights);
            into.extend(choices.iter().map(|&choice| value_by_trying(&actions, question, choice, before)));
        }
    }
}

/// Returns the move value of a choice without making it. A first step is valued by its aim, a small change directly.
fn static_value(actions: &ActionValues, question: Question, choice: Choice) -> f32 {
    let (game, seat, weights) = (actions.game, actions.seat, actions.weights);
    let player = game.player(seat);
    match (question, choice) {
        (_, Choice::Act(action)) => actions.action(action),
        (Question::Act, _) => weights[Weight::Pass as usize],
        (Question::Either(source), _) => {
            let effects = source.option(usize::from(choice == Choice::Right));
            effects.iter().map(|&effect| actions.effect(effect)).sum()
        }
        (_, Choice::Take(resource)) => {
            let next = |player: &Player| next_turn(player, actions.icons, weights);
            let more = changed(player, |player| player.resources[resource as usize] += 1);
            actions.goods(resource) + actions.using * (next(&more) - next(player))
        }
        (Question::Bump(tier, _), Choice::Bump(owner)) => {
            let points = TIER_POINTS[tier as usize] as f32;
            let lasting = if tier == Tier::Second { Weight::InnerWorker } else { Weight::OuterWorker };
            // In a team nobody gains by another one's loss.
            let own = owner == seat || game.team().is_some();
            if own { -points - actions.left * weights[lasting as usize] } else { points }
        }
        (Question::Bump(_, section), Choice::BumpOverlord) => {
            actions.stand.map_or(0.0, |stand| stand.bumped(game.segment_beside(section)))
        }
        (_, Choice::Discard(card)) => {
            let fewer = changed(player, |player| {
                player.hand.remove(card);
            });
            let hand = |player: &Player| {
                player.hand.len() as f32 * weights[Weight::HandCard as usize]
                    + in_hand(player) * weights[Weight::HandIcon as usize]
                    + next_turn(player, actions.icons, weights)
            };
            actions.using * (hand(&fewer) - hand(player))
        }
        (_, Choice::Order(order)) => {
            let line = order.applied(&player.line);
            let next = |player: &Player| next_turn(player, actions.icons, weights);
            actions.using * (next(&changed(player, |player| player.line = line)) - next(player))
        }
        _ => 0.0,
    }
}

fn changed(player: &Player, change: impl FnOnce(&mut Player)) -> Player {
    let mut player = *player;
    change(&mut player);
    player
}

/// Returns the move value of a choice made on a copy; `before` is the evaluation of the state.
fn value_by_trying(actions: &ActionValues, question: Question, choice: Choice, before: f32) -> f32 {
    let (seat, weights) = (actions.seat, actions.weights);
    let mut after = actions.game.clone();
    after.make(choice, &mut RevealProbe::default());
    let at_once = lead(&after, seat, weights) - before;
    let opens = match question {
        Question::Play => best_move(&after, seat, weights),
        Question::Building | Question::Slot(..) | Question::Workers => promise(actions, &after, choice),
        _ => match choice {
            Choice::Exchange(count) => f32::from(count) * weights[Weight::MoreAtOnce as usize],
            Choice::Hire(_) => weights[Weight::Hire as usize],
            Choice::Dismiss => weights[Weight::Dismiss as usize],
            _ => 0.0,
        },
    };
    at_once + opens
}

fn promise(actions: &ActionValues, after: &Viscounts, choice: Choice) -> f32 {
    let (game, seat, weights) = (actions.game, actions.seat, actions.weights);
    match choice {
        Choice::Build(building) if !after.player(seat).has_built(building) => actions.building(building.kind),
        Choice::Workers(count) if after.player(seat).workers == game.player(seat).workers => actions.workers(count),
        Choice::Workers(count) => f32::from(count) * weights[Weight::MoreAtOnce as usize],
        _ => 0.0,
    }
}

fn best_move(game: &Viscounts, seat: Seat, weights: &Weights) -> f32 {
    let asked = game.decision();
    if asked.is_none_or(|asked| asked.seat != seat || asked.question != Question::Move) {
        return weights[Weight::Unasked as usize];
    }
    let mut best = 0.0_f32;
    ActionValues::new(game, seat, weights).moves(|gain| best = best.at_least(gain));
    best
}
