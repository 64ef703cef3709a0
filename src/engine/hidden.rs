//! What a seat cannot see.

use crate::kernel::Chance;

/// Shuffles hidden cards, whatever order they lie in: from two states that look the same to a seat, the same chance deals
/// the same game.
pub fn deal_anew<T: Copy + Ord>(cards: &mut [T], chance: &mut Chance) {
    cards.sort_unstable();
    chance.shuffle(cards);
}
