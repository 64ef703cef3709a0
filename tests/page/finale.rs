//! The finale of a game: who won, its firsts, its bells.

use crate::browser::Browser;
use crate::every_game;
use crate::game::TestedGame;

every_game!(a_first_victory_is_told_and_its_bells_ring, a_second_look_at_a_finale_is_quiet);

/// Records the pitch of every tone that the page makes.
const EAR: &str = "
    window.tones = [];
    window.AudioContext = class extends OfflineAudioContext {
        constructor() { super(1, 48000, 48000); }
        resume() {}
        createOscillator() { const tone = super.createOscillator(); tones.push(tone.frequency); return tone; }
    };";
/// The last bell of the chord.
const RANG: &str = "window.tones.filter((tone) => tone.value === 1046.5).length";
const PLAY: &str = "for (let n = 0; francia.decision(); n += 1)
    francia.choose((n * 7) % francia.decision().choices.length);";
const FIRSTS: &str =
    "[...document.querySelectorAll('.score-head .firsts li')].map((first) => first.textContent.trim())";

/// Ada and Bertha play a game, the one after the other.
fn played(browser: &Browser, game: TestedGame, seed: &str) {
    game.begin_named(browser, &["human", "human"], seed, &["Ada", "Bertha"]);
    browser.script(PLAY);
    browser.wait_for("document.querySelector('.score') && !francia.decision() && francia.shown()");
}

/// Name of the first seat that won.
fn winner(browser: &Browser) -> String {
    let place = browser.script("return francia.scores().findIndex((seat) => seat.rank === 1)");
    if place == 0 { "Ada".to_owned() } else { "Bertha".to_owned() }
}

/// Given two people who never finished a game here, when one of them wins, then the finale says that it is a first, the
/// bells ring once, also without motion.
fn a_first_victory_is_told_and_its_bells_ring(game: TestedGame) {
    let browser = Browser::open_set(1024, 768, &[("prefs", "still scenes-off sound-full")]);
    browser.script(EAR);
    played(&browser, game, "21");
    let firsts = browser.wait_for(&format!("{FIRSTS}[0] && {FIRSTS}"));
    assert!(firsts[0].as_str().is_some_and(|first| first.contains(&winner(&browser))), "{firsts}");
    assert!(firsts[0].as_str().is_some_and(|first| first.contains(&format!("{game:?}"))), "{firsts}");
    browser.expect(&format!("return {RANG}"), 1);
    browser.expect("return document.querySelectorAll('.score-head .won, .score-head .first').length > 0", true);
    // The same two once more: a victory that is no first for whoever has won before.
    let first = winner(&browser);
    played(&browser, game, "21");
    assert_eq!(winner(&browser), first, "the same deal and the same choices");
    browser.expect(&format!("return {FIRSTS}"), serde_json::json!([]));
    browser.expect(&format!("return {RANG}"), 2);
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Given a finished game whose lines were counted one after the other, when it is opened again, then its firsts are told as they were, and no bell rings.
fn a_second_look_at_a_finale_is_quiet(game: TestedGame) {
    let browser = Browser::open_set(1024, 768, &[("prefs", "scenes-off sound-full")]);
    played(&browser, game, "21");
    let firsts = browser.wait_for(&format!("{FIRSTS}[0] && {FIRSTS}"));
    browser.reload();
    browser.script(EAR);
    browser.wait_for("document.querySelector('.score-head')");
    browser.expect(&format!("return {FIRSTS}"), firsts);
    browser.expect(&format!("return {RANG}"), 0);
}
