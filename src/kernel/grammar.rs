//! A very small grammar for the words of a game: nouns with their plurals and articles, lists, and templates.

use super::Lang;
use std::iter::once;
use std::ops::Range;

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
        put(&mut text, parts.get(place).unwrap_or(&""));
        rest = behind;
    }
    text.push_str(rest);
    text
}

/// Puts a part behind a text. French elides and contracts there: "de" and "Odila" make "d’Odila", "à" and "le Rival" make
/// "au Rival". No English text ends with these words.
fn put(text: &mut String, part: &str) {
    let after = |word: &str| {
        text.strip_suffix(word).is_some_and(|before| !before.ends_with(|letter: char| letter.is_alphanumeric()))
    };
    let (of, to, that) = (after("de "), after("à "), after("que "));
    let article = |article: &str| {
        let start = part.get(..article.len()).filter(|start| start.chars().map(small).eq(article.chars()));
        start.map(|start| &part[start.len()..])
    };
    let (drop, instead, part) = match (article("le "), article("les ")) {
        _ if (of || that) && vowel(part) => (2, "’", part),
        (Some(noun), _) if of => (3, "du ", noun),
        (Some(noun), _) if to => (3, "au ", noun),
        (_, Some(noun)) if of => (3, "des ", noun),
        (_, Some(noun)) if to => (3, "aux ", noun),
        _ => (0, "", part),
    };
    text.truncate(text.len() - drop);
    text.push_str(instead);
    text.push_str(part);
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

/// How many deeds a sentence of [`prose`] tells at most.
const DEEDS: usize = 3;

/// Sentences as one tells them: what somebody does in a row becomes one sentence. "Odila pays 1 Silver." and "Odila moves
/// a Jar." make "Odila pays 1 Silver and moves a Jar." What ends in a list after a colon stays by itself.
pub fn prose(sentences: &[String], names: &[String], lang: Lang) -> Vec<String> {
    let deed = |sentence: &str| {
        let of = |name: &String| {
            Some((name.len(), sentence.strip_prefix(name.as_str())?.strip_prefix(' ')?.strip_suffix('.')?))
        };
        let (name, deed) = names.iter().filter_map(of).max_by_key(|(name, _)| *name)?;
        (!deed.contains([':', '.'])).then(|| (sentence[..name].to_owned(), deed.to_owned()))
    };
    let mut told = Vec::new();
    let mut row: Option<(String, Vec<String>)> = None;
    let close =
        |row: Option<(String, Vec<String>)>| row.map(|(name, deeds)| fill("{0} {1}.", &[&name, &listed(&deeds, lang)]));
    for sentence in sentences {
        match (deed(sentence), &mut row) {
            (Some((name, deed)), Some((same, deeds))) if name == *same && deeds.len() < DEEDS => deeds.push(deed),
            (found, row) => {
                told.extend(close(row.take()));
                match found {
                    Some((name, deed)) => *row = Some((name, vec![deed])),
                    None => told.push(sentence.clone()),
                }
            }
        }
    }
    told.extend(close(row));
    told
}

/// Sentences that tell of places in a row, as [`prose`] tells them, each with the places of which it tells.
pub fn together(parts: Vec<(Range<usize>, String)>, names: &[String], lang: Lang) -> Vec<(Range<usize>, String)> {
    let (places, sentences): (Vec<_>, Vec<_>) = parts.into_iter().unzip();
    let mut told = Vec::new();
    let mut first = 0;
    for last in 0..sentences.len() {
        let goes_on = last + 1 < sentences.len() && prose(&sentences[first..last + 2], names, lang).len() == 1;
        if !goes_on {
            let text = prose(&sentences[first..=last], names, lang).concat();
            told.push((places[first].start..places[last].end, text));
            first = last + 1;
        }
    }
    told
}

/// A text with a capital at its start.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| once(large(first)).chain(letters).collect())
}

/// The capital of a letter of English or French. The standard library knows those of every script, in tables that weigh on
/// the page.
pub fn large(letter: char) -> char {
    match letter {
        'œ' => 'Œ',
        '÷' => '÷',
        'à'..='þ' => char::from(letter as u8 - 32),
        _ => letter.to_ascii_uppercase(),
    }
}

/// The small letter of a capital of English or French.
pub fn small(letter: char) -> char {
    match letter {
        'Œ' => 'œ',
        '×' => '×',
        'À'..='Þ' => char::from(letter as u8 + 32),
        _ => letter.to_ascii_lowercase(),
    }
}

/// Whether a word starts with a vowel sound, so that French elides before it and English says "an".
fn vowel(word: &str) -> bool {
    word.chars().next().is_some_and(|first| "aeiouyâàéèêëîïôûüœ".contains(small(first)))
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
    fn letters_of_french_have_their_capitals() {
        let pairs = "aàâçéèêëîïôùûüœzþ".chars().zip("AÀÂÇÉÈÊËÎÏÔÙÛÜŒZÞ".chars());
        assert!(pairs.into_iter().all(|(letter, capital)| (large(letter), small(capital)) == (capital, letter)));
        assert_eq!("×÷ßÿ1 Я".chars().map(large).collect::<String>(), "×÷ßÿ1 Я");
        assert_eq!("×÷ßÿ1 я".chars().map(small).collect::<String>(), "×÷ßÿ1 я");
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
    fn deeds_in_a_row_make_a_sentence() {
        let names = ["Jo", "Jo Ann"].map(str::to_owned);
        let told = |sentences: &[&str], lang| {
            prose(&sentences.iter().map(|one| (*one).to_owned()).collect::<Vec<_>>(), &names, lang)
        };
        assert_eq!(
            told(&["Jo pays 1 Silver.", "Jo moves a Jar.", "Jo Ann passes.", "A card leaves."], En),
            ["Jo pays 1 Silver and moves a Jar.", "Jo Ann passes.", "A card leaves."]
        );
        assert_eq!(
            told(&["Jo paie.", "Jo joue.", "Jo gagne.", "Jo passe.", "Jo construit : tout.", "Jo prie."], Fr),
            ["Jo paie, joue et gagne.", "Jo passe.", "Jo construit : tout.", "Jo prie."]
        );
    }

    #[test]
    fn what_is_filled_in_is_elided_and_contracted() {
        let of = |name: &str| fill("Un Ouvrier de {0} passe", &[name]);
        assert_eq!(
            ["Odila", "Wido", "Élise", "Le Rival", "le Clerc"].map(of),
            ["d’Odila", "de Wido", "d’Élise", "du Rival", "du Clerc"].map(|of| format!("Un Ouvrier {of} passe"))
        );
        assert_eq!(fill("vient en aide à {0}.", &["Le Rival"]), "vient en aide au Rival.");
        assert_eq!(fill("vient en aide à {0}.", &["Léa"]), "vient en aide à Léa.");
        assert_eq!(fill("made {0}, {1}", &["a Wall", "le Mans"]), "made a Wall, le Mans");
    }

    #[test]
    fn lists_and_templates_are_filled_in() {
        let items = ["a", "b", "c"].map(str::to_owned);
        assert_eq!([listed(&items, En), listed(&items, Fr), listed(&items[..1], Fr)], ["a, b and c", "a, b et c", "a"]);
        assert_eq!(fill("{1} and {0}, {7}", &["x", "y"]), "y and x, ");
        assert_eq!([capital("élan"), headed("A", "b", Fr)], ["Élan", "A\u{a0}: b"]);
    }
}
