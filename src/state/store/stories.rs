//! Stories of the deeds of others, before the next question.

use super::Store;
use crate::browser::settings::{Scenes, Speed};
use crate::state::code::LaterTask;
use crate::state::screen::Screen;
use leptos::prelude::*;

impl Store {
    /// True if stories run as the game goes: the setting is on and the table is visible.
    pub(super) fn plays_live(self) -> bool {
        let prefs = self.settings.prefs.get_untracked();
        let shown = self.screen.get_untracked() == Screen::Play && self.table.back.get_untracked().is_none();
        let wanted = prefs.scenes != Scenes::Off && prefs.speed != Speed::Off && !self.stories.skips.get_value();
        // A lesson explains events itself. At a shared device the curtain comes first.
        wanted && shown && !untrack(|| self.lesson.is_on()) && self.choosing.curtain.get_untracked().is_none()
    }

    /// Starts the story of the deeds of others from a step on.
    pub(super) fn play_story(self, from: usize) {
        if untrack(|| self.asks_person()) {
            // Skipping ends with the next question.
            let skipped = self.stories.skips.get_value();
            self.stories.skips.set_value(false);
            if skipped {
                return;
            }
        }
        if self.plays_live() {
            self.code.run(LaterTask::PlayLive(from));
        }
    }

    /// Ends the story: the present table is shown, and the game continues.
    pub fn end_story(self) {
        let Some(story) = self.stories.story.get_untracked() else { return };
        self.stories.story.set(None);
        if story.live {
            let over = self.table.to_move.with_untracked(Option::is_none);
            self.stories.skips.set_value(story.next().is_some() && !over && !untrack(|| self.asks_person()));
            self.go_on();
        } else if self.table.back.get_untracked().is_some() {
            self.back_to_now();
        } else {
            self.go_on();
        }
    }
}
