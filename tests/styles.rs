//! The style sheets stand as they were planned: in layers, a file a component, everything of a game below its own attribute.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The layers, lowest first, as `style/tokens.css` orders them.
const LAYERS: [&str; 6] = ["tokens", "base", "components", "pages", "game", "state"];

/// What the sheet of a game's co-op scenario may take besides.
const TOGETHER: usize = 4_000;

/// The games, and how many bytes of style a game has of its own at most: what two games share belongs among the components.
const GAMES: [(&str, usize); 3] = [("paladins", 18_000), ("viscounts", 18_000), ("architects", 18_300)];

/// A rule with declarations: the selector or query of every block around it, outermost first, and its own selector last.
type Rule = Vec<String>;

struct Sheet {
    name: String,
    text: String,
}

impl Sheet {
    /// The sheets of the folder, by name.
    fn all() -> Vec<Self> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("style");
        let mut sheets: Vec<Self> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .map(|path| Self {
                name: path.file_stem().unwrap().to_str().unwrap().to_owned(),
                text: without_comments(&fs::read_to_string(&path).unwrap()),
            })
            .collect();
        sheets.sort_by(|one, other| one.name.cmp(&other.name));
        sheets
    }

    /// The game whose own sheet it is: its name begins with the game's word.
    fn game(&self) -> Option<&'static str> {
        GAMES.iter().map(|(game, _)| *game).find(|game| self.name.split('-').next() == Some(*game))
    }

    /// The rules that declare something, in their order.
    fn rules(&self) -> Vec<Rule> {
        let (mut rules, mut open, mut start) = (Vec::new(), Vec::<String>::new(), 0);
        for (place, letter) in self.text.char_indices() {
            let before = self.text[start..place].split_whitespace().collect::<Vec<_>>().join(" ");
            match letter {
                '{' => open.push(before),
                '}' => {
                    assert!(open.pop().is_some(), "{}: a block is closed that was never opened", self.name);
                }
                ';' if !open.is_empty() && rules.last() != Some(&open) => rules.push(open.clone()),
                ';' => {}
                _ => continue,
            }
            start = place + 1;
        }
        assert!(open.is_empty(), "{}: {open:?} stays open", self.name);
        rules
    }
}

fn without_comments(text: &str) -> String {
    let mut parts = text.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    first + &parts.filter_map(|part| part.split_once("*/")).map(|(_, rest)| rest).collect::<String>()
}

#[test]
fn every_sheet_stands_in_a_layer_of_the_one_order() {
    let order = format!("@layer {};", LAYERS.join(", "));
    for sheet in Sheet::all() {
        assert_eq!(
            sheet.text.contains(&order),
            sheet.name == "tokens",
            "{}: the order stands in tokens.css alone",
            sheet.name
        );
        for rule in sheet.rules() {
            let layer = rule[0].strip_prefix("@layer ");
            assert!(layer.is_some_and(|layer| LAYERS.contains(&layer)), "{}: {rule:?} is in no layer", sheet.name);
        }
    }
}

#[test]
fn no_selector_stands_twice_in_a_sheet_and_query() {
    for sheet in Sheet::all() {
        let mut seen = BTreeSet::new();
        for rule in sheet.rules() {
            // The order of queries and selectors around a rule does not matter.
            let mut place = rule.clone();
            place.sort();
            assert!(seen.insert(place), "{}: {rule:?} stands twice", sheet.name);
        }
    }
}

#[test]
fn everything_of_a_game_stands_below_its_attribute() {
    for sheet in Sheet::all() {
        if let Some(game) = sheet.game() {
            let root = format!(".table[data-game={game}]");
            for rule in sheet.rules() {
                assert_eq!(rule[0], "@layer game", "{}: {rule:?}", sheet.name);
                assert_eq!(rule.get(1), Some(&root), "{}: {rule:?}", sheet.name);
            }
        } else {
            assert!(!sheet.text.contains("@layer game {"), "{} is no game's", sheet.name);
            for (game, _) in GAMES {
                assert!(!sheet.text.contains(&format!("data-game={game}")), "{} names {game}", sheet.name);
            }
        }
    }
}

/// When something comes or goes, a browser restyles all that lies below its parent and that a rule with such a sibling could mean:
/// `span + b` restyles every `b` of a table for each question that opens above it. Paragraphs alone are few enough.
#[test]
fn a_sibling_is_named_by_more_than_its_element() {
    for sheet in Sheet::all() {
        for selector in sheet.rules().iter().flatten() {
            let selector = selector.replace("n + ", "n+");
            for sign in [" + ", " ~ "] {
                let sides: Vec<&str> = selector.split(sign).collect();
                for (before, after) in sides.iter().zip(&sides[1..]) {
                    let sibling = before.rsplit(' ').next().unwrap_or_default();
                    let named = sibling.contains(['.', '#', '[']);
                    assert!(named || after.split(',').next() == Some("p"), "{}: {selector}", sheet.name);
                }
            }
        }
    }
}

#[test]
fn a_game_has_few_bytes_of_style_of_its_own() {
    let sheets = Sheet::all();
    for (game, most) in GAMES {
        let own = sheets.iter().filter(|sheet| sheet.game() == Some(game));
        let (together, own): (Vec<&Sheet>, Vec<&Sheet>) = own.partition(|sheet| sheet.name.ends_with("-together"));
        for (sheets, most) in [(own, most), (together, TOGETHER)] {
            let bytes: usize = sheets.iter().map(|sheet| sheet.text.len()).sum();
            assert!(bytes <= most, "{game} has {bytes} bytes of its own, at most {most} are allowed");
        }
    }
}

#[test]
fn the_page_asks_for_every_sheet_once() {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("index.html")).unwrap();
    let mut asked: Vec<&str> = page
        .split("href=\"style/")
        .skip(1)
        .filter_map(|rest| rest.split_once(".css\""))
        .map(|(name, _)| name)
        .collect();
    asked.sort_unstable();
    let sheets = Sheet::all();
    let names: Vec<&str> = sheets.iter().map(|sheet| sheet.name.as_str()).collect();
    assert_eq!(asked, names);
}
