//! What happened is shown and told, and the next step is planned where nobody is asked.

use super::Store;
use super::ahead::Way;
use super::session::{Session, forced, viewer};
use crate::page::play::screen::Screen;
use crate::page::widgets::motion;
use kernel::{Chance, SeatKind};
use leptos::prelude::*;
use std::time::Duration;

impl Store {
    /// Shows a sentence for a while.
    pub fn say(self, text: String) {
        self.toast.show(text);
    }

    /// Shows what the page points at, a line of the log or a step of a turn told again: the part of the table that holds it,
    /// which the game brings into sight by the anchor of the thing, and the thing itself, lit for a moment. A log that lies
    /// over it is closed.
    pub fn follow_pointing(self, bring: impl Fn(&str) + 'static) {
        Effect::new(move || {
            let anchors = self.point.get();
            let Some(first) = anchors.first() else { return };
            untrack(|| bring(first));
            self.point_once_shown(anchors, 20);
        });
    }

    /// Runs something whenever what others did has been told: where it led to is not where the question is.
    pub fn once_told(self, then: impl Fn() + 'static) {
        Effect::new(move |told: Option<bool>| {
            let tells = self.story.with(Option::is_some);
            if told == Some(true) && !tells {
                untrack(&then);
            }
            tells
        });
    }

    /// Points at things once the part of the table that holds them is there, in so many tries: a slow device draws it late.
    fn point_once_shown(self, anchors: Vec<String>, tries: u32) {
        let point = move || {
            if self.point.with_untracked(|pointed| *pointed != anchors) {
                return;
            }
            if self.log_open.get_untracked() && motion::covers(".log-drawer", &anchors) {
                self.log_open.set(false);
            }
            if !motion::point_at(&anchors) && tries > 1 {
                self.point_once_shown(anchors, tries - 1);
            }
        };
        set_timeout(point, Duration::from_millis(30));
    }

    /// Before another session is shown: lets what happened in it from a step on move over the table.
    pub(super) fn animate(self, session: &Session, from: Option<usize>) {
        let Some(from) = from else { return motion::skip() };
        let next = &*session.table;
        let viewer = viewer(session, next);
        let speed = self.prefs.get_untracked().moves();
        let turns = viewer != self.viewer.get_untracked();
        let steps = from..=next.last_step();
        // What is told in steps moves with them.
        let told = self.tells_live();
        let moved: Vec<_> = steps.flat_map(|step| next.motions(step, viewer, told)).collect();
        let volume = self.prefs.get_untracked().volume;
        if let Some(code) = self.lazy.here().filter(|_| volume > 0) {
            code.0.sound(&moved, volume);
        }
        motion::play(moved, speed, turns);
    }

    /// After another session is shown: tells what happened in it from a step on, and plans the next step where nobody is asked.
    pub(super) fn shown(self, from: Option<usize>) {
        self.turn.update_value(|turn| *turn += 1);
        self.picked.set(self.picks_next.try_update_value(Option::take).flatten());
        // A story that is told again goes on, even if a step with only one way is made meanwhile.
        if self.story.with_untracked(|story| story.as_ref().is_none_or(|story| story.live)) {
            self.story.set(None);
        }
        self.forget_advice();
        if self.curtain_falls() {
            self.lifted.set(None);
        }
        if let Some(from) = from {
            self.tell(from);
            self.keep_result();
            self.tell_story(from);
            self.call_person();
        }
        match self.to_move.get_untracked() {
            // What others did last is told before the points are counted.
            None if self.story.with_untracked(Option::is_some) => {}
            None => self.end(),
            Some(_) if self.screen.get_untracked() == Screen::Score => self.screen.set(Screen::Play),
            Some(_) => {}
        }
        self.plan();
    }

    /// Whether who had the device alone no longer does: another person is asked.
    fn curtain_falls(self) -> bool {
        let asked = self.with_session(|session| session.table.to_move().filter(|seat| session.table.is_person(*seat)));
        self.lifted.get_untracked().is_some_and(|lifted| asked.is_some_and(|seat| seat != lifted))
    }

    /// Feeds the live region with what happened from a step on.
    fn tell(self, from: usize) {
        let lang = self.lang.get_untracked();
        let names = self.names.get_untracked();
        let text = self.with_session(|session| {
            let steps = from..=session.table.last_step();
            steps.flat_map(|step| session.table.told(step, &names, lang)).collect::<Vec<_>>().join(" ")
        });
        self.news.update(|news| news.add(&text));
    }

    /// Lets a phone vibrate where a person is asked after somebody else.
    fn call_person(self) {
        let called = self.with_session(|session| {
            let table = &*session.table;
            let asked = table.to_move().filter(|seat| table.is_person(*seat));
            asked.is_some() && table.step(table.last_step()).seat != asked
        });
        if let Some(code) = self.lazy.here().filter(|_| called && self.prefs.get_untracked().vibrates) {
            code.0.vibrate();
        }
    }

    /// Keeps the result of a game that the last step ended.
    pub(super) fn keep_result(self) {
        if self.to_move.with_untracked(Option::is_none) {
            let result = |session: &Session| Some((session.result_id()?, session.table.clone(), session.practice));
            if let Some((id, table, practice)) = self.with_session(result) {
                self.keep_result_as(id, table, practice);
            }
        }
    }

    /// Makes every step of a person that has only one way, and says which.
    pub(super) fn settle(self) {
        let Some(session) = self.newest() else { return };
        if forced(&session).is_some_and(|word| self.lesson.allows(session.table.last_step(), &word)) {
            self.change(Way::Chosen, |_| true);
        }
    }

    /// Plans the next step where no person is asked, or where a script left one with only one way.
    pub(super) fn plan(self) {
        // What is chosen already plans the step after it once it is shown.
        if self.is_ahead() || self.story.with_untracked(Option::is_some) || self.lesson.holds(untrack(|| self.made())) {
            return;
        }
        let (computer, one_way, elsewhere, shows) = self.with_session(|session| {
            let table = &*session.table;
            let kind = table.to_move().and_then(|seat| table.kinds().get(seat.index()).copied());
            let computer = kind.is_some_and(SeatKind::is_computer);
            // What shows nothing needs no time to be followed.
            (computer, forced(session).is_some(), session.id.is_none(), table.now().happened)
        });
        if (!computer && !one_way) || elsewhere || self.watching.get_untracked() {
            return;
        }
        let own = self.turn.get_value();
        let pace = self.prefs.get_untracked().moves().pace() / if shows { 1 } else { 4 } + motion::left();
        // In a lesson every seat plays what the lesson says.
        let taught = self.lesson.expected(untrack(|| self.made())).is_some();
        if let Some(level) = self.level().filter(|_| !taught) {
            return self.think(level, Duration::from_millis(u64::from(pace)));
        }
        if self.planned.get_value() == Some(own) {
            return;
        }
        self.planned.set_value(Some(own));
        set_timeout(
            move || {
                self.planned.update_value(|planned| *planned = planned.filter(|turn| *turn != own));
                let here = self.turn.get_value() == own && self.screen.get_untracked() == Screen::Play;
                if here && computer {
                    self.play_random();
                } else if here {
                    self.settle();
                }
            },
            Duration::from_millis(u64::from(pace)),
        );
    }

    /// Goes on once what others did is told: with the points where the game is over, else with the next step.
    pub(super) fn go_on(self) {
        if self.to_move.with_untracked(Option::is_none) {
            self.end();
        } else {
            self.plan();
        }
    }

    /// Goes on with the computer players, where they do not yet: called whenever the table may be seen again.
    pub fn wake(self) {
        self.plan();
    }

    fn play_random(self) {
        let word = self.with_session(|session| {
            // One number for each step of the game: the same record goes on in the same way.
            let mut seed = session.table.seed().chance();
            let mut chance = Chance::new(seed.bits_64() ^ (session.table.last_step() as u64 + 1));
            session.table.random(&mut chance)
        });
        if let Some(word) = self.lesson.expected(untrack(|| self.made())).or(word) {
            self.choose_now(&word);
        }
    }

    /// Whether the game on the table has ended since this was asked last.
    pub fn has_just_ended(self) -> bool {
        self.just_ended.try_update_value(std::mem::take).unwrap_or(false)
    }

    fn end(self) {
        if self.screen.get_untracked() == Screen::Play {
            self.toast.hide();
            self.story.set(None);
            self.close_all();
            self.just_ended.set_value(true);
            self.screen.set(Screen::Score);
        }
    }
}
