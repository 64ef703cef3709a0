//! The languages: a folder each, with a file for each game and one for the common texts.
//!
//! English texts are in the code that uses them: `text!("the game is over")`, `noun!("Monk", "Monks")`. The
//! translations and the grammar of any other language are in its folder alone. Every text is looked up at compile time:
//! a missing translation is a compile error that shows the text, and the page holds no table of texts and no code that
//! searches one. `tests/project/texts.rs` lists unused translations.
//!
//! No library does this. Fluent (fluent-bundle 0.16, one language, one message, built for size) adds 51 KB of code with
//! brotli, more than both languages together, and finds a missing text only in the browser. rust-i18n also looks texts
//! up by a key at run time. Most of our texts are generated from the cards’ effect trees, by a grammar of our own.
//!
//! A note separates two meanings of one English text that differ in another language: `text!("free", "costs nothing")`
//! is `"free | costs nothing"` in the tables.

mod en;
mod fr;
mod grammar;
mod letters;

pub use grammar::{Gender, Grammar, NounForms};
pub use letters::{large, small};

use serde::{Deserialize, Serialize};

/// The list of the languages besides English: the name of a variant, and its folder.
macro_rules! languages {
    ($($(#[$about:meta])* $lang:ident: $file:ident;)*) => {
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum Lang {
            #[default]
            En,
            $($(#[$about])* $lang,)*
        }

        const LANGUAGES: usize = 1 + [$(stringify!($file)),*].len();

        impl Lang {
            /// Every language, in the order in which they are offered.
            pub const ALL: [Self; LANGUAGES] = [Self::En, $(Self::$lang),*];

            pub const fn grammar(self) -> &'static Grammar {
                match self {
                    Self::En => &en::GRAMMAR,
                    $(Self::$lang => &$file::GRAMMAR,)*
                }
            }
        }

        impl Text {
            /// A text by its key: the English, with its note if it has one.
            #[doc(hidden)]
            pub const fn of(en: &'static str, key: &str) -> Self {
                Self([en, $(text_of($file::TEXTS, key)),*])
            }
        }

        impl Noun {
            #[doc(hidden)]
            pub const fn named(one: &'static str, many: &'static str, noted: &str) -> Self {
                Self([en::noun(one, many), $(noun_of($file::NOUNS, one, noted)),*])
            }
        }
    };
}

languages! {
    Fr: fr;
}

impl Lang {
    /// The language's tag, as in the `lang` attribute of a page.
    pub const fn tag(self) -> &'static str {
        self.grammar().tag
    }

    /// The language of a tag such as `fr-CA`; `None` for any other language.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let start = tag.split(['-', '_']).next()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|lang| lang.tag() == start)
    }
}

/// A text in every language, in the order of [`Lang::ALL`]: made by `text!`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text([&'static str; LANGUAGES]);

impl Text {
    pub const NONE: Self = Self([""; LANGUAGES]);

    /// A text that is the same in every language.
    pub const fn same(text: &'static str) -> Self {
        Self([text; LANGUAGES])
    }

    pub const fn localize(self, lang: Lang) -> &'static str {
        self.0[lang as usize]
    }
}

pub const fn localize(lang: Lang, text: Text) -> &'static str {
    text.localize(lang)
}

/// A noun in every language: made by `noun!`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noun([NounForms; LANGUAGES]);

impl Noun {
    /// A name that is the same in every language.
    pub const fn same(name: &'static str) -> Self {
        Self([NounForms { one: name, many: name, gender: Gender::Masculine }; LANGUAGES])
    }

    /// A text as a noun whose singular and plural are the same.
    pub const fn alike(text: Text) -> Self {
        let mut forms = [NounForms { one: "", many: "", gender: Gender::None }; LANGUAGES];
        let mut place = 0;
        while place < LANGUAGES {
            forms[place].one = text.0[place];
            forms[place].many = text.0[place];
            place += 1;
        }
        Self(forms)
    }

    pub const fn plural(&self) -> Text {
        let mut texts = [""; LANGUAGES];
        let mut place = 0;
        while place < LANGUAGES {
            texts[place] = self.0[place].many;
            place += 1;
        }
        Text(texts)
    }

    const fn form(&self, lang: Lang) -> &NounForms {
        &self.0[lang as usize]
    }

    pub const fn one(&self, lang: Lang) -> &'static str {
        self.form(lang).one
    }

    pub const fn many(&self, lang: Lang) -> &'static str {
        self.form(lang).many
    }

    /// The form for a number: in English only 1 is singular, in French 0 is as well.
    pub fn for_number(&self, number: u8, lang: Lang) -> &'static str {
        if (lang.grammar().is_one)(number) { self.one(lang) } else { self.many(lang) }
    }

    /// The noun with its number: "1 Scout", "2 Scouts".
    pub fn count(&self, number: u8, lang: Lang) -> String {
        let mut text = number.to_string();
        text.push(' ');
        text.push_str(self.for_number(number, lang));
        text
    }

    fn after(&self, article: fn(&NounForms) -> &'static str, lang: Lang) -> String {
        let form = self.form(lang);
        let mut text = article(form).to_owned();
        text.push_str(form.one);
        text
    }

    /// The noun with the indefinite article: "a Monk", "an Outpost"; "un Moine", "une Garnison".
    pub fn a(&self, lang: Lang) -> String {
        self.after(lang.grammar().a, lang)
    }

    /// The noun with the definite article: "the Abbot"; "l’Abbé", "le Clerc", "la Sentinelle".
    pub fn the(&self, lang: Lang) -> String {
        self.after(lang.grammar().the, lang)
    }

    /// "of the Abbot"; "de l’Abbé", "du Clerc", "de la Sentinelle".
    pub fn of_the(&self, lang: Lang) -> String {
        self.after(lang.grammar().of_the, lang)
    }

    /// "of Influence"; "d’Influence", "de Foi".
    pub fn of(&self, lang: Lang) -> String {
        self.after(lang.grammar().of, lang)
    }
}

/// A text of a language's files by its key. A missing one is a compile error that shows the key.
const fn text_of(files: &[&[(&str, &'static str)]], key: &str) -> &'static str {
    let mut file = 0;
    while file < files.len() {
        let mut place = 0;
        while place < files[file].len() {
            if same(files[file][place].0, key) {
                return files[file][place].1;
            }
            place += 1;
        }
        file += 1;
    }
    panic!("{}", key)
}

const fn noun_of(files: &[&[([&str; 2], NounForms)]], one: &str, many: &str) -> NounForms {
    let mut file = 0;
    while file < files.len() {
        let mut place = 0;
        while place < files[file].len() {
            if same(files[file][place].0[0], one) && same(files[file][place].0[1], many) {
                return files[file][place].1;
            }
            place += 1;
        }
        file += 1;
    }
    panic!("{}", one)
}

/// True if two texts are equal. It compares from the end, because many texts of one length begin alike.
const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut place = one.len();
    while place > 0 {
        place -= 1;
        if one[place] != other[place] {
            return false;
        }
    }
    true
}

/// A text by its English: `text!("Undo")`; with a note if that is ambiguous: `text!("free", "costs nothing")`.
#[macro_export]
macro_rules! text {
    ($en:literal) => {{
        const TEXT: $crate::Text = $crate::Text::of($en, $en);
        TEXT
    }};
    ($en:literal, $note:literal) => {{
        const TEXT: $crate::Text = $crate::Text::of($en, concat!($en, " | ", $note));
        TEXT
    }};
}

/// A noun by its English singular and plural: `noun!("Monk", "Monks")`; or by the singular, if it has no plural. A note
/// behind a semicolon separates two nouns that are equal in English only: `noun!("Squire", "Squires"; "of a guild")`.
#[macro_export]
macro_rules! noun {
    ($one:literal) => {
        $crate::noun!($one, $one)
    };
    ($one:literal, $many:literal $(,)?) => {{
        const NOUN: $crate::Noun = $crate::Noun::named($one, $many, $many);
        NOUN
    }};
    ($one:literal, $many:literal; $note:literal) => {{
        const NOUN: $crate::Noun = $crate::Noun::named($one, $many, concat!($many, " | ", $note));
        NOUN
    }};
}
