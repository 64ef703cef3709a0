//! Chance: one published generator with a fixed algorithm, and a shuffle over it.
//!
//! The generator is PCG32 (XSH RR 64/32, O'Neill 2014). Numbers below a bound and shuffles are written out here. A
//! distribution crate may change them, but a seed must deal the same game for ever, natively and in the browser.

use crate::sanitize::is_printable;
use rand_core::Rng;
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::hash::Hasher;
use std::str::FromStr;

/// Stream of the generator: any odd constant would do, but it must never change.
const STREAM: u64 = 0x0a02_bdbf_7bb3_c0a7;

/// Maximum number of attempts for one value. A generator from a forged state may stand still.
const MOST_DRAWS: usize = 64;

/// The source of all chance in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance(Pcg32);

impl Chance {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Self {
        Self(Pcg32::new(seed, STREAM))
    }

    /// Returns the next 32 bits.
    pub fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// Returns the next 64 bits.
    pub fn bits_64(&mut self) -> u64 {
        (u64::from(self.bits()) << 32) | u64::from(self.bits())
    }

    /// Returns a number below `bound`, each equally likely; 0 for a bound of 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound < 2 {
            return 0;
        }
        // The few lowest values would make the remainder uneven, and are thrown away. They all lie below the bound, so
        // that the division which counts them is hardly ever made.
        for _ in 0..MOST_DRAWS {
            let drawn = self.bits();
            if drawn >= bound || drawn >= bound.wrapping_neg() % bound {
                return drawn % bound;
            }
        }
        0
    }

    /// Shuffles in place: Fisher and Yates, from the last place down.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            cards.swap(last, other);
        }
    }
}

/// Maximum length of a seed in bytes.
const MAX_SEED: usize = 64;

/// Source of a deal: any short text. The same text deals the same game on every machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(String);

impl Seed {
    /// The seed as it is shown and shared.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The generator of this seed.
    pub fn chance(&self) -> Chance {
        let mut hasher = fnv::FnvHasher::default();
        hasher.write(self.0.as_bytes());
        Chance::new(hasher.finish())
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        Self(number.to_string())
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.0
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;
    fn try_from(text: String) -> Result<Self, SeedError> {
        text.parse()
    }
}

impl FromStr for Seed {
    type Err = SeedError;
    fn from_str(text: &str) -> Result<Self, SeedError> {
        let text = text.trim();
        if text.is_empty() || text.len() > MAX_SEED || !is_printable(text) {
            return Err(SeedError);
        }
        Ok(Self(text.to_owned()))
    }
}

/// Error: the seed is empty, too long or not plain text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeedError;

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a seed is a text of 1 to {MAX_SEED} characters")
    }
}

impl std::error::Error for SeedError {}

#[cfg(test)]
mod tests {
    use super::*;

    /// The reference implementation's demo prints these six numbers for `pcg32_srandom(42, 54)`.
    #[test]
    fn the_generator_is_the_published_pcg32() {
        let mut reference = Pcg32::new(42, 54);
        let drawn: Vec<u32> = (0..6).map(|_| reference.next_u32()).collect();
        assert_eq!(drawn, [0xa15c_02b7, 0x7b47_f409, 0xba1d_3330, 0x83d2_f293, 0xbfa4_784b, 0xcbed_606e]);
    }

    #[test]
    fn a_seed_deals_the_same_for_ever() {
        let mut chance = "7".parse::<Seed>().unwrap().chance();
        let mut cards: Vec<u8> = (0..10).collect();
        chance.shuffle(&mut cards);
        let below: Vec<u32> = (0..5).map(|_| chance.below(6)).collect();
        assert_eq!(cards, [6, 0, 9, 1, 2, 5, 3, 4, 8, 7]);
        assert_eq!(below, [2, 0, 3, 2, 0]);
    }

    #[test]
    fn a_number_below_a_bound_is_below_it_and_every_one_comes_up() {
        let mut chance = Chance::new(1);
        let mut seen = [0u32; 7];
        for _ in 0..7_000 {
            seen[chance.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|&count| (800..1200).contains(&count)), "{seen:?}");
        assert_eq!((chance.below(0), chance.below(1)), (0, 0));
    }

    #[test]
    fn a_generator_that_stands_still_does_not_hang() {
        let forged = r#"{"state":0,"increment":0}"#;
        let mut chance: Chance = serde_json::from_str(forged).unwrap();
        assert!((1..100).all(|bound| chance.below(bound) < bound));
    }

    #[test]
    fn a_shuffle_keeps_every_card() {
        let mut cards: Vec<u8> = (0..36).collect();
        Chance::new(3).shuffle(&mut cards);
        assert_ne!(cards, (0..36).collect::<Vec<u8>>());
        cards.sort_unstable();
        assert_eq!(cards, (0..36).collect::<Vec<u8>>());
    }

    #[test]
    fn a_seed_is_a_short_plain_text() {
        assert!("".parse::<Seed>().is_err());
        assert!("a\u{0}b".parse::<Seed>().is_err());
        assert!("a\u{202e}b".parse::<Seed>().is_err());
        assert!("x".repeat(65).parse::<Seed>().is_err());
        assert_eq!(" Odila 7 ".parse::<Seed>().unwrap().text(), "Odila 7");
    }
}
