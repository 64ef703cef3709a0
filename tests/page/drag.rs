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
    one_game!(a_press_that_hardly_moves_stays_a_tap);
}

one_game!(
    nothing_is_dragged_in_the_past,
    a_thing_held_over_a_tab_opens_its_area,
    a_second_worker_joins_the_first,
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
fn at(game: TestedGame, (width, height): (u32, u32)) -> (Browser, DragCase) {
    let browser = Browser::open_set(width, height, &[("prefs", "still scenes-off")]);
    let case = case(game);
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
    let (browser, case) = at(game, size);
    browser.touch(hand == Hand::Finger);
    browser.carry(hand, &format!("return {}", seen(case.from)), &format!("return {}", seen(case.to)));
    // The place is lit, as all others where the thing may go; the thing floats above, for the eye alone.
    browser.wait_for(&format!("{}?.closest('[data-drop=over]')", seen(case.to)));
    browser.expect(
        "const lifted = document.querySelector('.lifted');
         return [lifted.getAttribute('aria-hidden'), getComputedStyle(lifted).pointerEvents]",
        json!(["true", "none"]),
    );
    browser.shot(&format!("drag-{}-{hand:?}-{}", game.key(), size.0));
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
