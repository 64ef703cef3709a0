//! The browser is killed, or the page fails: the shown state is restored.

use crate::browser::{Browser, left_out, localized, serve_page};
use crate::game::{self, TestedGame};
use crate::site::TestSite;
use crate::webdriver::Engine;
use crate::{in_every_engine, no_game, one_game};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

/// A script chooses seven times at once, and the browser is killed some milliseconds later: the shown choices are kept,
/// and every saved game is complete.
fn a_burst_of_choices_loses_at_most_what_nobody_saw() {
    if left_out(&[Engine::WebKit], "its driver starts a browser that keeps nothing for the next start") {
        return;
    }
    let profile = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ended-in-a-burst");
    fs::remove_dir_all(&profile).ok();
    let site = serve_page();
    let kept = |browser: &Browser, seed: &str| {
        let found = browser.database(&format!(
            "return (await wait(saves().getAll())).map((text) => JSON.parse(text.split('\\n').slice(2).join('\\n')))
                .filter((record) => record.seed === '{seed}').map((record) => record.choices.length)"
        ));
        found.as_array().unwrap().iter().filter_map(Value::as_u64).max()
    };
    let mut browser = Browser::open_in(&profile, site);
    // The last time everything is shown.
    for after in [0, 10, 30, 100, 30_000] {
        let seed = format!("burst {after}");
        browser.wait_for("window.francia");
        browser.script(&format!("francia.new_game({{game: 'paladins', seats: ['human', 'human'], seed: '{seed}'}})"));
        let start = Instant::now();
        while kept(&browser, &seed).is_none() {
            assert!(start.elapsed() < Duration::from_secs(30), "the deal is not saved");
        }
        browser.script("for (let choice = 0; choice < 7; choice++) francia.choose(0)");
        let (end, mut shown) = (Instant::now() + Duration::from_millis(after), 0);
        while Instant::now() < end && shown < 7 {
            let now = browser.try_script("return francia.shown() ? francia.record().choices.length : 0");
            shown = now.and_then(|now| now.as_u64()).unwrap_or(shown);
        }
        browser.kill();
        browser = Browser::open_in(&profile, site);
        browser.wait_for("document.querySelector('.home [data-continue]')");
        let kept = kept(&browser, &seed);
        assert!(kept >= Some(shown), "after {after} ms {shown} choices were shown, and {kept:?} are there");
        assert!(after < 30_000 || shown == 7, "of a burst {shown} choices are shown");
        eprintln!("ended {after} ms after a burst: {shown} choices shown, {kept:?} kept");
    }
}

/// The page's clock fails: a call of the program throws during a save.
const FAILING: &str = "const now = Date.now;
    Date.now = () => { if (window.failing) throw new Error('the clock stands still'); return now() };";

in_every_engine! {
    one_game!(
        after_a_failure_the_game_is_opened_again_and_then_a_choice_earlier,
        a_panic_leads_to_the_record_and_the_game_goes_on_from_there,
        what_nobody_catches_of_scripts_leaves_the_table,
    );
    no_game!(
        a_burst_of_choices_loses_at_most_what_nobody_saw,
    );
}

fn after_a_failure_the_game_is_opened_again_and_then_a_choice_earlier(game: TestedGame) {
    let site = TestSite::named(&format!("after_a_failure_{game:?}"));
    site.begin_with(FAILING);
    let browser = Browser::open_from(site.address, 1024, 768);
    browser.wait_for("window.francia");
    game.begin(&browser, &game.alone(), "7");
    assert_eq!(game::click_on(&browser, 6), 6);
    let before = browser.script("return francia.record().choices.length").as_u64().unwrap();
    let fail = "window.failing = true; document.querySelector('button[data-choice]').click()";
    let press = |key: &str| {
        browser.script(&format!(
            "[...document.querySelectorAll('.recovery button')].find((b) => b.textContent === '{key}').click()"
        ));
        // The page is reloaded: in the old one the failure persists.
        browser.wait_for("!window.failing && window.francia && document.querySelector('button[data-choice]')");
    };

    browser.script(fail);
    browser.wait_for("document.querySelector('.recovery')");
    browser.shot("recovery");
    let shown = browser.script("return document.querySelector('.recovery').textContent");
    let shown = shown.as_str().unwrap();
    assert!(shown.contains("the clock stands still") && shown.contains("\"choices\""), "{shown}");
    press(&localized("Open the game again"));
    assert_eq!(browser.script("return francia.record().choices.length").as_u64().unwrap(), before);

    // At the same place again, it does not open by itself, and offers a workaround.
    browser.script(fail);
    browser.wait_for("document.querySelector('.recovery')");
    press(&localized("Step back one choice and open"));
    assert!(browser.script("return francia.record().choices.length").as_u64().unwrap() <= before);
    assert_eq!(game::click_on(&browser, 2), 2);
    browser.go("");
    browser.wait_for("document.querySelector('.home [data-continue]')");
    let games = browser.database("return (await wait(saves().getAllKeys())).map((key) => key.split('.')[2])");
    let games: std::collections::BTreeSet<&str> = games.as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert_eq!(games.len(), 2, "the game as it was, and the one that goes on from a choice earlier");
}

/// Uncaught errors of scripts and extensions, one after the other: refusals of the table, from a timer and in a
/// promise; their own errors within a call of the table; a program of their own that traps; and an error whose trace
/// names one.
const UNCAUGHT: &str = "window.uncaught = () => {
        const mine = () => { throw new Error('mine') };
        const code = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11];
        const own = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(code)));
        const wrapped = Object.assign(new Error('wrapped'), {stack: 'f@chrome-extension://abc/lib.wasm:1:2'});
        const calls = [
            () => francia.choose(999999),
            () => francia.new_game({get game() { return mine() }}),
            () => francia.new_game({game: 'paladins', seats: new Proxy([], {get: mine})}),
            () => own.exports.f(),
            () => { throw wrapped },
        ];
        window.reported = [];
        addEventListener('error', (event) => reported.push(event.error.message));
        addEventListener('unhandledrejection', (event) => reported.push(event.reason.message));
        for (const call of calls) setTimeout(call);
        (async () => francia.look_back(-1))();
        return calls.length + 1;
    };";

fn what_nobody_catches_of_scripts_leaves_the_table(game: TestedGame) {
    let site = TestSite::named(&format!("uncaught_{game:?}"));
    site.begin_with(UNCAUGHT);
    let browser = Browser::open_from(site.address, 1024, 768);
    browser.wait_for("window.francia");
    game.begin(&browser, &game.alone(), "7");
    let calls = browser.script("return window.uncaught()");
    browser.wait_for(&format!("window.reported.length === {calls}"));
    assert_eq!(browser.script("return document.querySelector('.recovery')"), Value::Null);
    assert_eq!(game::click_on(&browser, 3), 3, "the game goes on");
}

/// The browser once refuses to make an element: an expectation of Rust fails, and Rust panics.
const PANICKING: &str = "const make = Document.prototype.createElement;
    Document.prototype.createElement = function (...given) {
        if (window.failing) {
            window.failing = false;
            throw new Error('no more elements');
        }
        return make.apply(this, given);
    };";

fn a_panic_leads_to_the_record_and_the_game_goes_on_from_there(game: TestedGame) {
    let site = TestSite::named(&format!("a_panic_{game:?}"));
    site.begin_with(PANICKING);
    let browser = Browser::open_from(site.address, 1024, 768);
    browser.wait_for("window.francia");
    game.begin(&browser, &game.alone(), "7");
    assert_eq!(game::click_on(&browser, 6), 6);
    let before = browser.script("return francia.record().choices");
    browser.script("window.failing = true; document.querySelector('.top-bar .icon-button').click()");
    browser.wait_for("document.querySelector('.recovery')");
    let shown = browser.script("return document.querySelector('.recovery').textContent");
    let shown = shown.as_str().unwrap();
    assert!(shown.contains("panicked at") && shown.contains("\"choices\""), "{shown}");
    browser.script(&format!(
        "[...document.querySelectorAll('.recovery button')].find((b) => b.textContent === '{}').click()",
        localized("Open the game again")
    ));
    // The script interface comes a moment after the buttons.
    browser.wait_for(
        "!document.querySelector('.recovery') && window.francia && document.querySelector('button[data-choice]')",
    );
    browser.expect("return francia.record().choices", before);
    assert_eq!(
        browser.script("return document.querySelector('.menu')"),
        Value::Null,
        "what failed is not opened again"
    );
    assert_eq!(game::click_on(&browser, 2), 2);
}
