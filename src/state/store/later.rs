//! Operations that wait for the lazily loaded part of the program, which implements them.

use super::Store;
use crate::info::{GameInfo, Lesson};
use crate::state::any_table::AnyTable;
use crate::state::code::{EndedGame, LaterTask};
use crate::state::reader::Reader;
use leptos::prelude::*;
use std::time::Duration;

impl Store {
    /// Calls `act` with the reader of the game on the table, at once or after loading. A failure is reported.
    pub(super) fn with_reader(self, act: impl FnOnce(&'static dyn Reader) + 'static) {
        self.code.with_reader_of(self.table.game.get_untracked(), act);
    }

    /// Reads a link's fragment or a record, and shows its content without further effect.
    pub fn open(self, text: &str) {
        self.code.run(LaterTask::Open(text.trim().to_owned()));
    }

    /// Resumes a saved game, or tells why that is impossible. If another tab plays it, this one only watches.
    pub fn resume(self, id: u64) {
        self.code.run(LaterTask::Resume(id));
    }

    /// Resumes a saved game `back` choices earlier, after a failure. It becomes a new game, so that nothing is lost.
    pub fn open_again(self, id: u64, back: usize) {
        self.code.run(LaterTask::OpenAgain(id, back));
    }

    /// Takes over a game from another tab, which only watches from then on.
    pub fn take_over(self) {
        self.code.run(LaterTask::TakeOver);
    }

    /// Continues a record as a new game, once its code is loaded. An error is reported.
    pub fn load(self, text: String) {
        self.code.run(LaterTask::Load(text));
    }

    /// Lets a level think about this decision, then makes its choice after `pace` at the earliest.
    pub(super) fn think(self, level: usize, pace: Duration) {
        let turn = self.table.turn.get_value();
        self.with_reader(move |_| {
            if self.table.turn.get_value() == turn {
                self.code.run(LaterTask::Think(level, pace));
            }
        });
    }

    /// Starts the adviser.
    pub fn ask_adviser(self) {
        self.with_reader(move |_| self.code.run(LaterTask::AskAdviser));
    }

    /// Replays the deeds of others since the last own choice.
    pub fn replay_story(self) {
        self.code.run(LaterTask::ReplayStory);
    }

    pub fn begin_lesson(self, game: &'static GameInfo, lesson: &'static Lesson) {
        self.code.run(LaterTask::BeginLesson(game, lesson));
    }

    /// Keeps the result of a finished game. If the code for that cannot be fetched, the next visit does it
    /// ([`Store::keep_missing_results`]).
    pub(super) fn keep_result_as(self, id: u64, table: Box<dyn AnyTable>, practice: bool) {
        let game = table.game().info().key;
        self.code.with_reader_of(game, move |reader| {
            self.code.run(LaterTask::KeepResult(EndedGame { reader, id, table, practice }));
        });
    }
}
