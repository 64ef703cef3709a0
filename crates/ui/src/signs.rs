//! Signs: costs and effects as symbols with spoken texts.

/// A symbol with its number and spoken text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sign {
    /// Symbol.
    pub icon: &'static str,
    /// Count; 1 shows no number.
    pub count: u8,
    /// True if the symbol is repeated instead of a number.
    pub repeat: bool,
    /// True for a negative number.
    pub less: bool,
    /// Spoken text, with the number.
    pub label: String,
}

impl Sign {
    /// A symbol without a number.
    pub fn one(icon: &'static str, label: impl Into<String>) -> Self {
        Self::many(icon, 1, label)
    }

    /// A number and a symbol.
    pub fn many(icon: &'static str, count: u8, label: impl Into<String>) -> Self {
        Self { icon, count, repeat: false, less: false, label: label.into() }
    }

    /// A repeated symbol.
    pub fn repeated(icon: &'static str, count: u8, label: impl Into<String>) -> Self {
        Self { icon, count, repeat: true, less: false, label: label.into() }
    }
}

/// Something that a set-up deals to the seats at random, shown before the game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealt {
    /// Name of the thing.
    pub title: String,
    /// Goods that its seat starts with.
    pub start: Vec<Sign>,
    /// Effect for its seat, in a sentence.
    pub does: String,
}
