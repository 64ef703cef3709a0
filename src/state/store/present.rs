//! Shows and announces a new session, and plans the next step where no person decides.

use super::Store;
use crate::components::motion;
use crate::state::code::LaterTask;
use crate::state::saving::ChangeOrigin;
use crate::state::screen::Screen;
use crate::state::session::{Session, forced, viewer};
use kernel::{Chance, SeatKind};
use leptos::prelude::*;
use std::time::Duration;
use ui::Overlay;

impl Store {
    /// Follows `point`, which a line of the log or a replayed step sets. Brings the part of the table that holds the
    /// thing into view, using the game's `bring`, and lights the thing for a moment. An open log above it is closed.
    pub fn follow_pointing(self, bring: impl Fn(&str) + 'static) {
        Effect::new(move || {
            let anchors = self.stories.point.get();
            let Some(first) = anchors.first() else { return };
            untrack(|| bring(first));
            self.point_once_shown(anchors, 20);
        });
    }

    /// Runs `then` after each story, whose last area is not that of the question.
    pub fn once_played(self, then: impl Fn() + 'static) {
        Effect::new(move |narrated: Option<bool>| {
            let narrates = self.stories.story.with(Option::is_some);
            if narrated == Some(true) && !narrates {
                untrack(&then);
            }
            narrates
        });
    }

    /// Points at things once their part of the table is drawn, in at most `tries` attempts, since a slow device draws
    /// it late.
    fn point_once_shown(self, anchors: Vec<String>, tries: u32) {
        let point = move || {
            if self.stories.point.with_untracked(|pointed| *pointed != anchors) {
                return;
            }
            if untrack(|| self.overlay.is(&Overlay::Log)) && motion::covers(".log-drawer", &anchors) {
                self.overlay.close();
            }
            if !motion::point_at(&anchors) && tries > 1 {
                self.point_once_shown(anchors, tries - 1);
            }
        };
        set_timeout(point, Duration::from_millis(30));
    }

    /// Animates the events from a step on, before the new session is shown.
    pub(super) fn animate(self, session: &Session, from: Option<usize>) {
        let Some(from) = from else { return motion::skip() };
        let next = &*session.table;
        let viewer = viewer(session, next);
        let speed = self.settings.prefs.get_untracked().moves();
        let turns = viewer != self.table.viewer.get_untracked();
        let steps = from..=next.last_step();
        // The steps of a story animate themselves.
        let narrated = self.plays_live();
        let moved: Vec<_> = steps.flat_map(|step| next.motions(step, viewer, narrated)).collect();
        let volume = self.settings.prefs.get_untracked().volume;
        if let Some(later) = self.code.later.here().filter(|_| volume > 0) {
            (later.sound)(&moved, volume);
        }
        motion::play(moved, speed, turns);
    }

    /// Announces the events from a step on after a session is shown, and plans the next step where no person decides.
    pub(super) fn shown(self, from: Option<usize>) {
        self.table.turn.update_value(|turn| *turn += 1);
        self.choosing.pick_next(from.is_none());
        // A replay continues, even if a step with a single legal choice is made meanwhile.
        if self.stories.story.with_untracked(|story| story.as_ref().is_none_or(|story| story.live)) {
            self.stories.story.set(None);
        }
        self.opponents.forget_advice();
        self.choosing.let_curtain_fall();
        if from.is_none() {
            self.stories.untold.set_value(None);
        }
        if let Some(from) = from {
            // A turn of others is announced whole, as it is told.
            if !self.table.tells.get_untracked() || !self.turn_goes_on() {
                self.announce_events(self.stories.untold.get_value().map_or(from, |untold| untold.moments));
            }
            self.keep_result();
            self.play_story();
            self.call_person();
        }
        if !self.table.is_over() {
            if self.screen.get_untracked() == Screen::Score {
                self.screen.set(Screen::Play);
            }
        } else if !self.stories.runs() {
            // The story of the last deeds precedes the final count.
            self.end();
        }
        self.plan();
    }

    /// Writes the events from a step on to the live region.
    fn announce_events(self, from: usize) {
        let lang = self.settings.lang.get_untracked();
        let names = self.table.names.get_untracked();
        let text = self.table.with_session(|session| {
            let steps = from..=session.table.last_step();
            steps.flat_map(|step| session.table.narrated(step, &names, lang)).collect::<Vec<_>>().join(" ")
        });
        self.notices.announce(&text);
    }

    /// Vibrates a phone when a person is asked after another seat.
    fn call_person(self) {
        let called = self.table.with_session(|session| {
            let table = &*session.table;
            let asked = table.to_move().filter(|seat| table.is_person(*seat));
            asked.is_some() && table.step(table.last_step()).seat != asked
        });
        if called && self.settings.prefs.get_untracked().vibrates && self.code.later.here().is_some() {
            self.code.run(LaterTask::Vibrate);
        }
    }

    /// Keeps the result of a game that the last step ended.
    pub(super) fn keep_result(self) {
        if self.table.is_over() {
            let result = |session: &Session| Some((session.result_id()?, session.table.clone(), session.practice));
            if let Some((id, table, practice)) = self.table.with_session(result) {
                self.keep_result_as(id, table, practice);
            }
        }
    }

    /// Makes every step of a person with a single legal choice, and announces it.
    pub(super) fn settle(self) {
        let Some(session) = self.newest() else { return };
        if forced(&session).is_some_and(|key| self.lesson.allows(session.table.last_step(), &key)) {
            self.change(ChangeOrigin::Chosen, |_| true);
        }
    }

    /// Plans the next step where no person decides, or where a script left a single legal choice.
    pub(super) fn plan(self) {
        // A pending change plans the next step once it is visible.
        if self.saving.is_ahead() || self.stories.runs() || self.lesson.holds(untrack(|| self.table.made())) {
            return;
        }
        let (computer, one_way, elsewhere, shows) = self.table.with_session(|session| {
            let table = &*session.table;
            let kind = table.to_move().and_then(|seat| table.kinds().get(seat.index()).copied());
            let computer = kind.is_some_and(SeatKind::is_computer);
            // A step without events needs no pause.
            (computer, forced(session).is_some(), session.id.is_none(), table.now().happened)
        });
        if (!computer && !one_way) || elsewhere || self.saving.watching.get_untracked() {
            return;
        }
        let own = self.table.turn.get_value();
        // A turn that is told once it is complete is made without pauses.
        let unseen = self.table.tells.get_untracked() && self.turn_goes_on();
        let pace = self.settings.prefs.get_untracked().moves().pace() / if shows { 1 } else { 4 } + motion::left();
        let pace = if unseen { 0 } else { pace };
        // In a lesson every seat follows the record.
        let taught = self.lesson.expected(untrack(|| self.table.made())).is_some();
        if let Some(level) = self.table.level().filter(|_| !taught) {
            return self.think(level, Duration::from_millis(u64::from(pace)));
        }
        if self.table.planned.get_value() == Some(own) {
            return;
        }
        self.table.planned.set_value(Some(own));
        set_timeout(
            move || {
                self.table.planned.update_value(|planned| *planned = planned.filter(|turn| *turn != own));
                let here = self.table.turn.get_value() == own && self.screen.get_untracked() == Screen::Play;
                if here && computer {
                    self.play_random();
                } else if here {
                    self.settle();
                }
            },
            Duration::from_millis(u64::from(pace)),
        );
    }

    /// Continues after a story: with the score if the game is over, otherwise with the next step.
    pub(super) fn go_on(self) {
        if self.table.is_over() {
            self.end();
        } else {
            self.plan();
        }
    }

    /// Continues with the computer players. Called whenever the table may be visible again.
    pub fn wake(self) {
        self.plan();
    }

    fn play_random(self) {
        let key = self.table.with_session(|session| {
            // One seed for each step: the same record continues in the same way.
            let mut seed = session.table.seed().chance();
            let mut chance = Chance::new(seed.bits_64() ^ (session.table.last_step() as u64 + 1));
            session.table.random(&mut chance)
        });
        if let Some(key) = self.lesson.expected(untrack(|| self.table.made())).or(key) {
            self.choose_now(&key);
        }
    }

    fn end(self) {
        if self.screen.get_untracked() == Screen::Play {
            self.notices.toast.hide();
            self.stories.story.set(None);
            self.close_all();
            self.table.just_ended.set_value(true);
            self.screen.set(Screen::Score);
        }
    }
}
