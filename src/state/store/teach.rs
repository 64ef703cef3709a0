//! The lesson on the table: start, detection, progress and end.

use super::Store;
use crate::browser::fetch::{read, tries};
use crate::info::{GameInfo, Lesson};
use crate::state::code::LaterTask;
use crate::state::lesson::{LessonStage, comments};
use crate::state::screen::Screen;
use kernel::Record;
use leptos::prelude::*;
use leptos::task::spawn_local;

impl Store {
    /// Begins a lesson of a game. Implemented in the lazily loaded part.
    pub fn begin_lesson_now(self, game: &'static GameInfo, lesson: &'static Lesson) {
        spawn_local(async move {
            let Some(record) = self.fetch_lesson(game, lesson).await else {
                self.notices.show_toast(self.texts().lesson_missing().to_owned());
                return;
            };
            let start = Record { choices: Vec::new(), ..record };
            self.load_now(start.write());
        });
    }

    /// True if the game on the table was a lesson that was left. Tracked.
    pub fn has_left_lesson(self) -> bool {
        self.lesson.stage.get() == LessonStage::Off && taught(self).is_some()
    }

    /// Resumes a left lesson from the last choice that was the lesson's; from its start if all were.
    pub fn resume_lesson_now(self) {
        let Some(lesson) = taught(self) else { return };
        spawn_local(async move {
            let Some(record) = self.fetch_lesson(untrack(|| self.table.info()), lesson).await else {
                self.notices.show_toast(self.texts().lesson_missing().to_owned());
                return;
            };
            let made = self.record().map(|record| record.choices).unwrap_or_default();
            let mut choices = record.choices.clone();
            let common = choices.iter().zip(&made).take_while(|(taught, made)| taught == made).count();
            choices.truncate(if common == choices.len() { 0 } else { common });
            self.load_now(Record { choices, ..record }.write());
        });
    }

    /// Detects an unfinished lesson on the table.
    pub(super) fn attach_lesson(self) {
        self.lesson.stage.set(LessonStage::Off);
        if taught(self).is_some() {
            self.lesson.stage.set(LessonStage::Fetching);
            self.code.run(LaterTask::AttachLesson);
        }
    }

    /// Detects an unfinished lesson on the table. Implemented in the lazily loaded part.
    pub fn attach_lesson_now(self) {
        let Some(lesson) = taught(self) else { return };
        spawn_local(async move {
            let record = self.fetch_lesson(untrack(|| self.table.info()), lesson).await;
            let ours = record.zip(self.record()).is_some_and(|(record, made)| {
                made.setup.seats == record.setup.seats && record.choices.starts_with(&made.choices)
            });
            self.lesson.stage.set(if ours && taught(self) == Some(lesson) {
                LessonStage::On
            } else {
                LessonStage::Off
            });
            self.wake();
        });
    }

    async fn fetch_lesson(self, game: &'static GameInfo, lesson: &'static Lesson) -> Option<Record> {
        let same = |record: &Record| record.game == game.key && record.seed.text() == lesson.seed;
        if let Some(record) = self.lesson.record.get_value().filter(same) {
            return Some(record);
        }
        let text = read(&format!("rules/{}.{}.json", game.key, lesson.file)).await?;
        let record = Record::read_of(game.declared, &text).ok()?;
        self.lesson.record.set_value(Some(record.clone()));
        Some(record)
    }

    /// Ends the lesson; the game continues as an ordinary one.
    pub fn release_lesson(self) {
        self.lesson.stage.set(LessonStage::Off);
        self.wake();
    }

    /// Fetches the comments in the language of the page while a lesson is running, and marks the expected choice.
    pub fn follow_lesson(self) {
        let tries = tries();
        Effect::new(move || {
            tries.track();
            let of = (self.settings.lang.get(), self.table.game.get());
            if self.lesson.is_on()
                && let Some(lesson) = taught(self)
            {
                spawn_local(async move {
                    let text = read(&format!("rules/{}.{}.{}.txt", of.1, lesson.file, of.0.tag())).await;
                    if let Some(text) =
                        text.filter(|_| (self.settings.lang.get_untracked(), self.table.game.get_untracked()) == of)
                    {
                        self.lesson.comments.set(comments(&text));
                    }
                });
            }
        });
        Effect::new(move || {
            self.table.choices.track();
            let marked = self.lesson.is_on().then(|| self.marked()).flatten();
            // A choice that is not proposed must not be picked.
            if let Some(key) = marked.filter(|_| self.choosing.proposal.with_untracked(Option::is_some)) {
                self.choosing.propose(key);
            }
            self.lesson.page.set(0);
        });
        Effect::new(move || {
            self.table.choices.track();
            let on = self.lesson.is_on() && self.screen.get() == Screen::Play;
            let choice = self.marked().filter(|_| on).and_then(|key| self.index_of(key));
            let speaks = if on {
                self.lesson.paragraph(self.table.with_present(|table| table.last_step())).speaks
            } else {
                Vec::new()
            };
            self.lesson.ring(choice, &speaks);
        });
    }
}

/// Lesson of the game on the table, by its seed.
fn taught(store: Store) -> Option<&'static Lesson> {
    untrack(|| store.table.with_present(|table| table.game().info().lesson_dealt_from(table.seed().text())))
}
