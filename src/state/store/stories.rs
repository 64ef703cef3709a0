//! Stories of the deeds of others, before the next question.

use super::Store;
use crate::browser::settings::{Scenes, Speed};
use crate::state::screen::Screen;
use leptos::prelude::*;

impl Store {
    /// True if stories run as the game goes: the setting is on and the table is visible.
    pub(super) fn tells_live(self) -> bool {
        let prefs = self.prefs.get_untracked();
        let shown = self.screen.get_untracked() == Screen::Play && self.back.get_untracked().is_none();
        let wanted = prefs.scenes != Scenes::Off && prefs.speed != Speed::Off && !self.skips.get_value();
        // A lesson explains events itself. At a shared device the curtain comes first.
        wanted && shown && !untrack(|| self.lesson.is_on()) && self.curtain.get_untracked().is_none()
    }

    /// Starts the story of the deeds of others from a step on.
    pub(super) fn tell_story(self, from: usize) {
        if untrack(|| self.asks_person()) {
            // Skipping ends with the next question.
            let skipped = self.skips.get_value();
            self.skips.set_value(false);
            if skipped {
                return;
            }
        }
        if self.tells_live() {
            self.with_lazy(move |code| code.tell_live(self, from));
        }
    }

    /// Replays the deeds of others since the last own choice.
    pub fn tell_again(self) {
        self.with_lazy(move |code| code.tell_again(self));
    }

    /// Ends the story: the present table is shown, and the game continues.
    pub fn end_story(self) {
        let Some(story) = self.story.get_untracked() else { return };
        self.story.set(None);
        if story.live {
            let over = self.to_move.with_untracked(Option::is_none);
            self.skips.set_value(story.next().is_some() && !over && !untrack(|| self.asks_person()));
            self.go_on();
        } else if self.back.get_untracked().is_some() {
            self.back_to_now();
        } else {
            self.go_on();
        }
    }
}
