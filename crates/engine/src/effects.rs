//! Effects of cards and boards: a tree of a game's own atoms.

use kernel::Lang;
use kernel::grammar::{chained, listed, localize};

/// The effects of a card or a board. Their text is generated from this, in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effects<A: 'static> {
    /// All of these, one after the other.
    All(&'static [A]),
    /// One of these lists, chosen by the seat.
    OneOf(&'static [&'static [A]]),
}

impl<A> Effects<A> {
    /// The list at a place, from the left, where there is a choice.
    pub fn option(self, place: usize) -> &'static [A] {
        match self {
            Self::OneOf(options) => options.get(place).copied().unwrap_or(&[]),
            Self::All(_) => &[],
        }
    }

    /// Text of the effects: a list with commas, or the lists to choose from. `texts` returns the texts of a list's
    /// atoms.
    pub fn text(self, lang: Lang, texts: impl Fn(&'static [A]) -> Vec<String>) -> String {
        match self {
            Self::All(all) => chained(&texts(all), lang),
            Self::OneOf(options) => {
                let wordy = options.iter().any(|side| side.len() > 1);
                let or = if wordy { localize(lang, text!(", or else ")) } else { localize(lang, text!(" or ")) };
                let sides = options.iter().map(|side| listed(&texts(side), lang));
                sides.collect::<Vec<_>>().join(or)
            }
        }
    }
}
