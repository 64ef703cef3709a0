//! The parts of a link's head, each as likely as it is in most links. Every function writes its value or reads one, as its coder
//! does, and hands it back.

use super::head::Head;
use super::text::altered;
use crate::coder::Coder;
use crate::drawn::Drawn;
use crate::{RecordError, Seed};

/// The most entries of a list, and bytes of a text. No set-up comes near.
const MOST: usize = 127;
/// The most bytes of a part that was coded already: more than a link may have.
const MOST_BYTES: u64 = 1 << 14;
/// The odds that a set-up is one for practice, and that there is a score to beat.
const SELDOM: [u64; 2] = [15, 1];
/// How often a seed is a number, is drawn, or is any other text.
const SEEDS: [u64; 3] = [1, 2, 1];

/// What a link is of, and its head. A reader starts from nothing.
pub fn head(coder: &mut Coder, game: u32, head: Option<Head>) -> Result<(u32, Head), RecordError> {
    let game = coder.number(game.into(), 2) as u32;
    // No game has this number; what was cut off has.
    if game == 0 {
        return Err(altered());
    }
    let nothing = || Head {
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
    Ok((game, Head { rules, seats, names, modules, carried, seed, practice, score, check }))
}

/// A list of at most so many entries, their number first. One with more is none that was written.
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

/// A number of at most a byte.
fn small(coder: &mut Coder, number: u8, few: u32) -> Result<u8, RecordError> {
    u8::try_from(coder.number(number.into(), few)).map_err(|_| altered())
}

/// The numbers of seats: in most games several seats in a row are alike.
pub fn seats(coder: &mut Coder, seats: &[u8]) -> Result<Vec<u8>, RecordError> {
    let mut before = None;
    list(coder, MOST, seats, |coder, seat| {
        let alike = before.filter(|&before| coder.flag(seat == before, [1, 1]));
        // People first, then the computers that think and the other words by turns.
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

/// Places in a list of words.
pub fn places(coder: &mut Coder, places: &[u8]) -> Result<Vec<u8>, RecordError> {
    list(coder, MOST, places, |coder, place| small(coder, place, 3))
}

/// The names of players.
pub fn names(coder: &mut Coder, names: &[String]) -> Result<Vec<String>, RecordError> {
    list(coder, MOST, names, |coder, name| text(coder, &name))
}

/// A seed: drawn by the page, a number, or what somebody thought of.
pub fn seed(coder: &mut Coder, seed: &Seed) -> Result<Seed, RecordError> {
    let (number, drawn) = (number_of(seed), Drawn::of(seed));
    let kind = if number.is_some() { 0 } else { 2 - usize::from(drawn.is_some()) };
    match coder.one_of(kind, &SEEDS) {
        0 => Ok(Seed::from(long(coder, number.unwrap_or_default()))),
        1 => {
            let mut parts = drawn.map(Drawn::parts).unwrap_or_default().into_iter();
            let part = |bound: u32| coder.below(parts.next().unwrap_or_default().into(), bound.into()) as u32;
            Ok(Drawn::new(part).seed())
        }
        _ => text(coder, seed.text())?.parse().map_err(RecordError::from),
    }
}

/// The number that a seed's text is.
fn number_of(seed: &Seed) -> Option<u64> {
    seed.text().parse().ok().filter(|&number| Seed::from(number) == *seed)
}

/// A number of up to 64 bits, by its width.
fn long(coder: &mut Coder, number: u64) -> u64 {
    let width = coder.below((u64::BITS - number.leading_zeros()).into(), 65) as u32;
    match width.checked_sub(1) {
        // Its highest bit is known.
        Some(rest) => coder.bits(number, rest) | 1 << rest,
        None => 0,
    }
}

/// The score to beat.
fn score(coder: &mut Coder, score: i32) -> i32 {
    let folded = ((score << 1) ^ (score >> 31)).cast_unsigned();
    let folded = coder.number(folded.into(), 7) as u32;
    (folded >> 1).cast_signed() ^ -((folded & 1).cast_signed())
}

/// A checksum, all of whose bits are alike.
pub fn check(coder: &mut Coder, check: [u8; 8]) -> [u8; 8] {
    coder.bits(u64::from_le_bytes(check), u64::BITS).to_le_bytes()
}

/// Bytes that were coded already.
pub fn bytes(coder: &mut Coder, bytes: &[u8]) -> Result<Vec<u8>, RecordError> {
    let length = coder.number(bytes.len() as u64, 7);
    if length > MOST_BYTES {
        return Err(altered());
    }
    let mut byte = |place| coder.bits(bytes.get(place).map_or(0, |&byte| u64::from(byte)), u8::BITS) as u8;
    Ok((0..length as usize).map(&mut byte).collect())
}

/// What a byte of a text is: how often it comes after one of each kind, from which byte on how many are of the kind, and how often
/// each of these comes, if they are not alike.
struct Letters {
    after: [u64; 5],
    first: u8,
    count: usize,
    each: &'static [u64],
}

/// Small letters, capitals, digits, what stands between words, and bytes of all sorts, which any of the others can be, too.
const LETTERS: [Letters; 5] = [
    Letters {
        after: [24, 20, 1, 12, 10],
        first: b'a',
        count: 26,
        // About as often as in English and French.
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
/// What stands before the first letter.
const BETWEEN: usize = 3;

impl Letters {
    /// The place of a byte among these.
    fn place(&self, byte: u8) -> Option<usize> {
        byte.checked_sub(self.first).map(usize::from).filter(|place| *place < self.count)
    }

    /// One of these.
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

/// A text, in UTF-8.
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
