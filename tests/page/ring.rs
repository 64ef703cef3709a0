//! Features of the table of Viscounts only: the ring, and plots that are previewed before they are built on.

use crate::browser::Browser;
use crate::game::TestedGame;
use kernel::Lang;
use serde_json::json;
use std::collections::BTreeSet;
use viscounts::components::TownsfolkId;
use viscounts::texts::names;

/// Plays by script until a choice of this kind can be made, among several of its kind.
fn play_until(browser: &Browser, kind: &str) {
    let found = browser.script(&format!(
        "for (let made = 0; made < 900; made++) {{
             const decision = francia.decision();
             if (!decision) return false;
             if (decision.choices.filter((c) => c.word.startsWith('{kind}')).length > 1) return true;
             francia.choose(decision.choices[made * 7 % decision.choices.length].index);
         }}"
    ));
    assert_eq!(found, true, "no position offers {kind}");
    browser.wait_for("francia.shown()");
}

#[test]
fn a_plot_is_looked_at_before_it_is_built_on() {
    let browser = Browser::open(1024, 768);
    TestedGame::Viscounts.begin(&browser, &["human", "human"], "7");
    play_until(&browser, "spot:");
    let made = "francia.record().choices.length";
    browser.script(&format!("window.before = {made}"));
    browser.wait_for("document.querySelectorAll('.ring-box .plot.selected').length === 1");
    let other =
        "const plot = document.querySelector('.ring-box .plot.legal'); window.other = plot.dataset.anchor; return plot";
    browser.click(other).unwrap();
    browser.wait_for("document.querySelector('.ring-box .plot.selected').dataset.anchor === window.other");
    assert_eq!(browser.script(&format!("return {made} === window.before")), true, "a look is no choice");
    browser.click("return document.querySelector('.dock .go')").unwrap();
    browser.wait_for(&format!("{made} > window.before"));
    let built = browser.script("return francia.record().choices[window.before] === window.other");
    assert_eq!(built, true, "what was looked at last is built on");
}

/// Left and right arrows move around the ring, up and down outwards and inwards. The price of a move covers no
/// exchange.
#[test]
fn arrows_walk_around_the_ring() {
    let browser = Browser::open(1024, 768);
    TestedGame::Viscounts.begin(&browser, &["human", "human"], "7");
    play_until(&browser, "move:");
    let here = "document.activeElement.dataset.anchor";
    browser.wait_for("document.querySelector('.ring-box .outside')");
    browser.script("document.querySelector('.ring-box .outside').focus()");
    let mut walked = Vec::new();
    for _ in 0..10 {
        walked.push(browser.script(&format!("return {here}")).as_str().unwrap().to_owned());
        browser.press(&["Right"]);
    }
    assert_eq!(
        browser.script(&format!("return {here}")),
        walked[0].as_str(),
        "ten spaces lie around the ring: {walked:?}"
    );
    walked.sort();
    walked.dedup();
    assert_eq!(walked.len(), 10, "each of them once");
    browser.expect(
        "const prices = [...document.querySelectorAll('.ring-box .way-cost')].map((price) => price.getBoundingClientRect());
         const meet = (one, other) => one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
         const exchanges = [...document.querySelectorAll('.ring-box .exchange')].map((one) => one.getBoundingClientRect());
         return [prices.length > 0, exchanges.filter((one) => prices.some((price) => meet(price, one))).length]",
        json!([true, 0]),
    );
    // Outwards lies a plot.
    browser.press(&["Up"]);
    browser.wait_for(&format!("{here}.startsWith('spot:')"));
}

/// At the choice of one of two rewards, words accompany the signs.
#[test]
fn a_choice_of_two_rewards_is_put_in_texts() {
    let browser = Browser::open(1024, 768);
    TestedGame::Viscounts.begin(&browser, &["human", "human"], "7");
    play_until_either(&browser);
    let shown = "[...document.querySelectorAll('.offers .offer em')].map((told) => told.textContent)";
    browser.wait_for(&format!("{shown}.length === 2"));
    let offered = browser.script("return francia.decision().choices.map((choice) => choice.text)");
    browser.expect(&format!("return {shown}"), offered);
}

/// Plays by script until one of two rewards is chosen.
fn play_until_either(browser: &Browser) {
    let found = browser.script(
        "for (let made = 0; made < 900; made++) {
             const decision = francia.decision();
             if (!decision) return false;
             if (decision.choices.map((choice) => choice.word).join() === 'left,right') return true;
             const acts = decision.choices.filter((choice) => choice.word !== 'pass');
             const from = acts.length ? acts : decision.choices;
             francia.choose(from[made * 7 % from.length].index);
         }",
    );
    assert_eq!(found, true, "no position offers two rewards");
    browser.wait_for("francia.shown()");
}

/// The longest names are set smaller, and no name leaves its card, in any language.
#[test]
fn every_name_fits_its_card_on_a_phone() {
    let browser = Browser::open(390, 844);
    TestedGame::Viscounts.begin(&browser, &["human", "human"], "7");
    // A card in an area that is not shown has no size.
    let title = "[...document.querySelectorAll('.card-name:has(.fits)')].find((one) => one.checkVisibility())";
    browser.wait_for(title);
    let called = |lang| TownsfolkId::all().map(move |id| names::townsfolk(id, lang));
    let called: BTreeSet<&str> = Lang::ALL.into_iter().flat_map(called).collect();
    let cut = browser.script(&format!(
        "const title = {title};
         const [name, card] = [title.querySelector('.fits'), title.closest('.card')];
         card.style.width = '95px';
         return {}.filter((called) => {{
             name.textContent = called;
             name.style.setProperty('--letters', Math.max(...called.split(/[ -]/).map((word) => word.length)));
             title.classList.toggle('long', called.length > 8);
             const words = document.createRange();
             words.selectNodeContents(name);
             return words.getBoundingClientRect().right > card.getBoundingClientRect().right - 1;
         }})",
        json!(called)
    ));
    assert_eq!(cut, json!([]));
}

/// Given a Trade with enough Merchants for several exchanges, then each number of them shows what it takes.
#[test]
fn each_number_of_exchanges_shows_its_price() {
    let browser = Browser::open(1024, 768);
    TestedGame::Viscounts.begin(&browser, &["human", "human"], "5");
    play_until(&browser, "exchange:");
    browser.script("document.querySelector('.curtain [data-continue]')?.click()");
    browser.wait_for("document.querySelector('.dock .offer[data-choice] b')");
    browser.expect(
        "const priced = (offer) => offer.querySelector('em .icon') && /^[0-9]+×$/.test(offer.querySelector('b').textContent);
         return [...document.querySelectorAll('.dock .offers .offer[data-choice]')].filter((offer) => !priced(offer)).map((offer) => offer.textContent);",
        json!([]),
    );
    assert_eq!(browser.errors(), Vec::<String>::new());
}
