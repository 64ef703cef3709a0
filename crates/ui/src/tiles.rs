//! The tiles and tracks of a player board: how they stand to the question that is asked.

/// What a badge says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Badge {
    /// Nothing: no badge.
    None,
    /// It cannot be chosen.
    Locked,
    /// It was used this round.
    Used,
}

/// How a tile stands to the question that is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It can be chosen now.
    Legal,
    /// It is being done.
    Current,
    /// It was used.
    Used,
    /// It cannot be chosen.
    Locked,
    /// It is not asked about.
    Quiet,
    /// It is what the question looks for.
    Target,
    /// It is what was aimed at.
    Targeted,
}

impl Standing {
    /// Its class.
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

/// One place in a row of things to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pip {
    /// Done: the sign of what lies there.
    Done(&'static str),
    /// The next one; what doing it scores in all, if it scores.
    Next(i32),
    /// Still to come; what doing it scores in all, if it scores.
    Open(i32),
}

/// One row of a track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrackRow {
    /// The class that gives its colour.
    pub class: &'static str,
    /// The sign on its marker.
    pub icon: &'static str,
    /// Where the marker stands.
    pub level: u8,
    /// How many cells beyond it are lent for the round.
    pub lent: u8,
    /// The last cell.
    pub end: u8,
    /// The last cell that counts at the end: those beyond it are shown as lost.
    pub lid: u8,
    /// Its spoken words.
    pub label: String,
}
