//! What the page reads of the table. Everything here is followed, unless it says otherwise.

use super::Store;
use super::session::Session;
use crate::page::info::{GameInfo, info};
use crate::page::markup::Memo;
use crate::page::play::any_table::AnyTable;
use crate::page::words::Words;
use engine::Viewer;
use kernel::{Game, Outcome, Record, ScoreSheet, Seat, SeatKind, Table};
use leptos::prelude::*;
use std::fmt::Display;

impl Store {
    /// The texts of the interface in the reader's language.
    pub fn words(self) -> Words {
        Words(self.lang.get())
    }

    /// What is known of the game on the table without its code.
    pub fn info(self) -> &'static GameInfo {
        info(self.game.get())
    }

    /// Reads the table that is shown, whatever game it is of. Before the first game there is nothing to read.
    pub fn with_table<T: Default>(self, read: impl FnOnce(&dyn AnyTable) -> T) -> T {
        self.follow_session(|session| read(session.shown()))
    }

    /// Reads the table that is shown, for the views of its own game; none where it is of another game.
    pub fn with_typed<G: Game + Send + Sync, T>(self, read: impl FnOnce(&Table<G>) -> T) -> Option<T>
    where
        Table<G>: 'static,
    {
        self.with_table(|table| table.as_any().downcast_ref().map(read))
    }

    /// What the views of a game are drawn from. While the table is of another game, which is so for a moment before these
    /// views go, it stays as it was. None where the table is of another game already.
    pub fn scene<G: Game + Send + Sync, S>(self, of: fn(&Table<G>, Viewer) -> S) -> Option<Memo<S>>
    where
        Table<G>: 'static,
        S: Clone + PartialEq + Send + Sync + 'static,
    {
        let scene = move || {
            let viewer = self.viewed_by();
            self.with_typed(|table| of(table, viewer))
        };
        Some(Memo::staying(untrack(scene)?, scene))
    }

    /// Who looks at the table, followed.
    fn viewed_by(self) -> Viewer {
        Viewer {
            seat: self.viewer.get(),
            asked: self.asks_person(),
            proposal: self.proposal.get(),
            names: self.names.get().into(),
            lang: self.lang.get(),
        }
    }

    /// A part of the table that is shown: what reads the memo renders again only when the part is another one.
    pub fn look<T: Default + PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&dyn AnyTable) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move || self.with_table(&part))
    }

    /// Whether a game is on the table that can be played: one of one's own, or what was laid out. Not followed.
    pub fn has_game(self) -> bool {
        self.id().is_some() || self.laid.with_untracked(Option::is_some)
    }

    /// The number of the game on the table. Not followed.
    pub fn id(self) -> Option<u64> {
        self.with_session(|session| session.id)
    }

    /// The number under which the result of the game on the table is kept. Not followed.
    pub fn result_id(self) -> Option<u64> {
        self.with_session(Session::result_id)
    }

    /// Whether undo may go past what was revealed, in this game.
    pub fn practice(self) -> bool {
        self.follow_session(|session| session.practice)
    }

    /// How far the game is, and what that is at its end.
    pub fn progress(self) -> (u32, u32) {
        self.with_table(|table| table.now().progress)
    }

    /// What the table asks now, in one sentence.
    pub fn question(self) -> String {
        let lang = self.lang.get();
        self.with_table(|table| table.question(usize::MAX, lang))
    }

    /// What a legal choice says. A choice is given as it is, or by its word.
    pub fn text_of(self, choice: impl Display) -> String {
        let lang = self.lang.get();
        self.with_table(|table| table.text(usize::MAX, &choice.to_string(), lang))
    }

    /// What the choice at this place of the list says.
    pub fn text_at(self, place: usize) -> String {
        self.choices.with(|choices| choices.get(place).cloned()).map(|word| self.text_of(word)).unwrap_or_default()
    }

    /// The place of a choice in the list, if a person may make it now: the value of `data-choice`.
    pub fn index_of(self, choice: impl Display) -> Option<usize> {
        let word = choice.to_string();
        self.choices.with(|choices| choices.iter().position(|other| *other == word)).filter(|_| self.asks_person())
    }

    /// Whether the decision is one of a person who has the device, and not one of the past.
    pub fn asks_person(self) -> bool {
        let person = self.to_move.get().is_some_and(|seat| self.kind(seat) == SeatKind::Human);
        let here = person && self.awaited.get().is_none();
        here && self.curtain.get().is_none() && self.back.get().is_none() && !self.watching.get()
    }

    /// Who decides for a seat.
    pub fn kind(self, seat: Seat) -> SeatKind {
        self.with_table(|table| table.kinds().get(seat.index()).copied()).unwrap_or(SeatKind::Random)
    }

    /// How many seats the table has.
    pub fn seats(self) -> u8 {
        self.with_table(|table| table.kinds().len() as u8)
    }

    /// The name of a seat.
    pub fn name(self, seat: Seat) -> String {
        self.names.with(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// How many choices were made up to now, whatever step is shown.
    pub(super) fn made(self) -> usize {
        self.with_present(|table| table.last_step())
    }

    /// The word of the choice that the lesson waits for.
    pub fn marked(self) -> Option<String> {
        self.lesson.expected(self.made()).filter(|_| self.asks_person())
    }

    /// The score sheets so far.
    pub fn scores(self) -> Vec<ScoreSheet> {
        self.with_table(|table| table.scores(usize::MAX))
    }

    /// How the game stands by them.
    pub fn outcome(self) -> Outcome {
        self.with_table(|table| Some(table.outcome(usize::MAX))).unwrap_or(Outcome::Ranked(Vec::new()))
    }

    /// The record up to now; none before the first game. Not followed.
    pub fn record(self) -> Option<Record> {
        self.with_session(|session| Some(self.record_of(&*session.table)))
    }

    /// The record of a table up to now, with a snapshot as soon as what makes it is here.
    pub(super) fn record_of(self, table: &dyn AnyTable) -> Record {
        let reader = untrack(|| self.reader(table));
        Record { snapshot: reader.and_then(|reader| reader.snapshot(table)), ..table.record() }
    }

    /// Reads the game as it lies on the table. Not followed.
    pub(super) fn with_session<T: Default>(self, read: impl FnOnce(&Session) -> T) -> T {
        self.session.with_untracked(|session| session.as_ref().map(read).unwrap_or_default())
    }

    /// The same, followed.
    pub(super) fn follow_session<T: Default>(self, read: impl FnOnce(&Session) -> T) -> T {
        super::read(self.session, read)
    }
}
