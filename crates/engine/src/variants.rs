//! What a set-up adds to the base game.

use crate::Word;
use kernel::Setup;

/// The parts that a set-up adds, as a game knows them. Words of other games are none of them.
pub fn variants<V: Word>(setup: &Setup) -> Vec<V> {
    setup.modules.iter().filter_map(|word| V::read(word)).collect()
}
