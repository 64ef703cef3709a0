//! A whole game, played as a person plays it: with clicks on what the page offers.

use crate::browser::Browser;

/// More clicks than any game has; reaching it means that the page goes in circles.
const CLICKS: usize = 5_000;

/// Visible buttons for choices that the decision really has; of these one, scrolled into view, or null.
const BUTTON: &str = "
    const { choices } = window.francia.decision();
    const buttons = [...document.querySelectorAll('button[data-choice]')].filter((b) =>
        !b.disabled && b.checkVisibility() && choices.some((c) => String(c.index) === b.dataset.choice));
    const button = buttons[SKIP % buttons.length];
    button?.scrollIntoView({ block: 'center', inline: 'center' });
    return button ?? null;";

/// The button that lets a person go on: the curtain's, for the one whom it names.
const CONTINUE: &str =
    "return [...document.querySelectorAll('button[data-continue]')].find((b) => b.checkVisibility())";

/// Clicks from the running game's first decision to its end and returns how many clicks that took.
pub fn click_to_the_end(browser: &Browser) -> usize {
    let clicks = click_on(browser, CLICKS);
    assert!(clicks < CLICKS, "the game does not end");
    clicks
}

/// Clicks so many times, or to the end of the game, and returns how many clicks there were. The choices are spread by a
/// fixed rule, so that a failure happens again.
pub fn click_on(browser: &Browser, most: usize) -> usize {
    for clicks in 0..most {
        if browser.script("return window.francia.decision()").is_null() {
            return clicks;
        }
        if !browser.script(CONTINUE).is_null() {
            browser.click(CONTINUE).unwrap();
        }
        click_a_choice(browser, clicks * 7);
    }
    most
}

/// Clicks one of the buttons offered and waits until the page has gone on. A button that something covers is passed
/// over, as a person would; that every button is covered or missing is a failure.
fn click_a_choice(browser: &Browser, spread: usize) {
    let record = "JSON.stringify(window.francia.record())";
    browser.script(&format!("window.before = {record}"));
    let mut refused = String::new();
    for skip in spread..spread + 12 {
        match browser.click(&BUTTON.replace("SKIP", &skip.to_string())) {
            Ok(()) => {
                browser.wait_for(&format!("{record} !== window.before"));
                return;
            }
            Err(reason) => refused = reason,
        }
    }
    let decision = browser.script("return JSON.stringify(window.francia.decision())");
    panic!("no button of the decision can be clicked: {decision}\n{refused}");
}
