//! Links, files and challenges: data from outside is shown first, and anything wrong with it gets one message.

use crate::browser::{Browser, localized};
use crate::game::TestedGame;
use crate::timeline::play;
use crate::{every_game, in_every_engine, one_game};
use serde_json::{Value, json};

every_game!(
    a_finished_games_link_shows_elsewhere_what_it_is_and_then_the_same_scores,
    a_whole_game_is_replayed_in_the_page_within_20_milliseconds,
);

one_game!(a_challenge_is_taken_up_and_the_scores_say_how_it_went, hostile_links_and_files_are_refused_with_a_sentence,);

in_every_engine! {
    one_game!(
        a_running_games_link_arrives_while_the_page_is_open_and_is_played_on,
        a_file_is_dropped_onto_the_page,
    );
}

/// True at a table, once the page has left data from outside by a step back in its history: until that is done, no other
/// link is followed.
const AT_A_TABLE: &str = "/^#\\/game\\/[0-9]+$/.test(location.hash) && document.querySelector('.table, .curtain')";

/// Waits until the page about data from outside has this title. The previous one may stay a moment.
fn await_title(browser: &Browser, title: &str) {
    browser.wait_for(&format!("document.querySelector('.opened-panel h2')?.innerText === {}", json!(title)));
}

/// Opens the share drawer and returns the fragments of its links.
fn fragments(browser: &Browser) -> Vec<String> {
    browser.click("return document.querySelector('.score [data-share]')").unwrap();
    browser.wait_for("document.querySelector('.share input')");
    let links =
        browser.script("return [...document.querySelectorAll('.share input')].map((i) => i.value.split('#')[1])");
    links.as_array().unwrap().iter().map(|link| link.as_str().unwrap().to_owned()).collect()
}

const SCORES: &str = "return [...document.querySelectorAll('.score .value, .score-seat')].map((e) => e.textContent)";

fn a_finished_games_link_shows_elsewhere_what_it_is_and_then_the_same_scores(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    play(game, &browser, &game.alone(), 5_000);
    browser.wait_for("document.querySelector('.score')");
    let here = browser.script(SCORES);
    let links = fragments(&browser);
    browser.shot("share");
    assert!(links[0].len() < 300, "{} characters", links[0].len());

    // In a new profile. A truncated link is reported.
    let other = Browser::open(390, 844);
    other.go(&format!("#{}", &links[0][..links[0].len() / 2]));
    await_title(&other, &localized("This cannot be opened"));
    let why = other.script("return document.querySelector('.opened-why').innerText");
    assert_eq!(
        why,
        localized("The link is incomplete: its end seems to be missing. Ask for it again, and copy it whole.")
    );
    other.go(&format!("#{}", links[0]));
    await_title(&other, &localized("A finished game"));
    other.shot("opened");
    // A reload does not ask again.
    other.expect("return location.hash", "#/opened");
    let seats = other.script("return document.querySelector('.opened-seats').innerText");
    assert!(seats.as_str().unwrap().contains("Œdipe"), "{seats}");
    assert_eq!(
        other.script("return Object.keys(localStorage).filter((k) => k.includes('game'))"),
        json!([]),
        "nothing happened"
    );
    other.click("return document.querySelector('[data-open=look]')").unwrap();
    other.wait_for("document.querySelector('.score')");
    other.expect(SCORES, here);
    // The complete game is open: back to its first step, and on from there.
    other.click("return document.querySelector('.score [data-look-back]')").unwrap();
    other.wait_for("document.querySelector('.time-line')");
    other.expect("return document.querySelector('.time-line input').value", "0");
    other.click("return document.querySelector('.time-doors .btn.go')").unwrap();
    other.wait_for("window.francia.decision()");
    other.expect("return francia.record().setup.names", json!(["Œdipe", "Wido"]));
    for browser in [browser, other] {
        assert_eq!(browser.errors(), Vec::<String>::new());
    }
}

fn a_running_games_link_arrives_while_the_page_is_open_and_is_played_on(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    play(game, &browser, &game.alone(), 20);
    let choices = browser.script("return francia.record().choices");
    browser.click("return document.querySelector('.top-bar .tool, .top-bar button')").unwrap();
    browser.click("return document.querySelector('.menu [data-share]')").unwrap();
    browser.wait_for("document.querySelector('.share input')");
    let link = browser.script("return document.querySelector('.share input').value.split('#')[1]");
    game.begin(&browser, &["human", "human"], "3");
    browser.wait_for(AT_A_TABLE);
    browser.script(&format!("location.hash = {link}"));
    await_title(&browser, &localized("A game in progress"));
    // On refusal, the game on the table is still there.
    browser.click("return document.querySelector('.opened-panel footer .btn:last-child')").unwrap();
    browser.wait_for(AT_A_TABLE);
    browser.expect("return francia.record().seed", "3");
    // As a mail program passes it on. The shown link cannot be played, and leads back.
    browser.script(&format!("location.hash = {link} + '%E2%80%8B).&utm_source=mail'"));
    await_title(&browser, &localized("A game in progress"));
    browser.click("return document.querySelector('[data-open=look]')").unwrap();
    browser.wait_for("document.querySelector('.time-line')");
    browser.click("return document.querySelector('.time-doors .btn:not(.go)')").unwrap();
    await_title(&browser, &localized("A game in progress"));
    // The page recognizes the game: it is not copied.
    browser.click("return document.querySelector('[data-open=own]')").unwrap();
    browser.wait_for("window.francia.decision()");
    browser.expect("return francia.record().choices", choices.clone());
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn a_challenge_is_taken_up_and_the_scores_say_how_it_went(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    play(game, &browser, &game.alone(), 5_000);
    browser.wait_for("document.querySelector('.score')");
    let own = browser.script("return francia.scores()[0].total");
    let links = fragments(&browser);
    let other = Browser::open(1024, 768);
    other.go(&format!("#{}", links[1]));
    await_title(&other, &localized("Beat my {score}").replace("{score}", &own.to_string()));
    other.shot("challenge");
    other.click("return document.querySelector('[data-open=take]')").unwrap();
    other.wait_for("window.francia.decision()");
    other.expect("return francia.record().choices", json!([]));
    other.expect("return francia.record().seed", "7");
    other.script(
        "for (let n = 0; francia.decision(); n++) {
             const {choices} = francia.decision();
             francia.choose(choices[n * 5 % choices.length].index);
         }",
    );
    let shown = other.wait_for("document.querySelector('.score-challenge')?.innerText");
    assert!(shown.as_str().unwrap().contains(&own.to_string()), "{shown}");
    for browser in [browser, other] {
        assert_eq!(browser.errors(), Vec::<String>::new());
    }
}

/// Any hostile data: one message, nothing happens, and the page still works.
fn hostile_links_and_files_are_refused_with_a_sentence(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    play(game, &browser, &game.alone(), 20);
    let [other_rival, module, unknown] = game.others();
    let record = browser.script("return francia.record_text()");
    let link = browser.script("document.querySelector('.table') && francia.look_back(); return ''");
    assert_eq!(link, "");
    let record: Value = serde_json::from_str(record.as_str().unwrap()).unwrap();
    let altered = |change: &dyn Fn(&mut Value)| {
        let mut record = record.clone();
        change(&mut record);
        record.to_string()
    };
    let texts = [
        "f1AAAA".to_owned(),
        "f4".to_owned(),
        "f4AAAA".to_owned(),
        "f4____".to_owned(),
        "f5AAAA".to_owned(),
        "f6AAAA".to_owned(),
        "hello".to_owned(),
        "<img src=x onerror=alert(1)>".to_owned(),
        "f4".to_owned() + &"A".repeat(100_000),
        "{".repeat(100_000),
        " ".repeat(400_000) + "{}",
        "{}".to_owned(),
        "{\"game\":\"chess\"}".to_owned(),
        "{\"game\":\"paladins\"}".to_owned(),
        "{\"game\":\"viscounts\"}".to_owned(),
        altered(&|record| record["rules"] = json!(99)),
        altered(&|record| record["rules"] = json!(0)),
        altered(&|record| record["seed"] = json!("8")),
        altered(&|record| record["seed"] = json!("")),
        altered(&|record| record["setup"]["seats"][1] = json!(other_rival)),
        altered(&|record| record["setup"]["seats"][1] = json!("dragon")),
        altered(&|record| record["setup"]["names"][0] = json!("Wido")),
        altered(&|record| record["setup"]["names"][0] = json!("\u{202e}odiW")),
        altered(&|record| record["setup"]["modules"] = json!([module])),
        altered(&|record| record["choices"][3] = json!("pass")),
        altered(&|record| {
            record["choices"].as_array_mut().unwrap().pop();
        }),
        altered(&|record| record["practice"] = json!(true)),
        altered(&|record| record["check"] = json!("0123456789abcdef")),
        altered(&|record| {
            record["check"] = Value::Null;
            record["choices"][0] = json!(unknown);
        }),
        altered(&|record| record["choices"] = json!({"length": 1e9})),
    ];
    for text in texts {
        let start: String = text.chars().take(60).collect();
        browser.script(&format!("francia.open({})", json!(text)));
        await_title(&browser, &localized("This cannot be opened"));
        let why = browser.script("return document.querySelector('.opened-why').innerText");
        assert!(why.as_str().unwrap().len() > 20, "{start}: {why}");
        assert!(browser.script("return document.querySelector('[data-open], .opened-panel img')").is_null(), "{start}");
        browser.click("return document.querySelector('.opened-panel footer .btn')").unwrap();
        browser.wait_for(AT_A_TABLE);
    }
    // By the address, too; an address of a place in the page is no such data.
    browser.script("location.hash = 'f4!!!'");
    await_title(&browser, &localized("This cannot be opened"));
    browser.script("francia.look_back(); location.hash = 'app'");
    assert_eq!(browser.script("return francia.record().choices.length"), record["choices"].as_array().unwrap().len());
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// A dropped file is shown like a link.
fn a_file_is_dropped_onto_the_page(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    play(game, &browser, &game.alone(), 20);
    let choices = browser.script("return francia.record().choices");
    browser.script(
        "const files = new DataTransfer();
         files.items.add(new File([francia.record_text()], 'game.json', {type: 'application/json'}));
         document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: files, bubbles: true, cancelable: true}));",
    );
    await_title(&browser, &localized("A game in progress"));
    browser.click("return document.querySelector('[data-open=own]')").unwrap();
    browser.wait_for("window.francia.decision()");
    browser.expect("return francia.record().choices", choices.clone());
    // A text saved as "Unicode" by Windows, and data that is no text.
    let drop = |file: &str| {
        browser.script(&format!(
            "const files = new DataTransfer();
             files.items.add(new File([{file}], 'game.json'));
             document.body.dispatchEvent(new DragEvent('drop', {{dataTransfer: files, bubbles: true, cancelable: true}}));"
        ));
    };
    drop("Uint16Array.from('\\ufeff' + francia.record_text(), (letter) => letter.charCodeAt(0))");
    await_title(&browser, &localized("A game in progress"));
    browser.click("return document.querySelector('.opened-panel footer .btn')").unwrap();
    browser.wait_for("!document.querySelector('.opened-panel') && document.querySelector('.table, .curtain')");
    drop("new Uint8Array([0x89, 0x50, 0x4e, 0x47])");
    await_title(&browser, &localized("This cannot be opened"));
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// A game is read, checked and replayed within about a frame.
fn a_whole_game_is_replayed_in_the_page_within_20_milliseconds(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    play(game, &browser, &game.alone(), 5_000);
    browser.wait_for("document.querySelector('.score')");
    let took = browser.fastest(
        20.0,
        "const text = francia.record_text();
         const start = performance.now();
         francia.open(text);
         return performance.now() - start",
    );
    await_title(&browser, &localized("A finished game"));
    assert!(took <= 20.0, "{took} ms");
}
