//! A computer player: a level, with its chance and what it has already made up its mind about.

use super::evaluation::Judged;
use super::levels::{Level, Method};
use super::one_step::{place_of_most, try_each};
use super::search::{Search, Settings};
use crate::kernel::{Chance, Game};

/// A computer player of one seat.
pub struct Mind {
    /// How it plays.
    pub level: Level,
    /// What steers its search.
    pub settings: Settings,
    /// The weights that it judges by, if not the tuned ones.
    pub weights: Option<Vec<f32>>,
    chance: Chance,
    /// Iterations of all its searches.
    iterations: u64,
}

/// After so many iterations a search asks whether to go on.
const SLICE: u32 = 64;

impl Mind {
    /// A player of a level. The same chance gives the same choices.
    pub fn new(level: Level, chance: Chance) -> Self {
        Self { level, settings: Settings::default(), weights: None, chance, iterations: 0 }
    }

    /// Iterations of all searches so far.
    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    /// Chooses for the seat that must decide; `None` once the game is over. `go_on` is asked every now and then with the
    /// share of the thinking that is done, from 0 to 1: false hurries it to the best choice so far.
    pub fn choose<G: Judged>(&mut self, game: &G, go_on: &mut dyn FnMut(f32) -> bool) -> Option<G::Choice> {
        let seat = game.decision()?.seat;
        let mut choices = Vec::new();
        Game::choices(game, &mut choices);
        if choices.len() < 2 {
            return choices.first().copied();
        }
        let mut chance = Chance::new(self.chance.bits_64());
        let weights: &[f32] = self.weights.as_deref().unwrap_or(G::weights());
        match self.level.method {
            Method::Noisy(points) => {
                let tried = try_each(game, seat, weights, 1, &mut chance);
                let worth: Vec<f32> = tried.iter().map(|(_, lead)| lead + points * noise(&mut chance)).collect();
                place_of_most(&worth).map(|place| tried[place].0)
            }
            Method::OneStep(worlds) => {
                let tried = try_each(game, seat, weights, worlds, &mut chance);
                let worth: Vec<f32> = tried.iter().map(|(_, lead)| *lead).collect();
                place_of_most(&worth).map(|place| tried[place].0)
            }
            Method::Search(iterations) => {
                let mut search = Search::with_weights(game, self.settings, chance, weights);
                let mut left = iterations;
                while left > 0 && go_on(1.0 - left as f32 / iterations as f32) {
                    let before = search.iterations();
                    search.run_of(left.min(SLICE), left);
                    if search.iterations() == before {
                        break;
                    }
                    left -= search.iterations() - before;
                }
                self.iterations += u64::from(search.iterations());
                search.best()
            }
        }
    }
}

/// About a normal number: mean 0, spread 1.
fn noise(chance: &mut Chance) -> f32 {
    let sum: f32 = (0..4).map(|_| chance.below(1 << 16) as f32 / 65_536.0).sum();
    (sum - 2.0) * 3.0_f32.sqrt()
}
