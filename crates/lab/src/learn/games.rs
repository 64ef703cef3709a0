//! The training games: their states as samples, with targets.

use super::{LearntWeights, Sample};
use kernel::{Chance, NullSink, Seat};
use players::SearchPurpose;
use players::evaluation::{Evaluate, MAX_SEATS};
use players::levels::{Method, levels};
use players::network::ValueNetwork;
use players::player::ComputerPlayer;
use players::policy::GreedyPolicy;
use players::search::playout::LeadValue;
use std::sync::Arc;

/// Percentages of random choices, one of which is selected at random for each game.
const RANDOM: [u32; 4] = [2, 8, 8, 20];

/// Percentage of states from which a sample is played.
const TAKEN: u32 = 40;

/// Percentage of random choices in the turns before a sample, where a search would visit many choices.
const WILD: u32 = 35;

pub(super) fn greedy<G: Evaluate>(mut game: G, weights: &LearntWeights, chance: &mut Chance, into: &mut Vec<Sample>) {
    let mut policy = GreedyPolicy::<G>::default();
    let random = RANDOM[chance.below(RANDOM.len() as u32) as usize];
    while let Some(decision) = game.decision() {
        if game.is_quiet() && chance.below(100) < TAKEN {
            let world = game.redeal(decision.seat, chance);
            sample(world, weights, chance, &mut policy, into);
        }
        if step(&mut game, random, weights, chance, &mut policy).is_none() {
            break;
        }
    }
}

/// Upper bound of the greedy turns before the searches.
const OPENING: u32 = 70;

pub(super) fn searched<G: Evaluate>(
    mut game: G,
    weights: &LearntWeights,
    (iterations, network): (u32, &Arc<ValueNetwork>),
    chance: &mut Chance,
    into: &mut Vec<Sample>,
) {
    let mut policy = GreedyPolicy::<G>::default();
    let random = RANDOM[chance.below(RANDOM.len() as u32) as usize];
    // In a third of the games the searches play from the first turn on.
    let opening = chance.below(OPENING).saturating_sub(OPENING / 3);
    turns(&mut game, opening, random, weights, chance, &mut policy);
    let level = *levels().last().unwrap_or(&levels()[0]);
    let mut computers: Vec<ComputerPlayer<G>> = (0..game.seats())
        .map(|_| {
            let mut computer = ComputerPlayer::new(level, Chance::new(chance.bits_64()));
            computer.choose_by(Method::Search(iterations), &game);
            computer.network = Some(network.clone());
            computer.weights = Some(weights.evaluation.clone());
            computer.policy_weights = Some(weights.policy.clone());
            computer
        })
        .collect();
    let mut seen = Vec::new();
    while let Some(decision) = game.decision() {
        if game.is_quiet() {
            seen.extend(seen_by_all(&game, weights));
        }
        let Some(choice) = computers[decision.seat.index()].choose(&game, &mut |_| true) else { return };
        if game.apply(choice, &mut NullSink).is_err() {
            return;
        }
    }
    add_samples(&game, weights, seen, Some(network), into);
}

type SeenState = (Seat, Seat, Vec<f32>);

fn seen_by_all<G: Evaluate>(world: &G, weights: &LearntWeights) -> Vec<SeenState> {
    let seats = || (0..world.seats()).map(|seat| Seat(seat as u8));
    let pairs = seats().flat_map(|seat| seats().filter(move |&other| other != seat).map(move |other| (seat, other)));
    pairs
        .map(|(seat, other)| {
            let mut inputs = Vec::new();
            world.features([seat, other], &weights.evaluation, &mut inputs);
            // A network would learn from too few features without an error.
            assert_eq!(inputs.len(), G::FEATURES, "features of a state");
            (seat, other, inputs)
        })
        .collect()
}

/// Lambda of TD(lambda) (Sutton 1988).
const LAMBDA: f32 = 0.93;

/// Adds the samples of a finished game. Without a network the target is the result. With a network it is the
/// lambda-return: going backwards, each earlier target is mixed with the network's prediction, so that late chance
/// counts less.
fn add_samples<G: Evaluate>(
    game: &G,
    weights: &LearntWeights,
    seen: Vec<SeenState>,
    network: Option<&ValueNetwork>,
    into: &mut Vec<Sample>,
) {
    // A network compares two seats; a team has nothing to compare.
    if game.target().is_some() {
        return;
    }
    let value = LeadValue { scale: game.scale(), over: true };
    let points = |seat: usize| game.evaluate(Seat(seat as u8), &weights.evaluation);
    let mut targets = [[0.0; MAX_SEATS]; MAX_SEATS];
    for (seat, row) in targets.iter_mut().enumerate().take(game.seats()) {
        for (other, cell) in row.iter_mut().enumerate().take(game.seats()) {
            *cell = value.of(points(seat) - points(other));
        }
    }
    for (seat, other, inputs) in seen.into_iter().rev() {
        let cell = &mut targets[seat.index()][other.index()];
        let target = *cell;
        if let Some(network) = network {
            *cell += (1.0 - LAMBDA) * (network.predict(&inputs) - *cell);
        }
        into.push(Sample { features: inputs, target });
    }
}

fn turns<G: Evaluate>(
    game: &mut G,
    count: u32,
    random: u32,
    weights: &LearntWeights,
    chance: &mut Chance,
    policy: &mut GreedyPolicy<G>,
) {
    let mut left = count;
    while left > 0 && step(game, random, weights, chance, policy).is_some() {
        left -= u32::from(game.is_quiet());
    }
}

fn step<G: Evaluate>(
    game: &mut G,
    random: u32,
    weights: &LearntWeights,
    chance: &mut Chance,
    policy: &mut GreedyPolicy<G>,
) -> Option<()> {
    let choice = if chance.below(100) < random {
        kernel::random_choice(game, chance, &mut policy.choices)
    } else {
        policy.best(game, &weights.policy)
    };
    game.apply(choice?, &mut NullSink).ok()
}

/// Plays a few turns with random choices, as a search visits them, and a few greedily. Then takes the state as a sample
/// and plays the game to its end.
fn sample<G: Evaluate>(
    mut world: G,
    weights: &LearntWeights,
    chance: &mut Chance,
    policy: &mut GreedyPolicy<G>,
    into: &mut Vec<Sample>,
) {
    let (wild, tame) = (chance.below(3), chance.below(4));
    turns(&mut world, wild, WILD, weights, chance, policy);
    turns(&mut world, tame, 0, weights, chance, policy);
    if world.decision().is_none() || !world.is_quiet() {
        return;
    }
    let seen = seen_by_all(&world, weights);
    let random = world.settings(SearchPurpose::Quick).random;
    turns(&mut world, u32::MAX, random, weights, chance, policy);
    add_samples(&world, weights, seen, None, into);
}
