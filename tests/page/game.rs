//! A whole game, played as a person plays it: with clicks on what the page offers.

use crate::browser::{Browser, root};
use kernel::Coop;
use serde_json::{Value, json};
use std::fs;

/// The word of the lesson of a co-op scenario.
pub const TOGETHER: &str = "together";

/// What the tests of all games have to know of one. Each game has its own in `tests/page/game/`.
pub struct Facts {
    /// An official opponent.
    pub rival: &'static str,
    /// The name that it goes by.
    pub name: &'static str,
    /// The word of a choice of an action.
    pub action: &'static str,
    /// The topic of that action, and the section of the rules that it belongs to.
    pub action_topic: [&'static str; 2],
    /// A word that only a few of its rules have, and one of them in French.
    pub sought: [&'static str; 2],
    /// Another official opponent, a part that may be added, and a choice that no game has.
    pub others: [&'static str; 3],
    /// How many lines its score sheet has.
    pub score_lines: usize,
    /// What stands over the plot of its points.
    pub plot: &'static str,
    /// Whether a single tap may show a card, so that it is asked about; else what is looked at is confirmed.
    pub asks: bool,
    /// What its official opponent is called in a list.
    pub rival_listed: &'static str,
    /// What lies in a row at the start of a game.
    pub in_a_row: &'static str,
    /// Cards on the page that only their owner may see.
    pub secret: &'static str,
    /// The piles of hidden cards in its state, as the worker gets it: a path of names.
    pub hidden_pile: [&'static str; 2],
    /// The parts that are no choice in its co-op scenario.
    pub settled_together: &'static [&'static str],
    /// Whether the players of its co-op scenario may exchange what is dealt.
    pub exchanges: bool,
    /// The first two choices of the learner in its lesson.
    pub lesson_begins: [&'static str; 2],
}

trilogy::each_game! { ($($game:ident: $Game:ident;)*) => {
    $(mod $game;)*

    /// The games that the page can play. [`every_game`] tests for each of them what its own table shows, [`one_game`] for one of
    /// them what the page does around any table.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Game {
        $($Game),*
    }

    impl Game {
        /// Every game.
        pub const ALL: [Self; [$(stringify!($game)),*].len()] = [$(Self::$Game),*];

        /// Its co-op scenarios, from the easiest on.
        pub fn scenarios(self) -> Vec<Coop> {
            match self {
                $(Self::$Game => Coop::of_game(<trilogy::$game::$Game as kernel::Game>::MODULES).collect()),*
            }
        }

        /// Its word.
        pub const fn word(self) -> &'static str {
            match self {
                $(Self::$Game => stringify!($game)),*
            }
        }

        const fn facts(self) -> &'static Facts {
            match self {
                $(Self::$Game => &$game::FACTS),*
            }
        }
    }
} }

impl Game {
    /// The game of a test that one game is enough for. The name decides, so that each game has its share and a failure happens again.
    pub const fn of_test(name: &str) -> Self {
        Self::ALL[name.len() % Self::ALL.len()]
    }

    /// An official opponent.
    pub const fn rival(self) -> &'static str {
        self.facts().rival
    }

    /// The name that it goes by.
    pub const fn name(self) -> &'static str {
        self.facts().name
    }

    /// The topic of the action, and the section of the rules that it belongs to.
    pub const fn action_topic(self) -> [&'static str; 2] {
        self.facts().action_topic
    }

    /// A word that only a few of its rules have, and one of them in French.
    pub const fn sought(self) -> [&'static str; 2] {
        self.facts().sought
    }

    /// Another official opponent, a part that may be added, and a choice that no game has.
    pub const fn others(self) -> [&'static str; 3] {
        self.facts().others
    }

    /// How many lines its score sheet has.
    pub const fn score_lines(self) -> usize {
        self.facts().score_lines
    }

    /// What stands over the plot of its points.
    pub const fn plot(self) -> &'static str {
        self.facts().plot
    }

    /// The word of a choice of an action.
    pub const fn action(self) -> &'static str {
        self.facts().action
    }

    /// Whether a single tap may show a card, so that it is asked about; else what is looked at is confirmed.
    pub const fn asks(self) -> bool {
        self.facts().asks
    }

    /// What its official opponent is called in a list.
    pub const fn rival_listed(self) -> &'static str {
        self.facts().rival_listed
    }

    /// What lies in a row at the start of a game.
    pub const fn in_a_row(self) -> &'static str {
        self.facts().in_a_row
    }

    /// Cards on the page that only their owner may see.
    pub const fn secret(self) -> &'static str {
        self.facts().secret
    }

    /// The piles of hidden cards in its state, as the worker gets it: a path of names.
    pub const fn hidden_pile(self) -> [&'static str; 2] {
        self.facts().hidden_pile
    }

    /// Its lessons: the word of each, and how many choices it takes. Its co-op scenario has one too.
    pub fn lessons(self) -> Vec<(&'static str, u64)> {
        let files = ["lesson"].into_iter().chain((!self.scenarios().is_empty()).then_some(TOGETHER));
        let choices = |file: &'static str| {
            let path = root().join(format!("public/rules/{}.{file}.json", self.word()));
            let record: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
            (file, record["choices"].as_array().unwrap().len() as u64)
        };
        files.map(choices).collect()
    }

    /// The parts that are no choice in its co-op scenario.
    pub const fn settled_together(self) -> &'static [&'static str] {
        self.facts().settled_together
    }

    /// Whether the players of its co-op scenario may exchange what is dealt.
    pub const fn exchanges(self) -> bool {
        self.facts().exchanges
    }

    /// The first two choices of the learner in its lesson.
    pub const fn lesson_begins(self) -> [&'static str; 2] {
        self.facts().lesson_begins
    }

    /// One person against an official opponent.
    pub const fn alone(self) -> [&'static str; 2] {
        ["human", self.rival()]
    }

    /// Puts a new game onto the table by script, and waits until it is there.
    pub fn begin(self, browser: &Browser, seats: &[&str], seed: &str) {
        self.begin_named(browser, seats, seed, &[]);
    }

    /// The same with names.
    pub fn begin_named(self, browser: &Browser, seats: &[&str], seed: &str, names: &[&str]) {
        browser.wait_for("window.francia");
        let setup = json!({"game": self.word(), "seats": seats, "seed": seed, "names": names});
        Self::begin_as(browser, &setup);
    }

    /// The same as a co-op scenario, the hardest that the game has; false where it has none.
    pub fn begin_together(self, browser: &Browser, seats: &[&str], seed: &str) -> bool {
        let Some(coop) = self.scenarios().pop() else { return false };
        browser.wait_for("window.francia");
        let setup = json!({"game": self.word(), "seats": seats, "seed": seed, "modules": coop.words()});
        Self::begin_as(browser, &setup);
        true
    }

    fn begin_as(browser: &Browser, setup: &serde_json::Value) {
        browser.script(&format!("return francia.new_game({setup})"));
        browser.wait_for("document.querySelector('[data-choice], [data-continue]')");
    }
}

/// Makes a test of each of these functions for every game, which it gets as its argument.
#[macro_export]
macro_rules! every_game {
    ($($(#[$attribute:meta])* $name:ident),+ $(,)?) => {
        trilogy::each_game!(call $crate::tests_of_games! [$(($(#[$attribute])* $name))+]);
    };
}

/// Makes a module of tests for every game.
#[macro_export]
macro_rules! tests_of_games {
    ($tests:tt $($game:ident: $Game:ident;)*) => {
        $(mod $game { $crate::tests_of_game! { $Game $tests } })*
    };
}

/// Makes the tests of one game.
#[macro_export]
macro_rules! tests_of_game {
    ($Game:ident [$(($(#[$attribute:meta])* $name:ident))+]) => {
        $(#[test] $(#[$attribute])* fn $name() { super::$name($crate::game::Game::$Game); })+
    };
}

/// Makes a test of each of these functions for one game, which it gets as its argument: see [`Game::of_test`].
#[macro_export]
macro_rules! one_game {
    ($($name:ident),+ $(,)?) => {
        mod one {
            $(#[test] fn $name() { super::$name($crate::game::Game::of_test(stringify!($name))); })+
        }
    };
}

/// More clicks than any game has; reaching it means that the page goes in circles.
const CLICKS: usize = 5_000;

/// What comes next, after a note of the record as it is: `over`, `go on` where a button lets one, or `choose`.
const NEXT: &str = "
    if (!francia.decision()) return 'over';
    window.before = JSON.stringify(francia.record());
    return GO_ON ? 'go on' : 'choose';";

/// Visible buttons for choices that the decision really has; of these one, scrolled into view, or null. The note is taken
/// once more: what a computer chose may have come to the page after the first one.
const BUTTON: &str = "
    const choices = window.francia.decision()?.choices ?? [];
    const buttons = [...document.querySelectorAll('button[data-choice]')].filter((b) =>
        !b.disabled && b.checkVisibility() && choices.some((c) => String(c.index) === b.dataset.choice));
    const button = buttons[SKIP % buttons.length];
    if (button) window.before = JSON.stringify(francia.record());
    button?.scrollIntoView({ block: 'center', inline: 'center' });
    return button ?? null;";

/// The button that lets a person go on: the curtain's, for the one whom it names.
const GO_ON: &str = "[...document.querySelectorAll('button[data-continue]')].find((b) => b.checkVisibility())";

/// The button that lets happen what cannot be undone: the answer to the question, or what confirms the draft or what is
/// looked at.
const YES: &str = "(document.querySelector('[data-yes]') ??
    (document.querySelector('.townsfolk.selected[data-choice], [data-looked]') && document.querySelector('.dock .go[data-choice]')))";

/// Whether the page has gone on since the note, and shows it: until then it hears no tap.
const CHANGED: &str = "francia.shown() && JSON.stringify(francia.record()) !== window.before";

/// Clicks from the running game's first decision to its end and returns how many clicks that took.
pub fn click_to_the_end(browser: &Browser) -> usize {
    let clicks = click_on(browser, CLICKS);
    assert!(clicks < CLICKS, "the game does not end");
    clicks
}

/// What a person plays with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    /// A mouse.
    Mouse,
    /// A finger.
    Finger,
}

impl Hand {
    fn touch(self, browser: &Browser, body: &str) -> Result<(), String> {
        match self {
            Self::Mouse => browser.click(body),
            Self::Finger => browser.tap(body),
        }
    }
}

/// Taps from the running game's first decision to its end and returns how many taps that took.
pub fn tap_to_the_end(browser: &Browser) -> usize {
    let taps = tap_on(browser, CLICKS);
    assert!(taps < CLICKS, "the game does not end");
    taps
}

/// Taps so many times, or to the end of the game, and returns how many taps there were.
pub fn tap_on(browser: &Browser, most: usize) -> usize {
    play_on(browser, most, Hand::Finger)
}

/// Clicks so many times, or to the end of the game, and returns how many clicks there were. The choices are spread by a
/// fixed rule, so that a failure happens again.
pub fn click_on(browser: &Browser, most: usize) -> usize {
    play_on(browser, most, Hand::Mouse)
}

fn play_on(browser: &Browser, most: usize, hand: Hand) -> usize {
    let next = NEXT.replace("GO_ON", GO_ON);
    for clicks in 0..most {
        match browser.script(&next).as_str() {
            Some("over") => return clicks,
            Some("go on") => hand.touch(browser, &format!("return {GO_ON}")).unwrap(),
            _ => {}
        }
        choose(browser, clicks * 7, hand);
    }
    most
}

/// Clicks one of the buttons offered and waits until the page has gone on. A button that something covers is passed
/// over, as a person would; that every button is covered or missing is a failure.
fn choose(browser: &Browser, spread: usize, hand: Hand) {
    let mut refused = String::new();
    // The page may still be drawn, and the choices of computers may end the game.
    let button = BUTTON.replace("SKIP", &spread.to_string());
    if browser.wait_for(&format!("francia.decision() ? !!(() => {{ {button} }})() : 'over'")) == "over" {
        return;
    }
    for skip in spread..spread + 12 {
        match hand.touch(browser, &BUTTON.replace("SKIP", &skip.to_string())) {
            Ok(()) => {
                // What shows a card is asked about once more.
                if browser.wait_for(&format!("{CHANGED} ? 'changed' : {YES} ? 'asked' : null")) == "asked" {
                    hand.touch(browser, &format!("return {YES}")).unwrap();
                    browser.wait_for(CHANGED);
                }
                return;
            }
            Err(reason) => refused = reason,
        }
    }
    let decision = browser.script("return JSON.stringify(window.francia.decision())");
    browser.write_shot("nothing-to-click");
    panic!("no button of the decision can be clicked: {decision}\n{refused}");
}
