//! Addresses and the browser's history: what is shown has an address, and Back leads to what was shown before.

use crate::browser::{Browser, said};
use crate::game::Game;
use crate::one_game;

one_game!(
    back_forward_and_a_reload_lead_over_pages_and_drawers,
    back_closes_what_is_open_and_then_leaves_the_table_for_home,
    an_address_that_names_nothing_leads_home_with_a_sentence,
    a_set_up_stays_as_it_was_chosen,
);

fn here(browser: &Browser) -> String {
    browser.script("return location.hash").as_str().unwrap_or_default().to_owned()
}

/// Waits until an address is shown with what is seen there.
fn arrives(browser: &Browser, (address, seen): (&str, &str)) {
    browser.wait_for(&format!("location.hash === '{address}' && document.querySelector('{seen}')"));
}

/// A game on the table, and its address.
fn begun(game: Game, browser: &Browser) -> String {
    game.begin(browser, &game.alone(), "7");
    browser.wait_for("location.hash.startsWith('#/game/')");
    here(browser)
}

/// Twelve pages and drawers, typed in one after the other; then all the way back, and forward with a reload on each.
fn back_forward_and_a_reload_lead_over_pages_and_drawers(game: Game) {
    let browser = Browser::open(1024, 768);
    let table = begun(game, &browser);
    let word = game.word();
    let places = [
        (table.clone(), ".table"),
        (format!("{table}?open=log"), ".log-drawer"),
        ("#/saves".to_owned(), ".saves"),
        (format!("{table}?help=icon:silver"), ".explained"),
        (format!("#/rules/{word}/turn"), ".rules-text section"),
        (format!("#/examples/{word}"), ".examples [data-example]"),
        ("#/past".to_owned(), ".history"),
        ("#/saves?open=settings".to_owned(), ".settings"),
        (format!("#/new/{word}?seats=human,human&seed=amber"), ".setup"),
        (format!("#/day/{word}"), ".ask-once"),
        (format!("{table}?open=menu"), ".menu-drawer"),
        (format!("{table}?open=keys"), ".shortcuts"),
    ];
    let places: Vec<(&str, &str)> = places.iter().map(|(address, seen)| (address.as_str(), *seen)).collect();
    for place in &places[1..] {
        browser.script(&format!("location.hash = '{}'", place.0));
        arrives(&browser, *place);
    }
    for place in places.iter().rev().skip(1) {
        browser.script("history.back()");
        arrives(&browser, *place);
    }
    assert_eq!(places.len(), 12);
    for (step, place) in places.iter().enumerate() {
        if step > 0 {
            browser.script("history.forward()");
        }
        arrives(&browser, *place);
        browser.reload();
        browser.wait_for("window.francia");
        arrives(&browser, *place);
        let title = browser.script("return document.title").as_str().unwrap_or_default().to_owned();
        assert!(title.ends_with("Francia"), "{title}");
    }
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn back_closes_what_is_open_and_then_leaves_the_table_for_home(game: Game) {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    let length = browser.script("return history.length").as_u64().unwrap();
    let table = begun(game, &browser);
    let open = |button: &str| {
        browser.click("return document.querySelector('.top-bar .tool, .top-bar button')").unwrap();
        arrives(&browser, (&format!("{table}?open=menu"), ".menu"));
        browser.click(&format!("return document.querySelector('{button}')")).unwrap();
    };
    open(".menu [data-share]");
    arrives(&browser, (&format!("{table}?open=share"), ".share"));
    browser.script("history.back()");
    browser.wait_for("!document.querySelector('.share, .menu')");
    assert_eq!(here(&browser), table, "the menu made room for the drawer that was opened from it");
    // Closed by its own button, a drawer leaves nothing behind.
    open(".menu-drawer .close");
    browser.wait_for(&format!("location.hash === '{table}' && !document.querySelector('.menu')"));
    browser.script("history.back()");
    arrives(&browser, ("", ".home"));
    assert!(browser.script("return history.length").as_u64().unwrap() <= length + 2, "one entry each at the most");
    browser.script("history.forward()");
    arrives(&browser, (&table, ".table"));
    assert_eq!(browser.script("return document.title"), format!("{} · {} · Francia", said("Your turn"), game.name()));
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn an_address_that_names_nothing_leads_home_with_a_sentence(game: Game) {
    let browser = Browser::open(390, 844);
    let table = begun(game, &browser);
    for address in ["#/nowhere", "#/game/12345", "#/rules/chess", "#/game/%zz", "#/examples/chess/x"] {
        browser.script(&format!("location.hash = '{address}'"));
        arrives(&browser, ("", ".home"));
        browser.wait_for("document.querySelector('.toast')?.textContent.length > 20");
        browser.script("history.back()");
        arrives(&browser, (&table, ".table"));
    }
    // The first page of a visit, too; and from there nobody is led out of the page.
    browser.go("theme.js");
    browser.go(&format!("#/rules/{}", game.word()));
    browser.wait_for("document.querySelector('.rules')");
    browser.script("history.back()");
    arrives(&browser, ("", ".home"));
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn a_set_up_stays_as_it_was_chosen(game: Game) {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    let address = format!("#/new/{}?seats=human,king&seed=two%20words", game.word());
    browser.script(&format!("location.hash = '{address}'"));
    arrives(&browser, (&address, ".setup"));
    browser.click("return document.querySelector('.seats .seat-row:nth-of-type(2) .seg button')").unwrap();
    let chosen = address.replace("king", "human");
    arrives(&browser, (&chosen, ".setup"));
    browser.reload();
    browser.wait_for("window.francia");
    arrives(&browser, (&chosen, ".setup"));
    assert_eq!(browser.script("return document.querySelector('.seed input').value"), "two words");
    // The game takes the place of its set-up.
    browser.click("return document.querySelector('.setup .btn.go')").unwrap();
    browser.wait_for("location.hash.startsWith('#/game/')");
    browser.script("history.back()");
    arrives(&browser, ("", ".home"));
    assert_eq!(browser.errors(), Vec::<String>::new());
}
