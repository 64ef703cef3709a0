//! The value of a leaf: a greedy playout to the horizon, then the evaluation, the value network, or both.

use super::predictor::Predictor;
use crate::bounds::Bounds;
use crate::evaluation::{Evaluate, MAX_SEATS};
use crate::network::sigmoid;
use crate::policy::{GreedyPolicy, argmax};
use crate::settings::{Horizon, SearchSettings};
use crate::tomes::{tomes, worth};
use kernel::{Chance, Game, Outcome, RevealProbe, Seat};

/// Largest number of choices of a playout, which only rules out that it never ends.
const BOUND: u32 = 3_000;

pub(super) struct Playouts<G: Evaluate> {
    settings: SearchSettings,
    /// Lead in points that counts as an almost certain win.
    pub scale: f32,
    /// Lead over a team's target that counts as zero.
    beyond: f32,
    pub weights: Box<[f32]>,
    pub policy_weights: Box<[f32]>,
    pub predictor: Option<Predictor>,
    policy: GreedyPolicy<G>,
    /// Buffer: the terms of the evaluation of each seat, in sequence.
    terms: Vec<f32>,
}

#[derive(Clone, Copy)]
pub(super) struct Depth {
    pub horizon: Horizon,
    /// For a horizon of rounds, the value of [`progress`](kernel::Game::progress) there.
    pub end: u32,
    pub turns: u32,
}

impl Depth {
    pub fn is_reached<G: Evaluate>(&self, state: &G) -> bool {
        match self.horizon {
            Horizon::Turns(turns) => self.turns >= turns && state.is_quiet(),
            _ => state.progress().0 >= self.end && state.is_quiet(),
        }
    }
}

impl<G: Evaluate> Playouts<G> {
    pub fn new(game: &G, settings: SearchSettings, weights: &[f32], policy_weights: &[f32]) -> Self {
        Self {
            settings,
            scale: game.scale(),
            beyond: beyond(game, weights),
            weights: weights.into(),
            policy_weights: policy_weights.into(),
            predictor: game.network().map(Predictor::from),
            policy: GreedyPolicy::default(),
            terms: vec![0.0; G::TERMS.len() * game.seats().min(MAX_SEATS)],
        }
    }

    /// The value of a leaf for every seat, from 0 (lost) to 1 (won). Plays the state on.
    pub fn leaf_values(&mut self, state: &mut G, mut depth: Depth, chance: &mut Chance) -> [f32; MAX_SEATS] {
        depth.horizon = self.settings.leaf_horizon();
        self.play_on(state, depth, chance);
        let seats = state.seats().min(MAX_SEATS);
        let mut taken = [0.0; MAX_SEATS];
        for (seat, taken) in taken.iter_mut().enumerate().take(seats) {
            *taken = tomes(state, Seat(seat as u8));
        }
        let mut values = self.evaluate(state, taken);
        let share = self.settings.network_share;
        // A network compares two seats; in a team there is nothing to compare.
        if share > 0.0
            && state.decision().is_some()
            && state.target().is_none()
            && let Some(predictor) = &mut self.predictor
        {
            let ahead = predictor.ahead(state, (&self.terms, &self.weights), taken, self.scale);
            let predicted = seat_values(seats, |seat, other| ahead[seat][other]);
            for (value, predicted) in values.iter_mut().zip(predicted) {
                *value += share * (predicted - *value);
            }
        }
        values
    }

    /// Plays on to a horizon: greedily, with occasional random choices for a horizon in rounds.
    pub fn play_on(&mut self, state: &mut G, mut depth: Depth, chance: &mut Chance) {
        // Over a few turns a random choice would drown the differences.
        let random = if matches!(depth.horizon, Horizon::Turns(_)) { 0 } else { self.settings.random };
        for _ in 0..BOUND {
            if depth.is_reached(state) {
                break;
            }
            let policy = &mut self.policy;
            state.choices(&mut policy.choices);
            let count = policy.choices.len();
            let place = match count {
                0 => break,
                1 => 0,
                _ if random > 0 && chance.below(100) < random => chance.below(count as u32) as usize,
                _ => {
                    state.move_values(&policy.choices, &self.policy_weights, &mut policy.values);
                    argmax(&policy.values).unwrap_or(0)
                }
            };
            state.make(policy.choices[place], &mut RevealProbe::default());
            depth.turns += u32::from(state.is_quiet());
        }
    }

    /// Returns the values by the evaluation alone, and keeps its terms. `points` are the tomes' points of each seat.
    fn evaluate(&mut self, state: &G, mut points: [f32; MAX_SEATS]) -> [f32; MAX_SEATS] {
        let seats = state.seats().min(MAX_SEATS);
        let over = state.decision().is_none();
        for (seat, terms) in self.terms.chunks_exact_mut(G::TERMS.len()).enumerate().take(seats) {
            state.terms(Seat(seat as u8), &self.weights, terms);
            points[seat] += terms.iter().sum::<f32>();
        }
        let value = LeadValue { scale: self.scale, over };
        if let Some(target) = state.target() {
            let lead = points.iter().sum::<f32>() - target as f32 - self.beyond;
            return [team_value(state, value, lead); MAX_SEATS];
        }
        seat_values(seats, |seat, other| value.of(points[seat] - points[other]))
    }
}

/// Returns the part of a team's lead, or deficit, that exceeds half the decisive lead. All values would be near 0 or 1
/// there, and the search could not distinguish choices, so it values them as at half that lead.
fn beyond<G: Evaluate>(game: &G, weights: &[f32]) -> f32 {
    let Some(target) = game.target() else { return 0.0 };
    let points: f32 = (0..game.seats()).map(|seat| worth(game, Seat(seat as u8), weights)).sum();
    let (lead, near) = (points - target as f32, game.scale() / 2.0);
    lead - lead.clamp(-near, near)
}

#[derive(Clone, Copy, Debug)]
pub struct LeadValue {
    pub scale: f32,
    /// True once the game is over: then winning counts for more than the lead.
    pub over: bool,
}

impl LeadValue {
    /// The value of a lead, from 0 (lost) to 1 (won).
    pub fn of(self, lead: f32) -> f32 {
        let won = if lead > 0.0 {
            1.0
        } else if lead < 0.0 {
            0.0
        } else {
            0.5
        };
        self.ended(lead, won)
    }

    /// Returns the value of a lead. A finished game counts as won (1), lost (0) or drawn.
    fn ended(self, lead: f32, won: f32) -> f32 {
        let value = sigmoid(lead * 2.0 / self.scale);
        if self.over { 0.6 * won + 0.4 * value } else { value }
    }
}

/// Returns the value of a team's lead over its target. Reaching the target exactly is a win, and a game may be lost
/// whatever the points.
fn team_value<G: Game>(state: &G, value: LeadValue, lead: f32) -> f32 {
    let won = value.over && matches!(state.outcome(), Outcome::Shared(team) if team.won());
    value.ended(lead, if won { 1.0 } else { 0.0 })
}

/// The value of each seat, from its values against each other seat: 0.6 of the worst of them and 0.4 of their mean.
fn seat_values(seats: usize, against: impl Fn(usize, usize) -> f32) -> [f32; MAX_SEATS] {
    let mut values = [0.0; MAX_SEATS];
    for (seat, value) in values.iter_mut().enumerate().take(seats) {
        let (mut least, mut sum) = (1.0_f32, 0.0);
        for other in (0..seats).filter(|&other| other != seat) {
            let against = against(seat, other);
            least = least.at_most(against);
            sum += against;
        }
        *value = 0.6 * least + 0.4 * sum / (seats - 1).max(1) as f32;
    }
    values
}
