//! The texts of the page and of the rules: none unused, none missing in a language, and French typography.

use kernel::grammar::you;
use kernel::rulebook::{self, Rulebook};
use kernel::{Chance, Coop, Game, Lang, Seat, Setup, Spoken, Table, random_choice};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use trilogy::GAMES;
use trilogy::{for_each_game, with_game};

/// Key of the campaign, which has rules and signs like a game.
const CAMPAIGN: &str = "tomesaga";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every file with this suffix in a folder and in its subfolders.
fn files(folder: &Path, ending: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            found.extend(files(&entry, ending));
        } else if entry.extension().is_some_and(|own| own == ending) {
            let text = fs::read_to_string(&entry).unwrap();
            found.push((entry, text));
        }
    }
    found.sort();
    found
}

/// The texts between quotes in a line of code.
fn quoted(line: &str) -> Vec<String> {
    let (mut texts, mut inside, mut escaped) = (Vec::new(), None::<String>, false);
    for letter in line.chars() {
        match (&mut inside, letter) {
            (None, '"') => inside = Some(String::new()),
            (Some(text), _) if escaped => {
                text.push(letter);
                escaped = false;
            }
            (Some(_), '\\') => escaped = true,
            (Some(_), '"') => texts.extend(inside.take()),
            (Some(text), _) => text.push(letter),
            (None, _) => {}
        }
    }
    texts
}

/// The rows of a language's files, one per text or noun.
fn rows(lang: &str) -> Vec<String> {
    let code = files(&root().join("crates/lang/src").join(lang), "rs");
    let lines = code.iter().flat_map(|(_, text)| text.lines());
    lines.filter(|line| line.starts_with("    (\"") || line.starts_with("    ([\"")).map(str::to_owned).collect()
}

/// The rows of a language's files: the English with its note, and the translation. Nouns in singular and plural.
fn texts(lang: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for row in rows(lang) {
        match &quoted(&row)[..] {
            [en, own] => found.push((en.clone(), own.clone())),
            [one, many, own, own_many] => found.extend([(one.clone(), own.clone()), (many.clone(), own_many.clone())]),
            other => panic!("a row of {lang} has a text too many or too few: {other:?}"),
        }
    }
    assert!(found.len() > 1000, "the texts are not found any more");
    found
}

/// The tags of the languages besides English: each has a file.
fn others() -> impl Iterator<Item = &'static str> {
    Lang::ALL.map(Lang::tag).into_iter().filter(|tag| *tag != "en")
}

#[test]
fn every_text_of_the_interface_is_used() {
    let code = ["src", "crates"].map(|folder| files(&root().join(folder), "rs")).concat();
    let tables = code
        .iter()
        .filter(|(path, _)| path.parent() == Some(&root().join("src/texts")) || path.ends_with("table/texts.rs"));
    let mut names = Vec::new();
    for (_, table) in tables {
        let rows = table.lines().filter(|line| line.ends_with("\";"));
        names.extend(rows.filter_map(|row| Some(row.trim().split_once([':', '('])?.0.to_owned())));
    }
    assert!(names.len() > 300, "the names are not found any more");
    let code = code.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>().join("\n");
    let used = |name: &str| {
        [format!(".{name}("), format!("s::{name},"), format!("s::{name})")].iter().any(|way| code.contains(way))
    };
    let unused: Vec<String> = names.into_iter().filter(|name| !used(name)).collect();
    assert_eq!(unused, Vec::<String>::new(), "texts that nothing shows");
}

/// Every text of a language is used. Missing ones are compile errors.
#[test]
fn no_language_has_a_text_that_nobody_says() {
    let code: String = ["src", "crates"]
        .into_iter()
        .flat_map(|folder| files(&root().join(folder), "rs"))
        .filter(|(path, _)| !path.starts_with(root().join("crates/lang/src")))
        .map(|(_, text)| text)
        .collect();
    let quoted_texts: BTreeSet<String> = code.lines().flat_map(quoted).collect();
    for lang in others() {
        for (en, _) in texts(lang) {
            let (text, note) = en.split_once(" | ").unwrap_or((&en, ""));
            assert!(
                quoted_texts.contains(text) && (note.is_empty() || quoted_texts.contains(note)),
                "{lang}: nobody says “{en}”"
            );
        }
        let rows = rows(lang);
        let mut known = BTreeSet::new();
        for row in rows.iter().filter(|row| row.starts_with("    (\"")) {
            assert!(known.insert(row.split("\", \"").next()), "{lang}: stands there twice: {row}");
        }
    }
}

/// The placeholders of the English text occur in every language: by name, or the same number of numbered ones, since a
/// language may need a noun with its article where another one does not.
#[test]
fn every_language_puts_the_same_parts_into_a_text() {
    let parts = |text: &str| -> BTreeSet<String> {
        text.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0.to_owned())).collect()
    };
    let numbered = |parts: &BTreeSet<String>| parts.iter().all(|part| part.parse::<u8>().is_ok());
    for lang in others() {
        for (en, own) in texts(lang) {
            let (there, here) = (parts(&en), parts(&own));
            let same = if numbered(&there) { there.len() == here.len() && numbered(&here) } else { there == here };
            assert!(same, "{lang}: {en}: {own}");
        }
    }
}

/// Returns an error of French typography: a straight apostrophe, or a two-part sign after a breaking space.
fn not_french(text: &str) -> Option<&'static str> {
    let odd = [" ;", " :", " !", " ?", " »", "« ", "'"].into_iter().find(|odd| text.contains(odd));
    // "?", "!" and ";" need a narrow space before them; ":" needs a non-breaking space.
    let bare = |sign: char| {
        text.char_indices().any(|(place, letter)| {
            letter == sign && !text[..place].ends_with(['\u{a0}', '\u{202f}', '?', '!', '{', ':']) && place > 0
        })
    };
    odd.or_else(|| bare(';').then_some("a bare semicolon")).or_else(|| bare('?').then_some("a bare question mark"))
}

#[test]
fn french_texts_are_set_as_french_is() {
    for (_, fr) in texts("fr") {
        assert_eq!(not_french(&fr), None, "{fr}");
    }
    for (file, text) in files(&root().join("public/rules"), "txt") {
        if file.to_string_lossy().ends_with(".fr.txt") {
            for line in text.lines() {
                assert_eq!(not_french(line), None, "{line}");
            }
        }
    }
}

/// A thing has one name in a language. The French edition uses “Taxe” for the gain and “Impôts” for the supply: here
/// both are “Taxe”, like the sign.
#[test]
fn tax_has_one_name_in_french() {
    let documents = files(&root().join("public/rules"), "txt").into_iter();
    let documents = documents.filter(|(file, _)| file.to_string_lossy().ends_with(".fr.txt")).map(|(_, text)| text);
    let all: Vec<String> = documents.chain(texts("fr").into_iter().map(|(_, fr)| fr)).collect();
    assert!(all.iter().any(|text| text.contains("Taxe")));
    for text in all {
        let other = text.lines().find(|line| line.to_lowercase().contains("impôt"));
        assert_eq!(other, None, "“Taxe” is what this is called");
    }
}

#[test]
fn the_setting_of_french_is_checked() {
    assert_eq!(not_french("Passez l’appareil\u{a0}: à vous\u{202f}!"), None);
    for odd in ["l'appareil", "Vraiment ?", "Vraiment?", "oui ; non"] {
        assert!(not_french(odd).is_some(), "{odd}");
    }
}

fn rules(game: &str, lang: &str) -> String {
    fs::read_to_string(root().join(format!("public/rules/{game}.{lang}.txt"))).unwrap()
}

/// The titles of sections or signs: the first part of the lines that begin with this.
fn heads(text: &str, start: &str) -> Vec<String> {
    text.lines().filter_map(|line| line.strip_prefix(start)?.split(" | ").next().map(str::to_owned)).collect()
}

#[test]
fn the_rules_have_the_same_sections_and_signs_in_every_language() {
    others().for_each(the_rules_have_the_same_sections_and_signs_as_in_english);
}

fn the_rules_have_the_same_sections_and_signs_as_in_english(lang: &str) {
    let texts = |lang| GAMES.map(|game| rules(game, lang)).concat();
    let (en, fr) = (texts("en"), texts(lang));
    for start in ["# ", "= "] {
        assert_eq!(heads(&en, start), heads(&fr, start));
    }
    assert_eq!(en.lines().count(), fr.lines().count(), "line by line the same");
    for (one, other) in en.lines().zip(fr.lines()) {
        assert_eq!(one.matches(" | ").count(), other.matches(" | ").count(), "{one}\n{other}");
        let numbers = |line: &str| {
            let mut numbers: Vec<String> = line
                .split(|letter: char| !letter.is_ascii_digit())
                .filter(|number| !number.is_empty())
                .map(str::to_owned)
                .collect();
            numbers.sort();
            numbers
        };
        assert_eq!(numbers(one), numbers(other), "the figures are the same:\n{one}\n{other}");
    }
}

/// The sections that a text leads to.
fn links(text: &str) -> Vec<&str> {
    text.split("](").skip(1).map(|rest| rest.split(')').next().unwrap_or_default()).collect()
}

#[test]
fn every_link_in_the_rules_leads_to_a_section() {
    for (game, lang) in GAMES.iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang.tag()))) {
        let text = rules(game, lang);
        let sections = heads(&text, "# ");
        let links = links(&text);
        assert!(links.len() > 20, "the links are not found any more");
        for link in links {
            assert!(sections.iter().any(|section| section == link), "{game}, {lang}: {link}");
        }
    }
}

/// A search for a title finds its section first, in every language.
#[test]
fn a_search_of_the_rules_finds_the_section_of_that_name_first() {
    for (game, lang) in GAMES.iter().chain([&CAMPAIGN]).flat_map(|game| Lang::ALL.map(|lang| (game, lang.tag()))) {
        let book = Rulebook::read(&rules(game, lang));
        for section in &book.sections {
            let found = book.find(&rulebook::search_words(&section.title));
            assert_eq!(found.first().map(|first| &first.title), Some(&section.title), "{game}, {lang}");
        }
    }
}

/// The names of the symbols of a sprite.
fn symbols(sprite: &str) -> Vec<String> {
    let text = fs::read_to_string(root().join("public").join(sprite)).unwrap();
    text.split("<symbol id=\"").skip(1).map(|rest| rest.split('"').next().unwrap_or_default().to_owned()).collect()
}

/// The sprites: that of all games, and each game's own.
fn sprites() -> Vec<String> {
    let names = fs::read_dir(root().join("public")).unwrap().map(|entry| entry.unwrap().file_name());
    let names = names.map(|name| name.into_string().unwrap());
    names.filter(|name| name.strip_suffix(".svg").is_some_and(|stem| stem.starts_with("icons"))).collect()
}

/// The static data of a game list the symbols of its own sprite: an unlisted symbol would not be found.
#[test]
fn a_game_lists_the_symbols_of_its_own_sprite() {
    let mut own = vec!["icons.svg".to_owned()];
    for game in GAMES.into_iter().chain([CAMPAIGN]) {
        let info = fs::read_to_string(root().join(format!("src/info/{game}.rs"))).unwrap();
        let text = |field: &str| info.split(&format!("{field}: \"")).nth(1).and_then(|rest| rest.split('"').next());
        let sprite = text("sprite").unwrap();
        let listed: Vec<&str> = text("signs").unwrap().split_whitespace().filter(|word| *word != "\\").collect();
        if listed.is_empty() {
            assert_eq!(sprite, "icons.svg", "{game}");
        } else {
            assert_eq!(listed, symbols(sprite), "{game}");
            own.push(sprite.to_owned());
        }
    }
    let (mut all, mut known) = (sprites(), own);
    all.sort();
    known.sort();
    assert_eq!(all, known, "every sprite is a game's, or the campaign's");
}

#[test]
fn every_sign_that_the_table_draws_is_in_the_glossary() {
    let signs: Vec<String> = sprites().iter().flat_map(|sprite| symbols(sprite)).collect();
    let code: String = files(&root().join("src"), "rs").into_iter().map(|(_, text)| text).collect();
    let books = GAMES.into_iter().chain([CAMPAIGN]);
    let glossary: Vec<String> = books.flat_map(|game| heads(&rules(game, "en"), "= ")).collect();
    // The signs of the interface itself stand beside their texts.
    let drawn = signs.iter().filter(|sign| !sign.starts_with("ui-") && code.contains(&format!("\"{sign}\"")));
    let missing: Vec<_> = drawn.clone().filter(|sign| !glossary.iter().any(|known| known == *sign)).collect();
    assert!(drawn.count() > 40, "the signs are not found any more");
    assert_eq!(missing, Vec::<&String>::new());
    for known in glossary {
        assert!(signs.contains(&known), "the glossary has {known}, which the sprite has not");
    }
}

/// Every game of the page has a lesson, and so has its co-op scenario: a game that replays legally, with comments at
/// the learner's steps.
#[test]
fn every_lesson_replays_and_every_comment_has_its_step() {
    for game in GAMES {
        with_game!(game, G => check_the_lessons::<G>()).unwrap();
    }
}

fn check_the_lessons<G: Game>() {
    check_the_lesson::<G>("lesson", "of_game", 20);
    if Coop::of_game(G::MODULES).next().is_some() {
        check_the_lesson::<G>("together", "of_team", 15);
    }
}

/// Checks a lesson by its files, and that the page knows it by its seed.
fn check_the_lesson<G: Game>(file: &str, named: &str, spoken_of: usize) {
    let game = G::NAME;
    let record = fs::read_to_string(root().join(format!("public/rules/{game}.{file}.json"))).unwrap();
    let table = Table::<G>::read(&record).unwrap();
    let info = fs::read_to_string(root().join(format!("src/info/{game}.rs"))).unwrap();
    assert!(info.contains(&format!("Lesson::{named}(\"{}\")", table.seed().text())), "{game}: the page offers {file}");
    assert_eq!(Coop::of(table.setup()).is_some(), named == "of_team", "{game}: {file}");
    let choices = table.record().choices;
    // The person who answers for a computer of the same team counts as well.
    let asked = |step: usize| table.past().get(step).and_then(|past| past.state.decision());
    let person = |step: usize| step < choices.len() && asked(step).is_some_and(|asked| table.answers(asked) == Seat(0));
    // The page makes the learner's forced choices by itself, except for confirmed ones.
    let open = |step: usize| {
        let mut legal = Vec::new();
        table.past()[step].state.choices(&mut legal);
        legal.len() > 1
    };
    // A comment has the same subject in every language. The page tests check that it lies on the table.
    let spoken = |lang: Lang| {
        let text = fs::read_to_string(root().join(format!("public/rules/{game}.{file}.{}.txt", lang.tag()))).unwrap();
        let marks = text
            .lines()
            .map(|line| if line.starts_with(['@', '#']) { line.to_owned() } else { "a paragraph".to_owned() });
        marks.collect::<Vec<_>>()
    };
    assert!(spoken(Lang::En).iter().filter(|line| line.starts_with("@ ")).count() > spoken_of, "{game}");
    assert!(Lang::ALL.iter().all(|&lang| spoken(lang) == spoken(Lang::En)), "{game}");
    for lang in Lang::ALL.map(Lang::tag) {
        let text = fs::read_to_string(root().join(format!("public/rules/{game}.{file}.{lang}.txt"))).unwrap();
        let steps: Vec<usize> = heads(&text, "# ").iter().map(|step| step.parse().unwrap()).collect();
        let partner = table.setup().names.get(1).filter(|name| text.contains(name.as_str()));
        assert_eq!(partner.is_some(), named == "of_team", "{game}, {lang}: the partner has the name that is spoken of");
        let (last, marked) = steps.split_last().unwrap();
        assert!(marked.is_sorted() && marked.iter().all(|&step| person(step)), "{game}, {lang}: {marked:?}");
        let missing = (0..choices.len()).find(|step| person(*step) && open(*step) && !marked.contains(step));
        assert_eq!(missing, None, "{game}, {lang}: a comment for each choice of the learner");
        assert_eq!(*last, choices.len(), "{game}, {lang}: a last word");
        let sections = heads(&rules(game, lang), "# ");
        for link in links(&text) {
            assert!(sections.iter().any(|section| section == link), "{game}, {lang}: {link}");
        }
    }
    let end = &table.past().last().unwrap().state;
    assert!(end.round_number() >= 2, "{game}: another round is begun");
    assert!(end.decision().is_some(), "{game}: the game goes on");
}

/// Sentences about the only person at a table address that person: never "You gains", nor "a Worker of You".
#[test]
fn what_is_reported_of_the_only_person_speaks_to_the_reader() {
    for_each_game!(G => every_sentence_speaks_to_the_reader::<G>());
}

fn every_sentence_speaks_to_the_reader<G: Spoken>() {
    let mut sentences = 0;
    for (seed, others) in (0..).zip([&["random"][..], &["random"; 3], &[G::OFFICIALS[0]]]) {
        let setup = Setup::of(&[&["human"], others].concat());
        let (mut events, mut list, mut chance) = (Vec::new(), Vec::new(), Chance::new(seed));
        let mut game = G::deal(&setup, Chance::new(seed + 7), &mut events).unwrap();
        while let Some(choice) = random_choice(&game, &mut chance, &mut list) {
            game.apply(choice, &mut events).unwrap();
        }
        for (event, lang) in events.iter().flat_map(|event| Lang::ALL.map(|lang| (event, lang))) {
            let reported = |name: &str| G::event(event, &[name, "Bertha", "Hugo", "Bilo"].map(str::to_owned), lang);
            // A name without elision before it.
            let Some(by_name) = reported("Wido").filter(|reported| reported.contains("Wido")) else { continue };
            let to_reader = reported(you(lang)).unwrap();
            sentences += 1;
            assert!(!to_reader.contains("Wido"), "{to_reader}");
            assert_ne!(to_reader, by_name.replace("Wido", you(lang)), "{event:?} has one form only");
        }
    }
    assert!(sentences > 500, "{}: the sentences are not found any more", G::NAME);
}
