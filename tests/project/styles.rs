//! The structure of the style sheets: layers, one file per component, and all of a game below its own attribute.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The layers, lowest first, as `style/tokens.css` orders them.
const LAYERS: [&str; 6] = ["tokens", "base", "components", "pages", "game", "state"];

/// Additional size limit of the sheet of a game's co-op scenario, in bytes.
const TOGETHER: usize = 4_000;

/// The games, with the size limits of their own styles in bytes. Styles shared by two games belong among the
/// components.
const GAMES: [(&str, usize); 3] = [("paladins", 21_200), ("viscounts", 18_400), ("architects", 19_400)];

/// A needed feature: the page's query for it, and a test for its use in a sheet.
type Need = (&'static str, fn(&StyleSheet) -> bool);

/// Features of the sheets that a browser of 2021 may lack: the query of `public/theme.js`, and a test for the use. A
/// feature neither here nor below is new: fewer browsers can show the page with it, so it needs a query, too.
const NEEDS: [Need; 7] = [
    ("selector(&)", |sheet| {
        sheet.rules().iter().any(|rule| rule.iter().filter(|one| !one.starts_with('@')).count() > 1)
    }),
    ("selector(:has(a))", |sheet| sheet.text.contains(":has(")),
    ("(container-type: size)", |sheet| sheet.text.contains("container-type:")),
    ("(color: color-mix(in srgb, red, red))", |sheet| sheet.text.contains("color-mix(in srgb")),
    ("(grid-template-rows: subgrid)", |sheet| sheet.text.contains("subgrid")),
    ("(height: 1dvh)", |sheet| sheet.text.contains("dvh")),
    ("(zoom: 2)", |sheet| sheet.text.contains(" zoom:")),
];

/// The at-rules, functions, pseudo-classes and units in the sheets, including those of the needs.
const AT_RULES: &str = "container font-face keyframes layer media page supports";
const FUNCTIONS: &str = "attr calc clamp color-mix cubic-bezier drop-shadow format grayscale has inset is linear-gradient max min minmax not \
    nth-child nth-last-child nth-of-type polygon radial-gradient repeat repeating-linear-gradient rgba rotate saturate scale translate \
    translateY url var where";
const PSEUDO: &str = "-moz-progress-bar -webkit-details-marker -webkit-progress-bar -webkit-progress-value active after before disabled \
    empty first-child first-letter focus focus-visible focus-within has hover is last-child not nth-child nth-last-child nth-of-type \
    only-child placeholder root where";
const UNITS: &str = "ch cqi deg dvh em fr mm ms pt px rem s vh vw";

/// A rule with declarations: the selector or query of every block around it, outermost first, and its own selector
/// last.
type Rule = Vec<String>;

struct StyleSheet {
    name: String,
    text: String,
}

impl StyleSheet {
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

    /// The game of the sheet, whose name begins with the game's key.
    fn game(&self) -> Option<&'static str> {
        GAMES.iter().map(|(game, _)| *game).find(|game| self.name.split('-').next() == Some(*game))
    }

    /// The rules with declarations, in order.
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
    for sheet in StyleSheet::all() {
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
    for sheet in StyleSheet::all() {
        let mut seen = BTreeSet::new();
        for rule in sheet.rules().into_iter().filter(|rule| rule.last().is_none_or(|own| own != "@font-face")) {
            // The order of queries and selectors around a rule does not matter.
            let mut place = rule.clone();
            place.sort();
            assert!(seen.insert(place), "{}: {rule:?} stands twice", sheet.name);
        }
    }
}

#[test]
fn everything_of_a_game_stands_below_its_attribute() {
    for sheet in StyleSheet::all() {
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

/// When an element comes or goes, a browser restyles everything below its parent that a rule with such a sibling could
/// match: `span + b` restyles every `b` of a table for each question that opens above it. Paragraphs alone are few
/// enough.
#[test]
fn a_sibling_is_named_by_more_than_its_element() {
    for sheet in StyleSheet::all() {
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
    let sheets = StyleSheet::all();
    for (game, most) in GAMES {
        let own = sheets.iter().filter(|sheet| sheet.game() == Some(game));
        let (together, own): (Vec<&StyleSheet>, Vec<&StyleSheet>) =
            own.partition(|sheet| sheet.name.ends_with("-together"));
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
    let sheets = StyleSheet::all();
    let names: Vec<&str> = sheets.iter().map(|sheet| sheet.name.as_str()).collect();
    assert_eq!(asked, names);
}

/// The first engines with nested rules took a leading element name for a declaration.
#[test]
fn a_nested_rule_begins_with_a_sign() {
    for sheet in StyleSheet::all() {
        for rule in sheet.rules() {
            let selectors: Vec<&String> = rule.iter().filter(|one| !one.starts_with('@')).collect();
            for nested in selectors.iter().skip(1).flat_map(|selector| alternatives(selector)) {
                assert!(!nested.starts_with(char::is_alphabetic), "{}: {nested} wants “& ” before it", sheet.name);
            }
        }
    }
}

/// The selectors of a list, one by one.
fn alternatives(list: &str) -> Vec<String> {
    let (mut all, mut depth) = (vec![String::new()], 0);
    for letter in list.chars() {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            ',' if depth == 0 => {
                all.push(String::new());
                continue;
            }
            _ => {}
        }
        all.last_mut().unwrap().push(letter);
    }
    all.iter().map(|one| one.trim().to_owned()).collect()
}

#[test]
fn what_the_sheets_need_of_a_browser_is_what_it_is_asked_for() {
    let theme = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("public/theme.js")).unwrap();
    let (_, list) = theme.split_once("var needs =").unwrap();
    let (list, _) = list.split_once(';').unwrap();
    let asked: String = list.split('"').skip(1).step_by(2).collect();
    assert_eq!(asked.split(" and ").collect::<Vec<_>>(), NEEDS.map(|(need, _)| need));
    let sheets = StyleSheet::all();
    for (need, is_used) in NEEDS {
        assert!(sheets.iter().any(is_used), "no sheet needs {need} any more");
    }

    let known = |words: &str, found: &str| words.split_whitespace().any(|word| word == found);
    for sheet in &sheets {
        for (start, words) in [("@", AT_RULES), (":", PSEUDO)] {
            let selectors = sheet.rules().into_iter().flatten().filter(|one| one.starts_with('@') == (start == "@"));
            for found in selectors.flat_map(|selector| words_after(&without_attributes(&selector), start)) {
                assert!(known(words, &found), "{}: {start}{found} is new", sheet.name);
            }
        }
        let functions = sheet.text.match_indices('(').map(|(place, _)| word_before(&sheet.text[..place]));
        for found in functions.filter(|found| !["", "and", "or"].contains(found)) {
            assert!(known(FUNCTIONS, found), "{}: {found}() is new", sheet.name);
        }
        for found in units(&without_pictures(&sheet.text)) {
            assert!(known(UNITS, found), "{}: the unit {found} is new", sheet.name);
        }
    }
}

/// A sheet without the pictures that are written in it.
fn without_pictures(text: &str) -> String {
    text.split("url(\"data:").map(|part| part.split_once("\")").map_or(part, |(_, rest)| rest)).collect()
}

/// A selector without the contents of its attribute parts.
fn without_attributes(selector: &str) -> String {
    selector.split('[').map(|part| part.split_once(']').map_or(part, |(_, rest)| rest)).collect()
}

/// The words of letters and hyphens after each occurrence of one or more signs.
fn words_after(text: &str, sign: &str) -> Vec<String> {
    let part = |part: &str| part.chars().take_while(|one| one.is_ascii_lowercase() || *one == '-').collect::<String>();
    text.split(sign).skip(1).map(part).filter(|word| !word.is_empty()).collect()
}

/// The word of letters and hyphens at the end of a text.
fn word_before(text: &str) -> &str {
    let start = text.rfind(|one: char| !one.is_ascii_lowercase() && one != '-').map_or(0, |place| place + 1);
    &text[start..]
}

/// The units of the numbers in declarations.
fn units(text: &str) -> Vec<&str> {
    let rules = text.split(['{', '}']).flat_map(|part| part.split_inclusive(';')).filter(|part| part.ends_with(';'));
    let declared = rules.filter_map(|part| part.split_once(':')).map(|(_, value)| value);
    let words =
        declared.flat_map(|value| value.split(|one: char| !one.is_ascii_alphanumeric() && !".-#_".contains(one)));
    let numbers = words.filter(|word| word.starts_with(|one: char| one.is_ascii_digit() || one == '.'));
    numbers
        .map(|word| word.trim_start_matches(|one: char| one.is_ascii_digit() || one == '.'))
        .filter(|unit| !unit.is_empty())
        .collect()
}

/// The table of docs/hosting.md names every need, with versions of three engines. The message to users names the newest
/// of each.
#[test]
fn the_docs_and_the_page_name_the_versions_that_have_it_all() {
    let read = |file: &str| fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    let hosting = read("docs/hosting.md");
    let rows: Vec<Vec<&str>> = hosting
        .lines()
        .skip_while(|line| !line.starts_with("| what is needed"))
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .map(|line| line.trim_matches('|').split('|').map(|cell| cell.trim().trim_matches('*')).collect())
        .collect();
    let (all, needs) = rows.split_last().unwrap();
    for (need, row) in NEEDS.iter().map(|(need, _)| *need).chain(["WebAssembly", "scripts"]).zip(needs) {
        assert!(row[0].trim_start_matches('`').starts_with(need), "{need} stands in its place: {row:?}");
    }
    assert_eq!(needs.len(), NEEDS.len() + 2);
    for engine in 1..=3 {
        let newest = needs.iter().map(|row| row[engine]).max_by(|one, other| {
            let [one, other] = [one, other].map(|version| version.parse::<f64>().unwrap());
            one.total_cmp(&other)
        });
        assert_eq!(Some(all[engine]), newest);
    }
    let [_, safari, chrome, firefox] = all[..] else { panic!("three engines") };
    let sentence = format!("Safari {safari}, Chrome {chrome}, Firefox {firefox}");
    assert_eq!(read("public/hosting.js").matches(&sentence).count(), 2, "in both languages");
    let readme = read("README.md");
    assert!(
        readme.contains(&format!("Safari {safari}, Chrome {chrome}, Edge {chrome} and Firefox {firefox}")),
        "README.md"
    );
    assert!(readme.contains(&format!("iPadOS and iOS {safari}")), "README.md");
}

/// A pull at the end of the scroll range would reload the page, a swipe would leave it. Over a scrolling page nothing
/// else scrolls.
#[test]
fn neither_a_pull_nor_a_swipe_leaves_the_page() {
    let main = StyleSheet::all().into_iter().find(|sheet| sheet.name == "main").unwrap();
    assert!(main.text.contains("html, body { overscroll-behavior: none; }"));
}
