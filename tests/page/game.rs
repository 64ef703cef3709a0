//! A complete game, played like a person by clicks on the page's buttons.

use crate::browser::{Browser, PATIENCE, root};
use kernel::Coop;
use serde_json::{Value, json};
use std::fs;
use std::time::Instant;

/// Key of the lesson of a co-op scenario.
pub const TOGETHER: &str = "together";

/// Data about a game for the tests of all games. Each game has its own in `tests/page/game/`.
pub struct Facts {
    /// Key of an official opponent.
    pub rival: &'static str,
    /// Name of the opponent.
    pub name: &'static str,
    /// Key of a choice of an action.
    pub action: &'static str,
    /// Topic of that action, and its section of the rules.
    pub action_topic: [&'static str; 2],
    /// A word that occurs in only a few of its rules, in English and in French.
    pub sought: [&'static str; 2],
    /// Another official opponent, an optional module, and a choice that no game has.
    pub others: [&'static str; 3],
    /// Number of lines of its score sheet.
    pub score_lines: usize,
    /// Heading of the plot of its points.
    pub plot: &'static str,
    /// True if a single tap may reveal a card and needs a confirmation; otherwise previewed choices are confirmed.
    pub asks: bool,
    /// Name of its official opponent in lists.
    pub rival_listed: &'static str,
    /// Selector of the components in a row at the start of a game.
    pub in_a_row: &'static str,
    /// Selector of cards that only their owner may see.
    pub secret: &'static str,
    /// Path to the piles of hidden cards in its state, as sent to the worker.
    pub hidden_pile: [&'static str; 2],
    /// Modules that cannot be chosen in its co-op scenario.
    pub settled_together: &'static [&'static str],
    /// True if the players of its co-op scenario may exchange dealt cards.
    pub exchanges: bool,
    /// The first two choices of the learner in its lesson.
    pub lesson_begins: [&'static str; 2],
}

trilogy::each_game! { ($($game:ident: $Game:ident;)*) => {
    $(mod $game;)*

    /// The games of the page. [`every_game`] tests for each of them the views of its own table, [`one_game`] for one of
    /// them the page around any table.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum TestedGame {
        $($Game),*
    }

    impl TestedGame {
        /// Every game.
        pub const ALL: [Self; [$(stringify!($game)),*].len()] = [$(Self::$Game),*];

        /// Its co-op scenarios, from the easiest on.
        pub fn scenarios(self) -> Vec<Coop> {
            match self {
                $(Self::$Game => Coop::of_game(<trilogy::$game::$Game as kernel::Game>::MODULES).collect()),*
            }
        }

        pub const fn key(self) -> &'static str {
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

impl TestedGame {
    /// The game of a test that needs only one. The test's name decides, so that each game gets its share and failures
    /// are reproducible.
    pub const fn of_test(name: &str) -> Self {
        Self::ALL[name.len() % Self::ALL.len()]
    }

    pub const fn rival(self) -> &'static str {
        self.facts().rival
    }

    pub const fn name(self) -> &'static str {
        self.facts().name
    }

    pub const fn action_topic(self) -> [&'static str; 2] {
        self.facts().action_topic
    }

    pub const fn sought(self) -> [&'static str; 2] {
        self.facts().sought
    }

    pub const fn others(self) -> [&'static str; 3] {
        self.facts().others
    }

    pub const fn score_lines(self) -> usize {
        self.facts().score_lines
    }

    pub const fn plot(self) -> &'static str {
        self.facts().plot
    }

    pub const fn action(self) -> &'static str {
        self.facts().action
    }

    pub const fn asks(self) -> bool {
        self.facts().asks
    }

    pub const fn rival_listed(self) -> &'static str {
        self.facts().rival_listed
    }

    pub const fn in_a_row(self) -> &'static str {
        self.facts().in_a_row
    }

    pub const fn secret(self) -> &'static str {
        self.facts().secret
    }

    pub const fn hidden_pile(self) -> [&'static str; 2] {
        self.facts().hidden_pile
    }

    /// Its lessons: key, and number of choices. Its co-op scenario has one too.
    pub fn lessons(self) -> Vec<(&'static str, u64)> {
        let files = ["lesson"].into_iter().chain((!self.scenarios().is_empty()).then_some(TOGETHER));
        let choices = |file: &'static str| {
            let path = root().join(format!("public/rules/{}.{file}.json", self.key()));
            let record: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
            (file, record["choices"].as_array().unwrap().len() as u64)
        };
        files.map(choices).collect()
    }

    pub const fn settled_together(self) -> &'static [&'static str] {
        self.facts().settled_together
    }

    pub const fn exchanges(self) -> bool {
        self.facts().exchanges
    }

    pub const fn lesson_begins(self) -> [&'static str; 2] {
        self.facts().lesson_begins
    }

    /// Seats of one person against an official opponent.
    pub const fn alone(self) -> [&'static str; 2] {
        ["human", self.rival()]
    }

    /// Puts a new game onto the table by script, and waits until it is there.
    pub fn begin(self, browser: &Browser, seats: &[&str], seed: &str) {
        self.begin_named(browser, seats, seed, &[]);
    }

    /// Begins a game with names.
    pub fn begin_named(self, browser: &Browser, seats: &[&str], seed: &str, names: &[&str]) {
        browser.wait_for("window.francia");
        let setup = json!({"game": self.key(), "seats": seats, "seed": seed, "names": names});
        Self::begin_as(browser, &setup);
    }

    /// Begins the hardest co-op scenario of the game. Returns false if it has none.
    pub fn begin_together(self, browser: &Browser, seats: &[&str], seed: &str) -> bool {
        let Some(coop) = self.scenarios().pop() else { return false };
        browser.wait_for("window.francia");
        let setup = json!({"game": self.key(), "seats": seats, "seed": seed, "modules": coop.keys()});
        Self::begin_as(browser, &setup);
        true
    }

    fn begin_as(browser: &Browser, setup: &serde_json::Value) {
        browser.script(&format!("return francia.new_game({setup})"));
        browser.wait_for("francia.shown() && document.querySelector('[data-choice], [data-continue]')");
    }
}

/// Makes a test of each of these functions for every game, which is passed as the argument.
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
        $(#[test] $(#[$attribute])* fn $name() { super::$name($crate::game::TestedGame::$Game); })+
    };
}

/// Makes a test of each of these functions for one game, which is passed as the argument: see [`TestedGame::of_test`].
#[macro_export]
macro_rules! one_game {
    ($($name:ident),+ $(,)?) => {
        mod one {
            $(#[test] fn $name() { super::$name($crate::game::TestedGame::of_test(stringify!($name))); })+
        }
    };
}

/// More clicks than any game needs; reaching it means that the page loops.
const CLICKS: usize = 5_000;

/// Notes the record and returns the next step: `over`, `go on` if a button allows it, or `choose`.
const NEXT: &str = "
    if (!francia.decision()) return 'over';
    window.before = JSON.stringify(francia.record());
    return GO_ON ? 'go on' : 'choose';";

/// Returns a visible button of a legal choice, scrolled into view, or null while the page is busy and ignores presses. Notes
/// the record once more, since a computer's choice may have arrived after the first note, and whether the page hears a
/// press from now on.
const BUTTON: &str = "
    if (!francia.shown()) return null;
    const choices = window.francia.decision()?.choices ?? [];
    const buttons = [...document.querySelectorAll('button[data-choice]')].filter((b) =>
        !b.disabled && b.checkVisibility() && choices.some((c) => String(c.index) === b.dataset.choice));
    const button = buttons[SKIP % buttons.length];
    if (button) {
        window.before = JSON.stringify(francia.record());
        window.pressed = 0;
        addEventListener('pointerdown', () => { window.pressed = performance.now() }, { capture: true, once: true });
        window.pressing = performance.now();
    }
    button?.scrollIntoView({ block: 'center', inline: 'center' });
    return button ?? null;";

/// The button for a person to go on: the curtain's, for the named person.
const GO_ON: &str = "[...document.querySelectorAll('button[data-continue]')].find((b) => b.checkVisibility())";

/// The button that confirms an irreversible choice: the answer to the question, or the confirmation of the draft or the
/// preview.
const YES: &str = "(document.querySelector('[data-yes]') ??
    (document.querySelector('.townsfolk.selected[data-choice], [data-looked]') && document.querySelector('.dock .go[data-choice]')))";

/// True once the page has gone on since the note, and shows it. Until then it ignores taps.
const CHANGED: &str = "francia.shown() && JSON.stringify(francia.record()) !== window.before";

/// True if the page has heard nothing of the press: a driver loses one now and then.
const LOST: &str = "!window.pressed && performance.now() - window.pressing > 3000";

/// Clicks from the running game's first decision to its end and returns the number of clicks.
pub fn click_to_the_end(browser: &Browser) -> usize {
    let clicks = click_on(browser, CLICKS);
    assert!(clicks < CLICKS, "the game does not end");
    clicks
}

/// Input device of a person.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Pointer {
    Mouse,
    Finger,
}

impl Pointer {
    /// Presses an element, once it can be pressed.
    fn press(self, browser: &Browser, body: &str) {
        self.try_press(browser, body).unwrap_or_else(|error| panic!("{body}\n{error}"));
    }

    /// Presses an element, once it can be pressed. Fails if it cannot for long.
    fn try_press(self, browser: &Browser, body: &str) -> Result<(), String> {
        match self {
            Self::Mouse => browser.click(body),
            Self::Finger => browser.tap(body),
        }
    }

    /// Presses an element. Fails if it cannot be pressed now.
    fn press_now(self, browser: &Browser, body: &str) -> Result<(), String> {
        match self {
            Self::Mouse => browser.click_now(body),
            Self::Finger => browser.tap_now(body),
        }
    }
}

/// Taps from the running game's first decision to its end and returns the number of taps.
pub fn tap_to_the_end(browser: &Browser) -> usize {
    let taps = tap_on(browser, CLICKS);
    assert!(taps < CLICKS, "the game does not end");
    taps
}

/// Taps up to a number of times, or to the end of the game, and returns the number of taps.
pub fn tap_on(browser: &Browser, most: usize) -> usize {
    play_on(browser, most, Pointer::Finger)
}

/// Clicks up to a number of times, or to the end of the game, and returns the number of clicks. The choices are spread
/// by a fixed rule, so that failures are reproducible.
pub fn click_on(browser: &Browser, most: usize) -> usize {
    play_on(browser, most, Pointer::Mouse)
}

fn play_on(browser: &Browser, most: usize, hand: Pointer) -> usize {
    let next = NEXT.replace("GO_ON", GO_ON);
    for clicks in 0..most {
        match browser.script(&next).as_str() {
            Some("over") => return clicks,
            Some("go on") => hand.press(browser, &format!("return {GO_ON}")),
            _ => {}
        }
        choose(browser, clicks * 7, hand);
    }
    most
}

/// Presses one of the offered buttons and waits until the page has gone on. A covered button is skipped, as a person
/// would. If every button stays covered or missing, the test fails.
fn choose(browser: &Browser, spread: usize, hand: Pointer) {
    let start = Instant::now();
    for skip in spread.. {
        // The page may still be rendering, and the choices of computers may end the game.
        let button = BUTTON.replace("SKIP", &skip.to_string());
        if browser.wait_for(&format!("francia.decision() ? !!(() => {{ {button} }})() : 'over'")) == "over" {
            return;
        }
        match hand.press_now(browser, &button) {
            Ok(()) => {
                // A choice that reveals a card is confirmed.
                let answer = format!("{CHANGED} ? 'changed' : {YES} ? 'asked' : {LOST} ? 'lost' : null");
                match browser.wait_for(&answer).as_str() {
                    Some("lost") => {}
                    Some("asked") => {
                        confirm(browser, hand);
                        return;
                    }
                    _ => return,
                }
            }
            Err(refused) => {
                if start.elapsed() > PATIENCE {
                    let decision = browser.script("return JSON.stringify(window.francia.decision())");
                    browser.write_shot("nothing-to-press");
                    panic!("no button of the decision can be pressed: {decision}\n{refused}");
                }
            }
        }
    }
}

/// Confirms the choice that is shown, and waits until the page has gone on. A page that makes an only choice by itself may
/// be quicker than the hand.
fn confirm(browser: &Browser, hand: Pointer) {
    if let Err(refused) = hand.try_press(browser, &format!("return {YES}")) {
        let changed = browser.script("return JSON.stringify(francia.record()) !== window.before");
        assert_eq!(changed, true, "{YES}\n{refused}");
    }
    browser.wait_for(CHANGED);
}
