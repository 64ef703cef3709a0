//! Warnings: what cannot be taken back is told in words beside the button that confirms it.

use crate::browser::Browser;
use crate::game::TestedGame;
use serde_json::json;

/// Plays by script until the dock warns of an Inquisition that proposed Workers may bring.
fn play_until_warned(browser: &Browser) {
    const WARNED: &str = "/Inquisition.*:/.test(document.querySelector('.dock .gain.worded.danger')?.textContent)";
    const TO_THE_QUESTION: &str =
        "document.querySelector('.curtain [data-continue]')?.click(); document.querySelector('.retell .go')?.click()";
    for made in 0..400 {
        browser.wait_for("francia.shown()");
        browser.script(TO_THE_QUESTION);
        let pays = browser.script("return francia.decision().choices.some(({ word }) => word.startsWith('pay:'))");
        if pays == true {
            browser.wait_for("document.querySelector('.dock .go[data-choice]')");
            if browser.script(&format!("return {WARNED}")) == true {
                browser.script(TO_THE_QUESTION);
                browser
                    .wait_for("document.querySelector('.dock .decision:not(.gone) .gain.worded')?.checkVisibility()");
                return;
            }
        }
        browser.script(&format!(
            "const {{ choices }} = francia.decision(); francia.choose(choices[{made} * 7 % choices.length].index)"
        ));
    }
    panic!("no Inquisition was near");
}

/// Given Workers whose placement may take the last Tax, when they are proposed in any size of window, then the dock says
/// in words which Debt follows, and the sentence is whole.
#[test]
fn an_inquisition_is_announced_in_words_before_the_workers_are_placed() {
    for (width, height) in [(1024, 768), (768, 1024), (390, 844), (844, 390)] {
        let browser = Browser::open(width, height);
        TestedGame::Paladins.begin(&browser, &["human", "human"], "7");
        play_until_warned(&browser);
        browser.expect(
            "const chip = document.querySelector('.dock .gain.worded.danger');
             const { left, right, top, bottom } = chip.getBoundingClientRect();
             const wrong = [];
             if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) wrong.push('it is out of sight');
             if (chip.scrollWidth > chip.clientWidth + 1) wrong.push(`it is cut at ${chip.clientWidth} of ${chip.scrollWidth}`);
             if (parseFloat(getComputedStyle(chip).fontSize) < 12) wrong.push('its letters are small');
             const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
             if (!chip.contains(seen) && getComputedStyle(chip).pointerEvents !== 'none') wrong.push(`${seen?.className} lies on it`);
             return wrong;",
            json!([]),
        );
        assert_eq!(browser.errors(), Vec::<String>::new());
    }
}
