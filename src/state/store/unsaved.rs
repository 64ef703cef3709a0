//! The one place that knows what leaving the page would lose. It looks at what there is: choices that are not written yet, games
//! that the storage refused, results that found no room anywhere, a set-up that is not begun.

use super::Store;
use super::session::Session;
use crate::browser::leaving;
use crate::state::results;
use crate::state::saves;
use leptos::prelude::*;

/// A new game while it is set up.
#[derive(Clone, Copy)]
pub struct SetUp {
    /// True once it was changed since the page shows it.
    pub is_changed: Signal<bool>,
    /// Remembers what its address does not say.
    pub remember: Callback<()>,
}

impl Store {
    /// Asks from now on before something unsaved is lost.
    pub fn guard_unsaved(self) {
        leaving::guard(move || self.has_unsaved(), move || self.hand_on());
    }

    /// True while leaving the page would lose something.
    pub fn has_unsaved(self) -> bool {
        self.is_half_set_up() || !self.unwritten().is_empty() || saves::any_unsaved() || results::any_unsaved()
    }

    /// True while a new game is set up and not begun.
    pub(super) fn is_half_set_up(self) -> bool {
        self.set_up.get_value().is_some_and(|set_up| set_up.is_changed.get_untracked())
    }

    /// The games whose newest choices wait to be written, or are being written: of one game the newest last.
    fn unwritten(self) -> Vec<Session> {
        let mut games = self.left.get_value();
        games.extend(self.ahead.with_value(|ahead| ahead.as_ref().map(|ahead| ahead.session.clone())));
        games.retain(|session| session.id.is_some());
        games
    }

    /// Hands on to the next page of this tab what is unsaved. False where not all of it could be.
    fn hand_on(self) -> bool {
        if let Some(set_up) = self.set_up.get_value().filter(|_| self.is_half_set_up()) {
            set_up.remember.run(());
        }
        let waiting = |session: Session| Some((self.card(&session)?, self.text_of_session(&session)));
        let games = saves::hand_on(self.unwritten().into_iter().filter_map(waiting).collect());
        // Those that are due cannot be handed on: the code that makes them is missing.
        let results = self.lazy.here().is_none_or(|code| code.0.hand_on_results());
        games && results
    }
}
