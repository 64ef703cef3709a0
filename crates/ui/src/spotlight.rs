//! Highlights above the table: holes in a shade, rings, wires and marks, by the anchors of the table.

/// Meaning of a ring or a mark for the viewer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Neutral or unknown.
    #[default]
    Plain,
    /// Good for the viewer.
    Good,
    /// A danger.
    Danger,
}

impl Tone {
    /// CSS class.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Good => "good",
            Self::Danger => "danger",
        }
    }
}

/// A text or a number beside a place of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Anchor of the place.
    pub place: String,
    /// Symbol, if it has one.
    pub sign: Option<&'static str>,
    /// Text of the mark.
    pub text: String,
    /// Meaning for the viewer.
    pub tone: Tone,
}

/// The highlights of a moment. Invisible anchors are ignored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stage {
    /// True if everything but the lit places is shaded.
    pub shaded: bool,
    /// Anchors of the lit places: holes in the shade.
    pub lit: Vec<String>,
    /// Anchors of the places with a ring.
    pub rings: Vec<(String, Tone)>,
    /// Wires, each from one anchor to another.
    pub wires: Vec<(String, String)>,
    /// Marks beside places.
    pub marks: Vec<Mark>,
}

impl Stage {
    /// True if nothing is highlighted.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
