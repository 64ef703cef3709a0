//! Help, the rules and the tutorial, as learners use them.

use crate::browser::{Browser, left_out, localized};
use crate::game::{TOGETHER, TestedGame};
use crate::panels::Watch;
use crate::webdriver::Engine;
use crate::{every_game, in_every_engine, one_game};
use serde_json::json;

every_game!(
    everything_with_a_topic_explains_itself_with_its_rule,
    the_lesson_of_playing_together_is_finished_by_keyboard_on_a_tablet,
    the_lesson_of_playing_together_is_finished_with_a_finger_on_a_phone,
    the_rules_are_searched_and_speak_the_language_that_is_chosen,
);

one_game!(
    the_lesson_is_finished_by_keyboard_on_a_tablet,
    the_lesson_is_finished_with_a_finger_on_a_phone,
    an_explanation_leads_to_its_rule_and_the_rule_back_to_it,
    the_lesson_keeps_to_what_is_marked_and_is_taken_up_again,
);

in_every_engine! {
    one_game!(a_long_press_explains_and_chooses_nothing);
}

/// Begins a game, at the first question with an action to choose.
fn at_the_first_turn(game: TestedGame, width: u32, height: u32) -> Browser {
    let browser = Browser::open(width, height);
    game.begin(&browser, &game.alone(), "7");
    let action = format!("francia.decision().choices.some((choice) => choice.word === '{}')", game.action());
    for _ in 0..20 {
        if browser.script(&format!("return {action}")) == true {
            break;
        }
        browser.script("francia.choose(0)");
    }
    browser.wait_for(&format!("document.querySelector('[data-choice][data-topic=\"{}\"]')", game.action_topic()[0]));
    browser
}

/// Opens the explanations of topics by the secondary button. Returns the topics without one, or with the reason of
/// another topic.
const EXPLAINED: &str = "
    const seen = async (look) => {
        for (let looks = 0; looks < 3000; looks += 1) {
            if (look()) return true;
            await new Promise((done) => setTimeout(done, 10));
        }
        return false;
    };
    const find = (selector) => document.querySelector(selector);
    const silent = [];
    for (const topic of TOPICS) {
        const thing = [...document.querySelectorAll(`[data-topic=\"${topic}\"]`)].find((one) => one.checkVisibility());
        thing.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
        const opened = await seen(() => find('.drawer h2')?.textContent);
        const missing = topic !== 'action:pray' && find('.missing');
        const explained = await seen(() => find('.the-rule > p, .explained > p, .ways .link')?.textContent);
        find('.drawer .close')?.click();
        if (!opened || missing || !explained || !(await seen(() => !find('.drawer')))) silent.push(topic);
    }
    return silent;";

fn everything_with_a_topic_explains_itself_with_its_rule(game: TestedGame) {
    let browser = at_the_first_turn(game, 1024, 768);
    let topics = browser.script(
        "return [...new Set([...document.querySelectorAll('[data-topic]')].filter((thing) => thing.checkVisibility())
            .map((thing) => thing.dataset.topic))]",
    );
    let topics: Vec<&str> = topics.as_array().unwrap().iter().filter_map(|topic| topic.as_str()).collect();
    assert!(topics.len() > 40, "{topics:?}");
    // A reason stays for some seconds, only with its own topic.
    if game == TestedGame::Paladins {
        browser.script("document.querySelector('[data-topic=\"action:pray\"][aria-disabled]').click()");
        browser.wait_for("document.querySelector('.sheet .missing p')?.textContent");
        browser.script("document.querySelector('.drawer .close').click()");
        browser.wait_for("!document.querySelector('.drawer')");
    }
    for topics in topics.chunks(10) {
        let silent =
            browser.script(&format!("return (async () => {{ const TOPICS = {}; {EXPLAINED} }})()", json!(topics)));
        assert_eq!(silent, json!([]));
    }
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn an_explanation_leads_to_its_rule_and_the_rule_back_to_it(game: TestedGame) {
    let browser = at_the_first_turn(game, 1024, 768);
    browser.script(&format!(
        "[...document.querySelectorAll('[data-topic=\"{}\"]')].find((b) => b.checkVisibility()).focus()",
        game.action_topic()[0]
    ));
    browser.press(&["F1"]);
    browser.wait_for("document.querySelector('.sheet .ways .link')?.textContent");
    browser.shot("help");
    browser.click("return document.querySelector('.sheet .ways .link')").unwrap();
    browser.wait_for(&format!("document.activeElement?.id === 'rules-{}'", game.action_topic()[1]));
    browser.shot("rules");
    browser.click("return document.querySelector('.rules .tool')").unwrap();
    browser.wait_for("document.querySelector('.sheet .the-rule')");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn the_rules_are_searched_and_speak_the_language_that_is_chosen(game: TestedGame) {
    // A topic of only a few rules.
    let [english, french] = game.sought();
    let browser = at_the_first_turn(game, 390, 844);
    browser.script("document.activeElement.blur()");
    browser.press(&["h"]);
    browser.wait_for("document.querySelectorAll('.rules-text section').length > 15");
    browser.script("document.querySelector('button[lang=en]').click()");
    browser.wait_for("document.documentElement.lang === 'en'");
    browser.script(&format!(
        "const field = document.querySelector('.rules-search');
         field.value = '{english}'; field.dispatchEvent(new Event('input', {{ bubbles: true }}))"
    ));
    browser.wait_for("document.querySelectorAll('.rules-text section').length < 10");
    browser.wait_for(&format!("document.querySelector('.rules-text mark').textContent.toLowerCase() === '{english}'"));
    browser.script("document.querySelector('button[lang=fr]').click()");
    browser.wait_for("document.querySelector('.rules h1').textContent.startsWith('Les règles')");
    browser.script(
        "const field = document.querySelector('.rules-search');
         field.value = ''; field.dispatchEvent(new Event('input', { bubbles: true }))",
    );
    browser.wait_for(&format!("document.querySelector('.rules-text').textContent.includes('{french}')"));
}

/// A finger that rests on a choice explains it and does not choose it.
fn a_long_press_explains_and_chooses_nothing(game: TestedGame) {
    if left_out(&[Engine::WebKit], "its driver has no finger") {
        return;
    }
    let browser = at_the_first_turn(game, 390, 844);
    // The first question may be about something without an explanation, such as a pair of Player Cards.
    let found = "[...document.querySelectorAll('[data-choice][data-topic]')].find((b) => b.checkVisibility())";
    for _ in 0..20 {
        if browser.script(&format!("return Boolean({found})")) == true {
            break;
        }
        // The searched element is in the table after that choice, which is rendered in the next frame.
        browser.script(
            "francia.choose(0);
            return new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))",
        );
        browser.wait_for("document.querySelector('.table [data-choice]')");
    }
    let before = browser.script("return francia.record().choices.length");
    let thing = &format!(
        "const thing = {found};
        thing.scrollIntoView({{ block: 'center' }});
        return thing"
    );
    browser.touch_down(thing).unwrap();
    browser.wait_for("document.querySelector('.sheet h2, .drawer h2')");
    browser.lift().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(300));
    assert_eq!(browser.script("return francia.record().choices.length"), before);
    assert!(!browser.script("return document.querySelector('.drawer')").is_null());
    browser.shot("long-press");
}

/// Begins the lesson of the co-op scenario from the set-up with that scenario chosen.
fn begin_the_lesson_of_a_team(browser: &Browser, game: TestedGame) {
    browser.go(&format!("#/new/{}?seats=human,count&with=coop", game.key()));
    let lesson = "document.querySelector('.setup [data-learn][data-together]')";
    browser.wait_for(lesson);
    browser.script(&format!("{lesson}.click()"));
    browser.wait_for("document.querySelector('.lesson')");
}

/// Begins the lesson of a game from the first page.
fn begin_the_lesson(browser: &Browser, game: TestedGame) {
    browser.wait_for("window.francia");
    let lesson = format!("document.querySelector('.home .btn[data-learn={}]')", game.key());
    browser.wait_for(&lesson);
    browser.script(&format!("{lesson}.click()"));
    browser.wait_for("document.querySelector('.lesson')");
}

/// Plays the lesson of a game, or that of its co-op scenario, from its button to its end.
fn finish_the_lesson(game: TestedGame, (width, height): (u32, u32), by_touch: bool, together: bool) {
    for lesson in game.lessons().into_iter().filter(|lesson| (lesson.0 == TOGETHER) == together) {
        let browser = Browser::open(width, height);
        browser.wait_for("window.francia");
        if lesson.0 == TOGETHER {
            begin_the_lesson_of_a_team(&browser, game);
        } else {
            begin_the_lesson(&browser, game);
        }
        finish(&browser, game, by_touch, lesson);
    }
}

/// Plays the current lesson to its end after a number of choices: the keyboard goes to the element marked by “Show me”,
/// and Enter chooses it.
fn finish(browser: &Browser, game: TestedGame, by_touch: bool, (lesson, choices): (&str, u64)) {
    let made = "francia.record().choices.length";
    let mut panels = Watch::default();
    for _ in 0..120 {
        // Before a choice is shown the lesson tells the preceding events, and has another button.
        browser.wait_for("francia.shown() && document.querySelector('.lesson-next')");
        browser.wait_for("document.querySelector('.lesson-text').textContent.length > 10");
        let at = browser.script(&format!(
            "return `${{{made}}} ${{document.querySelector('.lesson-place').textContent}} {}`",
            if by_touch { "phone" } else { "tablet" }
        ));
        panels.look(browser, &format!("{} {lesson} {}", game.key(), at.as_str().unwrap_or_default()));
        let last = "document.querySelector('.lesson-next').textContent";
        let more = browser.script(&format!("return {last}")).as_str().unwrap_or_default().to_owned();
        if more.starts_with(&localized("Play on by myself")) {
            break;
        }
        if more.starts_with(&localized("Next")) {
            let place = "document.querySelector('.lesson-place').textContent";
            let before = browser.script(&format!("return {place}"));
            browser.press(&["n"]);
            browser.wait_for(&format!("{place} !== {before}"));
            continue;
        }
        let before = browser.script(&format!("return {made}")).as_u64().unwrap();
        browser.press(&["n"]);
        browser.wait_for("document.activeElement.dataset.choice");
        // The marked element is scrolled into view in the next frame: a finger that aimed before that would miss it.
        browser.script(
            "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))",
        );
        // The marked piece is ringed.
        browser.wait_for("getComputedStyle(document.activeElement).outlineStyle !== 'none'");
        let shot = format!("{lesson}-{}-{}-{before}", game.key(), if by_touch { "phone" } else { "tablet" });
        browser.shot(&shot);
        // A drafted card is proposed, and a second tap confirms.
        let drafted = "!!document.querySelector('.townsfolk.selected[data-choice], [data-looked]')";
        for _ in 0..2 {
            if by_touch {
                // A previewed choice is confirmed in the dock: its panel may cover it.
                let confirms =
                    "document.querySelector('[data-looked]') && document.querySelector('.dock .go[data-choice]')";
                browser.tap(&format!("return {confirms} || document.activeElement")).unwrap();
            } else {
                browser.press(&["Enter"]);
            }
            browser.wait_for(&format!("{made} > {before} || {drafted}"));
            if browser.script(&format!("return {drafted}")) == false {
                break;
            }
        }
        browser.wait_for(&format!("{made} > {before} && document.querySelector('.lesson-next')"));
    }
    browser.shot(&format!("{lesson}-{}-end", game.key()));
    assert_eq!(browser.script(&format!("return {made}")), choices);
    browser.script("document.querySelector('.lesson-next').click()");
    browser.wait_for("!document.querySelector('.lesson')");
    // The opponent or the learner continues.
    browser.wait_for(&format!("{made} > {choices} || francia.decision()?.seat === 0"));
    assert_eq!(browser.errors(), Vec::<String>::new());
    panels.end();
}

fn the_lesson_is_finished_by_keyboard_on_a_tablet(game: TestedGame) {
    finish_the_lesson(game, (1024, 768), false, false);
}

fn the_lesson_of_playing_together_is_finished_by_keyboard_on_a_tablet(game: TestedGame) {
    finish_the_lesson(game, (1024, 768), false, true);
}

fn the_lesson_is_finished_with_a_finger_on_a_phone(game: TestedGame) {
    finish_the_lesson(game, (390, 844), true, false);
}

fn the_lesson_of_playing_together_is_finished_with_a_finger_on_a_phone(game: TestedGame) {
    finish_the_lesson(game, (390, 844), true, true);
}

fn the_lesson_keeps_to_what_is_marked_and_is_taken_up_again(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    begin_the_lesson(&browser, game);
    browser.wait_for("francia.decision()?.seat === 0");
    let start = browser.script("return francia.record().choices.length").as_u64().unwrap();
    let [first, second] = game.lesson_begins();
    let refused = browser.script(&format!(
        "const other = francia.decision().choices.find((choice) => choice.word !== '{first}');
         try {{ francia.choose(other.index); return 'chosen' }} catch {{ return document.querySelectorAll('.lesson').length }}"
    ));
    assert_eq!(refused, 1);
    let choose = |key: &str| {
        format!("francia.choose(francia.decision().choices.find((choice) => choice.word === '{key}').index)")
    };
    browser.script(&choose(first));
    // Choices that the page has not shown yet may be lost when it is left.
    browser.wait_for(&format!(
        "francia.shown() && francia.record().choices.length > {start} && francia.decision()?.seat === 0"
    ));
    let before = browser.script("return francia.record().choices.length").as_u64().unwrap();
    browser.go("");
    browser.wait_for("document.querySelector('.home [data-continue]')");
    browser.click("return document.querySelector('.home [data-continue]')").unwrap();
    browser.wait_for(&format!(
        "document.querySelector('.lesson-text')?.textContent.length > 20 && francia.shown()
         && francia.decision()?.choices.some((choice) => choice.word === '{second}')"
    ));
    browser.script(&choose(second));
    browser.wait_for(&format!("francia.record().choices.length > {before}"));
    // A lesson that is left continues as a game; the menu leads back to it.
    browser.wait_for("francia.shown() && document.querySelector('.lesson-leave')");
    browser.script("document.querySelector('.lesson-leave').click()");
    browser.wait_for("!document.querySelector('.lesson-text')");
    browser.script("location.hash = location.hash.split('?')[0] + '?open=menu'");
    browser.wait_for("document.querySelector('.menu [data-lesson]')");
    browser.click("return document.querySelector('.menu [data-lesson]')").unwrap();
    browser.wait_for("document.querySelector('.lesson-text')?.textContent.length > 20");
    browser.wait_for(&format!("francia.record().choices.length > {before}"));
}

/// Home offers the lesson of every game once. The set-up and the rules offer that of their own game; the rules also
/// that of its co-op scenario.
#[test]
fn the_lesson_of_the_game_that_is_looked_at_is_offered() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    for game in TestedGame::ALL {
        let offered = |page: &str| format!("document.querySelector('{page} [data-learn={}]')", game.key());
        browser.wait_for(&offered(".home"));
        let lessons = "return document.querySelectorAll('.home [data-learn]').length";
        assert_eq!(browser.script(lessons), TestedGame::ALL.len(), "a lesson a game");
        browser.script(&format!("document.querySelector('.home .seg [data-game={}]').click()", game.key()));
        browser.script(&format!(
            "[...document.querySelectorAll('.home .link')].find((l) => l.textContent.includes('{}')).click()",
            localized("or set up another table")
        ));
        browser.wait_for(&offered(".setup"));
        browser.script("document.querySelector('.setup .tool').click()");
        browser.wait_for("document.querySelector('.home')");
        browser.script("document.querySelector('.home-foot .link:nth-of-type(3)').click()");
        browser.wait_for(&offered(".rules"));
        let of_team = "return document.querySelectorAll('.rules [data-learn][data-together]').length";
        assert_eq!(browser.script(of_team), usize::from(!game.scenarios().is_empty()), "{}", game.key());
        browser.script("document.querySelector('.rules .tool').click()");
        browser.wait_for("document.querySelector('.home')");
    }
    assert_eq!(browser.errors(), Vec::<String>::new());
}
