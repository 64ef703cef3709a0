//! Choosing, and taking back. Choices are given as they are, or by their words.

use super::Store;
use super::ahead::Way;
use super::session::{Session, answered, forced};
use crate::page::play::any_table::AnyTable;
use crate::page::play::screen::{Confirmation, Deal};
use crate::page::services::paint::once_painted;
use crate::page::services::settings::Ask;
use crate::page::widgets::gains_told;
use crate::page::words::Words;
use kernel::UndoError;
use leptos::prelude::*;
use std::fmt::Display;

impl Store {
    /// Makes a person's choice, then every step that has only one way. A choice that is not legal changes nothing, and nor
    /// does one that is made before the page shows what the last one did; one that shows a card is asked about first.
    pub fn choose(self, choice: impl Display) {
        self.choose_word(choice.to_string());
    }

    fn choose_word(self, word: String) {
        if self.is_ahead() || self.strays(&word) {
            return;
        }
        if self.with_session(|session| self.is_asked_about(&*session.table, &word)) {
            return once_painted(move || self.confirmation.set(Some(Confirmation::Reveal(word))));
        }
        self.choose_now(&word);
    }

    /// Makes a choice that was confirmed with what came before it: it is not asked about once more.
    pub fn choose_unasked(self, choice: impl Display) {
        self.choose_now(&choice.to_string());
    }

    /// Makes the choice at a place of the list: what a button with that `data-choice` does.
    pub fn choose_at(self, place: usize) {
        if let Some(word) = self.choices.with_untracked(|choices| choices.get(place).cloned()) {
            self.choose_word(word);
        }
    }

    /// Whether the lesson goes on with another choice; then it is said, kindly. A puzzle only hears which choice it is.
    fn strays(self, word: &str) -> bool {
        let made = self.newest().map_or(0, |session| session.table.last_step());
        let strays = !self.lesson.allows(made, word);
        self.lesson.hear(word);
        if strays && self.lesson.expected(made).is_some() {
            self.say(Words(self.lang.get_untracked()).lesson_other().to_owned());
        }
        strays
    }

    /// Whether a choice is asked about before it is made. A lesson has said what it does.
    fn is_asked_about(self, table: &dyn AnyTable, word: &str) -> bool {
        let asks = match self.prefs.get_untracked().ask {
            Ask::Always => true,
            Ask::Once => !self.asked.get_value(),
            Ask::Never => false,
        };
        asks && self.lesson.expected(untrack(|| self.made())).is_none() && table.asks(word)
    }

    /// Lets happen what was asked about.
    pub fn say_yes(self) {
        match self.confirmation.get_untracked() {
            Some(Confirmation::Reveal(word)) => {
                self.asked.set_value(true);
                if !self.choose_now(&word) {
                    self.confirmation.set(None);
                }
            }
            Some(Confirmation::Leave(screen)) => {
                self.confirmation.set(None);
                self.screen.set(screen);
            }
            Some(Confirmation::Begin(deal)) => {
                self.confirmation.set(None);
                let Deal { game, setup, seed, .. } = *deal;
                if let Err(error) = self.begin(game, setup, seed, false) {
                    self.say(error.to_string());
                }
            }
            None => {}
        }
    }

    /// The same unasked, and for the computers. False where nothing is changed.
    pub(super) fn choose_now(self, word: &str) -> bool {
        !self.is_ahead() && !self.strays(word) && self.change(Way::Chosen, |session| session.table.choose(word))
    }

    /// Makes a legal choice, and no step more until the page has time: for scripts, which see at once what it did. False
    /// where the choice is not legal.
    pub fn choose_exactly(self, word: &str) -> bool {
        !self.strays(word) && self.change(Way::ByScript, |session| session.table.choose(word))
    }

    /// Takes steps back to the seat's choice of what to do, and makes this one instead, or looks at it first as a tap on it
    /// would. Where it is not legal there, nothing changes.
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
            self.picks_next.set_value(Some(word.to_owned()));
            self.change(Way::Back, |session| {
                session.table = table;
                true
            });
        } else if self.is_asked_about(&*table, word) {
            // What was taken back is seen while the question stands.
            self.change(Way::Back, |session| {
                session.table = table;
                true
            });
            self.confirmation.set(Some(Confirmation::Reveal(word.to_owned())));
        } else {
            self.change(Way::Chosen, |session| {
                session.table = table;
                session.table.choose(word)
            });
        }
    }

    /// Makes a choice that begins an action, and then one of the question after it as a tap on that would: looks at it, or makes
    /// it. Nothing changes where the first one is not legal.
    pub fn choose_ahead(self, first: &str, then: &str) {
        if self.is_ahead() || self.strays(first) {
            return;
        }
        self.change(Way::Chosen, |session| {
            if !session.table.choose(first) {
                return false;
            }
            let looks = session.table.looks(then);
            self.picks_next.set_value(looks.then(|| then.to_owned()));
            // What a lesson goes on with otherwise, or what is asked about, is left to a tap of its own.
            let allowed = self.lesson.allows(session.table.last_step(), then);
            if !looks && allowed && !self.is_asked_about(&*session.table, then) {
                session.table.choose(then);
            }
            true
        });
    }

    /// Picks another choice for the proposal, once the tap is seen. Where it would cost or bring something else, the live
    /// region reads that out.
    pub fn pick(self, choice: impl Display) {
        let choice = choice.to_string();
        once_painted(move || {
            let before = self.ledger();
            self.propose(choice);
            let now = self.ledger();
            if now != before {
                self.news.update(|news| news.add(&now));
            }
        });
    }

    /// What the proposal would cost, bring and lead to, in words.
    fn ledger(self) -> String {
        let Some(word) = self.proposal.get_untracked() else { return String::new() };
        let lang = self.lang.get_untracked();
        let names = self.names.get_untracked();
        gains_told(&self.with_session(|session| session.table.gains(&word, lang)), &names, lang)
    }

    /// Picks another choice for the proposal at once.
    pub fn propose(self, choice: String) {
        self.picked.set(Some(choice));
    }

    /// The legal choice that somebody picked for the proposal; followed.
    pub fn picked(self) -> Option<String> {
        self.picked.get().filter(|word| self.choices.with(|choices| choices.contains(word)))
    }

    /// Picks none: the proposal is the game's own.
    pub fn pick_none(self) {
        self.picked.set(None);
    }

    /// Takes back the last step that had more than one way.
    pub fn undo(self) -> Result<(), UndoError> {
        self.take_back(Way::Back)
    }

    /// The same for scripts, which see at once what it did.
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

    /// Takes this turn back to its start, or to the last thing shown in it; in practice always to its start.
    pub fn restart_turn(self) -> Result<(), UndoError> {
        if let Some(error) = self.newest().map_or(Some(UndoError::Start), |session| session.no_restart()) {
            return Err(error);
        }
        self.change(Way::Back, |session| session.table.restart_turn(session.practice).is_ok());
        Ok(())
    }

    /// Does again what was undone, up to the next step that had more than one way.
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

    /// Lifts the curtain: the person is alone with the device.
    pub fn lift(self) {
        self.lifted.set(self.curtain.get_untracked());
    }
}
