//! What others did is told in steps, before the next question is asked.

use super::Store;
use crate::browser::settings::{Scenes, Speed};
use crate::state::screen::Screen;
use leptos::prelude::*;

impl Store {
    /// Whether what others do is told as it happens: somebody wants that, and can see it.
    pub(super) fn tells_live(self) -> bool {
        let prefs = self.prefs.get_untracked();
        let shown = self.screen.get_untracked() == Screen::Play && self.back.get_untracked().is_none();
        let wanted = prefs.scenes != Scenes::Off && prefs.speed != Speed::Off && !self.skips.get_value();
        // A lesson tells by itself what happens; where several share the device, the curtain comes first.
        wanted && shown && !untrack(|| self.lesson.is_on()) && self.curtain.get_untracked().is_none()
    }

    /// Tells what others did from a step of the game on, as it happens.
    pub(super) fn tell_story(self, from: usize) {
        if untrack(|| self.asks_person()) {
            // What was skipped ends with the next question.
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

    /// Tells once more what others did since the last own choice.
    pub fn tell_again(self) {
        self.with_lazy(move |code| code.tell_again(self));
    }

    /// Ends what is told: the table is shown as it is now, and the game goes on.
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
