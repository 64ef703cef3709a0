//! Input from outside, in the page itself: scripts with hostile values, pasted texts, records of other rules.

use crate::browser::{Browser, localized};
use crate::game::TestedGame;
use crate::timeline::play;
use crate::{in_every_engine, no_game};
use serde_json::{Value, json};
use trilogy::GAMES;

in_every_engine! {
    no_game!(thousands_of_lists_that_throw_leave_the_page_alive);
}

/// Calls the whole script interface with invalid values, a number of times from a seed. Returns failures other than the
/// expected Errors, and the longest call in milliseconds.
const HOSTILE: &str = r"
    const thrower = new Proxy({}, {get() { throw new Error('hostile') }, ownKeys() { throw new Error('hostile') }});
    const circle = {game: 'paladins'}; circle.seats = circle;
    const fresh = () => ({game: 'paladins', seats: ['human', 'human'], seed: '7'});
    const values = [
        undefined, null, true, NaN, Infinity, -0, -1, 0, 1, 2, 0.5, 2 ** 31, 2 ** 53, 2 ** 64, 1e308, 10n ** 30n, '', ' ', '0', 'pass',
        '\ud800', '\u202e\u0000', 'f4', 'f4AAAA', '{}', '[[[[', 'x'.repeat(300000), '['.repeat(100000), [], [[]], [1, 2, 3], {}, circle,
        thrower, Symbol('s'), () => 1, new Date(NaN), new Map([[1, 2]]), new Uint8Array(1000), document.body, window.francia,
        {toString() { throw 1 }, valueOf() { throw 2 }}, {get game() { throw 3 }}, Object.create(null),
        {length: 1e9}, {game: 'paladins', seats: {length: 4294967295}}, {game: 'paladins', seats: new Array(100000).fill('human')},
        {...fresh(), seed: 'x'.repeat(100000)}, {...fresh(), names: [thrower]}, {...fresh(), names: ['\ud800', 'a'.repeat(1e5)]},
        {...fresh(), modules: [circle]}, {...fresh(), modules: 7n}, {game: '__proto__', seats: []}, fresh(),
        {game: 'viscounts', seats: ['human', 'solo-easy']}, {game: 'paladins', seats: ['human', thrower]},
    ];
    let state = SEED;
    const below = (most) => { state = (Math.imul(state, 1664525) + 1013904223) >>> 0; return Math.floor(state / 2 ** 32 * most) };
    const calls = Object.keys(francia);
    const wrong = [];
    let slowest = 0;
    for (let n = 0; n < TIMES && wrong.length < 5; n++) {
        const [call, value] = [calls[below(calls.length)], values[below(values.length)]];
        const start = performance.now();
        try { francia[call](value, values[below(values.length)]) } catch (error) {
            // By name: in Firefox a test has classes of its own, and the page's errors have the page's.
            const own = Object.prototype.toString.call(error) === '[object Error]' && error.name !== 'RuntimeError' && String(error.message).length > 5;
            if (!own && error !== 1 && error !== 2 && error !== 3) wrong.push(`${call}: ${String(error)}`);
        }
        slowest = Math.max(slowest, performance.now() - start);
    }
    return [wrong, slowest];";

/// The message for an unknown game.
fn no_such_game() -> String {
    format!("{} {}.", localized("No such game; there is:"), GAMES.join(", "))
}

/// Ten thousand calls: no panic, no call that hangs, and the table remains playable.
#[test]
fn hostile_calls_of_scripts_are_refused_and_the_table_stays_playable() {
    let browser = Browser::open(1024, 768);
    play(TestedGame::Paladins, &browser, &["human", "human"], 3);
    for seed in 0..20 {
        let found = browser.script(&HOSTILE.replace("SEED", &seed.to_string()).replace("TIMES", "500"));
        assert_eq!(found[0], json!([]), "from seed {seed}");
        assert_eq!(browser.script("return !document.querySelector('.recovery')"), true, "from seed {seed}");
        // A call that hangs does so again. The limit is generous, since others may compile beside it.
        assert!(found[1].as_f64().unwrap() < 30_000.0, "a call took {} ms", found[1]);
    }
    browser.script("francia.new_game({game: 'paladins', seats: ['human', 'human'], seed: '7'}); francia.choose(0)");
    assert_eq!(browser.script("return francia.record().choices.length"), 1);
    // Looking back needs the state that the page shows.
    browser.wait_for("francia.shown()");
    // Every mistake gets a message of our own, and changes nothing.
    let wrong_names =
        localized("There is at most one name for each seat, of at most {most} plain characters that can be seen.")
            .replace("{most}", "24");
    let calls = [
        ("look_back(1e9)", localized("look_back takes a step, a whole number from 0 to") + " 1."),
        ("look_back(2)", localized("look_back takes a step, a whole number from 0 to") + " 1."),
        ("look_back('0')", localized("look_back takes a step, a whole number from 0 to") + " 1."),
        ("new_game()", localized("new_game takes an object: {game, seats, seed, names, modules}.")),
        ("new_game({})", no_such_game()),
        ("new_game({game: 7, seats: []})", no_such_game()),
        ("new_game({game: 'chess', seats: ['human']})", no_such_game()),
        ("new_game({game: 'paladins'})", localized("seats is a list of words: who plays on each seat.")),
        (
            "new_game({game: 'paladins', seats: 'human'})",
            localized("seats is a list of words: who plays on each seat."),
        ),
        (
            "new_game({game: 'paladins', seats: ['human', 7]})",
            localized("seats is a list of words: who plays on each seat."),
        ),
        ("new_game({...two, names: 'Odila'})", localized("names is a list of texts: one for each seat.")),
        ("new_game({...two, names: ['Odila', '\u{200b}\u{200b}']})", wrong_names.clone()),
        ("new_campaign({...two, names: ['\u{301}']})", wrong_names),
        ("new_game({...two, modules: {}})", localized("modules is a list of words: the parts that are added.")),
        ("new_game({...two, seed: -1})", localized("seed is a text of 1 to 64 characters, or a whole number.")),
        ("new_game({...two, seed: []})", localized("seed is a text of 1 to 64 characters, or a whole number.")),
        (
            "new_game({...two, seats: ['human', 'duke']})",
            localized("No kind of player is called “{word}”.").replace("{word}", "duke"),
        ),
    ];
    for (call, sentence) in calls {
        let shown = browser.script(&format!(
            "const two = {{game: 'paladins', seats: ['human', 'human']}};
             try {{ francia.{call} }} catch (error) {{ return error.message }}"
        ));
        assert_eq!(shown, sentence.as_str(), "{call}");
    }
    assert_eq!(browser.script("return [francia.record().seed, francia.record().choices.length]"), json!(["7", 1]));
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Lists that a script passes may throw again and again: each time the script gets the error, and the page continues.
fn thousands_of_lists_that_throw_leave_the_page_alive() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    let thrown = browser.script(
        "const mine = () => { throw new TypeError('mine') };
         const revoked = Proxy.revocable([], {});
         revoked.revoke();
         const names = ['Odila'];
         Object.defineProperty(names, '0', {get: mine});
         const two = {game: 'paladins', seats: ['human', 'human']};
         const hostile = [
             {...two, seats: new Proxy([], {get: mine})}, {...two, names}, {...two, seats: revoked.proxy}, {...two, modules: revoked.proxy},
             new Proxy(two, {get: mine}), revoked.proxy,
         ];
         let thrown = 0;
         for (let call = 0; call < 3000; call++) {
             for (const table of hostile) {
                 for (const begin of ['new_game', 'new_campaign']) {
                     try { francia[begin](table) } catch (error) { thrown += error.name === 'TypeError' ? 1 : 0 }
                 }
             }
         }
         return thrown",
    );
    assert_eq!(thrown, 3_000 * 12);
    browser.script("francia.new_game({game: 'paladins', seats: ['human', 'human'], seed: '7'}); francia.choose(0)");
    assert_eq!(browser.script("return francia.record().choices.length"), 1);
    assert_eq!(browser.script("return document.querySelector('.recovery')"), Value::Null);
}

/// Title of the page about data from outside.
fn offered(browser: &Browser) -> String {
    browser.wait_for("document.querySelector('#opened-title')?.textContent").as_str().unwrap().to_owned()
}

/// Pastes a text into the page that opens files.
fn paste(browser: &Browser, text: &str) {
    browser.go("");
    browser.wait_for("document.querySelector('.home-foot .link')");
    browser.script("document.querySelector('.home-foot .link').click()");
    browser.wait_for("document.querySelector('.paste input')");
    browser.script(&format!("document.querySelector('.paste input').value = {}", json!(text)));
    browser.script("document.querySelector('.paste .btn').click()");
}

/// An installed page receives no links: their text works as well, and so does a record's.
#[test]
fn a_link_or_a_record_is_pasted_where_files_are_opened() {
    let browser = Browser::open(1024, 768);
    play(TestedGame::Paladins, &browser, &["human", "solo-easy"], 12);
    let record = browser.script("return francia.record_text()");
    paste(&browser, record.as_str().unwrap());
    assert_eq!(offered(&browser), localized("A game in progress"));
    paste(&browser, &format!("My game:\n{}\nBye", record.as_str().unwrap()));
    assert_eq!(offered(&browser), localized("A game in progress"));
    paste(&browser, "https://somewhere.example/#f4not-a-link");
    assert_eq!(offered(&browser), localized("This cannot be opened"));
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// A game of older rules continues from its snapshot under the current rules; one of newer rules is reported as newer.
#[test]
fn a_record_of_older_rules_goes_on_and_one_of_newer_rules_says_so() {
    let browser = Browser::open(1024, 768);
    play(TestedGame::Paladins, &browser, &["human", "solo-easy"], 12);
    let text = browser.script("return francia.record_text()");
    let mut record: Value = serde_json::from_str(text.as_str().unwrap()).unwrap();
    record["check"] = Value::Null;
    record["rules"] = json!(99);
    browser.script(&format!("francia.open({})", json!(record.to_string())));
    assert_eq!(offered(&browser), localized("This cannot be opened"));
    let why = browser.script("return document.querySelector('.opened-why').textContent");
    assert_eq!(why, localized("It comes from a newer Francia. Update this page, then open it again."));

    let shown = browser.script("return francia.scores()");
    record["rules"] = json!(0);
    browser.script(&format!("francia.open({})", json!(record.to_string())));
    browser.wait_for("document.querySelector('[data-open=play]')");
    browser.click("return document.querySelector('[data-open=play]')").unwrap();
    browser.wait_for("document.querySelector('[data-choice]')");
    // It stands where it stood.
    browser.expect("return francia.scores()", shown);
    browser.script("while (francia.decision()) francia.choose(0)");
    browser.wait_for("document.querySelector('.score')");
    assert_eq!(browser.errors(), Vec::<String>::new());
}
