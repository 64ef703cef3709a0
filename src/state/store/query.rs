//! Read access of the page to the table. Every read is tracked, unless stated otherwise.

use super::Store;
use crate::state::any_table::PRESENT;
use kernel::{Game, Record, SeatKind, Table};
use leptos::prelude::*;
use markup::Memo;
use std::fmt::Display;
use ui::Viewer;

impl Store {
    /// Scene of a game's views. It keeps its value while the table belongs to another game, for a moment before these
    /// views go. `None` if the table belongs to another game already.
    pub fn scene<G: Game + Send + Sync, S>(self, of: fn(&Table<G>, Viewer) -> S) -> Option<Memo<S>>
    where
        Table<G>: 'static,
        S: Clone + PartialEq + Send + Sync + 'static,
    {
        let scene = move || {
            let viewer = self.viewed_by();
            self.table.with_typed(|table| of(table, viewer))
        };
        Some(Memo::staying(untrack(scene)?, scene))
    }

    /// The viewer of the table.
    fn viewed_by(self) -> Viewer {
        Viewer {
            seat: self.table.viewer.get(),
            asked: self.asks_person(),
            proposal: self.choosing.proposal.get(),
            names: self.table.names.get().into(),
            lang: self.settings.lang.get(),
        }
    }

    /// The current question, in one sentence.
    pub fn question(self) -> String {
        let lang = self.settings.lang.get();
        self.table.with(|table| table.question(PRESENT, lang))
    }

    /// Text of a legal choice, which is passed as a value or as its key.
    pub fn text_of(self, choice: impl Display) -> String {
        let lang = self.settings.lang.get();
        self.table.with(|table| table.text(PRESENT, &choice.to_string(), lang))
    }

    /// Text of the choice with this index.
    pub fn text_at(self, place: usize) -> String {
        self.table.choices.with(|choices| choices.get(place).cloned()).map(|key| self.text_of(key)).unwrap_or_default()
    }

    /// Index of a choice, if a person may make it now: the value of `data-choice`.
    pub fn index_of(self, choice: impl Display) -> Option<usize> {
        let key = choice.to_string();
        self.table.choices.with(|choices| choices.iter().position(|other| *other == key)).filter(|_| self.asks_person())
    }

    /// True if a person at this device decides now, at the present step.
    pub fn asks_person(self) -> bool {
        let person = self.table.to_move.get().is_some_and(|seat| self.table.kind(seat) == SeatKind::Human);
        let here = person && self.table.awaited.get().is_none();
        let present = self.table.back.get().is_none() && !self.table.tells.get();
        here && present && self.choosing.curtain.get().is_none() && !self.saving.watching.get()
    }

    /// Key of the choice that the lesson expects.
    pub fn marked(self) -> Option<String> {
        self.lesson.expected(self.table.made()).filter(|_| self.asks_person())
    }

    /// The record up to now; none before the first game. Not followed.
    pub fn record(self) -> Option<Record> {
        self.table.with_session(|session| Some(self.code.record_of(&*session.table)))
    }
}
