//! Practice positions in use: by keyboard on a tablet, with a finger on a phone.

use crate::browser::{Browser, PATIENCE, localized};
use crate::game::TestedGame;
use crate::{every_game, one_game};
use history::{Puzzle, Puzzles};
use serde_json::{Value, json};
use std::fs;
use std::time::Instant;

every_game!(a_position_is_answered_by_keyboard_alone, ten_positions_in_a_row_are_gone_through_with_a_finger_on_a_phone,);

one_game!(an_answer_counts_where_local_storage_is_full);

/// The verdict on a choice, once it was judged.
const JUDGED: &str = "document.querySelector('.puzzle .verdict')";
/// The button that answers with the previewed choice.
const LOOKED: &str = "document.querySelector('.puzzle [data-answer]')";

fn puzzles(game: TestedGame) -> Puzzles {
    let file = crate::browser::root().join(format!("public/puzzles/{}.txt", game.key()));
    Puzzles::read(&fs::read_to_string(file).unwrap()).unwrap()
}

/// Opens a position by its address.
fn open(browser: &Browser, game: TestedGame, number: usize) {
    browser.script(&format!("location.hash = '#/puzzle/{}/{number}'", game.key()));
    browser.wait_for(&format!(
        "location.hash === '#/puzzle/{}/{number}' && document.querySelector('.puzzle') && document.querySelector('.dock')
         && francia.decision()",
        game.key()
    ));
}

/// Indices of the best choice and of the most costly one.
fn best_and_worst(puzzle: &Puzzle) -> [usize; 2] {
    let place = |cost: &u16| puzzle.costs.iter().position(|one| one == cost).unwrap();
    [place(&0), place(puzzle.costs.iter().max().unwrap())]
}

/// Moves among the options to one choice by its index, and makes it.
fn answer_by_keys(browser: &Browser, place: usize) {
    browser.script("document.activeElement.blur()");
    for _ in 0..80 {
        browser.press(&["n"]);
        if browser.script("return document.activeElement.dataset.choice") == json!(place.to_string()) {
            // The first press previews it, the same key answers.
            browser.press(&["Enter"]);
            browser.wait_for(LOOKED);
            assert_eq!(browser.script(&format!("return {JUDGED}")), Value::Null, "a look is no answer");
            browser.press(&["Enter"]);
            browser.wait_for(JUDGED);
            return;
        }
    }
    panic!("n does not come to the choice {place}");
}

const VERDICT: &str = "return document.querySelector('.puzzle .verdict b')?.textContent";

fn kept(browser: &Browser, game: TestedGame) -> Value {
    browser.script(&format!("return localStorage.getItem('francia.puzzles.{}')", game.key()))
}

fn a_position_is_answered_by_keyboard_alone(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    let number = 2;
    let puzzles = puzzles(game);
    let [best, worst] = best_and_worst(puzzles.get(number).unwrap());
    open(&browser, game, number);
    browser.expect(
        "return document.title",
        format!(
            "{} · Francia",
            localized("{game}: position {number}").replace("{game}", game.name()).replace("{number}", "2")
        ),
    );
    let record = browser.script("return JSON.stringify(francia.record().choices)");
    // Another choice is judged and not made, with the reason for its cost.
    answer_by_keys(&browser, worst);
    browser.wait_for("document.querySelector('.puzzle .verdict b')?.textContent.includes(' ')");
    assert_eq!(browser.script("return document.querySelector('.verdict[data-best]')"), Value::Null);
    browser.wait_for("document.querySelector('.puzzle .reasons li')");
    assert_eq!(browser.script("return JSON.stringify(francia.record().choices)"), record);
    browser.shot(&format!("puzzle-{}-costs", game.key()));
    // The best one is shown, then chosen; the first answer is kept.
    browser.wait_for("document.activeElement.matches('.puzzle [data-next]')");
    browser.script("document.querySelector('.puzzle [data-show]').focus()");
    browser.press(&["Enter"]);
    browser.wait_for("document.querySelector('.puzzle .best') && !document.querySelector('.puzzle [data-show]')");
    let ringed = format!(
        "[...document.querySelectorAll('[data-choice=\"{best}\"]')].some((one) => getComputedStyle(one).outlineStyle === 'dashed')"
    );
    browser.wait_for(&ringed);
    browser.script("document.querySelector('.puzzle [data-again]').focus()");
    browser.press(&["Enter"]);
    browser.wait_for(&format!("!{JUDGED} && !({ringed})"));
    answer_by_keys(&browser, best);
    browser.expect(VERDICT, localized("That is the best choice."));
    browser.wait_for("document.querySelector('.puzzle .reasons li')");
    browser.shot(&format!("puzzle-{}-best", game.key()));
    browser.wait_for(&format!("localStorage.getItem('francia.puzzles.{}')?.endsWith(' 0 2c')", game.key()));
    // Next leads to an unanswered one; Back leads home.
    browser.wait_for("document.activeElement.matches('.puzzle [data-next]')");
    browser.press(&["Enter"]);
    browser.wait_for(&format!("/puzzle.{}.[0-9]+$/.test(location.hash) && !location.hash.endsWith('/2')", game.key()));
    browser.wait_for(&format!("!{JUDGED} && document.querySelector('.puzzle')"));
    browser.script("history.back()");
    browser.wait_for("location.hash === '' && document.querySelector('.home')");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn ten_positions_in_a_row_are_gone_through_with_a_finger_on_a_phone(game: TestedGame) {
    let browser = Browser::open(390, 844);
    browser.script(&format!("localStorage.setItem('francia.setup.game', '{}')", game.key()));
    browser.go("");
    browser.wait_for("window.francia && document.querySelector('.daily [data-position]')");
    let tap = |selector: &str| {
        browser.wait_for(&format!("document.querySelector('{selector}')"));
        browser.script(&format!("document.querySelector('{selector}').scrollIntoView({{ block: 'center' }})"));
        browser.tap(&format!("return document.querySelector('{selector}')")).unwrap();
    };
    tap(".daily [data-position]");
    browser.wait_for("document.querySelector('[data-puzzle-row]')");
    browser.shot("puzzle-home-phone");
    tap("[data-puzzle-row]");
    let visible =
        "[...document.querySelectorAll('button[data-choice]')].filter((one) => !one.disabled && one.checkVisibility())";
    for place in 1..=10 {
        browser.wait_for(&format!("document.querySelector('.puzzle .lesson-place').textContent === '{place} / 10'"));
        browser.wait_for(&format!("!{JUDGED} && {visible}.length > 0"));
        if place <= 2 {
            answer_with_a_finger(&browser, visible);
        } else {
            tap(".puzzle [data-show]");
            browser.wait_for("document.querySelector('.puzzle .best')");
        }
        // The reasons appear later, and the next button stays under the finger.
        let next =
            "const { left, top, bottom } = document.querySelector('.puzzle [data-next]').getBoundingClientRect();
            return [left, top, bottom, bottom <= innerHeight]";
        let before = browser.script(next);
        browser.wait_for("document.querySelector('.puzzle-why h2')");
        assert_eq!(browser.script(next), before, "position {place}");
        assert_eq!(before[3], true, "position {place}: it is in sight");
        browser.shot(&format!("puzzle-{}-phone-{place}", game.key()));
        let fits = browser.script("return document.documentElement.scrollWidth <= innerWidth");
        assert_eq!(fits, true, "nothing is wider than the phone");
        if place < 10 {
            tap(".puzzle [data-next]");
        }
    }
    let over = browser.wait_for("document.querySelector('.puzzle .row-over')?.textContent");
    assert!(over.as_str().unwrap().contains("10"), "{over}");
    browser.expect(
        &format!("return localStorage.getItem('francia.puzzles.{}')?.split(' ').at(-1).split(',').length", game.key()),
        10,
    );
    // The position of the day was the first one: the first page shows its result.
    tap(".puzzle [data-leave]");
    browser.wait_for("document.querySelector('.daily [data-position]')");
    tap(".daily [data-position]");
    browser.wait_for(&format!(
        "document.querySelector('.puzzle-standing') && document.querySelector('.puzzle-standing').textContent !== {}",
        json!(localized("The same for all; the first answer counts."))
    ));
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Taps one of the visible choices.
fn answer_with_a_finger(browser: &Browser, visible: &str) {
    let start = Instant::now();
    for skip in 0.. {
        let button = format!(
            "const seen = {visible}; const one = seen[{skip} % seen.length];
             one?.scrollIntoView({{ block: 'center', inline: 'center' }}); return one"
        );
        if browser.tap_now(&button).is_err() {
            assert!(start.elapsed() < PATIENCE, "no choice can be tapped");
            continue;
        }
        browser.wait_for(LOOKED);
        assert_eq!(browser.script(&format!("return {JUDGED}")), Value::Null, "a look is no answer");
        browser.tap(&format!("return {LOOKED}")).unwrap();
        browser.wait_for(JUDGED);
        return;
    }
}

fn an_answer_counts_where_local_storage_is_full(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    let number = 3;
    let [best, _] = best_and_worst(puzzles(game).get(number).unwrap());
    open(&browser, game, number);
    browser.script("Storage.prototype.setItem = function () { throw new DOMException('full', 'QuotaExceededError'); }");
    answer_by_keys(&browser, best);
    browser.expect(VERDICT, localized("That is the best choice."));
    browser.wait_for("document.querySelector('.toast')?.textContent.length > 20");
    assert_eq!(kept(&browser, game), Value::Null);
    // It is written after the next visit, since there is room.
    browser.reload();
    browser.wait_for("window.francia");
    browser.wait_for(&format!("localStorage.getItem('francia.puzzles.{}')?.includes('3b')", game.key()));
    assert_eq!(browser.errors(), Vec::<String>::new());
}
