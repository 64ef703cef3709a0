//! The choices of a game as bytes, for links: each choice by its place among the legal ones, so that a forced one costs nothing.

use crate::kernel::digits::Digits;
use crate::kernel::record::MAX_CHOICES;
use crate::kernel::{Game, Quiet, Record, RecordError, Seed, Setup};
use serde::{Deserialize, Serialize};

/// A seed: most are numbers, which are shorter as such.
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
        let text = seed.text();
        let number = text.parse::<u64>().ok().filter(|number| number.to_string() == text);
        number.map_or_else(|| Self::Text(text.to_owned()), Self::Number)
    }

    /// The seed.
    pub fn seed(self) -> Result<Seed, RecordError> {
        match self {
            Self::Number(number) => Ok(Seed::from(number)),
            Self::Text(text) => text.parse().map_err(|error| RecordError::Unreadable(format!("{error}"))),
        }
    }
}

/// What was chosen in a game whose set-up and seed are known from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Packed {
    /// The version of the rules under which it was played.
    rules: u32,
    /// How many choices there are.
    choices: u16,
    /// The choices.
    bytes: Vec<u8>,
}

impl Packed {
    /// The choices of a record.
    pub fn of<G: Game>(record: &Record) -> Result<Self, RecordError> {
        of_these_rules(record.rules, G::RULES)?;
        let choices = u16::try_from(record.choices.len()).map_err(|_| RecordError::TooLarge)?;
        Ok(Self { rules: record.rules, choices, bytes: pack::<G>(record)? })
    }

    /// The record of the game, sealed and without a snapshot. There is exactly one text for it.
    pub fn record<G: Game>(&self, setup: Setup, seed: Seed) -> Result<Record, RecordError> {
        of_these_rules(self.rules, G::RULES)?;
        let choices = unpack::<G>(&setup, &seed, usize::from(self.choices), &self.bytes)?;
        let (game, rules) = (G::NAME.to_owned(), self.rules);
        let record =
            Record { game, rules, setup, seed, choices, practice: false, check: None, snapshot: None }.sealed();
        if pack::<G>(&record)? == self.bytes { Ok(record) } else { Err(RecordError::Altered) }
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
/// Plays a record and writes each choice by its place among the legal ones.
pub(super) fn pack<G: Game>(record: &Record) -> Result<Vec<u8>, RecordError> {
    let mut game = deal::<G>(&record.setup, &record.seed)?;
    let (mut list, mut digits) = (Vec::new(), Digits::default());
    for (place, text) in record.choices.iter().enumerate() {
        game.choices(&mut list);
        let choice = text.parse::<G::Choice>().map_err(|_| RecordError::at(place, text, false))?;
        let index = list.iter().position(|legal| *legal == choice);
        digits.push(index.ok_or_else(|| RecordError::at(place, text, true))?, list.len());
        game.apply(choice, &mut Quiet).map_err(|_| RecordError::at(place, text, true))?;
    }
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
    let mut game = deal::<G>(setup, seed)?;
    let (mut list, mut digits) = (Vec::new(), Digits::of(bytes));
    let mut words = Vec::new();
    for place in 0..count {
        game.choices(&mut list);
        // Of a game that is over, the list is empty.
        let choice = digits.take(list.len()).and_then(|index| list.get(index).copied());
        let choice = choice.ok_or_else(|| RecordError::at(place, "", false))?;
        game.apply(choice, &mut Quiet).map_err(|_| RecordError::at(place, "", true))?;
        words.push(choice.to_string());
    }
    Ok(words)
}

fn deal<G: Game>(setup: &Setup, seed: &Seed) -> Result<G, RecordError> {
    G::deal(setup, seed.chance(), &mut Quiet).map_err(RecordError::Setup)
}
