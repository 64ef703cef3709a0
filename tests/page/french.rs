//! The page in French, beside the same page in English: the texts differ, except for words that are the same in both
//! languages.

use crate::browser::{Browser, PATIENCE};
use crate::every_game;
use crate::game::TestedGame;
use kernel::Lang;
use serde_json::json;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::thread;
use std::time::{Duration, Instant};

/// Every visible text, label and title with a word in it, within the element of `WITHIN`, without the names of the
/// languages.
const TEXTS: &str = r"
    const found = new Set();
    const own = (element) => !element.closest('[lang]:not(html)');
    const root = document.querySelector(WITHIN);
    if (!root) return [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (own(element) && element.checkVisibility()) found.add(walker.currentNode.textContent.trim());
    }
    for (const element of [root, ...root.querySelectorAll('[aria-label], [title], [placeholder]')])
        for (const name of ['aria-label', 'title', 'placeholder'])
            if (element.hasAttribute(name) && own(element)) found.add(element.getAttribute(name).trim());
    return [...found].filter((text) => /\p{L}{2}/u.test(text));";

/// Words that are the same in both: names, and words that French and English share.
const ALIKE: &str = "Francia Paladins Paladin Viscounts Architects Tomesaga Odila Wido Bertha Hugo \
    Ganelon Alcuin Fortunata standard \
    Anséis Bérengier Engelier Gérier Gérin Girard Ivon Ivoire Oliver Otton Roland Samson \
    Mines Prison actions plans Plans Normal Action Noble Corruption Collision collision Disciple Financier Emma Rudolf Tab Ctrl Y Z Suspicion Menu Influence Provision Provisions point points Points Viking Inquisition Acolyte Champion Archer Total action Assassin \
    Standard Solo solo min PNG CSV JSON Nobles Charlatan Position";

/// True if a text has only shared words, numbers and numerals.
fn is_alike(text: &str) -> bool {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).all(|word| {
        word.chars().all(|letter| letter.is_ascii_digit() || "IVX".contains(letter))
            || ALIKE.split_whitespace().any(|alike| alike == word)
    })
}

/// The page in two languages, led through the same steps, and the texts found in both, with their places.
struct Both([Browser; 2], RefCell<BTreeMap<String, String>>);

impl Both {
    fn open() -> Self {
        let open = |lang: Lang| {
            let browser = Browser::open_set(1024, 768, &[("lang", lang.tag()), ("prefs", "still")]);
            browser.wait_for(&format!("window.francia && document.documentElement.lang === '{}'", lang.tag()));
            browser
        };
        Self([open(Lang::En), open(Lang::Fr)], RefCell::default())
    }

    fn script(&self, body: &str) {
        for browser in &self.0 {
            browser.script(body);
        }
    }

    fn wait_for(&self, expression: &str) {
        for browser in &self.0 {
            browser.wait_for(expression);
        }
    }

    /// Clicks elements in sequence, as soon as each exists, and compares the resulting texts. A selector after a
    /// question mark is only waited for.
    fn visit(&self, place: &str, ways: &[&str]) {
        for way in ways {
            let selector = way.trim_start_matches('?');
            self.wait_for(&format!("document.querySelector('{selector}')"));
            if selector == *way {
                self.script(&format!("document.querySelector('{selector}').click()"));
            }
        }
        self.compare(place);
    }

    /// Looks for texts that are the same on the current page.
    fn compare(&self, place: &str) {
        self.compare_within("body", place);
    }

    /// Does the same in a part of the page, which may appear a moment later.
    fn compare_within(&self, within: &str, place: &str) {
        let texts_of = |browser: &Browser| -> BTreeSet<String> {
            let texts = browser.script(&format!("const WITHIN = '{within}';\n{TEXTS}"));
            texts.as_array().unwrap().iter().filter_map(|text| text.as_str().map(str::to_owned)).collect()
        };
        // Effects run after the last click, on a busy machine some time after: the texts have to be right in the end.
        let began = Instant::now();
        loop {
            let [en, fr] = [0, 1].map(|lang| texts_of(&self.0[lang]));
            let mut found = self.1.borrow_mut();
            let same: Vec<&String> =
                fr.intersection(&en).filter(|text| !is_alike(text) && !found.contains_key(*text)).collect();
            if !fr.is_empty() && same.is_empty() {
                return;
            }
            if began.elapsed() > PATIENCE {
                assert!(!fr.is_empty(), "{place}: no text at all");
                found.extend(same.into_iter().map(|text| (text.clone(), place.to_owned())));
                return;
            }
            drop(found);
            thread::sleep(Duration::from_millis(60));
        }
    }
}

every_game!(no_english_is_left_on_a_french_page);

/// From home through a complete game to its saved result, with every page, panel and drawer on the way.
fn no_english_is_left_on_a_french_page(game: TestedGame) {
    let both = Both::open();
    both.visit("home", &[]);
    both.visit("a new game", &[&format!(".door.open[data-game={}]", game.key())]);
    let [rival, module, _] = game.others();
    let setup = json!({"game": game.key(), "seats": ["human", rival], "seed": "walk", "modules": [module]});
    both.script(&format!("francia.new_game({setup})"));
    both.wait_for("document.querySelector('.table [data-choice]')");
    let mut step = 0;
    while !both.0[0].script("return francia.decision()").is_null() {
        both.script(&format!(
            "for (let step = {step}; step < {step} + 10 && francia.decision(); step += 1) {{
                 const {{ choices }} = francia.decision();
                 const acts = choices.filter((choice) => choice.word !== 'pass');
                 const from = acts.length ? acts : choices;
                 francia.choose(from[(step * 7919 + 13) % from.length].index);
             }}"
        ));
        step += 10;
        both.compare(&format!("step {step}"));
        if step == 30 {
            explanations(&both);
            panels(&both);
        }
        assert!(step < 900, "the game does not end");
    }
    both.visit("the score", &["?.score"]);
    both.visit("a link to share", &[".score [data-share]"]);
    both.script(CLOSE);
    both.visit("looking back", &[".score [data-look-back]", "?.time-line"]);
    both.script("francia.look_back()");
    both.script("dispatchEvent(new KeyboardEvent('keydown', { key: 'F1' }))");
    both.visit("the rules", &["?.rules-text section:nth-of-type(20)"]);
    both.visit("the score again", &[".rules .tool", "?.score"]);
    both.visit("home with a finished game", &[".score-foot [data-new]", ".setup .tool", "?.home [data-continue]"]);
    both.visit("the saved games", &[".home-foot .link:nth-of-type(1)", "?.save-card"]);
    both.visit("more of a saved game", &[".save-card .tool[aria-expanded]"]);
    both.visit("the finished games", &[".saves .tool", ".home-foot [data-past]", "?.past-game"]);
    both.visit("one of them", &[".past-game summary", "?.past-score"]);
    let found = both.1.take();
    assert!(found.is_empty(), "not French, or missing from the list of words alike, and where: {found:#?}");
}

/// Closes the drawer that is open.
const CLOSE: &str = "document.querySelector('.drawer .close')?.click()";

/// The log, the menu, and the explanations of everything on the table.
fn explanations(both: &Both) {
    for key in ["l", "?", "F1"] {
        both.script(&format!("dispatchEvent(new KeyboardEvent('keydown', {{ key: '{key}' }}))"));
        both.compare(key);
        both.script(&format!("{CLOSE} ?? document.querySelector('.rules .tool')?.click()"));
    }
    let topics = both.0[0].script(
        "return [...new Set([...document.querySelectorAll('[data-topic]')].map((thing) => thing.dataset.topic))]",
    );
    for topic in topics.as_array().unwrap().iter().filter_map(|topic| topic.as_str()) {
        both.script(&format!(
            "document.querySelector('[data-topic=\"{topic}\"]')?.dispatchEvent(
                new MouseEvent('contextmenu', {{ bubbles: true, cancelable: true }}))"
        ));
        // The table behind was already compared.
        both.compare_within(".drawer", topic);
        both.script(CLOSE);
    }
}

/// The panels that open over the table.
fn panels(both: &Both) {
    let menu = ".top-bar .icon-button";
    both.visit("the menu", &[menu, "?.menu"]);
    both.visit("the settings", &[".menu .btn", "?.settings"]);
    both.script(CLOSE);
    both.visit("a game to share", &[menu, ".menu [data-share]", "?.share"]);
    both.script(CLOSE);
    both.visit("a step of the past", &[menu, ".menu [data-look-back]", "?.time-line"]);
    both.script("francia.look_back()");
}

/// The language can change at any moment, without a reload, and everything that is open changes with it.
#[test]
fn the_language_changes_while_a_card_is_explained() {
    let browser = Browser::open(1024, 768);
    browser.speak(Lang::En);
    browser.script(
        "window.here = true; return francia.new_game({game: 'paladins', seats: ['human', 'solo-easy'], seed: '7'})",
    );
    browser.wait_for("francia.shown() && document.querySelector('[aria-label=\"Menu\"]')");
    browser.script("document.querySelector('[aria-label=\"Menu\"]').click()");
    let settings = "[...document.querySelectorAll('.menu button')].find((b) => b.textContent.includes('Settings'))";
    browser.wait_for(settings);
    browser.script(&format!("{settings}.click()"));
    browser.wait_for("document.querySelector('.settings button[lang=fr]')");
    browser.script("document.querySelector('.settings button[lang=fr]').click()");
    browser.wait_for("document.documentElement.lang === 'fr'");
    browser.wait_for("document.querySelector('.settings').textContent.includes('Langue')");
    browser.wait_for("document.querySelector('.dock, .ask').textContent.includes('équipe')");
    assert_eq!(browser.script("return window.here"), true);
    assert_eq!(browser.errors(), Vec::<String>::new());
}
