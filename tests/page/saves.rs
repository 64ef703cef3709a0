//! The page's storage, and its behaviour when storage fails.

use crate::browser::{Browser, localized, root};
use crate::game::{self, TestedGame};
use crate::panels::wrong;
use crate::site::TestSite;
use crate::{in_every_engine, no_game, one_game};
use serde_json::{Value, json};
use std::fs;
use std::time::{Duration, Instant};

/// Begins a game of this seed, and makes some clicks.
fn begun(game: TestedGame, browser: &Browser) {
    browser.wait_for("window.francia");
    game.begin(browser, &game.alone(), "7");
}

const RECORD: &str = "return JSON.stringify(francia.record())";

fn record(browser: &Browser) -> Value {
    browser.script(RECORD)
}

/// Reloads home, then opens the page of the saved games.
fn open_saves(browser: &Browser) {
    browser.go("");
    browser.wait_for("document.querySelector('.home-foot .link')");
    browser.script("document.querySelector('.home-foot .link').click()");
    browser.wait_for("document.querySelector('.saves')");
}

pub fn press(browser: &Browser, scope: &str, key: &str) {
    browser.wait_for(&format!(
        "[...document.querySelectorAll('{scope} button')].some((b) => b.textContent.trim() === '{key}')"
    ));
    browser.script(&format!(
        "[...document.querySelectorAll('{scope} button')].find((b) => b.textContent.trim() === '{key}').click()"
    ));
}

in_every_engine! {
    no_game!(a_save_that_takes_long_in_all_is_said);
    one_game!(
        a_game_that_is_left_in_the_same_breath_is_saved_to_its_last_choice,
        hostile_names_are_text_in_every_view,
        damaged_and_foreign_data_stop_nothing_and_are_kept,
        the_end_of_a_game_is_on_the_disk_in_a_moment,
    );
}

one_game!(
    a_storage_that_refuses_everything_stops_no_game,
    without_a_database_local_storage_stands_in,
    a_full_storage_is_said_and_the_game_goes_on,
    a_game_is_named_copied_deleted_and_put_back,
    a_name_that_is_being_typed_outlives_a_change_of_the_list,
    all_games_go_into_one_file_and_come_back_from_it,
    a_file_of_several_games_that_may_not_be_stored_is_shown_so,
    a_file_that_the_browser_does_not_save_is_shown_so,
);

/// A script begins a second game before the page has written its choice in the first one.
fn a_game_that_is_left_in_the_same_breath_is_saved_to_its_last_choice(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    browser.script(&format!(
        "const begin = (seed) => francia.new_game({{game: '{}', seats: ['human', 'human'], seed}});
         return (async () => {{
             await begin('left');
             for (let step = 0; step < 5; step += 1) francia.choose(0);
             begin('taken up');
         }})()",
        game.key()
    ));
    let longest = "const texts = await wait(saves().getAll());
        const records = texts.map((text) => JSON.parse(text.split('\\n').slice(2).join('\\n')));
        const length = (seed) => Math.max(-1, ...records.filter((r) => r.seed === seed).map((r) => r.choices.length));
        return [length('left'), length('taken up')]";
    let start = Instant::now();
    while browser.database(longest) != json!([5, 0]) {
        assert!(start.elapsed() < Duration::from_secs(30), "saved are {}", browser.database(longest));
    }
}

/// Blocks the storage from now on.
fn refuse_everything(browser: &Browser) {
    browser.script(
        "const refuse = () => { throw new DOMException('no', 'SecurityError') };
         IDBDatabase.prototype.transaction = refuse;
         indexedDB.constructor.prototype.open = refuse;
         Storage.prototype.setItem = refuse;
         Storage.prototype.getItem = refuse;",
    );
}

fn a_storage_that_refuses_everything_stops_no_game(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    refuse_everything(&browser);
    game.begin(&browser, &game.alone(), "7");
    browser.wait_for("document.querySelector('.banner.trouble')");
    assert_eq!(game::click_on(&browser, 6), 6);
    browser.shot("blocked");
    let file = browser.script("return document.querySelector('.banner .btn').textContent");
    assert!(!file.as_str().unwrap().is_empty(), "the game is offered as a file");
}

/// In a browser without a database local storage stands in, and its contents move to the database later.
fn without_a_database_local_storage_stands_in(game: TestedGame) {
    let site = TestSite::named(&format!("without_a_database_{game:?}"));
    site.begin_with(
        "if (localStorage.getItem('no-database')) Object.defineProperty(window, 'indexedDB', {value: undefined})",
    );
    let browser = Browser::open_from(site.address, 1024, 768);
    browser.wait_for("window.francia");
    browser.script("localStorage.setItem('no-database', '1')");
    browser.go("");
    begun(game, &browser);
    assert_eq!(game::click_on(&browser, 4), 4);
    let played = record(&browser);
    browser.wait_for("!document.querySelector('.banner')");
    for _ in 0..2 {
        browser.script("localStorage.removeItem('no-database')");
        browser.go("");
        browser.wait_for("document.querySelector('.home [data-continue]')");
        browser.script("document.querySelector('.home [data-continue]').click()");
        browser.wait_for("document.querySelector('[data-choice]')");
        browser.expect(RECORD, played.clone());
    }
    // It moved.
    browser.expect("return Object.keys(localStorage).filter((key) => key.startsWith('francia.save.'))", json!([]));
}

fn a_full_storage_is_said_and_the_game_goes_on(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    begun(game, &browser);
    assert_eq!(game::click_on(&browser, 3), 3);
    browser.script(
        "window.real = IDBObjectStore.prototype.put;
         IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') };",
    );
    assert_eq!(game::click_on(&browser, 3), 3);
    browser.wait_for("document.querySelector('.banner.trouble')");
    browser.shot("full");
    browser.script("IDBObjectStore.prototype.put = window.real");
    assert_eq!(game::click_on(&browser, 2), 2);
    browser.wait_for("!document.querySelector('.banner')");
    let played = record(&browser);
    browser.go("");
    browser.wait_for("document.querySelector('.home [data-continue]')");
    browser.script("document.querySelector('.home [data-continue]').click()");
    browser.wait_for("document.querySelector('[data-choice]')");
    browser.expect(RECORD, played.clone());
}

/// A save is stored in the database, a result in local storage. If that is full, the page reports it; the result waits
/// beside the saves, is listed nevertheless, and is written once there is room.
#[test]
fn a_result_that_finds_no_room_waits_for_it() {
    let site = TestSite::named("a_result_waits");
    // Between visits too, until the test makes room.
    site.begin_with(
        "const put = Storage.prototype.setItem;
         Storage.prototype.setItem = function (key, text) {
             if (key.startsWith('francia.past.') && !sessionStorage.getItem('room'))
                 throw new DOMException('full', 'QuotaExceededError');
             return put.call(this, key, text);
         };
         const clock = Date.now;
         Date.now = () => clock() + Number(sessionStorage.getItem('later') ?? 0);",
    );
    let browser = Browser::open_from(site.address, 1024, 768);
    begun(TestedGame::Paladins, &browser);
    browser.script(
        "for (let asked, step = 0; (asked = francia.decision()); step++) {
             const acts = asked.choices.filter((choice) => choice.word !== 'pass');
             const from = acts.length ? acts : asked.choices;
             francia.choose(from[(step * 7919) % from.length].index);
         }",
    );
    browser.wait_for("document.querySelector('.score')");
    let waits = "The browser’s local storage is full: this result waits, and is written there once there is room. Wiping past games makes some.";
    browser.wait_for(&format!("document.querySelector('.toast')?.textContent.includes('{}')", localized(waits)));
    browser.shot("result_waits");
    let history = |stored: u64, beside: u64| {
        browser.go("");
        browser.wait_for("window.francia");
        browser.script("document.querySelector('.home-foot [data-past]').click()");
        browser.wait_for("document.querySelector('.past-game')");
        let lie = "Object.keys(localStorage).filter((key) => key.startsWith('francia.past.')).length";
        browser.wait_for(&format!("{lie} === {stored}"));
        let waiting = "(await wait(saves().getAllKeys())).filter((key) => key.startsWith('francia.waits.')).length";
        let start = Instant::now();
        while browser.database(&format!("return {waiting}")) != beside {
            assert!(start.elapsed() < Duration::from_secs(30), "what waits is not as it should be");
        }
    };
    history(0, 1);
    browser.script("sessionStorage.setItem('room', '1')");
    history(1, 1);
    // Local storage is flushed to the disk a minute later.
    browser.script("sessionStorage.setItem('later', '120000')");
    history(1, 0);
}

/// Given a database without answers, the page reports it after a while, plays on, and saves everything once it answers.
#[test]
fn a_database_that_does_not_answer_is_said_and_the_game_goes_on() {
    let site = TestSite::named("a_silent_database");
    site.begin_with(
        "if (sessionStorage.getItem('silent')) indexedDB.constructor.prototype.open = () => ({});
         const silent = {objectStore: () => silent, get: () => ({}), put: () => ({}), delete: () => ({}), getAllKeys: () => ({})};
         silent.transaction = silent;
         const transaction = IDBDatabase.prototype.transaction;
         IDBDatabase.prototype.transaction = function (...given) {
             return window.silent ? silent : transaction.apply(this, given);
         };",
    );
    let browser = Browser::open_from(site.address, 1024, 768);
    begun(TestedGame::Paladins, &browser);
    assert_eq!(game::click_on(&browser, 3), 3);
    browser.script("window.silent = true");
    assert_eq!(game::click_on(&browser, 5), 5);
    browser.wait_for("document.querySelector('.banner.trouble')");
    browser.shot("silent");
    assert_eq!(wrong(&browser), Vec::<String>::new(), "the banner covers what is played with");
    let says = browser.script("return document.querySelector('.banner').textContent");
    let says = says.as_str().unwrap();
    assert!(says.contains(&localized("The browser’s database does not answer")), "{says}");
    // The game is offered as a file.
    browser.expect("return document.querySelector('.banner .btn').textContent", localized("Save as a file"));
    let played = record(&browser);
    browser.script("window.silent = false");
    browser.wait_for("!document.querySelector('.banner')");
    browser.go("");
    browser.wait_for("document.querySelector('.home [data-continue]')");
    browser.script("document.querySelector('.home [data-continue]').click()");
    browser.wait_for("document.querySelector('[data-choice]')");
    browser.expect(RECORD, played.clone());

    // If it is silent from the start, the first page reports it, and a game begins nevertheless.
    browser.script("sessionStorage.setItem('silent', '1')");
    browser.go("");
    browser.wait_for("document.querySelector('.home') && document.querySelector('.banner.trouble')");
    let home = browser.wait_for("document.querySelector('.home-card.empty')?.textContent").to_string();
    assert!(!home.contains(&localized("First time here?")), "nobody knows that: {home}");
    begun(TestedGame::Paladins, &browser);
    assert_eq!(game::click_on(&browser, 3), 3);
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Delays every answer of the database by `window.slow` milliseconds.
pub const SLOW: &str = "
    for (const [kind, name] of [[IDBTransaction, 'oncomplete'], [IDBRequest, 'onsuccess']]) {
        const {set} = Object.getOwnPropertyDescriptor(kind.prototype, name);
        Object.defineProperty(kind.prototype, name, {set(hear) {
            const late = window.slow && !(this.source instanceof IDBObjectStore && this.transaction.mode === 'readwrite');
            set.call(this, late ? (event) => setTimeout(() => hear.call(this, event), window.slow) : hear);
        }});
    }";

/// Given a database whose every answer comes within the two seconds after which a silent one is reported, when a save
/// takes longer in total, then that is reported, and the game goes on.
fn a_save_that_takes_long_in_all_is_said() {
    let site = TestSite::named("a_slow_database");
    site.begin_with(SLOW);
    let browser = Browser::open_from(site.address, 1024, 768);
    begun(TestedGame::Paladins, &browser);
    assert_eq!(game::click_on(&browser, 3), 3);
    browser.script("window.slow = 1900");
    assert_eq!(game::click_on(&browser, 1), 1);
    browser.wait_for("document.querySelector('.banner.trouble')");
    let says = browser.script("return document.querySelector('.banner').textContent");
    assert!(says.as_str().unwrap().contains(&localized("The browser’s database does not answer")), "{says}");
    // The table no longer waits for it: it would wait for one answer at least.
    browser.script("window.slow = 20000");
    let began = Instant::now();
    assert_eq!(game::click_on(&browser, 2), 2);
    assert!(began.elapsed() < Duration::from_secs(20), "the table waits: {:?}", began.elapsed());
    let played = record(&browser);
    browser.script("window.slow = 0");
    browser.wait_within(Duration::from_mins(2), "!document.querySelector('.banner')");
    browser.go("");
    browser.wait_for("document.querySelector('.home [data-continue]')");
    browser.script("document.querySelector('.home [data-continue]').click()");
    browser.wait_for("document.querySelector('[data-choice]')");
    browser.expect(RECORD, played.clone());
}

/// A database that fails to open twice and then opens shows its games without a message. One that never opens is
/// reported, and games played meanwhile move into it on a later visit.
#[test]
fn a_database_that_does_not_open_is_asked_again_before_it_is_given_up() {
    let site = TestSite::named("a_database_that_does_not_open");
    site.begin_with(
        "let failures = Number(sessionStorage.getItem('failures') ?? 0);
         const open = IDBFactory.prototype.open;
         IDBFactory.prototype.open = function (...given) {
             if (!failures) return open.apply(this, given);
             failures -= 1;
             const request = {error: new DOMException('Internal error opening backing store', 'UnknownError')};
             setTimeout(() => request.onerror(new Event('error')));
             return request;
         };",
    );
    let browser = Browser::open_from(site.address, 1024, 768);
    begun(TestedGame::Paladins, &browser);
    assert_eq!(game::click_on(&browser, 3), 3);
    let played = record(&browser);
    browser.script("sessionStorage.setItem('failures', '2')");
    browser.go("");
    browser.wait_for("document.querySelector('.home [data-continue]')");
    browser.wait_for("!document.querySelector('.banner')");
    browser.script("document.querySelector('.home [data-continue]').click()");
    browser.wait_for("document.querySelector('[data-choice]')");
    browser.expect(RECORD, played.clone());

    browser.script("sessionStorage.setItem('failures', '99')");
    browser.go("");
    let says =
        browser.wait_for("document.querySelector('.home') && document.querySelector('.banner.trouble')?.textContent");
    let not_shown =
        localized("What you play now is saved beside it. Your earlier games are not shown: load the page again.");
    assert!(says.as_str().unwrap().contains(&not_shown), "{says}");
    let home = browser.wait_for("document.querySelector('.home-card.empty')?.textContent").to_string();
    assert!(!home.contains(&localized("First time here?")), "nobody knows that: {home}");
    browser.shot("not_opened");
    begun(TestedGame::Paladins, &browser);
    assert_eq!(game::click_on(&browser, 3), 3);

    // Both games are there once it opens.
    browser.script("sessionStorage.removeItem('failures')");
    browser.go("");
    open_saves(&browser);
    browser.wait_for("document.querySelectorAll('.save-card').length === 2");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// A failure is reported at every place that saves a file.
fn a_file_that_the_browser_does_not_save_is_shown_so(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    begun(game, &browser);
    let says = || {
        let sentence = localized("The browser did not save the file. Try again, or use another browser.");
        browser.wait_for(&format!("document.querySelector('.toast')?.textContent === {}", json!(sentence)));
        browser.wait_for("!document.querySelector('.toast')");
    };
    let refuse = "URL.createObjectURL = () => { throw new DOMException('no', 'NotAllowedError') }";
    browser.script(refuse);
    browser.click("return document.querySelector('.top-bar .tool, .top-bar button')").unwrap();
    press(&browser, ".menu", &localized("Save the record"));
    says();
    browser.click("return document.querySelector('.menu [data-share]')").unwrap();
    press(&browser, ".share", &localized("Save as a file"));
    says();
    open_saves(&browser);
    browser.script(refuse);
    browser.wait_for("document.querySelector('.save-card')");
    browser.script("document.querySelector('.export-all').click()");
    says();
    browser.script("document.querySelector('.save-card .save-name .tool').click()");
    press(&browser, ".further", &localized("Save as a file"));
    says();
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// One file holds all games. On another device it restores them with their names, existing games stay, and entries
/// that are not games are reported.
fn all_games_go_into_one_file_and_come_back_from_it(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    for (seed, title) in [("7", "Sunday"), ("8", "Monday")] {
        browser.wait_for("window.francia");
        game.begin(&browser, &game.alone(), seed);
        assert_eq!(game::click_on(&browser, 3), 3);
        open_saves(&browser);
        browser.wait_for("document.querySelector('.save-card')");
        browser.script("document.querySelector('.save-card .save-name .tool').click()");
        press(&browser, ".further", &localized("Rename"));
        browser.wait_for("document.activeElement.classList.contains('seat-name')");
        browser.script(&format!(
            "const field = document.querySelector('.save-name input');
             field.value = '{title}';
             field.dispatchEvent(new Event('input'));
             document.querySelector('.save-name .tool').click();"
        ));
        browser.wait_for(&format!("document.querySelector('.save-card h2')?.textContent === '{title}'"));
    }
    let says = localized("{count} on this device, {size} KB.").replace("{count}", "2");
    let (start, end) = says.split_once("{size}").unwrap();
    browser.wait_for(&format!("document.querySelector('.how-much').textContent.startsWith('{start}')"));
    browser.wait_for(&format!("document.querySelector('.how-much').textContent.endsWith('{end}')"));
    browser.script(
        "URL.createObjectURL = (blob) => { window.saved = blob.text(); return '' };
         HTMLAnchorElement.prototype.click = () => {};",
    );
    browser.script("document.querySelector('.export-all').click()");
    let file = browser.wait_for("window.saved");
    // On a device that has one of them, with an entry in the file that is not a game.
    if browser.script("return !document.querySelector('.save-card .further')") == true {
        browser.script("document.querySelector('.save-card .save-name .tool').click()");
    }
    press(&browser, ".save-card .further", &localized("Delete"));
    browser.wait_for("document.querySelectorAll('.save-card').length === 1");
    let mut saves: Value = serde_json::from_str(file.as_str().unwrap()).unwrap();
    let list = saves["saves"].as_array_mut().unwrap();
    list.extend([json!({"title": "<b>", "record": "{\"game\":\"chess\"}"}), json!({"record": 7})]);
    browser.script(&format!("francia.open({})", json!(saves.to_string())));
    browser.wait_for("document.querySelector('[data-open=keep]')");
    browser.shot("several");
    browser.click("return document.querySelector('[data-open=keep]')").unwrap();
    browser.wait_for("document.querySelectorAll('.not-taken li').length === 2");
    browser.shot("not_taken");
    let says = browser.script("return document.querySelector('.opened-panel').textContent");
    let says = says.as_str().unwrap();
    let outcome =
        ["Games added: {count}.", "Here already: {count}."].map(|sentence| localized(sentence).replace("{count}", "1"));
    let foreign = [
        localized("Game {number}").replace("{number}", "3"),
        "<b>".to_owned(),
        localized("It is of a game that is not in this house."),
        localized("Game {number}").replace("{number}", "4"),
    ];
    for sentence in
        outcome.into_iter().chain(foreign).chain([localized("Could not be read: {count}.").replace("{count}", "2")])
    {
        assert!(says.contains(&sentence), "“{sentence}” is not in {says}");
    }
    browser.click("return document.querySelector('[data-open=saves]')").unwrap();
    browser.wait_for("document.querySelectorAll('.save-card').length === 2");
    browser.expect(
        "return [...document.querySelectorAll('.save-card h2')].map((one) => one.textContent)",
        json!(["Monday", "Sunday"]),
    );
    browser.script("document.querySelector('.save-card [data-continue]').click()");
    browser.wait_for("document.querySelector('[data-choice]')");
    browser.expect("return francia.record().seed", "8");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// If storage is forbidden, the message says that, not that there is no room.
fn a_file_of_several_games_that_may_not_be_stored_is_shown_so(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    begun(game, &browser);
    assert_eq!(game::click_on(&browser, 2), 2);
    let record = browser.script("return JSON.stringify(francia.record())");
    let file = json!({"saves": [{"title": "", "record": record, "saved": 0}], "form": 1}).to_string();
    // The saved game has continued since: the file holds another game.
    assert_eq!(game::click_on(&browser, 2), 2);
    browser.go("");
    browser.wait_for("window.francia");
    refuse_everything(&browser);
    browser.script(&format!("francia.open({})", json!(file)));
    browser.wait_for("document.querySelector('[data-open=keep]')");
    browser.click("return document.querySelector('[data-open=keep]')").unwrap();
    let why = localized("This browser does not keep the game");
    browser.wait_for(&format!("document.querySelector('.toast')?.textContent.includes('{why}')"));
}

/// A damaged generation gives way to the other one; foreign and newer texts stay; unreadable ones are offered as files.
fn damaged_and_foreign_data_stop_nothing_and_are_kept(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    begun(game, &browser);
    assert_eq!(game::click_on(&browser, 5), 5);
    browser.go("");
    browser.wait_for("document.querySelector('.home [data-continue]')");
    browser.database(
        "const keys = (await wait(saves().getAllKeys())).filter((key) => key.startsWith('francia.save.'));
         const texts = await Promise.all(keys.map((key) => wait(saves().get(key))));
         const revision = (text) => Number(text.split(' ')[1]);
         const newest = revision(texts[0]) > revision(texts[1]) ? 0 : 1;
         await wait(saves().put(texts[newest].replace(/take|pair/, 'tame'), keys[newest]));
         await wait(saves().put('francia-save-2 what is to come', 'francia.save.77.0'));
         await wait(saves().put('not ours', 'cart'));
         await wait(saves().put({an: 'object'}, 'francia.save.78.0'));",
    );
    open_saves(&browser);
    browser.wait_for("document.querySelectorAll('.save-card.sealed').length === 2");
    browser.shot("damaged");
    browser.expect("return document.querySelectorAll('.save-card:not(.sealed)').length", 1);
    browser.script("document.querySelector('.save-card [data-continue]').click()");
    browser.wait_for("document.querySelector('[data-choice]')");
    assert!(browser.script("return francia.record().choices.length").as_u64().unwrap() >= 4);
    assert_eq!(game::click_on(&browser, 2), 2);
    let kept =
        browser.database("return [await wait(saves().get('cart')), await wait(saves().get('francia.save.77.0'))]");
    assert_eq!(kept, json!(["not ours", "francia-save-2 what is to come"]));
    // Home reports it only if no copy of a game is intact, and leads to the remains.
    browser.go("");
    browser.wait_for("document.querySelector('.home [data-continue]')");
    assert_eq!(browser.script("return !document.querySelector('.lost')"), true);
    browser.database(
        "for (const key of (await wait(saves().getAllKeys())).filter((key) => /^francia.save.\\d{9}/.test(key))) {
             const text = await wait(saves().get(key));
             await wait(saves().put(text.slice(0, -9), key));
         }",
    );
    browser.go("");
    browser.wait_for("document.querySelector('.home .lost button')");
    browser.shot("lost");
    browser.script("document.querySelector('.home .lost button').click()");
    browser.wait_for("document.querySelectorAll('.save-card.sealed').length === 4");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Renames the game whose additional buttons are open.
pub fn rename(browser: &Browser, name: &str) {
    press(browser, ".further", &localized("Rename"));
    browser.wait_for("document.activeElement.classList.contains('seat-name')");
    browser.script(&format!(
        "const field = document.querySelector('.save-name input');
         field.value = {};
         field.dispatchEvent(new Event('input'));
         document.querySelector('.save-name .tool').click();",
        json!(name)
    ));
}

fn a_game_is_named_copied_deleted_and_put_back(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    begun(game, &browser);
    assert_eq!(game::click_on(&browser, 3), 3);
    let played = record(&browser);
    open_saves(&browser);
    browser.wait_for("document.querySelector('.save-card')");
    let more = "document.querySelector('.save-card .save-name .tool').click()";
    browser.script(more);
    rename(&browser, "  Sunday\u{202e}  game ");
    browser.wait_for("document.querySelector('.save-card h2')?.textContent === 'Sunday game'");
    if browser.script("return !document.querySelector('.further')") == true {
        browser.script(more);
    }
    press(&browser, ".further", &localized("Duplicate"));
    browser.wait_for("document.querySelectorAll('.save-card').length === 2");
    browser.shot("saves");
    browser.script(more);
    press(&browser, ".further", &localized("Delete"));
    browser.wait_for("document.querySelectorAll('.save-card').length === 1");
    press(&browser, ".put-back", &localized("Undo"));
    browser.wait_for("document.querySelectorAll('.save-card').length === 2");
    // The name and the game are there on the next visit too, and play does not remove the name.
    open_saves(&browser);
    browser.wait_for("document.querySelectorAll('.save-card').length === 2");
    let names = "[...document.querySelectorAll('.save-card h2')].map((name) => name.textContent).sort()";
    browser.expect(
        &format!("return {names}"),
        json!(["Sunday game", localized("{name}, copy").replace("{name}", "Sunday game")]),
    );
    browser.script(
        "[...document.querySelectorAll('.save-card')].find((card) => card.querySelector('h2').textContent === 'Sunday game')
            .querySelector('[data-continue]').click()",
    );
    browser.wait_for("document.querySelector('[data-choice]')");
    browser.expect(RECORD, played.clone());
    assert_eq!(game::click_on(&browser, 1), 1);
    open_saves(&browser);
    browser.wait_for("document.querySelectorAll('.save-card').length === 2");
    browser.expect(
        &format!("return {names}"),
        json!(["Sunday game", localized("{name}, copy").replace("{name}", "Sunday game")]),
    );
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn a_name_that_is_being_typed_outlives_a_change_of_the_list(game: TestedGame) {
    // Given two games, and a name half typed for the second.
    let browser = Browser::open(1024, 768);
    begun(game, &browser);
    assert_eq!(game::click_on(&browser, 1), 1);
    open_saves(&browser);
    let more = |card: u32| browser.script(&format!("document.querySelectorAll('.save-name .tool')[{card}].click()"));
    browser.wait_for("document.querySelector('.save-card')");
    more(0);
    press(&browser, ".further", &localized("Duplicate"));
    browser.wait_for("document.querySelectorAll('.save-card').length === 2");
    more(1);
    press(&browser, ".further", &localized("Rename"));
    browser.wait_for("document.activeElement.matches('.save-card:nth-of-type(2) .seat-name')");
    browser.script(
        "window.field = document.activeElement; field.value = 'Half a name';
         field.dispatchEvent(new Event('input')); field.setSelectionRange(2, 4)",
    );
    // When the first is deleted.
    more(0);
    press(&browser, ".further", &localized("Delete"));
    browser.wait_for("document.querySelectorAll('.save-card').length === 1");
    // Then the field is the same, with its focus, its text and its selection.
    assert_eq!(
        browser.script(
            "return [document.activeElement === field, field.isConnected, field.value, field.selectionStart, field.selectionEnd]"
        ),
        json!([true, true, "Half a name", 2, 4])
    );
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Names that look like elements, reverse the text direction, or fill the page are text everywhere, and nothing runs.
fn hostile_names_are_text_in_every_view(game: TestedGame) {
    let browser = Browser::open(390, 844);
    let names = ["<img src=x onerror=hi()>", "אודילה &amp; 👩‍🌾👩‍🌾👩‍🌾", "WWWWWWWWWWWWWWWWWWWWWWWW", "<b>\"'`{{7*7}}"];
    browser.wait_for("window.francia");
    browser.script("window.hits = 0; window.hi = () => hits++");
    game.begin_named(&browser, &["human"; 4], "7", &names);
    let quiet = |view: &str| {
        let found = browser.script(
            "return [window.hits ?? 0, document.querySelectorAll('img, b b').length,
                document.querySelector('.home, .saves')
                    ? document.documentElement.scrollWidth - document.documentElement.clientWidth : 0]",
        );
        assert_eq!(found[0], 0, "{view}: something ran");
        assert_eq!(found[1], 0, "{view}: a name became an element");
        assert!(found[2].as_i64().unwrap() <= 0, "{view}: wider than the screen by {}", found[2]);
    };
    quiet("table");
    assert_eq!(game::click_on(&browser, 4), 4);
    if game == TestedGame::Paladins {
        browser.wait_for("document.querySelector('.curtain')");
        quiet("curtain");
        browser.script("document.querySelector('[data-continue]').click()");
    }
    for drawer in [".log-button", ".top .tool"] {
        browser.script(&format!("document.querySelector('{drawer}')?.click()"));
        quiet(drawer);
        browser.script("dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}))");
    }
    browser.go("");
    browser.wait_for("document.querySelector('.home [data-continue]')");
    quiet("home");
    open_saves(&browser);
    browser.wait_for("document.querySelector('.save-card')");
    assert_eq!(
        browser
            .script("return document.querySelector('.save-card h2').textContent.includes('<img src=x onerror=hi()>')"),
        true
    );
    quiet("saved games");
    browser.shot("hostile");
    // The scores of a finished game.
    browser.script("document.querySelector('.save-card [data-continue]').click()");
    browser.wait_for("francia.decision()");
    browser.script("while (francia.decision()) francia.choose(0)");
    browser.wait_for("document.querySelector('.score')");
    quiet("scores");
    let refused = browser.script(
        "try { francia.new_game({game: GAME, seats: ['human', 'human'], names: ['a\\u202eb']}) }
         catch (error) { return error.message }"
            .replace("GAME", &format!("'{}'", game.key()))
            .as_str(),
    );
    assert!(refused.is_string(), "a name that turns the text round is refused");
}

/// From the last choice of a game to the moment at which the browser has written it. The page makes forced steps by
/// itself, so the last choice is the last one with an alternative, and the forced steps after it are made with it.
fn the_end_of_a_game_is_on_the_disk_in_a_moment(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    let golden = fs::read_to_string(root().join(format!("tests/golden/{}-two.json", game.key()))).unwrap();
    let golden = serde_json::from_str::<Value>(&golden).unwrap();
    let setup = json!({"game": game.key(), "seats": ["human", "human"], "seed": golden["seed"]});
    browser.script(&format!(
        "window.words = {};
         window.play_on = (words) => {{
             for (const word of words) {{
                 francia.choose(francia.decision().choices.find((choice) => choice.word === word).index);
             }}
         }};
         francia.new_game({setup});
         words.forEach((word, index) => {{
             if (francia.decision().choices.length > 1) window.last = index;
             play_on([word]);
         }})",
        golden["choices"]
    ));
    let took = browser.fastest(
        100.0,
        &format!(
            "return (async () => {{
                francia.new_game({setup});
                play_on(words.slice(0, last));
                await new Promise((done) => setTimeout(done, 300));
                const put = IDBObjectStore.prototype.put;
                let saved;
                IDBObjectStore.prototype.put = function (...given) {{
                    const request = put.apply(this, given);
                    this.transaction.addEventListener('complete', () => saved = performance.now());
                    return request;
                }};
                const start = performance.now();
                play_on(words.slice(last));
                while (!saved) await new Promise((done) => setTimeout(done));
                IDBObjectStore.prototype.put = put;
                return saved - start;
            }})()"
        ),
    );
    assert!(took <= 100.0, "saving took {took} ms");
}

#[test]
fn safari_on_an_ipad_is_shown_how_to_install_once() {
    let site = TestSite::named("safari_on_an_ipad");
    site.begin_with(
        "Object.defineProperty(Navigator.prototype, 'userAgent', {value:
            'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'})",
    );
    let browser = Browser::open_from(site.address, 768, 1024);
    browser.wait_for("document.querySelector('.home .install')");
    browser.shot("install");
    browser.script("document.querySelector('.install .tool').click()");
    browser.wait_for("!document.querySelector('.install')");
    browser.go("");
    browser.wait_for("document.querySelector('.home')");
    assert_eq!(browser.script("return !document.querySelector('.install')"), true);
}
