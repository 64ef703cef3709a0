//! The same game in two tabs.

use crate::browser::Browser;
use crate::game::{self, TestedGame};
use crate::saves::SLOW;
use crate::site::TestSite;
use crate::{in_every_engine, one_game};
use std::time::{Duration, Instant};

in_every_engine! {
    one_game!(
        the_second_tab_looks_on_until_it_takes_over,
        a_tab_that_does_not_answer_loses_the_game,
        without_locks_the_tab_that_wrote_last_goes_on,
        without_locks_the_second_of_two_that_write_at_once_looks_on,
        the_list_follows_what_another_tab_does,
    );
}

fn choices(browser: &Browser) -> u64 {
    browser.script("return francia.record().choices.length").as_u64().unwrap()
}

fn continue_there(browser: &Browser) {
    browser.wait_for("document.querySelector('.home [data-continue]')");
    browser.script("document.querySelector('.home [data-continue]').click()");
    browser.wait_for("document.querySelector('.table, .play')");
}

const WATCHING: &str = "document.querySelector('.banner.watching')";
const PLAY_HERE: &str = "document.querySelector('.banner.watching .btn').click()";

fn two_tabs(game: TestedGame) -> (Browser, String, String) {
    let browser = Browser::open(1024, 768);
    game.begin(&browser, &game.alone(), "7");
    assert_eq!(game::click_on(&browser, 3), 3);
    let first = browser.tab();
    let second = browser.open_tab();
    continue_there(&browser);
    (browser, first, second)
}

fn the_second_tab_looks_on_until_it_takes_over(game: TestedGame) {
    let (browser, first, second) = two_tabs(game);
    browser.wait_for(WATCHING);
    browser.shot("watching");
    assert_eq!(browser.script("return document.querySelectorAll('button[data-choice]').length"), 0);
    let seen = choices(&browser);

    browser.turn_to(&first);
    assert_eq!(browser.script(&format!("return !{WATCHING}")), true);
    assert_eq!(game::click_on(&browser, 2), 2);
    let played = choices(&browser);
    browser.turn_to(&second);
    assert!(played > seen);
    browser.wait_for(&format!("francia.record().choices.length === {played}"));

    browser.script(PLAY_HERE);
    browser.wait_for(&format!("!{WATCHING}"));
    assert_eq!(game::click_on(&browser, 2), 2);
    let more = choices(&browser);

    browser.turn_to(&first);
    browser.wait_for(WATCHING);
    let tried = browser.script("try { francia.choose(0) } catch (error) { return 'refused' }");
    assert_eq!(tried, "refused", "the first tab writes no more");
    browser.script(PLAY_HERE);
    browser.wait_for(&format!("!{WATCHING}"));
    // It goes on from where the other one was.
    browser.expect("return francia.record().choices.length", more);
    assert_eq!(game::click_on(&browser, 1), 1);
    browser.turn_to(&second);
    browser.wait_for(WATCHING);
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// A tab in the background may be suspended: it is not waited for, and learns later that the game was taken.
fn a_tab_that_does_not_answer_loses_the_game(game: TestedGame) {
    let (browser, first, second) = two_tabs(game);
    browser.wait_for(WATCHING);
    browser.turn_to(&second);
    browser.script("BroadcastChannel.prototype.postMessage = () => {}");
    browser.script(PLAY_HERE);
    browser.wait_for(&format!("!{WATCHING}"));
    assert_eq!(game::click_on(&browser, 1), 1);
    browser.turn_to(&first);
    browser.wait_for(WATCHING);
}

/// A page from another machine without https has no locks: the save itself detects a conflict.
fn without_locks_the_tab_that_wrote_last_goes_on(game: TestedGame) {
    let site = TestSite::named(&format!("without_locks_{game:?}"));
    site.begin_with(
        "Object.defineProperty(Navigator.prototype, 'locks', {value: undefined}); window.BroadcastChannel = undefined",
    );
    let browser = Browser::open_from(site.address, 1024, 768);
    game.begin(&browser, &game.alone(), "7");
    assert_eq!(game::click_on(&browser, 3), 3);
    let first = browser.tab();
    let second = browser.open_tab();
    continue_there(&browser);
    assert_eq!(game::click_on(&browser, 2), 2);
    let played = choices(&browser);
    browser.turn_to(&first);
    browser.script("francia.choose(0)");
    browser.wait_for(WATCHING);
    browser.turn_to(&second);
    assert_eq!(choices(&browser), played);
    assert_eq!(game::click_on(&browser, 1), 1);
}

/// Given two tabs without locks on a device so slow that both read the save before either has written it, when a choice
/// is made in both at once, then one of them keeps its choice, and the other one becomes a viewer.
fn without_locks_the_second_of_two_that_write_at_once_looks_on(game: TestedGame) {
    let site = TestSite::named(&format!("without_locks_at_once_{game:?}"));
    site.begin_with(&format!(
        "{SLOW};
         Object.defineProperty(Navigator.prototype, 'locks', {{value: undefined}});
         window.BroadcastChannel = undefined;
         addEventListener('storage', ({{key}}) => key === 'now' && (window.slow = 300, francia.choose(0)))"
    ));
    let browser = Browser::open_from(site.address, 1024, 768);
    game.begin(&browser, &game.alone(), "7");
    assert_eq!(game::click_on(&browser, 2), 2);
    let first = browser.tab();
    let second = browser.open_tab();
    continue_there(&browser);
    let before = choices(&browser);
    // Another choice, if there is one.
    browser.script(
        "window.slow = 300; localStorage.setItem('now', '1'); francia.choose(francia.decision().choices.length - 1)",
    );
    let end = Instant::now() + Duration::from_secs(30);
    let state = |tab: &str| {
        browser.turn_to(tab);
        let state = browser
            .script(&format!("return [!!{WATCHING}, francia.shown(), JSON.stringify(francia.record().choices)]"));
        (state[0] == true, state[1] == true, state[2].clone())
    };
    loop {
        let (one, other) = (state(&first), state(&second));
        if one.0 || other.0 {
            assert_ne!(one.0, other.0, "one of them plays");
            if one.1 && other.1 && one.2 == other.2 {
                break;
            }
        }
        assert!(Instant::now() < end, "{one:?}, {other:?}");
    }
    assert!(choices(&browser) > before);
    let kept = browser.database(
        "const texts = (await wait(saves().getAll())).map((text) => JSON.parse(text.split('\\n').slice(2).join('\\n')));
         return texts.map((record) => JSON.stringify(record.choices))",
    );
    assert!(kept.as_array().unwrap().contains(&state(&first).2), "what both show is on the disk: {kept}");
}

fn the_list_follows_what_another_tab_does(game: TestedGame) {
    let (browser, first, second) = two_tabs(game);
    browser.go("");
    browser.wait_for("document.querySelector('.home [data-continue]')");
    browser.turn_to(&first);
    game.begin_named(&browser, &["human", "human"], "8", &["Aude", "Remi"]);
    browser.turn_to(&second);
    browser.wait_for("document.querySelector('.home-save')?.textContent.includes('Aude')");
}
