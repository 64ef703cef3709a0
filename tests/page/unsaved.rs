//! Unsaved games, results and set-ups are not lost without a confirmation, and survive a reload.

use crate::browser::{Browser, localized};
use crate::game::{self, TestedGame};
use crate::offline::visit;
use crate::saves::{press, rename};
use crate::site::TestSite;
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
        what_is_handed_on_goes_over_pages_that_are_left_before_the_database_opens,
        what_is_handed_on_has_the_name_of_the_game_and_is_forgotten_once_it_is_saved,
        a_game_that_another_tab_wrote_is_not_unsaved_for_ever,
    );
}

/// Fills the database from now on, and on later visits if a test does so.
const FULL: &str = "
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
        if (window.full || sessionStorage.getItem('full')) throw new DOMException('full', 'QuotaExceededError');
        return put.apply(this, given);
    };";

/// True once the browser would not ask before it leaves the page.
const ALL_SAVED: &str = "dispatchEvent(new Event('beforeunload', { cancelable: true }))";

/// True if the browser would ask before it leaves the page.
fn asks(browser: &Browser) -> bool {
    browser.script("return !dispatchEvent(new Event('beforeunload', { cancelable: true }))") == true
}

const RECORD: &str = "return JSON.stringify([francia.record().seed, francia.record().choices])";

fn record(browser: &Browser) -> Value {
    browser.script(RECORD)
}

fn leaving_is_asked_about_while_a_game_is_not_saved(game: TestedGame) {
    let site = TestSite::named(&format!("asked_about_{game:?}"));
    site.begin_with(FULL);
    let browser = Browser::open_from(site.address, 1024, 768);
    game.begin(&browser, &["human", "human"], "7");
    assert_eq!(game::click_on(&browser, 2), 2);
    browser.wait_for(ALL_SAVED);
    browser.script("window.full = true");
    assert_eq!(game::click_on(&browser, 1), 1);
    browser.wait_for("document.querySelector('.banner.trouble')");
    assert!(asks(&browser), "the newest choice is in memory only");
    // Home is a place of this page: the game is still in its memory.
    browser.script("location.hash = '#/saves'");
    browser.wait_for("document.querySelector('.saves')");
    assert!(asks(&browser), "wherever one is in the page");
    browser.script("history.back()");
    browser.wait_for("document.querySelector('[data-choice]')");
    browser.script("window.full = false");
    assert_eq!(game::click_on(&browser, 1), 1);
    browser.wait_for(&format!("!document.querySelector('.banner') && {ALL_SAVED}"));
    // A choice being saved counts as unsaved, like a refused one.
    let at_once = "francia.choose(0); return !dispatchEvent(new Event('beforeunload', { cancelable: true }))";
    assert_eq!(browser.script(at_once), true);
}

/// Given a storage that refuses everything, visit after visit, when the page is reloaded, then the game is on the table
/// as before, and reported as unsaved. Once there is room, it is saved.
fn a_game_that_is_not_saved_goes_over_a_page_that_is_loaded_anew(game: TestedGame) {
    let site = TestSite::named(&format!("loaded_anew_{game:?}"));
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
        browser.expect(RECORD, played.clone());
        assert!(asks(&browser));
    }
    let played = record(&browser);
    browser.script("sessionStorage.removeItem('full')");
    browser.reload();
    browser.wait_for("document.querySelector('[data-choice], .curtain') && !document.querySelector('.banner')");
    browser.expect(RECORD, played.clone());
    browser.wait_for(ALL_SAVED);
    browser.expect("return Object.keys(sessionStorage).filter((key) => key.includes('handed'))", json!([]));
}

/// Opens two tabs of a cached app. In the first one the database is full from now on. A newer version waits.
fn two_tabs(name: &str) -> (TestSite, Browser, String) {
    let site = TestSite::kept(name);
    let browser = visit(&site);
    browser.go("");
    browser.wait_for("navigator.serviceWorker.controller && window.francia");
    let first = browser.tab();
    site.append("theme.js", "// the next version");
    site.release();
    (site, browser, first)
}

/// Takes the newer version in a separate tab, and switches back to the first one once it has reloaded.
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
    TestedGame::Paladins.begin(&browser, &["human", "random"], "5");
    assert_eq!(game::click_on(&browser, 3), 3);
    browser.script("window.full = true");
    assert_eq!(game::click_on(&browser, 3), 3);
    browser.wait_for("document.querySelector('.banner.trouble') && francia.decision()?.seat === 0 && francia.shown()");
    let played = record(&browser);
    take_elsewhere(&browser, &first);
    browser.wait_for("document.querySelector('[data-choice]')");
    browser.expect(RECORD, played.clone());
    assert!(
        browser.script("return fetch('theme.js').then((file) => file.text())").to_string().contains("the next version")
    );
    // The new page has room for it.
    browser.wait_for(&format!("!document.querySelector('.banner.trouble') && {ALL_SAVED}"));
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

/// Keys of handed-on data.
fn handed(browser: &Browser) -> Vec<String> {
    let keys = browser.script("return Object.keys(sessionStorage).filter((key) => key.startsWith('francia.handed.'))");
    serde_json::from_value(keys).unwrap()
}

const NOTHING_HANDED_ON: &str = "!Object.keys(sessionStorage).some((key) => key.startsWith('francia.handed.'))";

/// Given a database that does not open, when several pages are left in a row before it does, then their handed-on data
/// are kept, a new game's too. Once it opens, all of them are taken in.
fn what_is_handed_on_goes_over_pages_that_are_left_before_the_database_opens() {
    let site = TestSite::named("left_before_it_opens");
    site.begin_with("if (sessionStorage.getItem('silent')) indexedDB.constructor.prototype.open = () => ({})");
    let browser = Browser::open_from(site.address, 1024, 768);
    browser.wait_for("window.francia");
    browser.script("sessionStorage.setItem('silent', '1')");
    browser.reload();
    TestedGame::Paladins.begin(&browser, &["human", "human"], "7");
    assert_eq!(game::click_on(&browser, 2), 2);
    let played = record(&browser);
    for _ in 0..2 {
        browser.reload();
        assert_eq!(handed(&browser).iter().filter(|key| key.starts_with("francia.handed.save.")).count(), 1);
    }
    browser.script("sessionStorage.removeItem('silent')");
    browser.go("");
    browser.wait_for("document.querySelector('.home [data-continue]')");
    browser.script("document.querySelector('.home [data-continue]').click()");
    browser.wait_for("document.querySelector('[data-choice], .curtain')");
    browser.expect(RECORD, played.clone());
    browser.wait_for(ALL_SAVED);
    browser.wait_for(NOTHING_HANDED_ON);
}

/// Given a game with a name, when the page is left while a choice is being saved, then the name is handed on with it.
/// If the page continues after all, then nothing is handed on once a later choice is saved.
fn what_is_handed_on_has_the_name_of_the_game_and_is_forgotten_once_it_is_saved() {
    let site = TestSite::named("handed_on_with_its_name");
    site.begin_with(FULL);
    let browser = Browser::open_from(site.address, 1024, 768);
    browser.wait_for("window.francia");
    TestedGame::Paladins.begin(&browser, &["human", "human"], "7");
    assert_eq!(game::click_on(&browser, 2), 2);
    let address = browser.script("return location.hash");
    browser.script("location.hash = '#/saves'");
    browser.wait_for("document.querySelector('.save-card')");
    browser.script("document.querySelector('.save-card .save-name .tool').click()");
    rename(&browser, "Sunday");
    browser.wait_for("document.querySelector('.save-card h2')?.textContent === 'Sunday'");
    browser.script(&format!("location.hash = {address}"));
    browser.wait_for("document.querySelector('[data-choice], .curtain')");
    let card = browser.script(
        "window.full = true;
         francia.choose(0);
         dispatchEvent(new Event('pagehide'));
         const key = Object.keys(sessionStorage).find((key) => key.startsWith('francia.handed.save.'));
         return JSON.parse(sessionStorage.getItem(key).split('\\n')[1])",
    );
    assert_eq!(card["title"], "Sunday");
    browser.wait_for("document.querySelector('.banner.trouble')");
    browser.script("window.full = false");
    assert_eq!(game::click_on(&browser, 1), 1);
    browser.wait_for(&format!("!document.querySelector('.banner') && {ALL_SAVED}"));
    // An older choice would come back.
    browser.wait_for(NOTHING_HANDED_ON);
}

/// Given a deleted game that another tab wrote meanwhile, when the deletion is undone here, then that tab's game stays,
/// and nothing is unsaved.
fn a_game_that_another_tab_wrote_is_not_unsaved_for_ever() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    TestedGame::Paladins.begin(&browser, &["human", "human"], "7");
    assert_eq!(game::click_on(&browser, 3), 3);
    browser.script("location.hash = '#/saves'");
    browser.wait_for("document.querySelector('.save-card')");
    // For this page it belongs to another tab from now on.
    browser.reload();
    browser.wait_for("document.querySelector('.save-card')");
    let written = browser.database("return [await wait(saves().getAllKeys()), await wait(saves().getAll())]");
    browser.script("document.querySelector('.save-card .save-name .tool').click()");
    press(&browser, ".further", &localized("Delete"));
    browser.wait_for("document.querySelector('.put-back button')");
    let put = "for (const [place, key] of keys.entries()) await wait(saves().put(texts[place], key))";
    browser.database(&format!("const [keys, texts] = {written}; {put}"));
    browser.script("document.querySelector('.put-back button').click()");
    browser.wait_for("document.querySelector('.toast')");
    assert!(!asks(&browser), "it is the other tab's");
    let found = browser.database("return [await wait(saves().getAllKeys()), await wait(saves().getAll())]");
    assert_eq!(found, written);
}

/// Another tab that deletes the database is not kept waiting; the page reports it, and saves the game on the table
/// again.
fn a_database_that_another_tab_deletes_is_let_go_and_the_game_saved_again(game: TestedGame) {
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
    let shown = localized("Another tab deleted the games saved in this browser.");
    browser.wait_for(&format!("document.querySelector('.toast')?.textContent.includes({})", json!(shown)));
    browser.wait_for("!document.querySelector('.banner')");
    browser.wait_for(ALL_SAVED);
    browser.reload();
    browser.wait_for("document.querySelector('[data-choice], .curtain')");
    browser.expect(RECORD, played.clone());
}

/// A later version of the page in another tab is not kept waiting either; the page reports that it saves no more until
/// it is reloaded, and hands the game on.
fn a_database_of_a_later_version_is_let_go_and_said(game: TestedGame) {
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
    let shown = localized("A newer version of Francia keeps your games now");
    browser.wait_for(&format!("document.querySelector('.banner.trouble')?.textContent.includes({})", json!(shown)));
    browser.shot("newer_database");
    assert_eq!(game::click_on(&browser, 1), 1);
    let played = record(&browser);
    browser.script("window.here = true; document.querySelectorAll('.banner .btn')[1].click()");
    browser.wait_for("!window.here && window.francia && document.querySelector('[data-choice], .curtain')");
    browser.expect(RECORD, played.clone());
}
