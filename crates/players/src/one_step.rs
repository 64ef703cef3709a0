//! One-step lookahead: each choice is made in a determinization, the turn is played out greedily, and the state is
//! evaluated.

use super::evaluation::Evaluate;
use super::lead::{lead, others};
use super::policy::{GreedyPolicy, argmax};
use super::tomes::worth;
use kernel::{Chance, RevealProbe, Seat};

const BOUND: usize = 60;

/// The best choice by one-step lookahead in one determinization; `None` once the game is over.
pub fn one_step<G: Evaluate>(game: &G, chance: &mut Chance) -> Option<G::Choice> {
    let values = choice_values(game, game.decision()?.seat, G::step_weights(), 1, chance);
    let leads: Vec<f32> = values.iter().map(|(_, lead)| *lead).collect();
    argmax(&leads).map(|place| values[place].0)
}

fn settle<G: Evaluate>(game: &mut G, weights: &[f32], policy: &mut GreedyPolicy<G>) {
    for _ in 0..BOUND {
        if game.is_quiet() {
            return;
        }
        let Some(choice) = policy.best(game, weights) else { return };
        game.make(choice, &mut RevealProbe::default());
    }
}

pub fn choice_values<G: Evaluate>(
    game: &G,
    seat: Seat,
    weights: &[f32],
    determinizations: u32,
    chance: &mut Chance,
) -> Vec<(G::Choice, f32)> {
    let mut choices = Vec::new();
    game.choices(&mut choices);
    let mut values: Vec<_> = choices.into_iter().map(|choice| (choice, 0.0)).collect();
    let mut policy = GreedyPolicy::default();
    for _ in 0..determinizations.max(1) {
        let world = game.redeal(seat, chance);
        for (choice, sum) in &mut values {
            let mut after = world.clone();
            if after.apply(*choice, &mut RevealProbe::default()).is_ok() {
                settle(&mut after, weights, &mut policy);
                let own = worth(&after, seat, weights);
                let lead = lead(&after, own, others(&after, seat, weights));
                *sum += lead / determinizations.max(1) as f32;
            }
        }
    }
    values
}
