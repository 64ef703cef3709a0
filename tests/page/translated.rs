//! Other programs that write into the page: a translator, a reading aid, a dictionary. Changes are shown nevertheless.

use crate::browser::{Browser, PATIENCE};
use crate::game::TestedGame;
use crate::{every_game, one_game};
use serde_json::json;
use std::thread;
use std::time::{Duration, Instant};

every_game!(a_translated_page_keeps_showing_what_is_asked);

one_game!(what_wraps_or_splits_the_texts_of_the_page_leaves_nothing_behind);

/// Replaces each text node by an element with the same words, as Chrome's translator does.
const REPLACES: &str =
    "const font = document.createElement('font'); font.textContent = text.data; text.replaceWith(font)";
/// Wraps each text node in an element.
const WRAPS: &str = "const mark = document.createElement('mark'); text.replaceWith(mark); mark.append(text)";
/// Splits each text node in two, with its second half in an element.
const SPLITS: &str = "if (text.length < 2) return; const rest = text.splitText(text.length / 2);
    const mark = document.createElement('mark'); rest.replaceWith(mark); mark.append(rest)";
/// Replaces the text node and the comments around it: the contents of the element are built anew.
const REBUILDS: &str = "const own = text.parentNode; const words = text.data;
    if ([...own.childNodes].some((node) => node !== text && node.nodeType !== 8)) return;
    own.textContent = ''; own.append(words)";

/// Runs a script on every text node of the page.
fn rewrite(browser: &Browser, how: &str) {
    browser.script(&format!(
        "const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
         const texts = [];
         while (walker.nextNode()) texts.push(walker.currentNode);
         for (const text of texts.filter((text) => text.data.trim() && !text.parentNode.closest('svg')))
             (() => {{ {how} }})()"
    ));
}

/// Returns all texts of the page about the game on the table.
fn shown(browser: &Browser) -> String {
    let texts =
        "return [...document.querySelectorAll('main, .lesson, .drawer')].map((one) => one.textContent).join('\\n')";
    browser.script(texts).as_str().unwrap_or_default().to_owned()
}

/// Makes a number of choices on two pages, one of which is rewritten before each, and compares their texts.
fn play_beside_each_other(game: TestedGame, how: &str, choices: usize) {
    let (own, rewritten) = (Browser::open(1024, 768), Browser::open(1024, 768));
    for browser in [&own, &rewritten] {
        game.begin(browser, &["human", "human"], "7");
        browser.wait_for("francia.shown()");
    }
    for choice in 0..choices {
        rewrite(&rewritten, how);
        for browser in [&own, &rewritten] {
            browser.script("document.querySelector('.curtain [data-continue]')?.click()");
            browser.script(&format!(
                "const decision = francia.decision(); francia.choose({choice} * 7 % decision.choices.length)"
            ));
            browser.wait_for("francia.shown()");
        }
        let start = Instant::now();
        while shown(&own) != shown(&rewritten) {
            let (here, there) = (shown(&own), shown(&rewritten));
            assert!(start.elapsed() < PATIENCE, "choice {choice}: {}", json!([here, there]));
            thread::sleep(Duration::from_millis(50));
        }
        let question = "return document.querySelector('.dock .ask b')?.textContent ?? ''";
        rewritten.expect(question, own.script(question));
    }
    assert_eq!(rewritten.errors(), Vec::<String>::new());
}

fn a_translated_page_keeps_showing_what_is_asked(game: TestedGame) {
    play_beside_each_other(game, REPLACES, 20);
}

fn what_wraps_or_splits_the_texts_of_the_page_leaves_nothing_behind(game: TestedGame) {
    for how in [WRAPS, SPLITS, REBUILDS] {
        play_beside_each_other(game, how, 8);
    }
}
