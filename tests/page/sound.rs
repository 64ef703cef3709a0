//! Sounds: the page generates them itself, for those who enabled them.

use crate::browser::Browser;
use crate::game::TestedGame;
use crate::{every_game, one_game};
use serde_json::Value;

every_game!(a_choice_is_heard_by_those_who_asked_for_sounds_and_by_nobody_else);

one_game!(sounds_that_the_browser_stopped_are_heard_again_once_somebody_is_back);

/// Captures the page's sounds in a recording of a second.
const EAR: &str = "
    window.ears = [];
    window.AudioContext = class extends OfflineAudioContext {
        constructor() { super(1, 48000, 48000); ears.push(this); }
        resume() {}
    };";

/// Of the recording: the highest level, and the milliseconds until it stays below a thousandth.
const HEARD: &str = "return (async () => {
    const samples = (await ears[0].startRendering()).getChannelData(0);
    let highest = 0, last = 0;
    samples.forEach((level, place) => {
        highest = Math.max(highest, Math.abs(level));
        if (Math.abs(level) > 0.001) last = place;
    });
    return [highest, last / 48];
})()";

/// The highest level of the sound, and its duration in milliseconds.
fn heard(browser: &Browser) -> (f64, f64) {
    let heard = browser.script(HEARD);
    let number = |place: usize| heard.get(place).and_then(Value::as_f64).unwrap_or(f64::NAN);
    (number(0), number(1))
}

/// The three kinds of sounds in sequence, as the settings play them when a volume is chosen.
#[test]
fn sounds_are_soft_short_and_as_loud_as_asked() {
    let levels = ["25", "50", "100"].map(|volume| {
        let browser = Browser::open(1024, 768);
        browser.script(EAR);
        browser.go("#/saves?open=settings");
        let row = "[...document.querySelectorAll('.setting')].find((one) => one.textContent.startsWith('Sounds'))";
        let button = format!(
            "[...{row}?.querySelectorAll('button') ?? []].find((one) => one.textContent.startsWith('{volume}'))"
        );
        browser.wait_for(&button);
        browser.script(&format!("{button}.click()"));
        browser.wait_for("ears.length === 1");
        let (level, lasts) = heard(&browser);
        assert!(level > 0.01 && level < 0.8, "{volume}: a level of {level}");
        assert!((150.0..450.0).contains(&lasts), "{volume}: {lasts} ms");
        level
    });
    assert!(levels.is_sorted() && levels[0] < levels[2] * 0.5, "{levels:?}");
}

fn a_choice_is_heard_by_those_who_asked_for_sounds_and_by_nobody_else(game: TestedGame) {
    for (prefs, asked) in [("scenes-off", false), ("scenes-off sound-full", true)] {
        let browser = Browser::open_set(1024, 768, &[("prefs", prefs)]);
        browser.script(EAR);
        game.begin(&browser, &game.alone(), "21");
        for _ in 0..12 {
            browser.wait_for("!francia.decision() || document.querySelector('[data-choice]')");
            browser.script("if (francia.decision()) francia.choose(0)");
        }
        if asked {
            browser.wait_for("ears.length === 1");
            let (level, _) = heard(&browser);
            assert!(level > 0.01, "a level of {level}");
        } else {
            assert_eq!(browser.script("return ears.length"), 0);
        }
    }
}

/// Given sounds that the browser has stopped, as a phone does while another app is open, when somebody returns to the
/// page, then the page resumes them.
fn sounds_that_the_browser_stopped_are_heard_again_once_somebody_is_back(game: TestedGame) {
    let browser = Browser::open_set(1024, 768, &[("prefs", "scenes-off sound-full")]);
    browser.script(EAR);
    game.begin(&browser, &["human", "human"], "21");
    while browser.script("return ears.length") == 0 {
        browser.wait_for("document.querySelector('[data-choice]')");
        browser.script("francia.choose(0)");
        browser.wait_for("francia.shown()");
    }
    for (sign, state, asked) in
        [("focus", "interrupted", true), ("pageshow", "suspended", true), ("focus", "running", false)]
    {
        browser.script(&format!(
            "window.resumed = false;
             ears[0].resume = () => window.resumed = true;
             Object.defineProperty(ears[0], 'state', {{value: '{state}', configurable: true}});
             dispatchEvent(new Event('{sign}'))"
        ));
        assert_eq!(browser.script("return resumed"), asked, "{state}");
    }
}
