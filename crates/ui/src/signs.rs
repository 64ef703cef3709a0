//! Signs: what something costs or gives, as symbols with the words that they are spoken with.

/// A sign with the number that stands before it and the words it is spoken with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sign {
    /// Its symbol.
    pub icon: &'static str,
    /// How many; 1 shows no number.
    pub count: u8,
    /// Whether so many are shown side by side rather than as a number.
    pub repeat: bool,
    /// Whether it is so many less.
    pub less: bool,
    /// Its spoken words, the number among them.
    pub label: String,
}

impl Sign {
    /// One of something.
    pub fn one(icon: &'static str, label: impl Into<String>) -> Self {
        Self::many(icon, 1, label)
    }

    /// A number and a symbol.
    pub fn many(icon: &'static str, count: u8, label: impl Into<String>) -> Self {
        Self { icon, count, repeat: false, less: false, label: label.into() }
    }

    /// The symbol, so many times.
    pub fn repeated(icon: &'static str, count: u8, label: impl Into<String>) -> Self {
        Self { icon, count, repeat: true, less: false, label: label.into() }
    }
}

/// Something that a set-up deals to the seats by lot, for a look at it before the game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealt {
    /// What it is called.
    pub title: String,
    /// With what its seat begins.
    pub start: Vec<Sign>,
    /// What it does for its seat, in a sentence.
    pub does: String,
}
