//! Probabilities of legal choices, from what players usually choose: a likely choice takes few bits in a link.
//!
//! Nothing here knows a game. A choice is its text in records and its place among the legal ones. It is
//! described by a few short **features**, such as "this text after that one". Each feature has a weight, in a table
//! indexed by its hash. The sum of a choice's weights determines its probability (a log-linear model with hashed
//! features). A game has such a table, [`Game::HABITS`], which was learnt once from games of computer players. The
//! weights follow every choice that is read or written.
//!
//! The trust in the table is learnt as well. The choices are weighed without the table, with half of it and with all of
//! it, and the three models are mixed by how well each has predicted the choices so far (a Bayesian mixture). A player
//! at random thus costs next to nothing.
//!
//! All of this is a part of the form of links and **fixed for ever**, with the tables: with another number here, no
//! link can be read. All arithmetic is in integers, the same on every machine.
//!
//! [`Game::HABITS`]: crate::Game::HABITS

use super::Seat;
use std::collections::BTreeMap;
use std::fmt::{self, Display, Write};
use std::hash::Hasher;

/// Number of weights of a table; a byte holds two.
const WEIGHTS: usize = 4096;
/// Size of a weight of 1 in the table, in the unit of [`BIT`].
const STEP: i32 = BIT * 9 / 32;
/// A bit, in the unit of weights: a choice whose weights are larger by this is twice as likely.
const BIT: i32 = 1 << 16;
/// Certainty, in the unit of probabilities.
const SURE: u64 = 1 << 16;
/// Share of the table that each of the three models uses, in halves.
const TRUST: [i64; 3] = [0, 1, 2];
/// Sum of the models' shares of the mixture.
const SHARES: u64 = 1 << 20;
/// Part of the shares that is divided equally after every choice, as a shift. It follows a change of play.
const RENEWED: u32 = 9;
/// Learning rate of the weights during a game, as a shift of the error of the probability.
const FOLLOWS: u32 = 4;

type Features = [usize; 5];

/// Model of the choices that players of one game usually make.
pub struct ChoiceModel {
    weights: Vec<i32>,
    follows: u32,
    shares: [u64; 3],
    /// Hash of the choice that each seat chose last.
    last: BTreeMap<Seat, u32>,
    /// Number of times that each seat made a choice.
    times: BTreeMap<(Seat, u32), u32>,
    /// Choices that are weighed now.
    weighed: Vec<Weighed>,
    /// Mixed weights of these choices, as returned.
    mixed: Vec<u64>,
}

struct Weighed {
    hash: u32,
    features: Features,
    /// Its probability by each of the three models, in units of [`SURE`].
    likely: [u64; 3],
}

impl ChoiceModel {
    /// A model that begins with a table; with an empty one all choices are equally likely at first.
    pub fn of(table: &[u8]) -> Self {
        Self::learning(table, FOLLOWS)
    }

    /// A model with another learning rate: a larger shift learns more slowly. A game's table is learnt so.
    pub fn learning(table: &[u8], follows: u32) -> Self {
        let weight = |place: usize| {
            let byte = table.get(place / 2).copied().unwrap_or_default();
            let half = if place.is_multiple_of(2) { byte << 4 } else { byte & 0xf0 };
            i32::from(half.cast_signed() >> 4) * STEP
        };
        Self {
            weights: (0..WEIGHTS).map(weight).collect(),
            follows,
            shares: [SHARES / 3; 3],
            last: BTreeMap::new(),
            times: BTreeMap::new(),
            weighed: Vec::new(),
            mixed: Vec::new(),
        }
    }

    /// Begins another game: forgets the choices, but keeps the weights learnt from them.
    pub fn begin_again(&mut self) {
        self.shares = [SHARES / 3; 3];
        self.last.clear();
        self.times.clear();
    }

    /// Returns the table learnt so far.
    pub fn table(&self) -> Vec<u8> {
        let half = |weight: i32| {
            let steps = (weight + STEP / 2).div_euclid(STEP).clamp(-8, 7);
            u8::try_from(steps & 0xf).unwrap_or_default()
        };
        self.weights.chunks(2).map(|two| half(two[0]) | two.get(1).map_or(0, |&weight| half(weight)) << 4).collect()
    }

    /// Returns the weights of a seat's legal choices. None is 0.
    pub fn weigh(&mut self, seat: Seat, choices: &[impl Display]) -> &[u64] {
        self.describe(seat, choices);
        let sum = |weighed: &Weighed| -> i64 { weighed.features.iter().map(|&at| i64::from(self.weights[at])).sum() };
        let sums: Vec<i64> = self.weighed.iter().map(sum).collect();
        let most = sums.iter().copied().max().unwrap_or_default();
        for (way, trust) in TRUST.into_iter().enumerate() {
            let each = sums.iter().map(|sum| power((most - sum) * trust / 2));
            let all: u64 = each.clone().sum();
            for (weighed, one) in self.weighed.iter_mut().zip(each) {
                weighed.likely[way] = one * SURE / all.max(1);
            }
        }
        let mix = |weighed: &Weighed| -> u64 {
            let each = weighed.likely.iter().zip(self.shares);
            (each.map(|(likely, share)| likely * share).sum::<u64>() >> 12) + 1
        };
        self.mixed.clear();
        self.mixed.extend(self.weighed.iter().map(mix));
        &self.mixed
    }

    /// Learns from the choice that was made among those weighed last.
    pub fn follow(&mut self, seat: Seat, place: usize) {
        let Some(chosen) = self.weighed.get(place) else { return };
        let (hash, likely) = (chosen.hash, chosen.likely);
        let all: u64 = self.shares.iter().zip(likely).map(|(share, likely)| share * likely).sum();
        for (share, likely) in self.shares.iter_mut().zip(likely) {
            let fair = (*share * likely * SHARES).checked_div(all).unwrap_or(*share);
            *share = fair - (fair >> RENEWED) + ((SHARES / 3) >> RENEWED);
        }
        for (at, weighed) in self.weighed.iter().enumerate() {
            let was = if at == place { SURE } else { 0 };
            let off = was as i32 - weighed.likely[2] as i32;
            for &feature in &weighed.features {
                self.weights[feature] = self.weights[feature].saturating_add(off >> self.follows);
            }
        }
        self.last.insert(seat, hash);
        *self.times.entry((seat, hash)).or_default() += 1;
    }

    fn describe(&mut self, seat: Seat, choices: &[impl Display]) {
        self.weighed.clear();
        let count = choices.len();
        let last = self.last.get(&seat).copied().unwrap_or_default();
        let mut before = 1;
        for (place, choice) in choices.iter().enumerate() {
            let (hash, kind) = hashes(choice);
            let times = self.times.get(&(seat, hash)).copied().unwrap_or_default();
            let features = [
                hash,
                mixed(kind, mixed(place.min(12) as u32, about(count))),
                mixed(hash, last),
                mixed(hash, times.min(3)),
                mixed(hash, before),
            ];
            let numbered = |number: usize| mixed(features[number], number as u32 + 77) as usize % WEIGHTS;
            let features = std::array::from_fn(numbered);
            self.weighed.push(Weighed { hash, features, likely: [0; 3] });
            before = hash;
        }
    }
}

const fn about(count: usize) -> u32 {
    match count {
        0..8 => count as u32,
        8..12 => 8,
        12..20 => 9,
        _ => 10,
    }
}

/// Hashes of a choice's text and of its kind, which is the part before the colon: FNV-1a.
fn hashes(choice: &impl Display) -> (u32, u32) {
    struct ChoiceHasher {
        text_hash: fnv::FnvHasher,
        kind: Option<u64>,
    }
    impl Write for ChoiceHasher {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            for byte in text.bytes() {
                if byte == b':' && self.kind.is_none() {
                    self.kind = Some(self.text_hash.finish());
                }
                self.text_hash.write_u8(byte);
            }
            Ok(())
        }
    }
    let mut texts = ChoiceHasher { text_hash: fnv::FnvHasher::default(), kind: None };
    // Hashing cannot fail.
    let _ = write!(texts, "{choice}");
    let text_hash = texts.text_hash.finish();
    let folded = |hash: u64| (hash ^ hash >> 32) as u32;
    (folded(text_hash), folded(texts.kind.unwrap_or(text_hash)))
}

/// Combines two hashes (the end of `MurmurHash3`).
const fn mixed(one: u32, other: u32) -> u32 {
    let hash = (one ^ other.wrapping_mul(0x9e37_79b1).rotate_left(13)).wrapping_mul(0x85eb_ca6b);
    let hash = (hash ^ hash >> 15).wrapping_mul(0xc2b2_ae35);
    hash ^ hash >> 16
}

/// Returns one half to the power of so many bits, in units of [`SURE`].
fn power(bits: i64) -> u64 {
    /// One half to the powers of 1/2, 1/4, 1/8 and so on, in units of 2 to the power of 32.
    const ROOTS: [u64; 8] =
        [0xb504_f333, 0xd744_fcca, 0xeac0_c6e7, 0xf525_7d15, 0xfa83_b2db, 0xfd3e_0c0c, 0xfe9e_115c, 0xff4e_cb59];
    let text_hash = bits / i64::from(BIT);
    if text_hash >= 16 {
        return 0;
    }
    let part = (bits % i64::from(BIT)) >> 8;
    let roots = (0..8).filter(|root| part & 0x80 >> root != 0);
    let power = roots.fold(1 << 32, |power, root| (power * ROOTS[root]) >> 32);
    power >> 16 >> text_hash
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat(0);

    #[test]
    fn without_a_table_all_choices_are_alike_at_first() {
        assert_eq!(ChoiceModel::of(&[]).weigh(SEAT, &["take:1", "take:2", "pass"]), [5_592_315; 3]);
        assert_eq!(ChoiceModel::of(&[]).weigh(SEAT, &[] as &[&str]), [0; 0]);
    }

    #[test]
    fn what_is_chosen_again_and_again_gets_likely_and_another_seat_hears_of_it() {
        let mut habits = ChoiceModel::of(&[]);
        for _ in 0..40 {
            habits.weigh(SEAT, &["hunt", "trade", "pass"]);
            habits.follow(SEAT, 1);
        }
        let weights = habits.weigh(SEAT, &["hunt", "trade", "pass"]);
        assert!(weights[1] > 9 * (weights[0] + weights[2]), "{weights:?}");
        let weights = habits.weigh(Seat(1), &["hunt", "trade", "pass"]);
        assert!(weights[1] > weights[0] + weights[2], "{weights:?}");
    }

    #[test]
    fn a_table_is_what_was_learnt() {
        let mut habits = ChoiceModel::learning(&[], 5);
        let list = ["hunt", "trade", "pass"];
        for game in 0..60 {
            habits.weigh(SEAT, &list);
            habits.follow(SEAT, game % 6 % 2);
            habits.begin_again();
        }
        let table = habits.table();
        assert_eq!(table.len(), WEIGHTS / 2);
        let mut habits = ChoiceModel::of(&table);
        let weights = habits.weigh(SEAT, &list);
        assert!(weights[0] > 2 * weights[2] && weights[1] > 2 * weights[2], "{weights:?}");
        assert_eq!(ChoiceModel::of(&table).table(), table);
    }

    /// The play contradicts the table: after a while the table counts for little.
    #[test]
    fn a_table_that_does_not_fit_is_soon_trusted_no_more() {
        let mut learnt = ChoiceModel::learning(&[], 3);
        let texts: Vec<String> = (0..10).map(|hash| format!("take:{hash}")).collect();
        for _ in 0..60 {
            learnt.weigh(SEAT, &texts);
            learnt.follow(SEAT, 0);
        }
        let mut habits = ChoiceModel::of(&learnt.table());
        let weights = habits.weigh(SEAT, &texts);
        assert!(weights.iter().skip(1).all(|weight| 4 * weight < weights[0]), "{weights:?}");
        for turn in 0..300 {
            habits.weigh(SEAT, &texts);
            habits.follow(SEAT, 1 + turn * 7 % 9);
        }
        let weights = habits.weigh(SEAT, &texts);
        let all: u64 = weights.iter().sum();
        assert!(weights.iter().skip(1).all(|weight| weight * 20 > all), "{weights:?}");
    }

    /// The numbers are a part of the form of links.
    #[test]
    fn hashes_and_powers_are_what_they_are_for_ever() {
        assert_eq!(hashes(&"pay:SX"), (hashes(&"pay:SX").0, hashes(&"pay").0));
        assert_eq!(hashes(&"pass").0, hashes(&"pass").1);
        assert_eq!(power(0), SURE);
        assert_eq!(power(i64::from(BIT)), SURE / 2);
        assert_eq!(power(i64::from(BIT) / 2), 46_340);
        assert_eq!(power(i64::from(BIT) * 16), 0);
        assert_eq!(power(i64::MAX), 0);
    }
}
