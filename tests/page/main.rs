//! The real page in headless Chromium, as trunk built it into dist/: `make build`, then `cargo test --test page`.

mod browser;
mod game;
mod offline;
#[expect(dead_code, reason = "its main is for tools/play")]
#[path = "../../tools/serve.rs"]
mod serve;
mod site;
mod webdriver;

use browser::Browser;

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

/// Every decision of a solo game, from the first round to the scores.
#[test]
#[ignore = "the table is not there yet"]
fn a_whole_game_clicked_through_the_page() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    browser.script("window.francia.new_game({game: 'paladins', seats: ['human', 'solo-standard'], seed: '7'})");
    browser.wait_for("window.francia.decision()");
    browser.shot("table");
    let clicks = game::click_to_the_end(&browser);
    browser.shot("scores");
    assert!(clicks > 50, "a game of {clicks} clicks");
    assert!(!browser.script("return window.francia.scores()").is_null());
    assert_eq!(browser.errors(), Vec::<String>::new());
}
