//! What the store does once the lazily loaded part of the program, or the code of a game, is here.

use super::Store;
use super::game_chunks::GameChunks;
use crate::page::info::{GameInfo, Lesson};
use crate::page::markup::View;
use crate::page::play::any_table::{AnyGame, AnyTable};
use crate::page::play::offered::NotRead;
use crate::page::play::reader::Reader;
use crate::page::play::saves::Card;
use crate::page::play::screen::Page;
use crate::page::play::services::{LazyCode, RunningCode};
use kernel::{RecordError, game_of};
use leptos::prelude::*;
use std::time::Duration;

impl Store {
    /// Does something with the lazily loaded part: at once if it is here, else when it has come. Where it cannot be
    /// fetched, a sentence tells so.
    pub fn with_lazy(self, act: impl FnOnce(&'static dyn LazyCode) + 'static) {
        self.once_lazy(Box::new(act));
    }

    /// The same, compiled once: what waits for the code is a good part of the first file, and each caller's own would be more.
    fn once_lazy(self, act: Box<dyn FnOnce(&'static dyn LazyCode)>) {
        self.lazy.with(move |code| act(code.0), move || self.say(self.words().part_missing().to_owned()));
    }

    /// Does something with the code of the running table: at once if it is here, else when it has come. Where it cannot be
    /// fetched, a sentence tells so.
    pub(super) fn with_running(self, act: impl FnOnce(&'static dyn RunningCode) + 'static) {
        self.running.with(move |code| act(code.0), move || self.say(self.words().game_missing().to_owned()));
    }

    /// A page or a drawer of the lazily loaded part, where it belongs.
    pub fn page(self, page: Page) -> View {
        self.lazy.view(self.lang, move |code| code.0.show(self, page))
    }

    /// The files of a game, by its word.
    fn chunks(self, game: &str) -> Option<GameChunks> {
        self.games.iter().find(|chunks| chunks.word == game).copied()
    }

    /// Does something with the rules and the table of a game: at once if they are here, else when they have come. Where they
    /// cannot be fetched, a sentence tells so.
    pub(super) fn with_game(self, game: &str, act: impl FnOnce(&'static dyn AnyGame) + 'static) {
        let missing = move || self.say(self.words().game_missing().to_owned());
        match self.chunks(game) {
            Some(chunks) => chunks.code.with(move |code| act(code.0), missing),
            None => missing(),
        }
    }

    /// The same with what reads the records of the game on the table.
    pub(super) fn with_reader(self, act: impl FnOnce(&'static dyn Reader) + 'static) {
        self.with_reader_of(self.game.get_untracked(), act);
    }

    /// The same with what reads the records of a game.
    pub fn with_reader_of(self, game: &str, act: impl FnOnce(&'static dyn Reader) + 'static) {
        let missing = move || self.say(self.words().game_missing().to_owned());
        match self.chunks(game) {
            Some(chunks) => chunks.reader.with(move |reader| act(reader.0), missing),
            None => missing(),
        }
    }

    /// What reads the game of a table, if it is here. Followed.
    pub fn reader(self, table: &dyn AnyTable) -> Option<&'static dyn Reader> {
        self.chunks(table.game().info().word)?.reader.get().map(|reader| reader.0)
    }

    /// What reads the records of a game, once it has come.
    pub async fn reader_of(self, game: &str) -> Result<&'static dyn Reader, NotRead> {
        let Some(chunks) = self.chunks(game) else {
            return Err(RecordError::of_another_game(game).into());
        };
        chunks.reader.come().await.map(|reader| reader.0).map_err(|_| NotRead::Missing)
    }

    /// The table of a record that can be played.
    pub async fn table_of(self, record: &str) -> Result<Box<dyn AnyTable>, NotRead> {
        let reader = self.reader_of(&game_of(record)?).await?;
        Ok(reader.read(record)?)
    }

    /// Fetches what reads the game on the table: it saves a snapshot with every record, and looks back.
    pub(super) fn fetch_reader(self) {
        if let Some(chunks) = self.chunks(self.game.get_untracked()) {
            chunks.reader.fetch();
        }
    }

    /// Fetches the code of every game and of the running table, and waits until each is here or could not be fetched.
    pub async fn fetch_games(self) {
        // At once: each is on its way while the one before it is waited for.
        self.running.fetch();
        for GameChunks { code, reader, .. } in &self.games {
            code.fetch();
            reader.fetch();
        }
        for GameChunks { code, reader, .. } in &self.games {
            let _ = code.come().await;
            let _ = reader.come().await;
        }
        let _ = self.running.come().await;
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

    /// Goes on from a record, as a game of its own, as soon as its code is here. What cannot be loaded is said.
    pub fn load(self, text: String) {
        self.with_lazy(move |code| code.load(self, text));
    }

    /// Lets a level think about this decision, then makes its choice, after `pace` at the earliest.
    pub(super) fn think(self, level: usize, pace: Duration) {
        let turn = self.turn.get_value();
        self.with_reader(move |_| {
            if self.turn.get_value() == turn {
                self.with_lazy(move |code| code.think(self, level, pace));
            }
        });
    }

    /// Asks the adviser.
    pub fn ask_adviser(self) {
        self.with_reader(move |_| self.with_lazy(move |code| code.ask_adviser(self)));
    }

    /// Begins a lesson of a game from its start.
    pub fn begin_lesson(self, game: &'static GameInfo, lesson: &'static Lesson) {
        self.with_lazy(move |code| code.begin_lesson(self, game, lesson));
    }

    /// Keeps the result of a game that is over. Where the code for that cannot be fetched, the next visit does
    /// ([`Store::keep_missing_results`]).
    pub(super) fn keep_result_as(self, id: u64, table: Box<dyn AnyTable>, practice: bool) {
        let game = table.game().info().word;
        self.with_reader_of(game, move |reader| {
            self.with_lazy(move |code| code.keep_result(self, reader, id, &*table, practice));
        });
    }
}
