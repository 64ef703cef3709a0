//! Number of taps that an action takes, counted with a finger.

use crate::browser::Browser;
use crate::every_game;
use crate::game::TestedGame;
use std::collections::BTreeMap;

every_game!(an_action_takes_three_taps_at_most, what_lies_on_the_table_is_taken_in_hand_at_once);

/// Largest number of taps of an action without other decisions in it.
const MOST: usize = 3;

/// Seeds tried until every action is counted.
const SEEDS: [&str; 3] = ["21", "5", "12"];

/// Keys of the choices of an action, each once.
fn actions(game: TestedGame) -> &'static [&'static str] {
    match game {
        TestedGame::Paladins => &[
            "recruit",
            "develop",
            "hunt",
            "trade",
            "pray",
            "conspire",
            "commission",
            "fortify",
            "garrison",
            "absolve",
            "attack",
            "convert",
        ],
        TestedGame::Viscounts => &["trade", "construct", "place-workers", "transcribe"],
        TestedGame::Architects => &[
            "place:mines",
            "place:quarry",
            "place:silversmith",
            "place:forest",
            "place:town-centre",
            "place:guardhouse",
            "place:storehouse",
            "place:tax-stand",
            "place:workshop",
            "place:guildhall",
            "place:market-left",
            "place:market-right",
        ],
    }
}

/// Keys of the actions that may be chosen now. Empty at other questions.
fn offered(browser: &Browser, game: TestedGame) -> Vec<&'static str> {
    let keys = browser.script("return francia.decision()?.choices.map((choice) => choice.word) ?? []");
    let has = |key: &str| keys.as_array().into_iter().flatten().any(|one| *one == key);
    actions(game).iter().copied().filter(|key| has(key)).collect()
}

/// The next tap of a person: a confirm button, else a stop button once something is done, else one of the choices.
const NEXT: &str = "
    const seen = (one) => [...document.querySelectorAll(one)].filter((button) => button.checkVisibility() && !button.disabled);
    const found = ['[data-yes]', '.dock .go[data-choice]', ...STOP ? ['.pass[data-choice]'] : [],
        '.table button[data-choice]:not(.go, .pass)', '.pass[data-choice]'];
    const all = found.map(seen).find((all) => all.length) ?? [];
    const next = all[SPREAD % all.length];
    next?.scrollIntoView({ block: 'center' });
    return next ?? null;";

/// State of the answer: choices made, question shown, proposal.
const STANDS: &str = "JSON.stringify([francia.record().choices.length, !!document.querySelector('[data-yes]'), \
    document.querySelector('.dock .go[data-choice]')?.dataset.choice])";

/// Returns the script of the next tap, with or without stop buttons, after a number of taps.
fn next(stop: bool, spread: usize) -> String {
    NEXT.replace("STOP", &stop.to_string()).replace("SPREAD", &spread.to_string())
}

/// Taps an element and waits until the page answers.
fn tap(browser: &Browser, what: &str) {
    browser.wait_for(&format!("francia.shown() && !!(() => {{ {what} }})()"));
    let before = browser.script(&format!("return {STANDS}"));
    browser.tap(what).unwrap();
    browser.wait_for(&format!("francia.shown() && {STANDS} !== JSON.stringify({})", before.as_str().unwrap()));
}

/// Returns the script for the button of a choice on the table.
fn button_of(key: &str) -> String {
    format!(
        "const place = francia.decision()?.choices.findIndex((choice) => choice.word === '{key}');
        const all = document.querySelectorAll(`.table [data-choice='${{place}}']:not(.go)`);
        const button = [...all].find((one) => one.checkVisibility());
        button?.scrollIntoView({{ block: 'center' }});
        return button ?? null;"
    )
}

/// Takes an action with taps and returns their number, up to the next turn, phase or round.
fn act(browser: &Browser, game: TestedGame, key: &str, spread: usize) -> usize {
    let begins = match game {
        TestedGame::Paladins => "/^(pass|play:|tavern:)/",
        TestedGame::Viscounts => "/^(hire:|play:|pass$)/",
        TestedGame::Architects => "/^(place:|recall)/",
    };
    let made = || browser.script("return francia.record().choices.length").as_u64().unwrap();
    let over = format!("return francia.decision()?.choices.some(({{ word }}) => {begins}.test(word)) ?? true");
    let before = made();
    tap(browser, &button_of(key));
    let mut taps = 1;
    // A previewed choice is not made yet.
    while made() == before || browser.script(&over) == false {
        tap(browser, &next(made() > before + 1, spread));
        taps += 1;
        assert!(taps < 40, "{key} does not end");
    }
    taps
}

/// The fewest taps for each action in a few games. Further questions of a card, a level or a space may add taps.
fn an_action_takes_three_taps_at_most(game: TestedGame) {
    let mut fewest: BTreeMap<&str, usize> = BTreeMap::new();
    let count = |fewest: &BTreeMap<&str, usize>| fewest.values().filter(|taps| **taps <= MOST).count();
    for seed in SEEDS {
        if count(&fewest) == actions(game).len() {
            break;
        }
        let browser = Browser::open_set(1024, 768, &[("prefs", "quick scenes-off")]);
        browser.touch(true);
        game.begin(&browser, &game.alone(), seed);
        for turn in 0.. {
            if browser.script("return !francia.decision()") == true || count(&fewest) == actions(game).len() {
                break;
            }
            // An uncounted action, else the one with the most taps, each time with another answer to its questions.
            let can = offered(&browser, game);
            match can.iter().max_by_key(|key| fewest.get(**key).copied().unwrap_or(usize::MAX)) {
                Some(key) => {
                    let taps = act(&browser, game, key, turn);
                    let least = fewest.entry(key).or_insert(taps);
                    *least = taps.min(*least);
                }
                None => tap(&browser, &next(false, turn)),
            }
        }
        assert_eq!(browser.errors(), Vec::<String>::new());
    }
    println!("{game:?}: {fewest:?}");
    assert_eq!(fewest.len(), actions(game).len(), "not every action was met: {fewest:?}");
    assert_eq!(count(&fewest), actions(game).len(), "more than {MOST} taps: {fewest:?}");
}

/// A tap on a card, a plan or a Building at the start of a turn chooses the action, too, and can be undone.
fn what_lies_on_the_table_is_taken_in_hand_at_once(game: TestedGame) {
    let browser = Browser::open_set(1024, 768, &[("prefs", "quick scenes-off")]);
    browser.touch(true);
    game.begin(&browser, &game.alone(), "21");
    let there = "return [...document.querySelectorAll('[data-ahead]')].find((one) => one.checkVisibility()) ?? null;";
    for step in 0.. {
        if !offered(&browser, game).is_empty() && !browser.script(there).is_null() {
            break;
        }
        assert_eq!(browser.script("return !!francia.decision()"), true, "nothing could be taken in hand in a game");
        tap(&browser, &next(false, step));
    }
    let before = browser.script("return francia.record().choices.length").as_u64().unwrap();
    tap(&browser, there);
    // The action is chosen with it.
    browser.wait_for(&format!("francia.shown() && francia.record().choices.length > {before}"));
    let made = || browser.script("return francia.record().choices.length").as_u64().unwrap();
    let mut now = made();
    while now > before {
        browser.tap("return document.querySelector('.dock .undo')").unwrap();
        browser.wait_for(&format!("francia.shown() && francia.record().choices.length < {now}"));
        now = made();
    }
    assert_eq!(browser.errors(), Vec::<String>::new());
}
