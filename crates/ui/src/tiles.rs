#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Badge {
    None,
    Locked,
    Used,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileState {
    Legal,
    Current,
    Used,
    Locked,
    Quiet,
    Target,
    Targeted,
}

impl TileState {
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pip {
    Done(&'static str),
    Next(i32),
    Open(i32),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrackRow {
    pub class: &'static str,
    pub icon: &'static str,
    pub level: u8,
    /// Number of cells beyond it that are lent for the round.
    pub lent: u8,
    pub end: u8,
    /// Last cell that counts at the end; those beyond it are shown as lost.
    pub lid: u8,
    pub label: String,
}
