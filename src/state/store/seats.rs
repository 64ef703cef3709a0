//! Games that come to the table: dealt, loaded, or read from the saves. Layers above the previous one are closed.

use super::Store;
use crate::browser::tabs;
use crate::info::info;
use crate::state::any_table::{AnyGame, AnyTable};
use crate::state::saves;
use crate::state::saving::ChangeOrigin;
use crate::state::screen::{Confirmation, Laid, Screen};
use crate::state::session::Session;
use kernel::{Seed, Setup, SetupError};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

impl Store {
    /// Deals a new game and shows it, once its code is loaded.
    pub fn begin(self, game: &str, setup: Setup, seed: Seed, practice: bool) -> Result<(), SetupError> {
        // Errors of the set-up are returned at once, loaded or not.
        setup.kinds_in(info(game).declared)?;
        // Fetched in parallel.
        self.code.running.fetch();
        self.code.with_game(game, move |code| {
            self.code.with_running(move |running| (running.begin)(code, setup, seed, practice));
        });
        Ok(())
    }

    /// Deals a new game and shows it. Implemented in the code of the running table.
    pub fn begin_now(self, code: &'static dyn AnyGame, setup: Setup, seed: Seed, practice: bool) {
        match code.deal(setup, seed) {
            Ok(table) => {
                let id = saves::fresh_id();
                // A second attempt at the daily challenge is practice.
                let practice = self.is_second_attempt(id, &*table) || practice;
                self.sit_down_as(id, table, practice);
            }
            Err(error) => self.notices.show_toast(error.to_string()),
        }
    }

    /// True if a new game is the daily challenge without being the scored attempt. Only lazily loaded code starts one.
    fn is_second_attempt(self, id: u64, table: &dyn AnyTable) -> bool {
        self.code.later.here().is_some_and(|later| (later.is_second_attempt)(id, table))
    }

    /// Continues a record as a new game. An error is reported. Implemented in the lazily loaded part.
    pub fn load_now(self, text: String) {
        spawn_local(async move {
            match self.session_of(&text, saves::fresh_id()).await {
                Ok(session) => self.begin_session(session),
                Err(why) => self.notices.show_toast(why.text(self.settings.texts_now())),
            }
        });
    }

    /// Shows a new game, and saves it under a number.
    pub(super) fn sit_down_as(self, id: u64, table: Box<dyn AnyTable>, practice: bool) {
        self.begin_session(Session::of(table, Some(id), practice));
    }

    /// Shows a new session, and saves it.
    pub(super) fn begin_session(self, session: Session) {
        self.saving.watching.set(false);
        self.write_down(session.clone(), ChangeOrigin::Shown, None);
        self.sit(session);
        saves::ask_to_stay();
    }

    /// Lays out a worked example or a puzzle, to view and play. It is never saved, and even a single legal choice
    /// waits.
    pub fn lay_out(self, laid: Laid, table: Box<dyn AnyTable>) {
        self.saving.watching.set(false);
        let practice = table.practice();
        self.sit(Session::of(table, None, practice));
        self.table.laid.set(Some(laid));
    }

    pub(super) fn sit(self, session: Session) {
        self.table.laid.set(None);
        self.choosing.lifted.set(None);
        self.choosing.picked.set(None);
        self.choosing.asked.set_value(false);
        self.close_all();
        let is_saved = session.id.is_some();
        let look = is_saved && self.table.look_at.get_value() == session.id;
        self.table.look_at.set_value(None);
        self.notices.toast.hide();
        let id = session.id.filter(|_| !self.saving.watching.get_untracked());
        self.table.session.set(Some(session));
        self.code.fetch_reader(self.table.game.get_untracked());
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

    /// Shows the game on the table: its score if it is over, or its campaign.
    pub fn to_table(self) {
        self.screen.set(match self.table.to_move.get_untracked() {
            Some(_) => Screen::Play,
            None if self.table.with_session(|session| session.campaign.is_some()) => Screen::Campaign,
            None => Screen::Score,
        });
    }

    /// Closes everything that is open, and ends a story. Returns true if something was open.
    pub fn close_all(self) -> bool {
        let narrates = self.stories.runs();
        let open = self.overlay.close_all();
        if narrates {
            self.end_story();
        }
        open || narrates
    }

    /// Goes to another screen, after a confirmation if something would be lost.
    pub fn leave_for(self, screen: Screen) {
        if self.pages.half_set_up().is_some() {
            self.overlay.question.set(Some(Confirmation::Leave(screen)));
        } else {
            self.screen.set(screen);
        }
    }
}
