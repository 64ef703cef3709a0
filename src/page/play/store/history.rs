//! Looking back: the page shows the table as it was at an earlier step. Nothing can be chosen there, and the game that is
//! played stays as it is; from any step one may play on, as a game of its own.
//!
//! Everything reads the shown table, so the boards know nothing of it. What was hidden stays hidden: cards in hand are only
//! ever drawn for the person who is asked, and in the past nobody is asked.

use super::Store;
use super::session::{Session, secret};
use crate::page::play::any_table::AnyTable;
use crate::page::play::saves;
use crate::page::play::screen::Screen;
use crate::page::words::Words;
use kernel::{Lang, Stride};
use leptos::prelude::*;

impl Store {
    /// Reads the table as it is now, whatever step is shown, and follows it.
    pub fn with_present<T: Default>(self, read: impl FnOnce(&dyn AnyTable) -> T) -> T {
        self.follow_session(|session| read(&*session.table))
    }

    /// The mark of a table that shows an earlier step; followed.
    pub fn looks_back(self) -> impl Fn() -> Option<&'static str> + Copy + Send + Sync {
        move || (self.back.with(Option::is_some) && self.story.with(Option::is_none)).then_some("")
    }

    /// Shows the table as it was after a step, while that is told: a step that is the present is the present.
    pub fn show_step(self, step: usize) {
        let past = self.with_session(|session| (step < session.table.last_step()).then(|| session.table.until(step)));
        self.set_past(past);
        self.turned();
    }

    /// Shows the table as it was after a step: 0 is the deal, 1 the first choice. A step beyond the present is the present.
    pub fn look_back(self, step: usize) {
        self.set_past(self.with_session(|session| Some(session.table.until(step))));
        self.turned();
        self.screen.set(Screen::Play);
        let (step, lang) = (self.back.get_untracked().unwrap_or(step), self.lang.get_untracked());
        self.news.update(|news| news.add(&untrack(|| self.line_of(step, lang))));
    }

    /// Begins to look back: at a finished game from its start, at a running one from now.
    pub fn begin_looking(self) {
        let (over, last) = untrack(|| self.with_present(|table| (table.is_over(), table.last_step())));
        self.look_back(if over { 0 } else { last });
    }

    /// The saved game that is resumed next is only looked at.
    pub fn look_at(self, id: u64) {
        self.look_at.set_value(Some(id));
    }

    /// Shows the table as it is now. A game from outside that is only looked at has no now: it is shown as it was offered.
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

    /// What was planned for the table that was shown is planned no more.
    pub(super) fn turned(self) {
        self.turn.update_value(|turn| *turn += 1);
        self.session.notify();
    }

    /// Goes on the time line. False where there is no such step, or the page does not look back.
    pub fn stride(self, stride: Stride, on: bool) -> bool {
        let Some(step) = self.back.get_untracked() else { return false };
        let to = self.with_session(|session| {
            untrack(|| self.reader(&*session.table))?.stride(&*session.table, step, stride, on)
        });
        if let Some(to) = to {
            self.look_back(to);
        }
        to.is_some()
    }

    /// Plays on from a step, as a game of its own; the game that it was taken from stays as it is.
    pub fn play_on_from(self, step: usize) {
        let branch = |session: &Session| {
            Some((untrack(|| self.reader(&*session.table))?.branch(&*session.table, step)?, session.practice))
        };
        let Some((table, practice)) = self.with_session(branch) else { return };
        self.sit_down_as(saves::fresh_id(), table, practice);
        self.say(Words(self.lang.get_untracked()).a_new_game().to_owned());
    }

    /// What the step did, as the log tells it; what was chosen, where the log tells nothing. A choice that was made about
    /// hidden cards stays hidden.
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
