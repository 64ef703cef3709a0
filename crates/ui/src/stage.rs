//! What is lit above the table while something is told: holes in a shade, rings, wires and marks, by the anchors of the table.

/// What a ring or a mark means to the one who looks on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Neither good nor bad, or not known.
    #[default]
    Plain,
    /// Good for the one who looks on.
    Good,
    /// A danger.
    Danger,
}

impl Tone {
    /// Its class.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Good => "good",
            Self::Danger => "danger",
        }
    }
}

/// A word or a number beside a place of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The anchor of the place.
    pub place: String,
    /// Its symbol, if it has one.
    pub sign: Option<&'static str>,
    /// What it says.
    pub text: String,
    /// What it means.
    pub tone: Tone,
}

/// What is lit. An anchor that is nowhere in sight is passed over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stage {
    /// Whether all but the lit places lies in the shade.
    pub shaded: bool,
    /// The anchors of the lit places: holes in the shade.
    pub lit: Vec<String>,
    /// The anchors of the places with a ring.
    pub rings: Vec<(String, Tone)>,
    /// From which anchor to which a wire runs.
    pub wires: Vec<(String, String)>,
    /// What stands beside places.
    pub marks: Vec<Mark>,
}

impl Stage {
    /// Whether nothing is lit.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
