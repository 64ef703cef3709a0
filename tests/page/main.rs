//! The real page in headless Chromium, as trunk built it into dist/: `make build`, then `cargo test --test page`.

mod browser;
mod game;
#[expect(dead_code, reason = "its main is for tools/play")]
#[path = "../../tools/serve.rs"]
mod serve;
mod webdriver;

use browser::Browser;
use francia::kernel::{Game, Table};
use francia::paladins::Paladins;

#[test]
fn the_page_mounts_without_an_error() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("!document.querySelector('.shell')");
    browser.shot("home");
    assert_eq!(browser.script("return document.title"), "Francia");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

#[test]
fn the_theme_is_the_players_choice_before_the_page_loads() {
    let browser = Browser::open(1024, 768);
    browser.script("localStorage.setItem('francia.theme', 'dark')");
    browser.go("");
    let theme = browser.script("return document.documentElement.dataset.theme");
    assert_eq!(theme, "dark");
}

/// Every decision of a solo game, from the button on the first page to the scores; and what the page made of it is what
/// the rules make of its record here.
#[test]
fn a_whole_solo_game_is_clicked_through_the_page() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    browser.click("return document.querySelector('.home .btn.go')").unwrap();
    browser.wait_for("window.francia.decision()");
    browser.shot("table");
    let clicks = game::click_to_the_end(&browser);
    browser.wait_for("document.querySelector('.score')");
    browser.shot("scores");
    assert!(clicks > 50, "a game of {clicks} clicks");
    let record = browser.script("return JSON.stringify(window.francia.record())");
    let table = Table::<Paladins>::read(record.as_str().unwrap()).unwrap();
    assert!(table.decision().is_none(), "the record is of a whole game");
    let shown = browser.script("return window.francia.scores()");
    assert_eq!(shown, serde_json::to_value(table.state().standings()).unwrap());
    assert_eq!(browser.errors(), Vec::<String>::new());
}

#[test]
fn two_people_play_around_the_device_with_a_curtain_between_them() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    browser.script("window.francia.new_game({game: 'paladins', seats: ['human', 'human'], seed: '7'})");
    browser.wait_for("window.francia.decision()");
    // Two Townsfolk drafted: now the first of the two is alone with three Paladins.
    game::click_on(&browser, 2);
    browser.wait_for("document.querySelector('.curtain')");
    assert!(
        browser.script("return document.querySelector('[data-choice]')").is_null(),
        "nothing shows behind the curtain"
    );
    assert_eq!(game::click_on(&browser, 40), 40);
    browser.shot("two");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

#[test]
fn a_game_is_played_on_a_phone_and_on_a_tablet_held_upright() {
    let browser = Browser::open(390, 844);
    browser.wait_for("window.francia");
    browser.script("window.francia.new_game({game: 'paladins', seats: ['human', 'solo-easy'], seed: '8'})");
    browser.wait_for("window.francia.decision()");
    assert_eq!(game::click_on(&browser, 25), 25);
    browser.shot("phone");
    browser.resize(768, 1024);
    assert_eq!(game::click_on(&browser, 25), 25);
    browser.shot("upright");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// What the page had shown is there again after a reload, and the game goes on.
#[test]
fn a_game_is_continued_after_a_reload() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    browser.script("window.francia.new_game({game: 'paladins', seats: ['human', 'solo-hard'], seed: '9'})");
    browser.wait_for("window.francia.decision()");
    game::click_on(&browser, 12);
    let before = browser.script("return JSON.stringify(window.francia.record())");
    browser.go("");
    browser.wait_for("document.querySelector('.home [data-continue]')");
    browser.shot("continue");
    browser.click("return document.querySelector('.home [data-continue]')").unwrap();
    browser.wait_for("window.francia.decision()");
    assert_eq!(browser.script("return JSON.stringify(window.francia.record())"), before);
    assert_eq!(game::click_on(&browser, 6), 6);
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// A call at the wrong time or with the wrong words is an Error with a sentence, and the table stays as it is.
#[test]
fn scripts_are_refused_with_a_sentence_and_without_a_trace() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    let refused = |call: &str| {
        let told = browser.script(&format!(
            "const before = JSON.stringify([francia.decision(), francia.scores()]);
             try {{ {call}; return 'nothing was thrown' }} catch (e) {{
                 const same = before === JSON.stringify([francia.decision(), francia.scores()]);
                 return (e instanceof Error && same) ? e.message : 'changed: ' + e }}"
        ));
        let told = told.as_str().unwrap_or_default().to_owned();
        assert!(
            told.len() > 10 && told.contains(' ') && !told.starts_with("changed") && told != "nothing was thrown",
            "{call}: {told}"
        );
    };
    browser.script("francia.new_game({game: 'paladins', seats: ['human', 'human'], seed: '7'})");
    for call in [
        "francia.choose(99)",
        "francia.choose(-1)",
        "francia.choose('pass')",
        "francia.choose()",
        "francia.undo()",
        "francia.new_game()",
        "francia.new_game({game: 'chess', seats: ['human', 'human']})",
        "francia.new_game({game: 'paladins', seats: ['dragon', 'human']})",
        "francia.new_game({game: 'paladins', seats: ['human']})",
        "francia.new_game({game: 'paladins', seats: 7})",
        "francia.new_game({game: 'paladins', seats: ['human', 'human'], modules: ['dragons']})",
        "francia.new_game({game: 'paladins', seats: ['human', 'human'], seed: ''})",
    ] {
        refused(call);
    }
    assert_eq!(browser.errors(), Vec::<String>::new());
}

#[test]
fn a_script_may_undo_what_showed_nothing() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    browser.script("francia.new_game({game: 'paladins', seats: ['human', 'human'], seed: '7'})");
    let choices = "return francia.record().choices.length";
    browser.script("francia.choose(0)");
    assert_eq!(browser.script(choices), 1);
    browser.script("francia.undo()");
    assert_eq!(browser.script(choices), 0);
    let hidden = browser.script("return JSON.stringify(francia.state())");
    assert!(!hidden.as_str().unwrap().contains("chance"), "a script sees no more than the seat that decides");
}

/// From the call to the first frame that shows the table. The fastest of some, since other work may slow any of them.
#[test]
fn a_new_game_is_ready_within_50_ms() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    let took = browser.script(
        "return (async () => {
            const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
            const times = [];
            for (let seed = 1; seed <= 8; seed += 1) {
                await frame();
                const start = performance.now();
                francia.new_game({game: 'paladins', seats: ['human', 'human'], seed: String(seed)});
                times.push(performance.now() - start);
                await frame();
            }
            return Math.min(...times);
        })()",
    );
    assert!(took.as_f64().unwrap() < 50.0, "a new game took {took} ms");
}

/// Storage that refuses everything: the game goes on in memory and a banner says so.
#[test]
fn a_blocked_storage_stops_no_game() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    browser.script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }");
    browser.script("francia.new_game({game: 'paladins', seats: ['human', 'solo-easy'], seed: '7'})");
    browser.wait_for("document.querySelector('.banner')");
    browser.shot("blocked");
    assert_eq!(game::click_on(&browser, 6), 6);
}
