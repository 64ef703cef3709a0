//! What cards and boards give: a tree of a game's own atoms.

/// What a card or a board gives. Its text is generated from this, in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effects<A: 'static> {
    /// All of these, one after the other.
    All(&'static [A]),
    /// One of these lists, as the seat chooses.
    OneOf(&'static [&'static [A]]),
}

impl<A> Effects<A> {
    /// The list of a place, from the left, where there is a choice.
    pub fn option(self, place: usize) -> &'static [A] {
        match self {
            Self::OneOf(options) => options.get(place).copied().unwrap_or(&[]),
            Self::All(_) => &[],
        }
    }
}
