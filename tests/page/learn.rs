//! Help, the rules and the tutorial, as a learner comes upon them.

use crate::browser::{Browser, left_out};
use crate::webdriver::Engine;

/// A game on the table, at its first turn.
fn at_the_first_turn(width: u32, height: u32) -> Browser {
    let browser = Browser::open(width, height);
    browser.wait_for("window.francia");
    browser.script("francia.new_game({game: 'paladins', seats: ['human', 'solo-easy'], seed: '7'})");
    for _ in 0..4 {
        browser.script("francia.choose(0)");
    }
    browser.wait_for("document.querySelector('[data-choice][data-topic^=\"action:\"]')");
    browser
}

/// The secondary button on the first visible thing with a topic.
fn ask_about(browser: &Browser, topic: &str) {
    browser.script(&format!(
        "[...document.querySelectorAll('[data-topic=\"{topic}\"]')].find((thing) => thing.checkVisibility())
            .dispatchEvent(new MouseEvent('contextmenu', {{ bubbles: true, cancelable: true }}))"
    ));
}

#[test]
fn everything_with_a_topic_explains_itself_with_its_rule() {
    let browser = at_the_first_turn(1024, 768);
    let topics = browser.script(
        "return [...new Set([...document.querySelectorAll('[data-topic]')].filter((thing) => thing.checkVisibility())
            .map((thing) => thing.dataset.topic))]",
    );
    let topics: Vec<&str> = topics.as_array().unwrap().iter().filter_map(|topic| topic.as_str()).collect();
    assert!(topics.len() > 40, "{topics:?}");
    for topic in topics {
        ask_about(&browser, topic);
        browser.wait_for("document.querySelector('.drawer h2')?.textContent");
        browser.wait_for("document.querySelector('.the-rule > p, .explained > p, .ways .link')?.textContent");
        browser.script("document.querySelector('.drawer .close').click()");
        browser.wait_for("!document.querySelector('.drawer')");
    }
    assert_eq!(browser.errors(), Vec::<String>::new());
}

#[test]
fn an_explanation_leads_to_its_rule_and_the_rule_back_to_it() {
    let browser = at_the_first_turn(1024, 768);
    browser.script("document.querySelector('[data-topic=\"action:hunt\"]').focus()");
    browser.press(&["F1"]);
    browser.wait_for("document.querySelector('.sheet .ways .link')?.textContent");
    browser.shot("help");
    browser.click("return document.querySelector('.sheet .ways .link')").unwrap();
    browser.wait_for("document.activeElement?.id === 'rules-hunt'");
    browser.shot("rules");
    browser.click("return document.querySelector('.rules .tool')").unwrap();
    browser.wait_for("document.querySelector('.sheet .the-rule')");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

#[test]
fn the_rules_are_searched_and_speak_the_language_that_is_chosen() {
    let browser = at_the_first_turn(390, 844);
    browser.press(&["h"]);
    browser.wait_for("document.querySelectorAll('.rules-text section').length > 20");
    browser.script(
        "const field = document.querySelector('.rules-search');
         field.value = 'conspire'; field.dispatchEvent(new Event('input', { bubbles: true }))",
    );
    browser.wait_for("document.querySelectorAll('.rules-text section').length < 10");
    browser.wait_for("document.querySelector('.rules-text mark').textContent.toLowerCase() === 'conspire'");
    browser.script("document.querySelector('button[lang=fr]').click()");
    browser.wait_for("document.querySelector('.rules h1').textContent.startsWith('Les règles')");
    browser.wait_for("document.querySelector('.rules-text').textContent.includes('Conspirer')");
}

/// A finger that rests on something that may be chosen asks what it is, and does not choose it.
#[test]
fn a_long_press_explains_and_chooses_nothing() {
    if left_out(&[Engine::WebKit], "its driver has no finger") {
        return;
    }
    let browser = at_the_first_turn(390, 844);
    let before = browser.script("return francia.record().choices.length");
    let thing =
        "const thing = [...document.querySelectorAll('[data-choice][data-topic]')].find((b) => b.checkVisibility());
        thing.scrollIntoView({ block: 'center' });
        return thing";
    browser.touch_down(thing).unwrap();
    browser.wait_for("document.querySelector('.sheet h2, .drawer h2')");
    browser.lift().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(300));
    assert_eq!(browser.script("return francia.record().choices.length"), before);
    assert!(!browser.script("return document.querySelector('.drawer')").is_null());
    browser.shot("long-press");
}

/// The lesson from the first page to its end: the keyboard goes to what is marked with “Show me”, and Enter chooses it.
fn finish_the_lesson(browser: &Browser, by_touch: bool) {
    browser.wait_for("window.francia");
    browser.click("return document.querySelector('[data-learn]')").unwrap();
    let made = "francia.record().choices.length";
    for _ in 0..60 {
        browser.wait_for("document.querySelector('.lesson-next')");
        browser.wait_for("document.querySelector('.lesson-text').textContent.length > 10");
        let last = "document.querySelector('.lesson-next').textContent";
        let more = browser.script(&format!("return {last}")).as_str().unwrap_or_default().to_owned();
        if more.starts_with("Play on") {
            break;
        }
        if more.starts_with("Next") {
            browser.press(&["n"]);
            browser.wait_for(&format!("{last} !== '{more}' || document.querySelector('.lesson-place').textContent"));
            continue;
        }
        let before = browser.script(&format!("return {made}")).as_u64().unwrap();
        browser.press(&["n"]);
        browser.wait_for("document.activeElement.dataset.choice");
        let ringed = browser.script("return getComputedStyle(document.activeElement).outlineStyle !== 'none'");
        assert_eq!(ringed, true, "the marked piece is ringed");
        // Who is drafted is proposed, and a second tap confirms.
        let drafted = "document.querySelector('.townsfolk.selected[data-choice]')";
        for _ in 0..2 {
            if by_touch {
                browser.tap("return document.activeElement").unwrap();
            } else {
                browser.press(&["Enter"]);
            }
            browser.wait_for(&format!("{made} > {before} || {drafted}"));
            if browser.script(&format!("return {drafted}")).is_null() {
                break;
            }
        }
        browser.wait_for(&format!("{made} > {before} && document.querySelector('.lesson-next')"));
    }
    browser.shot("lesson-end");
    assert_eq!(browser.script(&format!("return {made}")), 41);
    browser.script("document.querySelector('.lesson-next').click()");
    browser.wait_for("!document.querySelector('.lesson')");
    browser.wait_for(&format!("{made} > 41"));
    assert_eq!(browser.errors(), Vec::<String>::new());
}

#[test]
fn the_lesson_is_finished_by_keyboard_on_a_tablet() {
    finish_the_lesson(&Browser::open(1024, 768), false);
}

#[test]
fn the_lesson_is_finished_by_touch_on_a_phone() {
    finish_the_lesson(&Browser::open(390, 844), true);
}

#[test]
fn the_lesson_keeps_to_what_is_marked_and_is_taken_up_again() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    browser.click("return document.querySelector('[data-learn]')").unwrap();
    browser.wait_for("document.querySelector('.lesson')");
    let refused = browser.script(
        "const other = francia.decision().choices.find((choice) => choice.word !== 'take:1');
         try { francia.choose(other.index); return 'chosen' } catch { return document.querySelectorAll('.lesson').length }",
    );
    assert_eq!(refused, 1);
    browser.script("francia.choose(francia.decision().choices.find((choice) => choice.word === 'take:1').index)");
    browser.wait_for("francia.record().choices.length === 2");
    browser.go("");
    browser.wait_for("document.querySelector('.home [data-continue]')");
    browser.click("return document.querySelector('.home [data-continue]')").unwrap();
    browser.wait_for("document.querySelector('.lesson-text')?.textContent.length > 20");
    browser.script("francia.choose(francia.decision().choices.find((choice) => choice.word === 'play:1').index)");
    browser.wait_for("francia.record().choices.length === 3");
}
