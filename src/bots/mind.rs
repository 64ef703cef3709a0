//! A computer player: a level, with its chance and what it has already made up its mind about.

use super::evaluation::Judged;
use super::levels::{Level, Method};
use super::network::Network;
use super::one_step::{Glancing, place_of_most, try_each};
use super::search::{Planned, Search, Settings};
use crate::kernel::Chance;
use std::sync::Arc;

/// A computer player of one seat in one game.
pub struct Mind<G: Judged> {
    /// How it plays.
    pub level: Level,
    /// What steers its search.
    pub settings: Settings,
    /// The weights that it judges a state by, if not the game's.
    pub weights: Option<Vec<f32>>,
    /// The weights that it glances by, and looks one step ahead by, if not the game's.
    pub glance: Option<Vec<f32>>,
    /// The network that it foresees by, if not the game's.
    pub network: Option<Arc<Network>>,
    /// How many others search beside it, each for as long, and have a vote.
    pub others: u32,
    chance: Chance,
    /// The rest of a turn that it has thought through, the next choice last.
    plan: Vec<Planned<G>>,
    /// Iterations of all its searches.
    iterations: u64,
}

/// What comes of a question at once.
pub enum Thought<G: Judged> {
    /// The choice is made; none once the game is over.
    Made(Option<G::Choice>),
    /// It takes a search: let it run, then [end](Mind::end) it. It may be ended or dropped at any time.
    Takes(Box<Pondering<G>>),
}

/// A search that goes on step by step.
pub struct Pondering<G: Judged> {
    search: Search<G>,
    iterations: u32,
    left: u32,
}

/// After so many iterations a search asks whether to go on.
const SLICE: u32 = 64;

impl<G: Judged> Mind<G> {
    /// A player of a level. The same chance gives the same choices.
    pub fn new(level: Level, chance: Chance) -> Self {
        let mut level = level;
        let settings = if level.far { G::LONG } else { G::QUICK };
        if let Method::Search(iterations) = &mut level.method {
            *iterations *= settings.patience;
        }
        Self {
            level,
            settings,
            weights: None,
            glance: None,
            network: None,
            others: 0,
            chance,
            plan: Vec::new(),
            iterations: 0,
        }
    }

    /// Iterations of all searches so far.
    pub const fn iterations(&self) -> u64 {
        self.iterations
    }

    /// Chooses for the seat that must decide; `None` once the game is over. `go_on` is asked every now and then with the
    /// share of the thinking that is done, from 0 to 1: false hurries it to the best choice so far.
    pub fn choose(&mut self, game: &G, go_on: &mut dyn FnMut(f32) -> bool) -> Option<G::Choice> {
        match self.begin(game) {
            Thought::Made(choice) => choice,
            Thought::Takes(mut pondering) => {
                while pondering.share() < 1.0 && go_on(pondering.share()) {
                    pondering.step();
                }
                let votes = self.ask_others(game);
                let sum = |choice| votes.iter().filter(|vote| vote.0 == choice).map(|vote| vote.1).sum();
                self.end(*pondering, &sum)
            }
        }
    }

    /// How much of the others' searches goes to each choice.
    fn ask_others(&mut self, game: &G) -> Vec<(G::Choice, f32)> {
        let mut votes = Vec::new();
        for _ in 0..self.others {
            // Its level has had the game's patience already, which a new one would get once more.
            let mut other = Self::new(self.level, Chance::new(self.chance.bits_64()));
            (other.level, other.settings) = (self.level, self.settings);
            (other.weights, other.glance) = (self.weights.clone(), self.glance.clone());
            other.network.clone_from(&self.network);
            if let Thought::Takes(mut pondering) = other.begin(game) {
                while pondering.share() < 1.0 {
                    pondering.step();
                }
                self.iterations += u64::from(pondering.search.iterations());
                votes.extend(pondering.search.shares());
            }
        }
        votes
    }

    /// Begins to choose for the seat that must decide.
    pub fn begin(&mut self, game: &G) -> Thought<G> {
        let Some(decision) = game.decision() else { return Thought::Made(None) };
        let mut choices = Vec::new();
        game.choices(&mut choices);
        if choices.len() < 2 {
            return Thought::Made(choices.first().copied());
        }
        if let Some(planned) = self.plan.pop() {
            if planned.question == decision.question && planned.choices == choices {
                return Thought::Made(Some(planned.choice));
            }
            self.plan.clear();
        }
        let seat = decision.seat;
        let mut chance = Chance::new(self.chance.bits_64());
        let glance = self.glance.as_deref().unwrap_or(G::glance_weights());
        let step = self.glance.as_deref().unwrap_or(G::step_weights());
        Thought::Made(match self.level.method {
            Method::Noisy(points) => {
                let tried = try_each(game, seat, step, 1, &mut chance);
                let worth: Vec<f32> = tried.iter().map(|(_, lead)| lead + points * noise(&mut chance)).collect();
                place_of_most(&worth).map(|place| tried[place].0)
            }
            Method::OneStep(0) => Glancing::default().best(game, glance),
            Method::OneStep(worlds) => {
                let tried = try_each(game, seat, step, worlds, &mut chance);
                let worth: Vec<f32> = tried.iter().map(|(_, lead)| *lead).collect();
                place_of_most(&worth).map(|place| tried[place].0)
            }
            Method::Search(iterations) => {
                let weights = self.weights.as_deref().unwrap_or(G::weights());
                let mut search = Search::with_weights(game, self.settings, chance, weights, glance);
                if let Some(network) = &self.network {
                    search.foresee_by(network.clone());
                }
                return Thought::Takes(Box::new(Pondering::new(search, iterations)));
            }
        })
    }

    /// Makes the best choice that a search has found so far, and keeps what it has thought of the rest of the turn. Where
    /// others searched too, `votes` tells the shares of their iterations that went to a choice, in all; else 0.
    pub fn end(&mut self, mut pondering: Pondering<G>, votes: &dyn Fn(G::Choice) -> f32) -> Option<G::Choice> {
        let search = &mut pondering.search;
        self.iterations += u64::from(search.iterations());
        let best = search.best();
        let chosen = search.elected(votes).or(best);
        // What was thought through follows its own best choice, and no other.
        self.plan = if chosen == best { search.plan() } else { Vec::new() };
        self.plan.reverse();
        chosen
    }
}

impl<G: Judged> Pondering<G> {
    /// Lets a search run for so many iterations at most.
    pub const fn new(search: Search<G>, iterations: u32) -> Self {
        Self { search, iterations, left: iterations }
    }

    /// Searches for a moment, beyond the iterations that were asked for too.
    pub fn step(&mut self) {
        if self.left == 0 {
            return self.search.run_whole(SLICE);
        }
        let before = self.search.iterations();
        self.search.run_of(self.left.min(SLICE), self.left);
        let done = self.search.iterations() - before;
        // A search that stands still knows that nothing can change its choice any more.
        self.left = if done == 0 { 0 } else { self.left.saturating_sub(done) };
    }

    /// The share of the thinking that is done: 1 at its end.
    pub fn share(&self) -> f32 {
        1.0 - self.left as f32 / self.iterations.max(1) as f32
    }

    /// What was found so far.
    pub const fn search(&mut self) -> &mut Search<G> {
        &mut self.search
    }
}

/// About a normal number: mean 0, spread 1.
pub(super) fn noise(chance: &mut Chance) -> f32 {
    let sum: f32 = (0..4).map(|_| chance.below(1 << 16) as f32 / 65_536.0).sum();
    (sum - 2.0) * 3.0_f32.sqrt()
}
