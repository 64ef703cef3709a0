//! What was chosen and is not shown yet.

use super::session::Session;

/// A session that is not shown yet, or not written.
#[derive(Clone)]
pub(super) struct Ahead {
    pub(super) session: Session,
    pub(super) way: Way,
    /// What is said when it is shown.
    pub(super) said: Option<Said>,
    pub(super) number: u64,
}

/// A sentence about a step that had only one way.
#[derive(Clone)]
pub(super) struct Said {
    pub(super) text: String,
    /// The anchors of what moved in that step.
    pub(super) of: Vec<String>,
}

/// How a session changes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    /// Somebody at the table, or a computer, chose; steps with only one way are made with it.
    Chosen,
    /// A script chose. Scripts see at once what they did.
    ByScript,
    /// Something was taken back, which the live region does not tell.
    Back,
    /// A script took something back.
    BackByScript,
    /// Something undone was done again.
    Again,
    /// It is on the page already and only to be written.
    Shown,
}

impl Way {
    /// Whether every step of a person that has only one way is made with it.
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
