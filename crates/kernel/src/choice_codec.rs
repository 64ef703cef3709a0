//! Choices of a game as bytes, for links: each by its place among the legal ones, so that a forced one costs nothing.

use crate::choice_model::ChoiceModel;
use crate::coder::Coder;
use crate::mixed_radix::Digits;
use crate::record::MAX_CHOICES;
use crate::{Declared, Game, Record, RecordError, Revealed, Seat, Seed, Setup};
use serde::{Deserialize, Serialize};

/// A seed in an older form of links: numbers, which are the most frequent, are shorter as such.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeedText {
    /// A number.
    Number(u64),
    /// Any other text.
    Text(String),
}

impl SeedText {
    /// Converts a seed to this form.
    pub fn of(seed: &Seed) -> Self {
        number_of(seed).map_or_else(|| Self::Text(seed.text().to_owned()), Self::Number)
    }

    /// Returns the seed.
    pub fn seed(self) -> Result<Seed, RecordError> {
        match self {
            Self::Number(number) => Ok(Seed::from(number)),
            Self::Text(text) => text.parse().map_err(RecordError::from),
        }
    }
}

/// The number in a seed's text; `None` if it is another text.
pub(super) fn number_of(seed: &Seed) -> Option<u64> {
    seed.text().parse().ok().filter(|&number| Seed::from(number) == *seed)
}

/// Choices of a game whose set-up and seed are known from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packed {
    /// Version of the rules under which it was played.
    pub rules: u32,
    /// Number of choices, in an older form. Today's form marks its own end.
    pub choices: Option<u16>,
    /// Bytes of the choices.
    pub bytes: Vec<u8>,
}

impl Packed {
    /// Packs the choices of a record.
    pub fn of<G: Game>(record: &Record) -> Result<Self, RecordError> {
        of_these_rules(record.rules, Declared::of::<G>().rules_of(&record.setup))?;
        let mut coder = Coder::writing();
        code::<G>(&mut coder, &record.setup, &record.seed, &record.choices)?;
        Ok(Self { rules: record.rules, choices: None, bytes: coder.bytes() })
    }

    /// Unpacks the record of the game, sealed and without a snapshot. There is exactly one text for it.
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

/// Checks that a link of these rules can be played: it has no snapshot to continue from.
pub(super) fn of_these_rules(rules: u32, known: u32) -> Result<(), RecordError> {
    match rules.cmp(&known) {
        std::cmp::Ordering::Less => Err(RecordError::NoSnapshot),
        std::cmp::Ordering::Equal => Ok(()),
        std::cmp::Ordering::Greater => Err(RecordError::NewerRules { rules, known }),
    }
}

/// Odds that an unfinished game stops here, and that it goes on. Together they cost half a bit in a finished game.
const GOES_ON: [u64; 2] = [1, 1023];

/// Writes or reads the choices of a game and returns them. Each is coded with the probability that players' habits give
/// it. A flag before each marks that there is one more; a finished game has no such flag at its end.
pub(super) fn code<G: Game>(
    coder: &mut Coder,
    setup: &Setup,
    seed: &Seed,
    choices: &[String],
) -> Result<Vec<String>, RecordError> {
    let mut habits = ChoiceModel::of(G::HABITS);
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

/// Plays a record and writes each choice by its place in the list, all equally likely (older forms of links).
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

/// Plays the output of [`pack`] and returns the texts of the choices.
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
        // The list is empty once the game is over.
        let made = digits.take(list.len()).filter(|&made| made < list.len());
        made.map(Some).ok_or_else(|| RecordError::at(place, "", false))
    });
    if digits.ran_out() { Err(RecordError::Incomplete) } else { words }
}

/// Place of a choice's text among the legal ones.
fn place_of<C: Copy + Eq + std::str::FromStr>(place: usize, text: &str, list: &[C]) -> Result<usize, RecordError> {
    let choice = text.parse::<C>().map_err(|_| RecordError::at(place, text, false))?;
    list.iter().position(|legal| *legal == choice).ok_or_else(|| RecordError::at(place, text, true))
}

/// Deals a game and plays it while `next` returns the place of another choice. `next` receives the number of choices so
/// far, the deciding seat (`None` once the game is over) and the legal choices. Returns the texts of the choices.
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
