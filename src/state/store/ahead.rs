//! Changes of the game that are not visible yet.

use super::session::Session;

/// A session that is not visible or not written yet.
#[derive(Clone)]
pub(super) struct Ahead {
    pub(super) session: Session,
    pub(super) way: Way,
    /// Message that is shown with it.
    pub(super) said: Option<Said>,
    pub(super) number: u64,
}

/// A message about a step with a single legal choice.
#[derive(Clone)]
pub(super) struct Said {
    pub(super) text: String,
    /// Anchors of the movements of that step.
    pub(super) of: Vec<String>,
}

/// Kind of change of a session.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    /// A person or a computer chose. Steps with a single legal choice follow at once.
    Chosen,
    /// A script chose. Scripts expect synchronous results.
    ByScript,
    /// An undo, which the live region does not announce.
    Back,
    /// An undo by a script.
    BackByScript,
    Again,
    /// No change: the session is visible already and only has to be written.
    Shown,
}

impl Way {
    /// True if every step of a person with a single legal choice is made along with it.
    pub(super) const fn settles(self) -> bool {
        matches!(self, Self::Chosen | Self::Again)
    }

    pub(super) const fn by_script(self) -> bool {
        matches!(self, Self::ByScript | Self::BackByScript)
    }

    pub(super) const fn is_told(self) -> bool {
        matches!(self, Self::Chosen | Self::ByScript)
    }
}
