//! What a choice gains at a glance: what it changes at once, and what it opens up.

use super::prospect::Prospect;
use super::weights::Weight;
use super::{Weights, in_hand, lead, next_turn};
use crate::kernel::{Game, Quiet, Seat};
use crate::viscounts::components::{TIER_POINTS, Tier};
use crate::viscounts::{Choice, Player, Question, Viscounts};

/// What each choice of a seat gains, roughly.
pub(super) fn gains(
    game: &Viscounts,
    seat: Seat,
    question: Question,
    choices: &[Choice],
    weights: &Weights,
    into: &mut Vec<f32>,
) {
    let mut prospect = Prospect::new(game, seat, weights);
    match question {
        Question::Move => prospect.moves(|gain| into.push(gain)),
        Question::Act
        | Question::Either(_)
        | Question::Resource(_)
        | Question::Bump(..)
        | Question::Discard(_)
        | Question::Rearrange => into.extend(choices.iter().map(|&choice| told(&prospect, question, choice))),
        _ => {
            let before = lead(game, seat, weights);
            into.extend(choices.iter().map(|&choice| tried(&prospect, question, choice, before)));
        }
    }
}

/// What a choice gains that need not be tried: what is only begun is told by what it is for, and what is small by the little
/// that it changes.
fn told(prospect: &Prospect, question: Question, choice: Choice) -> f32 {
    let (game, seat, weights) = (prospect.game, prospect.seat, prospect.weights);
    let player = game.player(seat);
    match (question, choice) {
        (_, Choice::Act(action)) => prospect.action(action),
        (Question::Act, _) => weights[Weight::Pass as usize],
        (Question::Either(source), _) => {
            let effects = source.option(usize::from(choice == Choice::Right));
            effects.iter().map(|&effect| prospect.effect(effect)).sum()
        }
        (_, Choice::Take(resource)) => {
            let next = |player: &Player| next_turn(player, prospect.icons, weights);
            let more = changed(player, |player| player.resources[resource as usize] += 1);
            prospect.goods(resource) + prospect.using * (next(&more) - next(player))
        }
        (Question::Bump(tier, _), Choice::Bump(owner)) => {
            let points = TIER_POINTS[tier as usize] as f32;
            let lasting = if tier == Tier::Second { Weight::InnerWorker } else { Weight::OuterWorker };
            if owner == seat { -points - prospect.left * weights[lasting as usize] } else { points }
        }
        (_, Choice::Discard(card)) => {
            let fewer = changed(player, |player| {
                if let Some(place) = player.hand.iter().position(|&held| held == card) {
                    player.hand.take(place);
                }
            });
            let hand = |player: &Player| {
                player.hand.len() as f32 * weights[Weight::HandCard as usize]
                    + in_hand(player) * weights[Weight::HandIcon as usize]
                    + next_turn(player, prospect.icons, weights)
            };
            prospect.using * (hand(&fewer) - hand(player))
        }
        (_, Choice::Order(order)) => {
            let line = order.applied(&player.line);
            let next = |player: &Player| next_turn(player, prospect.icons, weights);
            prospect.using * (next(&changed(player, |player| player.line = line)) - next(player))
        }
        _ => 0.0,
    }
}

/// A player after a small change.
fn changed(player: &Player, change: impl FnOnce(&mut Player)) -> Player {
    let mut player = *player;
    change(&mut player);
    player
}

/// What a choice gains by what it leads to; `before` is what the state is worth now.
fn tried(prospect: &Prospect, question: Question, choice: Choice, before: f32) -> f32 {
    let (seat, weights) = (prospect.seat, prospect.weights);
    let mut after = prospect.game.clone();
    if after.apply(choice, &mut Quiet).is_err() {
        return -99.0;
    }
    let at_once = lead(&after, seat, weights) - before;
    let opens = match question {
        Question::Play => best_move(&after, seat, weights),
        Question::Building | Question::Slot(..) | Question::Workers => promise(prospect, &after, choice),
        _ => match choice {
            Choice::Exchange(count) => f32::from(count) * weights[Weight::MoreAtOnce as usize],
            Choice::Hire(_) => weights[Weight::Hire as usize],
            Choice::Dismiss => weights[Weight::Dismiss as usize],
            _ => 0.0,
        },
    };
    at_once + opens
}

/// What a choice is a first step to, unless it was taken at once.
fn promise(prospect: &Prospect, after: &Viscounts, choice: Choice) -> f32 {
    let (game, seat, weights) = (prospect.game, prospect.seat, prospect.weights);
    match choice {
        Choice::Build(building) if !after.player(seat).has_built(building) => prospect.building(building.kind),
        Choice::Workers(count) if after.player(seat).workers == game.player(seat).workers => prospect.workers(count),
        Choice::Workers(count) => f32::from(count) * weights[Weight::MoreAtOnce as usize],
        _ => 0.0,
    }
}

/// The best that the Viscount can go to now that a card is played.
fn best_move(game: &Viscounts, seat: Seat, weights: &Weights) -> f32 {
    let asked = game.decision();
    if asked.is_none_or(|asked| asked.seat != seat || asked.question != Question::Move) {
        return weights[Weight::Unasked as usize];
    }
    let mut best = 0.0_f32;
    Prospect::new(game, seat, weights).moves(|gain| best = best.max(gain));
    best
}
