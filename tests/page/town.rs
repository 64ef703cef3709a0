//! Features of the table of Architects only: previews of places before a Worker goes there, their keys, groups on the
//! map, the fan of five seats.

use crate::browser::Browser;
use crate::game::TestedGame;

/// Plays by script until a choice of this kind can be made, and lifts the curtain.
fn play_until(browser: &Browser, kind: &str) {
    play_until_several(browser, kind, "''");
}

/// Plays until the choice can be made several times with the same `of`, an expression of its `key`.
fn play_until_several(browser: &Browser, kind: &str, of: &str) {
    let found = browser.script(&format!(
        "for (let made = 0; made < 900; made++) {{
             const decision = francia.decision();
             if (!decision) return false;
             const found = decision.choices.filter((c) => c.word.startsWith('{kind}')).map(({{ word }}) => {of});
             if (new Set(found).size < found.length) return true;
             francia.choose(decision.choices[made * 7 % decision.choices.length].index);
         }}"
    ));
    assert_eq!(found, true, "no position offers {kind}");
    browser.wait_for("francia.shown()");
    browser.script("document.querySelector('.curtain [data-continue]')?.click()");
}

const MADE: &str = "francia.record().choices.length";

/// Waits until the tapped place is previewed and not chosen, and confirms it.
fn confirm_the_look(browser: &Browser, looked: &str) {
    browser
        .wait_for(&format!("document.querySelector('{looked}') && document.querySelector('.dock .go[data-choice]')"));
    assert_eq!(browser.script(&format!("return {MADE} === window.before")), true, "a look is no choice");
    browser.click("return document.querySelector('.dock .go[data-choice]')").unwrap();
    browser.wait_for(&format!("{MADE} > window.before"));
}

/// Given an Apprentice beyond the reach, when it is previewed in any size of window, then the dock and each of its
/// chips are fully visible, and the card keeps its size and is readable.
#[test]
fn a_hire_that_is_looked_at_leaves_the_dock_and_the_cards_whole() {
    for (width, height) in [(1024, 768), (1440, 900), (768, 1024), (390, 844), (844, 390)] {
        let browser = Browser::open(width, height);
        TestedGame::Architects.begin(&browser, &["human", "solo-constantine"], "5");
        play_until(&browser, "hire:");
        browser.wait_for("document.querySelector('.man.target[data-look]')");
        let last = "[...document.querySelectorAll('.man[data-choice]')].at(-1)";
        browser.script(&format!("window.high = {last}.getBoundingClientRect().height; {last}.click()"));
        browser.wait_for("document.querySelector('.man.current') && document.querySelector('.dock .gains .gain')");
        browser.expect(
            "const field = (one) => one.getBoundingClientRect();
             const dock = field(document.querySelector('.dock'));
             const wrong = [];
             if (dock.bottom > innerHeight + 1) wrong.push(`the dock ends at ${dock.bottom} of ${innerHeight}`);
             const gains = document.querySelector('.dock .gains');
             const above = getComputedStyle(gains).position === 'absolute';
             for (const chip of gains.querySelectorAll('.gain')) {
                 const { left, right, top, bottom } = field(chip);
                 const whole = left >= 0 && right <= innerWidth && (above || top >= dock.top - 1 && bottom <= dock.bottom + 1);
                 if (!whole) wrong.push(`${chip.textContent} is cut`);
             }
             const card = document.querySelector('.man.current');
             if (Math.abs(field(card).height - window.high) > 3) wrong.push(`the card was ${window.high} high and is ${field(card).height}`);
             const { color, backgroundColor } = getComputedStyle(card);
             const light = (text) => { const [r, g, b] = text.match(/[0-9.]+/g).map(Number); return r + g + b; };
             if (Math.abs(light(color) - light(backgroundColor)) < 250) wrong.push(`${color} on ${backgroundColor}`);
             return wrong;",
            serde_json::json!([]),
        );
        assert_eq!(browser.errors(), Vec::<String>::new());
    }
}

#[test]
fn a_place_is_looked_at_before_a_worker_goes_there() {
    let browser = Browser::open(1024, 768);
    TestedGame::Architects.begin(&browser, &["human", "human"], "7");
    play_until(&browser, "place:");
    browser.script(&format!("window.before = {MADE}"));
    browser.click("return document.querySelector('.at-silversmith[data-choice]')").unwrap();
    browser.wait_for("document.querySelector('.at-silversmith[data-looked] .plus')");
    // Its gains are shown beside the holdings.
    browser.wait_for("document.querySelector('[data-anchor=\"held:silver\"] .change')?.textContent.startsWith('+')");
    assert_eq!(browser.script(&format!("return {MADE} === window.before")), true, "a look is no choice");
    browser.click("return document.querySelector('.at-forest[data-choice]')").unwrap();
    browser.wait_for(
        "document.querySelector('.at-forest[data-looked]') && !document.querySelector('.at-silversmith[data-looked]')",
    );
    browser.click("return document.querySelector('.dock .go')").unwrap();
    browser.wait_for(&format!("{MADE} > window.before"));
    let placed = browser.script("return francia.record().choices[window.before]");
    assert_eq!(placed, "place:forest", "what was looked at last is what the button does");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// With five seats groups are small: a tap on the place shows its groups in the dock.
#[test]
fn a_place_with_several_groups_lays_them_into_the_dock() {
    let browser = Browser::open(1024, 768);
    TestedGame::Architects.begin(&browser, &["human"; 5], "4");
    play_until_several(&browser, "capture:", "word.split(':')[1]");
    let groups = "document.querySelectorAll('.dock .offers [data-choice]').length";
    let many = browser.script(
        "const at = {};
         for (const { word } of francia.decision().choices) {
             const [kind, place] = word.split(':');
             if (kind === 'capture') at[place] = (at[place] ?? 0) + 1;
         }
         const [place, count] = Object.entries(at).sort((one, other) => other[1] - one[1])[0];
         window.place = place;
         return count",
    );
    assert!(many.as_u64().is_some_and(|many| many > 1), "no place has several groups");
    browser.click("return document.querySelector(`.at-${window.place}`)").unwrap();
    browser.wait_for(&format!("{groups} >= {many}"));
    browser.script(&format!("window.before = {MADE}"));
    browser.click("return document.querySelector('.dock .offers [data-choice]')").unwrap();
    confirm_the_look(&browser, ".dock .offers .proposed");
    let taken = browser.script("return francia.record().choices[window.before].startsWith(`capture:${window.place}:`)");
    assert_eq!(taken, true);
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// A digit previews a place, a letter the Black Market; only Enter chooses.
#[test]
fn keys_lead_to_the_places_and_look_at_them() {
    let browser = Browser::open(1024, 768);
    TestedGame::Architects.begin(&browser, &["human", "human"], "7");
    play_until(&browser, "place:");
    browser.script(&format!("window.before = {MADE}"));
    browser.press(&["2"]);
    browser.wait_for("document.activeElement.matches('.at-quarry[data-looked]')");
    browser.press(&["2"]);
    assert_eq!(browser.script(&format!("return {MADE} === window.before")), true, "the same key chooses nothing");
    browser.press(&["b"]);
    browser.wait_for("document.activeElement.dataset.anchor === 'place:market-left'");
    browser.press(&["b"]);
    browser.wait_for("document.activeElement.dataset.anchor === 'place:market-middle'");
    assert_eq!(
        browser.script(&format!("return {MADE} === window.before")),
        true,
        "what would be chosen waits for Enter"
    );
    browser.press(&["4"]);
    browser.wait_for("document.activeElement.matches('.at-forest[data-looked]')");
    browser.press(&["Enter"]);
    browser.wait_for(&format!("{MADE} > window.before"));
    assert_eq!(browser.script("return francia.record().choices[window.before]"), "place:forest");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// With few seats a group is large enough for a finger: it is captured on the map.
#[test]
fn a_group_is_captured_by_a_tap_on_the_map() {
    let browser = Browser::open(1024, 768);
    TestedGame::Architects.begin(&browser, &["human", "human", "human"], "4");
    play_until(&browser, "capture:");
    browser.wait_for("document.querySelector('.account')");
    browser.wait_for("document.querySelector('.group-tap[data-choice]')");
    let small = "return [...document.querySelectorAll('.group-tap[data-choice]')].filter((one) => {
        const field = one.getBoundingClientRect();
        return field.width < 44 || field.height < 44;
    }).length";
    // A finger can tell them apart.
    browser.expect(small, 0);
    browser.script(&format!("window.before = {MADE}"));
    browser.click("return document.querySelector('.group-tap[data-choice]')").unwrap();
    confirm_the_look(&browser, ".group-tap.looked");
    let taken = browser.script("return francia.record().choices[window.before].startsWith('capture:')");
    assert_eq!(taken, true);
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// The groups of the Workshop are small in its heading: a tap on it shows them in the dock, with few seats, too.
#[test]
fn the_groups_of_the_workshop_lie_in_the_dock() {
    let browser = Browser::open(1024, 768);
    TestedGame::Architects.begin(&browser, &["human", "human", "human"], "4");
    play_until(&browser, "capture:workshop");
    browser.wait_for("document.querySelector('.at-workshop')");
    browser.click("return document.querySelector('.at-workshop')").unwrap();
    browser.wait_for(
        "[...document.querySelectorAll('.dock .offers [data-choice]')].filter((one) => one.checkVisibility()).length > 1",
    );
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// In the last turns of five seats, each seat has its seal, and all of them fit into the bar.
#[test]
fn the_last_turns_of_five_seats_stand_in_the_bar() {
    let browser = Browser::open(1024, 768);
    TestedGame::Architects.begin(&browser, &["human"; 5], "4");
    let last = browser.script(
        "for (let made = 0; made < 3000 && francia.decision(); made++) {
             if (francia.state().turns_left !== null) return true;
             const { choices } = francia.decision();
             const hall = choices.find((c) => /^(place:guildhall|construct:|advance)/.test(c.word));
             francia.choose((hall ?? choices[made * 7 % choices.length]).index);
         }
         return false",
    );
    assert_eq!(last, true, "the Guildhall was never full");
    browser.wait_for(
        "(document.querySelector('.curtain [data-continue]')?.click(), document.querySelectorAll('.last-turn').length === 5)",
    );
    browser.expect(
        "const bar = document.querySelector('.top-bar').getBoundingClientRect();
         return [...document.querySelectorAll('.rounds-label, .last-turn')].filter((one) => {
             const { top, bottom } = one.getBoundingClientRect();
             return top < bar.top - 1 || bottom > bar.bottom + 1;
         }).length",
        0,
    );
    assert_eq!(browser.errors(), Vec::<String>::new());
}
