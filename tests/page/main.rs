//! The real page in a browser, as trunk built it into dist/: `make build`, then `cargo test --test page`.
//! `FRANCIA_ENGINE` names another browser than Chromium (`make test-browsers`).

mod addresses;
mod axe;
mod bench;
mod browser;
mod by_link;
mod campaign;
mod crash;
mod drag;
mod ended;
mod engines;
mod examples;
mod fewest;
mod finale;
mod french;
mod fuzz;
mod game;
mod home;
mod hosting;
mod keyboard;
mod learn;
mod links;
mod long;
mod lookback;
mod marionette;
mod memory;
mod motion;
mod offline;
mod opponents;
mod panels;
mod policy;
mod pool;
mod puzzle;
mod ring;
mod saves;
#[expect(dead_code, reason = "its main is for tools/play")]
#[path = "../../tools/serve.rs"]
mod serve;
mod setup;
mod site;
mod sound;
mod tabs;
mod taps;
mod telling;
mod timeline;
mod touch;
mod tour;
mod town;
mod translated;
mod unsaved;
mod walk;
mod warnings;
mod webdriver;

use browser::Browser;
use game::TestedGame;
use kernel::Table;
use trilogy::with_game;

every_game!(
    two_people_play_around_the_device_with_a_curtain_between_them,
    a_first_game_needs_only_what_is_counted_for_it,
);

one_game!(a_script_may_undo_what_showed_nothing,);

in_every_engine! {
    one_game!(a_whole_solo_game_is_played_by_clicks_alone, a_game_is_continued_after_a_reload);
    no_game!(
        the_page_mounts_without_an_error,
        the_theme_is_the_players_choice_before_the_page_loads,
        what_could_not_be_fetched_is_fetched_when_it_is_tried_again,
        what_is_missing_at_the_start_is_fetched_when_it_is_tried_again,
        what_could_not_be_fetched_is_fetched_once_the_network_is_back,
        a_pull_or_a_swipe_does_not_leave_the_page,
    );
}

fn the_page_mounts_without_an_error() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("!document.querySelector('.shell')");
    browser.shot("home");
    browser.expect("return document.title", "Francia");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn the_theme_is_the_players_choice_before_the_page_loads() {
    let browser = Browser::open(1024, 768);
    browser.script("localStorage.setItem('francia.theme', 'dark')");
    browser.go("");
    browser.expect("return document.documentElement.dataset.theme", "dark");
}

/// `make bytes` counts all that the first page and a game take: without the rest, the home page stands and
/// the game is begun and played.
fn a_first_game_needs_only_what_is_counted_for_it(game: TestedGame) {
    let site = site::TestSite::named(&format!("the_first_files_of_{}", game.key()));
    let counted = xtask::bytes::first_files(site.page(), game.key()).unwrap();
    site.keep(&counted.iter().map(String::as_str).collect::<Vec<_>>());
    let browser = Browser::open_in_part(site.address, 1024, 768);
    browser.script(&format!("localStorage.setItem('francia.setup.game', '{}')", game.key()));
    browser.visit("");
    browser.wait_for("!document.querySelector('.shell')");
    browser.click("return document.querySelector('.home .btn.go')").unwrap();
    browser.wait_for("document.querySelector('[data-choice]')");
    for _ in 0..30 {
        let button = "return document.querySelector('[data-yes]')
            ?? [...document.querySelectorAll('[data-choice], [data-continue]')].find((b) => !b.disabled && b.checkVisibility())";
        browser.script(&format!("(() => {{ {button} }})()?.scrollIntoView({{ block: 'center' }})"));
        browser.click(button).unwrap();
    }
    assert!(browser.script("return localStorage.length").as_u64() > Some(0), "the game is kept");
    assert_eq!(browser.script("return document.querySelector('.recovery')"), serde_json::Value::Null);
}

/// A part of the page that could not be fetched, program or style, is there after a retry.
fn what_could_not_be_fetched_is_fetched_when_it_is_tried_again() {
    let site = site::TestSite::named("fetched_again");
    site.remove("split_");
    site.remove_later_sheets();
    let browser = Browser::open_in_part(site.address, 1024, 768);
    browser.wait_for("document.querySelector('.home-foot .link')");
    browser.script("document.querySelector('.home-foot .link').click()");
    browser.wait_for("document.querySelector('.later[role=alert] button')");
    site.put_back();
    // The page may retry by itself meanwhile, and render the button anew.
    browser
        .wait_for("(document.querySelector('.later[role=alert] button')?.click(), document.querySelector('.saves'))");
    // Its style comes too.
    browser.expect("return getComputedStyle(document.querySelector('.saves')).display", "grid");
    // The script interface works, too.
    browser.wait_for("window.francia");
}

/// Given rules and examples that could not be fetched, when the browser reports that the network is back, or a person
/// presses the button, then they are fetched and shown in place.
fn what_could_not_be_fetched_is_fetched_once_the_network_is_back() {
    let site = site::TestSite::named("the_network_is_back");
    let browser = Browser::open_from(site.address, 1024, 768);
    browser.wait_for("window.francia");
    let lang = browser::lang().tag();
    let missing = "document.querySelector('.later[role=alert] button')";
    for (address, file, there) in [
        ("#/rules/paladins/turn", format!("rules/paladins.{lang}.txt"), ".rules-text section"),
        ("#/examples/paladins", format!("rules/paladins.examples.{lang}.txt"), ".example-list button"),
    ] {
        for back in ["dispatchEvent(new Event('online'))".to_owned(), format!("{missing}.click()")] {
            site.refuse(&file, usize::MAX);
            browser.go("");
            browser.script(&format!("location.hash = '{address}'"));
            browser.wait_for(missing);
            site.refuse(&file, 0);
            browser.script(&back);
            browser.wait_for(&format!("document.querySelector('{there}') && !{missing}"));
        }
    }
}

/// Scrolling past the end must not reload the page or go back, and a panel must not scroll the page below it.
fn a_pull_or_a_swipe_does_not_leave_the_page() {
    let browser = Browser::open(390, 844);
    browser.wait_for("window.francia");
    // Some browsers apply the root's value, some the body's.
    for element in ["html", "body"] {
        browser.expect(
            &format!(
                "const style = getComputedStyle(document.querySelector('{element}'));
                 return style.overscrollBehaviorX + ' ' + style.overscrollBehaviorY"
            ),
            "none none",
        );
    }
    browser.go("#/saves?open=settings");
    // Its style comes a moment later.
    browser.expect(
        "const drawer = document.querySelector('.drawer');
         const style = drawer && getComputedStyle(drawer);
         return style && style.overscrollBehaviorX + ' ' + style.overscrollBehaviorY",
        "contain contain",
    );
}

/// If a file of the program is missing at the start, the shell reports it, with a button to retry.
fn what_is_missing_at_the_start_is_fetched_when_it_is_tried_again() {
    for (missing, test) in [("page-", "no_program"), ("shell.js", "no_shell")] {
        let site = site::TestSite::named(test);
        site.remove(missing);
        let browser = Browser::open_in_part(site.address, 390, 844);
        browser.wait_for("document.querySelector('.shell [role=alert] button')");
        browser.shot(test);
        let shown = browser.script("return document.querySelector('.shell [role=alert]').textContent");
        assert!(shown.as_str().unwrap().contains(&browser::localized("Try again")), "{shown}");
        site.put_back();
        browser.click("return document.querySelector('.shell button')").unwrap();
        browser.wait_for("window.francia");
    }
}

/// Every decision of a solo game, from the first one to the scores; the page's result equals that of the native rules
/// for its record.
fn a_whole_solo_game_is_played_by_clicks_alone(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    if game == TestedGame::Paladins {
        browser.click("return document.querySelector('.home .btn.go')").unwrap();
    } else {
        game.begin(&browser, &game.alone(), "7");
    }
    browser.wait_for("window.francia.decision()");
    browser.shot("table");
    let clicks = game::click_to_the_end(&browser);
    browser.wait_for("document.querySelector('.score')");
    browser.shot("scores");
    assert!(clicks > 50, "a game of {clicks} clicks");
    let record = browser.script("return JSON.stringify(window.francia.record())");
    let standings = with_game!(game.key(), G => {
        use kernel::Game as _;
        let table = Table::<G>::read(record.as_str().unwrap()).unwrap();
        assert!(table.decision().is_none(), "the record is of a whole game");
        serde_json::to_value(table.state().outcome().report(table.state().scores())).unwrap()
    });
    browser.expect("return window.francia.scores()", standings.unwrap());
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn two_people_play_around_the_device_with_a_curtain_between_them(game: TestedGame) {
    let browser = Browser::open(768, 1024);
    game.begin(&browser, &["human", "human"], "7");
    // Once the open set-up is chosen, the first of the two is alone with hidden cards.
    let curtain = "document.querySelector('.curtain')";
    for _ in 0..20 {
        if browser.wait_for(&format!("{curtain} ? 'curtain' : document.querySelector('[data-choice]') && 'choice'"))
            == "curtain"
        {
            break;
        }
        game::click_on(&browser, 1);
    }
    browser.wait_for(curtain);
    assert!(
        browser.script("return document.querySelector('[data-choice]')").is_null(),
        "nothing shows behind the curtain"
    );
    assert_eq!(game::click_on(&browser, 20), 20);
    browser.shot("two");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// The shown state is there again after a reload, and the game continues.
fn a_game_is_continued_after_a_reload(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    game.begin(&browser, &game.alone(), "9");
    game::click_on(&browser, 12);
    let before = browser.script("return JSON.stringify(window.francia.record())");
    browser.go("");
    browser.wait_for("document.querySelector('.home [data-continue]')");
    browser.shot("continue");
    let heading = browser.script("return document.querySelector('.home-card:has([data-continue]) h2').textContent");
    assert!(heading.as_str().is_some_and(|heading| heading.contains(&format!("{game:?}"))), "{heading} names no game");
    browser.click("return document.querySelector('.home [data-continue]')").unwrap();
    browser.wait_for("window.francia.decision()");
    browser.expect("return JSON.stringify(window.francia.record())", before);
    assert_eq!(game::click_on(&browser, 6), 6);
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// A call at the wrong time or with wrong keys is an Error with a message, and the table is unchanged.
#[test]
fn scripts_are_refused_with_a_sentence_and_without_a_trace() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    let refused = |call: &str| {
        let shown = browser.script(&format!(
            "const before = JSON.stringify([francia.decision(), francia.scores()]);
             try {{ {call}; return 'nothing was thrown' }} catch (e) {{
                 const same = before === JSON.stringify([francia.decision(), francia.scores()]);
                 return (Object.prototype.toString.call(e) === '[object Error]' && same) ? e.message : 'changed: ' + e }}"
        ));
        let shown = shown.as_str().unwrap_or_default().to_owned();
        assert!(
            shown.len() > 10 && shown.contains(' ') && !shown.starts_with("changed") && shown != "nothing was thrown",
            "{call}: {shown}"
        );
    };
    browser.script("francia.new_game({game: 'paladins', seats: ['human', 'human'], seed: '7'})");
    for call in [
        "francia.choose(99)",
        "francia.choose(-1)",
        "francia.choose('pass')",
        "francia.choose()",
        "francia.undo()",
        "francia.new_game()",
        "francia.new_game({game: 'chess', seats: ['human', 'human']})",
        "francia.new_game({game: 'paladins', seats: ['dragon', 'human']})",
        "francia.new_game({game: 'paladins', seats: ['human']})",
        "francia.new_game({game: 'paladins', seats: 7})",
        "francia.new_game({game: 'paladins', seats: ['human', 'human'], modules: ['dragons']})",
        "francia.new_game({game: 'paladins', seats: ['human', 'human'], seed: ''})",
    ] {
        refused(call);
    }
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn a_script_may_undo_what_showed_nothing(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    game.begin(&browser, &["human", "human"], "7");
    let choices = "return francia.record().choices.length";
    browser.script("francia.choose(0)");
    browser.expect(choices, 1);
    browser.script("francia.undo()");
    browser.expect(choices, 0);
    let hidden = browser.script("return JSON.stringify(francia.state())");
    assert!(!hidden.as_str().unwrap().contains("chance"), "a script sees no more than the seat that decides");
}

/// From the call to the table on the page.
#[test]
fn a_new_game_is_ready_within_50_ms() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    let took = browser.fastest(
        50.0,
        "return (async () => {
            const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
            await frame();
            const start = performance.now();
            await francia.new_game({game: 'paladins', seats: ['human', 'human'], seed: String(start)});
            const took = performance.now() - start;
            await frame();
            return took;
        })()",
    );
    assert!(took <= 50.0, "a new game took {took} ms");
}
