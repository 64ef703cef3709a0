//! A saved game comes back to the table, from this tab or another. All of it is in the part of the page that comes later,
//! which reads records: the store's own functions of the same names lead here.

use super::Sitting;
use super::Store;
use crate::kernel::{Record, RecordError, Refused, Trouble};
use crate::page::saves::{self, Card, tabs};
use crate::page::shelf::reader_of_record;
use crate::page::words::Words;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

impl Store {
    /// Goes on with a saved game, or says why that is not possible. Where another tab plays it, this one looks on.
    pub fn resume_here(self, id: u64) {
        spawn_local(async move {
            let ours = tabs::hold(id).await;
            match self.read(id).await {
                Ok(sitting) => {
                    self.watching.set(!ours);
                    self.sit(sitting);
                }
                Err(text) => self.say(text),
            }
        });
    }

    /// Goes on with a saved game so many choices back, after a failure: as a game of its own, so that nothing is lost.
    pub fn open_again_here(self, id: u64, back: usize) {
        if back == 0 {
            return self.resume_here(id);
        }
        spawn_local(async move {
            let words = Words(self.lang.get_untracked());
            let Ok(content) = saves::read(id).await else { return self.say(words.save_unreadable().to_owned()) };
            match reader_of_record(&content.record).and_then(|game| game.record(&content.record)) {
                Ok(mut record) => {
                    record.choices.truncate(record.choices.len().saturating_sub(back));
                    self.load(Record { check: None, snapshot: None, ..record }.write());
                }
                Err(error) => self.say(words.cannot_load(error)),
            }
        });
    }

    /// Plays here a game that another tab plays: that tab looks on from then on.
    pub fn take_over_here(self) {
        let Some(id) = self.sitting.with_untracked(|sitting| sitting.id) else { return };
        spawn_local(async move {
            tabs::take(id).await;
            // A refusal shows at the next choice again; what another tab could not save goes on here.
            let _ = saves::take_over(id).await;
            match self.read(id).await {
                Ok(sitting) => {
                    self.watching.set(false);
                    self.sit(sitting);
                }
                Err(text) => self.say(text),
            }
        });
    }

    /// Follows what other tabs do to the games.
    pub fn follow_tabs(self) {
        let is_ours = move |id| self.sitting.with_untracked(|sitting| sitting.id == Some(id));
        tabs::listen(
            move |word, id| match word {
                tabs::Word::Changed => spawn_local(async move {
                    saves::look_at(id).await;
                    if is_ours(id) && self.watching.get_untracked() {
                        self.look_on_here(id);
                    }
                }),
                tabs::Word::HandOver if is_ours(id) => {
                    self.watching.set(true);
                    self.let_go();
                }
                tabs::Word::HandOver => {}
            },
            move |id| {
                if is_ours(id) {
                    self.watching.set(true);
                }
            },
        );
    }

    /// Shows a game as another tab left it.
    pub fn look_on_here(self, id: u64) {
        spawn_local(async move {
            if let Ok(sitting) = self.read(id).await {
                self.animate(&*sitting.table, None);
                self.sitting.set(sitting);
                self.shown(None);
            }
        });
    }

    async fn read(self, id: u64) -> Result<Sitting, String> {
        if let Some(left) = self.left_of(id) {
            return Ok(left);
        }
        let words = Words(self.lang.get_untracked());
        let found = saves::unless_silent(&mut saves::task(saves::read(id))).await;
        let content = found.unwrap_or(Err(Trouble::Silent.into())).map_err(|refused| match refused {
            Refused::Newer => words.newer_save().to_owned(),
            Refused::Absent => words.save_is_gone().to_owned(),
            Refused::Trouble(_) | Refused::OtherTab => words.save_unreadable().to_owned(),
        })?;
        let table =
            reader_of_record(&content.record).and_then(|game| game.read(&content.record)).map_err(
                |error| match error {
                    RecordError::NewerRules { .. } | RecordError::NewerForm => words.newer_save().to_owned(),
                    error => words.cannot_load(error),
                },
            )?;
        let practice = Card::read(id, &content.card, false).practice;
        Ok(Sitting { table, id: Some(id), practice, past: None })
    }
}
