//! The time line: a game is reviewed from its first step to its last, and continued from the middle.

use crate::browser::{Browser, localized_with};
use crate::game::{self, TestedGame};
use crate::{every_game, one_game};
use serde_json::Value;

every_game!(looking_back_shows_no_hand);

one_game!(
    a_whole_game_is_stepped_back_and_forth_and_equals_the_present_again,
    keys_go_by_turn_by_round_and_to_the_ends,
    nothing_is_chosen_while_the_page_looks_back,
    a_game_is_played_on_from_the_middle_and_the_first_one_stays,
);

/// The page's view of the table, as one text.
const BOARDS: &str =
    "[...document.querySelectorAll('.table .panel, .table .board, .table .tray')].map((e) => e.textContent).join('|')
    + JSON.stringify(francia.scores())";

/// Plays a game by scripts, up to `most` choices, by a fixed rule.
pub fn play(game: TestedGame, browser: &Browser, seats: &[&str], most: usize) {
    game.begin_named(browser, seats, "7", &["Œdipe", "Wido"]);
    browser.script(&format!(
        "for (let n = 0; n < {most} && francia.decision(); n++) {{
             const {{choices}} = francia.decision();
             const act = choices.filter((c) => c.word !== 'pass');
             const list = act.length ? act : choices;
             francia.choose(list[n * 7 % list.length].index);
         }}"
    ));
    // The page shows a script's choice once it is saved.
    browser.wait_for("francia.shown()");
}

fn record(browser: &Browser) -> Value {
    browser.script("return JSON.stringify(francia.record())")
}

fn press(browser: &Browser, key: &str, shift: bool) {
    browser.script(&format!(
        "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {{key: '{key}', shiftKey: {shift}, bubbles: true}}))"
    ));
}

/// The step that the time line shows, and the last one.
fn step(browser: &Browser) -> (u64, u64) {
    let slider = browser.script("const s = document.querySelector('.time-line input'); return [+s.value, +s.max]");
    (slider[0].as_u64().unwrap(), slider[1].as_u64().unwrap())
}

fn a_whole_game_is_stepped_back_and_forth_and_equals_the_present_again(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    play(game, &browser, &game.alone(), 30);
    browser.wait_for("document.querySelector('.table .dock')");
    let (before, boards) = (record(&browser), browser.script(&format!("return {BOARDS}")));
    press(&browser, "t", false);
    browser.wait_for("document.querySelector('.time-line')");
    let (now, last) = step(&browser);
    assert_eq!(now, last, "it begins at the present");
    // All the way back, then on again; a few steps per call, since a script has a time limit, too.
    browser.script("window.seen = []; window.wrong = []");
    let walk = |steps: &[u64], key: &str, look: &str| {
        for steps in steps.chunks(8) {
            browser.script(&format!(
                "return (async () => {{
                     for (const n of {steps:?}) {{
                         {look}
                         document.body.dispatchEvent(new KeyboardEvent('keydown', {{key: '{key}', bubbles: true}}));
                         await new Promise((done) => setTimeout(done));
                         if (+document.querySelector('.time-line input').value !== n) wrong.push('not at ' + n);
                         if (document.querySelector('[data-choice]')) wrong.push('a choice at ' + n);
                     }}
                 }})()"
            ));
        }
    };
    let back: Vec<u64> = (0..last).rev().collect();
    walk(&back, "ArrowLeft", &format!("seen[n + 1] = {BOARDS};"));
    let on: Vec<u64> = (1..=last).collect();
    walk(&on, "ArrowRight", &format!("if (n > 1 && seen[n - 1] !== {BOARDS}) wrong.push('other boards before ' + n);"));
    assert_eq!(browser.script("return wrong"), serde_json::json!([]));
    assert!(browser.script("return new Set(seen).size").as_u64() > Some(last / 4), "the boards change");
    browser.click("return document.querySelector('.time-doors .btn:not(.go)')").unwrap();
    browser.wait_for("!document.querySelector('.time-line') && document.querySelector('[data-choice]')");
    browser.expect(&format!("return {BOARDS}"), boards);
    assert_eq!(record(&browser), before);
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn keys_go_by_turn_by_round_and_to_the_ends(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    play(game, &browser, &game.alone(), 60);
    browser.wait_for("document.querySelector('.table .dock')");
    press(&browser, "t", false);
    browser.wait_for("document.querySelector('.time-line input')");
    let (mut at, last) = step(&browser);
    for (key, shift, goes) in [
        ("ArrowLeft", true, '<'),
        ("PageUp", false, '<'),
        ("PageUp", false, '<'),
        ("PageDown", false, '>'),
        ("ArrowRight", true, '>'),
    ] {
        press(&browser, key, shift);
        browser.wait_for(&format!("+document.querySelector('.time-line input').value {goes} {at}"));
        at = step(&browser).0;
    }
    press(&browser, "Home", false);
    browser.expect("return +document.querySelector('.time-line input').value", 0);
    press(&browser, "End", false);
    browser.expect("return +document.querySelector('.time-line input').value", last);
    press(&browser, "Escape", false);
    browser.wait_for("!document.querySelector('.time-line')");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Nothing leads from the past into the game: neither a choice of a script nor undo.
fn nothing_is_chosen_while_the_page_looks_back(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    play(game, &browser, &game.alone(), 30);
    browser.wait_for("document.querySelector('.table .dock')");
    let before = record(&browser);
    press(&browser, "t", false);
    browser.wait_for("document.querySelector('.time-line')");
    press(&browser, "ArrowLeft", false);
    browser.wait_for("francia.decision() === null");
    for call in ["francia.choose(0)", "francia.undo()"] {
        let shown = browser.script(&format!("try {{ {call}; return '' }} catch (e) {{ return e.message }}"));
        assert!(shown.as_str().unwrap().contains(' '), "{call}: {shown}");
    }
    assert!(browser.script("return francia.decision()").is_null());
    assert_eq!(record(&browser), before);
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn a_game_is_played_on_from_the_middle_and_the_first_one_stays(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    play(game, &browser, &game.alone(), 5_000);
    browser.wait_for("document.querySelector('.score')");
    let finished = browser.script("return francia.record().choices");
    browser.click("return document.querySelector('.score [data-look-back]')").unwrap();
    browser.wait_for("document.querySelector('.time-line')");
    // A finished game is looked at from its start.
    browser.expect("return document.querySelector('.time-line input').value", "0");
    for _ in 0..3 {
        press(&browser, "PageDown", false);
    }
    let (middle, _) = step(&browser);
    browser.shot("time-line");
    browser.click("return document.querySelector('.time-doors .btn.go')").unwrap();
    browser.wait_for("!document.querySelector('.time-line') && document.querySelector('.table')");
    let choices = browser.script("return francia.record().choices");
    let all = finished.as_array().unwrap();
    let kept = choices.as_array().unwrap();
    assert!(kept.len() as u64 >= middle && all[..middle as usize] == kept[..middle as usize]);
    assert_eq!(browser.script("return francia.record().practice"), true, "what came later had been seen");
    assert_eq!(game::click_on(&browser, 5), 5);
    // Both are saved.
    browser.go("");
    browser.wait_for("document.querySelector('.home [data-continue]')");
    browser.click("return document.querySelector('.home-foot .link')").unwrap();
    browser.wait_for("document.querySelectorAll('.save-card').length === 2");
    // A saved game is reviewed from its card.
    browser.click("return document.querySelectorAll('.save-card [data-look-back]')[1]").unwrap();
    browser.wait_for("document.querySelector('.time-line')");
    let slider = "const s = document.querySelector('.time-line input'); return [+s.value, +s.max]";
    browser.expect(slider, serde_json::json!([0, all.len()]));
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Cards under the curtain are not shown afterwards either.
fn looking_back_shows_no_hand(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    play(game, &browser, &["human", "human"], 40);
    browser.wait_for("document.querySelector('.curtain, .table .dock')");
    press(&browser, "t", false);
    browser.wait_for("document.querySelector('.time-line')");
    let (_, last) = step(&browser);
    // The end of the sentence, which equals that of a choice in the log.
    let shown = localized_with("[{name} chooses|You choose] in secret.", "Odila");
    let secret = shown.splitn(3, ' ').last().unwrap();
    let mut secrets = 0;
    for _ in 0..last {
        press(&browser, "ArrowLeft", false);
        let line = browser.script("return document.querySelector('.time-head p').innerText");
        secrets += usize::from(line.as_str().unwrap().contains(secret));
        let open = format!("return document.querySelector('{}')", game.secret());
        assert!(browser.script(&open).is_null(), "a hand lies open");
    }
    // A Viscount's played card is visible to all at once.
    assert!(game != TestedGame::Paladins || secrets >= 3, "{secrets} secret choices");
    assert_eq!(browser.errors(), Vec::<String>::new());
}
