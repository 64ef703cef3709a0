//! Sessions on their way to the storage.

use super::session::Session;
use crate::browser::paint::painted;
use crate::browser::tabs;
use crate::state::saves;
use kernel::Trouble;
use leptos::prelude::*;
use markup::RwSignal;
use wasm_bindgen_futures::spawn_local;

/// Changes that are not visible or not written yet.
#[derive(Clone, Copy)]
pub struct Saving {
    pub(super) ahead: StoredValue<Option<PendingChange>>,
    /// Sessions that are still to be written: games that made room for another one, and those that a silent database
    /// did not accept.
    pub(super) queued: StoredValue<Vec<Session>>,
    /// True while the database is silent and `queued` waits for its answer.
    pub(super) late: StoredValue<bool>,
    pub(super) writing: StoredValue<bool>,
    /// Number of changes so far.
    pub(super) changes: StoredValue<u64>,
    /// Reason why the browser does not store the last choices; `None` if it does.
    pub trouble: RwSignal<Option<Trouble>>,
    /// True while another tab plays this game. Nothing can be chosen here then.
    pub watching: RwSignal<bool>,
}

/// A session that is not visible or not written yet.
#[derive(Clone)]
pub(super) struct PendingChange {
    pub(super) session: Session,
    pub(super) origin: ChangeOrigin,
    /// Message that is shown with it.
    pub(super) message: Option<Message>,
    pub(super) number: u64,
}

/// A message about a step with a single legal choice.
#[derive(Clone)]
pub(super) struct Message {
    pub(super) text: String,
    /// Anchors of the movements of that step.
    pub(super) of: Vec<String>,
}

/// Cause of a change of a session.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ChangeOrigin {
    /// A person or a computer chose. Steps with a single legal choice follow at once.
    Chosen,
    /// A script chose. Scripts expect synchronous results.
    ByScript,
    /// An undo, which the live region does not announce.
    Undo,
    /// An undo by a script.
    UndoByScript,
    Redo,
    /// No change: the session is visible already and only has to be written.
    Shown,
}

impl ChangeOrigin {
    /// True if every step of a person with a single legal choice is made along with it.
    pub(super) const fn settles(self) -> bool {
        matches!(self, Self::Chosen | Self::Redo)
    }

    pub(super) const fn by_script(self) -> bool {
        matches!(self, Self::ByScript | Self::UndoByScript)
    }

    pub(super) const fn is_announced(self) -> bool {
        matches!(self, Self::Chosen | Self::ByScript)
    }
}

impl Saving {
    pub(super) fn new() -> Self {
        Self {
            ahead: StoredValue::new(None),
            queued: StoredValue::new(Vec::new()),
            late: StoredValue::new(false),
            writing: StoredValue::new(false),
            changes: StoredValue::new(0),
            trouble: RwSignal::new(None),
            watching: RwSignal::new(false),
        }
    }

    /// True while a change is not visible yet.
    pub fn is_ahead(self) -> bool {
        self.ahead.with_value(|ahead| ahead.as_ref().is_some_and(|ahead| ahead.origin != ChangeOrigin::Shown))
    }

    /// The newest session, unless it is visible and written.
    pub(super) fn newest(self) -> Option<Session> {
        self.ahead.with_value(|ahead| ahead.as_ref().map(|ahead| ahead.session.clone()))
    }

    /// Queued session of a game.
    pub(super) fn queued_of(self, id: u64) -> Option<Session> {
        self.queued.with_value(|queued| queued.iter().find(|session| session.id == Some(id)).cloned())
    }

    /// Queues a session for a later write, in place of an earlier one of the same game.
    pub(super) fn queue(self, session: Session) {
        self.queued.update_value(|queued| {
            queued.retain(|other| other.id != session.id);
            queued.push(session);
        });
    }

    /// Takes a queued session out.
    pub(super) fn take_queued(self) -> Option<Session> {
        self.queued.try_update_value(Vec::pop).flatten()
    }

    /// Games whose newest choices wait to be written or are being written, the newest of each game last.
    pub(super) fn unwritten(self) -> Vec<Session> {
        let mut games = self.queued.get_value();
        games.extend(self.newest());
        games.retain(|session| session.id.is_some());
        games
    }

    /// Checks whether the game on the table is saved by now, after room was made.
    pub fn look_at_trouble(self, id: Option<u64>) {
        if self.trouble.get_untracked().is_some() && id.is_some_and(|id| !saves::is_unsaved(id)) {
            self.trouble.set(None);
        }
    }

    /// Releases the game for other tabs, once its changes are written.
    pub fn let_go(self) {
        spawn_local(async move {
            // Waiting for less than a frame could block the writing itself.
            while self.writing.get_value() {
                painted().await;
            }
            tabs::release();
        });
    }
}
