pub struct Grammar {
    /// Tag, as in the `lang` attribute of a page.
    pub tag: &'static str,
    pub name: &'static str,
    /// Punctuation between a heading and its text.
    pub colon: &'static str,
    /// Punctuation between two parts that each have commas.
    pub semicolon: &'static str,
    /// Conjunction before the last item of a list.
    pub and: &'static str,
    /// Name of the only person at a table. Texts have a second form for it, behind the bar: `[{0} gains|You gain]`.
    pub you: &'static str,
    pub decimal: char,
    pub thousands: char,
    pub is_one: fn(u8) -> bool,
    /// Indefinite article of a noun, with its space: "an ", "une ".
    pub a: fn(&NounForms) -> &'static str,
    /// Definite article: "the ", "l’".
    pub the: fn(&NounForms) -> &'static str,
    /// Genitive with the definite article: "of the ", "de l’".
    pub of_the: fn(&NounForms) -> &'static str,
    /// Genitive without an article: "of ", "d’".
    pub of: fn(&NounForms) -> &'static str,
    /// Appends a part to the start of a sentence. Both may change where they meet: "de" and "Odila" make "d’Odila".
    pub join: fn(&mut String, &str),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gender {
    None,
    Masculine,
    Feminine,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NounForms {
    pub one: &'static str,
    pub many: &'static str,
    pub gender: Gender,
}
