//! The parts of a link's head, each with the probabilities that it has in most links. Every function writes or reads
//! its value, depending on its coder, and returns it.

use super::head::LinkHead;
use super::text::altered;
use crate::coder::Coder;
use crate::seed_phrase::SeedPhrase;
use crate::{RecordError, Seed};

/// Maximum number of entries of a list, and of bytes of a text. No set-up comes near it.
const MOST: usize = 127;
/// Maximum number of bytes of a part that was coded already: more than a link may have.
const MOST_BYTES: u64 = 1 << 14;
/// Odds of a practice game, and of a score to beat.
const SELDOM: [u64; 2] = [15, 1];
/// Odds of a seed that is a number, a generated text, or any other text.
const SEEDS: [u64; 3] = [1, 2, 1];

/// Codes the number of a game and the head of its link. A reader passes no head.
pub fn head(coder: &mut Coder, game: u32, head: Option<LinkHead>) -> Result<(u32, LinkHead), RecordError> {
    let game = coder.number(game.into(), 2) as u32;
    // No game has the number 0, but a truncated link reads as it.
    if game == 0 {
        return Err(altered());
    }
    let nothing = || LinkHead {
        rules: 0,
        seats: Vec::new(),
        names: Vec::new(),
        modules: Vec::new(),
        carried: Vec::new(),
        seed: Seed::from(0),
        practice: false,
        score: None,
        check: [0; 8],
    };
    let head = head.unwrap_or_else(nothing);
    let rules = u32::try_from(coder.number(head.rules.into(), 1)).map_err(|_| altered())?;
    let seats = seats(coder, &head.seats)?;
    let modules = places(coder, &head.modules)?;
    let names = names(coder, &head.names)?;
    let carried = list(coder, MOST, &head.carried, |coder, (seat, place, count)| {
        Ok((small(coder, seat, 1)?, small(coder, place, 3)?, small(coder, count, 1)?))
    })?;
    let seed = seed(coder, &head.seed)?;
    let practice = coder.flag(head.practice, SELDOM);
    let any_score = coder.flag(head.score.is_some(), SELDOM);
    let score = any_score.then(|| score(coder, head.score.unwrap_or_default()));
    let check = check(coder, head.check);
    Ok((game, LinkHead { rules, seats, names, modules, carried, seed, practice, score, check }))
}

/// Codes a list of at most `most` entries, their number first. A longer list is an error.
pub fn list<T: Clone + Default, U>(
    coder: &mut Coder,
    most: usize,
    list: &[T],
    mut each: impl FnMut(&mut Coder, T) -> Result<U, RecordError>,
) -> Result<Vec<U>, RecordError> {
    let count = coder.number(list.len() as u64, 0) as usize;
    if count > most {
        return Err(altered());
    }
    (0..count).map(|place| each(coder, list.get(place).cloned().unwrap_or_default())).collect()
}

/// Codes a number of at most a byte.
fn small(coder: &mut Coder, number: u8, few: u32) -> Result<u8, RecordError> {
    u8::try_from(coder.number(number.into(), few)).map_err(|_| altered())
}

/// Codes the numbers of seats. In most games several consecutive seats are alike.
pub fn seats(coder: &mut Coder, seats: &[u8]) -> Result<Vec<u8>, RecordError> {
    let mut before = None;
    list(coder, MOST, seats, |coder, seat| {
        let alike = before.filter(|&before| coder.flag(seat == before, [1, 1]));
        // People first, then computer levels and the other kinds in alternation.
        let number = match seat {
            0..128 => 2 * u16::from(seat),
            _ => 2 * u16::from(u8::MAX - seat) + 1,
        };
        let seat = match alike {
            Some(seat) => seat,
            None => match small(coder, number as u8, 1)? {
                number if number.is_multiple_of(2) => number / 2,
                number => u8::MAX - number / 2,
            },
        };
        before = Some(seat);
        Ok(seat)
    })
}

/// Codes places in a list of keys.
pub fn places(coder: &mut Coder, places: &[u8]) -> Result<Vec<u8>, RecordError> {
    list(coder, MOST, places, |coder, place| small(coder, place, 3))
}

/// Codes the names of players.
pub fn names(coder: &mut Coder, names: &[String]) -> Result<Vec<String>, RecordError> {
    list(coder, MOST, names, |coder, name| text(coder, &name))
}

/// Codes a seed: a number, a generated text, or any other text.
pub fn seed(coder: &mut Coder, seed: &Seed) -> Result<Seed, RecordError> {
    let (number, phrase) = (number_of(seed), SeedPhrase::of(seed));
    let kind = if number.is_some() { 0 } else { 2 - usize::from(phrase.is_some()) };
    match coder.one_of(kind, &SEEDS) {
        0 => Ok(Seed::from(long(coder, number.unwrap_or_default()))),
        1 => {
            let mut parts = phrase.map(SeedPhrase::parts).unwrap_or_default().into_iter();
            let part = |bound: u32| coder.below(parts.next().unwrap_or_default().into(), bound.into()) as u32;
            Ok(SeedPhrase::new(part).seed())
        }
        _ => text(coder, seed.text())?.parse().map_err(RecordError::from),
    }
}

fn number_of(seed: &Seed) -> Option<u64> {
    seed.text().parse().ok().filter(|&number| Seed::from(number) == *seed)
}

/// Codes a number of up to 64 bits, by its width.
fn long(coder: &mut Coder, number: u64) -> u64 {
    let width = coder.below((u64::BITS - number.leading_zeros()).into(), 65) as u32;
    match width.checked_sub(1) {
        // Its highest bit is known.
        Some(rest) => coder.bits(number, rest) | 1 << rest,
        None => 0,
    }
}

fn score(coder: &mut Coder, score: i32) -> i32 {
    let folded = ((score << 1) ^ (score >> 31)).cast_unsigned();
    let folded = coder.number(folded.into(), 7) as u32;
    (folded >> 1).cast_signed() ^ -((folded & 1).cast_signed())
}

/// Codes a checksum, all of whose bits are equally likely.
pub fn check(coder: &mut Coder, check: [u8; 8]) -> [u8; 8] {
    coder.bits(u64::from_le_bytes(check), u64::BITS).to_le_bytes()
}

/// Codes bytes that were coded already.
pub fn bytes(coder: &mut Coder, bytes: &[u8]) -> Result<Vec<u8>, RecordError> {
    let length = coder.number(bytes.len() as u64, 7);
    if length > MOST_BYTES {
        return Err(altered());
    }
    let mut byte = |place| coder.bits(bytes.get(place).map_or(0, |&byte| u64::from(byte)), u8::BITS) as u8;
    Ok((0..length as usize).map(&mut byte).collect())
}

/// A class of bytes in a text: its odds after a byte of each class, its first byte, its size, and the odds of its bytes
/// unless they are equally likely.
struct Letters {
    after: [u64; 5],
    first: u8,
    count: usize,
    each: &'static [u64],
}

/// Small letters, capitals, digits, separators between words, and any bytes (which include the others).
const LETTERS: [Letters; 5] = [
    Letters {
        after: [24, 20, 1, 12, 10],
        first: b'a',
        count: 26,
        // Approximate frequencies in English and French.
        each: &[8, 2, 3, 4, 12, 2, 2, 3, 7, 1, 1, 5, 3, 7, 6, 3, 1, 6, 6, 6, 4, 2, 1, 1, 1, 1],
    },
    Letters { after: [1, 4, 1, 12, 1], first: b'A', count: 26, each: &[] },
    Letters { after: [1, 1, 20, 6, 1], first: b'0', count: 10, each: &[] },
    Letters {
        after: [4, 2, 4, 1, 3],
        first: b' ',
        count: 16,
        each: &[8, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 16, 4, 1],
    },
    Letters { after: [2, 4, 1, 2, 16], first: 0, count: 256, each: &[] },
];
/// Class assumed before the first letter.
const BETWEEN: usize = 3;

impl Letters {
    fn place(&self, byte: u8) -> Option<usize> {
        byte.checked_sub(self.first).map(usize::from).filter(|place| *place < self.count)
    }

    fn coded(&self, coder: &mut Coder, byte: u8) -> u8 {
        let place = self.place(byte).unwrap_or_default();
        let place = if self.each.is_empty() {
            coder.below(place as u64, self.count as u64) as usize
        } else {
            coder.one_of(place, self.each)
        };
        self.first + place as u8
    }
}

/// Codes a text, in UTF-8.
fn text(coder: &mut Coder, text: &str) -> Result<String, RecordError> {
    let bytes = text.as_bytes();
    let length = coder.number(bytes.len() as u64, 3) as usize;
    if length > MOST {
        return Err(altered());
    }
    let (mut read, mut before) = (Vec::new(), BETWEEN);
    for place in 0..length {
        let byte = bytes.get(place).copied().unwrap_or_default();
        let kind = LETTERS.iter().position(|letters| letters.place(byte).is_some()).unwrap_or_default();
        before = coder.one_of(kind, &LETTERS.each_ref().map(|letters| letters.after[before]));
        read.push(LETTERS[before].coded(coder, byte));
    }
    String::from_utf8(read).map_err(|_| altered())
}
