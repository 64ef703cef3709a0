//! Players that search, in the page: a worker chooses for them, and the page stays fast, fair and responsive meanwhile.

use crate::browser::{Browser, PATIENCE};
use crate::game::{self, TestedGame};
use crate::webdriver::Engine;
use crate::{every_game, in_every_engine, one_game};
use kernel::{Chance, Game as _, Lang, NullSink, Record, Setup, Spoken, Table, received};
use players::{Evaluate, Method, Response, SearchPurpose, levels};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::thread;
use std::time::{Duration, Instant};
use trilogy::with_game;

/// Keeps every worker that the page starts, and the messages to and from it.
const WIRETAP: &str = "
    const Real = Worker;
    window.workers = []; window.sent = []; window.told = []; window.ended = [];
    window.Worker = class extends Real {
        constructor(...given) {
            super(...given);
            window.workers.push(this);
            this.addEventListener('message', (event) => window.told.push(event.data));
        }
        terminate() { window.ended.push(window.workers.indexOf(this)); super.terminate(); }
        postMessage(text) { window.sent.push(JSON.parse(text)); super.postMessage(text); }
    };";

every_game!(
    taps_paint_within_50_ms_while_the_strongest_level_thinks,
    the_worker_is_sent_no_hidden_card,
    the_adviser_names_three_legal_choices_in_words_and_one_of_them_is_made_with_a_tap,
    another_game_has_a_worker_of_its_own,
);

one_game!(
    a_level_that_is_hurried_plays_the_best_so_far,
    who_leaves_the_table_ends_the_thinking_and_who_comes_back_takes_it_up,
    without_any_worker_the_page_plays_by_itself_and_says_so,
    nobody_thinks_for_a_hidden_page,
    any_sign_that_somebody_is_back_wakes_the_computers_once,
    a_pool_searches_for_the_king_where_there_are_cores,
    a_pool_shares_the_review_too,
);

in_every_engine! {
    one_game!(
        a_whole_game_is_played_by_the_levels_in_the_worker,
        a_lost_worker_is_replaced_and_the_game_goes_on,
    );
}

/// Opens the page with a wiretap, and without the pauses for a person to follow, on a machine with one searching
/// worker.
fn open() -> Browser {
    open_with_cores(2)
}

/// Opens it on a machine with this number of cores.
fn open_with_cores(cores: usize) -> Browser {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    browser.script(WIRETAP);
    browser.script(&format!("Object.defineProperty(navigator, 'hardwareConcurrency', {{value: {cores}}})"));
    browser
}

fn begin(game: TestedGame, browser: &Browser, seats: &[&str]) {
    let setup = json!({"game": game.key(), "seats": seats, "seed": "7"});
    browser.script(&format!("return francia.new_game({setup})"));
}

fn choices_made(browser: &Browser) -> u64 {
    browser.script("return francia.record().choices.length").as_u64().unwrap()
}

fn wait_for_choices(browser: &Browser, more_than: u64) {
    browser.wait_for(&format!("francia.record().choices.length > {more_than}"));
}

/// Number of choices of the game on the table, by the rules, and whether it is over.
fn length(game: TestedGame, browser: &Browser) -> (usize, bool) {
    let record = browser.script("return JSON.stringify(window.francia.record())");
    let record = record.as_str().unwrap();
    let played = with_game!(game.key(), G => {
        let table = Table::<G>::replay(&Record::read::<G>(record).unwrap()).unwrap();
        (table.last_step(), table.decision().is_none())
    });
    played.unwrap()
}

/// The actual hidden pile of the game on the table, before the first choice.
fn true_pile(game: TestedGame, browser: &Browser) -> Value {
    let record = browser.script("return JSON.stringify(window.francia.record())");
    let deal = with_game!(game.key(), G => {
        serde_json::to_value(Table::<G>::read(record.as_str().unwrap()).unwrap().past()[0].state.clone()).unwrap()
    });
    let [part, pile] = game.hidden_pile();
    deal.unwrap()[part][pile].clone()
}

/// Texts of the current choices of the game on the table.
fn choice_texts(game: TestedGame, browser: &Browser, lang: Lang) -> Vec<String> {
    let record = browser.script("return JSON.stringify(window.francia.record())");
    let texts = with_game!(game.key(), G => {
        let table = Table::<G>::read(record.as_str().unwrap()).unwrap();
        table.choices().into_iter().map(|choice| table.state().choice(choice, lang)).collect()
    });
    texts.unwrap()
}

fn a_whole_game_is_played_by_the_levels_in_the_worker(game: TestedGame) {
    let browser = open();
    begin(game, &browser, &["novice", "steward"]);
    let started = Instant::now();
    while browser.script("return !document.querySelector('.score')") == true {
        assert!(started.elapsed() < Duration::from_mins(4), "the game does not end");
        thread::sleep(Duration::from_millis(200));
    }
    let (choices, over) = length(game, &browser);
    assert!(over, "the record is of a whole game");
    let chosen = browser.script("return sent.filter((request) => request.kind === 'choose').length").as_u64().unwrap();
    assert!(chosen as usize >= choices, "{chosen} requests for {choices} choices");
    assert_eq!(browser.script("return workers.length"), 1);
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// The state for the worker is dealt anew for its seat: its hidden cards never match the actual deal for two seats.
fn the_worker_is_sent_no_hidden_card(game: TestedGame) {
    let browser = open();
    begin(game, &browser, &["novice", "novice"]);
    wait_for_choices(&browser, 6);
    let requests =
        browser.script("return sent.filter((request) => request.kind === 'choose').map((request) => request.payload)");
    let [part, pile] = game.hidden_pile();
    let pile_of = |state: &Value| {
        let bytes: Vec<u8> = serde_json::from_value(state.clone()).unwrap();
        let state = with_game!(game.key(), G => serde_json::to_value(received::<G>(&bytes).unwrap()).unwrap());
        state.unwrap()[part][pile].clone()
    };
    let truth = true_pile(game, &browser);
    let shown: Vec<Value> = requests.as_array().unwrap().iter().map(pile_of).collect();
    assert!(truth.is_array() && shown.len() > 4);
    assert!(shown.iter().all(|pile| pile.is_array() && *pile != truth), "the true order of a pile was told");
}

fn a_level_that_is_hurried_plays_the_best_so_far(game: TestedGame) {
    let browser = open();
    begin(game, &browser, &["king", "king"]);
    let searched = "told.map((text) => text[0] === '{' ? JSON.parse(text) : {}).filter((response) => response.done && response.iterations > 0)";
    browser.wait_for("document.querySelector('.hurry')");
    browser.shot("thinking");
    // On a fast machine a king finishes before the button is pressed; then the next one searches.
    browser.click("return document.querySelector('.hurry')").unwrap();
    let before = choices_made(&browser);
    wait_for_choices(&browser, before + 3);
    browser.wait_for("sent.some((request) => request.kind === 'stop' || request.milliseconds === 120)");
    browser.wait_for(&format!("{searched}.length"));
    let least = browser.script(&format!("return Math.min(...{searched}.map((response) => response.iterations))"));
    let Method::Search(iterations) = levels()[4].method else { panic!("the king searches") };
    let factor = with_game!(game.key(), G => {
        let table = G::deal(&Setup::of(&["king", "king"]), Chance::new(1), &mut NullSink).unwrap();
        table.settings(SearchPurpose::Strongest).iteration_factor
    });
    let whole = f64::from(iterations * factor.unwrap());
    assert!(least.as_f64().unwrap() < 0.9 * whole, "{least} of {whole} iterations, hurried");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn who_leaves_the_table_ends_the_thinking_and_who_comes_back_takes_it_up(game: TestedGame) {
    let browser = open();
    begin(game, &browser, &["king", "king"]);
    browser.wait_for("sent.length");
    browser.click("return document.querySelector('.top-bar .icon-button')").unwrap();
    browser.wait_for("document.querySelector('.menu-drawer')");
    browser.wait_for("[...document.querySelectorAll('.menu-drawer button')].pop()");
    browser.script("[...document.querySelectorAll('.menu-drawer button')].pop().click()");
    // Choices made before that are still written and shown.
    browser.wait_for("document.querySelector('.home [data-continue]') && francia.shown()");
    let before = choices_made(&browser);
    thread::sleep(Duration::from_millis(1_500));
    assert_eq!(choices_made(&browser), before, "nobody plays while the table is left");
    browser.click("return document.querySelector('.home [data-continue]')").unwrap();
    wait_for_choices(&browser, before);
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn a_lost_worker_is_replaced_and_the_game_goes_on(game: TestedGame) {
    let browser = open();
    begin(game, &browser, &["king", "king"]);
    browser.wait_for("sent.length");
    let before = choices_made(&browser);
    browser.script("workers[0].terminate()");
    wait_for_choices(&browser, before + 1);
    browser.expect("return workers.length", 2);
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// The worker of one game cannot play another: it is ended, with its memory.
fn another_game_has_a_worker_of_its_own(game: TestedGame) {
    let browser = open_with_cores(4);
    let other = *TestedGame::ALL.iter().find(|other| **other != game).unwrap();
    begin(other, &browser, &["steward", "king"]);
    wait_for_choices(&browser, 2);
    browser.wait_for("workers.length === 3");
    begin(game, &browser, &["king", "steward"]);
    wait_for_choices(&browser, 2);
    browser.wait_for("workers.length === 6");
    browser.expect("return ended.sort()", json!([0, 1, 2]));
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Of four cores two are left for the pool: the page and the first worker use one each.
fn a_pool_searches_for_the_king_where_there_are_cores(game: TestedGame) {
    let browser = open_with_cores(4);
    begin(game, &browser, &["king", "king"]);
    // The merged responses belong to the running request and hold votes for its choices.
    let parts = || {
        let sent = "return sent.filter((request) => request.kind === 'merge').map((request) => request.payload)";
        let merges: Vec<Vec<u8>> = serde_json::from_value(browser.script(sent)).unwrap();
        let responses = merges.iter().map(|bytes| received::<Response>(bytes).unwrap());
        responses.filter(|response| response.votes.len() > 1).map(|response| response.worker).collect::<BTreeSet<_>>()
    };
    let started = Instant::now();
    while parts().len() < 2 {
        assert!(started.elapsed() < Duration::from_mins(2), "nothing is merged of {:?}", parts());
        thread::sleep(Duration::from_millis(100));
    }
    assert_eq!(browser.script("return workers.length"), 3);
    assert_eq!(parts(), BTreeSet::from([1, 2]));
    let asked = "sent.filter((request) => request.kind === 'choose' && request.worker === 0).pop()";
    browser.expect(&format!("return {asked}.workers"), 3);
    // A lost worker is not waited for, and a failed one is not asked again.
    let before = choices_made(&browser);
    browser.script("workers[1].terminate(); workers[2].onerror()");
    wait_for_choices(&browser, before + 4);
    assert_eq!(browser.script("return workers.length"), 3);
    browser.wait_for(&format!("{asked}.workers === 2"));
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn a_pool_shares_the_review_too(game: TestedGame) {
    let browser = open_with_cores(4);
    begin(game, &browser, &["human", "human"]);
    browser.script(
        "for (let n = 0; francia.decision(); n += 1) francia.choose((n * 7) % francia.decision().choices.length)",
    );
    browser.wait_for("document.querySelector('.turning')");
    let started = Instant::now();
    while browser.script("return document.querySelector('.turning .turns')").is_null() {
        assert!(started.elapsed() < Duration::from_mins(6), "it does not come to an end");
        thread::sleep(Duration::from_millis(200));
    }
    assert_eq!(browser.script("return workers.length"), 3);
    // A worker that was not ready in time was not asked: then the first worker did that part too.
    let reviews = "sent.filter((request) => request.kind === 'review')";
    let parts = browser.script(&format!("return {reviews}.map((request) => [request.worker, request.workers]).sort()"));
    let parts: Vec<[u64; 2]> = serde_json::from_value(parts).unwrap();
    assert!(parts[0] == [0, 3] && parts.is_sorted_by(|one, other| one[0] < other[0] && other[1] == 3), "{parts:?}");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn without_any_worker_the_page_plays_by_itself_and_says_so(game: TestedGame) {
    let browser = open();
    browser.script("window.Worker = class { constructor() { window.workers.push(this); setTimeout(() => this.onerror()); } postMessage() {} terminate() {} }");
    begin(game, &browser, &["king", "novice"]);
    browser.wait_for("document.querySelector('.toast')");
    browser.shot("no-worker");
    wait_for_choices(&browser, 8);
    assert!(browser.script("return workers.length").as_u64().unwrap() < 8, "no worker is tried for ever");
    assert!(length(game, &browser).0 >= 8, "every choice is legal");
}

fn nobody_thinks_for_a_hidden_page(game: TestedGame) {
    let browser = open();
    begin(game, &browser, &["king", "king"]);
    browser.wait_for("sent.length");
    let hide = |hidden: bool| {
        browser.script(&format!(
            "Object.defineProperty(document, 'hidden', {{value: {hidden}, configurable: true}});
             document.dispatchEvent(new Event('visibilitychange', {{bubbles: true}}))"
        ));
    };
    hide(true);
    // Choices made before that are still written and shown.
    browser.wait_for("francia.shown()");
    let before = choices_made(&browser);
    let sent = browser.script("return sent.length");
    thread::sleep(Duration::from_millis(1_500));
    assert_eq!((choices_made(&browser), browser.script("return sent.length")), (before, sent));
    hide(false);
    wait_for_choices(&browser, before);
}

/// Given a hidden page, when somebody returns to it and the browser does not fire its own event, as a phone may not,
/// then any other sign wakes the computers, and ten such signs request no decision twice. Input does so even if the
/// browser still calls the page hidden.
fn any_sign_that_somebody_is_back_wakes_the_computers_once(game: TestedGame) {
    let browser = open();
    begin(game, &browser, &["king", "king"]);
    for sign in ["focus", "pageshow", "resume", "pointerdown", "keydown"] {
        browser.wait_for("sent.length");
        browser.script(
            "Object.defineProperty(document, 'hidden', {value: true, configurable: true});
             document.dispatchEvent(new Event('visibilitychange', {bubbles: true}))",
        );
        // Choices made before that are still written and shown.
        browser.wait_for("francia.shown()");
        let before = choices_made(&browser);
        if !["pointerdown", "keydown"].contains(&sign) {
            browser.script("delete document.hidden");
        }
        let asked = browser.script(&format!(
            "const choose = () => sent.filter((request) => request.kind === 'choose').length;
             const before = choose();
             const kind = {{keydown: KeyboardEvent, pointerdown: PointerEvent}}.{sign} ?? Event;
             for (let times = 0; times < 10; times += 1)
                 document.body.dispatchEvent(new kind('{sign}', {{key: 'Shift', bubbles: true}}));
             return choose() - before"
        ));
        assert_eq!(asked, 1, "{sign}");
        wait_for_choices(&browser, before);
        browser.script("delete document.hidden");
    }
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Three legal choices, with points, reasons and a button, in both languages; and stars on the table.
fn the_adviser_names_three_legal_choices_in_words_and_one_of_them_is_made_with_a_tap(game: TestedGame) {
    let browser = open();
    browser.speak(Lang::En);
    begin(game, &browser, &["human", "novice"]);
    // At the person's first question with a real choice, once the game is set up.
    let turn = "francia.record().choices.length > 8 && francia.decision()?.seat === 0
        && francia.decision().choices.length > 5";
    let started = Instant::now();
    while browser.script(&format!("return !({turn})")) == true {
        assert!(started.elapsed() < Duration::from_mins(4), "no turn comes");
        if browser.script("return francia.decision()?.seat") == 0 {
            game::click_on(&browser, 1);
        }
    }
    // The button exists only once the page shows it.
    browser.wait_for("francia.shown()");
    browser.click("return document.querySelector('.bulb')").unwrap();
    browser.wait_for("document.querySelectorAll('.advice').length === 3");
    browser.shot("adviser");
    let shown = |what: &str| -> Vec<String> {
        let texts =
            browser.script(&format!("return [...document.querySelectorAll('{what}')].map((e) => e.textContent)"));
        texts.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
    };
    for lang in Lang::ALL {
        browser.wait_for(&format!(
            "document.documentElement.lang === '{}' && document.querySelectorAll('.advice').length === 3",
            lang.tag()
        ));
        let texts = choice_texts(game, &browser, lang);
        // The texts follow the language a moment later.
        let start = Instant::now();
        loop {
            let (names, reasons) = (shown(".advice h3 span"), shown(".reasons li span"));
            let is_legal = |name: &String| texts.iter().any(|text| text.starts_with(name.as_str()));
            let are_reasons = reasons.len() >= 3 && reasons.iter().all(|text| text.contains(char::is_numeric));
            if names.len() == 3 && names.iter().all(is_legal) && are_reasons {
                break;
            }
            assert!(start.elapsed() < PATIENCE, "{names:?} {reasons:?} of {texts:?}");
        }
        if lang == Lang::En {
            // The same advice in the other language, after a change in the menu.
            browser.click("return document.querySelector('.adviser .close')").unwrap();
            browser.click("return document.querySelector('.top-bar .icon-button')").unwrap();
            browser.wait_for("document.querySelector('.menu-drawer [href$=ui-settings]')");
            browser.script("document.querySelector('.menu-drawer [href$=ui-settings]').closest('button').click()");
            browser.wait_for("document.querySelector('.settings button[lang=fr]')");
            browser.script("document.querySelector('.settings button[lang=fr]').click()");
            browser.wait_for("document.documentElement.lang === 'fr'");
            browser.script("document.querySelector('.settings .close').click()");
            browser.wait_for("!document.querySelector('.settings')");
            browser.click("return document.querySelector('.bulb')").unwrap();
        }
    }
    browser.wait_for("document.querySelector('.table [data-star]')");
    let before = choices_made(&browser);
    browser.click("return document.querySelector('.advice .btn')").unwrap();
    wait_for_choices(&browser, before);
    // Scripts see a choice before the page shows its changes.
    browser.wait_for("!document.querySelector('.advice, [data-star]')");
    browser.wait_for("localStorage.getItem('francia.advised')");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// From the tap to the first frame after it, while the strongest level searches: a blocked page is late every time.
/// `WebKitGTK` takes longer for any frame without a graphics card: there the limit is 50 ms more than without a search.
fn taps_paint_within_50_ms_while_the_strongest_level_thinks(game: TestedGame) {
    const TAP: &str = "return (async () => {
        await new Promise((done) => setTimeout(done, 60));
        const start = performance.now();
        document.querySelector('.newest').click();
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        return performance.now() - start;
    })()";
    let browser = open();
    begin(game, &browser, &["human", "human"]);
    browser.wait_for("document.querySelector('.newest, .curtain [data-continue]')");
    browser.script("document.querySelector('.curtain [data-continue]')?.click()");
    browser.wait_for("document.querySelector('.newest')");
    let mut nobody_thinks: f64 = 0.0;
    if browser.engine() == Engine::WebKit {
        let times = (0..5).filter_map(|_| browser.script(TAP).as_f64());
        nobody_thinks = times.fold(f64::INFINITY, f64::min);
    }
    begin(game, &browser, &["king", "king"]);
    browser.wait_for("sent.length");
    let limit = nobody_thinks + 50.0;
    let took = browser.fastest(limit, TAP);
    assert!(took <= limit, "the taps took {took} ms at best, {nobody_thinks} when nobody thinks");
}
