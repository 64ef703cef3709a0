//! A small grammar for texts of a game: lists, templates, joined sentences. The rules of each language are in [`lang`].

use super::Lang;
pub use lang::{Noun, Text, large, localize, small};
use std::fmt::Display;
use std::iter::once;
use std::ops::Range;

/// Punctuation between a heading and its text.
pub const fn colon(lang: Lang) -> &'static str {
    lang.grammar().colon
}

/// Punctuation between two parts that contain commas.
pub const fn semicolon(lang: Lang) -> &'static str {
    lang.grammar().semicolon
}

/// Formats a number with a true minus sign.
pub fn signed(number: i32) -> String {
    number.to_string().replace('-', "−")
}

/// Formats a count with the thousands separator of the language.
pub fn grouped(lang: Lang, count: impl Display) -> String {
    let digits = count.to_string();
    let mut text = String::with_capacity(digits.len() + 6);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(lang.grammar().thousands);
        }
        text.push(digit);
    }
    text
}

/// Fills `{0}` to `{9}` of a template with these parts.
pub fn fill(lang: Lang, template: &str, parts: &[&str]) -> String {
    filled(lang, template, &|place| {
        let place = place.as_bytes().first().map_or(usize::MAX, |digit| usize::from(digit.wrapping_sub(b'0')));
        parts.get(place).copied()
    })
}

/// Fills the named placeholders of a template: `{round}`.
pub fn fill_named(lang: Lang, template: &str, parts: &[(&str, String)]) -> String {
    filled(lang, template, &|name| parts.iter().find(|part| part.0 == name).map(|part| part.1.as_str()))
}

/// Fills a template. `[{0} gains|You gain]` has two forms. The second one addresses the reader, and is taken where the
/// part named in the first one is [`you`].
fn filled<'a>(lang: Lang, template: &str, part: &dyn Fn(&str) -> Option<&'a str>) -> String {
    let join = lang.grammar().join;
    let mut text = String::with_capacity(template.len() + 32);
    let mut put = |mut rest: &str| {
        while let Some((before, after)) = rest.split_once('{') {
            text.push_str(before);
            let (place, behind) = after.split_once('}').unwrap_or((after, ""));
            join(&mut text, part(place).unwrap_or(""));
            rest = behind;
        }
        text.push_str(rest);
    };
    let mut rest = template;
    while let Some((before, forms, behind)) = two_forms(rest) {
        put(before);
        let named = forms[0].split_once('{').and_then(|(_, after)| part(after.split_once('}')?.0));
        put(forms[usize::from(named == Some(you(lang)))]);
        rest = behind;
    }
    put(rest);
    text
}

/// Splits a template at its next pair of forms: the text before, the two forms, the text behind.
fn two_forms(template: &str) -> Option<(&str, [&str; 2], &str)> {
    let (before, after) = template.split_once('[')?;
    let (forms, behind) = after.split_once(']')?;
    let (others, own) = forms.split_once('|')?;
    Some((before, [others, own], behind))
}

/// Name of the only person at a table: "You". A sentence about that seat addresses its reader.
pub const fn you(lang: Lang) -> &'static str {
    lang.grammar().you
}

/// A text in a language, with `{0}` to `{9}` filled with these parts.
pub fn phrase(lang: Lang, text: Text, parts: &[String]) -> String {
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    fill(lang, localize(lang, text), &parts)
}

/// A heading, a colon, and its text.
pub fn headed(head: &str, text: &str, lang: Lang) -> String {
    fill(lang, "{0}{1}{2}", &[head, colon(lang), text])
}

/// A list as part of a sentence: "a, b and c".
pub fn listed(items: &[String], lang: Lang) -> String {
    match items {
        [first @ .., before, last] => {
            let mut text = String::new();
            for item in first {
                text.push_str(item);
                text.push_str(", ");
            }
            text.push_str(before);
            text.push_str(lang.grammar().and);
            text.push_str(last);
            text
        }
        [only] => only.clone(),
        [] => String::new(),
    }
}

/// A list with commas; "nothing" where it is empty.
pub fn chained(items: &[String], lang: Lang) -> String {
    if items.is_empty() { localize(lang, text!("nothing")).to_owned() } else { items.join(", ") }
}

/// Maximum number of clauses of a sentence of [`prose`].
const CLAUSES: usize = 3;

/// Joins consecutive sentences about the same person: "Odila pays 1 Silver." and "Odila moves a Jar." become "Odila
/// pays 1 Silver and moves a Jar." A sentence with a colon or a semicolon stays by itself.
pub fn prose(sentences: &[String], names: &[String], lang: Lang) -> Vec<String> {
    let clause = |sentence: &str| {
        let of = |name: &String| {
            Some((name.len(), sentence.strip_prefix(name.as_str())?.strip_prefix(' ')?.strip_suffix('.')?))
        };
        let (name, clause) = names.iter().filter_map(of).max_by_key(|(name, _)| *name)?;
        (!clause.contains([':', ';', '.'])).then(|| (sentence[..name].to_owned(), clause.to_owned()))
    };
    let mut narrated = Vec::new();
    let mut row: Option<(String, Vec<String>)> = None;
    let close = |row: Option<(String, Vec<String>)>| {
        row.map(|(name, clauses)| fill(lang, "{0} {1}.", &[&name, &listed(&clauses, lang)]))
    };
    for sentence in sentences {
        match (clause(sentence), &mut row) {
            (Some((name, clause)), Some((same, clauses))) if name == *same && clauses.len() < CLAUSES => {
                clauses.push(clause);
            }
            (found, row) => {
                narrated.extend(close(row.take()));
                match found {
                    Some((name, clause)) => *row = Some((name, vec![clause])),
                    None => narrated.push(sentence.clone()),
                }
            }
        }
    }
    narrated.extend(close(row));
    narrated
}

/// Joins sentences like [`prose`], each with its range of places.
pub fn together(parts: Vec<(Range<usize>, String)>, names: &[String], lang: Lang) -> Vec<(Range<usize>, String)> {
    let (places, sentences): (Vec<_>, Vec<_>) = parts.into_iter().unzip();
    let mut narrated = Vec::new();
    let mut first = 0;
    for last in 0..sentences.len() {
        let goes_on = last + 1 < sentences.len() && prose(&sentences[first..last + 2], names, lang).len() == 1;
        if !goes_on {
            let text = prose(&sentences[first..=last], names, lang).concat();
            narrated.push((places[first].start..places[last].end, text));
            first = last + 1;
        }
    }
    narrated
}

/// A text with a capital first letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| once(large(first)).chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::Lang::{En, Fr};
    use super::*;

    const POST: Noun = noun!("Trading Post", "Trading Posts");
    const INK: Noun = noun!("Ink Well", "Ink Wells");
    const DEBT: Noun = noun!("Debt", "Debts");

    #[test]
    fn a_count_has_marks_between_its_thousands() {
        let counts = [0, 999, 1_000, 12_345, 1_234_567];
        assert_eq!(counts.map(|count| grouped(En, count)), ["0", "999", "1,000", "12,345", "1,234,567"]);
        assert_eq!(grouped(Fr, 12_345), "12\u{202f}345");
    }

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
    fn clauses_in_a_row_make_a_sentence() {
        let names = ["Jo", "Jo Ann"].map(str::to_owned);
        let joined = |sentences: &[&str], lang| {
            prose(&sentences.iter().map(|one| (*one).to_owned()).collect::<Vec<_>>(), &names, lang)
        };
        assert_eq!(
            joined(&["Jo pays 1 Silver.", "Jo moves a Jar.", "Jo Ann passes.", "A card leaves."], En),
            ["Jo pays 1 Silver and moves a Jar.", "Jo Ann passes.", "A card leaves."]
        );
        assert_eq!(
            joined(&["Jo paie.", "Jo joue.", "Jo gagne.", "Jo passe.", "Jo construit : tout.", "Jo prie."], Fr),
            ["Jo paie, joue et gagne.", "Jo passe.", "Jo construit : tout.", "Jo prie."]
        );
        assert_eq!(
            joined(&["Jo links them; each gains.", "Jo pays.", "Jo passes."], En),
            ["Jo links them; each gains.", "Jo pays and passes."]
        );
    }

    #[test]
    fn what_is_filled_in_is_elided_and_contracted() {
        let of = |name: &str| fill(Fr, "Un Ouvrier de {0} passe", &[name]);
        assert_eq!(
            ["Odila", "Wido", "Élise", "Le Rival", "le Clerc"].map(of),
            ["d’Odila", "de Wido", "d’Élise", "du Rival", "du Clerc"].map(|of| format!("Un Ouvrier {of} passe"))
        );
        assert_eq!(fill(Fr, "vient en aide à {0}.", &["Le Rival"]), "vient en aide au Rival.");
        assert_eq!(fill(Fr, "vient en aide à {0}.", &["Léa"]), "vient en aide à Léa.");
        let named = |template| fill(Fr, template, &["L’adversaire"]);
        assert_eq!(
            ["{0} joue.", "au tour de {0}", "avec {0}", "Vous contre\u{a0}: {0}"].map(named),
            ["L’adversaire joue.", "au tour de l’adversaire", "avec l’adversaire", "Vous contre\u{a0}: L’adversaire"]
        );
        assert_eq!(fill(En, "made {0}, {1}", &["a Wall", "le Mans"]), "made a Wall, le Mans");
    }

    /// One template serves both for other people by their names and for the reader.
    #[test]
    fn a_sentence_about_the_only_person_speaks_to_the_reader() {
        let link = "[{0} links|You link] it with [{1}|you] for {2}.";
        let linked = |one, other| fill(En, link, &[one, other, "2 VP"]);
        assert_eq!(linked("Odila", "The Rival"), "Odila links it with The Rival for 2 VP.");
        assert_eq!(linked("You", "The Rival"), "You link it with The Rival for 2 VP.");
        assert_eq!(linked("The Rival", "You"), "The Rival links it with you for 2 VP.");
        let wins = |name: &str| fill_named(Fr, "[{name} gagne|Vous gagnez] à {place}", &[("name", name.to_owned())]);
        assert_eq!([wins("You"), wins("Vous")], ["You gagne à ", "Vous gagnez à "]);
        assert_eq!(fill(En, "an open [{0}", &["a"]), "an open [a");
        let clauses = ["You pay 1 Silver.", "You pass."].map(str::to_owned);
        assert_eq!(prose(&clauses, &["You".to_owned()], En), ["You pay 1 Silver and pass."]);
    }

    #[test]
    fn lists_and_templates_are_filled_in() {
        let items = ["a", "b", "c"].map(str::to_owned);
        assert_eq!([listed(&items, En), listed(&items, Fr), listed(&items[..1], Fr)], ["a, b and c", "a, b et c", "a"]);
        assert_eq!(fill(En, "{1} and {0}, {7}", &["x", "y"]), "y and x, ");
        assert_eq!([capital("élan"), headed("A", "b", Fr)], ["Élan", "A\u{a0}: b"]);
    }
}
