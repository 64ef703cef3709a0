//! French: its grammar, its nouns and its texts. The terms are those of the French edition where it has them.

mod architects;
mod common;
mod paladins;
mod viscounts;

use super::letters::{small, vowel};
use super::{Gender, Grammar, NounForms};

pub(super) const GRAMMAR: Grammar = Grammar {
    tag: "fr",
    name: "Français",
    colon: "\u{a0}: ",
    semicolon: "\u{202f}; ",
    and: " et ",
    you: "Vous",
    decimal: ',',
    thousands: '\u{202f}',
    is_one: |number| number < 2,
    a: |noun| if feminine(noun) { "une " } else { "un " },
    the: |noun| match () {
        () if elides(noun.one) => "l’",
        () if feminine(noun) => "la ",
        () => "le ",
    },
    of_the: |noun| match () {
        () if elides(noun.one) => "de l’",
        () if feminine(noun) => "de la ",
        () => "du ",
    },
    of: |noun| if elides(noun.one) { "d’" } else { "de " },
    join,
};

/// A masculine noun.
const fn le(one: &'static str, many: &'static str) -> NounForms {
    NounForms { one, many, gender: Gender::Masculine }
}

/// A feminine noun.
const fn la(one: &'static str, many: &'static str) -> NounForms {
    NounForms { one, many, gender: Gender::Feminine }
}

/// Words with a mute h, as far as the texts use them.
const MUTE_H: [&str; 1] = ["Hélène"];

/// True if "de" and "le" lose their vowel before a word.
fn elides(word: &str) -> bool {
    vowel(word) || MUTE_H.iter().any(|mute| word.starts_with(mute))
}

fn feminine(noun: &NounForms) -> bool {
    noun.gender == Gender::Feminine
}

/// Elides and contracts: "de" and "Odila" make "d’Odila", "à" and "le Rival" make "au Rival".
fn join(text: &mut String, part: &str) {
    let after = |word: &str| {
        text.strip_suffix(word).is_some_and(|before| !before.ends_with(|letter: char| letter.is_alphanumeric()))
    };
    let (of, to, that) = (after("de "), after("à "), after("que "));
    let within = text.strip_suffix(' ').is_some_and(|before| before.ends_with(char::is_alphanumeric));
    let article = |article: &str| {
        let start = part.get(..article.len()).filter(|start| start.chars().map(small).eq(article.chars()));
        start.map(|start| &part[start.len()..])
    };
    let (drop, instead, part) = match (article("le "), article("les ")) {
        _ if (of || that) && elides(part) => (2, "’", part),
        (Some(noun), _) if of => (3, "du ", noun),
        (Some(noun), _) if to => (3, "au ", noun),
        (_, Some(noun)) if of => (3, "des ", noun),
        (_, Some(noun)) if to => (3, "aux ", noun),
        _ => match article("l’") {
            Some(noun) if within => (0, "l’", noun),
            _ => (0, "", part),
        },
    };
    text.truncate(text.len() - drop);
    text.push_str(instead);
    text.push_str(part);
}

pub(super) const NOUNS: &[&[([&str; 2], NounForms)]] =
    &[common::NOUNS, paladins::NOUNS, viscounts::NOUNS, architects::NOUNS];

pub(super) const TEXTS: &[&[(&str, &str)]] = &[common::TEXTS, paladins::TEXTS, viscounts::TEXTS, architects::TEXTS];
