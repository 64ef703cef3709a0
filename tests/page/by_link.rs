//! Play by link: people on their own devices pass one table around.

use crate::browser::{Browser, localized};
use crate::game::TestedGame;
use crate::site::TestSite;
use crate::{every_game, one_game};
use serde_json::json;

every_game!(three_people_play_by_links_to_the_end_and_nothing_is_lost,);

one_game!(
    who_plays_elsewhere_is_chosen_in_the_set_up_and_remembered,
    a_link_too_long_for_a_qr_code_says_so_and_offers_the_file,
    a_link_that_opens_the_page_waits_for_a_slow_storage_to_name_the_saved_game,
    a_position_is_saved_as_a_picture,
);

/// A person at their own device.
struct Device {
    browser: Browser,
    seat: usize,
    /// True once the game is among the saved ones there.
    knows: bool,
}

fn made(browser: &Browser) -> serde_json::Value {
    browser.script("return francia.record().choices")
}

/// Opens a link and returns the page's text about it. The page leaves an earlier link, and a drawer, by a step back in its
/// history: until that is done, no other link is followed.
fn open(browser: &Browser, link: &str) -> String {
    browser.wait_for(
        "!location.hash.startsWith('#/opened') && !document.querySelector('.opened-panel')
            && (!location.hash.includes('?') || document.querySelector('.drawer'))",
    );
    browser.go(&format!("#{link}"));
    let shown = browser.wait_for("document.querySelector('.opened-panel')?.innerText");
    shown.as_str().unwrap_or_default().to_owned()
}

#[track_caller]
fn press(browser: &Browser, selector: &str) {
    if let Err(error) = browser.click(&format!("return document.querySelector('{selector}')")) {
        panic!("{selector}: {error}");
    }
}

/// Returns the link in the open drawer.
fn link_here(browser: &Browser) -> String {
    let link = browser.wait_for("document.querySelector('.share input')?.value.split('#')[1]");
    link.as_str().unwrap().to_owned()
}

/// True if the page's text contains every part of a text between its names.
fn says(shown: &str, text: &str) -> bool {
    localized(text).split(['{', '}']).step_by(2).all(|part| shown.contains(part))
}

impl Device {
    /// Opens a new profile.
    fn new(seat: usize) -> Self {
        let browser = Browser::open(1024, 768);
        browser.wait_for("window.francia");
        Self { browser, seat, knows: false }
    }

    /// Continues from a link: as a game of this seat at first, as the saved one later.
    fn take(&mut self, link: &str) {
        let shown = open(&self.browser, link);
        if self.knows {
            assert!(says(&shown, "Your {saved} goes on with it. Choices since: {by}."), "{shown}");
            press(&self.browser, "[data-open=go-on]");
        } else {
            press(&self.browser, &format!("[data-here=\"{}\"]", self.seat));
            press(&self.browser, "[data-open=play]");
            self.knows = true;
        }
        // Past events are narrated; a person who has seen them closes the panel.
        self.browser.wait_for(
            "document.querySelector('.score')
                || (document.querySelector('.retell [data-skip]')?.click(), document.querySelector('.table') && francia.decision())",
        );
    }

    /// Chooses by a fixed rule until another person is to choose, and returns the table as a link.
    fn play(&self, spread: usize) -> String {
        self.play_while(spread, &format!("asked.seat === {}", self.seat))
    }

    /// Chooses while this condition holds for the decision.
    fn play_while(&self, spread: usize, goes_on: &str) -> String {
        // The only person at the device needs no curtain, even in a game of several people.
        assert_eq!(self.browser.script("return !!document.querySelector('.curtain')"), false);
        self.browser.script(&format!(
            "let spread = {spread};
             for (let asked; (asked = francia.decision()) && {goes_on}; ) {{
                 francia.choose(spread++ % asked.choices.length);
             }}"
        ));
        self.browser.wait_for("francia.shown()");
        if self.browser.script("return francia.decision()") == json!(null) {
            self.browser.wait_for("document.querySelector('.score')");
            press(&self.browser, ".score [data-share]");
        }
        // After an own choice the drawer opens by itself.
        link_here(&self.browser)
    }
}

/// Given three profiles, when a game is played by links that include an old one, an edited one, one for another seat
/// and one of a diverging game, then each gets a message, every profile has one saved game, and all end with the same
/// scores.
fn three_people_play_by_links_to_the_end_and_nothing_is_lost(game: TestedGame) {
    let mut players = [0, 1, 2].map(Device::new);
    let [first, ..] = &mut players;
    game.begin(&first.browser, &["human", "human", "human"], "21");
    first.browser.script("document.querySelector('.curtain [data-continue]')?.click()");
    first.browser.wait_for("document.querySelector('.table')");
    press(&first.browser, ".top-bar .icon-button");
    press(&first.browser, ".menu [data-share]");
    press(&first.browser, "[data-here=\"0\"]");
    first.knows = true;
    let mut links = vec![link_here(&first.browser)];
    let to_move = |browser: &Browser| browser.script("return francia.decision()?.seat ?? null").as_u64();
    let mut next = to_move(&first.browser);
    press(&first.browser, ".share-drawer .close");
    for pass in 0.. {
        let Some(seat) = next else { break };
        let link = links.last().unwrap().clone();
        let player = &mut players[usize::try_from(seat).unwrap()];
        if pass > 0 || seat != 0 {
            player.take(&link);
        }
        let before = made(&player.browser);
        match pass {
            // An older link: the own game is further, and stays.
            9 => {
                let shown = open(&player.browser, &links[2]);
                let older = "This is an older link: your {saved} is further. Choices since: {by}.";
                assert!(says(&shown, older), "{shown}");
                press(&player.browser, "[data-open=own]");
            }
            // The same link once more.
            10 => {
                let shown = open(&player.browser, &link);
                assert!(says(&shown, "This is your {saved}, as it is here."), "{shown}");
                press(&player.browser, "[data-open=own]");
            }
            // An edited link.
            11 => {
                let (kept, last) = link.split_at(link.len() - 5);
                let edited = format!("{kept}{}", if last == "AAAAA" { "BBBBB" } else { "AAAAA" });
                let shown = open(&player.browser, &edited);
                assert!(says(&shown, "This cannot be opened"), "{shown}");
                press(&player.browser, ".opened-panel footer .btn:last-child");
            }
            // The same turn is played differently at another device.
            12 => {
                let mut other = Device::new(player.seat);
                other.take(&link);
                let another_way = other.play(pass + 1);
                let own_way = player.play(pass);
                assert_ne!(another_way, own_way, "the turn has two ways");
                let shown = open(&player.browser, &another_way);
                assert!(shown.contains(&localized("Play on as a new game")), "{shown}");
                let warned = "but went another way after choice";
                assert!(shown.contains(warned), "{shown}");
                press(&player.browser, "[data-open=own]");
                player.browser.wait_for("document.querySelector('.table') && francia.shown()");
                links.push(own_way);
                next = to_move(&player.browser);
                continue;
            }
            _ => {}
        }
        player.browser.wait_for("document.querySelector('.table') && francia.shown()");
        // A step with only one choice may be made meanwhile.
        let now = made(&player.browser);
        let kept = now.as_array().unwrap().starts_with(before.as_array().unwrap());
        assert!(kept, "pass {pass}: {before} became {now}");
        // All cases of links are covered by then; one device chooses the rest.
        let goes_on = if pass < 20 { format!("asked.seat === {seat}") } else { "true".to_owned() };
        links.push(player.play_while(pass, &goes_on));
        next = to_move(&player.browser);
        // A link for another seat is reported, brings the new choices, and can be sent on.
        if pass == 13
            && let Some(seat) = next
        {
            let waits = players.iter_mut().find(|other| other.seat as u64 != seat && other.knows).unwrap();
            if to_move(&waits.browser) != Some(seat) {
                let shown = open(&waits.browser, links.last().unwrap());
                assert!(says(&shown, "It is {name}’s turn, on another device: look at it, or send it on."), "{shown}");
                press(&waits.browser, "[data-open=go-on]");
                waits.browser.wait_for(
                    "(document.querySelector('.retell [data-skip]')?.click(), document.querySelector('[data-send]')?.checkVisibility())",
                );
                press(&waits.browser, "[data-send]");
                assert_eq!(&link_here(&waits.browser), links.last().unwrap());
            }
        }
    }
    assert!(links.len() > 14, "a game of {} links", links.len());
    let last = links.last().unwrap();
    let mut scores = Vec::new();
    for player in &players {
        if player.browser.script("return francia.decision() !== null") == true {
            let shown = open(&player.browser, last);
            assert!(shown.contains(&localized("A finished game")), "{shown}");
            press(&player.browser, "[data-open=go-on]");
        }
        player.browser.wait_for("document.querySelector('.score')");
        scores.push(player.browser.script("return francia.scores().map((sheet) => sheet.total)"));
        player.browser.go("#/saves");
        player.browser.wait_for("document.querySelector('.saves')");
        player.browser.expect("return document.querySelectorAll('.save-card').length", 1);
        assert_eq!(player.browser.errors(), Vec::<String>::new());
    }
    assert_eq!(scores[0], scores[1]);
    assert_eq!(scores[1], scores[2]);
}

/// Given a set-up of three people, when one of them is marked as playing elsewhere, then the game waits for that person
/// at another device, and the next set-up begins so.
fn who_plays_elsewhere_is_chosen_in_the_set_up_and_remembered(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    browser.go(&format!("#/new/{}?seats=human,human,human&seed=21", game.key()));
    let pressed =
        "[...document.querySelectorAll('.who-is-here [aria-pressed=true]')].map((e) => e.dataset.here).join()";
    browser.wait_for(&format!("{pressed} === 'all'"));
    let press = |place: &str| {
        browser.script("document.querySelector('.who-is-here').scrollIntoView({ block: 'center' })");
        press(&browser, &format!("[data-here=\"{place}\"]"));
    };
    press("1");
    browser.wait_for(&format!("{pressed} === '1'"));
    press("2");
    browser.wait_for(&format!("{pressed} === '1,2'"));
    // With nobody left here, it cannot be chosen.
    press("1");
    browser.wait_for(&format!("{pressed} === '2'"));
    press("2");
    browser.wait_for(&format!("{pressed} === '2'"));
    press("1");
    browser.wait_for(&format!("{pressed} === '1,2'"));
    browser.script("document.querySelector('.setup-foot .btn.go').click()");
    browser.wait_for("document.querySelector('.table, .curtain') && francia.decision()");
    for _ in 0..300 {
        if browser.script("return !!document.querySelector('[data-send], .share-drawer')") == true {
            break;
        }
        browser.script("document.querySelector('.curtain [data-continue]')?.click(); const { seat } = francia.decision(); if (seat !== 0) francia.choose(0)");
        browser.wait_for("francia.shown()");
    }
    assert_eq!(browser.script("return francia.decision().seat"), 0, "the first one is awaited");
    // The sign of a person at another device, not that of a computer.
    browser.script("document.querySelector('.share-drawer .close')?.click()");
    browser.wait_for("document.querySelector('[data-send]')?.checkVisibility()");
    let signs = "[...document.querySelectorAll('.dock use')].map((e) => e.getAttribute('href'))";
    browser.wait_for(&format!("{signs}.includes('#ui-tablet') && !{signs}.includes('#ui-cpu')"));
    browser.go(&format!("#/new/{}?seats=human,human,human", game.key()));
    browser.wait_for(&format!("{pressed} === '1,2'"));
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Capacity of the largest QR code in bytes (ISO/IEC 18004, version 40, level L).
const LARGEST: usize = 2_953;

/// Given a page with a long address, such as messengers make by additions after the `?`, when a turn passes to another
/// device, then the drawer reports that the link is too long for a QR code, and its button saves the game as a file;
/// likewise for a campaign. Under its short address the same game has a QR code.
fn a_link_too_long_for_a_qr_code_says_so_and_offers_the_file(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    let long = format!("?from={}", "odila.".repeat(LARGEST / 6));
    let too_long = json!(localized("This link is too long for a QR code: send it, or save the file."));
    let begin_long = || {
        browser.go(&long);
        browser.wait_for("window.francia");
        browser.script(
            "window.saved = null;
             HTMLAnchorElement.prototype.click = function () { window.saved = this.download; };",
        );
    };
    let offers = |file: &str| {
        browser.wait_for(&format!("document.querySelector('.share [role=status]')?.textContent === {too_long}"));
        assert_eq!(browser.script("return !!document.querySelector('.qr')"), false);
        let address = browser.script("return document.querySelector('.share input').value");
        let (page, link) = address.as_str().unwrap().split_once('#').unwrap();
        assert!(page.ends_with(&long) && page.len() + link.len() > LARGEST, "{page} {link}");
        press(&browser, ".share [data-file]");
        assert_eq!(browser.wait_for("window.saved"), file);
        browser.script("window.saved = null");
        link.to_owned()
    };
    begin_long();
    game.begin(&browser, &["human", "human", "human"], "21");
    browser.script("document.querySelector('.curtain [data-continue]')?.click()");
    browser.wait_for("document.querySelector('.table')");
    press(&browser, ".top-bar .icon-button");
    press(&browser, ".menu [data-share]");
    let here = browser.script("return francia.decision().seat");
    press(&browser, &format!("[data-here=\"{here}\"]"));
    press(&browser, ".share-drawer .close");
    browser.script(&format!("while (francia.decision()?.seat === {here}) francia.choose(0)"));
    let link = offers(&format!("francia-{}-21.json", game.key()));
    browser.go(&format!("#{link}"));
    press(&browser, "[data-open=own]");
    press(&browser, "[data-send]");
    browser.wait_for("document.querySelector('.qr path')");

    begin_long();
    browser.script("francia.new_campaign({seats: ['human', 'random', 'random'], seed: '7'})");
    browser.wait_for("window.francia.decision() && document.querySelector('.table') && francia.shown()");
    press(&browser, ".top-bar .icon-button");
    press(&browser, ".menu [data-share]");
    press(&browser, ".share [data-qr]");
    offers("francia-tomesaga.json");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Given a saved game and a device with a slow database, when its link opens the page, then the game is recognized, and
/// no copy is offered.
fn a_link_that_opens_the_page_waits_for_a_slow_storage_to_name_the_saved_game(game: TestedGame) {
    let site = TestSite::named("a_slow_storage");
    site.begin_with(
        "const open = IDBFactory.prototype.open;
         if (sessionStorage.getItem('slow')) IDBFactory.prototype.open = function (...given) {
             const late = {};
             setTimeout(() => {
                 const real = open.apply(this, given);
                 real.onsuccess = (event) => { late.result = real.result; late.onsuccess?.(event); };
             }, 1000);
             return late;
         }",
    );
    let browser = Browser::open_from(site.address, 1024, 768);
    browser.wait_for("window.francia");
    game.begin(&browser, &["human", "human", "human"], "21");
    browser.script("document.querySelector('.curtain [data-continue]')?.click()");
    browser.wait_for("document.querySelector('.table')");
    press(&browser, ".top-bar .icon-button");
    press(&browser, ".menu [data-share]");
    let link = link_here(&browser);
    browser.script("sessionStorage.setItem('slow', '1')");
    browser.go(&format!("?again#{link}"));
    let shown = browser.wait_for("document.querySelector('.opened-panel')?.innerText");
    assert!(says(shown.as_str().unwrap(), "This is your {saved}, as it is here."), "{shown}");
    assert_eq!(browser.script("return document.querySelector('[data-open=play]')"), serde_json::Value::Null);
    press(&browser, "[data-open=own]");
    browser.wait_for("document.querySelector('.table, .curtain')");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// A position is saved as a picture drawn by the page, or shared if the device supports it.
fn a_position_is_saved_as_a_picture(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    game.begin(&browser, &game.alone(), "7");
    browser.script(
        "const make = URL.createObjectURL;
         URL.createObjectURL = (blob) => (window.drawn = blob, make.call(URL, blob));
         HTMLAnchorElement.prototype.click = function () { window.saved = this.download; };
         navigator.canShare = ({ files }) => files.length === 1;
         navigator.share = async ({ files }) => { window.sent = files[0]; };
         for (let made = 0; made < 30 && francia.decision(); made++) francia.choose(0);",
    );
    browser.wait_for("francia.shown()");
    press(&browser, ".top-bar .icon-button");
    press(&browser, ".menu [data-share]");
    let button = |which: &str| {
        browser.wait_for(&format!("document.querySelector('[data-picture={which}]')"));
        browser
            .script(&format!("document.querySelector('[data-picture={which}]').scrollIntoView({{ block: 'center' }})"));
        press(&browser, &format!("[data-picture={which}]"));
    };
    button("save");
    browser.wait_for("window.saved");
    let file = format!("francia-{}.png", game.key());
    browser.expect("return [window.saved, window.drawn.type]", json!([file, "image/png"]));
    browser.wait_for("window.drawn.size > 20000");
    button("send");
    browser.wait_for("window.sent");
    assert_eq!(browser.script("return [sent.name, sent.type]"), json!([file, "image/png"]));
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// At the table of a chapter the campaign is shared, as a QR code too.
#[test]
fn a_chapter_is_shared_as_its_whole_campaign() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    browser.script("francia.new_campaign({seats: ['human', 'random', 'random'], seed: '7'})");
    browser.wait_for("window.francia.decision() && document.querySelector('.table') && francia.shown()");
    press(&browser, ".top-bar .icon-button");
    press(&browser, ".menu [data-share]");
    assert!(link_here(&browser).starts_with("f5"), "the link of the campaign");
    browser.wait_for(&format!(
        "[...document.querySelectorAll('.share h3')].some((e) => e.textContent === {})",
        json!(localized("Continue on another device"))
    ));
    press(&browser, ".share [data-qr]");
    browser.wait_for("document.querySelector('.qr path')");
    assert_eq!(browser.errors(), Vec::<String>::new());
}
