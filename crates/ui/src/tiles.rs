//! Tiles and tracks of a player board, with their states for the pending question.

/// Badge of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Badge {
    /// No badge.
    None,
    /// The tile cannot be chosen.
    Locked,
    /// The tile was used this round.
    Used,
}

/// State of a tile for the pending question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It can be chosen now.
    Legal,
    /// Its action is under way.
    Current,
    /// It was used.
    Used,
    /// It cannot be chosen.
    Locked,
    /// The question does not concern it.
    Quiet,
    /// The question asks for it.
    Target,
    /// It was chosen as the target.
    Targeted,
}

impl Standing {
    /// CSS class.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Legal => "legal",
            Self::Current => "current",
            Self::Used => "used",
            Self::Locked => "locked",
            Self::Quiet => "",
            Self::Target => "target",
            Self::Targeted => "targeted",
        }
    }
}

/// One place in a row of tasks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pip {
    /// Done, with the sign of the thing that lies there.
    Done(&'static str),
    /// The next one, with its total score if it scores.
    Next(i32),
    /// A later one, with its total score if it scores.
    Open(i32),
}

/// One row of a track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrackRow {
    /// CSS class of its colour.
    pub class: &'static str,
    /// Symbol on its marker.
    pub icon: &'static str,
    /// Level of the marker.
    pub level: u8,
    /// Number of cells beyond it that are lent for the round.
    pub lent: u8,
    /// Last cell.
    pub end: u8,
    /// Last cell that counts at the end; those beyond it are shown as lost.
    pub lid: u8,
    /// Spoken text.
    pub label: String,
}
