//! What came from outside and waits for the person's decision.

use super::any_table::AnyTable;
use super::campaign::Whole;
use crate::words::Words;
use kernel::{Bundled, Challenge, Compared, RecordError, Seat};
use std::sync::Arc;

/// Something from outside, read and checked, that waits for the person's decision.
#[derive(Clone)]
pub enum Offered {
    /// A game as far as it was played, and the saved game of the same deal.
    Game(Box<dyn AnyTable>, Option<Known>),
    /// A campaign as far as it was played: its newest chapter, the whole, and the saved campaign of the same deal.
    Campaign(Box<dyn AnyTable>, Arc<dyn Whole>, Option<Known>),
    /// A game to be played from the start, with a score to beat.
    Challenge(Box<Challenge>),
    /// Saved games to be put with those that are here.
    Saves(Vec<Bundled>),
    /// What became of such games, where not all of them were taken: it is told with each that was not.
    NotTaken(String, Vec<NotTaken>),
    /// What cannot be opened, and why.
    Refused(RecordError),
}

/// A saved game or campaign of the same deal as one from outside.
#[derive(Clone)]
pub struct Known {
    /// The number under which it is saved.
    pub id: u64,
    /// What the one from outside is to it.
    pub compared: Compared,
    /// Whether undo past revealed cards was allowed at its set-up.
    pub practice: bool,
    /// The seats whose people play on other devices.
    pub elsewhere: Vec<Seat>,
}

/// A saved game from outside that is no game that can be played.
#[derive(Clone)]
pub struct NotTaken {
    /// Its place in the file, from 1.
    pub number: usize,
    /// The name that a person gave it; empty without one.
    pub title: String,
    /// What is wrong with it.
    pub why: RecordError,
}

/// Why a record or a link is not read.
#[derive(Clone)]
pub enum NotRead {
    /// It is no game that can be played here.
    Record(RecordError),
    /// What reads it could not be fetched.
    Missing,
}

impl From<RecordError> for NotRead {
    fn from(error: RecordError) -> Self {
        Self::Record(error)
    }
}

impl NotRead {
    /// The reason in a sentence.
    pub fn told(&self, words: Words) -> String {
        match self {
            Self::Record(error) => words.cannot_load(error),
            Self::Missing => words.game_missing().to_owned(),
        }
    }
}
