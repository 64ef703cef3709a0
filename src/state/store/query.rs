//! Read access of the page to the table. Every read is tracked, unless stated otherwise.

use super::Store;
use super::session::Session;
use crate::info::{GameInfo, info};
use crate::render::Memo;
use crate::state::any_table::AnyTable;
use crate::words::Words;
use kernel::{Game, Outcome, Record, ScoreSheet, Seat, SeatKind, Table};
use leptos::prelude::*;
use std::fmt::Display;
use ui::Viewer;
use ui::portraits::{self, Portrait};

impl Store {
    pub fn words(self) -> Words {
        Words(self.lang.get())
    }

    /// Metadata of the game on the table.
    pub fn info(self) -> &'static GameInfo {
        info(self.game.get())
    }

    /// Reads the table that is shown, whatever game it is of. Before the first game there is nothing to read.
    pub fn with_table<T: Default>(self, read: impl FnOnce(&dyn AnyTable) -> T) -> T {
        self.follow_session(|session| read(session.shown()))
    }

    /// Reads the visible table with its type; `None` if it is of another game.
    pub fn with_typed<G: Game + Send + Sync, T>(self, read: impl FnOnce(&Table<G>) -> T) -> Option<T>
    where
        Table<G>: 'static,
    {
        self.with_table(|table| table.as_any().downcast_ref().map(read))
    }

    /// Scene of a game's views. It keeps its value while the table belongs to another game, for a moment before these
    /// views go. `None` if the table belongs to another game already.
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

    /// The viewer of the table.
    fn viewed_by(self) -> Viewer {
        Viewer {
            seat: self.viewer.get(),
            asked: self.asks_person(),
            proposal: self.proposal.get(),
            names: self.names.get().into(),
            lang: self.lang.get(),
        }
    }

    /// Memo of a part of the visible table, which notifies only when the part changes.
    pub fn look<T: Default + PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&dyn AnyTable) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move || self.with_table(&part))
    }

    /// True if the table holds a playable game: an own one, or a laid out one. Not tracked.
    pub fn has_game(self) -> bool {
        self.id().is_some() || self.laid.with_untracked(Option::is_some)
    }

    /// Number of the game on the table. Not tracked.
    pub fn id(self) -> Option<u64> {
        self.with_session(|session| session.id)
    }

    /// Number of the result of the game on the table. Not tracked.
    pub fn result_id(self) -> Option<u64> {
        self.with_session(Session::result_id)
    }

    /// True if undo may pass revealed information in this game.
    pub fn practice(self) -> bool {
        self.follow_session(|session| session.practice)
    }

    /// Progress of the game, and its value at the end.
    pub fn progress(self) -> (u32, u32) {
        self.with_table(|table| table.now().progress)
    }

    /// The current question, in one sentence.
    pub fn question(self) -> String {
        let lang = self.lang.get();
        self.with_table(|table| table.question(usize::MAX, lang))
    }

    /// Text of a legal choice, which is passed as a value or as its token.
    pub fn text_of(self, choice: impl Display) -> String {
        let lang = self.lang.get();
        self.with_table(|table| table.text(usize::MAX, &choice.to_string(), lang))
    }

    /// Text of the choice with this index.
    pub fn text_at(self, place: usize) -> String {
        self.choices.with(|choices| choices.get(place).cloned()).map(|word| self.text_of(word)).unwrap_or_default()
    }

    /// Index of a choice, if a person may make it now: the value of `data-choice`.
    pub fn index_of(self, choice: impl Display) -> Option<usize> {
        let word = choice.to_string();
        self.choices.with(|choices| choices.iter().position(|other| *other == word)).filter(|_| self.asks_person())
    }

    /// True if a person at this device decides now, at the present step.
    pub fn asks_person(self) -> bool {
        let person = self.to_move.get().is_some_and(|seat| self.kind(seat) == SeatKind::Human);
        let here = person && self.awaited.get().is_none();
        here && self.curtain.get().is_none() && self.back.get().is_none() && !self.watching.get()
    }

    /// Kind of player on a seat.
    pub fn kind(self, seat: Seat) -> SeatKind {
        self.with_table(|table| table.kinds().get(seat.index()).copied()).unwrap_or(SeatKind::Random)
    }

    pub fn seats(self) -> u8 {
        self.with_table(|table| table.kinds().len() as u8)
    }

    pub fn name(self, seat: Seat) -> String {
        self.names.with(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// Face of whoever sits on a seat. Not tracked: a face goes with its name.
    pub fn portrait(self, seat: Seat) -> &'static Portrait {
        let place = seat.index();
        let face = |session: &Session| {
            let word = session.table.setup().seats.get(place)?;
            Some(portraits::seat(word, place))
        };
        self.with_session(face).unwrap_or_else(|| portraits::guest(place))
    }

    /// Number of choices made so far, whatever step is visible.
    pub(super) fn made(self) -> usize {
        self.with_present(|table| table.last_step())
    }

    /// Token of the choice that the lesson expects.
    pub fn marked(self) -> Option<String> {
        self.lesson.expected(self.made()).filter(|_| self.asks_person())
    }

    /// Current score sheets.
    pub fn scores(self) -> Vec<ScoreSheet> {
        self.with_table(|table| table.scores(usize::MAX))
    }

    /// Outcome by these scores.
    pub fn outcome(self) -> Outcome {
        self.with_table(|table| Some(table.outcome(usize::MAX))).unwrap_or(Outcome::Ranked(Vec::new()))
    }

    /// The record up to now; none before the first game. Not followed.
    pub fn record(self) -> Option<Record> {
        self.with_session(|session| Some(self.record_of(&*session.table)))
    }

    /// Record of a table up to now, with a snapshot if its reader is loaded.
    pub(super) fn record_of(self, table: &dyn AnyTable) -> Record {
        let reader = untrack(|| self.reader(table));
        Record { snapshot: reader.and_then(|reader| reader.snapshot(table)), ..table.record() }
    }

    /// Reads the session. Not tracked.
    pub(super) fn with_session<T: Default>(self, read: impl FnOnce(&Session) -> T) -> T {
        self.session.with_untracked(|session| session.as_ref().map(read).unwrap_or_default())
    }

    /// The same, followed.
    pub(super) fn follow_session<T: Default>(self, read: impl FnOnce(&Session) -> T) -> T {
        super::read(self.session, read)
    }
}
