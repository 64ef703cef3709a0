//! What the store does once the lazily loaded part of the program is here.

use super::Store;
use crate::kernel::{RecordError, game_of};
use crate::page::info::GameInfo;
use crate::page::play::reader::Reader;
use crate::page::play::saves::Card;
use crate::page::play::screen::Page;
use crate::page::play::services::LazyCode;
use leptos::prelude::*;
use std::time::Duration;

impl Store {
    /// Does something with the lazily loaded part: at once if it is here, else when it has come. Where it cannot be
    /// fetched, a sentence tells so.
    pub fn with_lazy(self, act: impl FnOnce(&'static dyn LazyCode<Self>) + 'static) {
        self.once_lazy(Box::new(act));
    }

    /// The same, compiled once: what waits for the code is a good part of the first file, and each caller's own would be more.
    fn once_lazy(self, act: Box<dyn FnOnce(&'static dyn LazyCode<Self>)>) {
        self.lazy.with(move |code| act(code.0), move || self.say(self.words().part_missing().to_owned()));
    }

    /// A page or a drawer of the lazily loaded part, where it belongs.
    pub fn page(self, page: Page) -> AnyView {
        self.lazy.view(self.lang, move |code| code.0.show(self, page))
    }

    /// What reads games of a kind, by its word, if it is here.
    pub fn reader_for(self, word: &str) -> Option<&'static dyn Reader> {
        self.lazy.here()?.0.reader(word)
    }

    /// What reads the game of a record, if it is here.
    pub fn reader_of_record(self, record: &str) -> Result<&'static dyn Reader, RecordError> {
        let word = game_of(record)?;
        self.reader_for(&word).ok_or(RecordError::OtherGame { game: word })
    }

    /// Reads a link's fragment or a record, and shows what it is. Nothing else happens.
    pub fn open(self, text: &str) {
        let text = text.trim().to_owned();
        self.with_lazy(move |code| code.open(self, &text));
    }

    /// Goes on with a saved game, or says why that is not possible. Where another tab plays it, this one looks on.
    pub fn resume(self, card: &Card) {
        let id = card.id;
        self.with_lazy(move |code| code.resume(self, id));
    }

    /// Goes on with a saved game so many choices back, after a failure: as a game of its own, so that nothing is lost.
    pub fn open_again(self, id: u64, back: usize) {
        self.with_lazy(move |code| code.open_again(self, id, back));
    }

    /// Plays here a game that another tab plays: that tab looks on from then on.
    pub fn take_over(self) {
        self.with_lazy(move |code| code.take_over(self));
    }

    /// Lets a level think about this decision, then makes its choice, after `pace` at the earliest.
    pub(super) fn think(self, level: usize, pace: Duration) {
        self.with_lazy(move |code| code.think(self, level, pace));
    }

    /// Asks the adviser.
    pub fn ask_adviser(self) {
        self.with_lazy(move |code| code.ask_adviser(self));
    }

    /// Begins the lesson of a game from its start.
    pub fn begin_lesson(self, game: &'static GameInfo) {
        self.with_lazy(move |code| code.begin_lesson(self, game));
    }
}
