//! A record, or a challenge, as a short text for the `#fragment` of an address.
//!
//! `f1` and base64url (RFC 4648, section 5, without padding) of: the [`Head`] in postcard, then the choices as the digits of
//! `Digits`, each choice by its place among the legal ones. A forced choice thus costs nothing, and a finished game of two
//! takes some 200 characters. A game into which a campaign carries something has the form `f2`: that stands between head and
//! choices, as a list in postcard. A whole campaign has the form `f3` (`src/campaign/link.rs`). There is exactly one text for a
//! game: whatever reads as the same game but is written differently was altered.

use crate::kernel::packed::{SeedText, of_these_rules, pack, unpack};
use crate::kernel::{Carried, Declared, Game, LEVELS, Record, RecordError, Seat, Seed, Setup, Table};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use serde::{Deserialize, Serialize};
use std::hash::Hasher;

/// What a link begins with: Francia, and the version of the form.
const FORM: &str = "f1";
/// The form of a link in which something is carried over from an earlier game.
const CARRYING: &str = "f2";
/// The form of the link of a whole campaign, which is no game's.
const CAMPAIGN: &str = "f3";
/// The most characters that a link may have. The longest games need a tenth of them.
const MAX_LINK: usize = 16 * 1024;

/// What a link holds.
#[derive(Clone, Debug, PartialEq)]
pub enum Link {
    /// A game as far as it was played: sealed, and without a snapshot.
    Game(Record),
    /// A game to be played from the start.
    Challenge(Challenge),
}

/// A set-up with its seed, and the score to beat.
#[derive(Clone, Debug, PartialEq)]
pub struct Challenge {
    /// The game's word.
    pub game: String,
    /// The version of the rules that deal it.
    pub rules: u32,
    /// Who plays, and with which parts.
    pub setup: Setup,
    /// What it is dealt from.
    pub seed: Seed,
    /// The score to beat.
    pub score: i32,
}

impl Link {
    /// What the link of a whole campaign begins with: its room reads and writes it.
    pub const CAMPAIGN: &'static str = CAMPAIGN;
    /// The most characters that a link may have.
    pub const MOST: usize = MAX_LINK;

    /// The link to a game being played.
    pub fn to<G: Game>(table: &Table<G>) -> Self {
        let mut record = table.record();
        record.snapshot = None;
        Self::Game(record)
    }

    /// The part of a pasted text that may be a link's: of an address, or of words with one in them, what follows the `#`;
    /// any other text as it is.
    pub fn within(text: &str) -> &str {
        let place = [FORM, CARRYING, CAMPAIGN].iter().filter_map(|form| text.find(&format!("#{form}"))).min();
        match place {
            Some(place) if !text[..place].trim_start().starts_with('{') => {
                let link = &text[place + 1..];
                link.split_whitespace().next().unwrap_or(link)
            }
            _ => text,
        }
    }

    /// The word of the game that a link is of, without reading the rest.
    pub fn game_of(text: &str) -> Result<String, RecordError> {
        Ok(open(text)?.head.game)
    }

    /// Reads a link of this game. Whatever comes back can be played: the set-up, every choice and the fingerprint are checked.
    ///
    /// A link has no snapshot: one of older rules is [`RecordError::NoSnapshot`].
    pub fn read<G: Game>(text: &str) -> Result<Self, RecordError> {
        let Opened { head, carried, digits } = open(text)?;
        if head.game != G::NAME {
            return Err(RecordError::of_another_game(&head.game));
        }
        of_these_rules(head.rules, G::RULES)?;
        let link = head.link::<G>(&carried, &digits)?;
        if link.write::<G>()? == text { Ok(link) } else { Err(RecordError::Altered) }
    }

    /// The link's text. Fails for what cannot be played under today's rules.
    pub fn write<G: Game>(&self) -> Result<String, RecordError> {
        self.text(Declared::of::<G>(), |record| pack::<G>(record))
    }

    /// The text, with the choices as they are packed.
    fn text(
        &self,
        game: &Declared,
        pack: impl FnOnce(&Record) -> Result<Vec<u8>, RecordError>,
    ) -> Result<String, RecordError> {
        let head = Head::of(self, game)?;
        of_these_rules(head.rules, game.rules)?;
        let unwritable = |error: postcard::Error| RecordError::Unreadable(error.to_string());
        let mut bytes = postcard::to_allocvec(&head).map_err(unwritable)?;
        let carried = places_of_carried(&self.setup().carried, game);
        if !carried.is_empty() {
            bytes.extend(postcard::to_allocvec(&carried).map_err(unwritable)?);
        }
        if let Self::Game(record) = self {
            bytes.extend(pack(record)?);
        }
        let mut text = if carried.is_empty() { FORM } else { CARRYING }.to_owned();
        BASE64.encode_string(bytes, &mut text);
        if text.len() > MAX_LINK { Err(RecordError::TooLarge) } else { Ok(text) }
    }

    fn setup(&self) -> &Setup {
        match self {
            Self::Game(record) => &record.setup,
            Self::Challenge(challenge) => &challenge.setup,
        }
    }

    /// FNV-1a over the record's fingerprint and the score. The words of the choices are in it, not their places: should the
    /// order of choices ever change, old links are refused instead of telling another game.
    fn check(&self) -> [u8; 8] {
        let mut hasher = fnv::FnvHasher::default();
        match self {
            Self::Game(record) => hasher.write(record.fingerprint().as_bytes()),
            Self::Challenge(challenge) => {
                hasher.write(challenge.record().fingerprint().as_bytes());
                hasher.write(challenge.score.to_string().as_bytes());
            }
        }
        hasher.finish().to_le_bytes()
    }
}

impl Challenge {
    /// The text of the link to it, which needs none of the game's code: nothing is chosen yet.
    pub fn link(self, game: &Declared) -> Result<String, RecordError> {
        Link::Challenge(self).text(game, |_| Ok(Vec::new()))
    }

    /// The record of the game before its first choice.
    pub fn record(&self) -> Record {
        Record {
            game: self.game.clone(),
            rules: self.rules,
            setup: self.setup.clone(),
            seed: self.seed.clone(),
            choices: Vec::new(),
            practice: false,
            check: None,
            snapshot: None,
        }
        .sealed()
    }
}

/// What stands before the choices.
#[derive(Serialize, Deserialize)]
struct Head {
    game: String,
    rules: u32,
    /// A number a seat: 0 human, 1 random, 2 and up the game's opponents, 255 and down the computers that think.
    seats: Vec<u8>,
    names: Vec<String>,
    /// The added parts by their places in the game's list.
    modules: Vec<u8>,
    seed: SeedText,
    practice: bool,
    /// The score to beat: only a challenge has one.
    score: Option<i32>,
    /// How many choices follow.
    choices: u16,
    check: [u8; 8],
}

/// The words for seats below 255 in the order of their numbers. New ones only ever go to the end of a game's list.
fn seat_words(game: &Declared) -> Vec<&'static str> {
    ["human", "random"].into_iter().chain(game.officials.iter().map(|official| official.word)).collect()
}

/// The numbers of seats. The set-up has been checked, so each word has one.
pub(crate) fn seat_numbers(seats: &[String], game: &Declared) -> Vec<u8> {
    let list = seat_words(game);
    let number = |word: &String| {
        let level = LEVELS.iter().position(|level| level == word).map(|place| u8::MAX - place as u8);
        level.or_else(|| list.iter().position(|known| known == word).map(|place| place as u8))
    };
    seats.iter().filter_map(number).collect()
}

/// The words of seats.
pub(crate) fn seats_of(numbers: &[u8], game: &Declared) -> Result<Vec<String>, RecordError> {
    let list = seat_words(game);
    let level = |number: u8| LEVELS.get(usize::from(u8::MAX - number)).map(|word| (*word).to_owned());
    numbers.iter().map(|&number| level(number).map_or_else(|| Ok(words(&[number], &list)?.concat()), Ok)).collect()
}

/// The places of words in a list. The set-up has been checked, so each is in it.
pub(crate) fn places(words: &[String], list: &[&str]) -> Vec<u8> {
    words.iter().filter_map(|word| list.iter().position(|known| known == word)).map(|place| place as u8).collect()
}

/// The words at places in a list.
pub(crate) fn words(places: &[u8], list: &[&str]) -> Result<Vec<String>, RecordError> {
    let word = |place: &u8| list.get(usize::from(*place)).map(|word| (*word).to_owned());
    let unknown = || RecordError::Unreadable("a word that is not known".to_owned());
    places.iter().map(word).collect::<Option<_>>().ok_or_else(unknown)
}

impl Head {
    fn of(link: &Link, game: &Declared) -> Result<Self, RecordError> {
        let (record, score) = match link {
            Link::Game(record) => (record, None),
            Link::Challenge(challenge) => (&challenge.record(), Some(challenge.score)),
        };
        record.setup.kinds_in(game).map_err(RecordError::Setup)?;
        Ok(Self {
            game: record.game.clone(),
            rules: record.rules,
            seats: seat_numbers(&record.setup.seats, game),
            names: record.setup.names.clone(),
            modules: places(&record.setup.modules, game.modules),
            seed: SeedText::of(&record.seed),
            practice: record.practice,
            score,
            choices: u16::try_from(record.choices.len()).map_err(|_| RecordError::TooLarge)?,
            check: link.check(),
        })
    }

    fn link<G: Game>(self, carried: &[(u8, u8, u8)], digits: &[u8]) -> Result<Link, RecordError> {
        let declared = Declared::of::<G>();
        let setup = Setup {
            seats: seats_of(&self.seats, declared)?,
            names: self.names,
            modules: words(&self.modules, declared.modules)?,
            carried: carried_of(carried, declared)?,
        };
        setup.kinds_in(declared).map_err(RecordError::Setup)?;
        let seed = self.seed.seed()?;
        let (game, rules) = (self.game, self.rules);
        if let Some(score) = self.score {
            return Ok(Link::Challenge(Challenge { game, rules, setup, seed, score }));
        }
        let choices = unpack::<G>(&setup, &seed, usize::from(self.choices), digits)?;
        let practice = self.practice;
        Ok(Link::Game(Record { game, rules, setup, seed, choices, practice, check: None, snapshot: None }.sealed()))
    }
}

/// The seat, the place in the game's list and the number of all that is carried. The set-up has been checked.
fn places_of_carried(carried: &[Carried], game: &Declared) -> Vec<(u8, u8, u8)> {
    let place = |own: &Carried| game.carries.iter().position(|known| known.word == own.what);
    carried.iter().filter_map(|own| Some((own.seat.0, place(own)? as u8, own.count))).collect()
}

fn carried_of(places: &[(u8, u8, u8)], game: &Declared) -> Result<Vec<Carried>, RecordError> {
    let known: Vec<&str> = game.carries.iter().map(|known| known.word).collect();
    let own = |&(seat, place, count): &(u8, u8, u8)| {
        Ok(Carried { seat: Seat(seat), what: words(&[place], &known)?.concat(), count })
    };
    places.iter().map(own).collect()
}

/// A link's parts.
struct Opened {
    head: Head,
    /// Seat, place in the game's list and number of what is carried.
    carried: Vec<(u8, u8, u8)>,
    /// The bytes of the choices.
    digits: Vec<u8>,
}

fn open(text: &str) -> Result<Opened, RecordError> {
    if text.len() > MAX_LINK {
        return Err(RecordError::TooLarge);
    }
    let carrying = text.starts_with(CARRYING);
    let Some(body) = text.strip_prefix(if carrying { CARRYING } else { FORM }) else {
        let mut letters = text.chars();
        let newer = letters.next() == Some('f') && letters.next().is_some_and(|version| ('4'..='9').contains(&version));
        return Err(if newer { RecordError::NewerForm } else { RecordError::Unreadable("not a link".to_owned()) });
    };
    let unreadable = || RecordError::Unreadable("the link is cut off or altered".to_owned());
    let bytes = BASE64.decode(body).map_err(|_| unreadable())?;
    let (head, rest) = postcard::take_from_bytes(&bytes).map_err(|_| unreadable())?;
    let (carried, digits) =
        if carrying { postcard::take_from_bytes(rest).map_err(|_| unreadable())? } else { (Vec::new(), rest) };
    Ok(Opened { head, carried, digits: digits.to_vec() })
}
