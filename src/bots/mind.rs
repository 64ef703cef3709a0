//! A computer player: a level, with its chance and what it has already made up its mind about.

use super::evaluation::Judged;
use super::levels::{Level, Method};
use super::one_step::{Glancing, place_of_most, try_each};
use super::search::{Planned, Search, Settings};
use crate::kernel::Chance;

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
    chance: Chance,
    /// The rest of a turn that it has thought through, the next choice last.
    plan: Vec<Planned<G>>,
    /// Iterations of all its searches.
    iterations: u64,
}

/// After so many iterations a search asks whether to go on.
const SLICE: u32 = 64;

impl<G: Judged> Mind<G> {
    /// A player of a level. The same chance gives the same choices.
    pub fn new(level: Level, chance: Chance) -> Self {
        let mut settings = Settings::of::<G>();
        if level.far {
            settings.horizon = G::FAR_HORIZON;
        }
        Self { level, settings, weights: None, glance: None, chance, plan: Vec::new(), iterations: 0 }
    }

    /// Iterations of all searches so far.
    pub const fn iterations(&self) -> u64 {
        self.iterations
    }

    /// Chooses for the seat that must decide; `None` once the game is over. `go_on` is asked every now and then with the
    /// share of the thinking that is done, from 0 to 1: false hurries it to the best choice so far.
    pub fn choose(&mut self, game: &G, go_on: &mut dyn FnMut(f32) -> bool) -> Option<G::Choice> {
        let decision = game.decision()?;
        let mut choices = Vec::new();
        game.choices(&mut choices);
        if choices.len() < 2 {
            return choices.first().copied();
        }
        if let Some(planned) = self.plan.pop() {
            if planned.question == decision.question && planned.choices == choices {
                return Some(planned.choice);
            }
            self.plan.clear();
        }
        let seat = decision.seat;
        let mut chance = Chance::new(self.chance.bits_64());
        let glance = self.glance.as_deref().unwrap_or(G::glance_weights());
        match self.level.method {
            Method::Noisy(points) => {
                let tried = try_each(game, seat, glance, 1, &mut chance);
                let worth: Vec<f32> = tried.iter().map(|(_, lead)| lead + points * noise(&mut chance)).collect();
                place_of_most(&worth).map(|place| tried[place].0)
            }
            Method::OneStep(0) => Glancing::default().best(game, glance),
            Method::OneStep(worlds) => {
                let tried = try_each(game, seat, glance, worlds, &mut chance);
                let worth: Vec<f32> = tried.iter().map(|(_, lead)| *lead).collect();
                place_of_most(&worth).map(|place| tried[place].0)
            }
            Method::Search(iterations) => {
                let weights = self.weights.as_deref().unwrap_or(G::weights());
                let mut search = Search::with_weights(game, self.settings, chance, weights, glance);
                search.think(iterations, go_on);
                self.iterations += u64::from(search.iterations());
                self.plan = search.plan();
                self.plan.reverse();
                search.best()
            }
        }
    }
}

impl<G: Judged> Search<'_, G> {
    /// Searches for so many iterations, as long as `go_on` says so.
    pub fn think(&mut self, iterations: u32, go_on: &mut dyn FnMut(f32) -> bool) {
        let mut left = iterations;
        while left > 0 && go_on(1.0 - left as f32 / iterations as f32) {
            let before = self.iterations();
            self.run_of(left.min(SLICE), left);
            if self.iterations() == before {
                return;
            }
            left = left.saturating_sub(self.iterations() - before);
        }
    }
}

/// About a normal number: mean 0, spread 1.
fn noise(chance: &mut Chance) -> f32 {
    let sum: f32 = (0..4).map(|_| chance.below(1 << 16) as f32 / 65_536.0).sum();
    (sum - 2.0) * 3.0_f32.sqrt()
}
