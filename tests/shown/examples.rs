//! The worked examples on the page: each opens as a playable game, with texts in every language. The tests of each
//! game's examples check that they end as in the rulebook.

use kernel::{Game, Lang, Record, Table};
use std::fs;
use std::path::Path;
use trilogy::with_game;

/// The examples of a game: key, and record of the position.
type Examples = Vec<(&'static str, Record)>;

/// The examples of every game, by the game's key.
fn examples() -> Vec<(&'static str, Examples)> {
    trilogy::each_game! { ($($game:ident: $Game:ident;)*) => {
        vec![$({
            let examples = trilogy::$game::examples::EXAMPLES;
            (stringify!($game), examples.map(|(key, position)| (key, position().record())).into())
        }),*]
    } }
}

fn check<G: Game>(key: &str, record: &Record) {
    let table = Table::<G>::read(&record.write()).unwrap_or_else(|error| panic!("{} {key}: {error}", G::NAME));
    assert!(table.state().fits(table.setup()), "{key}");
    assert!(!table.choices().is_empty(), "{key} is at a choice");
    assert!(table.practice(), "{key} is practice");
    // Choices in it can be undone, and the moves before it cannot.
    let mut played = table.clone();
    assert!(played.undo_in_practice().is_err(), "{key}");
    played.choose(table.choices()[0]).unwrap();
    assert_eq!(played.past().len(), 2, "{key}");
    played.undo_in_practice().unwrap();
    assert_eq!(played.state(), table.state(), "{key}");
}

#[test]
fn every_example_opens_as_a_legal_game_at_a_choice() {
    for (game, list) in examples() {
        for (key, record) in list {
            with_game!(game, G => check::<G>(key, &record)).unwrap();
        }
    }
}

#[test]
fn every_example_is_reported_in_every_language_and_leads_to_its_rule() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("public/rules");
    let read = |name: String| fs::read_to_string(folder.join(name)).unwrap();
    for (game, list) in examples() {
        let keys: Vec<&str> = list.iter().map(|(key, _)| *key).collect();
        for lang in Lang::ALL.map(Lang::tag) {
            let (text, rules) = (read(format!("{game}.examples.{lang}.txt")), read(format!("{game}.{lang}.txt")));
            let heads = text.lines().filter_map(|line| line.strip_prefix("# "));
            let reported: Vec<&str> = heads.clone().filter_map(|head| head.split(" | ").next()).collect();
            assert_eq!(reported, keys, "{game}, {lang}");
            assert!(heads.clone().all(|head| head.split(" | ").count() == 3), "{game}, {lang}: word, sign and name");
            let spoken = |lang: &str| -> Vec<String> {
                let text = read(format!("{game}.examples.{lang}.txt"));
                text.lines().filter(|line| line.starts_with("@ ")).map(str::to_owned).collect()
            };
            assert!(spoken(lang).len() > 15, "{game}, {lang}: examples say what they speak of");
            assert_eq!(spoken(lang), spoken("en"), "{game}, {lang}: in every language the same");
            for entry in text.split("# ").skip(1) {
                let links = entry.split("](").skip(1).filter_map(|rest| rest.split(')').next());
                assert!(links.clone().count() > 0, "{game}, {lang}: {entry} leads to no rule");
                for link in links {
                    assert!(rules.contains(&format!("# {link} | ")), "{game}, {lang}: {link}");
                }
            }
        }
    }
}
