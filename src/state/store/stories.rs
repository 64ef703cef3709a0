//! Stories of the deeds of others, before the next question.
//!
//! The turn of another is made whole before it is told. Until its story ends, the table shows it as far as it is told
//! ([`Session::told`]).

use super::Store;
use crate::browser::settings::{Scenes, Speed};
use crate::state::any_table::AnyTable;
use crate::state::code::LaterTask;
use crate::state::screen::Screen;
use crate::state::session::{self, Session};
use crate::state::story::Untold;
use kernel::SeatKind;
use leptos::prelude::*;

impl Store {
    /// True if stories run as the game goes: the setting is on and the table is visible.
    pub(super) fn plays_live(self) -> bool {
        let prefs = self.settings.prefs.get_untracked();
        let shown = self.screen.get_untracked() == Screen::Play && self.table.back.get_untracked().is_none();
        let wanted = prefs.scenes != Scenes::Off && prefs.speed != Speed::Off && !self.stories.skips.get_value();
        // A lesson explains events itself.
        wanted && shown && !untrack(|| self.lesson.is_on())
    }

    /// Notes what a session has to tell from a step on, and returns the table before that: it is shown until all is
    /// told.
    pub(super) fn before_the_telling(self, session: &Session, from: usize) -> Option<Box<dyn AnyTable>> {
        let viewer = session::viewer(session, &*session.table);
        let earlier = self.stories.untold.get_value().filter(|untold| untold.deeds <= from);
        if !self.plays_live() {
            self.stories.untold.set_value(None);
            return None;
        }
        let deeds = earlier.map_or(from, |untold| untold.deeds);
        let moments = earlier.filter(|untold| untold.waits).map_or(from, |untold| untold.moments);
        let others = session.table.others_from(deeds, viewer);
        self.stories.untold.set_value(Some(Untold { deeds, moments, waits: others.is_some() }));
        others.map(|(step, events)| session.table.within(step, events))
    }

    /// Starts the story of what is not told yet, once a turn of others is complete.
    pub(super) fn play_story(self) {
        let Some(untold) = self.stories.untold.get_value() else {
            // Skipping ends with the next question.
            if self.asks_soon() {
                self.stories.skips.set_value(false);
            }
            return;
        };
        if self.turn_goes_on() || self.choosing.curtain.get_untracked().is_some() {
            return;
        }
        self.code.run(LaterTask::PlayLive(untold.deeds, untold.moments));
        if self.stories.runs() {
            return;
        }
        if self.table.tells.get_untracked() && self.computer_is_asked() {
            // The beginning of a computer's turn, in a choice before it, is told with the turn.
            let moments = self.table.with_session(|session| session.table.last_step() + 1);
            self.stories.untold.set_value(Some(Untold { moments, ..untold }));
        } else {
            self.has_told();
        }
    }

    /// Lifts the curtain: what others did is told first.
    pub fn lift_curtain(self) {
        self.choosing.lift();
        self.play_story();
    }

    /// True if a computer is asked within its own turn.
    pub(super) fn turn_goes_on(self) -> bool {
        let within = |session: &Session| {
            let now = session.table.now();
            now.asked.is_some_and(|asked| now.seat == Some(asked.seat) && !asked.begins_turn)
        };
        self.computer_is_asked() && self.table.with_session(within)
    }

    fn computer_is_asked(self) -> bool {
        self.table.with_session(|session| {
            let kinds = session.table.kinds();
            let asked = session.table.to_move().and_then(|seat| kinds.get(seat.index()).copied());
            asked.is_some_and(SeatKind::is_computer)
        })
    }

    /// True if a person at this device is asked once all is told.
    fn asks_soon(self) -> bool {
        self.table.with_session(|session| session.table.to_move().is_some_and(|seat| session.is_here(seat)))
    }

    /// Shows the present table, since all is told. Where several people share the device, the deeds of the one who
    /// decides are still to be told to the next one.
    pub(super) fn has_told(self) {
        let shared = self.table.with_session(|session| {
            let here = session.table.seats().filter(|seat| session.is_here(*seat)).count();
            let own = session.table.to_move().is_some_and(|seat| session.table.now().seat == Some(seat));
            here > 1 && own
        });
        self.stories.untold.update_value(|untold| {
            *untold = untold.filter(|untold| shared && !untold.waits);
        });
        self.tell(None);
    }

    /// Shows the table within a step, as far as it is told; the present one for `None`.
    pub fn tell(self, place: Option<(usize, usize)>) {
        let told = self.table.with_session(|session| Some(session.table.within(place?.0, place?.1)));
        self.table.set_told(told);
    }

    /// Ends the story by a tap, unless that is meant for the choice before.
    pub fn skip_story(self) {
        if self.stories.hears() {
            self.end_story();
        }
    }

    /// Ends the story: the present table is shown, and the game continues.
    pub fn end_story(self) {
        let Some(story) = self.stories.story.get_untracked() else { return };
        self.stories.story.set(None);
        if story.live {
            let over = self.table.is_over();
            self.stories.skips.set_value(story.next().is_some() && !over && !self.asks_soon());
            self.has_told();
            self.go_on();
        } else if self.table.back.get_untracked().is_some() {
            self.back_to_now();
        } else {
            self.go_on();
        }
    }
}
