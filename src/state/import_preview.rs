//! Data from outside that wait for the person's decision.

use super::any_table::AnyTable;
use super::campaign::AnyCampaign;
use super::screen::Screen;
use crate::texts::PageTexts;
use kernel::{Bundled, Challenge, Compared, RecordError, Seat};
use leptos::prelude::*;
use markup::RwSignal;
use std::sync::Arc;

#[derive(Clone, Copy)]
pub struct Import {
    pub offered: RwSignal<Option<ImportPreview>>,
    /// Screen to which the person returns without a decision.
    pub(super) opened_from: StoredValue<Screen>,
}

impl Import {
    pub(super) fn new() -> Self {
        Self { offered: RwSignal::new(None), opened_from: StoredValue::new(Screen::Home) }
    }
}

/// Data from outside, read and checked, that wait for the person's decision.
#[derive(Clone)]
pub enum ImportPreview {
    /// A running or finished game, and the saved game of the same deal.
    Game(Box<dyn AnyTable>, Option<SameDeal>),
    /// A campaign: its newest chapter, the campaign, and the saved campaign of the same deal.
    Campaign(Box<dyn AnyTable>, Arc<dyn AnyCampaign>, Option<SameDeal>),
    /// A game to play from the start, with a score to beat.
    Challenge(Box<Challenge>),
    /// Saved games to import.
    Saves(Vec<Bundled>),
    /// Result of an import that failed in part, with the reason for each failure.
    NotTaken(String, Vec<NotTaken>),
    /// Unreadable data, with the reason.
    Refused(RecordError),
}

/// A saved game or campaign of the same deal as one from outside.
#[derive(Clone)]
pub struct SameDeal {
    /// Number in the saves.
    pub id: u64,
    /// Relation of the offered game to it.
    pub compared: Compared,
    /// True if its set-up allows undo past revealed cards.
    pub practice: bool,
    /// Seats whose people play on other devices.
    pub elsewhere: Vec<Seat>,
}

/// A saved game from outside that cannot be played.
#[derive(Clone)]
pub struct NotTaken {
    /// Place in the file, from 1.
    pub number: usize,
    /// Name given by a person; may be empty.
    pub title: String,
    pub why: RecordError,
}

/// Reason why a record or a link is not read.
#[derive(Clone)]
pub enum NotRead {
    /// It is no playable game.
    Record(RecordError),
    /// The code that reads it could not be fetched.
    Missing,
}

impl From<RecordError> for NotRead {
    fn from(error: RecordError) -> Self {
        Self::Record(error)
    }
}

impl NotRead {
    /// Returns the reason as a sentence.
    pub fn text(&self, texts: PageTexts) -> String {
        match self {
            Self::Record(error) => texts.cannot_load(error),
            Self::Missing => texts.game_missing().to_owned(),
        }
    }
}
