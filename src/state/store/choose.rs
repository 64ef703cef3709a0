//! Choices and undo. A choice is passed as a value or as its token.

use super::Store;
use crate::browser::paint::once_painted;
use crate::browser::settings::Ask;
use crate::components::gains_told;
use crate::state::any_table::AnyTable;
use crate::state::saving::Way;
use crate::state::screen::{Confirmation, Deal};
use crate::state::session::{Session, answered, forced};
use kernel::UndoError;
use leptos::prelude::*;
use std::fmt::Display;

impl Store {
    /// Makes a person's choice, then every step with a single legal choice. Has no effect if the choice is not legal,
    /// or before the page shows the last one. A choice that reveals a card is confirmed first.
    pub fn choose(self, choice: impl Display) {
        self.choose_word(choice.to_string());
    }

    fn choose_word(self, word: String) {
        if self.saving.is_ahead() || self.strays(&word) {
            return;
        }
        if self.table.with_session(|session| self.is_asked_about(&*session.table, &word)) {
            return once_painted(move || self.overlay.question.set(Some(Confirmation::Reveal(word))));
        }
        self.choose_now(&word);
    }

    /// Makes a choice without a confirmation, since an earlier one covers it.
    pub fn choose_unasked(self, choice: impl Display) {
        self.choose_now(&choice.to_string());
    }

    /// Makes the choice with this index, which is the value of `data-choice`.
    pub fn choose_at(self, place: usize) {
        if let Some(word) = self.table.choices.with_untracked(|choices| choices.get(place).cloned()) {
            self.choose_word(word);
        }
    }

    /// True if the lesson expects another choice; the reader is told so. A puzzle only records the choice.
    fn strays(self, word: &str) -> bool {
        let made = self.newest().map_or(0, |session| session.table.last_step());
        let strays = !self.lesson.allows(made, word);
        self.lesson.hear(word);
        if strays && self.lesson.expected(made).is_some() {
            self.notices.say(self.settings.words_now().lesson_other().to_owned());
        }
        strays
    }

    /// True if a choice needs a confirmation. In a lesson the comment has explained it.
    fn is_asked_about(self, table: &dyn AnyTable, word: &str) -> bool {
        let asks = match self.settings.prefs.get_untracked().ask {
            Ask::Always => true,
            Ask::Once => !self.choosing.asked.get_value(),
            Ask::Never => false,
        };
        asks && self.lesson.expected(untrack(|| self.table.made())).is_none() && table.asks(word)
    }

    /// Does the action that waited for a confirmation.
    pub fn say_yes(self) {
        match self.overlay.question.get_untracked() {
            Some(Confirmation::Reveal(word)) => {
                self.choosing.asked.set_value(true);
                if !self.choose_now(&word) {
                    self.overlay.question.set(None);
                }
            }
            Some(Confirmation::Leave(screen)) => {
                self.overlay.question.set(None);
                self.screen.set(screen);
            }
            Some(Confirmation::Begin(deal)) => {
                self.overlay.question.set(None);
                let Deal { game, setup, seed, .. } = *deal;
                if let Err(error) = self.begin(game, setup, seed, false) {
                    self.notices.say(error.to_string());
                }
            }
            None => {}
        }
    }

    /// Makes a choice without a confirmation, also for computers. Returns false if nothing changed.
    pub(super) fn choose_now(self, word: &str) -> bool {
        !self.saving.is_ahead() && !self.strays(word) && self.change(Way::Chosen, |session| session.table.choose(word))
    }

    /// Makes a legal choice without the steps that would follow, for scripts, which expect synchronous results. Returns
    /// false if the choice is not legal.
    pub fn choose_exactly(self, word: &str) -> bool {
        !self.strays(word) && self.change(Way::ByScript, |session| session.table.choose(word))
    }

    /// Goes back to the seat's choice of an action and makes this one instead, or previews it as a tap would. Has no
    /// effect if it is not legal there.
    pub fn switch(self, choice: impl Display) {
        self.switch_to(&choice.to_string());
    }

    fn switch_to(self, word: &str) {
        if self.strays(word) {
            return;
        }
        let Some(Session { mut table, .. }) = self.newest() else { return };
        while !table.words(usize::MAX).iter().any(|legal| legal == word) {
            if table.undo(false).is_err() {
                return;
            }
        }
        if table.looks(word) {
            self.choosing.picks_next.set_value(Some(word.to_owned()));
            self.change(Way::Back, |session| {
                session.table = table;
                true
            });
        } else if self.is_asked_about(&*table, word) {
            // The undo is visible while the question is open.
            self.change(Way::Back, |session| {
                session.table = table;
                true
            });
            self.overlay.question.set(Some(Confirmation::Reveal(word.to_owned())));
        } else {
            self.change(Way::Chosen, |session| {
                session.table = table;
                session.table.choose(word)
            });
        }
    }

    /// Makes a choice that begins an action, then previews or makes one of the next question, as a tap would. Has no
    /// effect if the first one is not legal.
    pub fn choose_ahead(self, first: &str, then: &str) {
        if self.saving.is_ahead() || self.strays(first) {
            return;
        }
        self.change(Way::Chosen, |session| {
            if !session.table.choose(first) {
                return false;
            }
            let looks = session.table.looks(then);
            self.choosing.picks_next.set_value(looks.then(|| then.to_owned()));
            // A choice that the lesson does not expect, or that needs a confirmation, is left to its own tap.
            let allowed = self.lesson.allows(session.table.last_step(), then);
            if !looks && allowed && !self.is_asked_about(&*session.table, then) {
                session.table.choose(then);
            }
            true
        });
    }

    /// Picks another choice for the proposal, once the tap is painted. The live region reads out changed consequences.
    pub fn pick(self, choice: impl Display) {
        let choice = choice.to_string();
        once_painted(move || {
            let before = self.ledger();
            self.choosing.propose(choice);
            let now = self.ledger();
            if now != before {
                self.notices.announce(&now);
            }
        });
    }

    /// Cost, yield and consequences of the proposal, as text.
    fn ledger(self) -> String {
        let Some(word) = self.choosing.proposal.get_untracked() else { return String::new() };
        let lang = self.settings.lang.get_untracked();
        let names = self.table.names.get_untracked();
        gains_told(&self.table.with_session(|session| session.table.gains(&word, lang)), &names, lang)
    }

    /// Takes back the last step that had more than one legal choice.
    pub fn undo(self) -> Result<(), UndoError> {
        self.take_back(Way::Back)
    }

    /// Undo for scripts, which expect synchronous results.
    pub fn undo_by_script(self) -> Result<(), UndoError> {
        self.take_back(Way::BackByScript)
    }

    fn take_back(self, way: Way) -> Result<(), UndoError> {
        let steps = self.newest().ok_or(UndoError::Start)?.steps_back()?;
        self.change(way, |session| {
            for _ in 0..steps {
                if session.table.undo(session.practice).is_err() {
                    break;
                }
            }
            true
        });
        Ok(())
    }

    /// Restarts this turn, or returns to the last thing revealed in it. Practice always restarts.
    pub fn restart_turn(self) -> Result<(), UndoError> {
        if let Some(error) = self.newest().map_or(Some(UndoError::Start), |session| session.no_restart()) {
            return Err(error);
        }
        self.change(Way::Back, |session| session.table.restart_turn(session.practice).is_ok());
        Ok(())
    }

    /// Repeats undone steps, up to the next one that had more than one legal choice.
    pub fn redo(self) {
        self.change(Way::Again, |session| {
            let mut any = false;
            while session.table.redo() {
                any = true;
                if forced(session).is_none() && answered(session).is_none() {
                    break;
                }
            }
            any
        });
    }
}
