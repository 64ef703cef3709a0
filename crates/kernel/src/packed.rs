//! The choices of a game as bytes, for links: each by its place among the legal ones, so that a forced one costs nothing.

use crate::coder::Coder;
use crate::digits::Digits;
use crate::habits::Habits;
use crate::record::MAX_CHOICES;
use crate::{Declared, Game, Record, RecordError, Revealed, Seat, Seed, Setup};
use serde::{Deserialize, Serialize};

/// A seed as older forms of links have it: most are numbers, which are shorter as such.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeedText {
    /// A number.
    Number(u64),
    /// Any other text.
    Text(String),
}

impl SeedText {
    /// A seed as it is written.
    pub fn of(seed: &Seed) -> Self {
        number_of(seed).map_or_else(|| Self::Text(seed.text().to_owned()), Self::Number)
    }

    /// The seed.
    pub fn seed(self) -> Result<Seed, RecordError> {
        match self {
            Self::Number(number) => Ok(Seed::from(number)),
            Self::Text(text) => text.parse().map_err(RecordError::from),
        }
    }
}

/// The number that a seed's text is.
pub(super) fn number_of(seed: &Seed) -> Option<u64> {
    seed.text().parse().ok().filter(|&number| Seed::from(number) == *seed)
}

/// What was chosen in a game whose set-up and seed are known from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packed {
    /// The version of the rules under which it was played.
    pub rules: u32,
    /// How many choices there are, in an older form; today's tells by itself where it ends.
    pub choices: Option<u16>,
    /// The choices.
    pub bytes: Vec<u8>,
}

impl Packed {
    /// The choices of a record.
    pub fn of<G: Game>(record: &Record) -> Result<Self, RecordError> {
        of_these_rules(record.rules, Declared::of::<G>().rules_of(&record.setup))?;
        let mut coder = Coder::writing();
        code::<G>(&mut coder, &record.setup, &record.seed, &record.choices)?;
        Ok(Self { rules: record.rules, choices: None, bytes: coder.bytes() })
    }

    /// The record of the game, sealed and without a snapshot. There is exactly one text for it.
    pub fn record<G: Game>(&self, setup: Setup, seed: Seed) -> Result<Record, RecordError> {
        of_these_rules(self.rules, Declared::of::<G>().rules_of(&setup))?;
        let choices = match self.choices {
            Some(count) => unpack::<G>(&setup, &seed, usize::from(count), &self.bytes)?,
            None => code::<G>(&mut Coder::reading(&self.bytes), &setup, &seed, &[])?,
        };
        let (game, rules) = (G::NAME.to_owned(), self.rules);
        let record =
            Record { game, rules, setup, seed, choices, practice: false, check: None, snapshot: None }.sealed();
        let again = if self.choices.is_some() { pack::<G>(&record)? } else { Self::of::<G>(&record)?.bytes };
        if again == self.bytes { Ok(record) } else { Err(RecordError::Altered) }
    }
}

/// Whether a link of these rules can be played: it has no snapshot to go on from.
pub(super) fn of_these_rules(rules: u32, known: u32) -> Result<(), RecordError> {
    match rules.cmp(&known) {
        std::cmp::Ordering::Less => Err(RecordError::NoSnapshot),
        std::cmp::Ordering::Equal => Ok(()),
        std::cmp::Ordering::Greater => Err(RecordError::NewerRules { rules, known }),
    }
}

/// The odds that a game ends before it is over, and that it goes on. They cost half a bit where it does to the end.
const GOES_ON: [u64; 2] = [1, 1023];

/// Writes the choices of a game, or reads them, and hands them back: each as likely as players' habits make it. Before each stands
/// whether there is one more; a game that is over has none.
pub(super) fn code<G: Game>(
    coder: &mut Coder,
    setup: &Setup,
    seed: &Seed,
    choices: &[String],
) -> Result<Vec<String>, RecordError> {
    let mut habits = Habits::of(G::HABITS);
    let words = play::<G>(setup, seed, |place, seat, list| {
        let more = seat.filter(|_| coder.flag(place < choices.len(), GOES_ON));
        let Some(seat) = more else { return Ok(None) };
        let made = choices.get(place).map_or(Ok(0), |text| place_of(place, text, list))?;
        let made = coder.one_of(made, habits.weigh(seat, list));
        habits.follow(seat, made);
        Ok(Some(made))
    })?;
    match choices.get(words.len()) {
        Some(text) => Err(RecordError::at(words.len(), text, true)),
        None => Ok(words),
    }
}

/// Plays a record and writes each choice by its place among the legal ones, all of them alike: in the older forms of links.
pub(super) fn pack<G: Game>(record: &Record) -> Result<Vec<u8>, RecordError> {
    let mut digits = Digits::default();
    play::<G>(&record.setup, &record.seed, |place, _, list| {
        let Some(text) = record.choices.get(place) else { return Ok(None) };
        let made = place_of(place, text, list)?;
        digits.push(made, list.len());
        Ok(Some(made))
    })?;
    Ok(digits.bytes())
}

/// Plays what `pack` wrote and returns the words of the choices.
pub(super) fn unpack<G: Game>(
    setup: &Setup,
    seed: &Seed,
    count: usize,
    bytes: &[u8],
) -> Result<Vec<String>, RecordError> {
    if count > MAX_CHOICES {
        return Err(RecordError::TooLarge);
    }
    let mut digits = Digits::of(bytes);
    let words = play::<G>(setup, seed, |place, _, list| {
        if place == count {
            return Ok(None);
        }
        // Of a game that is over, the list is empty.
        let made = digits.take(list.len()).filter(|&made| made < list.len());
        made.map(Some).ok_or_else(|| RecordError::at(place, "", false))
    });
    if digits.ran_out() { Err(RecordError::Incomplete) } else { words }
}

/// The place of a choice's word among the legal ones.
fn place_of<C: Copy + Eq + std::str::FromStr>(place: usize, text: &str, list: &[C]) -> Result<usize, RecordError> {
    let choice = text.parse::<C>().map_err(|_| RecordError::at(place, text, false))?;
    list.iter().position(|legal| *legal == choice).ok_or_else(|| RecordError::at(place, text, true))
}

/// Deals a game and plays it on as long as `next` says the place of another choice, by its number, the seat that decides (none
/// once the game is over) and the legal choices. Returns the words of what was chosen.
fn play<G: Game>(
    setup: &Setup,
    seed: &Seed,
    mut next: impl FnMut(usize, Option<Seat>, &[G::Choice]) -> Result<Option<usize>, RecordError>,
) -> Result<Vec<String>, RecordError> {
    let mut game = G::deal(setup, seed.chance(), &mut Revealed::default()).map_err(RecordError::Setup)?;
    let (mut list, mut words) = (Vec::new(), Vec::new());
    loop {
        game.choices(&mut list);
        let seat = game.decision().map(|decision| decision.seat);
        let Some(made) = next(words.len(), seat, &list)? else { return Ok(words) };
        if words.len() == MAX_CHOICES {
            return Err(RecordError::TooLarge);
        }
        let choice = list.get(made).ok_or_else(|| RecordError::at(words.len(), "", false))?;
        game.apply(*choice, &mut Revealed::default()).map_err(|_| RecordError::at(words.len(), "", true))?;
        words.push(choice.to_string());
    }
}
