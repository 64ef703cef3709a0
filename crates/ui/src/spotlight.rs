//! The spotlight above the table: holes in a shade, rings, wires and marks, by the anchors of the table.

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    #[default]
    Plain,
    Good,
    Danger,
}

impl Tone {
    pub const fn class(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Good => "good",
            Self::Danger => "danger",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    pub place: String,
    pub sign: Option<&'static str>,
    pub text: String,
    pub tone: Tone,
}

/// Places that a step of a story lights. Invisible anchors are ignored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spotlight {
    pub shaded: bool,
    /// Anchors of the lit places: holes in the shade.
    pub lit: Vec<String>,
    pub rings: Vec<(String, Tone)>,
    pub wires: Vec<(String, String)>,
    pub marks: Vec<Mark>,
}

impl Spotlight {
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
