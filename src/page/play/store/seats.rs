//! A game comes to the table: dealt, loaded, or read from the saves; and what lay over the one before is closed.

use super::Store;
use super::ahead::Way;
use super::session::Session;
use crate::page::info::info;
use crate::page::play::any_table::{AnyGame, AnyTable};
use crate::page::play::saves;
use crate::page::play::screen::{Confirmation, Laid, Screen};
use crate::page::services::tabs;
use crate::page::words::Words;
use kernel::{Seed, Setup, SetupError};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

impl Store {
    /// Deals a new game and shows it, as soon as its code is here.
    pub fn begin(self, game: &str, setup: Setup, seed: Seed, practice: bool) -> Result<(), SetupError> {
        // What is wrong with it is said at once, whether or not the code is here.
        setup.kinds_in(info(game).declared)?;
        // Both are on their way at once.
        self.running.fetch();
        self.with_game(game, move |code| {
            self.with_running(move |running| running.begin(self, code, setup, seed, practice));
        });
        Ok(())
    }

    /// Deals a new game and shows it. The code of the running table does it.
    pub fn begin_now(self, code: &'static dyn AnyGame, setup: Setup, seed: Seed, practice: bool) {
        match code.deal(setup, seed) {
            Ok(table) => {
                let id = saves::fresh_id();
                // A second attempt at the challenge of a day is practice.
                let practice = self.is_second_attempt(id, &*table) || practice;
                self.sit_down_as(id, table, practice);
            }
            Err(error) => self.say(error.to_string()),
        }
    }

    /// Whether a game that begins is the challenge of a day, and no scored attempt at it. Only lazily loaded code begins
    /// one.
    fn is_second_attempt(self, id: u64, table: &dyn AnyTable) -> bool {
        self.lazy.here().is_some_and(|code| code.0.begins(self, id, table))
    }

    /// Goes on from a record, as a game of its own. What cannot be loaded is said. The lazily loaded part does it.
    pub fn load_now(self, text: String) {
        spawn_local(async move {
            match self.session_of(&text, saves::fresh_id()).await {
                Ok(session) => self.begin_session(session),
                Err(why) => self.say(why.told(Words(self.lang.get_untracked()))),
            }
        });
    }

    /// Shows a game that is not saved yet, and saves it under a number.
    pub(super) fn sit_down_as(self, id: u64, table: Box<dyn AnyTable>, practice: bool) {
        self.begin_session(Session::of(table, Some(id), practice));
    }

    /// Shows a session that is not saved yet, and saves it.
    pub(super) fn begin_session(self, session: Session) {
        self.watching.set(false);
        self.write_down(session.clone(), Way::Shown, None);
        self.sit(session);
        saves::ask_to_stay();
    }

    /// Lays a worked example or a puzzle out on the table, to be looked at and played. It is never saved, and as it is laid out
    /// even a step with only one way waits.
    pub fn lay_out(self, laid: Laid, table: Box<dyn AnyTable>) {
        self.watching.set(false);
        let practice = table.practice();
        self.sit(Session::of(table, None, practice));
        self.laid.set(Some(laid));
    }

    pub(super) fn sit(self, session: Session) {
        self.laid.set(None);
        self.lifted.set(None);
        self.picked.set(None);
        self.asked.set_value(false);
        self.close_all();
        let is_saved = session.id.is_some();
        let look = is_saved && self.look_at.get_value() == session.id;
        self.look_at.set_value(None);
        self.toast.hide();
        let id = session.id.filter(|_| !self.watching.get_untracked());
        self.session.set(Some(session));
        self.fetch_reader();
        self.attach_lesson();
        self.to_table();
        self.shown(None);
        if let Some(id) = id {
            spawn_local(async move {
                tabs::hold(id).await;
            });
        }
        if look {
            return self.begin_looking();
        }
        if is_saved {
            self.settle();
        }
    }

    /// Shows the game on the table: its score where it is over, or the campaign that it is a chapter of.
    pub fn to_table(self) {
        self.screen.set(match self.to_move.get_untracked() {
            Some(_) => Screen::Play,
            None if self.with_session(|session| session.campaign.is_some()) => Screen::Campaign,
            None => Screen::Score,
        });
    }

    /// Closes every drawer. True where one was open.
    pub fn close_all(self) -> bool {
        let mut open = self.close_adviser();
        let drawers = [
            self.log_open,
            self.menu_open,
            self.settings_open,
            self.share_open,
            self.points_open,
            self.tomes_open,
            self.shortcuts_open,
        ];
        for drawer in drawers {
            if drawer.get_untracked() {
                drawer.set(false);
                open = true;
            }
        }
        if self.drawer.get_untracked().is_some()
            || self.confirmation.with_untracked(Option::is_some)
            || self.story.with_untracked(Option::is_some)
            || self.help.topic.with_untracked(Option::is_some)
        {
            self.help.topic.set(None);
            self.drawer.set(None);
            self.end_story();
            self.confirmation.set(None);
            open = true;
        }
        open
    }

    /// Goes to another screen; where that would lose something, it is asked about first.
    pub fn leave_for(self, screen: Screen) {
        if self.is_half_set_up() {
            self.confirmation.set(Some(Confirmation::Leave(screen)));
        } else {
            self.screen.set(screen);
        }
    }
}
