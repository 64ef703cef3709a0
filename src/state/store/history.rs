//! Looking back: the page shows the table of an earlier step. No choice can be made there, and the running game does
//! not change. Any step can be continued as a game of its own.
//!
//! Everything reads the visible table, so the boards do not know about it. Hidden cards stay hidden: hands are drawn
//! only for the person who decides, and in the past nobody does.

use super::Store;
use crate::state::saves;
use crate::state::screen::Screen;
use crate::state::session::Session;
use kernel::TimelineUnit;
use leptos::prelude::*;

impl Store {
    /// Marker attribute of a table that shows an earlier step. Tracked.
    pub fn looks_back(self) -> impl Fn() -> Option<&'static str> + Copy + Send + Sync {
        move || (self.table.back.with(Option::is_some) && self.stories.story.with(Option::is_none)).then_some("")
    }

    /// Shows the table of a step during a story. A number beyond the present means the present.
    pub fn show_step(self, step: usize) {
        let past =
            self.table.with_session(|session| (step < session.table.last_step()).then(|| session.table.until(step)));
        self.table.set_past(past);
        self.table.turned();
    }

    /// Shows the table of a step: 0 is the deal, 1 the first choice. A number beyond the present means the present.
    pub fn look_back(self, step: usize) {
        self.table.set_past(self.table.with_session(|session| Some(session.table.until(step))));
        self.table.turned();
        self.screen.set(Screen::Play);
        let (step, lang) = (self.table.back.get_untracked().unwrap_or(step), self.settings.lang.get_untracked());
        self.notices.announce(&untrack(|| self.table.line_of(step, lang)));
    }

    /// Starts looking back: at a finished game from its start, at a running one from the present.
    pub fn begin_looking(self) {
        let (over, last) = untrack(|| self.table.with_present(|table| (table.is_over(), table.last_step())));
        self.look_back(if over { 0 } else { last });
    }

    /// Shows the present table. A game from outside that is only viewed has none, so the offer is shown again.
    pub fn back_to_now(self) {
        let runs = untrack(|| self.table.with_present(|table| !table.is_over()));
        if runs && !self.table.has_game() {
            return self.screen.set(Screen::Opened);
        }
        self.table.set_past(None);
        self.table.turned();
        if self.table.is_over() {
            self.screen.set(Screen::Score);
        }
        self.wake();
    }

    /// Moves on the time line. Returns false if there is no such step, or if the page does not look back.
    pub fn jump(self, jump: TimelineUnit, on: bool) -> bool {
        let Some(step) = self.table.back.get_untracked() else { return false };
        let to = self.table.with_session(|session| {
            untrack(|| self.code.reader(&*session.table))?.jump(&*session.table, step, jump, on)
        });
        if let Some(to) = to {
            self.look_back(to);
        }
        to.is_some()
    }

    /// Continues from a step as a new game. The original does not change.
    pub fn play_on_from(self, step: usize) {
        let branch = |session: &Session| {
            Some((untrack(|| self.code.reader(&*session.table))?.branch(&*session.table, step)?, session.practice))
        };
        let Some((table, practice)) = self.table.with_session(branch) else { return };
        self.sit_down_as(saves::fresh_id(), table, practice);
        self.notices.show_toast(self.settings.texts_now().a_new_game().to_owned());
    }
}
