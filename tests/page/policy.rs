//! The Content Security Policy of index.html: nothing in the page violates it.

use crate::browser::Browser;
use crate::game;
use crate::{in_every_engine, no_game};
use serde_json::json;

in_every_engine! {
    no_game!(nothing_offends_the_content_security_policy);
}

/// Records every violation from now on.
const LISTEN: &str = "window.offences = [];
    document.addEventListener('securitypolicyviolation', (event) =>
        window.offences.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));";

/// The first page, a game with its log, the scores. A violation while the page loads, before the listener exists, is an
/// error on the console.
fn nothing_offends_the_content_security_policy() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    browser.script(LISTEN);
    browser.script("window.francia.new_game({game: 'paladins', seats: ['human', 'solo-standard'], seed: '7'})");
    browser.wait_for("window.francia.decision()");
    game::click_on(&browser, 12);
    for _ in 0..2 {
        browser.script("dispatchEvent(new KeyboardEvent('keydown', {key: 'l', bubbles: true}))");
    }
    browser.script("while (francia.decision()) francia.choose(0)");
    browser.wait_for("document.querySelector('.score')");
    assert_eq!(browser.script("return window.offences"), json!([]));
    assert_eq!(browser.errors(), Vec::<String>::new());

    // The listener itself works: a style from text is refused and recorded.
    browser.script("document.body.setAttribute('style', 'color: red')");
    browser.wait_for("window.offences.length === 1");
}
