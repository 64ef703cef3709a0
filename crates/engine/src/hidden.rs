//! Hidden parts of a state.

use kernel::Chance;

/// Deals hidden cards anew, or puts them in order.
#[derive(Debug)]
pub struct Dealer<'a>(Option<&'a mut Chance>);

impl<'a> Dealer<'a> {
    /// A dealer by chance. From two states that look the same to a seat, the same chance deals the same game.
    pub const fn by(chance: &'a mut Chance) -> Self {
        Self(Some(chance))
    }

    /// A dealer that puts all hidden cards in order.
    pub const fn in_order() -> Self {
        Self(None)
    }

    /// Chance for the rest of the game.
    pub fn chance(&mut self) -> Chance {
        Chance::new(self.0.as_mut().map_or(0, |chance| chance.bits_64()))
    }

    /// Returns a number below `bound`; 0 from a dealer in order.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.0.as_mut().map_or(0, |chance| chance.below(bound))
    }

    /// Deals hidden cards, independent of their present order.
    pub fn deal<T: Copy + Ord>(&mut self, cards: &mut [T]) {
        sort(cards);
        if let Some(chance) = &mut self.0 {
            shuffle(cards, chance);
        }
    }
}

/// Shuffles in place (Fisher and Yates). A search shuffles a hundred cards in each iteration, so that a place is the
/// upper half of a product here (Lemire 2019). [`Chance::below`] divides, and must continue to: a shared seed deals the
/// same game for ever. The bias is at most the length of the list divided by 2^32.
fn shuffle<T>(cards: &mut [T], chance: &mut Chance) {
    for last in (1..cards.len()).rev() {
        let other = (u64::from(chance.bits()) * (last as u64 + 1)) >> 32;
        cards.swap(last, other as usize);
    }
}

/// Sorts cards by insertion. In a search most are already in order, or in reverse order where they were dealt from the
/// top of a pile. For so few cards this is faster than the library's sort.
fn sort<T: Copy + Ord>(cards: &mut [T]) {
    if cards.first() > cards.last() {
        cards.reverse();
    }
    for end in 1..cards.len() {
        let card = cards[end];
        let mut place = end;
        while place > 0 && cards[place - 1] > card {
            cards[place] = cards[place - 1];
            place -= 1;
        }
        cards[place] = card;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_order_cards_lie_in_the_same_chance_deals_the_same() {
        let mut in_order = [3, 1, 2, 1, 5];
        Dealer::in_order().deal(&mut in_order);
        assert_eq!(in_order, [1, 1, 2, 3, 5]);
        let dealt = |mut cards: [u8; 5]| {
            Dealer::by(&mut Chance::new(7)).deal(&mut cards);
            cards
        };
        assert_eq!(dealt([3, 1, 2, 1, 5]), dealt(in_order));
    }
}
