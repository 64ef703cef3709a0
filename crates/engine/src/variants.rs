use crate::Word;
use kernel::Setup;

/// The parts that a set-up adds, as values of a game. Keys of other games are skipped.
pub fn variants<V: Word>(setup: &Setup) -> Vec<V> {
    setup.modules.iter().filter_map(|word| V::read(word)).collect()
}
