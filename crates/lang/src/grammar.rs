//! What a language's file says of its grammar and its nouns.

/// How the words of a language go together.
pub struct Grammar {
    /// The tag, as in the `lang` attribute of a page.
    pub tag: &'static str,
    /// What the language calls itself.
    pub name: &'static str,
    /// What stands between a head and what it announces.
    pub colon: &'static str,
    /// What stands between two parts that each have commas.
    pub semicolon: &'static str,
    /// What stands before the last item of a list.
    pub and: &'static str,
    /// What the only person at a table is called. Texts about a seat have a form of their own for it, behind the bar:
    /// `[{0} gains|You gain]`.
    pub you: &'static str,
    /// The decimal mark.
    pub decimal: char,
    /// The mark between thousands.
    pub thousands: char,
    /// Whether so many of a thing are spoken of as one is.
    pub is_one: fn(u8) -> bool,
    /// The indefinite article of a noun, up to the noun: "an ", "une ".
    pub a: fn(&Form) -> &'static str,
    /// The definite article: "the ", "l’".
    pub the: fn(&Form) -> &'static str,
    /// "of the ", "de l’".
    pub of_the: fn(&Form) -> &'static str,
    /// "of ", "d’".
    pub of: fn(&Form) -> &'static str,
    /// Puts a part behind the start of a sentence, which may change where they meet: "de" and "Odila" make "d’Odila".
    pub join: fn(&mut String, &str),
}

/// The gender of a noun, for the languages that have one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gender {
    /// As in English.
    None,
    /// Masculine.
    Masculine,
    /// Feminine.
    Feminine,
}

/// A noun in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// The noun for one.
    pub one: &'static str,
    /// The noun for many.
    pub many: &'static str,
    /// Its gender.
    pub gender: Gender,
}
