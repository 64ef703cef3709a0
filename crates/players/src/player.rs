//! A computer player, which chooses for one seat by its level's method.

use super::evaluation::Evaluate;
use super::levels::{Level, Method};
use super::network::ValueNetwork;
use super::one_step::choice_values;
use super::policy::{GreedyPolicy, argmax};
use super::search::{Planned, Search};
use super::settings::SearchSettings;
use kernel::Chance;
use std::sync::Arc;

pub struct ComputerPlayer<G: Evaluate> {
    pub level: Level,
    pub settings: Option<SearchSettings>,
    pub weights: Option<Vec<f32>>,
    pub policy_weights: Option<Vec<f32>>,
    pub network: Option<Arc<ValueNetwork>>,
    /// Number of additional searches per decision, whose votes are added (root parallelization, one after the other).
    pub extra_searches: u32,
    chance: Chance,
    plan: Vec<Planned<G>>,
    iterations: u64,
}

pub enum Begun<G: Evaluate> {
    /// No search is needed: the choice, or `None` once the game is over.
    Chosen(Option<G::Choice>),
    /// A search is needed. The caller runs it, then passes it to [`ComputerPlayer::end`]; it may end or drop it at any time.
    Searching(Box<SearchRun<G>>),
}

pub struct SearchRun<G: Evaluate> {
    search: Search<G>,
    iterations: u32,
    left: u32,
}

const STEP: u32 = 64;

impl<G: Evaluate> ComputerPlayer<G> {
    /// A player of a level. The same `chance` and the same states give the same choices.
    pub fn new(level: Level, chance: Chance) -> Self {
        Self {
            level,
            settings: None,
            weights: None,
            policy_weights: None,
            network: None,
            extra_searches: 0,
            chance,
            plan: Vec::new(),
            iterations: 0,
        }
    }

    pub const fn iterations(&self) -> u64 {
        self.iterations
    }

    /// Sets a method in place of its level's. A search makes exactly the method's number of iterations at this table.
    pub fn choose_by(&mut self, method: Method, game: &G) {
        self.level.method = method;
        self.settings = Some(SearchSettings { iteration_factor: 1, ..game.settings(self.level.purpose) });
    }

    /// Chooses for the seat to move; `None` once the game is over. `go_on` is called at every step with the search's
    /// progress, from 0 to 1; false stops the search.
    pub fn choose(&mut self, game: &G, go_on: &mut dyn FnMut(f32) -> bool) -> Option<G::Choice> {
        match self.begin(game) {
            Begun::Chosen(choice) => choice,
            Begun::Searching(mut run) => {
                while run.progress() < 1.0 && go_on(run.progress()) {
                    run.step();
                }
                let votes = self.extra_votes(game);
                let sum = |choice| votes.iter().filter(|vote| vote.0 == choice).map(|vote| vote.1).sum();
                self.end(*run, &sum)
            }
        }
    }

    fn extra_votes(&mut self, game: &G) -> Vec<(G::Choice, f32)> {
        let mut votes = Vec::new();
        for _ in 0..self.extra_searches {
            let mut other = Self::new(self.level, Chance::new(self.chance.bits_64()));
            other.settings = self.settings;
            (other.weights, other.policy_weights) = (self.weights.clone(), self.policy_weights.clone());
            other.network.clone_from(&self.network);
            if let Begun::Searching(mut run) = other.begin(game) {
                while run.progress() < 1.0 {
                    run.step();
                }
                self.iterations += u64::from(run.search.iterations());
                votes.extend(run.search.shares());
            }
        }
        votes
    }

    pub fn begin(&mut self, game: &G) -> Begun<G> {
        let Some(decision) = game.decision() else { return Begun::Chosen(None) };
        let mut choices = Vec::new();
        game.choices(&mut choices);
        if choices.len() < 2 {
            return Begun::Chosen(choices.first().copied());
        }
        if let Some(planned) = self.plan.pop() {
            if planned.question == decision.question && planned.choices == choices {
                return Begun::Chosen(Some(planned.choice));
            }
            self.plan.clear();
        }
        let seat = decision.seat;
        let mut chance = Chance::new(self.chance.bits_64());
        let policy_weights = self.policy_weights.as_deref().unwrap_or(G::policy_weights());
        let step_weights = self.policy_weights.as_deref().unwrap_or(G::step_weights());
        Begun::Chosen(match self.level.method {
            Method::Noisy(points) => {
                let values = choice_values(game, seat, step_weights, 1, &mut chance);
                let noisy: Vec<f32> = values.iter().map(|(_, lead)| lead + points * gaussian(&mut chance)).collect();
                argmax(&noisy).map(|place| values[place].0)
            }
            Method::OneStep(0) => GreedyPolicy::default().best(game, policy_weights),
            Method::OneStep(determinizations) => {
                let values = choice_values(game, seat, step_weights, determinizations, &mut chance);
                let leads: Vec<f32> = values.iter().map(|(_, lead)| *lead).collect();
                argmax(&leads).map(|place| values[place].0)
            }
            Method::Search(iterations) => {
                let settings = self.settings.unwrap_or_else(|| game.settings(self.level.purpose));
                let iterations = iterations * settings.iteration_factor;
                let weights = self.weights.as_deref().unwrap_or(G::weights());
                let mut search = Search::with_weights(game, settings, chance, weights, policy_weights);
                if let Some(network) = &self.network {
                    search.use_network(network.clone());
                }
                return Begun::Searching(Box::new(SearchRun::new(search, iterations)));
            }
        })
    }

    /// Ends a search with its best choice, and keeps the plan for the rest of the turn. `votes` returns the sum of
    /// other searches' root visit shares of a choice; 0 without others.
    pub fn end(&mut self, mut run: SearchRun<G>, votes: &dyn Fn(G::Choice) -> f32) -> Option<G::Choice> {
        let search = &mut run.search;
        self.iterations += u64::from(search.iterations());
        let best = search.best();
        let chosen = search.elected(votes).or(best);
        // The plan is valid only after the search's own best choice.
        self.plan = if chosen == best { search.plan() } else { Vec::new() };
        self.plan.reverse();
        chosen
    }
}

impl<G: Evaluate> SearchRun<G> {
    pub const fn new(search: Search<G>, iterations: u32) -> Self {
        Self { search, iterations, left: iterations }
    }

    /// Runs one step. Once the budget is spent, a step searches beyond it.
    pub fn step(&mut self) {
        if self.left == 0 {
            return self.search.run_iterations(STEP);
        }
        let before = self.search.iterations();
        self.search.run_of(self.left.min(STEP), self.left);
        let done = self.search.iterations() - before;
        // The search stops by itself once the rest of the budget cannot change the choice.
        self.left = if done == 0 { 0 } else { self.left.saturating_sub(done) };
    }

    pub fn progress(&self) -> f32 {
        1.0 - self.left as f32 / self.iterations.max(1) as f32
    }

    pub const fn search(&mut self) -> &mut Search<G> {
        &mut self.search
    }
}

/// An approximately normal number with mean 0 and standard deviation 1.
pub fn gaussian(chance: &mut Chance) -> f32 {
    let sum: f32 = (0..4).map(|_| chance.below(1 << 16) as f32 / 65_536.0).sum();
    (sum - 2.0) * 3.0_f32.sqrt()
}
