//! A turn of others is told once it is complete: in a few beats, within its time, and with no question between.

use crate::browser::Browser;
use crate::every_game;
use crate::game::TestedGame;
use kernel::{Game as _, Record, Table, TimelineUnit};
use serde_json::json;
use std::time::Duration;
use trilogy::with_game;

every_game!(
    ten_turns_of_others_are_told_at_the_usual_pace_within_8_s,
    ten_turns_of_others_are_told_at_the_quick_pace_within_4_s,
    without_movement_no_turn_of_others_is_told,
    no_number_changes_before_it_is_told,
    a_second_tap_on_confirm_ends_no_story,
);

/// Makes a choice wherever the person is asked, and notes each time that something is told: the seconds from its first
/// to its last beat, its beats, and the number of choices that the game then had.
const METER: &str = "
    window.told = [];
    let now = null, made = 0;
    window.meter = setInterval(() => {
        const beat = document.querySelector('.retell .ask b')?.textContent;
        if (beat) {
            now ??= { start: performance.now(), choices: francia.record().choices.length, beats: [] };
            now.end = performance.now();
            if (now.beats.at(-1) !== beat) now.beats.push(beat);
            return;
        }
        if (now) told.push({ ...now, seconds: (now.end - now.start) / 1000 });
        now = null;
        const asked = francia.decision();
        if (francia.shown() && asked?.seat === 0) francia.choose((made++ * 7 + 3) % asked.choices.length);
    }, 25);";

/// The opponents of each kind: the official one, a level, and the Overlord beside a level.
fn each_kind(game: TestedGame, browser: &Browser, test: impl Fn(usize)) {
    game.begin(browser, &game.alone(), "11");
    test(4);
    game.begin(browser, &["human", "steward"], "11");
    test(4);
    if game.begin_together(browser, &["human", "novice"], "11") {
        test(2);
    }
}

/// Given a pace, when turns of others are told, then each is complete, has at most six beats, and takes no longer.
fn told_within(game: TestedGame, pace: &str, most: f64) {
    let browser = Browser::open_set(1024, 768, &[("prefs", pace)]);
    each_kind(game, &browser, |wanted| {
        browser.script(METER);
        browser.wait_within(
            Duration::from_mins(4),
            &format!("told.length >= {wanted} || document.querySelector('.score')"),
        );
        let told = browser.script("clearInterval(meter); return told");
        let record = browser.script("return JSON.stringify(francia.record())");
        for turn in told.as_array().unwrap() {
            let choices = turn["choices"].as_u64().unwrap() as usize;
            let complete = with_game!(game.key(), G => {
                let table = Table::<G>::replay(&Record::read::<G>(record.as_str().unwrap()).unwrap()).unwrap();
                let asked = table.past()[choices].state.decision();
                let person = asked.is_none_or(|asked| table.answers(asked).0 == 0);
                person || table.begins(choices, TimelineUnit::Turn)
            });
            assert_eq!(complete, Some(true), "told within a turn: {turn}");
            assert!(turn["seconds"].as_f64().unwrap() <= most, "{turn}");
            assert!(turn["beats"].as_array().unwrap().len() <= 9, "{turn}");
        }
    });
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn ten_turns_of_others_are_told_at_the_usual_pace_within_8_s(game: TestedGame) {
    told_within(game, "steady scenes", 8.0);
}

fn ten_turns_of_others_are_told_at_the_quick_pace_within_4_s(game: TestedGame) {
    told_within(game, "quick scenes", 4.0);
}

fn without_movement_no_turn_of_others_is_told(game: TestedGame) {
    let browser = Browser::open_set(1024, 768, &[("prefs", "still scenes")]);
    game.begin(&browser, &game.alone(), "11");
    browser.script(METER);
    browser.wait_for("francia.record().choices.length >= 30 || document.querySelector('.score')");
    assert_eq!(browser.script("clearInterval(meter); return told.length"), 0);
}

/// Given a level's turn, when it is made, then the numbers of its strip stay until it is told.
fn no_number_changes_before_it_is_told(game: TestedGame) {
    let browser = Browser::open_set(1024, 768, &[("prefs", "quick scenes")]);
    game.begin(&browser, &["human", "steward"], "11");
    browser.script(
        "window.early = []; window.told = 0;
         let before = null, tells = false, made = 0;
         const strip = () => [...document.querySelectorAll('.rival [data-count]')].map((n) => n.textContent).join(' ');
         window.meter = setInterval(() => {
             const told_now = !!document.querySelector('.retell'), asked = francia.decision();
             told += tells && !told_now ? 1 : 0;
             tells = told_now;
             if (tells) before = null;
             else if (francia.shown() && asked?.seat === 0) {
                 before = null;
                 const choice = ++made;
                 francia.choose((choice * 7 + 3) % asked.choices.length);
                 // Once the numbers of the own choice have counted.
                 setTimeout(() => before = tells || made !== choice ? null : strip(), 700);
             } else if (before !== null && strip() !== before) early.push([before, strip()]);
         }, 25);",
    );
    browser.wait_within(Duration::from_mins(4), "told >= 6 || document.querySelector('.score')");
    assert_eq!(browser.script("clearInterval(meter); return early"), json!([]));
}

/// Given a story that begins within half a second of a tap on Confirm, when the tap comes twice, then the story goes on, and no button
/// lies where Confirm was.
fn a_second_tap_on_confirm_ends_no_story(game: TestedGame) {
    let browser = Browser::open_set(1024, 768, &[("prefs", "steady scenes ask-never")]);
    game.begin(&browser, &game.alone(), "11");
    let seen = browser.script(
        "return new Promise((done) => {
             let confirm = null, made = 0, tapped = 0;
             const meter = setInterval(() => {
                 const skip = document.querySelector('.retell [data-skip]');
                 if (skip && (!confirm || performance.now() - tapped > 500)) return skip.click();
                 if (skip) {
                     clearInterval(meter);
                     skip.click();
                     const over = [...document.querySelectorAll('.retell button')].filter((button) => {
                         const one = button.getBoundingClientRect();
                         return confirm && one.left < confirm.right && one.right > confirm.left
                             && one.top < confirm.bottom && one.bottom > confirm.top;
                     });
                     setTimeout(() => done([!!confirm, over.length, !!document.querySelector('.retell')]), 200);
                     return;
                 }
                 if (!francia.shown() || francia.decision()?.seat !== 0) return;
                 const go = document.querySelector('.dock .go[data-choice]');
                 confirm = go?.getBoundingClientRect() ?? confirm;
                 tapped = performance.now();
                 const offered = [...document.querySelectorAll('[data-choice]:not(.go)')].filter((b) => b.checkVisibility());
                 (go ?? offered[made++ * 7 % offered.length])?.click();
             }, 100);
         })",
    );
    assert_eq!(seen, json!([true, 0, true]));
    browser.wait_for("(document.querySelector('[data-skip]')?.click(), !document.querySelector('.retell'))");
    assert_eq!(browser.errors(), Vec::<String>::new());
}
