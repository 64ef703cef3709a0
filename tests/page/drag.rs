//! Pieces that are dragged by mouse and by finger: what a drop does, and what puts everything back.
//!
//! `WebKit`'s driver has only a mouse. There the page gets the events of a finger from a script.

use crate::browser::{Browser, Hand};
use crate::game::TestedGame;
use crate::{every_game, in_every_engine, one_game};
use serde_json::json;

in_every_engine! {
    every_game!(
        a_piece_is_dropped_on_a_lit_place_by_a_mouse,
        a_piece_is_dropped_on_a_lit_place_by_a_finger,
        a_finger_drags_on_a_phone,
        a_drop_anywhere_else_changes_nothing,
    );
    one_game!(
        a_press_that_hardly_moves_stays_a_tap,
        a_jar_is_dropped_on_a_space_of_its_drawer,
        a_pair_is_dropped_on_its_space_or_on_the_dock,
        a_building_is_dropped_on_a_plot_which_is_proposed_once_it_is_paid,
    );
}

one_game!(
    nothing_is_dragged_in_the_past,
    a_thing_held_over_a_tab_opens_its_area,
    a_second_worker_joins_the_first,
    a_worker_that_is_given_back_changes_places_with_a_kept_one,
    a_card_in_an_area_that_scrolls_leaves_it_to_the_finger,
);

/// A drag of a game: a choice that is legal then, the thing, the place, and the key of the choice that the drop makes
/// or proposes.
struct DragCase {
    legal: &'static str,
    from: &'static str,
    to: &'static str,
    makes: &'static str,
}

const fn case(game: TestedGame) -> DragCase {
    match game {
        TestedGame::Architects => DragCase {
            legal: "place:quarry",
            from: "[data-anchor=workers]",
            to: "[data-anchor='place:quarry']",
            makes: "place:quarry",
        },
        TestedGame::Paladins => {
            DragCase { legal: "hunt", from: ".tokens .token", to: "[data-anchor='action:hunt']", makes: "pay:" }
        }
        TestedGame::Viscounts => {
            DragCase { legal: "play:", from: ".hand .hand-card", to: "[data-anchor=line]", makes: "play:" }
        }
    }
}

fn seen(selector: &str) -> String {
    format!("[...document.querySelectorAll(`{selector}`)].find((one) => one.checkVisibility())")
}

/// Opens a solo game at a position where the choice is legal, once its pieces are marked.
fn at(game: TestedGame, size: (u32, u32)) -> (Browser, DragCase) {
    at_case(game, case(game), size)
}

fn at_case(game: TestedGame, case: DragCase, (width, height): (u32, u32)) -> (Browser, DragCase) {
    let browser = Browser::open_set(width, height, &[("prefs", "still scenes-off")]);
    game.begin(&browser, &game.alone(), "7");
    let found = browser.script(&format!(
        "for (let made = 0; made < 900; made += 1) {{
             const decision = francia.decision();
             if (!decision) return false;
             if (decision.choices.some((choice) => choice.word.startsWith('{}'))) return true;
             francia.choose(made * 7 % decision.choices.length);
         }}",
        case.legal
    ));
    assert_eq!(found, true, "no position offers {}", case.legal);
    browser.wait_for("francia.shown()");
    ready(&browser, &case);
    (browser, case)
}

/// Waits until a finger may lift the thing: a moment after the question.
fn ready(browser: &Browser, case: &DragCase) {
    browser.wait_for(&format!("{}?.closest('[data-carry]')", seen(case.from)));
}

/// The last choice of the record, or the proposed one, begins with this.
fn expect_made(browser: &Browser, key: &str) {
    browser.wait_for(&format!(
        "francia.shown() && [francia.record().choices.at(-1),
             francia.decision()?.choices[document.querySelector('.dock .go[data-choice]')?.dataset.choice]?.word]
             .some((made) => made?.startsWith('{key}'))"
    ));
}

fn expect_back(browser: &Browser) {
    browser.expect(
        "return document.querySelectorAll('.lifted, [data-drop], [data-held], [data-dragging]').length",
        json!(0),
    );
}

fn is_dropped(game: TestedGame, hand: Hand, size: (u32, u32)) {
    case_is_dropped(game, case(game), hand, size);
}

fn case_is_dropped(game: TestedGame, case: DragCase, hand: Hand, size: (u32, u32)) {
    let (browser, case) = at_case(game, case, size);
    browser.touch(hand == Hand::Finger);
    browser.carry(hand, &format!("return {}", seen(case.from)), &format!("return {}", seen(case.to)));
    // The place is lit, as all others where the thing may go; the thing floats above, for the eye alone.
    browser.wait_for(&format!("{}?.closest('[data-drop=over]')", seen(case.to)));
    browser.expect(
        "const lifted = document.querySelector('.lifted');
         return [lifted.getAttribute('aria-hidden'), getComputedStyle(lifted).pointerEvents]",
        json!(["true", "none"]),
    );
    browser.shot(&format!("drag-{}-{hand:?}-{}", case.makes.trim_end_matches(':').replace(':', "-"), size.0));
    browser.let_go(hand);
    expect_made(&browser, case.makes);
    expect_back(&browser);
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn a_piece_is_dropped_on_a_lit_place_by_a_mouse(game: TestedGame) {
    is_dropped(game, Hand::Mouse, (1024, 768));
}

fn a_piece_is_dropped_on_a_lit_place_by_a_finger(game: TestedGame) {
    is_dropped(game, Hand::Finger, (1024, 768));
}

fn a_finger_drags_on_a_phone(game: TestedGame) {
    is_dropped(game, Hand::Finger, (390, 844));
}

/// Given a lifted thing, when it is dropped on what is not lit, or Escape is pressed, or a second finger touches the
/// table, or the browser takes the pointer away, then nothing is chosen or proposed, and no tap follows.
fn a_drop_anywhere_else_changes_nothing(game: TestedGame) {
    let (browser, case) = at(game, (1024, 768));
    let stands = "return [francia.record().choices.length, document.querySelector('.dock .go')?.dataset.choice ?? null,
        !!document.querySelector('[role=dialog]')]";
    let before = browser.script(stands);
    let from = format!("return {}", seen(case.from));
    let to = format!("return {}", seen(case.to));
    // The menu: a tap on it would open it.
    browser.carry(Hand::Mouse, &from, "return document.querySelector('.top-bar button')");
    browser.wait_for("document.querySelector('.lifted')");
    browser.let_go(Hand::Mouse);
    expect_back(&browser);
    browser.expect(stands, before.clone());
    browser.carry(Hand::Mouse, &from, &to);
    browser.wait_for("document.querySelector('.lifted')");
    browser.press(&["Escape"]);
    expect_back(&browser);
    browser.let_go(Hand::Mouse);
    browser.expect(stands, before.clone());
    for sign in ["pointerdown", "pointercancel"] {
        browser.carry(Hand::Mouse, &from, &to);
        browser.wait_for("document.querySelector('.lifted')");
        let pointer = if sign == "pointerdown" { "77" } else { "window.carried" };
        browser.script(&format!(
            "document.querySelector('main.table').dispatchEvent(
                 new PointerEvent('{sign}', {{ bubbles: true, pointerId: {pointer}, pointerType: 'touch' }}))"
        ));
        expect_back(&browser);
        browser.let_go(Hand::Mouse);
        browser.expect(stands, before.clone());
    }
    // The next drag works.
    browser.carry(Hand::Mouse, &from, &to);
    browser.let_go(Hand::Mouse);
    expect_made(&browser, case.makes);
}

/// A hand that trembles taps. The things that can be dragged explain themselves by a tap, as before.
fn a_press_that_hardly_moves_stays_a_tap(_: TestedGame) {
    let (browser, case) = at(TestedGame::Viscounts, (1024, 768));
    browser.script("addEventListener('click', () => { window.clicked = true }, { capture: true, once: true })");
    browser.tremble(&format!("return {}", seen(case.from)));
    browser.wait_for("window.clicked");
    expect_made(&browser, case.makes);
    expect_back(&browser);
}

fn nothing_is_dragged_in_the_past(_: TestedGame) {
    let (browser, case) = at(TestedGame::Architects, (1024, 768));
    browser.press(&["t"]);
    browser.wait_for("document.querySelector('.table[data-back]')");
    let from = format!("return {}", seen(case.from));
    browser.carry(Hand::Mouse, &from, &format!("return {}", seen(case.to)));
    browser.expect("return document.querySelectorAll('.lifted, [data-drop]').length", json!(0));
    browser.let_go(Hand::Mouse);
}

/// On a phone the place may be in another area: it opens, and what can take the thing is lit there.
fn a_thing_held_over_a_tab_opens_its_area(_: TestedGame) {
    let (browser, case) = at(TestedGame::Architects, (390, 844));
    browser
        .script("[...document.querySelectorAll('.area-tabs button')].find((tab) => !tab.matches('.tab-town')).click()");
    browser.wait_for("!document.querySelector('.tab-town.current')");
    ready(&browser, &case);
    let from = format!("return {}", seen(case.from));
    browser.carry(Hand::Finger, &from, "return document.querySelector('.tab-town')");
    browser.wait_for("document.querySelector('.tab-town.current')");
    browser.wait_for(&format!("{}?.matches('[data-drop]')", seen(case.to)));
    browser.carry_on(Hand::Finger, &format!("return {}", seen(case.to)));
    browser.let_go(Hand::Finger);
    expect_made(&browser, case.makes);
}

/// Paladins: the first Worker on an action begins it with its cheapest payment; another one joins, or takes the place of
/// a proposed one.
fn a_second_worker_joins_the_first(_: TestedGame) {
    let (browser, case) = at(TestedGame::Paladins, (1024, 768));
    let proposed =
        "francia.decision()?.choices[document.querySelector('.dock .go[data-choice]')?.dataset.choice]?.word";
    let to = format!("return {}", seen(case.to));
    browser.carry(Hand::Mouse, &format!("return {}", seen(case.from)), &to);
    browser.let_go(Hand::Mouse);
    expect_made(&browser, case.makes);
    let one = browser.wait_for(proposed);
    let other = ".tokens .token:not(.away)[data-carry]";
    browser.wait_for(&seen(other));
    browser.carry(Hand::Mouse, &format!("return {}", seen(other)), &to);
    browser.wait_for(&format!("{}?.closest('[data-drop=over]')", seen(case.to)));
    browser.let_go(Hand::Mouse);
    browser.wait_for(&format!("{proposed} && {proposed} !== {one}"));
    browser.expect("return francia.record().choices.at(-1)", case.legal);
}

/// On a phone: a finger that begins on a card still scrolls its area; on a small piece it lifts the piece.
fn a_card_in_an_area_that_scrolls_leaves_it_to_the_finger(_: TestedGame) {
    let (browser, _) = at(TestedGame::Paladins, (390, 844));
    browser.script("document.querySelector('.tab-town, .tab-regions').click()");
    browser.wait_for("document.querySelector('.area [data-carry]')");
    browser.expect(
        "const held = [...document.querySelectorAll('[data-carry]')].filter((one) => one.checkVisibility());
         const action = (one) => getComputedStyle(one).touchAction;
         return [held.filter((one) => one.dataset.carry === 'y').every((one) => action(one).includes('pan-y')),
             held.filter((one) => one.matches('.token')).every((one) => !action(one).includes('pan-'))]",
        json!([true, true]),
    );
}

/// Paladins: the row of Absolve is a drawer over the table.
fn a_jar_is_dropped_on_a_space_of_its_drawer(_: TestedGame) {
    let jar = || DragCase { legal: "jar:", from: ".jar.now .pot", to: ".jar-space .legal", makes: "jar:" };
    case_is_dropped(TestedGame::Paladins, jar(), Hand::Mouse, (1024, 768));
    case_is_dropped(TestedGame::Paladins, jar(), Hand::Finger, (390, 844));
}

/// Viscounts: a Player Card with its Hero begins where its number stands; a phone shows the dock beside it.
fn a_pair_is_dropped_on_its_space_or_on_the_dock(_: TestedGame) {
    let pair = |to| DragCase { legal: "pair:", from: ".pairs .pair", to, makes: "pair:" };
    case_is_dropped(TestedGame::Viscounts, pair("[data-anchor=dock]"), Hand::Finger, (1024, 768));
    let (browser, case) = at_case(TestedGame::Viscounts, pair("[data-anchor=dock]"), (1024, 768));
    browser.carry(Hand::Mouse, &format!("return {}", seen(case.from)), &format!("return {}", seen(case.to)));
    browser.wait_for("document.querySelectorAll('.ring [data-drop]').length === 1");
    browser.carry_on(Hand::Mouse, "return document.querySelector('.ring [data-drop]')");
    browser.let_go(Hand::Mouse);
    expect_made(&browser, case.makes);
}

/// Viscounts: the plots come before the payment for a hand, and after it for the rules.
fn a_building_is_dropped_on_a_plot_which_is_proposed_once_it_is_paid(_: TestedGame) {
    let building = DragCase {
        legal: "construct",
        from: "[data-anchor^='building:'][data-carry]",
        to: "[data-anchor='action:construct']",
        makes: "spot:",
    };
    let (browser, case) = at_case(TestedGame::Viscounts, building, (1024, 768));
    browser.carry(Hand::Mouse, &format!("return {}", seen(case.from)), &format!("return {}", seen(case.to)));
    let last = "[...document.querySelectorAll(`[data-anchor^='spot:'][data-drop]`)].filter((one) => one.checkVisibility()).at(-1)";
    browser.wait_for(last);
    let spot = browser.script(&format!("return {last}.dataset.anchor"));
    browser.carry_on(Hand::Mouse, &format!("return {last}"));
    browser.let_go(Hand::Mouse);
    browser.wait_for("francia.record().choices.some((choice) => choice.startsWith('build:'))");
    browser.script(
        "for (let pay = 0; pay >= 0; ) {
             pay = francia.decision().choices.findIndex((choice) => choice.word.startsWith('pay:'));
             if (pay >= 0) francia.choose(pay);
         }",
    );
    expect_made(&browser, spot.as_str().expect("a plot"));
}

/// Paladins, at the end of a round.
fn a_worker_that_is_given_back_changes_places_with_a_kept_one(_: TestedGame) {
    let kept = DragCase { legal: "keep:", from: ".token.away", to: ".token:not(.away)", makes: "keep:" };
    let (browser, case) = at_case(TestedGame::Paladins, kept, (1024, 768));
    let proposed = "francia.decision()?.choices[document.querySelector('.dock .go[data-choice]').dataset.choice].word";
    let before = browser.script(&format!("return {proposed}"));
    let other = "[...document.querySelectorAll('.token:not(.away)')]
        .find((one) => one.dataset.anchor !== document.querySelector('.token.away').dataset.anchor)";
    browser.carry(Hand::Mouse, &format!("return {}", seen(case.from)), &format!("return {other}"));
    browser.wait_for("document.querySelector('.token[data-drop=over]')");
    browser.let_go(Hand::Mouse);
    browser.wait_for(&format!("{proposed} !== {before}"));
    expect_back(&browser);
}
