//! Players that look one step ahead: what a choice leads to once its turn is settled.

use super::evaluation::Judged;
use crate::kernel::{Chance, Game, Quiet, Seat};

/// More steps than it takes to settle any turn.
const BOUND: usize = 60;

/// Buffers for choosing at a glance, to be used again.
pub(super) struct Glancing<G: Game> {
    pub(super) choices: Vec<G::Choice>,
    pub(super) gains: Vec<f32>,
}

impl<G: Game> Default for Glancing<G> {
    fn default() -> Self {
        Self { choices: Vec::new(), gains: Vec::new() }
    }
}

impl<G: Judged> Glancing<G> {
    /// The choice that looks best; `None` once the game is over.
    pub(super) fn best(&mut self, game: &G, weights: &[f32]) -> Option<G::Choice> {
        game.choices(&mut self.choices);
        if self.choices.len() < 2 {
            return self.choices.first().copied();
        }
        game.gains(&self.choices, weights, &mut self.gains);
        let best = place_of_most(&self.gains)?;
        self.choices.get(best).copied()
    }
}

/// The choice that leads to the most once its turn is settled, in one world that the seat could be in; `None` once the
/// game is over.
pub fn one_step<G: Judged>(game: &G, chance: &mut Chance) -> Option<G::Choice> {
    let tried = try_each(game, game.decision()?.seat, G::step_weights(), 1, chance);
    let worth: Vec<f32> = tried.iter().map(|(_, lead)| *lead).collect();
    place_of_most(&worth).map(|place| tried[place].0)
}

/// The place of the greatest number, the first of equal ones.
pub(super) fn place_of_most(numbers: &[f32]) -> Option<usize> {
    let mut best: Option<(usize, f32)> = None;
    for (place, &number) in numbers.iter().enumerate() {
        if best.is_none_or(|(_, most)| number > most) {
            best = Some((place, number));
        }
    }
    best.map(|(place, _)| place)
}

/// Plays on at a glance until nothing is half done.
pub fn settle<G: Judged>(game: &mut G, weights: &[f32]) {
    settle_with(game, weights, &mut Glancing::default());
}

pub(super) fn settle_with<G: Judged>(game: &mut G, weights: &[f32], glancing: &mut Glancing<G>) {
    for _ in 0..BOUND {
        if game.is_calm() {
            return;
        }
        let Some(choice) = glancing.best(game, weights) else { return };
        if game.apply(choice, &mut Quiet).is_err() {
            return;
        }
    }
}

/// The points by which a seat may expect to be ahead of the best other one.
pub fn margin<G: Judged>(game: &G, seat: Seat, weights: &[f32]) -> f32 {
    let others = (0..game.seats()).map(|other| Seat(other as u8)).filter(|&other| other != seat);
    let best = others.map(|other| game.worth(other, weights)).fold(f32::NEG_INFINITY, f32::max);
    game.worth(seat, weights) - best
}

/// What each choice leads to, once its turn is settled, as the mean lead of the seat over so many worlds that it could be in.
pub fn try_each<G: Judged>(
    game: &G,
    seat: Seat,
    weights: &[f32],
    worlds: u32,
    chance: &mut Chance,
) -> Vec<(G::Choice, f32)> {
    let mut choices = Vec::new();
    game.choices(&mut choices);
    let mut tried: Vec<_> = choices.into_iter().map(|choice| (choice, 0.0)).collect();
    let mut glancing = Glancing::default();
    for _ in 0..worlds.max(1) {
        let world = game.redeal(seat, chance);
        for (choice, sum) in &mut tried {
            let mut after = world.clone();
            if after.apply(*choice, &mut Quiet).is_ok() {
                settle_with(&mut after, weights, &mut glancing);
                *sum += margin(&after, seat, weights) / worlds.max(1) as f32;
            }
        }
    }
    tried
}
