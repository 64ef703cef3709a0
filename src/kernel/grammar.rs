//! A very small grammar for the words of a game: nouns with their plurals and articles, lists, and templates.

use super::Lang;

/// The one of two texts that is in a language.
pub const fn say(lang: Lang, en: &'static str, fr: &'static str) -> &'static str {
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
    }
}

/// What stands between a head and what it announces.
pub const fn colon(lang: Lang) -> &'static str {
    say(lang, ": ", "\u{a0}: ")
}

/// What stands between two parts that each have commas.
pub const fn semicolon(lang: Lang) -> &'static str {
    say(lang, "; ", "\u{202f}; ")
}

/// A template with its parts put in for `{0}` to `{9}`.
pub fn fill(template: &str, parts: &[&str]) -> String {
    let mut text = String::with_capacity(template.len() + 32);
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        text.push_str(before);
        let (place, behind) = after.split_once('}').unwrap_or((after, ""));
        let place = place.as_bytes().first().map_or(usize::MAX, |digit| usize::from(digit.wrapping_sub(b'0')));
        text.push_str(parts.get(place).unwrap_or(&""));
        rest = behind;
    }
    text.push_str(rest);
    text
}

/// A head, a colon, and what it announces.
pub fn headed(head: &str, text: &str, lang: Lang) -> String {
    fill("{0}{1}{2}", &[head, colon(lang), text])
}

/// A list that is read as a sentence: "a, b and c".
pub fn listed(items: &[String], lang: Lang) -> String {
    match items {
        [first @ .., before, last] => {
            let mut text = String::new();
            for item in first {
                text.push_str(item);
                text.push_str(", ");
            }
            text.push_str(before);
            text.push_str(say(lang, " and ", " et "));
            text.push_str(last);
            text
        }
        [only] => only.clone(),
        [] => String::new(),
    }
}

/// A text with a capital at its start.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Whether a word starts with a vowel sound, so that French elides before it and English says "an".
fn vowel(word: &str) -> bool {
    word.chars().next().is_some_and(|first| "aeiouyâàéèêëîïôûüœ".contains(first.to_lowercase().next().unwrap_or(first)))
}

/// A noun of a game in both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noun {
    en: [&'static str; 2],
    fr: [&'static str; 2],
    feminine: bool,
}

/// A noun that is masculine in French: one and many in English, one and many in French.
pub const fn le(en: [&'static str; 2], fr: [&'static str; 2]) -> Noun {
    Noun { en, fr, feminine: false }
}

/// A noun that is feminine in French: one and many in English, one and many in French.
pub const fn la(en: [&'static str; 2], fr: [&'static str; 2]) -> Noun {
    Noun { en, fr, feminine: true }
}

impl Noun {
    const fn forms(&self, lang: Lang) -> [&'static str; 2] {
        match lang {
            Lang::En => self.en,
            Lang::Fr => self.fr,
        }
    }

    /// The noun for one.
    pub const fn one(&self, lang: Lang) -> &'static str {
        self.forms(lang)[0]
    }

    /// The noun for many.
    pub const fn many(&self, lang: Lang) -> &'static str {
        self.forms(lang)[1]
    }

    /// The form that goes with a number: in English only 1 is singular, in French 0 is as well.
    pub const fn for_number(&self, number: u8, lang: Lang) -> &'static str {
        match (lang, number) {
            (_, 1) | (Lang::Fr, 0) => self.one(lang),
            _ => self.many(lang),
        }
    }

    /// The noun with its number: "1 Scout", "2 Scouts".
    pub fn count(&self, number: u8, lang: Lang) -> String {
        let mut text = number.to_string();
        text.push(' ');
        text.push_str(self.for_number(number, lang));
        text
    }

    /// The noun with the indefinite article: "a Monk", "an Outpost"; "un Moine", "une Garnison".
    pub fn a(&self, lang: Lang) -> String {
        let noun = self.one(lang);
        let article = match lang {
            Lang::En if vowel(noun) => "an ",
            Lang::En => "a ",
            Lang::Fr if self.feminine => "une ",
            Lang::Fr => "un ",
        };
        fill("{0}{1}", &[article, noun])
    }

    /// The noun with the definite article: "the Abbot"; "l’Abbé", "le Clerc", "la Sentinelle".
    pub fn the(&self, lang: Lang) -> String {
        let noun = self.one(lang);
        let article = match lang {
            Lang::En => "the ",
            Lang::Fr if vowel(noun) => "l’",
            Lang::Fr if self.feminine => "la ",
            Lang::Fr => "le ",
        };
        fill("{0}{1}", &[article, noun])
    }

    /// "of the Abbot"; "de l’Abbé", "du Clerc", "de la Sentinelle".
    pub fn of_the(&self, lang: Lang) -> String {
        let noun = self.one(lang);
        let article = match lang {
            Lang::En => "of the ",
            Lang::Fr if vowel(noun) => "de l’",
            Lang::Fr if self.feminine => "de la ",
            Lang::Fr => "du ",
        };
        fill("{0}{1}", &[article, noun])
    }

    /// "of Influence"; "d’Influence", "de Foi".
    pub fn of(&self, lang: Lang) -> String {
        let noun = self.one(lang);
        let before = match lang {
            Lang::En => "of ",
            Lang::Fr if vowel(noun) => "d’",
            Lang::Fr => "de ",
        };
        fill("{0}{1}", &[before, noun])
    }
}

#[cfg(test)]
mod tests {
    use super::Lang::{En, Fr};
    use super::*;

    const POST: Noun = le(["Trading Post", "Trading Posts"], ["Comptoir", "Comptoirs"]);
    const INK: Noun = le(["Ink Well", "Ink Wells"], ["Encrier", "Encriers"]);
    const DEBT: Noun = la(["Debt", "Debts"], ["Dette", "Dettes"]);

    #[test]
    fn numbers_choose_the_form() {
        assert_eq!([0, 1, 2].map(|number| DEBT.count(number, En)), ["0 Debts", "1 Debt", "2 Debts"]);
        assert_eq!([0, 1, 2].map(|number| DEBT.count(number, Fr)), ["0 Dette", "1 Dette", "2 Dettes"]);
    }

    #[test]
    fn articles_fit_the_noun() {
        assert_eq!(
            [POST.a(En), INK.a(En), DEBT.a(Fr), INK.a(Fr)],
            ["a Trading Post", "an Ink Well", "une Dette", "un Encrier"]
        );
        assert_eq!(
            [POST.the(Fr), INK.the(Fr), DEBT.of_the(Fr), POST.of_the(Fr)],
            ["le Comptoir", "l’Encrier", "de la Dette", "du Comptoir"]
        );
        assert_eq!([INK.of(Fr), POST.of(Fr), INK.of_the(En)], ["d’Encrier", "de Comptoir", "of the Ink Well"]);
    }

    #[test]
    fn lists_and_templates_are_filled_in() {
        let items = ["a", "b", "c"].map(str::to_owned);
        assert_eq!([listed(&items, En), listed(&items, Fr), listed(&items[..1], Fr)], ["a, b and c", "a, b et c", "a"]);
        assert_eq!(fill("{1} and {0}, {7}", &["x", "y"]), "y and x, ");
        assert_eq!([capital("élan"), headed("A", "b", Fr)], ["Élan", "A\u{a0}: b"]);
    }
}
