//! Games with a finger.

use crate::browser::Browser;
use crate::game::{self, TestedGame};
use crate::{every_game, in_every_engine, one_game};

fn two_people_tap_on_a_tablet(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    browser.touch(true);
    game.begin(&browser, &["human", "human"], "31");
    assert_eq!(game::tap_on(&browser, 30), 30);
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn a_solo_game_is_tapped_to_its_end_on_a_phone(game: TestedGame) {
    let browser = Browser::open(390, 844);
    game.begin(&browser, &game.alone(), "31");
    let taps = game::tap_to_the_end(&browser);
    browser.wait_for("document.querySelector('.score')");
    assert!(taps > 50, "a game of {taps} taps");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Positions of the ends of the row of buttons in the dock of a phone, in pixels.
const ENDS: &str = "(() => {
    const [undo, go] = ['.dock .undo', '.dock .go, .dock .no-go'].map((one) => document.querySelector(one)?.getBoundingClientRect());
    return undo?.width && go?.width ? [undo.left, undo.bottom, go.right, go.bottom].map(Math.round) : null;
})()";

/// Taps a confirmation, a confirm button, or one of the choices; without any, it chooses by script. False when the game
/// is over.
const ON: &str = "
    if (!francia.decision()) return false;
    const seen = (one) => [...document.querySelectorAll(one)].filter((button) => button.checkVisibility() && !button.disabled);
    const sure = seen('[data-yes], .dock .go[data-choice]');
    const all = sure.length && STEP % 2 ? sure : seen('.table button[data-choice]:not(.go, .pass)');
    all.length ? all[STEP % all.length].click() : francia.choose(STEP % francia.decision().choices.length);
    return true;";

/// Undo at the left, Confirm or its place at the right: they stay in place for every question and proposal.
fn the_buttons_of_a_phones_dock_stand_still(game: TestedGame) {
    for (width, height) in [(390, 844), (844, 390)] {
        let browser = Browser::open_set(width, height, &[("prefs", "quick scenes-off")]);
        game.begin(&browser, &game.alone(), "7");
        let ends = || -> Vec<i64> { serde_json::from_value(browser.wait_for(ENDS)).unwrap() };
        let first = ends();
        for step in 0.. {
            if browser.script(&ON.replace("STEP", &step.to_string())) == false {
                break;
            }
            let stand = format!("{ENDS}?.every((end, place) => Math.abs(end - {first:?}[place]) <= 3)");
            browser.wait_for(&format!("francia.decision() ? francia.shown() && {stand} : 'over'"));
        }
        assert_eq!(browser.errors(), Vec::<String>::new());
    }
}

/// The next tap of a person: a confirm button, else one of the choices; null while the page is busy.
const NEXT: &str = "
    if (!francia.shown()) return null;
    const seen = (one) => [...document.querySelectorAll(one)].filter((button) => button.checkVisibility() && !button.disabled);
    const found = ['[data-yes]', '.dock .go[data-choice]', '.table button[data-choice]:not(.go, .pass)', '.pass[data-choice]'];
    const next = found.map(seen).find((all) => all.length)?.[0];
    next?.scrollIntoView({ block: 'center' });
    return next ?? null;";

/// State of the answer: choices made, confirmation shown, proposal.
const STANDS: &str = "JSON.stringify([francia.record().choices.length, !!document.querySelector('[data-yes]'), \
    document.querySelector('.dock .go[data-choice]')?.dataset.choice])";

/// Largest number of taps from home to the first question, and for any answer.
const MOST_TAPS: usize = 3;

/// A new user taps the card of a game and Begin, and the first question is asked. No answer takes more than a choice,
/// its Confirm, and a yes to an irreversible one.
fn a_new_user_decides_after_three_taps_at_most(game: TestedGame) {
    let browser = Browser::open_set(390, 844, &[("prefs", "quick scenes-off")]);
    browser.touch(true);
    let asked = "window.francia?.decision() && francia.shown() && !!document.querySelector('.table [data-choice]')";
    let mut taps = 0;
    for place in [format!(".door[data-game={}]", game.key()), ".setup .btn.go".to_owned()] {
        browser.wait_for(&format!("document.querySelector('{place}')"));
        browser.tap(&format!("return document.querySelector('{place}')")).unwrap();
        taps += 1;
    }
    browser.wait_for(asked);
    assert!(taps <= MOST_TAPS, "{taps} taps to the first question");
    for answer in 0..12 {
        let made = browser.script("return francia.record().choices.length");
        for taps in 1.. {
            assert!(taps <= MOST_TAPS, "answer {answer} takes more than {MOST_TAPS} taps");
            browser.wait_for(&format!("!!(() => {{ {NEXT} }})()"));
            let before = browser.script(&format!("return {STANDS}"));
            browser.tap(NEXT).unwrap();
            browser.wait_for(&format!("francia.shown() && {STANDS} !== {before}"));
            if browser.script("return francia.record().choices.length") != made {
                break;
            }
        }
    }
    assert_eq!(browser.errors(), Vec::<String>::new());
}

every_game!(
    two_people_tap_on_a_tablet,
    the_buttons_of_a_phones_dock_stand_still,
    a_new_user_decides_after_three_taps_at_most,
);

one_game!(every_field_has_letters_of_16_pixels_on_a_phone,);

in_every_engine! {
    one_game!(a_solo_game_is_tapped_to_its_end_on_a_phone);
}

/// Safari zooms into a focused field with smaller letters, and does not zoom back.
fn every_field_has_letters_of_16_pixels_on_a_phone(game: TestedGame) {
    let browser = Browser::open(390, 844);
    game.begin(&browser, &["human", "human"], "31");
    let key = game.key();
    let table = browser.script("return location.hash").as_str().unwrap().to_owned();
    let places = [
        format!("#/new/{key}?seats=human,human,novice&seed=abc"),
        "#/saves".to_owned(),
        format!("#/rules/{key}"),
        format!("{table}?open=share"),
    ];
    for place in places {
        browser.script(&format!("location.hash = '{place}'"));
        browser.wait_for(&format!("location.hash === '{place}' && document.querySelector('input, select, textarea')"));
        browser.expect(
            "return [...document.querySelectorAll('input:not([type=checkbox], [type=range], [type=file]), select, textarea')]
                 .map((one) => `${one.className} ${getComputedStyle(one).fontSize}`)
                 .filter((one) => parseFloat(one.split(' ').at(-1)) < 16)",
            serde_json::json!([]),
        );
    }
}
