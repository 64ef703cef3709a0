//! Before and around a game: home in every size, the set-up, a phone in landscape orientation.

use crate::browser::{Browser, lang};
use crate::game::TestedGame;
use crate::panels::wrong;
use crate::{every_game, in_every_engine, no_game};
use kernel::grammar::you;
use serde_json::{Value, json};

every_game!(what_is_chosen_is_what_begins, what_a_team_has_is_no_choice,);

in_every_engine! {
    every_game!(a_phone_on_its_side_shows_the_tabs_and_the_table);
    no_game!(home_is_whole_in_every_size);
}

const INPUTS: &str = "return document.querySelectorAll('.setup .seat-name').length";

/// Opens the set-up of a game from its card.
fn set_up(browser: &Browser, game: TestedGame) {
    let cover = format!("document.querySelector('.door[data-game={}]')", game.key());
    browser.wait_for(&cover);
    browser.script(&format!("{cover}.click()"));
    browser.wait_for("document.querySelector('.setup')");
}

/// A single person is “You”. Two are asked for their names, which are remembered, and the table names the current one.
/// Every start button begins the chosen set-up, and nothing without an effect is offered.
fn what_is_chosen_is_what_begins(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    set_up(&browser, game);
    browser.expect("return document.querySelector('.seat-row .seat-who').textContent.trim()", you(lang()));
    // Nobody is asked for a name.
    browser.expect(INPUTS, 0);
    browser.wait_for("document.querySelector('.strength [role=radio]')");
    let second = "document.querySelectorAll('.seat-row')[1]";
    let practice = "return [...document.querySelectorAll('.box .switch')].at(-1).getAttribute('aria-disabled')";
    assert!(browser.script(practice).is_null(), "one person may practise");
    browser.script(&format!("{second}.querySelector('.seg button').click()"));
    // Two are asked, and may not practise. Without an official opponent they are asked if they play together.
    browser.expect(INPUTS, 2);
    browser.expect(practice, "true");
    browser.wait_for("document.querySelector('.strength [role=radio]')");
    browser.script(
        "document.querySelectorAll('.setup .seat-name').forEach((field, place) => {
             field.value = ['Ada', 'Bo'][place];
             field.dispatchEvent(new Event('input', {bubbles: true}));
         })",
    );
    let table = "document.querySelector('.usual').textContent";
    browser.wait_for(&format!("{table}.includes('Ada') && {table}.includes('Bo')"));
    browser.script("document.querySelector('.usual .btn.go').click()");
    browser.wait_for("francia.decision()");
    assert_eq!(browser.script("return francia.record().setup.seats"), json!(["human", "human"]));
    assert_eq!(browser.script("return francia.record().setup.names"), json!(["Ada", "Bo"]));
    browser.script("document.querySelector('.curtain [data-continue]')?.click()");
    browser.wait_for(
        "document.querySelector('.dock .mover')?.textContent.includes(['Ada', 'Bo'][francia.decision().seat])",
    );
    browser.go("");
    set_up(&browser, game);
    browser.script(&format!("{second}.querySelector('.seg button').click()"));
    // Names are remembered.
    browser.expect(
        "return [...document.querySelectorAll('.setup .seat-name')].map((field) => field.value)",
        json!(["Ada", "Bo"]),
    );
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// In a co-op set-up no switch exists for modules that the scenario fixes, and a previously chosen one is not applied.
/// Cards that the players may exchange are shown in order and are part of the new game.
fn what_a_team_has_is_no_choice(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    browser.go(&format!("#/new/{}?seats=human,human,human", game.key()));
    browser.wait_for("document.querySelector('.setup .strength [role=radio]')");
    let switches = "return document.querySelectorAll('.box .switch b').length";
    let before = browser.script(switches).as_u64().unwrap();
    browser.script("document.querySelectorAll('.box .switch:not([aria-disabled])').forEach((one) => one.click())");
    browser.script("document.querySelectorAll('.strength [role=radio]')[1].click()");
    browser.expect(switches, before - game.settled_together().len() as u64);
    if game.exchanges() {
        let order = "[...document.querySelectorAll('[data-exchange] li p')].map((one) => one.textContent)";
        let mut cards = browser.wait_for(&format!("document.querySelector('[data-exchange] li') && {order}"));
        browser.script("document.querySelectorAll('[data-exchange] .btn')[1].click()");
        cards.as_array_mut().unwrap().swap(1, 2);
        browser.wait_for(&format!("JSON.stringify({order}) === JSON.stringify({cards})"));
    }
    browser.script("document.querySelector('.usual .btn.go').click()");
    browser.wait_for("francia.decision()");
    let parts = browser.script("return francia.record().setup.modules");
    let parts: Vec<&str> = parts.as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert!(parts.contains(&"coop"), "{parts:?}");
    assert!(!game.settled_together().iter().any(|part| parts.contains(part)), "{parts:?}");
    assert_eq!(parts.iter().any(|part| part.starts_with("coop-exchange")), game.exchanges(), "{parts:?}");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Home's name is one word on one line, and no arch covers text, in any orientation.
fn home_is_whole_in_every_size() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("document.querySelector('.daily')");
    for (width, height) in [(1024, 768), (768, 1024), (844, 390), (390, 844)] {
        browser.resize(width, height);
        browser.expect(
            "const field = (thing) => thing.getBoundingClientRect();
             const words = document.createRange();
             words.selectNodeContents(document.querySelector('.home-head h1'));
             // An initial of another typeface has a box of its own on the same line.
             let lines = 0, end = -Infinity;
             for (const box of [...words.getClientRects()].sort((one, other) => one.top - other.top)) {
                 if ((box.top + box.bottom) / 2 > end) lines += 1;
                 end = Math.max(end, box.bottom);
             }
             const covered = [...document.querySelectorAll('.arch')].filter((arch) => {
                 const {left, right, top, bottom} = field(arch);
                 return [...document.querySelectorAll('.doors b, .doors em')].some((word) => {
                     const box = field(word);
                     return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
                 });
             });
             return {lines, covered: covered.length, wide: document.scrollingElement.scrollWidth > innerWidth}",
            json!({"lines": 1, "covered": 0, "wide": false}),
        );
    }
}

/// On a phone in landscape orientation the tabs are on the screen, and the dock leaves enough height for the table.
fn a_phone_on_its_side_shows_the_tabs_and_the_table(game: TestedGame) {
    let browser = Browser::open(844, 390);
    game.begin(&browser, &["human", "human"], "7");
    browser.script("document.querySelector('.curtain [data-continue]')?.click()");
    browser.wait_for("document.querySelector('.area-tabs button')");
    let below = "return [...document.querySelectorAll('.area-tabs button, .dock')]
        .filter((one) => one.getBoundingClientRect().bottom > innerHeight + 1).length";
    browser.expect(below, 0);
    let bounds = "const {top, bottom} = document.querySelector('.area-tabs').getBoundingClientRect();
        return (bottom - top) / innerHeight > 0.8";
    // Nothing lies above or below what the tabs lead to but the bar.
    browser.expect(bounds, true);
    // The lesson lies above the table, which has the rest of the height.
    browser.go("");
    browser.wait_for(&format!("document.querySelector('[data-learn={}]')", game.key()));
    browser.script(&format!("document.querySelector('[data-learn={}]').click()", game.key()));
    browser.wait_for("document.querySelector('.lesson-text')?.textContent.length > 10");
    for _ in 0..6 {
        browser.wait_for("francia.shown() && document.querySelector('.lesson-next')");
        browser.expect(below, 0);
        // The page does not scroll.
        browser.expect("return document.scrollingElement.scrollHeight > innerHeight + 1", false);
        assert_eq!(wrong(&browser), Vec::<String>::new());
        browser.script("document.querySelector('.lesson-next').click()");
        browser.script("document.activeElement.dataset.choice && document.activeElement.click()");
        browser.script("document.querySelector('.townsfolk.selected[data-choice]')?.click()");
    }
}
