//! The single check for data that leaving the page would lose: unwritten choices, games that the storage refused,
//! results without space, and a set-up that is not started.

use super::Store;
use super::session::Session;
use crate::browser::leaving;
use crate::state::results;
use crate::state::saves;
use leptos::prelude::*;

/// State of the set-up page.
#[derive(Clone, Copy)]
pub struct SetUp {
    /// True after a change since the page was opened.
    pub is_changed: Signal<bool>,
    /// Stores the answers that its address does not contain.
    pub remember: Callback<()>,
}

impl Store {
    /// Installs the question before unsaved data are lost.
    pub fn guard_unsaved(self) {
        leaving::guard(move || self.has_unsaved(), move || self.hand_on());
    }

    /// True if leaving the page would lose something.
    pub fn has_unsaved(self) -> bool {
        self.is_half_set_up() || !self.unwritten().is_empty() || saves::any_unsaved() || results::any_unsaved()
    }

    /// True while a changed set-up is not started.
    pub(super) fn is_half_set_up(self) -> bool {
        self.set_up.get_value().is_some_and(|set_up| set_up.is_changed.get_untracked())
    }

    /// Games whose newest choices wait to be written or are being written, the newest of each game last.
    fn unwritten(self) -> Vec<Session> {
        let mut games = self.left.get_value();
        games.extend(self.ahead.with_value(|ahead| ahead.as_ref().map(|ahead| ahead.session.clone())));
        games.retain(|session| session.id.is_some());
        games
    }

    /// Hands the unsaved data on to the next page of this tab. Returns false if some could not be handed on.
    fn hand_on(self) -> bool {
        if let Some(set_up) = self.set_up.get_value().filter(|_| self.is_half_set_up()) {
            set_up.remember.run(());
        }
        let waiting = |session: Session| Some((self.card(&session)?, self.text_of_session(&session)));
        let games = saves::hand_on(self.unwritten().into_iter().filter_map(waiting).collect());
        // Without the code that makes results, due ones cannot be handed on.
        let results = self.lazy.here().is_none_or(|code| code.0.hand_on_results());
        games && results
    }
}
