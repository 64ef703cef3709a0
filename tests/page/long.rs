//! Long operations: a long game that is restored, a link to a complete one, a file of many. The page shows that it is
//! busy, and the progress if it can be known. `make bench` measures the durations.

use crate::browser::{Browser, localized};
use crate::game::TestedGame;
use crate::site::TestSite;
use crate::{in_every_engine, one_game};
use kernel::{Bundle, Bundled, Chance, Link, Seat, Seed, Setup, Table, random_choice};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use trilogy::with_game;

in_every_engine! {
    one_game!(
        the_page_is_seen_to_be_at_work_before_a_game_comes_to_the_table,
        how_far_a_file_of_many_games_is_shows_while_it_is_kept,
    );
}

/// A game of one person and three random players.
struct LongGame {
    /// Number of its choices.
    choices: usize,
    /// Its record at the last choice of the person.
    late: String,
    /// Text of its link.
    link: String,
}

fn played(game: TestedGame, seed: u64) -> LongGame {
    with_game!(game.key(), G => {
        let mut table = Table::<G>::new(Setup::of(&["human", "random", "random", "random"]), Seed::from(seed)).unwrap();
        let (mut chance, mut list) = (Chance::new(seed), Vec::new());
        while let Some(choice) = random_choice(table.state(), &mut chance, &mut list) {
            table.choose(choice).unwrap();
        }
        let choices = table.past().len() - 1;
        let asks = |table: &Table<G>| {
            table.decision().is_some_and(|decision| decision.seat == Seat(0)) && table.forced().is_none()
        };
        let late = (0..choices).rev().map(|step| table.until(step)).find(asks).unwrap();
        LongGame { choices, late: late.record().write(), link: Link::to(&table).write::<G>().unwrap() }
    })
    .unwrap()
}

/// Text of a file with a number of games of these kinds, numbered after others.
pub fn file_of(after: usize, count: usize, games: &[TestedGame]) -> String {
    let kinds = games.iter().cycle().zip(1 + after as u64..).take(count);
    let save = |(game, number): (&TestedGame, u64)| Bundled {
        title: format!("Game {number}"),
        saved: number,
        record: played(*game, number).late,
    };
    Bundle::of(kinds.map(save).collect()).write()
}

/// Saves a game, and shows home.
fn save(browser: &Browser, record: &str) {
    browser.wait_for("window.francia");
    browser.script(&format!("francia.open({})", json!(record)));
    browser.wait_for("document.querySelector('[data-open=play]')");
    browser.script("document.querySelector('[data-open=play]').click()");
    browser.wait_for("document.querySelector('main.table [data-choice]') && francia.shown()");
    go_home(browser);
}

fn go_home(browser: &Browser) {
    browser.go("");
    browser.wait_for("window.francia && document.querySelector('.home [data-continue]')");
}

/// Records the order of views, busy page or table, and the number of frames before.
const WATCH: &str = "
    window.seen = [];
    let frames = 0;
    const count = () => { frames += 1; requestAnimationFrame(count); };
    count();
    new MutationObserver(() => {
        const works = document.querySelector('[aria-live=polite] .at-work');
        const now = works?.textContent ?? (document.querySelector('main.table') && 'the table');
        if (now && now !== seen.at(-1)?.[0]) seen.push([now, frames]);
    }).observe(document.body, { subtree: true, childList: true });";

/// Given a saved game and the link of another one, when each is opened, then the page shows that it is busy, and a
/// frame shows it before the game appears; then it stops showing it.
fn the_page_is_seen_to_be_at_work_before_a_game_comes_to_the_table(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    let LongGame { late, link, .. } = played(game, 7);
    save(&browser, &late);
    browser.script(WATCH);
    browser.click("return document.querySelector('.home [data-continue]')").unwrap();
    browser.wait_for("document.querySelector('main.table [data-choice]') && !document.querySelector('.at-work')");
    let seen = browser.script("return seen");
    assert_eq!(
        [&seen[0][0], &seen[1][0], &seen[2]],
        [&json!(localized("One moment …")), &json!("the table"), &Value::Null]
    );
    assert!(seen[0][1].as_u64() < seen[1][1].as_u64(), "nobody could see it: {seen}");

    go_home(&browser);
    browser.script(WATCH);
    browser.script(&format!("francia.open({})", json!(link)));
    browser.wait_for("document.querySelector('.opened-panel') && !document.querySelector('.at-work')");
    assert_eq!(browser.script("return seen.map(([what]) => what)"), json!([localized("One moment …")]));
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Given a file of many games, when it is imported, then the progress is updated again and again, the page keeps
/// rendering meanwhile, and all of them are listed in the end.
fn how_far_a_file_of_many_games_is_shows_while_it_is_kept(game: TestedGame) {
    const GAMES: usize = 40;
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    browser.script(&format!("francia.open({})", json!(file_of(0, GAMES, &[game]))));
    browser.wait_for("document.querySelector('[data-open=keep]')");
    browser.script(
        "window.told = [];
         window.drawn = [];
         const status = () => document.querySelector('.opened-panel p[role=status]')?.textContent;
         new MutationObserver(() => status() && told.push(status()))
             .observe(document.querySelector('.opened-panel'), { subtree: true, childList: true, characterData: true });
         const frame = () => { if (status()) drawn.push(status()); requestAnimationFrame(frame); };
         frame();",
    );
    browser.click("return document.querySelector('[data-open=keep]')").unwrap();
    browser.wait_for(&format!("document.querySelectorAll('.save-card').length === {GAMES}"));
    let all =
        |list: &str| -> BTreeSet<String> { serde_json::from_value(browser.script(&format!("return {list}"))).unwrap() };
    let so_far = |done: usize| {
        localized("{done} of {count}").replace("{done}", &done.to_string()).replace("{count}", &GAMES.to_string())
    };
    // After the last one the list replaces it at once.
    let shown = all("told");
    assert!((1..GAMES).all(|done| shown.contains(&so_far(done))), "{shown:?}");
    let drawn = all("drawn");
    assert!(drawn.iter().any(|so| *so != so_far(0) && *so != so_far(GAMES)), "no frame in between: {drawn:?}");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Number of measurements of each operation.
const TIMES: usize = 5;

/// Slow-down of the processor in the measurements.
const SLOWER: [usize; 2] = [1, 4];

/// Returns the milliseconds from a script to the frame in which an expression is true, and those of the longest task in
/// between.
fn timed(browser: &Browser, act: &str, there: &str) -> [f64; 2] {
    let took = browser.script(&format!(
        "return (async () => {{
            const task = () => new Promise((done) => setTimeout(done));
            const began = performance.now();
            let [before, longest] = [began, 0];
            {act};
            while (!({there})) {{
                await task();
                longest = Math.max(longest, performance.now() - before);
                before = performance.now();
            }}
            await new Promise(requestAnimationFrame);
            await task();
            return [performance.now() - began, longest];
        }})()"
    ));
    [took[0].as_f64().unwrap(), took[1].as_f64().unwrap()]
}

fn slow_down(browser: &Browser, rate: usize) {
    browser.devtools("Emulation.setCPUThrottlingRate", &json!({ "rate": rate }));
}

fn report(what: &str, rate: usize, took: &[[f64; 2]]) {
    let median = |which: usize| {
        let mut times: Vec<f64> = took.iter().map(|times| times[which]).collect();
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    };
    let all: Vec<f64> = took.iter().map(|times| times[0]).collect();
    println!(
        "{what}, processor {rate} times slower: median {:.0} ms, longest task {:.0} ms, {all:.0?}",
        median(0),
        median(1)
    );
}

/// Returns the longest of a few games of each kind.
fn long_ones() -> Vec<(TestedGame, LongGame)> {
    let longest = |game: TestedGame| (1..=9).map(|seed| played(game, seed)).max_by_key(|whole| whole.choices).unwrap();
    TestedGame::ALL.into_iter().map(|game| (game, longest(game))).collect()
}

/// From the tap on Continue to a usable table.
#[test]
#[ignore = "a measurement of the release: `make bench` runs it"]
fn a_long_game_comes_back() {
    for (game, whole) in long_ones() {
        let browser = Browser::open(1024, 768);
        save(&browser, &whole.late);
        for rate in SLOWER {
            let took: Vec<[f64; 2]> = (0..TIMES)
                .map(|_| {
                    slow_down(&browser, 1);
                    go_home(&browser);
                    slow_down(&browser, rate);
                    let tap = "document.querySelector('.home [data-continue]').click()";
                    timed(&browser, tap, "document.querySelector('main.table [data-choice]')")
                })
                .collect();
            report(&format!("{game:?}, back to a game of {} choices", whole.choices), rate, &took);
        }
    }
}

/// Records the time from the visit to the view of a link's contents.
const WATCH_OPENED: &str = "
    new MutationObserver(() => {
        if (document.querySelector('.opened-panel')) window.opened ??= performance.now();
    }).observe(document, { subtree: true, childList: true });";

/// From the visit, and from the arrival of the link on an open page, to the view of its contents.
#[test]
#[ignore = "a measurement of the release: `make bench` runs it"]
fn a_link_with_a_whole_game_opens() {
    for (game, whole) in long_ones() {
        let browser = Browser::open(1024, 768);
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({"source": WATCH_OPENED}));
        for rate in SLOWER {
            let (mut visits, mut arrivals) = (Vec::new(), Vec::new());
            for time in 0..TIMES {
                slow_down(&browser, rate);
                browser.go(&format!("?{rate}-{time}#{}", whole.link));
                visits.push([browser.wait_for("window.opened").as_f64().unwrap(), 0.0]);
                slow_down(&browser, 1);
                browser.go("");
                browser.wait_for("window.francia");
                slow_down(&browser, rate);
                let arrive = format!("location.hash = {}", json!(whole.link));
                arrivals.push(timed(&browser, &arrive, "document.querySelector('.opened-panel')"));
            }
            let what = format!("{game:?}, a link with {} choices", whole.choices);
            report(&format!("{what}, from the start of the visit"), rate, &visits);
            report(&format!("{what}, on an open page"), rate, &arrivals);
        }
    }
}

/// From the file to the view of its contents, and from the tap that imports its games to the list of them all.
#[test]
#[ignore = "a measurement of the release: `make bench` runs it"]
fn a_file_of_200_games_is_kept() {
    let site = TestSite::named("200_games");
    fs::write(site.page().join("games.json"), file_of(0, 200, &TestedGame::ALL)).unwrap();
    let browser = Browser::open_from(site.address, 1024, 768);
    for rate in SLOWER {
        let (mut read, mut kept) = (Vec::new(), Vec::new());
        for _ in 0..3 {
            slow_down(&browser, 1);
            browser.database("await wait(saves().clear())");
            browser.go("");
            browser.wait_for("window.francia");
            browser.wait_for("fetch('games.json').then(async (file) => !!(window.file = await file.text()))");
            slow_down(&browser, rate);
            let keep = "document.querySelector('[data-open=keep]')";
            read.push(timed(&browser, "francia.open(window.file)", keep));
            let all = "document.querySelectorAll('.save-card').length === 200";
            kept.push(timed(&browser, &format!("{keep}.click()"), all));
        }
        report("a file of 200 games is read", rate, &read);
        report("200 games are kept and listed", rate, &kept);
    }
}
