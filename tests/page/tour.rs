//! Every page, every drawer and the moments of a game, one after the other, for a test to inspect.

use crate::browser::Browser;
use crate::game::TestedGame;

/// Plays on by script to the next question to a person with a new wording, or 40 choices further; null once the game is
/// over.
const ONWARD: &str = "
    window.asked ??= new Set();
    for (let made = 0; ; made += 1) {
        const decision = francia.decision();
        if (!decision) return null;
        const kind = decision.prompt.replace(/[0-9]+/g, '');
        const person = francia.record().setup.seats[decision.seat] === 'human';
        if (person && decision.choices.length > 1 && (!window.asked.has(kind) || made >= 40)) {
            window.asked.add(kind);
            return kind;
        }
        const acts = decision.choices.filter((choice) => choice.word !== 'pass');
        const from = acts.length ? acts : decision.choices;
        francia.choose(from[francia.record().choices.length * 7 % from.length].index);
    }";

/// Opens a browser without motion, so that the inspected state is stable.
pub fn open(width: u32, height: u32, prefs: &str) -> Browser {
    let prefs = format!("still {prefs}");
    Browser::open_set(width, height, &[("prefs", &prefs), ("theme", "light")])
}

/// Presses the element of a selector, once it exists.
fn press(browser: &Browser, selector: &str) {
    browser.wait_for(&format!("document.querySelector('{selector}')?.checkVisibility()"));
    browser.script(&format!("document.querySelector('{selector}').click()"));
}

fn key(browser: &Browser, key: &str) {
    browser.script(&format!(
        "(document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', {{key: '{key}', bubbles: true}}))"
    ));
}

/// Waits until a selector finds an element, and until it has been painted.
fn until(browser: &Browser, selector: &str) {
    browser.wait_for(&format!("document.querySelector('{selector}')?.checkVisibility()"));
    settle(browser);
}

/// Waits until the page shows a script's changes, and until fading in is complete: a half-faded text has no contrast.
fn settle(browser: &Browser) {
    browser.script(
        "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))
            .then(() => Promise.race([
                Promise.all(document.getAnimations()
                    .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
                    .map((one) => one.finished.catch(() => {}))).then(() => {}),
                new Promise((done) => setTimeout(done, 30000)),
            ]))",
    );
}

/// Lifts the curtain if there is one, once the page shows a script's choices.
fn lift(browser: &Browser) {
    browser.wait_for("francia.shown()");
    settle(browser);
    browser.script("document.querySelector('.curtain [data-continue]')?.click()");
    settle(browser);
}

/// The pages before a game: home, its sub-pages, and the set-up.
pub fn before_a_game(browser: &Browser, game: TestedGame, look: &mut dyn FnMut(&str)) {
    until(browser, ".home");
    // This appears a moment later.
    until(browser, ".daily");
    look("home");
    press(browser, ".home-head .tool:last-child");
    until(browser, ".settings");
    look("settings");
    press(browser, ".settings .close");
    press(browser, &format!(".door[data-game={}]", game.key()));
    until(browser, ".setup");
    look("set-up");
    press(browser, ".box .switch");
    press(browser, ".setup .page-head .tool");
    until(browser, ".ask-once");
    look("a question before leaving");
    press(browser, "[data-yes]");
    for (place, page, name) in
        [(1, ".saves", "no saved game"), (2, ".history", "no past game"), (3, ".rules-text section", "rules")]
    {
        press(browser, &format!(".home-foot .link:nth-of-type({place})"));
        until(browser, page);
        look(name);
        press(browser, ".page-head .tool");
        until(browser, ".home");
    }
    press(browser, &format!("[data-learn={}]", game.key()));
    browser.wait_for("document.querySelector('.lesson-text')?.textContent.length > 10");
    settle(browser);
    look("the lesson");
    press(browser, ".lesson .lesson-leave");
    browser.wait_for("!document.querySelector('.lesson') && francia.shown()");
    settle(browser);
    look("the game after the lesson");
    browser.go("");
    until(browser, ".home [data-continue]");
    look("home with a game");
}

/// Visits a number of moments of a game between these seats: each kind of question once, else one every 40 choices.
pub fn moments(browser: &Browser, game: TestedGame, seats: &[&str], most: usize, look: &mut dyn FnMut(&str)) {
    game.begin(browser, seats, "21");
    onward(browser, most, look);
}

/// Visits moments of the game's co-op scenario, if it has one: its first questions, and those of the last rounds.
pub fn moments_together(browser: &Browser, game: TestedGame, most: usize, look: &mut dyn FnMut(&str)) {
    if game.begin_together(browser, &["human"; 3], "21") {
        onward(browser, most, &mut |place| look(&format!("together, {place}")));
        browser.script("window.asked = null; for (let n = 0; n < 260 && francia.decision(); n++) { const {choices} = francia.decision(); francia.choose(choices[n * 7 % choices.length].index) }");
        onward(browser, most / 3, &mut |place| look(&format!("together, late, {place}")));
    }
}

fn onward(browser: &Browser, most: usize, look: &mut dyn FnMut(&str)) {
    browser.script("window.asked = new Set()");
    for moment in 0..most {
        let kind = browser.script(ONWARD);
        let Some(kind) = kind.as_str() else { return };
        lift(browser);
        look(&format!("moment {moment}: {kind}"));
    }
}

/// Visits the drawers over the table, in the middle of a solo game.
pub fn drawers(browser: &Browser, game: TestedGame, look: &mut dyn FnMut(&str)) {
    game.begin(browser, &game.alone(), "7");
    browser.script(&format!("window.asked = new Set(); for (let n = 0; n < 3; n++) (() => {{ {ONWARD} }})(); window.asked = null; for (let n = 0; n < 24; n++) {{ const {{choices}} = francia.decision(); francia.choose(choices[n * 7 % choices.length].index) }}"));
    browser.script(&format!("window.asked = new Set(['']); {ONWARD}"));
    settle(browser);
    for (opener, drawer, name) in [
        (".top-bar .icon-button", ".menu-drawer", "menu"),
        (".menu [data-share]", ".share", "share"),
        (".rival", ".board-drawer", "a rival"),
        (".newest", ".log-drawer", "log"),
        (".bulb", ".advised", "adviser"),
    ] {
        press(browser, opener);
        until(browser, drawer);
        look(name);
        if name != "menu" {
            press(browser, ".drawer .close");
            browser.wait_for("!document.querySelector('.drawer')");
        }
    }
    key(browser, "?");
    until(browser, ".shortcuts");
    look("keys");
    press(browser, ".drawer .close");
    // An explained card, and the reason why something cannot be chosen.
    for thing in ["[data-topic]:not([data-choice])", "[aria-disabled][data-topic]"] {
        let thing =
            format!("[...document.querySelectorAll('.table section {thing}')].find((one) => one.checkVisibility())");
        if browser.script(&format!("return !{thing}")) == true {
            continue;
        }
        browser.script(&format!(
            "{thing}.dispatchEvent(new MouseEvent('contextmenu', {{bubbles: true, cancelable: true}}))"
        ));
        until(browser, ".drawer");
        look("a card explained");
        press(browser, ".drawer .close");
        browser.wait_for("!document.querySelector('.drawer')");
    }
    key(browser, "t");
    until(browser, ".time-head");
    key(browser, "ArrowLeft");
    settle(browser);
    look("time line");
    press(browser, ".time-doors .btn:not(.go)");
    browser.wait_for("!document.querySelector('.time-line')");
}

/// Visits a curtain, and a table of four.
pub fn company(browser: &Browser, game: TestedGame, look: &mut dyn FnMut(&str)) {
    if game == TestedGame::Paladins {
        game.begin(browser, &["human", "human"], "7");
        browser.script("for (let n = 0; n < 2; n++) francia.choose(0)");
        until(browser, ".curtain");
        look("curtain");
    }
    for seats in 3..=4 {
        game.begin_named(browser, &["human"; 4][..seats], "7", &["Adalhard", "Berthe", "Clotilde", "Wido"][..seats]);
        for part in 0..3 {
            browser.script("for (let n = 0; n < 21; n++) { const {choices} = francia.decision(); francia.choose(choices[n * 7 % choices.length].index) }");
            lift(browser);
            until(browser, ".table.four .dock");
            look(&format!("{seats} seats, part {part}"));
        }
    }
    press(browser, ".rival");
    until(browser, ".board-drawer");
    look("a rival of three");
    for seats in [2, 4] {
        game.begin(browser, &["human", "king", "king", "king"][..seats], "7");
        // Until a computer player searches.
        for _ in 0..30 {
            browser.script("const decision = francia.decision(); if (decision?.seat === 0) francia.choose(decision.choices[0].index)");
            settle(browser);
            if browser.script("return !!document.querySelector('.hurry')") == true {
                break;
            }
        }
        look(&format!("a computer thinks, {seats} seats"));
    }
}

/// The pages after a game: the score, an opened link, past and saved games.
pub fn after_a_game(browser: &Browser, game: TestedGame, look: &mut dyn FnMut(&str)) {
    game.begin(browser, &game.alone(), "7");
    browser.script("for (let n = 0; francia.decision(); n++) { const {choices} = francia.decision(); francia.choose(choices[n * 7 % choices.length].index) }");
    until(browser, ".score .plots");
    look("score");
    browser.script("francia.open(francia.record_text())");
    until(browser, ".opened-panel h2");
    look("an opened game");
    // The result is saved before the page is left.
    browser.wait_for("Object.keys(localStorage).some((key) => key.startsWith('francia.past.'))");
    browser.go("");
    press(browser, ".home-foot [data-past]");
    press(browser, ".past-game summary");
    until(browser, ".past-score");
    look("past games");
    press(browser, ".page-head .tool");
    press(browser, ".home-foot .link:nth-of-type(1)");
    press(browser, ".save-card .save-name .tool");
    until(browser, ".further");
    look("saved games");
}
