//! Older forms of a game's link, which are read for ever: `f1`, and `f2` with things carried over from an earlier game.
//!
//! After the form comes base64url of the head in postcard; in `f2` the list of the things carried, in postcard; then
//! the choices as the digits of `Digits`.

use super::head::Head;
use super::text::{altered, unpacked};
use crate::{RecordError, SeedText};
use serde::{Deserialize, Serialize};

/// A link taken apart.
pub struct Older {
    /// Key of the game.
    pub game: String,
    pub head: Head,
    /// Number of choices.
    pub choices: u16,
    /// Bytes of the choices.
    pub digits: Vec<u8>,
}

/// The head as it is written.
#[derive(Serialize, Deserialize)]
struct Written {
    game: String,
    rules: u32,
    seats: Vec<u8>,
    names: Vec<String>,
    modules: Vec<u8>,
    seed: SeedText,
    practice: bool,
    score: Option<i32>,
    choices: u16,
    check: [u8; 8],
}

/// Returns the bytes of a link. The list of carried things is written only if it has entries.
pub fn write(older: Older) -> Result<Vec<u8>, RecordError> {
    let Older { game, head, choices, digits } = older;
    let Head { rules, seats, names, modules, carried, seed, practice, score, check } = head;
    let seed = SeedText::of(&seed);
    let unwritable = |_| altered();
    let written = Written { game, rules, seats, names, modules, seed, practice, score, choices, check };
    let mut bytes = postcard::to_allocvec(&written).map_err(unwritable)?;
    if !carried.is_empty() {
        bytes.extend(postcard::to_allocvec(&carried).map_err(unwritable)?);
    }
    bytes.extend(digits);
    Ok(bytes)
}

/// Takes the bytes of a link apart; `carrying` selects the form with carried things.
pub fn open(bytes: &[u8], carrying: bool) -> Result<Older, RecordError> {
    let (written, rest): (Written, _) = postcard::take_from_bytes(bytes).map_err(|error| unpacked(&error))?;
    let (carried, digits) =
        if carrying { postcard::take_from_bytes(rest).map_err(|error| unpacked(&error))? } else { (Vec::new(), rest) };
    let Written { game, rules, seats, names, modules, seed, practice, score, choices, check } = written;
    let head = Head { rules, seats, names, modules, carried, seed: seed.seed()?, practice, score, check };
    Ok(Older { game, head, choices, digits: digits.to_vec() })
}
