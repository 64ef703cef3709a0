//! The keyboard alone: a complete game, and the focus at every moment of it.

use crate::browser::Browser;
use crate::game::TestedGame;
use crate::{every_game, in_every_engine, no_game, one_game};
use kernel::Lang;
use serde_json::{Value, json};

in_every_engine! {
    every_game!(a_row_is_one_stop_of_tab_and_arrows_walk_inside_it);
    one_game!(
        a_whole_solo_game_is_played_by_keyboard_alone,
        a_held_enter_presses_once,
        a_held_key_takes_nothing_back_and_opens_and_closes_nothing,
        a_held_enter_goes_on_by_one_step_of_a_story,
        letters_are_known_with_caps_lock_and_in_other_layouts,
        escape_closes_what_is_on_top_and_the_keyboard_returns_to_what_opened_it,
    );
    no_game!(enter_that_ends_a_composition_submits_nothing,);
}

/// More choices than any game has.
const CHOICES: usize = 1_500;

/// The focused element: its label, and whether it answers the question.
const HERE: &str = "(() => {
    const here = document.activeElement;
    if (!here || here === document.body) return null;
    return { label: here.ariaLabel ?? here.textContent, option: here.dataset.choice ?? null, seen: here.matches(':focus-visible') };
})()";

fn here(browser: &Browser) -> Value {
    browser.script(&format!("return {HERE}"))
}

/// Presses Tab until the focused element matches a selector.
fn tab_to(browser: &Browser, selector: &str) {
    browser.wait_for(&format!("francia.shown() && document.querySelector('{selector}')"));
    for _ in 0..60 {
        browser.press(&["Tab"]);
        if browser.script(&format!("return document.activeElement.matches('{selector}')")) == true {
            return;
        }
    }
    panic!("Tab does not come to {selector}");
}

fn a_whole_solo_game_is_played_by_keyboard_alone(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia && document.querySelector('.home')");
    tab_to(&browser, ".home .seg [data-game]");
    for _ in TestedGame::ALL {
        if browser.script("return document.activeElement.dataset.game") == game.key() {
            break;
        }
        browser.press(&["Right"]);
    }
    browser.press(&["Enter"]);
    browser.wait_for(&format!("document.querySelector('.home .seg [data-game={}][aria-pressed=true]')", game.key()));
    tab_to(&browser, ".home .btn.go");
    browser.press(&["Enter"]);
    browser.wait_for("window.francia.decision()");
    assert_eq!(browser.script("return francia.record().game"), game.key());
    let choices = play_by_keys(&browser);
    assert!(choices > 50, "a game of {choices} choices");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Plays the game on the table to its end by keys, with any players, and returns the number of choices.
pub fn play_by_keys(browser: &Browser) -> usize {
    for choice in 0..CHOICES {
        // After every choice the focus is on an option of the next question, and is visible.
        let state = format!(
            "francia.decision() === null ? 'over' : francia.shown() && ({HERE})?.option != null && ({HERE}).seen
                 && (window.before = JSON.stringify(francia.record()))"
        );
        if browser.wait_for(&state) == "over" {
            browser.wait_for("document.querySelector('.score')");
            return choice;
        }
        // Some options further, reproducibly.
        let further = vec!["n"; choice * 7 % 5];
        if !further.is_empty() {
            browser.press(&further);
            // It goes among the options.
            browser.wait_for(&format!("({HERE})?.option != null"));
        }
        browser.press(&["Enter"]);
        // A choice that reveals a card is confirmed, with the focus on the answer; a draft is confirmed by the same
        // key.
        let changed = "JSON.stringify(francia.record()) !== window.before";
        let asked = "document.activeElement.matches('[data-yes], .townsfolk.selected[data-choice], [data-looked]')";
        if browser.wait_for(&format!("{changed} ? 'changed' : {asked} ? 'asked' : null")) == "asked" {
            browser.press(&["Enter"]);
            browser.wait_for(changed);
        }
    }
    panic!("the game does not end");
}

/// Held on the button that begins a game, Enter begins it and chooses nothing in it. Held on a choice, it acts like one
/// press. Held on a close button of a drawer, it opens nothing.
fn a_held_enter_presses_once(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    browser.script(&format!("localStorage.setItem('francia.setup.game', '{}')", game.key()));
    browser.go("");
    browser.wait_for("window.francia && document.querySelector('.home .btn.go')");
    tab_to(&browser, ".home-card .btn.go");
    browser.hold("Enter", 15);
    browser.wait_for("francia.record() && francia.shown()");
    assert_eq!(browser.script("return francia.record().choices.length"), 0, "nothing is chosen in the new game");
    for choice in 0..8 {
        browser.wait_for(&format!("francia.shown() && ({HERE})?.option != null"));
        let before = browser.script("return francia.record().choices.length").as_u64().unwrap();
        let looks = browser.script("return document.activeElement.matches('[data-look]:not([data-looked])')") == true;
        browser.hold("Enter", 6);
        browser.wait_for("francia.shown()");
        let asked = browser.script("return !!document.querySelector('[data-yes]')") == true;
        let made = browser.script("return francia.record().choices.length").as_u64().unwrap() - before;
        assert!(made <= u64::from(!looks && !asked), "{choice}: {made} choices by one press");
        // In any case separate presses continue.
        for _ in 0..2 {
            if browser.script("return francia.record().choices.length").as_u64().unwrap() == before {
                browser.press(&["Enter"]);
                browser.wait_for(&format!(
                    "francia.shown() && (francia.record().choices.length > {before}
                        || document.activeElement.matches('[data-yes], [data-looked], .selected[data-choice]'))"
                ));
            }
        }
    }
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn a_held_key_takes_nothing_back_and_opens_and_closes_nothing(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    game.begin(&browser, &["human", "human"], "21");
    browser.script("document.querySelector('.curtain [data-continue]')?.click()");
    let held = |key: &str, more: &Value| {
        let mut fields = json!({"key": key, "repeat": true});
        fields.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        browser.send_key(&fields);
    };
    tab_to(&browser, game.in_a_row());
    let first = here(&browser);
    held("ArrowRight", &json!({}));
    // A held arrow walks on.
    browser.wait_for(&format!("({HERE})?.label !== {}", first["label"]));
    browser.script("for (let made = 0; made < 5; made += 1) francia.choose(0)");
    browser.wait_for("francia.shown()");
    let made = browser.script("return francia.record().choices.length");
    let command = json!({"ctrlKey": true, "code": "KeyZ"});
    held("z", &command);
    held("Backspace", &json!({"shiftKey": true}));
    held("y", &json!({"ctrlKey": true}));
    for opens in ["a", "l", "t", "?", "h"] {
        held(opens, &json!({}));
    }
    browser.wait_for("francia.shown()");
    assert_eq!(browser.script("return francia.record().choices.length"), made, "nothing is taken back");
    assert_eq!(browser.script("return document.querySelector('[role=dialog], .time-line')"), Value::Null);
    // Open drawers stay open.
    browser.send_key(&json!({"key": "l"}));
    browser.wait_for("document.querySelector('.log-drawer')");
    held("Escape", &json!({}));
    assert_eq!(browser.script("return !!document.querySelector('.log-drawer')"), true);
    browser.send_key(&json!({"key": "Escape"}));
    browser.wait_for("!document.querySelector('.log-drawer')");
}

/// The turns of the others are narrated again, and Enter is held on the button that goes on.
fn a_held_enter_goes_on_by_one_step_of_a_story(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    game.begin(&browser, &["human", "random", "random"], "21");
    let step = "document.querySelector('.retell .scene-step')?.textContent.match(/\\d+/g).map(Number).slice(-2)";
    for _ in 0..60 {
        browser.wait_for(
            "document.querySelector('[data-skip]')?.click(), francia.shown() && francia.decision().seat === 0",
        );
        let opens = "const open = document.querySelector('.retell-open'); open?.click(); return !!open";
        if browser.script(opens) == true {
            browser.wait_for("document.querySelector('.retell [data-step-on]')");
            if browser.script(&format!("return ({step})?.[1] >= 3")) == true {
                break;
            }
        }
        browser.script("document.querySelector('[data-skip]')?.click(); francia.choose(0)");
    }
    let before = browser.script(&format!("return {step}[0]")).as_u64().unwrap();
    browser.script("document.querySelector('.retell [data-step-on]').focus()");
    browser.hold("Enter", 5);
    browser.expect(&format!("return ({step})?.[0]"), before + 1);
}

/// H explains and N goes to the next option, also in capitals and on a Cyrillic keyboard, and a digit of a French one
/// is a digit.
fn letters_are_known_with_caps_lock_and_in_other_layouts(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    game.begin(&browser, &game.alone(), "21");
    browser.wait_for("francia.shown()");
    let keys = [
        json!({"key": "h", "code": "KeyH"}),
        json!({"key": "H", "code": "KeyH"}),
        json!({"key": "р", "code": "KeyH"}),
        json!({"key": "Р", "code": "KeyH"}),
    ];
    for key in keys {
        browser.script("document.querySelector('.table [data-topic]').focus()");
        browser.send_key(&key);
        browser.wait_for("document.querySelector('.sheet, .explained')");
        browser.send_key(&json!({"key": "Escape"}));
        browser.wait_for("!document.querySelector('.sheet, .explained')");
    }
    for key in [json!({"key": "T", "code": "KeyT"}), json!({"key": "е", "code": "KeyT"})] {
        browser.send_key(&key);
        browser.wait_for("document.querySelector('.time-line')");
        browser.send_key(&json!({"key": "Escape"}));
        browser.wait_for("!document.querySelector('.time-line')");
    }
    for key in [
        json!({"key": "?", "code": "Slash", "shiftKey": true}),
        json!({"key": "?", "code": "Digit7", "shiftKey": true}),
        json!({"key": "؟", "code": "Slash", "shiftKey": true}),
    ] {
        browser.send_key(&key);
        browser.wait_for("document.querySelector('.shortcuts')");
        browser.send_key(&json!({"key": "Escape"}));
        browser.wait_for("!document.querySelector('.shortcuts')");
    }
    TestedGame::Architects.begin(&browser, &TestedGame::Architects.alone(), "21");
    let mines = "document.querySelector('.table button[data-anchor=\"place:mines\"]')?.checkVisibility()";
    while browser.wait_for(&format!("francia.shown() && ({mines} ? 'there' : 'ahead')")) == "ahead" {
        browser.script("francia.choose(0)");
    }
    for key in [
        json!({"key": "&", "code": "Digit1"}),
        json!({"key": "1", "code": "Digit1", "shiftKey": true}),
        json!({"key": "1", "code": "Digit1"}),
    ] {
        browser.script("document.activeElement.blur()");
        browser.send_key(&key);
        browser.wait_for("document.activeElement.dataset.anchor === 'place:mines'");
    }
}

/// The field for links on the page of the saved games.
fn enter_that_ends_a_composition_submits_nothing() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    browser.script("location.hash = '#/saves'");
    browser.wait_for("document.querySelector('.paste input')");
    browser.script("const field = document.querySelector('.paste input'); field.value = 'ほし'; field.focus()");
    for composes in [json!({"key": "Enter", "isComposing": true}), json!({"key": "Enter", "keyCode": 229})] {
        browser.send_key(&composes);
        assert_eq!(browser.script("return location.hash"), "#/saves");
        assert_eq!(browser.script("return document.querySelector('.toast')"), Value::Null);
    }
    browser.send_key(&json!({"key": "Enter", "keyCode": 13}));
    browser.wait_for("!document.querySelector('.paste') || document.querySelector('.toast')");
}

fn a_row_is_one_stop_of_tab_and_arrows_walk_inside_it(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    game.begin(&browser, &["human", "human"], "21");
    browser.script("document.querySelector('.curtain [data-continue]')?.click()");
    let piece = game.in_a_row();
    tab_to(&browser, piece);
    let first = here(&browser);
    browser.press(&["Right"]);
    let second = browser.wait_for(&format!("({HERE})?.label !== {} && {HERE}", first["label"]));
    browser.press(&["Left"]);
    browser.expect(&format!("return ({HERE})?.label"), first["label"].clone());
    browser.press(&["Right"]);
    browser.expect(&format!("return ({HERE})?.label"), second["label"].clone());
    // Tab leaves the row.
    browser.press(&["Tab"]);
    browser.wait_for(&format!("!document.activeElement.matches('{piece}')"));
    browser.script("document.querySelector('.area-tabs'); document.activeElement.blur()");
    // The row remembers where one was.
    tab_to(&browser, piece);
    browser.expect(&format!("return ({HERE})?.label"), second["label"].clone());
}

fn escape_closes_what_is_on_top_and_the_keyboard_returns_to_what_opened_it(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    game.begin(&browser, &["human", "human"], "21");
    // If the first choice is secret, the table lies behind a curtain.
    browser.script("document.querySelector('.curtain [data-continue]')?.click()");
    let open = "document.querySelectorAll('[role=dialog]').length";
    let owned = (game == TestedGame::Paladins).then_some(".holding");
    for selector in [".icon-button", ".newest", ".rival"].into_iter().chain(owned) {
        tab_to(&browser, selector);
        let opener = here(&browser);
        browser.press(&["Enter"]);
        browser.wait_for(&format!("{open} === 1"));
        browser.wait_for("document.activeElement.closest('[role=dialog]')");
        // With the focus anywhere.
        browser.script("document.activeElement.blur()");
        browser.press(&["Escape"]);
        browser.wait_for(&format!("{open} === 0"));
        browser.wait_for(&format!("({HERE})?.label === {}", opener["label"]));
    }
    // With nothing open it does nothing: choices stay, also in a turn that could be undone.
    for made in 1..=12 {
        browser.script("francia.choose(0)");
        browser.wait_for("francia.shown()");
        browser.press(&["Escape"]);
        browser.wait_for("francia.shown()");
        assert_eq!(browser.script("return francia.record().choices.length"), made);
    }
}

#[test]
fn a_question_mark_lists_the_keys_in_both_languages() {
    let browser = Browser::open(1024, 768);
    browser.speak(Lang::En);
    TestedGame::Paladins.begin(&browser, &["human", "human"], "21");
    browser.press(&["?"]);
    browser.wait_for("document.querySelector('.shortcuts')?.checkVisibility()");
    let english = browser.script("return document.querySelector('.shortcuts').textContent");
    browser.press(&["Escape"]);
    browser.wait_for("!document.querySelector('.shortcuts')");
    tab_to(&browser, ".icon-button");
    browser.press(&["Enter"]);
    let settings = "document.querySelector('.menu .btn')";
    browser.wait_for(settings);
    browser.click(&format!("return {settings}")).unwrap();
    browser.wait_for("document.querySelector('.settings [lang=fr]')");
    browser.click("return document.querySelector('.settings [lang=fr]')").unwrap();
    browser.wait_for("document.documentElement.lang === 'fr'");
    browser.press(&["Escape", "?"]);
    browser.wait_for("document.querySelector('.shortcuts')?.checkVisibility()");
    browser.wait_for(&format!("document.querySelector('.shortcuts').textContent !== {english}"));
}

/// The start of a game of Paladins: the next key after a choice confirms it. Arrows move over the roles of all
/// Paladins, which can trade roles any number of times, and nothing is final before it is confirmed.
#[test]
fn paladins_trade_their_roles_until_they_are_confirmed() {
    let browser = Browser::open(1024, 768);
    TestedGame::Paladins.begin(&browser, &TestedGame::Paladins.alone(), "21");
    browser.wait_for("/[0-9]$/.test(document.querySelector('[data-anchor=total] [aria-label]').ariaLabel)");
    tab_to(&browser, ".townsfolk[data-choice]");
    browser.press(&["Enter"]);
    browser
        .wait_for("document.querySelector('.townsfolk.selected') && document.querySelector('.dock .go[data-choice]')");
    // N comes to Confirm.
    browser.press(&["n"]);
    browser.wait_for("document.activeElement.matches('.dock .go')");
    browser.press(&["Enter"]);
    browser.wait_for("document.querySelector('.roles [data-choice]') && francia.shown()");
    tab_to(&browser, ".roles button");
    let card =
        "[...document.querySelectorAll('.paladin-card')].indexOf(document.activeElement.closest('.paladin-card'))";
    // Arrows walk from card to card.
    browser.press(&["Right", "Right", "Right"]);
    browser.expect(&format!("return {card}"), 1);
    // Role of each card, from the left: played (0), on top (1) or below (2).
    let roles =
        "[...document.querySelectorAll('.paladin-card')].map((card) => [...card.querySelectorAll('.roles button')]
        .findIndex((button) => button.getAttribute('aria-pressed') === 'true')).join('')";
    for (button, after) in [(1, "102"), (5, "120"), (6, "120"), (0, "021")] {
        browser.click(&format!("return document.querySelectorAll('.roles button')[{button}]")).unwrap();
        browser.wait_for(&format!("{roles} === '{after}' && francia.shown()"));
        assert_eq!(browser.script("return francia.record().choices.length"), 2);
    }
    browser.click("return document.querySelector('.dock .undo')").unwrap();
    browser.wait_for(&format!("{roles} === '-1-1-1' && francia.shown()"));
    browser.click("return document.querySelectorAll('.roles button')[7]").unwrap();
    browser.wait_for(&format!("{roles} === '021' && francia.shown()"));
    let ids = "[...document.querySelectorAll('.paladin-card')].map((card) => card.dataset.topic.split(':')[1])";
    let ids = browser.script(&format!("return {ids}"));
    browser.click("return document.querySelector('.dock .go[data-choice]')").unwrap();
    browser.wait_for("francia.record().choices.length === 3 && francia.shown()");
    let made = browser.script("return francia.record().choices.slice(1).join()");
    let id = |place: usize| ids[place].as_str().unwrap_or_default().to_owned();
    assert_eq!(made, format!("play:{},top:{}", id(0), id(2)));
}
