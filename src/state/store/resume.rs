//! Return of a saved game to the table, from this tab or another. The code is loaded lazily, since it reads records.

use super::Store;
use crate::browser::database_health;
use crate::browser::storage;
use crate::browser::tabs;
use crate::info::info;
use crate::state::import_preview::NotRead;
use crate::state::saves::{self, SaveSummary};
use crate::state::saving::ChangeOrigin;
use crate::state::session::Session;
use campaign::CampaignRecord;
use kernel::{Record, RecordError, Refused, Trouble, game_of};
use leptos::prelude::GetValue;
use wasm_bindgen_futures::spawn_local;

impl Store {
    /// Resumes a saved game, or tells why that is impossible. If another tab plays it, this one only watches.
    pub fn resume_now(self, id: u64) {
        spawn_local(async move {
            if let Err(text) = self.come_back(id, &|| true).await {
                self.notices.show_toast(text);
            }
        });
    }

    /// Resumes a saved game if `wanted` still holds after loading. Returns the reason of a failure.
    pub async fn come_back(self, id: u64, wanted: &dyn Fn() -> bool) -> Result<(), String> {
        self.notices
            .at_work(async |seen| {
                let ours = tabs::hold(id).await;
                let session = self.read(id).await?;
                seen.await;
                if !wanted() {
                    tabs::release_one(id);
                    return Ok(());
                }
                self.saving.watching.set(!ours);
                self.sit(session.clone());
                if ours && saves::is_unsaved(id) {
                    // The storage may accept it by now; if not, that is reported.
                    self.write_down(session, ChangeOrigin::Shown, None);
                }
                Ok(())
            })
            .await
    }

    /// Resumes a saved game `back` choices earlier, after a failure. It becomes a new game, so that nothing is lost.
    pub fn open_again_now(self, id: u64, back: usize) {
        if back == 0 {
            return self.resume_now(id);
        }
        spawn_local(async move {
            let texts = self.settings.texts_now();
            let Ok(content) = saves::read(id).await else {
                return self.notices.show_toast(texts.save_unreadable().to_owned());
            };
            if let Ok(campaign) = CampaignRecord::read(&content.record) {
                return self.load_now(campaign.earlier(back).write());
            }
            let game = game_of(&content.record).unwrap_or_default();
            match Record::read_of(info(&game).declared, &content.record) {
                Ok(mut record) => {
                    record.choices.truncate(record.choices.len().saturating_sub(back));
                    self.load_now(Record { check: None, snapshot: None, ..record }.write());
                }
                Err(error) => self.notices.show_toast(texts.cannot_load(error)),
            }
        });
    }

    /// Takes over a game from another tab, which only watches from then on.
    pub fn take_over_now(self) {
        let Some(id) = self.table.id() else { return };
        spawn_local(async move {
            tabs::take(id).await;
            // A refusal shows again at the next choice. Choices that the other tab could not save continue here.
            let _ = saves::take_over(id).await;
            match self.read(id).await {
                Ok(session) => {
                    self.saving.watching.set(false);
                    self.sit(session);
                }
                Err(text) => self.notices.show_toast(text),
            }
        });
    }

    /// Follows the changes that other tabs make to the games.
    pub fn follow_tabs(self) {
        let is_ours = move |id| self.table.id() == Some(id);
        tabs::listen(
            move |message, id| match message {
                tabs::TabMessage::Changed => spawn_local(async move {
                    saves::look_at(id).await;
                    if is_ours(id) && self.saving.watching.get_untracked() {
                        self.look_on(id);
                    }
                }),
                tabs::TabMessage::HandOver if is_ours(id) => {
                    self.saving.watching.set(true);
                    self.saving.let_go();
                }
                tabs::TabMessage::HandOver => {}
            },
            move |id| {
                if is_ours(id) {
                    self.saving.watching.set(true);
                }
            },
        );
    }

    /// Follows events of the database: another tab deletes it, or gives it a later version.
    pub fn follow_database(self) {
        storage::when_closed(move |deleted| {
            spawn_local(async move {
                if deleted {
                    saves::look_again().await;
                }
                let ahead = self.saving.ahead.get_value();
                let on_table = || self.table.with_session(|session| session.id.map(|_| session.clone()));
                let own = if self.saving.watching.get_untracked() { None } else { on_table() };
                if deleted {
                    let texts = self.settings.texts_now();
                    let again = own.as_ref().map(|_| texts.saved_again());
                    let sentences: Vec<&str> = [texts.others_deleted()].into_iter().chain(again).collect();
                    self.notices.show_toast(sentences.join(" "));
                }
                // Pending changes are shown once they are written again.
                if let Some(ahead) = ahead {
                    self.write_down(ahead.session, ahead.origin, ahead.message);
                } else if let Some(own) = own {
                    self.write_down(own, ChangeOrigin::Shown, None);
                }
            });
        });
    }

    pub fn look_on(self, id: u64) {
        spawn_local(async move {
            if let Ok(session) = self.read(id).await {
                self.animate(&session, None);
                self.table.session.set(Some(session));
                self.shown(None);
            }
        });
    }

    async fn read(self, id: u64) -> Result<Session, String> {
        if let Some(left) = self.saving.queued_of(id) {
            return Ok(left);
        }
        let texts = self.settings.texts_now();
        let found = database_health::unless_silent(&mut database_health::task(saves::read(id))).await;
        let content = found.unwrap_or(Err(Trouble::Silent.into())).map_err(|refused| match refused {
            Refused::Newer => texts.newer_save().to_owned(),
            Refused::Absent => texts.save_is_gone().to_owned(),
            Refused::Trouble(_) | Refused::OtherTab => texts.save_unreadable().to_owned(),
        })?;
        let session = self.session_of(&content.record, id).await.map_err(|why| match why {
            NotRead::Record(RecordError::NewerRules { .. } | RecordError::NewerForm) => texts.newer_save().to_owned(),
            why => why.text(texts),
        })?;
        let card = SaveSummary::read(id, &content.card, false);
        Ok(Session {
            practice: card.practice,
            elsewhere: card.seats_elsewhere(),
            ended_here: card.ended_here,
            ..session
        })
    }
}
