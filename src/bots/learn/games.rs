//! The games that are learnt from: what their states look like, and what comes of them.

use super::super::evaluation::{Judged, MOST_SEATS};
use super::super::levels::{Method, levels};
use super::super::mind::Mind;
use super::super::network::Network;
use super::super::one_step::Glancing;
use super::super::search::Outcome;
use super::Sample;
use crate::kernel::{Chance, Quiet, Seat};
use std::sync::Arc;

/// How often, of 100, the players of a game choose at random.
const RANDOM: [u32; 4] = [2, 8, 8, 20];

/// How often, of 100, a state is played on from.
const TAKEN: u32 = 40;

/// How often, of 100, a choice is made at random where a search would try many.
const WILD: u32 = 35;

/// Plays one game at a glance, and on from some of its states as a search would look at them.
pub(super) fn glanced<G: Judged>(mut game: G, chance: &mut Chance, into: &mut Vec<Sample>) {
    let mut glancing = Glancing::<G>::default();
    let random = RANDOM[chance.below(RANDOM.len() as u32) as usize];
    while let Some(decision) = game.decision() {
        if game.is_calm() && chance.below(100) < TAKEN {
            let world = game.redeal(decision.seat, chance);
            sample(world, chance, &mut glancing, into);
        }
        if step(&mut game, random, chance, &mut glancing).is_none() {
            break;
        }
    }
}

/// At most so many turns are played at a glance before searches play on.
const OPENING: u32 = 70;

/// Begins a game at a glance and lets searches finish it.
pub(super) fn searched<G: Judged>(
    mut game: G,
    iterations: u32,
    network: &Arc<Network>,
    chance: &mut Chance,
    into: &mut Vec<Sample>,
) {
    let mut glancing = Glancing::<G>::default();
    let random = RANDOM[chance.below(RANDOM.len() as u32) as usize];
    // A third of the games is played by searches from the first turn on.
    let opening = chance.below(OPENING).saturating_sub(OPENING / 3);
    turns(&mut game, opening, random, chance, &mut glancing);
    let level = *levels().last().unwrap_or(&levels()[0]);
    let mut minds: Vec<Mind<G>> = (0..game.seats())
        .map(|_| {
            let mut mind = Mind::new(level, Chance::new(chance.bits_64()));
            mind.level.method = Method::Search(iterations);
            mind.network = Some(network.clone());
            mind
        })
        .collect();
    let mut seen = Vec::new();
    while let Some(decision) = game.decision() {
        if game.is_calm() {
            seen.extend(looks(&game));
        }
        let Some(choice) = minds[decision.seat.index()].choose(&game, &mut |_| true) else { return };
        if game.apply(choice, &mut Quiet).is_err() {
            return;
        }
    }
    tell(&game, seen, Some(network), into);
}

/// What a state looks like to a seat that compares itself with another.
type Look = (Seat, Seat, Vec<f32>);

/// What a state looks like to every pair of seats.
fn looks<G: Judged>(world: &G) -> Vec<Look> {
    let seats = || (0..world.seats()).map(|seat| Seat(seat as u8));
    let pairs = seats().flat_map(|seat| seats().filter(move |&other| other != seat).map(move |other| (seat, other)));
    pairs
        .map(|(seat, other)| {
            let mut inputs = Vec::new();
            world.look(seat, other, &mut inputs);
            (seat, other, inputs)
        })
        .collect()
}

/// How much of what a state is told comes from what is known later, and not from what was foreseen a turn later.
const LATER: f32 = 0.93;

/// Samples of what was seen in a game that is over now, turn by turn. With a network what it foresaw on the way counts, too: what
/// chance does at the end then tells less of the beginning (temporal differences).
fn tell<G: Judged>(game: &G, seen: Vec<Look>, network: Option<&Network>, into: &mut Vec<Sample>) {
    let outcome = Outcome { scale: game.scale(), over: true };
    let points = |seat: usize| game.worth(Seat(seat as u8), G::weights());
    let mut came = [[0.0; MOST_SEATS]; MOST_SEATS];
    for (seat, row) in came.iter_mut().enumerate().take(game.seats()) {
        for (other, cell) in row.iter_mut().enumerate().take(game.seats()) {
            *cell = outcome.ahead(points(seat) - points(other));
        }
    }
    for (seat, other, inputs) in seen.into_iter().rev() {
        let cell = &mut came[seat.index()][other.index()];
        let told = *cell;
        if let Some(network) = network {
            *cell += (1.0 - LATER) * (network.foresee(&inputs) - *cell);
        }
        into.push(Sample { inputs, came: told });
    }
}

/// Plays so many turns, up to the end of the game.
fn turns<G: Judged>(game: &mut G, count: u32, random: u32, chance: &mut Chance, glancing: &mut Glancing<G>) {
    let mut left = count;
    while left > 0 && step(game, random, chance, glancing).is_some() {
        left -= u32::from(game.is_calm());
    }
}

fn step<G: Judged>(game: &mut G, random: u32, chance: &mut Chance, glancing: &mut Glancing<G>) -> Option<()> {
    let choice = if chance.below(100) < random {
        crate::kernel::random_choice(game, chance, &mut glancing.choices)
    } else {
        glancing.best(game, G::glance_weights())
    };
    game.apply(choice?, &mut Quiet).ok()
}

/// A few turns with some choices at random, as a search tries them, and a few at a glance; then the state is looked at, and
/// the game is played to its end.
fn sample<G: Judged>(mut world: G, chance: &mut Chance, glancing: &mut Glancing<G>, into: &mut Vec<Sample>) {
    let (wild, tame) = (chance.below(3), chance.below(4));
    turns(&mut world, wild, WILD, chance, glancing);
    turns(&mut world, tame, 0, chance, glancing);
    if world.decision().is_none() || !world.is_calm() {
        return;
    }
    let seen = looks(&world);
    turns(&mut world, u32::MAX, G::QUICK.random, chance, glancing);
    tell(&world, seen, None, into);
}
