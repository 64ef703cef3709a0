//! The types of a language's grammar and nouns.

/// Grammar of a language.
pub struct Grammar {
    /// Tag, as in the `lang` attribute of a page.
    pub tag: &'static str,
    /// Name of the language in itself.
    pub name: &'static str,
    /// Punctuation between a heading and its text.
    pub colon: &'static str,
    /// Punctuation between two parts that each have commas.
    pub semicolon: &'static str,
    /// Conjunction before the last item of a list.
    pub and: &'static str,
    /// Name of the only person at a table. Texts have a second form for it, behind the bar: `[{0} gains|You gain]`.
    pub you: &'static str,
    /// Decimal separator.
    pub decimal: char,
    /// Thousands separator.
    pub thousands: char,
    /// True if a number takes the singular.
    pub is_one: fn(u8) -> bool,
    /// Indefinite article of a noun, with its space: "an ", "une ".
    pub a: fn(&Form) -> &'static str,
    /// Definite article: "the ", "l’".
    pub the: fn(&Form) -> &'static str,
    /// Genitive with the definite article: "of the ", "de l’".
    pub of_the: fn(&Form) -> &'static str,
    /// Genitive without an article: "of ", "d’".
    pub of: fn(&Form) -> &'static str,
    /// Appends a part to the start of a sentence. Both may change where they meet: "de" and "Odila" make "d’Odila".
    pub join: fn(&mut String, &str),
}

/// Gender of a noun, for the languages that have one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gender {
    /// No gender, as in English.
    None,
    Masculine,
    Feminine,
}

/// A noun in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// Singular.
    pub one: &'static str,
    /// Plural.
    pub many: &'static str,
    pub gender: Gender,
}
