//! Generated seeds: two English words and a number.

use super::Seed;

/// First words. Links name them by their places: **fixed for ever**.
const FIRST: [&str; 16] = [
    "amber", "ashen", "bright", "copper", "early", "golden", "green", "grey", "hidden", "high", "hollow", "quiet",
    "red", "silver", "white", "winter",
];
/// Second words: **fixed for ever**, too.
const SECOND: [&str; 16] = [
    "abbey", "bell", "bridge", "crown", "ford", "gate", "harvest", "hill", "mill", "oak", "relic", "river", "road",
    "tower", "vineyard", "wall",
];
/// Count of the numbers that may follow the words.
const NUMBERS: u32 = 10_000;

/// Parts of a generated seed, as places in the lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeedPhrase([u32; 3]);

impl SeedPhrase {
    /// Number of values of each of the three parts.
    const BOUNDS: [u32; 3] = [FIRST.len() as u32, SECOND.len() as u32, NUMBERS];

    /// Generates the three parts; `below` returns a random number below its argument.
    pub fn new(below: impl FnMut(u32) -> u32) -> Self {
        Self(Self::BOUNDS.map(below))
    }

    /// The places of its parts.
    pub const fn parts(self) -> [u32; 3] {
        self.0
    }

    /// The parts of a seed; `None` if it cannot be a generated one.
    pub fn of(seed: &Seed) -> Option<Self> {
        let mut words = seed.text().splitn(3, '-');
        let mut next = |list: &[&str]| {
            let word = words.next()?;
            list.iter().position(|known| *known == word).map(|place| place as u32)
        };
        let (first, second) = (next(&FIRST)?, next(&SECOND)?);
        let phrase = Self([first, second, words.next()?.parse().ok()?]);
        (phrase.seed() == *seed).then_some(phrase)
    }

    /// The seed, as in `amber-abbey-0042`. A part beyond its bound becomes the last one.
    pub fn seed(self) -> Seed {
        let [first, second, number] = self.0;
        let word = |list: &[&'static str; 16], place: u32| list[(place as usize).min(list.len() - 1)];
        let text = format!("{}-{}-{:04}", word(&FIRST, first), word(&SECOND, second), number.min(NUMBERS - 1));
        // The text is short and plain, so that it is always a seed.
        text.parse().unwrap_or_else(|_| Seed::from(u64::from(number)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_seed_was_drawn_from_is_found_again_and_other_texts_were_not_drawn() {
        for parts in [[0, 0, 0], [15, 15, 9_999], [3, 14, 42]] {
            let mut each = parts.into_iter();
            let phrase = SeedPhrase::new(|_| each.next().unwrap_or_default());
            assert_eq!((phrase.parts(), SeedPhrase::of(&phrase.seed())), (parts, Some(phrase)));
        }
        assert_eq!(SeedPhrase::new(|bound| bound).seed().text(), "winter-wall-9999");
        for other in ["7", "amber", "amber-abbey", "amber-abbey-7", "amber-abbey-00042", "abbey-amber-0042", "-", "--"]
        {
            assert_eq!(SeedPhrase::of(&other.parse().unwrap()), None, "{other}");
        }
    }
}
