//! Choices are saved first and shown then, so that a crash cannot lose a visible choice.
//!
//! A change builds the next session beside the visible one. It is written, and replaces the visible one once the
//! storage has it. If the storage fails or does not answer, the game continues in memory, and the page reports it.

use super::Store;
use crate::browser::database_health;
use crate::browser::paint::{once_painted, painted};
use crate::browser::settings;
use crate::state::any_table::{AnyTable, PRESENT};
use crate::state::code::LaterTask;
use crate::state::saves::{self, SaveSummary};
use crate::state::saving::{ChangeOrigin, Message, PendingChange};
use crate::state::screen::Screen;
use crate::state::session::{self, Session, answered, forced};
use crate::texts::PageTexts;
use kernel::{Record, Refused, Trouble};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Anchors of the movements of the last step.
fn moved_in_last_step(session: &Session) -> Vec<String> {
    let table = &*session.table;
    let motions = table.motions(table.last_step(), session::viewer(session, table), false).into_iter().flatten();
    motions.flat_map(|motion| [motion.from, motion.to]).filter(|anchor| !anchor.is_empty()).collect()
}

impl Store {
    /// The session as it will be shown; none before the first game.
    pub(super) fn newest(self) -> Option<Session> {
        self.saving.newest().or_else(|| self.table.session.get_untracked())
    }

    /// Reads the table as scripts see it: the visible earlier step, or the table with the changes that the page is
    /// about to show.
    pub fn with_table_of_scripts<T: Default>(self, read: impl FnOnce(&dyn AnyTable) -> T) -> T {
        let looks_back = self.table.is_back();
        match self.saving.ahead.get_value().filter(|_| !looks_back) {
            Some(ahead) => read(&*ahead.session.table),
            None => self.table.with_session(|session| read(session.at_hand())),
        }
    }

    /// Record of the whole game for scripts, even while the page looks back. It includes pending changes only if
    /// scripts made them, so that everything in it is stored or known to the script.
    pub fn record_of_scripts(self) -> Option<Record> {
        let ahead = self.saving.ahead.get_value().filter(|ahead| ahead.origin.by_script());
        ahead.map_or_else(|| self.record(), |ahead| Some(self.code.record_of(&*ahead.session.table)))
    }

    /// Changes the game, saves it, then shows it. Returns false, without effect, if the change is refused.
    pub(super) fn change(self, origin: ChangeOrigin, change: impl FnOnce(&mut Session) -> bool) -> bool {
        let Some(mut next) = self.newest() else { return false };
        let looks_back = self.table.is_back();
        if self.saving.watching.get_untracked() || looks_back || !change(&mut next) {
            return false;
        }
        let lang = self.settings.lang.get_untracked();
        let mut message = None;
        let allowed = |table: &dyn AnyTable, key: &str| self.lesson.allows(table.last_step(), key);
        loop {
            // A lesson comments on every answer.
            if let Some(key) = answered(&next)
                .filter(|_| origin == ChangeOrigin::Chosen && self.lesson.expected(next.table.last_step()).is_none())
                && next.table.choose(&key)
            {
                continue;
            }
            let key = forced(&next).filter(|key| origin.settles() && allowed(&*next.table, key));
            let Some(key) = key else { break };
            let text = next.table.text(PRESENT, &key, lang);
            if !next.table.choose(&key) {
                break;
            }
            message = Some(Message { text: PageTexts(lang).forced(text), of: moved_in_last_step(&next) });
        }
        if origin.is_announced() {
            next.ended_here = next.table.is_over();
        }
        if self.overlay.question.with_untracked(Option::is_some) {
            // The pressed answer is painted first. It has no further effect, since the page waits for this choice.
            once_painted(move || self.overlay.question.set(None));
        }
        self.write_down(next, origin, message);
        true
    }

    /// Queues a session for writing. Of several waiting sessions of one game only the last one is written.
    pub(super) fn write_down(self, session: Session, origin: ChangeOrigin, message: Option<Message>) {
        self.saving.changes.update_value(|changes| *changes += 1);
        let number = self.saving.changes.get_value();
        if let Some(PendingChange { session: left, .. }) =
            self.saving.ahead.get_value().filter(|ahead| ahead.session.id != session.id)
        {
            self.saving.queued.update_value(|games| games.push(left));
        }
        self.saving.ahead.set_value(Some(PendingChange { session, origin, message, number }));
        if !self.saving.writing.get_value() {
            self.saving.writing.set_value(true);
            spawn_local(self.write_on());
        }
    }

    async fn write_on(self) {
        loop {
            self.write_queued().await;
            let Some(ahead) = self.saving.ahead.get_value() else { break };
            let painted = (ahead.origin == ChangeOrigin::Chosen).then(painted);
            let done = self.write_in_time(&ahead.session).await;
            if let Some(painted) = painted {
                painted.await;
            }
            if self.saving.ahead.with_value(|now| now.as_ref().is_none_or(|now| now.number != ahead.number)) {
                continue;
            }
            self.saving.ahead.set_value(None);
            self.report_trouble(ahead.session.id, done);
            if done == Err(Refused::OtherTab) || ahead.origin == ChangeOrigin::Shown {
                continue;
            }
            // If the page began to look back meanwhile, it keeps doing so.
            let (from, past) = self.table.with_session(|session| (session.table.last_step() + 1, session.past.clone()));
            self.animate(&ahead.session, ahead.origin.is_announced().then_some(from));
            let announced = ahead.origin.is_announced().then_some(from);
            let told = announced.and_then(|from| self.before_the_telling(&ahead.session, from));
            self.table.session.set(Some(Session { past, told, ..ahead.session }));
            if let Some(message) = ahead.message.filter(|_| self.screen.get_untracked() == Screen::Play) {
                self.notices.toast.show_clear_of(message.text, &message.of);
            }
            self.shown(announced);
            settings::went_well();
        }
        self.saving.writing.set_value(false);
    }

    /// Reports the result of a write of the game on the table. If another tab plays it, this one only watches.
    fn report_trouble(self, id: Option<u64>, done: Result<(), Refused>) {
        if done == Err(Refused::OtherTab) {
            self.saving.watching.set(true);
            if let Some(id) = id {
                self.code.run(LaterTask::LookOn(id));
            }
            return;
        }
        self.saving.trouble.set(done.err().map(|refused| match refused {
            Refused::Trouble(trouble) => trouble,
            _ => Trouble::Failed,
        }));
    }

    /// Writes the queued games, and reports errors of the storage.
    async fn write_queued(self) {
        while !self.saving.late.get_value()
            && let Some(left) = self.saving.take_queued()
        {
            if self.write_in_time(&left).await.is_ok() {
                self.keep_result_of(&left);
            }
        }
    }

    /// Keeps the result of a finished game that was left before it was visible.
    fn keep_result_of(self, left: &Session) {
        if let Some(id) = left.result_id() {
            self.keep_result_as(id, left.table.clone(), left.practice);
        }
    }

    /// Writes a session. If the database is silent, the session is queued until it answers.
    async fn write_in_time(self, session: &Session) -> Result<(), Refused> {
        if !self.saving.late.get_value() {
            let own = session.clone();
            let mut writing = database_health::task(async move { self.write(&own).await });
            if let Some(done) = database_health::unless_silent(&mut writing).await {
                return done;
            }
            self.saving.late.set_value(true);
            spawn_local(self.write_late(writing));
        }
        if let Some(card) = self.card(session) {
            saves::show_unsaved(card);
        }
        self.saving.queue(session.clone());
        Err(Trouble::Silent.into())
    }

    /// Writes the queued sessions once the database answers.
    async fn write_late(self, writing: database_health::BackgroundTask<Result<(), Refused>>) {
        let _ = writing.await;
        while let Some(left) = self.saving.take_queued() {
            let done = self.write(&left).await;
            if done == Err(Trouble::Silent.into()) {
                // The long wait before prevents a busy loop.
                if left.id.is_some_and(|id| self.saving.queued_of(id).is_none()) {
                    self.saving.queued.update_value(|games| games.push(left));
                }
            } else if self.table.id() == left.id {
                self.report_trouble(left.id, done);
            } else if done.is_ok() {
                self.keep_result_of(&left);
            }
        }
        self.saving.late.set_value(false);
        if self.saving.trouble.get_untracked() == Some(Trouble::Silent) {
            self.saving.trouble.set(None);
        }
    }

    pub(super) fn card(self, session: &Session) -> Option<SaveSummary> {
        let names = session::names(&*session.table, self.settings.texts_now());
        let elsewhere = session.elsewhere.iter().map(|seat| seat.index()).collect();
        let card = SaveSummary::of(session.id?, &*session.table, names, session.practice);
        let card = SaveSummary { elsewhere, ended_here: session.ended_here, ..card };
        Some(match &session.campaign {
            Some(campaign) => campaign.card(card),
            None => card,
        })
    }

    /// Text of a session for the storage.
    pub(super) fn text_of_session(self, session: &Session) -> String {
        let record = self.code.record_of(&*session.table);
        match &session.campaign {
            Some(campaign) => campaign.text(record),
            None => record.write(),
        }
    }

    async fn write(self, session: &Session) -> Result<(), Refused> {
        let Some(card) = self.card(session) else { return Ok(()) };
        saves::keep(card, self.text_of_session(session)).await
    }
}
