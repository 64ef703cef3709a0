//! The single check for data that leaving the page would lose: unwritten choices, games that the storage refused,
//! results without space, and a set-up that is not started.

use super::Store;
use crate::browser::leaving;
use crate::state::results;
use crate::state::saves;
use crate::state::session::Session;
use leptos::prelude::*;

impl Store {
    /// Installs the question before unsaved data are lost.
    pub fn guard_unsaved(self) {
        leaving::guard(move || self.has_unsaved(), move || self.hand_on());
    }

    /// True if leaving the page would lose something.
    fn has_unsaved(self) -> bool {
        self.pages.half_set_up().is_some()
            || !self.saving.unwritten().is_empty()
            || saves::any_unsaved()
            || results::any_unsaved()
    }

    /// Hands the unsaved data on to the next page of this tab. Returns false if some could not be handed on.
    fn hand_on(self) -> bool {
        if let Some(set_up) = self.pages.half_set_up() {
            set_up.remember.run(());
        }
        let waiting = |session: Session| Some((self.card(&session)?, self.text_of_session(&session)));
        let games = saves::hand_on(self.saving.unwritten().into_iter().filter_map(waiting).collect());
        // Without the code that makes results, due ones cannot be handed on.
        let results = self.code.later.here().is_none_or(|later| (later.hand_on_results)());
        games && results
    }
}
