//! Operations of the store that wait for the lazily loaded part of the program or for the code of a game.

use super::Store;
use super::game_chunks::GameChunks;
use crate::info::{GameInfo, Lesson};
use crate::render::View;
use crate::state::any_table::{AnyGame, AnyTable};
use crate::state::import_preview::NotRead;
use crate::state::reader::Reader;
use crate::state::saves::Card;
use crate::state::screen::Page;
use crate::state::services::{LaterPages, TableControls};
use kernel::{RecordError, game_of};
use leptos::prelude::*;
use std::time::Duration;

impl Store {
    /// Calls `act` with the lazily loaded part, at once or after loading. A failure is reported.
    pub fn with_lazy(self, act: impl FnOnce(&'static dyn LaterPages) + 'static) {
        self.once_lazy(Box::new(act));
    }

    /// The part of [`Store::with_lazy`] that is compiled once: a copy for each caller would add to the first file.
    fn once_lazy(self, act: Box<dyn FnOnce(&'static dyn LaterPages)>) {
        self.lazy.with(move |code| act(code.0), move || self.say(self.words().part_missing().to_owned()));
    }

    /// Calls `act` with the code of the running table, at once or after loading. A failure is reported.
    pub(super) fn with_running(self, act: impl FnOnce(&'static dyn TableControls) + 'static) {
        self.running.with(move |code| act(code.0), move || self.say(self.words().game_missing().to_owned()));
    }

    /// A page or a drawer of the lazily loaded part.
    pub fn page(self, page: Page) -> View {
        self.lazy.view(self.lang, move |code| code.0.show(self, page.clone()))
    }

    /// Chunks of a game, by its key.
    fn chunks(self, game: &str) -> Option<GameChunks> {
        self.games.iter().find(|chunks| chunks.word == game).copied()
    }

    /// Calls `act` with the rules and the table of a game, at once or after loading. A failure is reported.
    pub(super) fn with_game(self, game: &str, act: impl FnOnce(&'static dyn AnyGame) + 'static) {
        let missing = move || self.say(self.words().game_missing().to_owned());
        match self.chunks(game) {
            Some(chunks) => chunks.code.with(move |code| act(code.0), missing),
            None => missing(),
        }
    }

    /// Calls `act` with the reader of the game on the table, at once or after loading. A failure is reported.
    pub(super) fn with_reader(self, act: impl FnOnce(&'static dyn Reader) + 'static) {
        self.with_reader_of(self.game.get_untracked(), act);
    }

    /// Calls `act` with the reader of a game, at once or after loading. A failure is reported.
    pub fn with_reader_of(self, game: &str, act: impl FnOnce(&'static dyn Reader) + 'static) {
        let missing = move || self.say(self.words().game_missing().to_owned());
        match self.chunks(game) {
            Some(chunks) => chunks.reader.with(move |reader| act(reader.0), missing),
            None => missing(),
        }
    }

    /// Reader of a table's game, if it is loaded. Tracked.
    pub fn reader(self, table: &dyn AnyTable) -> Option<&'static dyn Reader> {
        self.chunks(table.game().info().word)?.reader.get().map(|reader| reader.0)
    }

    /// Reader of a game, once it is loaded.
    pub async fn reader_of(self, game: &str) -> Result<&'static dyn Reader, NotRead> {
        let Some(chunks) = self.chunks(game) else {
            return Err(RecordError::of_another_game(game).into());
        };
        chunks.reader.come().await.map(|reader| reader.0).map_err(|_| NotRead::Missing)
    }

    /// Table of a playable record.
    pub async fn table_of(self, record: &str) -> Result<Box<dyn AnyTable>, NotRead> {
        let reader = self.reader_of(&game_of(record)?).await?;
        Ok(reader.read(record)?)
    }

    /// Fetches the reader of the game on the table, which adds snapshots to its records and looks back.
    pub(super) fn fetch_reader(self) {
        if let Some(chunks) = self.chunks(self.game.get_untracked()) {
            chunks.reader.fetch();
        }
    }

    /// Fetches the code of every game and of the running table, and waits until each has arrived or failed.
    pub async fn fetch_games(self) {
        // Started together; the loop below waits for each.
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

    /// Reads a link's fragment or a record, and shows its content without further effect.
    pub fn open(self, text: &str) {
        let text = text.trim().to_owned();
        self.with_lazy(move |code| code.open(self, &text));
    }

    /// Resumes a saved game, or tells why that is impossible. If another tab plays it, this one only watches.
    pub fn resume(self, card: &Card) {
        let id = card.id;
        self.with_lazy(move |code| code.resume(self, id));
    }

    /// Resumes a saved game `back` choices earlier, after a failure. It becomes a new game, so that nothing is lost.
    pub fn open_again(self, id: u64, back: usize) {
        self.with_lazy(move |code| code.open_again(self, id, back));
    }

    /// Takes over a game from another tab, which only watches from then on.
    pub fn take_over(self) {
        self.with_lazy(move |code| code.take_over(self));
    }

    /// Continues a record as a new game, once its code is loaded. An error is reported.
    pub fn load(self, text: String) {
        self.with_lazy(move |code| code.load(self, text));
    }

    /// Lets a level think about this decision, then makes its choice after `pace` at the earliest.
    pub(super) fn think(self, level: usize, pace: Duration) {
        let turn = self.turn.get_value();
        self.with_reader(move |_| {
            if self.turn.get_value() == turn {
                self.with_lazy(move |code| code.think(self, level, pace));
            }
        });
    }

    /// Starts the adviser.
    pub fn ask_adviser(self) {
        self.with_reader(move |_| self.with_lazy(move |code| code.ask_adviser(self)));
    }

    pub fn begin_lesson(self, game: &'static GameInfo, lesson: &'static Lesson) {
        self.with_lazy(move |code| code.begin_lesson(self, game, lesson));
    }

    /// Keeps the result of a finished game. If the code for that cannot be fetched, the next visit does it
    /// ([`Store::keep_missing_results`]).
    pub(super) fn keep_result_as(self, id: u64, table: Box<dyn AnyTable>, practice: bool) {
        let game = table.game().info().word;
        self.with_reader_of(game, move |reader| {
            self.with_lazy(move |code| code.keep_result(self, reader, id, &*table, practice));
        });
    }
}
