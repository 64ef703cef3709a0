//! Addresses and the browser's history: every view has an address, and Back leads to the previous view.

use crate::browser::{Browser, left_out, localized};
use crate::game::TestedGame;
use crate::webdriver::Engine;
use crate::{in_every_engine, one_game};
use ui::{Address, NewGame, Route};

in_every_engine! {
    one_game!(a_link_to_another_view_of_the_same_page_is_followed, a_link_followed_while_the_page_steps_back_is_followed);
}

one_game!(
    back_forward_and_a_reload_lead_over_pages_and_drawers,
    back_closes_what_is_open_and_then_leaves_the_table_for_home,
    an_address_that_names_nothing_leads_home_with_a_sentence,
    a_set_up_stays_as_it_was_chosen,
    what_can_be_pointed_to_has_a_button_that_copies_its_address,
    an_address_that_names_something_unknown_says_so,
);

fn here(browser: &Browser) -> String {
    browser.script("return location.hash").as_str().unwrap_or_default().to_owned()
}

/// Waits until an address is shown, and an element of its view.
fn arrives(browser: &Browser, (address, seen): (&str, &str)) {
    browser.wait_for(&format!("location.hash === '{address}' && document.querySelector('{seen}')"));
}

/// Begins a game and returns its address.
fn begun(game: TestedGame, browser: &Browser) -> String {
    begun_from(game, browser, "7")
}

/// Begins a game of a seed and returns its address, which takes the place of an earlier game's a moment later.
fn begun_from(game: TestedGame, browser: &Browser, seed: &str) -> String {
    let before = here(browser);
    game.begin(browser, &game.alone(), seed);
    browser.wait_for(&format!(
        "location.hash.startsWith('#/game/') && location.hash !== '{before}' && francia.record().seed === '{seed}'"
    ));
    here(browser)
}

/// Number of the game at an address.
fn number(address: &str) -> u64 {
    address.trim_start_matches("#/game/").parse().unwrap()
}

/// Visits twelve pages and drawers by address, then goes all the way back, and forward with a reload on each.
fn back_forward_and_a_reload_lead_over_pages_and_drawers(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    let table = begun(game, &browser);
    let key = game.key();
    let places = [
        (table.clone(), ".table"),
        (format!("{table}?open=log"), ".log-drawer"),
        ("#/saves".to_owned(), ".saves"),
        (format!("{table}?help=icon:silver"), ".explained"),
        (format!("#/rules/{key}/turn"), ".rules-text section"),
        (format!("#/examples/{key}"), ".examples [data-example]"),
        ("#/past".to_owned(), ".history"),
        ("#/saves?open=settings".to_owned(), ".settings"),
        (format!("#/new/{key}?seats=human,human&seed=amber"), ".setup"),
        (format!("#/day/{key}"), ".ask-once"),
        (format!("{table}?open=menu"), ".menu-drawer"),
        (format!("{table}?open=keys"), ".shortcuts"),
    ];
    let places: Vec<(&str, &str)> = places.iter().map(|(address, seen)| (address.as_str(), *seen)).collect();
    for place in &places[1..] {
        browser.script(&format!("location.hash = '{}'", place.0));
        arrives(&browser, *place);
    }
    for place in places.iter().rev().skip(1) {
        browser.script("history.back()");
        arrives(&browser, *place);
    }
    assert_eq!(places.len(), 12);
    for (step, place) in places.iter().enumerate() {
        if step > 0 {
            browser.script("history.forward()");
        }
        arrives(&browser, *place);
        browser.reload();
        browser.wait_for("window.francia");
        arrives(&browser, *place);
        browser.wait_for("document.title.endsWith('Francia')");
    }
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn back_closes_what_is_open_and_then_leaves_the_table_for_home(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    let length = browser.script("return history.length").as_u64().unwrap();
    let table = begun(game, &browser);
    let open = |button: &str| {
        browser.click("return document.querySelector('.top-bar .tool, .top-bar button')").unwrap();
        arrives(&browser, (&format!("{table}?open=menu"), ".menu"));
        browser.click(&format!("return document.querySelector('{button}')")).unwrap();
    };
    open(".menu [data-share]");
    arrives(&browser, (&format!("{table}?open=share"), ".share"));
    browser.script("history.back()");
    // The menu made room for the drawer that was opened from it.
    browser.wait_for(&format!("location.hash === '{table}' && !document.querySelector('.share, .menu')"));
    // Closed by its own button, a drawer leaves nothing behind.
    open(".menu-drawer .close");
    browser.wait_for(&format!("location.hash === '{table}' && !document.querySelector('.menu')"));
    browser.script("history.back()");
    arrives(&browser, ("", ".home"));
    assert!(browser.script("return history.length").as_u64().unwrap() <= length + 2, "one entry each at the most");
    browser.script("history.forward()");
    arrives(&browser, (&table, ".table"));
    browser.expect("return document.title", format!("{} · {} · Francia", localized("Your turn"), game.name()));
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Given the board of a rival, when one of its signs is explained, then one drawer is open at a time, and the board
/// returns once the explanation is closed.
#[test]
fn an_explanation_gives_way_to_the_drawer_in_which_it_was_asked_for() {
    let browser = Browser::open(1024, 768);
    TestedGame::Paladins.begin(&browser, &["human", "human"], "7");
    browser.wait_for("location.hash.startsWith('#/game/') && document.querySelector('.rival')");
    let table = here(&browser);
    browser.click("return document.querySelector('.rival')").unwrap();
    arrives(&browser, (&format!("{table}?board=1"), ".board-drawer .track-row"));
    browser.script(
        "document.querySelector('.board-drawer .track-row[data-topic]')
            .dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, cancelable: true}))",
    );
    browser.wait_for("location.hash.includes('?help=icon:') && document.querySelector('.explanation')");
    assert_eq!(browser.script("return document.querySelectorAll('[role=dialog]').length"), 1);
    browser.press(&["Escape"]);
    arrives(&browser, (&format!("{table}?board=1"), ".board-drawer"));
    browser.press(&["Escape"]);
    browser.wait_for(&format!("location.hash === '{table}' && !document.querySelector('[role=dialog]')"));
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn an_address_that_names_nothing_leads_home_with_a_sentence(game: TestedGame) {
    let browser = Browser::open(390, 844);
    let table = begun(game, &browser);
    for address in ["#/nowhere", "#/game/12345", "#/rules/chess", "#/game/%zz", "#/examples/chess/x"] {
        browser.script(&format!("location.hash = '{address}'"));
        arrives(&browser, ("", ".home"));
        browser.wait_for("document.querySelector('.toast')?.textContent.length > 20");
        browser.script("history.back()");
        arrives(&browser, (&table, ".table"));
    }
    // The first page of a visit, too; Back does not lead out of the page from there.
    browser.go("theme.js");
    browser.go(&format!("#/rules/{}", game.key()));
    browser.wait_for("document.querySelector('.rules')");
    browser.script("history.back()");
    arrives(&browser, ("", ".home"));
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn a_set_up_stays_as_it_was_chosen(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    let address = format!("#/new/{}?seats=human,king&seed=two%20words", game.key());
    browser.script(&format!("location.hash = '{address}'"));
    arrives(&browser, (&address, ".setup"));
    browser.click("return document.querySelector('.seats .seat-row:nth-of-type(2) .seg button')").unwrap();
    let chosen = address.replace("king", "human");
    arrives(&browser, (&chosen, ".setup"));
    browser.reload();
    browser.wait_for("window.francia");
    arrives(&browser, (&chosen, ".setup"));
    browser.expect("return document.querySelector('.seed input').value", "two words");
    // The game replaces its set-up in the history.
    browser.click("return document.querySelector('.setup .btn.go')").unwrap();
    browser.wait_for("location.hash.startsWith('#/game/')");
    browser.script("history.back()");
    arrives(&browser, ("", ".home"));
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Copies the address of a button, opens it in a new profile, and waits for an element of its view.
fn points_to(browser: &Browser, button: &str, address: &str, seen: &str) {
    browser.script(
        "window.copied = null;
         Object.defineProperty(navigator, 'clipboard', {
             configurable: true, value: { writeText: async (text) => { window.copied = text; } },
         })",
    );
    browser.wait_for(&format!("document.querySelector('{button}')"));
    browser.script(&format!("document.querySelector('{button}').scrollIntoView({{ block: 'center' }})"));
    browser.expect(
        &format!(
            "const field = document.querySelector('{button}').getBoundingClientRect();
             return field.width >= 44 && field.height >= 44"
        ),
        true,
    );
    browser.click(&format!("return document.querySelector('{button}')")).unwrap();
    let copied = browser.wait_for("window.copied");
    let fragment = copied.as_str().unwrap().split_once('#').unwrap().1;
    assert!(fragment.starts_with(address), "{button}: {fragment}");
    browser.wait_for("document.querySelector('.toast')");
    let other = Browser::open(390, 844);
    other.go(&format!("#{fragment}"));
    other.wait_for(&format!("document.querySelector('{seen}')?.checkVisibility()"));
    assert_eq!(other.errors(), Vec::<String>::new());
}

/// A section of the rules, a set-up with its choices, an example, both challenges, a card and a sign can be linked.
fn what_can_be_pointed_to_has_a_button_that_copies_its_address(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    let key = game.key();
    browser.go(&format!("#/rules/{key}"));
    points_to(&browser, "#rules-turn .copy-address", &format!("/rules/{key}/turn"), "#rules-turn");
    browser.go(&format!("#/new/{key}?seats=human,king&seed=two%20words"));
    points_to(&browser, ".deal .copy-address", &format!("/new/{key}?seats=human,king&seed=two%20words"), ".setup");
    browser.go(&format!("#/examples/{key}"));
    let example = ".example:nth-of-type(2) .copy-address";
    points_to(&browser, example, &format!("/examples/{key}/"), ".lesson[data-over=example]");
    browser.script(&format!("localStorage.setItem('francia.setup.game', '{key}')"));
    browser.go("");
    points_to(&browser, ".daily .copy-address", &format!("/day/{key}"), ".ask-once");
    browser.click("return document.querySelector('.daily [data-weekly]')").unwrap();
    points_to(&browser, ".daily .copy-address", &format!("/week/{key}"), ".ask-once");
    // A card at one's own table opens for a reader without that table.
    game.begin(&browser, &game.alone(), "7");
    let topic = browser.wait_for(
        "[...document.querySelectorAll('[data-topic]')].find((e) => /^(townsfolk|manuscript|plan|apprentice):/.test(e.dataset.topic))?.dataset.topic",
    );
    let topic = topic.as_str().unwrap();
    let table = here(&browser);
    browser.script(&format!("location.hash = '{table}?help={topic}'"));
    browser.wait_for("document.querySelector('.sheet .copy-address')");
    let title = browser.wait_for("document.querySelector('.sheet h2')?.textContent");
    points_to(&browser, ".sheet .copy-address", &format!("/help/{key}/{topic}"), ".sheet");
    let other = Browser::open(1024, 768);
    other.go(&format!("#/help/{key}/{topic}"));
    other.wait_for(&format!("document.querySelector('.sheet h2')?.textContent === {title}"));
    assert_eq!(
        other.script("return Object.keys(localStorage).some((key) => key.includes('save'))"),
        false,
        "nothing is saved"
    );
    // A sign needs no table.
    other.go(&format!("#/help/{key}/icon:silver"));
    other.wait_for("document.querySelector('.explained .copy-address')");
    for browser in [browser, other] {
        assert_eq!(browser.errors(), Vec::<String>::new());
    }
}

/// An unknown section, seat, module, example or thing is named in a message, and the page still works.
fn an_address_that_names_something_unknown_says_so(game: TestedGame) {
    let browser = Browser::open(390, 844);
    browser.wait_for("window.francia");
    let key = game.key();
    let cases = [
        (
            format!("#/rules/{key}/dragons"),
            ".rules-text section",
            "These rules have no such section: here they are from the start.",
        ),
        (
            format!("#/new/{key}?seats=human,dragon"),
            ".setup",
            "Not all that this address names is known here: look through the set-up.",
        ),
        (
            format!("#/new/{key}?with=dragons"),
            ".setup",
            "Not all that this address names is known here: look through the set-up.",
        ),
        (format!("#/examples/{key}/dragons"), ".home", "Nothing in Francia has this address. Here is home."),
        ("#/week/chess".to_owned(), ".home", "Nothing in Francia has this address. Here is home."),
        ("#/help/chess/icon:silver".to_owned(), ".home", "Nothing in Francia has this address. Here is home."),
        (format!("#/help/{key}/dragons:3"), ".table", "What this address asks about is not explained here."),
        (format!("#/help/{key}/icon:dragons"), ".rules", "What this address asks about is not explained here."),
    ];
    for (address, seen, shown) in cases {
        browser.script(&format!("location.hash = '{address}'"));
        browser.wait_for(&format!(
            "document.querySelector('{seen}') && document.querySelector('.toast')?.textContent === {}",
            serde_json::json!(localized(shown))
        ));
        browser.script("location.hash = '#/saves'");
        browser.wait_for("document.querySelector('.saves') && !document.querySelector('.toast')");
    }
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Plays the game on the table to its end by the script interface.
const PLAY: &str = "for (let n = 0; francia.decision(); n += 1)
    francia.choose((n * 7) % francia.decision().choices.length);";

/// Plays a game to its end and returns its number.
fn finished(browser: &Browser, game: TestedGame, seed: &str) -> u64 {
    let id = number(&begun_from(game, browser, seed));
    browser.script(PLAY);
    browser.wait_for("document.querySelector('.score') && !francia.decision() && francia.shown()");
    id
}

/// Begins a game and returns its number.
fn running(browser: &Browser, game: TestedGame, seed: &str) -> u64 {
    let id = number(&begun_from(game, browser, seed));
    browser.script("for (let made = 0; made < 3; made += 1) francia.choose(0)");
    browser.wait_for("francia.shown()");
    id
}

/// Begins a campaign and returns its number.
fn campaign(browser: &Browser) -> u64 {
    browser.script("location.hash = '#/new/tomesaga?seats=human,novice&seed=saga'");
    browser.wait_for("document.querySelector('.setup-foot .btn.go')");
    browser.script("document.querySelector('.setup-foot .btn.go').click()");
    browser.wait_for("location.hash.startsWith('#/game/') && document.querySelector('.table') && francia.shown()");
    number(&here(browser))
}

/// An expression of the page that is true at a place, and its shown address if that differs. A new kind of place needs
/// its own.
fn seen(place: &Route) -> (String, Option<String>) {
    let named = |game: &str| format!("document.querySelector('h1').textContent.includes('{}')", capital(game));
    let one = |selector: &str| format!("document.querySelector('{selector}')?.checkVisibility()");
    match place {
        Route::Home => (format!("{} && !document.querySelector('.ask-once')", one(".home")), None),
        Route::Day(game) | Route::Week(game) => {
            (format!("document.querySelector('.ask-once')?.textContent.includes('{}')", capital(game)), None)
        }
        Route::SetUp(new) => (
            format!(
                "document.querySelector('.setup .seed input')?.value === '{}'
                 && document.querySelectorAll('.seat-row:not(.off)').length === {} && {}",
                new.seed.clone().unwrap_or_default(),
                new.seats.len(),
                named(&new.game)
            ),
            None,
        ),
        Route::Saves => (one(".saves"), None),
        // It holds data from outside, which is not part of an address.
        Route::Opened => (one(".home"), Some(String::new())),
        Route::Game(_, None) => (format!("{} && !document.querySelector('.time-line')", one(".table, .curtain")), None),
        Route::Game(_, Some(_)) => (one(".time-slide"), None),
        Route::Campaign(_) => (one("main.campaign"), None),
        Route::Past(None) => (format!("{} && !document.querySelector('.past-game[open]')", one(".history")), None),
        Route::Past(Some(_)) => (
            "document.querySelectorAll('.past-game[open]').length === 1 && document.querySelector('.past-score')"
                .to_owned(),
            None,
        ),
        Route::Rules(game, None) => (format!("{} && {}", one(".rules-text section"), named(game)), None),
        Route::Rules(game, Some(section)) => {
            (format!("document.activeElement.id === 'rules-{section}' && {}", named(game)), None)
        }
        Route::Examples(game, None) => (format!("{} && {}", one(".examples [data-example]"), named(game)), None),
        Route::Examples(_, Some(_)) => (one(".lesson[data-over=example]"), None),
        Route::Explained(game, topic) => (one(".explained"), Some(format!("#/rules/{game}?help={topic}"))),
        Route::Puzzle(_, None) => (one(".puzzle"), Some(String::new())),
        Route::Puzzle(_, Some(number)) => {
            (format!("document.querySelector('.puzzle b').textContent.includes('{number}')"), None)
        }
    }
}

fn capital(game: &str) -> String {
    TestedGame::ALL.iter().find(|known| known.key() == game).map_or(String::new(), |known| format!("{known:?}"))
}

/// Follows a link to a place, and waits until its view is shown, and stays.
fn follow(browser: &Browser, from: &str, place: &Route) {
    let address = match Address::of(place.clone()).to_string() {
        home if home.is_empty() => String::new(),
        fragment => format!("#{fragment}"),
    };
    browser.script(&format!("location.hash = '{address}'"));
    let (seen, shown) = seen(place);
    let there = match (shown, place) {
        (None, _) => format!("location.hash === '{address}'"),
        (Some(_), Route::Puzzle(..)) => format!("location.hash.startsWith('{address}/')"),
        (Some(shown), _) => format!("location.hash === '{shown}'"),
    };
    let arrived = browser.wait_for(&format!(
        "new Promise((done) => {{
             const end = performance.now() + 30000;
             let calm = 0;
             const look = () => {{
                 calm = ({there} && ({seen})) ? calm + 1 : 0;
                 if (calm > 5) done('there');
                 else if (performance.now() > end) done(location.hash + ' ' + document.body.textContent.slice(0, 200));
                 else setTimeout(look, 20);
             }};
             look();
         }})"
    ));
    assert_eq!(arrived, "there", "from {from} to {address}");
}

/// Follows an address of each place from every other one, including those of another view of the same page.
#[test]
fn every_place_leads_to_every_other() {
    let browser = Browser::open(1024, 768);
    let [one, other, third] = TestedGame::ALL;
    let past = [finished(&browser, one, "first"), finished(&browser, other, "second")];
    let games = [running(&browser, one, "third"), running(&browser, third, "fourth")];
    let campaign = campaign(&browser);
    let new = |game: TestedGame, seats: &[&str], seed: &str| {
        let seats = seats.iter().map(|seat| (*seat).to_owned()).collect();
        Route::SetUp(NewGame { game: game.key().to_owned(), seats, seed: Some(seed.to_owned()), ..NewGame::default() })
    };
    let key = |game: TestedGame| game.key().to_owned();
    let places = [
        Route::Home,
        Route::Day(key(one)),
        Route::Week(key(other)),
        new(one, &["human", "novice", "king"], "abc"),
        new(other, &["human", "king"], "xyz"),
        Route::Saves,
        Route::Opened,
        Route::Game(games[0], None),
        Route::Game(games[1], None),
        Route::Game(games[0], Some(1)),
        Route::Campaign(campaign),
        Route::Past(None),
        Route::Past(Some(past[0])),
        Route::Past(Some(past[1])),
        Route::Rules(key(one), None),
        Route::Rules(key(one), Some("turn".to_owned())),
        Route::Rules(key(other), Some("aim".to_owned())),
        Route::Examples(key(one), None),
        Route::Examples(key(other), None),
        Route::Explained(key(third), "icon:silver".to_owned()),
        Route::Puzzle(key(one), Some(3)),
        Route::Puzzle(key(one), Some(4)),
        Route::Puzzle(key(other), None),
    ];
    // A route over every pair once: to and fro between each place and all later ones.
    let mut walk = Vec::new();
    for first in 0..places.len() {
        walk.extend((first + 1..places.len()).flat_map(|second| [first, second]));
    }
    walk.push(0);
    let mut from = String::new();
    for &place in &walk {
        follow(&browser, &from, &places[place]);
        from = Address::of(places[place].clone()).to_string();
    }
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn a_link_to_another_view_of_the_same_page_is_followed(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    let past = [finished(&browser, game, "first"), finished(&browser, game, "second")];
    let key = game.key().to_owned();
    let new = |seats: &[&str], seed: &str| {
        let seats = seats.iter().map(|seat| (*seat).to_owned()).collect();
        Route::SetUp(NewGame { game: key.clone(), seats, seed: Some(seed.to_owned()), ..NewGame::default() })
    };
    for pair in [
        [new(&["human", "novice", "king"], "abc"), new(&["human", "king"], "xyz")],
        [Route::Past(Some(past[0])), Route::Past(Some(past[1]))],
        [Route::Rules(key.clone(), None), Route::Rules(key.clone(), Some("aim".to_owned()))],
        [Route::Puzzle(key.clone(), Some(3)), Route::Puzzle(key.clone(), Some(4))],
    ] {
        for place in pair.iter().chain(&pair) {
            follow(&browser, "", place);
        }
    }
    // The levels of the computers follow the address, also after they were changed by hand.
    follow(&browser, "", &new(&["human", "novice", "king"], "abc"));
    let levels =
        "return [...document.querySelectorAll('.seat-level')].map((one) => one.selectedOptions[0].value).join()";
    browser.expect(levels, "0,4");
    browser.script(
        "const level = document.querySelector('.seat-level'); level.value = '2';
         level.dispatchEvent(new Event('change', { bubbles: true }))",
    );
    browser.wait_for("location.hash.includes('human,baron,king')");
    follow(&browser, "", &new(&["human", "king", "novice"], "abc"));
    browser.expect(levels, "4,0");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Closes a drawer, which steps back in the browser's history, and follows a link at the same moment.
fn a_link_followed_while_the_page_steps_back_is_followed(game: TestedGame) {
    if left_out(&[Engine::WebKit], "its page does not step back by the function that is replaced here") {
        return;
    }
    let browser = Browser::open(1024, 768);
    let table = begun(game, &browser);
    browser.script(
        "const back = history.back;
         history.back = function () { back.call(history); if (window.link) location.hash = window.link; window.link = null; }",
    );
    for _ in 0..3 {
        browser.wait_for("francia.shown() && document.querySelector('.top-bar .tool, .top-bar button')");
        browser.script("document.querySelector('.top-bar .tool, .top-bar button').click()");
        arrives(&browser, (&format!("{table}?open=menu"), ".menu"));
        browser.script("window.link = '#/saves'; document.querySelector('.menu-drawer .close').click()");
        browser.wait_for("!window.link");
        arrives(&browser, ("#/saves", ".saves"));
        // It stays there, and Back leads to the table.
        browser.script("return new Promise((done) => setTimeout(done, 1000))");
        arrives(&browser, ("#/saves", ".saves"));
        browser.script(&format!("location.hash = '{table}'"));
        arrives(&browser, (&table, ".table"));
    }
    assert_eq!(browser.errors(), Vec::<String>::new());
}
