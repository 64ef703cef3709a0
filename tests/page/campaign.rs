//! A campaign in the page, from its start to its last page: without a server, by keyboard, on a phone, and interrupted
//! at any moment.

use crate::browser::{Browser, localized, localized_with};
use crate::game::tap_to_the_end;
use crate::keyboard::play_by_keys;
use crate::offline::visit;
use crate::site::TestSite;
use crate::{in_every_engine, no_game};
use serde_json::{Value, json};

in_every_engine! {
    no_game!(
        a_campaign_of_three_is_played_from_its_door_to_its_last_page_without_a_server,
        a_campaign_is_begun_and_gone_on_with_by_keyboard_alone,
        a_campaign_fits_on_a_phone_and_is_tapped_on,
        a_campaign_is_handed_on_as_a_link_is_read_elsewhere_and_goes_on_there,
        a_campaign_that_comes_back_as_a_link_goes_on_with_the_saved_one,
        a_token_is_taken_at_the_device_of_its_person_alone,
        a_link_of_a_campaign_that_was_damaged_is_refused_with_a_sentence,
        the_chronicle_is_saved_as_a_picture_and_copied_as_text,
    );
}

const COVER: &str = ".door[data-game=tomesaga]";
const BEGIN: &str = ".setup-foot .btn.go";
const TABLE: &str = "window.francia?.decision() && document.querySelector('.table')";

/// Sets computers of the weakest level on the two other seats of a set-up.
fn against_the_weakest(browser: &Browser) {
    browser.wait_for("document.querySelectorAll('.seat-level').length == 2");
    browser.script(
        "for (const level of document.querySelectorAll('.seat-level')) {
             level.value = 0;
             level.dispatchEvent(new Event('change', { bubbles: true }));
         }",
    );
}

/// From here on the person's choices are made whenever the page asks, spread by a fixed rule. The computers choose in
/// the worker.
const PERSON: &str = "
    let spread = 7;
    const step = () => {
        document.querySelector('[data-skip]')?.click();
        const asked = francia.shown() && francia.decision();
        if (asked?.seat === 0) {
            spread = (spread * 1103515245 + 12345) % 2147483648;
            francia.choose(spread % asked.choices.length);
        }
    };
    window.person = setInterval(step, 5);";

/// Waits until the chapter on the table has more choices, or is over; returns true if it is over.
fn played_on(browser: &Browser, before: u64) -> bool {
    browser.wait_for(&format!(
        "document.querySelector('.score') ? 'over' : francia.record().choices.length > {before} && 'on'"
    )) == "over"
}

fn choices_made(browser: &Browser) -> u64 {
    browser.script("return francia.record().choices.length").as_u64().unwrap()
}

/// Makes a number of choices of the chapter on the table at once, for every seat, spread by a fixed rule.
fn hurry(browser: &Browser, most: usize) {
    browser.script(&format!(
        "let spread = 7;
         for (let made = 0, asked; made < {most} && (asked = francia.decision()); made++) {{
             spread = (spread * 1103515245 + 12345) % 2147483648;
             francia.choose(spread % asked.choices.length);
         }}"
    ));
    browser.wait_for("francia.shown()");
}

/// Makes choices at once, until the person at the table chooses. The narration of the others' choices is closed.
fn hurry_to_the_person(browser: &Browser, least: usize) {
    hurry(browser, least);
    browser.script("for (let asked; (asked = francia.decision()) && asked.seat !== 0; ) francia.choose(0)");
    browser.wait_for("francia.shown()");
}

fn click(browser: &Browser, selector: &str) {
    browser.wait_for(&format!("document.querySelector('{selector}:not([disabled])')"));
    browser.script(&format!("document.querySelector('{selector}').scrollIntoView({{ block: 'center' }})"));
    browser.click(&format!("return document.querySelector('{selector}')")).unwrap();
}

/// Takes a Token if a person is to take one.
fn take_token(browser: &Browser, press: impl Fn(&str)) {
    browser.wait_for("document.querySelector('.campaign-foot')");
    if browser.script("return !!document.querySelector('[data-take]')") == json!(true) {
        press("[data-token]:not([disabled])");
        press("[data-take]");
        browser.wait_for("!document.querySelector('[data-take]')");
    }
}

fn a_campaign_of_three_is_played_from_its_door_to_its_last_page_without_a_server() {
    whole("a_campaign", |_| {}, |browser| hurry(browser, 60), |browser| hurry(browser, 9_000));
}

/// Against two computers, which choose in the worker and may be searching when the chapter is interrupted.
#[test]
fn a_campaign_of_three_is_played_against_two_computers_without_a_server() {
    let begins = |browser: &Browser| {
        let seats = browser.script("return francia.record().setup.seats");
        assert_eq!(seats, json!(["human", "novice", "novice"]));
        browser.script(PERSON);
        played_on(browser, 60);
        browser.script("clearInterval(person)");
        browser.wait_for("francia.shown()");
    };
    let ends = |browser: &Browser| {
        browser.script(PERSON);
        while !played_on(browser, choices_made(browser) + 20) {}
        browser.script("clearInterval(person)");
    };
    whole("a_campaign_of_computers", against_the_weakest, begins, ends);
}

/// Plays a campaign from its start to its last page without a server, interrupting each chapter. `set_up` makes the
/// choices before it begins. `begins` and `ends` play a chapter to its middle and to its end.
fn whole(name: &str, set_up: impl Fn(&Browser), begins: impl Fn(&Browser), ends: impl Fn(&Browser)) {
    let site = TestSite::kept(name);
    let browser = visit(&site);
    site.switch_off();
    browser.go("");
    click(&browser, COVER);
    set_up(&browser);
    click(&browser, BEGIN);
    for chapter in 1..=3 {
        browser.wait_for(TABLE);
        // Interrupted in the middle, it continues from there.
        begins(&browser);
        let before = browser.script("return francia.record().choices");
        browser.reload();
        browser.wait_for(TABLE);
        let after = browser.script("return francia.record().choices");
        let kept = after.as_array().unwrap().starts_with(before.as_array().unwrap());
        assert!(kept, "chapter {chapter}: {before} became {after}");
        browser.wait_for("document.querySelector('.tomes-open')");
        ends(&browser);
        click(&browser, "[data-campaign]");
        take_token(&browser, |selector| click(&browser, selector));
        browser.shot(&format!("{name}-{chapter}"));
        browser.reload();
        browser.wait_for("window.francia && document.querySelector('.campaign-foot')");
        // A chapter that is over is closed, and stays so.
        browser.expect("return francia.campaign()?.chapters.length", chapter);
        if chapter < 3 {
            click(&browser, "[data-go-on]");
        }
    }
    browser.wait_for("Number.isInteger(francia.campaign().winner)");
    browser.expect("return document.querySelectorAll('.chapter .told').length", 3);
    browser.wait_for("document.querySelector('.campaign-end')");
    // It counts among the campaigns, against its opponents.
    browser.go("#/past");
    browser.wait_for("document.querySelector('.of-campaigns tbody td')");
    browser.expect("return document.querySelector('.of-campaigns tbody td').innerText", "1");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Presses Tab until the focused element matches a selector, then Enter.
fn enter(browser: &Browser, selector: &str) {
    browser.wait_for(&format!("document.querySelector('{selector}')"));
    let there = format!("return document.activeElement.matches('{selector}')");
    for _ in 0..90 {
        if browser.script(&there) == json!(true) {
            return browser.press(&["Enter"]);
        }
        browser.press(&["Tab"]);
    }
    panic!("Tab does not lead to {selector}");
}

fn a_campaign_is_begun_and_gone_on_with_by_keyboard_alone() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    enter(&browser, COVER);
    enter(&browser, BEGIN);
    browser.wait_for(TABLE);
    hurry(&browser, 9_000);
    enter(&browser, "[data-campaign]");
    take_token(&browser, |selector| enter(&browser, selector));
    enter(&browser, "[data-go-on]");
    browser.wait_for(TABLE);
    browser.expect("return francia.campaign()?.chapters.length", 1);
}

/// Plays a campaign against two computers from its start to its last page by one input device: `press` uses a button of
/// the pages between the tables, `play` plays a chapter to its end and returns the number of choices or taps. The first
/// part of every chapter is independent of the device, and is hurried.
fn by_hand(browser: &Browser, press: impl Fn(&Browser, &str), play: impl Fn(&Browser) -> usize) {
    browser.wait_for("window.francia");
    press(browser, COVER);
    against_the_weakest(browser);
    press(browser, BEGIN);
    for chapter in 1..=3 {
        browser.wait_for(TABLE);
        hurry_to_the_person(browser, 40);
        let made = play(browser);
        assert!(made > 10, "chapter {chapter} of {made} choices");
        press(browser, "[data-campaign]");
        take_token(browser, |selector| press(browser, selector));
        browser.expect("return francia.campaign()?.chapters.length", chapter);
        if chapter < 3 {
            press(browser, "[data-go-on]");
        }
    }
    browser.wait_for("document.querySelector('.campaign-end')");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

#[test]
fn a_whole_campaign_is_played_by_keyboard_alone() {
    let browser = Browser::open(1024, 768);
    by_hand(&browser, enter, play_by_keys);
}

#[test]
fn a_whole_campaign_is_tapped_on_a_phone() {
    let browser = Browser::open(390, 844);
    browser.touch(true);
    by_hand(&browser, tap, tap_to_the_end);
}

/// Taps a button, scrolled into view.
fn tap(browser: &Browser, selector: &str) {
    browser.wait_for(&format!("document.querySelector('{selector}:not([disabled])')"));
    browser.script(&format!("document.querySelector('{selector}').scrollIntoView({{ block: 'center' }})"));
    browser.tap(&format!("return document.querySelector('{selector}')")).unwrap();
}

fn a_campaign_fits_on_a_phone_and_is_tapped_on() {
    let browser = Browser::open(390, 844);
    browser.touch(true);
    browser.wait_for("window.francia");
    let fits = |what: &str| {
        let wide = browser.script("return document.documentElement.scrollWidth - innerWidth");
        assert!(wide.as_i64() <= Some(0), "{what} is {wide} too wide");
        let small = browser.script(
            "return [...document.querySelectorAll('main button')].filter((b) => b.checkVisibility())
                .map((b) => [b.innerText, b.offsetWidth, b.offsetHeight]).filter(([, w, h]) => w < 44 || h < 44)",
        );
        assert_eq!(small, json!([]), "{what} has small buttons");
    };
    let tap = |selector: &str| tap(&browser, selector);
    tap(COVER);
    browser.wait_for("document.querySelector('.chapters-ahead')");
    fits("the set-up");
    tap(BEGIN);
    browser.wait_for(TABLE);
    hurry(&browser, 60);
    hurry(&browser, 9_000);
    tap("[data-campaign]");
    browser.wait_for("document.querySelector('.campaign-foot')");
    fits("the campaign");
    take_token(&browser, tap);
    tap("[data-go-on]");
    browser.wait_for(TABLE);
}

/// Begins a campaign of a person and two random players, plays its first chapter, and leads to its page.
fn one_chapter(browser: &Browser) {
    browser.wait_for("window.francia");
    browser.script(
        "francia.new_campaign({seats: ['human', 'random', 'random'], names: ['', 'Œdipe', 'Bertha'], seed: '7'})",
    );
    browser.wait_for(TABLE);
    hurry(browser, 9_000);
    click(browser, "[data-campaign]");
    browser.wait_for("document.querySelector('.podium')");
}

fn a_campaign_is_handed_on_as_a_link_is_read_elsewhere_and_goes_on_there() {
    let browser = Browser::open(1024, 768);
    one_chapter(&browser);
    take_token(&browser, |selector| click(&browser, selector));
    click(&browser, "[data-go-on]");
    browser.wait_for(TABLE);
    hurry_to_the_person(&browser, 40);
    let report = browser.script("return francia.campaign()");
    to_the_campaign(&browser);
    click(&browser, "[data-share]");
    let link = browser.wait_for("document.querySelector('.share input')?.value.split('#')[1]");
    let link = link.as_str().unwrap();
    assert!(link.starts_with("f5") && link.len() < 900, "{link}");
    let other = Browser::open(1024, 768);
    other.go(&format!("#{link}"));
    let title = other.wait_for("document.querySelector('.opened-panel h2')?.innerText");
    assert_eq!(title, localized("A campaign that was sent to you"));
    click(&other, "[data-open=look]");
    other.wait_for("document.querySelector('.campaign .told')");
    assert!(other.script("return document.querySelector('[data-go-on], [data-take]')").is_null(), "it is only read");
    other.expect("return francia.campaign()", report);
    click(&other, "[data-open=play]");
    other.wait_for(TABLE);
    hurry(&other, 9_000);
    click(&other, "[data-campaign]");
    other.wait_for("francia.campaign().chapters.length == 2");
    for browser in [browser, other] {
        assert_eq!(browser.errors(), Vec::<String>::new());
    }
}

/// Leads from the table of a chapter to its campaign. What the others did is told a moment later, and closes a drawer.
fn to_the_campaign(browser: &Browser) {
    browser.wait_for(
        "(() => {
            if (document.querySelector('.campaign')) return true;
            document.querySelector('[data-skip]')?.click();
            const campaign = document.querySelector('[data-campaign]');
            if (campaign) campaign.click();
            else if (!document.querySelector('.drawer')) document.querySelector('.tomes-open')?.click();
            return false;
        })()",
    );
}

/// Returns the link of the campaign on the table.
fn link_of_campaign(browser: &Browser) -> String {
    browser.script("document.querySelector('.share-drawer .close')?.click()");
    to_the_campaign(browser);
    click(browser, "[data-share]");
    let link = browser.wait_for("document.querySelector('.share input')?.value.split('#')[1]");
    click(browser, ".share-drawer .close");
    link.as_str().unwrap().to_owned()
}

/// Opens a link of a campaign and returns the page's text about the saved one.
fn label_of_link(browser: &Browser, link: &str) -> String {
    // The page leaves the last link, and a drawer, by a step back in its history: until that is done, the driver would
    // follow no link.
    browser.wait_for("/^#\\/(campaign|game|saves)[^?]*$/.test(location.hash) && !document.querySelector('.drawer')");
    browser.go(&format!("#{link}"));
    let shown = browser.wait_for("document.querySelector('[data-known]')?.innerText");
    shown.as_str().unwrap_or_default().to_owned()
}

/// True if the page's text about a saved campaign matches, up to its first number.
fn says(shown: &str, text: &str) -> bool {
    let text = localized(text).replace("{saved}", &localized("saved campaign"));
    shown.contains(text.split('{').next().unwrap())
}

/// Given a campaign that continues at another device, when it comes back as a link, then the saved one continues with
/// it over the end of a chapter. An old link, the same one and a diverging one each get a message, and there is one
/// saved campaign throughout.
fn a_campaign_that_comes_back_as_a_link_goes_on_with_the_saved_one() {
    let browser = Browser::open(1024, 768);
    one_chapter(&browser);
    take_token(&browser, |selector| click(&browser, selector));
    let first = link_of_campaign(&browser);
    click(&browser, "[data-go-on]");
    browser.wait_for(TABLE);
    hurry_to_the_person(&browser, 30);
    let second = link_of_campaign(&browser);

    let other = Browser::open(1024, 768);
    other.go(&format!("#{second}"));
    click(&other, "[data-open=play]");
    other.wait_for(TABLE);
    hurry(&other, 9_000);
    click(&other, "[data-campaign]");
    take_token(&other, |selector| click(&other, selector));
    let third = link_of_campaign(&other);

    // A longer link: the second chapter is over there.
    let shown = label_of_link(&browser, &third);
    assert!(says(&shown, "Your {saved} goes on with it. Choices since: {by}."), "{shown}");
    assert!(browser.script("return document.querySelector('[data-open=play]')").is_null(), "no copy is made");
    click(&browser, "[data-open=go-on]");
    browser.wait_for("document.querySelector('.campaign') && francia.campaign().chapters.length == 2");
    // The choices made there count here, too.
    browser.wait_for("Object.keys(localStorage).filter((key) => key.startsWith('francia.past.')).length == 2");
    // The same link, and the earlier ones.
    let shown = label_of_link(&browser, &third);
    assert!(says(&shown, "This is your {saved}, as it is here."), "{shown}");
    click(&browser, "[data-open=own]");
    browser.wait_for("document.querySelector('.campaign')");
    for older in [&first, &second] {
        let shown = label_of_link(&browser, older);
        assert!(says(&shown, "This is an older link: your {saved} is further. Choices since: {by}."), "{shown}");
        click(&browser, "[data-open=own]");
        browser.wait_for("document.querySelector('.campaign')");
    }
    // A diverging link from the second one on: the own campaign stays, and the other may become a campaign of its own.
    let away = Browser::open(1024, 768);
    away.go(&format!("#{second}"));
    click(&away, "[data-open=play]");
    away.wait_for(TABLE);
    away.script(
        "for (let made = 0, asked; made < 12 && (asked = francia.decision()); made++) francia.choose(asked.choices.length - 1 - made % asked.choices.length);",
    );
    away.wait_for("francia.shown()");
    let forked = link_of_campaign(&away);
    let shown = label_of_link(&browser, &forked);
    assert!(
        says(
            &shown,
            "Your {saved} has the same deal, but went another way after choice {after}. Yours stays as it is, whatever you do here."
        ),
        "{shown}"
    );
    click(&browser, "[data-open=own]");
    browser.wait_for("document.querySelector('.campaign')");
    browser.go("#/saves");
    browser.wait_for("document.querySelector('.save-card')");
    browser.expect("return document.querySelectorAll('.save-card').length", 1);
    for browser in [browser, other, away] {
        assert_eq!(browser.errors(), Vec::<String>::new());
    }
}

/// Given a campaign by link and a Token for a person on another device, when the chapter is over, then the page names
/// the awaited person and takes no Token for them, also after a reload. Their device takes it, and the link brings it
/// back.
fn a_token_is_taken_at_the_device_of_its_person_alone() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("window.francia");
    let names = ["Odila", "Wido", "Bertha"];
    browser.script(&format!(
        "francia.new_campaign({{seats: ['human', 'human', 'human'], names: {}, seed: '7'}})",
        json!(names)
    ));
    browser.wait_for(TABLE);
    hurry(&browser, 9_000);
    click(&browser, "[data-campaign]");
    let seat = browser.wait_for("document.querySelector('.podium-step:has(.token-to-come)')?.dataset.seat");
    let seat: usize = seat.as_str().unwrap().parse().unwrap();
    // The person here is another one.
    click(&browser, "[data-share]");
    click(&browser, &format!("[data-here=\"{}\"]", (seat + 1) % 3));
    click(&browser, ".share-drawer .close");
    let waits = |browser: &Browser| {
        let shown = browser
            .wait_for("document.querySelector('[data-send]') && document.querySelector('.campaign-foot b').innerText");
        let sentence = localized_with("{name} chooses a Crest Token, on another device.", names[seat]);
        assert_eq!(shown.as_str().map(str::trim), Some(sentence.as_str()));
        browser.wait_for("document.querySelector('.campaign-foot [href=\"#ui-tablet\"]')");
        click(browser, "[data-token]");
        browser.wait_for(&format!("document.querySelector('.toast')?.textContent === {}", json!(sentence)));
        let taken = "document.querySelector('[data-take], [data-token][aria-checked=true]')";
        assert_eq!(browser.script(&format!("return {taken}")), Value::Null, "nobody takes it here");
    };
    waits(&browser);
    browser.reload();
    waits(&browser);
    click(&browser, "[data-send]");
    let title = browser.wait_for("document.querySelector('.share h3')?.innerText");
    assert_eq!(title, localized_with("Send the table to {name}", names[seat]));
    let link = browser.wait_for("document.querySelector('.share input')?.value.split('#')[1]");
    click(&browser, ".share-drawer .close");
    let shown = label_of_link(&browser, link.as_str().unwrap());
    let turn = localized_with("It is {name}’s turn, on another device: look at it, or send it on.", names[seat]);
    assert!(shown.contains(&turn), "{shown}");
    click(&browser, "[data-open=own]");

    let other = Browser::open(1024, 768);
    other.go(&format!("#{}", link.as_str().unwrap()));
    click(&other, &format!("[data-here=\"{seat}\"]"));
    click(&other, "[data-open=play]");
    other.wait_for("document.querySelector('[data-take]')");
    take_token(&other, |selector| click(&other, selector));
    let report = other.script("return francia.campaign()");
    assert_eq!(report["chapters"][0]["token"]["seat"], json!(seat), "{report}");
    let back = link_of_campaign(&other);
    let shown = label_of_link(&browser, &back);
    assert!(says(&shown, "Your {saved} goes on with it. Choices since: {by}."), "{shown}");
    click(&browser, "[data-open=go-on]");
    browser.wait_for("document.querySelector('.campaign [data-go-on]')");
    browser.expect("return francia.campaign()", report);
    for browser in [browser, other] {
        assert_eq!(browser.errors(), Vec::<String>::new());
    }
}

fn a_link_of_a_campaign_that_was_damaged_is_refused_with_a_sentence() {
    let browser = Browser::open(390, 844);
    browser.wait_for("window.francia");
    for link in ["f5", "f5AAAA", "f5____", &format!("f5{}", "A".repeat(20_000))] {
        browser.script(&format!("location.hash = '{link}'"));
        browser
            .expect("return document.querySelector('.opened-panel h2')?.innerText", localized("This cannot be opened"));
        browser.wait_for("document.querySelector('.opened-why')?.innerText");
        click(&browser, ".opened-panel footer .btn");
        // Until the page has left the link by a step back in its history, no other one is followed.
        browser.wait_for("location.hash === '' && document.querySelector('.home')");
    }
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn the_chronicle_is_saved_as_a_picture_and_copied_as_text() {
    let browser = Browser::open(1024, 768);
    one_chapter(&browser);
    take_token(&browser, |selector| click(&browser, selector));
    browser.script(
        "const make = URL.createObjectURL;
         URL.createObjectURL = (blob) => (window.drawn = blob, make.call(URL, blob));
         HTMLAnchorElement.prototype.click = function () { window.saved = this.download; };",
    );
    click(&browser, "[data-share]");
    click(&browser, "[data-picture=save]");
    browser.wait_for("window.saved");
    browser.expect("return [window.saved, window.drawn.type]", json!(["francia-chronicle.png", "image/png"]));
    browser.wait_for("window.drawn.size > 20000");
    browser.wait_for("document.querySelector('[data-copy-text]')");
    assert_eq!(browser.errors(), Vec::<String>::new());
}
