//! The page of the worked examples: each of them opens as a practice game that is not saved.

use crate::browser::Browser;
use crate::every_game;
use crate::game::{self, TestedGame};
use crate::panels::Watch;
use serde_json::{Value, json};

every_game!(every_example_opens_and_leads_back_to_the_list);

/// The list of a game's examples, from the first page.
fn list(browser: &Browser, game: TestedGame) {
    browser.wait_for("document.querySelector('.home-foot [data-examples]')");
    browser.script("document.querySelector('.home-foot [data-examples]').click()");
    browser.wait_for("document.querySelector('.examples')");
    browser.script(&format!("document.querySelector('.examples .seg [data-game={}]').click()", game.key()));
    browser.wait_for(&format!(
        "document.querySelector('.examples h1').textContent.startsWith('{}') && document.querySelector('[data-example]')",
        game.name()
    ));
}

fn every_example_opens_and_leads_back_to_the_list(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    game.begin(&browser, &game.alone(), "7");
    assert_eq!(game::click_on(&browser, 2), 2);
    let own = browser.script("return JSON.stringify(francia.record())");
    browser.go("");
    list(&browser, game);
    browser.shot(&format!("examples-{}", game.key()));
    let keys = browser.script("return [...document.querySelectorAll('[data-example]')].map((b) => b.dataset.example)");
    let keys: Vec<&str> = keys.as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert!(keys.len() > 15, "{keys:?}");
    let mut panels = Watch::default();
    for key in keys {
        browser.script(&format!("document.querySelector('[data-example={key}]').click()"));
        // A reader sees the table at once: examples have no curtain.
        browser.wait_for("document.querySelector('.table .dock') && document.querySelector('.lesson-text')");
        browser.wait_for("document.querySelector('.lesson b').textContent.length > 4");
        browser.expect("return francia.record().practice", true);
        // The subject of the text is in view, also after the device is turned.
        for (width, height) in [(1024, 768), (390, 844)] {
            browser.resize(width, height);
            panels.look(&browser, &format!("{} {key} {width}", game.key()));
            browser.shot(&format!("example-{}-{key}-{width}", game.key()));
        }
        browser.resize(1024, 768);
        if key == "trade" {
            proposes_what_the_icons_allow(&browser);
        }
        // It can be played on from the first question.
        let made = game::click_on(&browser, 1);
        assert!(made == 1, "{key} cannot be played");
        browser.script("document.querySelector('.lesson [data-examples]').click()");
        browser.wait_for("document.querySelector('.examples [data-example]')");
        assert_eq!(browser.errors(), Vec::<String>::new(), "{key}");
    }
    panels.end();
    // The previously saved game is the only one, and unchanged.
    browser.script("document.querySelector('.examples .tool').click()");
    browser.wait_for("document.querySelector('.home [data-continue]')");
    let kept = browser.database("return (await wait(saves().getAllKeys())).filter((key) => key.startsWith('francia.save.')).map((key) => key.split('.')[2])");
    let kept: std::collections::BTreeSet<&str> = kept.as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert_eq!(kept.len(), 1);
    browser.click("return document.querySelector('.home [data-continue]')").unwrap();
    // The last example stays until the saved game is read.
    browser.wait_for("francia.record().seed === '7'");
    browser.expect("return JSON.stringify(francia.record())", own);
}

/// Four Merchants pay for two exchanges, and 2 Silver for a third: two are proposed, and fewer or more are offered.
fn proposes_what_the_icons_allow(browser: &Browser) {
    browser.script("francia.choose(francia.decision().choices.find((choice) => choice.word === 'trade').index)");
    browser.wait_for("document.querySelector('.offer.proposed')");
    let offered = browser.script("return francia.decision().choices.map((choice) => choice.word)");
    assert_eq!(offered, json!(["exchange:1", "exchange:2", "exchange:3"]));
    browser.expect("return document.querySelector('.offer.proposed')?.textContent.trim()[0]", "2");
}

/// From the rules to the examples, to a rule, and back: no loop without an exit.
#[test]
fn the_ways_between_rules_and_examples_lead_home() {
    let browser = Browser::open(390, 844);
    browser.wait_for("document.querySelector('.home-foot .link')");
    browser.script("document.querySelector('.home-foot .link:nth-of-type(3)').click()");
    browser.wait_for("document.querySelector('.rules [data-examples]')");
    browser.script("document.querySelector('.rules [data-examples]').click()");
    browser.wait_for("document.querySelector('.examples .to-rule')");
    browser.shot("examples-phone");
    browser.script("document.querySelector('.examples .to-rule').click()");
    browser.wait_for("document.querySelector('.rules')");
    browser.script("document.querySelector('.rules .tool').click()");
    browser.wait_for("document.querySelector('.home')");
    assert_eq!(browser.script("return document.querySelector('.home') !== null"), json!(true));
    assert_eq!(browser.errors(), Vec::<String>::new());
}
