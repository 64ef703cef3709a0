//! How many taps an action takes, counted with a finger.

use crate::browser::Browser;
use crate::every_game;
use crate::game::Game;
use std::collections::BTreeMap;

every_game!(an_action_takes_three_taps_at_most, what_lies_on_the_table_is_taken_in_hand_at_once);

/// The most taps that an action takes where nothing else is decided in it.
const MOST: usize = 3;

/// Seeds that are tried until every action was counted.
const SEEDS: [&str; 3] = ["21", "5", "12"];

/// The words of the choices of an action, each once.
fn actions(game: Game) -> &'static [&'static str] {
    match game {
        Game::Paladins => &[
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
        Game::Viscounts => &["trade", "construct", "place-workers", "transcribe"],
        Game::Architects => &[
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

/// The places in the list of the actions that may be chosen now; null where something else is asked.
fn offered(browser: &Browser, game: Game) -> Vec<&'static str> {
    let words = browser.script("return francia.decision()?.choices.map((choice) => choice.word) ?? []");
    let has = |word: &str| words.as_array().into_iter().flatten().any(|one| *one == word);
    actions(game).iter().copied().filter(|word| has(word)).collect()
}

/// What a person taps next: what confirms; once something was done, what stops; else one of the things that may be chosen.
const NEXT: &str = "
    const seen = (one) => [...document.querySelectorAll(one)].filter((button) => button.checkVisibility() && !button.disabled);
    const found = ['[data-yes]', '.dock .go[data-choice]', ...STOP ? ['.pass[data-choice]'] : [],
        '.table button[data-choice]:not(.go, .pass)', '.pass[data-choice]'];
    const all = found.map(seen).find((all) => all.length) ?? [];
    const next = all[SPREAD % all.length];
    next?.scrollIntoView({ block: 'center' });
    return next ?? null;";

/// Where the answer stands: what is chosen, what is asked about, what is proposed.
const STANDS: &str = "JSON.stringify([francia.record().choices.length, !!document.querySelector('[data-yes]'), \
    document.querySelector('.dock .go[data-choice]')?.dataset.choice])";

/// That, after so many taps, where what stops may be tapped or not.
fn next(stop: bool, spread: usize) -> String {
    NEXT.replace("STOP", &stop.to_string()).replace("SPREAD", &spread.to_string())
}

/// Taps something and waits until the page answers.
fn tap(browser: &Browser, what: &str) {
    browser.wait_for(&format!("francia.shown() && !!(() => {{ {what} }})()"));
    let before = browser.script(&format!("return {STANDS}"));
    browser.tap(what).unwrap();
    browser.wait_for(&format!("francia.shown() && {STANDS} !== JSON.stringify({})", before.as_str().unwrap()));
}

/// The button of a choice on the table.
fn button_of(word: &str) -> String {
    format!(
        "const place = francia.decision()?.choices.findIndex((choice) => choice.word === '{word}');
        const all = document.querySelectorAll(`.table [data-choice='${{place}}']:not(.go)`);
        const button = [...all].find((one) => one.checkVisibility());
        button?.scrollIntoView({{ block: 'center' }});
        return button ?? null;"
    )
}

/// Makes an action with taps and returns how many it took, up to the next turn, phase or round.
fn act(browser: &Browser, game: Game, word: &str, spread: usize) -> usize {
    let begins = match game {
        Game::Paladins => "/^(pass|play:|tavern:)/",
        Game::Viscounts => "/^(hire:|play:|pass$)/",
        Game::Architects => "/^(place:|recall)/",
    };
    let made = || browser.script("return francia.record().choices.length").as_u64().unwrap();
    let over = format!("return francia.decision()?.choices.some(({{ word }}) => {begins}.test(word)) ?? true");
    let before = made();
    tap(browser, &button_of(word));
    let mut taps = 1;
    // A choice that is only looked at is not made yet.
    while made() == before || browser.script(&over) == false {
        tap(browser, &next(made() > before + 1, spread));
        taps += 1;
        assert!(taps < 40, "{word} does not end");
    }
    taps
}

/// The fewest taps for each action in a few games: with what else a card, a level or a space asks, it may be more.
fn an_action_takes_three_taps_at_most(game: Game) {
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
            // What was not counted yet, else what took the most taps, each time with another answer to what it asks.
            let can = offered(&browser, game);
            match can.iter().max_by_key(|word| fewest.get(**word).copied().unwrap_or(usize::MAX)) {
                Some(word) => {
                    let taps = act(&browser, game, word, turn);
                    let least = fewest.entry(word).or_insert(taps);
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

/// A card, a plan or a Building that lies there at the start of a turn: a tap on it chooses the action, too, and can be taken
/// back.
fn what_lies_on_the_table_is_taken_in_hand_at_once(game: Game) {
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
    browser.wait_for("francia.shown()");
    let now = browser.script("return francia.record().choices.length").as_u64().unwrap();
    assert!(now > before, "the action was not chosen with it");
    for _ in before..now {
        browser.tap("return document.querySelector('.dock .undo')").unwrap();
        browser.wait_for("francia.shown()");
    }
    let back = browser.script("return francia.record().choices.length").as_u64().unwrap();
    assert!(back <= before, "Undo leads back to {back} choices, not {before}");
    assert_eq!(browser.errors(), Vec::<String>::new());
}
