//! Random play: for tests, measurements and the seat that plays at random.

use crate::kernel::{Chance, Game, Quiet};

/// A legal choice, each equally likely; `None` once the game is over. `list` is a buffer that may be used again.
pub fn random_choice<G: Game>(game: &G, chance: &mut Chance, list: &mut Vec<G::Choice>) -> Option<G::Choice> {
    game.choices(list);
    list.get(chance.below(list.len() as u32) as usize).copied()
}

/// Plays to the end at random, or for `most` decisions, and returns how many there were.
pub fn play_out<G: Game>(game: &mut G, chance: &mut Chance, list: &mut Vec<G::Choice>, most: usize) -> usize {
    for played in 0..most {
        let Some(choice) = random_choice(game, chance, list) else { return played };
        game.make(choice, &mut Quiet);
    }
    most
}
