//! Choices and undo. A choice is passed as a value or as its key.

use super::Store;
use crate::browser::paint::once_painted;
use crate::browser::settings::AskBefore;
use crate::components::gains_text;
use crate::state::any_table::{AnyTable, PRESENT};
use crate::state::saving::ChangeOrigin;
use crate::state::screen::{Confirmation, NewDeal};
use crate::state::session::{Session, answered, forced};
use kernel::UndoError;
use leptos::prelude::*;
use std::fmt::Display;

impl Store {
    /// Makes a person's choice, then every step with a single legal choice. Has no effect if the choice is not legal,
    /// or before the page shows the last one. A choice that reveals a card is confirmed first.
    pub fn choose(self, choice: impl Display) {
        self.choose_key(choice.to_string());
    }

    fn choose_key(self, key: String) {
        if self.saving.is_ahead() || self.strays(&key) {
            return;
        }
        if self.table.with_session(|session| self.is_asked_about(&*session.table, &key)) {
            return once_painted(move || self.overlay.question.set(Some(Confirmation::Reveal(key))));
        }
        self.stories.tap();
        self.choose_now(&key);
    }

    /// Makes a choice without a confirmation, since an earlier one covers it.
    pub fn choose_unasked(self, choice: impl Display) {
        self.choose_now(&choice.to_string());
    }

    /// Makes the choice with this index, which is the value of `data-choice`.
    pub fn choose_at(self, place: usize) {
        if let Some(key) = self.table.choices.with_untracked(|choices| choices.get(place).cloned()) {
            self.choose_key(key);
        }
    }

    /// True if the lesson expects another choice; the reader is told so. A puzzle only records the choice.
    fn strays(self, key: &str) -> bool {
        let made = self.newest().map_or(0, |session| session.table.last_step());
        let strays = !self.lesson.allows(made, key);
        self.lesson.hear(key);
        if strays && self.lesson.expected(made).is_some() {
            self.notices.show_toast(self.settings.texts_now().lesson_other().to_owned());
        }
        strays
    }

    /// True if a choice needs a confirmation: it reveals a card, or it is not the one that the dock has told about and a
    /// warning cannot be undone. In a lesson the comment has explained it.
    fn is_asked_about(self, table: &dyn AnyTable, key: &str) -> bool {
        let asks = match self.settings.prefs.get_untracked().ask {
            AskBefore::Always => true,
            AskBefore::Once => !self.choosing.asked.get_value(),
            AskBefore::Never => false,
        };
        asks && self.lesson.expected(untrack(|| self.table.made())).is_none() && {
            let told = self.choosing.proposal.with_untracked(|proposal| proposal.as_deref() == Some(key));
            table.asks(key) || !told && table.warns(key)
        }
    }

    /// Does the action that waited for a confirmation.
    pub fn confirm_now(self) {
        match self.overlay.question.get_untracked() {
            Some(Confirmation::Reveal(key)) => {
                self.choosing.asked.set_value(true);
                self.stories.tap();
                if !self.choose_now(&key) {
                    self.overlay.question.set(None);
                }
            }
            Some(Confirmation::Leave(screen)) => {
                self.overlay.question.set(None);
                self.screen.set(screen);
            }
            Some(Confirmation::Begin(deal)) => {
                self.overlay.question.set(None);
                let NewDeal { game, setup, seed, .. } = *deal;
                if let Err(error) = self.begin(game, setup, seed, false) {
                    self.notices.show_toast(error.to_string());
                }
            }
            None => {}
        }
    }

    /// Makes a choice without a confirmation, also for computers. Returns false if nothing changed.
    pub(super) fn choose_now(self, key: &str) -> bool {
        !self.saving.is_ahead()
            && !self.strays(key)
            && self.change(ChangeOrigin::Chosen, |session| session.table.choose(key))
    }

    /// Makes a legal choice without the steps that would follow, for scripts, which expect synchronous results. Returns
    /// false if the choice is not legal.
    pub fn choose_exactly(self, key: &str) -> bool {
        !self.strays(key) && self.change(ChangeOrigin::ByScript, |session| session.table.choose(key))
    }

    /// Goes back to the seat's choice of an action and makes this one instead, or previews it as a tap would. Has no
    /// effect if it is not legal there.
    pub fn switch(self, choice: impl Display) {
        self.switch_to(&choice.to_string());
    }

    fn switch_to(self, key: &str) {
        if self.strays(key) {
            return;
        }
        let Some(Session { mut table, .. }) = self.newest() else { return };
        if !goes_back_to(&mut table, key) {
            return;
        }
        if table.looks(key) {
            self.choosing.picks_next.set_value(Some(key.to_owned()));
            self.change(ChangeOrigin::Undo, |session| {
                session.table = table;
                true
            });
        } else if self.is_asked_about(&*table, key) {
            // The undo is visible while the question is open.
            self.change(ChangeOrigin::Undo, |session| {
                session.table = table;
                true
            });
            self.overlay.question.set(Some(Confirmation::Reveal(key.to_owned())));
        } else {
            self.change(ChangeOrigin::Chosen, |session| {
                session.table = table;
                session.table.choose(key)
            });
        }
    }

    /// Makes a choice that begins an action, then previews or makes one of the next question, as a tap would. Takes
    /// steps back if the first one is no longer legal. Has no effect if it was not legal there either.
    pub fn choose_ahead(self, first: &str, then: &str) {
        if self.saving.is_ahead() || self.strays(first) {
            return;
        }
        self.change(ChangeOrigin::Chosen, |session| {
            if !goes_back_to(&mut session.table, first) || !session.table.choose(first) {
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
        let Some(key) = self.choosing.proposal.get_untracked() else { return String::new() };
        let lang = self.settings.lang.get_untracked();
        let names = self.table.names.get_untracked();
        gains_text(&self.table.with_session(|session| session.table.gains(&key, lang)), &names, lang)
    }

    /// Takes back the last step that had more than one legal choice.
    pub fn undo(self) -> Result<(), UndoError> {
        self.take_back(ChangeOrigin::Undo)
    }

    /// Undo for scripts, which expect synchronous results.
    pub fn undo_by_script(self) -> Result<(), UndoError> {
        self.take_back(ChangeOrigin::UndoByScript)
    }

    fn take_back(self, origin: ChangeOrigin) -> Result<(), UndoError> {
        let steps = self.newest().ok_or(UndoError::Start)?.steps_back()?;
        self.change(origin, |session| {
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
        self.change(ChangeOrigin::Undo, |session| session.table.restart_turn(session.practice).is_ok());
        Ok(())
    }

    /// Repeats undone steps, up to the next one that had more than one legal choice.
    pub fn redo(self) {
        self.change(ChangeOrigin::Redo, |session| {
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

/// Takes steps back until a choice is legal. Returns false if it never was, or something revealed since bars the way.
fn goes_back_to(table: &mut Box<dyn AnyTable>, key: &str) -> bool {
    while !table.keys(PRESENT).iter().any(|legal| legal == key) {
        if table.undo(false).is_err() {
            return false;
        }
    }
    true
}
