//! Looking back: the page shows the table of an earlier step. No choice can be made there, and the running game does
//! not change. Any step can be continued as a game of its own.
//!
//! Everything reads the visible table, so the boards do not know about it. Hidden cards stay hidden: hands are drawn
//! only for the person who decides, and in the past nobody does.

use super::Store;
use super::session::{Session, secret};
use crate::state::any_table::AnyTable;
use crate::state::saves;
use crate::state::screen::Screen;
use crate::words::Words;
use kernel::{Lang, TimelineUnit};
use leptos::prelude::*;

impl Store {
    /// Reads the present table, whatever step is visible. Tracked.
    pub fn with_present<T: Default>(self, read: impl FnOnce(&dyn AnyTable) -> T) -> T {
        self.follow_session(|session| read(&*session.table))
    }

    /// Marker attribute of a table that shows an earlier step. Tracked.
    pub fn looks_back(self) -> impl Fn() -> Option<&'static str> + Copy + Send + Sync {
        move || (self.back.with(Option::is_some) && self.story.with(Option::is_none)).then_some("")
    }

    /// Shows the table of a step during a story. A number beyond the present means the present.
    pub fn show_step(self, step: usize) {
        let past = self.with_session(|session| (step < session.table.last_step()).then(|| session.table.until(step)));
        self.set_past(past);
        self.turned();
    }

    /// Shows the table of a step: 0 is the deal, 1 the first choice. A number beyond the present means the present.
    pub fn look_back(self, step: usize) {
        self.set_past(self.with_session(|session| Some(session.table.until(step))));
        self.turned();
        self.screen.set(Screen::Play);
        let (step, lang) = (self.back.get_untracked().unwrap_or(step), self.lang.get_untracked());
        self.news.update(|news| news.add(&untrack(|| self.line_of(step, lang))));
    }

    /// Starts looking back: at a finished game from its start, at a running one from the present.
    pub fn begin_looking(self) {
        let (over, last) = untrack(|| self.with_present(|table| (table.is_over(), table.last_step())));
        self.look_back(if over { 0 } else { last });
    }

    /// The saved game that is resumed next is opened only for viewing.
    pub fn look_at(self, id: u64) {
        self.look_at.set_value(Some(id));
    }

    /// Shows the present table. A game from outside that is only viewed has none, so the offer is shown again.
    pub fn back_to_now(self) {
        let runs = untrack(|| self.with_present(|table| !table.is_over()));
        if runs && !self.has_game() {
            return self.screen.set(Screen::Opened);
        }
        self.set_past(None);
        self.turned();
        if self.to_move.with_untracked(Option::is_none) {
            self.screen.set(Screen::Score);
        }
        self.wake();
    }

    fn set_past(self, past: Option<Box<dyn AnyTable>>) {
        self.session.update_untracked(|session| {
            if let Some(session) = session {
                session.past = past;
            }
        });
    }

    /// Cancels the steps that were planned for the previous table.
    pub(super) fn turned(self) {
        self.turn.update_value(|turn| *turn += 1);
        self.session.notify();
    }

    /// Moves on the time line. Returns false if there is no such step, or if the page does not look back.
    pub fn stride(self, stride: TimelineUnit, on: bool) -> bool {
        let Some(step) = self.back.get_untracked() else { return false };
        let to = self.with_session(|session| {
            untrack(|| self.reader(&*session.table))?.stride(&*session.table, step, stride, on)
        });
        if let Some(to) = to {
            self.look_back(to);
        }
        to.is_some()
    }

    /// Continues from a step as a new game. The original does not change.
    pub fn play_on_from(self, step: usize) {
        let branch = |session: &Session| {
            Some((untrack(|| self.reader(&*session.table))?.branch(&*session.table, step)?, session.practice))
        };
        let Some((table, practice)) = self.with_session(branch) else { return };
        self.sit_down_as(saves::fresh_id(), table, practice);
        self.say(Words(self.lang.get_untracked()).a_new_game().to_owned());
    }

    /// The log of a step; its choice if the log is empty. A choice about hidden cards stays hidden.
    pub fn line_of(self, step: usize, lang: Lang) -> String {
        let names = self.names.get();
        self.with_present(|table| {
            let told = table.told(step, &names, lang);
            let before = step.checked_sub(1).zip(table.chosen(step)).filter(|_| told.is_empty());
            let Some((before, word)) = before else { return told.join(" ") };
            let name = table.step(step).seat.and_then(|seat| names.get(seat.index())).map_or("", String::as_str);
            let words = Words(lang);
            if secret(table, table.step(before)).is_some() {
                words.chose_in_secret(name)
            } else {
                words.chose(name, table.text(before, &word, lang))
            }
        })
    }
}
