#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sign {
    pub icon: &'static str,
    /// Count; 1 shows no number.
    pub count: u8,
    pub repeat: bool,
    pub less: bool,
    pub label: String,
}

impl Sign {
    pub fn one(icon: &'static str, label: impl Into<String>) -> Self {
        Self::many(icon, 1, label)
    }

    pub fn many(icon: &'static str, count: u8, label: impl Into<String>) -> Self {
        Self { icon, count, repeat: false, less: false, label: label.into() }
    }

    pub fn repeated(icon: &'static str, count: u8, label: impl Into<String>) -> Self {
        Self { icon, count, repeat: true, less: false, label: label.into() }
    }
}

/// Something that a set-up deals to the seats at random, shown before the game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealtPart {
    pub title: String,
    pub start: Vec<Sign>,
    pub does: String,
}
