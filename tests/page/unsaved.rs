//! What is not saved is not lost without a question, and goes over whatever loads the page anew.

use crate::browser::{Browser, said};
use crate::game::{self, Game};
use crate::offline::visit;
use crate::site::Site;
use crate::{in_every_engine, no_game, one_game};
use serde_json::{Value, json};

in_every_engine! {
    one_game!(
        leaving_is_asked_about_while_a_game_is_not_saved,
        a_game_that_is_not_saved_goes_over_a_page_that_is_loaded_anew,
        a_database_that_another_tab_deletes_is_let_go_and_the_game_saved_again,
        a_database_of_a_later_version_is_let_go_and_said,
    );
    no_game!(
        a_game_that_is_not_saved_goes_over_an_update_that_another_tab_takes,
        a_set_up_that_is_not_begun_goes_over_an_update_that_another_tab_takes,
    );
}

/// From now on, and on later visits where a test says so, the database is full.
const FULL: &str = "
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
        if (window.full || sessionStorage.getItem('full')) throw new DOMException('full', 'QuotaExceededError');
        return put.apply(this, given);
    };";

/// Whether the browser would ask before it leaves the page.
fn asks(browser: &Browser) -> bool {
    browser.script("return !dispatchEvent(new Event('beforeunload', { cancelable: true }))") == true
}

fn record(browser: &Browser) -> Value {
    browser.script("return JSON.stringify([francia.record().seed, francia.record().choices])")
}

fn leaving_is_asked_about_while_a_game_is_not_saved(game: Game) {
    let site = Site::named(&format!("asked_about_{game:?}"));
    site.begin_with(FULL);
    let browser = Browser::open_from(site.address, 1024, 768);
    game.begin(&browser, &["human", "human"], "7");
    assert_eq!(game::click_on(&browser, 2), 2);
    assert!(!asks(&browser), "all of it is saved");
    browser.script("window.full = true");
    assert_eq!(game::click_on(&browser, 1), 1);
    browser.wait_for("document.querySelector('.banner.trouble')");
    assert!(asks(&browser), "the newest choice is in memory only");
    // Home is a place of this page: the game is in its memory still.
    browser.script("location.hash = '#/saves'");
    browser.wait_for("document.querySelector('.saves')");
    assert!(asks(&browser), "wherever one is in the page");
    browser.script("history.back()");
    browser.wait_for("document.querySelector('[data-choice]')");
    browser.script("window.full = false");
    assert_eq!(game::click_on(&browser, 1), 1);
    browser.wait_for("!document.querySelector('.banner')");
    assert!(!asks(&browser), "all of it is saved again");
    // A choice that is on its way is no more saved than one that was refused.
    let at_once = "francia.choose(0); return !dispatchEvent(new Event('beforeunload', { cancelable: true }))";
    assert_eq!(browser.script(at_once), true);
}

/// Given a storage that takes nothing, visit after visit, when the page is loaded anew, then the game is on the table as it was,
/// and it is said that it is not saved; once there is room, it is.
fn a_game_that_is_not_saved_goes_over_a_page_that_is_loaded_anew(game: Game) {
    let site = Site::named(&format!("loaded_anew_{game:?}"));
    site.begin_with(FULL);
    let browser = Browser::open_from(site.address, 1024, 768);
    browser.script("sessionStorage.setItem('full', '1')");
    game.begin(&browser, &["human", "human"], "7");
    for _ in 0..2 {
        assert_eq!(game::click_on(&browser, 2), 2);
        let played = record(&browser);
        browser.reload();
        browser
            .wait_for("document.querySelector('.banner.trouble') && document.querySelector('[data-choice], .curtain')");
        assert_eq!(record(&browser), played);
        assert!(asks(&browser));
    }
    let played = record(&browser);
    browser.script("sessionStorage.removeItem('full')");
    browser.reload();
    browser.wait_for("document.querySelector('[data-choice], .curtain') && !document.querySelector('.banner')");
    assert_eq!(record(&browser), played);
    assert!(!asks(&browser));
    assert_eq!(browser.script("return Object.keys(sessionStorage).filter((key) => key.includes('handed'))"), json!([]));
}

/// Two tabs of an app that is kept, in the first of which the database is full from now on. A newer version waits.
fn two_tabs(name: &str) -> (Site, Browser, String) {
    let site = Site::kept(name);
    let browser = visit(&site);
    browser.go("");
    browser.wait_for("navigator.serviceWorker.controller && window.francia");
    let first = browser.tab();
    site.append("theme.js", "// the next version");
    site.release();
    (site, browser, first)
}

/// Takes the newer version in a tab of its own, and turns back to the first one once that is loaded anew.
fn take_elsewhere(browser: &Browser, first: &str) {
    browser.script("window.here = true");
    browser.open_tab();
    browser.script("return navigator.serviceWorker.ready.then((kept) => kept.update())");
    browser.wait_for("document.documentElement.dataset.update === 'ready'");
    browser.script("window.here = true; dispatchEvent(new Event('francia-take-update'))");
    browser.wait_for("!window.here && window.francia");
    browser.turn_to(first);
    browser.wait_for("!window.here && window.francia");
}

fn a_game_that_is_not_saved_goes_over_an_update_that_another_tab_takes() {
    let (_site, browser, first) = two_tabs("over_an_update");
    browser.script(FULL);
    Game::Paladins.begin(&browser, &["human", "random"], "5");
    assert_eq!(game::click_on(&browser, 3), 3);
    browser.script("window.full = true");
    assert_eq!(game::click_on(&browser, 3), 3);
    browser.wait_for("document.querySelector('.banner.trouble') && francia.decision()?.seat === 0 && francia.shown()");
    let played = record(&browser);
    take_elsewhere(&browser, &first);
    browser.wait_for("document.querySelector('[data-choice]')");
    assert_eq!(record(&browser), played);
    assert!(
        browser.script("return fetch('theme.js').then((file) => file.text())").to_string().contains("the next version")
    );
    // The new page has room for it.
    browser.wait_for("!document.querySelector('.banner.trouble')");
    assert!(!asks(&browser));
}

fn a_set_up_that_is_not_begun_goes_over_an_update_that_another_tab_takes() {
    let (_site, browser, first) = two_tabs("a_set_up_over_an_update");
    browser.go("#/new/paladins");
    browser.wait_for("document.querySelectorAll('.seat-row').length > 2");
    browser.script("document.querySelector('.seat-row:nth-of-type(2) .seg button').click()");
    browser.wait_for("document.querySelectorAll('.seat-name').length === 2");
    browser.script(
        "const field = document.querySelectorAll('.seat-name')[1];
         field.value = 'Œdipe';
         field.dispatchEvent(new Event('input'));",
    );
    assert!(asks(&browser));
    take_elsewhere(&browser, &first);
    browser.wait_for("document.querySelectorAll('.seat-name')[1]?.value === 'Œdipe'");
}

/// Another tab that deletes the database is not kept waiting; the page says so, and saves the game on the table again.
fn a_database_that_another_tab_deletes_is_let_go_and_the_game_saved_again(game: Game) {
    let browser = Browser::open(1024, 768);
    game.begin(&browser, &["human", "human"], "7");
    assert_eq!(game::click_on(&browser, 3), 3);
    let played = record(&browser);
    let deleted = browser.script(
        "return new Promise((done) => {
             const request = indexedDB.deleteDatabase('francia');
             request.onsuccess = () => done('deleted');
             request.onblocked = () => done('blocked');
         })",
    );
    assert_eq!(deleted, "deleted");
    let told = said("Another tab deleted the games saved in this browser.");
    browser.wait_for(&format!("document.querySelector('.toast')?.textContent.includes({})", json!(told)));
    browser.wait_for("!document.querySelector('.banner')");
    while asks(&browser) {}
    browser.reload();
    browser.wait_for("document.querySelector('[data-choice], .curtain')");
    assert_eq!(record(&browser), played);
}

/// A later version of the page in another tab is not kept waiting either; the page says that it saves no more until it is loaded
/// anew, and hands the game on.
fn a_database_of_a_later_version_is_let_go_and_said(game: Game) {
    let browser = Browser::open(1024, 768);
    game.begin(&browser, &["human", "human"], "7");
    assert_eq!(game::click_on(&browser, 3), 3);
    let opened = browser.script(
        "return new Promise((done) => {
             const request = indexedDB.open('francia', 2);
             request.onsuccess = () => { request.result.close(); done('opened') };
             request.onblocked = () => done('blocked');
         })",
    );
    assert_eq!(opened, "opened");
    let told = said("A newer version of Francia keeps your games now");
    browser.wait_for(&format!("document.querySelector('.banner.trouble')?.textContent.includes({})", json!(told)));
    browser.shot("newer_database");
    assert_eq!(game::click_on(&browser, 1), 1);
    let played = record(&browser);
    browser.script("window.here = true; document.querySelectorAll('.banner .btn')[1].click()");
    browser.wait_for("!window.here && window.francia && document.querySelector('[data-choice], .curtain')");
    assert_eq!(record(&browser), played);
}
