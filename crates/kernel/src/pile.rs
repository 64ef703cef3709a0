//! Piles and sets of cards, of fixed size: a state made of them is copied by one `memcpy` and never allocates.

use crate::Chance;
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

/// At most `N` cards in an order; the last one is the top. It reads and changes as a slice.
#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    cards: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    /// An empty pile.
    pub fn new() -> Self {
        Self { cards: [T::default(); N], len: 0 }
    }

    /// A pile of these cards, the last one on top; those beyond `N` are dropped.
    pub fn of(cards: impl IntoIterator<Item = T>) -> Self {
        let mut pile = Self::new();
        pile.extend(cards);
        pile
    }

    /// A shuffled pile of these cards.
    pub fn shuffled(cards: impl IntoIterator<Item = T>, chance: &mut Chance) -> Self {
        let mut pile = Self::of(cards);
        chance.shuffle(&mut pile);
        pile
    }

    /// Lays a card on top. A full pile stays as it is: sizes are chosen so that the rules never fill one.
    pub fn push(&mut self, card: T) {
        debug_assert!((self.len as usize) < N, "a pile of {N} is full");
        if let Some(place) = self.cards.get_mut(self.len as usize) {
            *place = card;
            self.len += 1;
        }
    }

    /// Lays a card at the bottom.
    pub fn push_bottom(&mut self, card: T) {
        self.push(card);
        self.rotate_right(1);
    }

    /// Takes the top card.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        let top = self.cards[self.len as usize];
        // Places beyond the end hold the default, so that equal piles are equal bytes.
        self.cards[self.len as usize] = T::default();
        Some(top)
    }

    /// Takes the card at a place, closing the gap.
    pub fn take(&mut self, place: usize) -> Option<T> {
        if place >= self.len() {
            return None;
        }
        self[place..].rotate_left(1);
        self.pop()
    }

    /// Removes a card. Returns true if it was there.
    pub fn remove(&mut self, card: T) -> bool
    where
        T: PartialEq,
    {
        let place = self.iter().position(|other| *other == card);
        place.is_some_and(|place| self.take(place).is_some())
    }

    /// Lays all discards on top and shuffles the pile.
    pub fn reshuffle(&mut self, discards: &mut Self, chance: &mut Chance) {
        self.extend(discards.take_all().iter().copied());
        chance.shuffle(self);
    }

    /// Takes the top card; an empty pile first reshuffles the discards. True if it did.
    pub fn pop_or_reshuffle(&mut self, discards: &mut Self, chance: &mut Chance) -> (Option<T>, bool) {
        let shuffles = self.is_empty();
        if shuffles {
            self.reshuffle(discards, chance);
        }
        (self.pop(), shuffles)
    }

    /// Takes all cards.
    #[must_use]
    pub fn take_all(&mut self) -> Self {
        std::mem::take(self)
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for Pile<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.cards[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for Pile<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.cards[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl<T: Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self[..].fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for Pile<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.push(card));
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Pile<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(Some(self.len as usize))?;
        for card in self {
            seq.serialize_element(card)?;
        }
        seq.end()
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for Pile<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Cards<T, const N: usize>(PhantomData<T>);
        impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Visitor<'de> for Cards<T, N> {
            type Value = Pile<T, N>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "at most {N} cards")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Pile<T, N>, A::Error> {
                let mut pile = Pile::new();
                while let Some(card) = seq.next_element()? {
                    if pile.len() == N {
                        return Err(A::Error::custom(format_args!("more than {N} cards")));
                    }
                    pile.push(card);
                }
                Ok(pile)
            }
        }
        deserializer.deserialize_seq(Cards::<T, N>(PhantomData))
    }
}

/// A set of numbers below 64.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Set(u64);

impl Set {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// True if a number is in it.
    pub const fn has(self, number: usize) -> bool {
        number < 64 && self.0 >> number & 1 == 1
    }

    /// Inserts a number. Numbers of 64 and more are ignored.
    pub const fn insert(&mut self, number: usize) {
        if number < 64 {
            self.0 |= 1 << number;
        }
    }

    /// Removes a number.
    pub const fn remove(&mut self, number: usize) {
        if number < 64 {
            self.0 &= !(1 << number);
        }
    }

    /// The intersection of both sets.
    #[must_use]
    pub const fn common(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Number of its elements.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// True if it has no elements.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its numbers, ascending.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let lowest = left.trailing_zeros() as usize;
            left &= left - 1;
            Some(lowest)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_gives_back_its_cards_from_the_top() {
        let mut pile: Pile<u8, 4> = Pile::of([1, 2, 3]);
        pile.push_bottom(9);
        assert_eq!(&pile[..], [9, 1, 2, 3]);
        assert_eq!(pile.take(1), Some(1));
        assert_eq!((pile.pop(), pile.pop(), pile.pop(), pile.pop()), (Some(3), Some(2), Some(9), None));
    }

    #[test]
    fn discards_come_back_into_the_draw_pile() {
        let (mut draw, mut discards): (Pile<u8, 4>, Pile<u8, 4>) = (Pile::of([1]), Pile::of([2, 3, 4]));
        assert!(discards.remove(3) && !discards.remove(3));
        draw.reshuffle(&mut discards, &mut Chance::new(1));
        draw.sort_unstable();
        assert_eq!((&draw[..], &discards[..]), (&[1, 2, 4][..], &[][..]));
        assert_eq!(draw.pop_or_reshuffle(&mut discards, &mut Chance::new(1)), (Some(4), false));
        let (mut none, mut discards): (Pile<u8, 4>, Pile<u8, 4>) = (Pile::new(), Pile::of([7]));
        assert_eq!(none.pop_or_reshuffle(&mut discards, &mut Chance::new(1)), (Some(7), true));
        assert_eq!(none.pop_or_reshuffle(&mut discards, &mut Chance::new(1)), (None, true));
    }

    #[test]
    fn a_pile_that_is_too_long_is_refused() {
        assert!(serde_json::from_str::<Pile<u8, 2>>("[1,2,3]").is_err());
        assert_eq!(serde_json::from_str::<Pile<u8, 2>>("[1,2]").unwrap(), Pile::of([1, 2]));
    }

    #[test]
    fn a_set_holds_numbers_below_64() {
        let mut set = Set::EMPTY;
        for number in [3, 63, 64, 3] {
            set.insert(number);
        }
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 63]);
        let mut other = Set::EMPTY;
        other.insert(3);
        assert_eq!((set.common(other), other.common(Set::EMPTY)), (other, Set::EMPTY));
        set.remove(3);
        assert!(!set.has(3) && set.has(63) && set.len() == 1);
    }
}
