//! Looking back: finished games, the challenge of the day, print.

use crate::browser::{Browser, PATIENCE, lang, left_out, localized, localized_with};
use crate::game::TestedGame;
use crate::webdriver::Engine;
use crate::{every_game, in_every_engine, one_game};
use kernel::Lang;
use kernel::grammar::you;
use serde_json::json;
use std::thread;
use std::time::{Duration, Instant};

in_every_engine! {
    every_game!(a_score_sheet_prints_without_controls);
}

one_game!(
    finished_games_outlive_the_page_and_their_saves,
    a_game_counts_once,
    a_result_that_was_not_kept_in_time_is_kept_at_the_next_visit,
    an_older_copy_of_a_result_takes_no_end_of_a_campaign_away,
    filters_show_what_is_set_and_fit_the_game,
    a_row_of_past_games_keeps_its_element,
    marked_games_are_said_not_to_count,
    a_challenge_says_until_when_it_is_on_where_the_player_lives,
    finished_games_are_saved_as_csv_and_wiped_unless_one_regrets_it,
    the_challenge_of_the_day_is_scored_once,
    the_turning_points_of_a_game_are_named_and_played_on_from,
);

/// Plays the game on the table to its end by the script interface.
const PLAY: &str = "for (let n = 0; francia.decision(); n += 1)
    francia.choose((n * 7) % francia.decision().choices.length);";

/// Opens a browser with a number of finished solo games, of a person with a hostile name.
fn played(game: TestedGame, games: usize) -> Browser {
    let browser = Browser::open(1024, 768);
    for seed in 0..games {
        game.begin_named(&browser, &game.alone(), &format!("s{seed}"), &["=1+1, \"A\""]);
        browser.script(PLAY);
        // Choices that the page has not shown yet would be lost with the table.
        browser.wait_for("document.querySelector('.score') && !francia.decision() && francia.shown()");
    }
    browser
}

/// Opens a page from home by the text of its button.
fn open(browser: &Browser, button: &str) {
    browser.go("");
    browser.wait_for("document.querySelector('.home')");
    click(browser, button);
}

/// Clicks the button with this text.
fn click(browser: &Browser, keys: &str) {
    let button = format!(
        "[...document.querySelectorAll('button')].find((b) => b.textContent.trim() === '{keys}' && b.checkVisibility())"
    );
    browser.wait_for(&button);
    browser.script(&format!("{button}.scrollIntoView({{block: 'center'}})"));
    browser.click(&format!("return {button}")).unwrap();
}

/// Waits until the page lists a number of finished games.
fn lists(browser: &Browser, games: usize) {
    browser.expect("return document.querySelectorAll('.past-game').length", games);
}

/// A game's result survives a reload and the deletion of its save. Opened, it shows every line of the score.
fn finished_games_outlive_the_page_and_their_saves(game: TestedGame) {
    let browser = played(game, 2);
    // A game without a fixed number of rounds is plotted by tenths.
    browser.expect("return document.querySelector('.plots h2')?.textContent", localized(game.plot()));
    let total = browser.script("return francia.scores()[0].total");
    open(&browser, &localized("All saved games"));
    for left in [1, 0] {
        let more = "document.querySelector('.save-card .save-name .tool')";
        browser.wait_for(more);
        browser.click(&format!("return {more}")).unwrap();
        browser.wait_for("document.querySelector('.further .stop')");
        browser.click("return document.querySelector('.further .stop')").unwrap();
        browser.wait_for(&format!("document.querySelectorAll('.save-card').length === {left}"));
    }
    browser.wait_for("!document.querySelector('.save-card')");
    open(&browser, &localized("Past games"));
    browser.wait_for("document.querySelector('.history')");
    lists(&browser, 2);
    browser.script("document.querySelector('.past-game').scrollIntoView({block: 'center'})");
    browser.click("return document.querySelector('.past-game summary')").unwrap();
    browser.wait_for("document.querySelector('.past-score')");
    browser.expect(
        "return document.querySelector('.past-score .totals .value').textContent.replace('−', '-')",
        total.to_string(),
    );
    browser.expect("return document.querySelectorAll('.past-score tbody')[0].rows.length", game.score_lines());
    assert!(browser.script("return !document.querySelector('.past-score [data-continue]')").as_bool().unwrap());
    browser.shot("history");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Removes the copies of results that lie beside the saved games, once they exist.
fn remove_copies(browser: &Browser) {
    let remove = "
        const copies = (await wait(saves().getAllKeys())).filter((key) => key.startsWith('francia.waits.'));
        for (const key of copies) await wait(saves().delete(key));
        return copies.length";
    let start = Instant::now();
    while browser.database(remove) == 0 {
        assert!(start.elapsed() < PATIENCE, "no copy comes");
    }
}

/// Given a result with the end of a campaign, and in the database a copy from before that end, when the page opens again,
/// then the result keeps the end, and the copy gets it.
fn an_older_copy_of_a_result_takes_no_end_of_a_campaign_away(game: TestedGame) {
    let browser = played(game, 1);
    let key = browser.wait_for("Object.keys(localStorage).find((key) => key.startsWith('francia.past.'))");
    let id = key.as_str().and_then(|key| key.rsplit('.').next()).unwrap_or_default();
    let seats = browser.script(&format!("return JSON.parse(localStorage.getItem({key})).seats.length"));
    let end = json!({"tomes": vec![[1, 0, 0]; seats.as_u64().unwrap_or_default() as usize], "winner": 0});
    browser.database(&format!(
        "const copy = localStorage.getItem({key});
         await wait(saves().put(copy, 'francia.waits.{id}'));
         localStorage.setItem({key}, JSON.stringify({{...JSON.parse(copy), campaign: {end}}}));
         return copy.includes('campaign')"
    ));
    browser.reload();
    let copied =
        format!("const copy = await wait(saves().get('francia.waits.{id}')); return !!copy?.includes('campaign')");
    let start = Instant::now();
    while browser.database(&copied) != true {
        assert!(start.elapsed() < PATIENCE, "the copy stays as it was");
    }
    browser.expect(&format!("return JSON.parse(localStorage.getItem({key})).campaign"), end);
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Given a browser that was killed after the last choice of a game and before its result was saved, when the page opens
/// again, then the result is there. A deleted one does not come back.
fn a_result_that_was_not_kept_in_time_is_kept_at_the_next_visit(game: TestedGame) {
    let browser = played(game, 1);
    let lose_it = "for (const key of Object.keys(localStorage).filter((key) => key.startsWith('francia.past.'))) localStorage.removeItem(key)";
    let kept = "Object.keys(localStorage).some((key) => key.startsWith('francia.past.'))";
    browser.wait_for(kept);
    remove_copies(&browser);
    browser.script(lose_it);
    browser.reload();
    browser.wait_for(kept);
    browser.script("localStorage.setItem('francia.wiped', String(Date.now()))");
    remove_copies(&browser);
    browser.script(lose_it);
    browser.reload();
    // The list of finished games is shown once all of them are read.
    browser.script("location.hash = '#/past'");
    browser.wait_for("document.querySelector('.history .none')");
    assert_eq!(browser.script(&format!("return {kept}")), false);
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Reopened, or undone from the score page and ended again, a game counts once.
fn a_game_counts_once(game: TestedGame) {
    let browser = played(game, 1);
    browser.script(&format!("try {{ francia.undo(); {PLAY} }} catch {{ }}"));
    open(&browser, &localized("See the score"));
    browser.wait_for("document.querySelector('.score')");
    open(&browser, &localized("Past games"));
    browser.wait_for("document.querySelector('.history')");
    lists(&browser, 1);
    browser.expect("return document.querySelector('.sums tbody td')?.textContent", "1");
}

/// Adds finished games like the existing one, with these seats and names.
fn add_finished(browser: &Browser, games: &[(&[&str], &[&str])]) {
    browser.script(&format!(
        "const key = Object.keys(localStorage).find((key) => key.startsWith('francia.past.'));
         const game = JSON.parse(localStorage.getItem(key));
         {}.forEach(([seats, names], place) => {{
             const other = {{ ...game, id: game.id + 1 + place, ended: game.ended + 1 + place, check: game.check + place, seats, names }};
             localStorage.setItem('francia.past.' + other.id, JSON.stringify(other));
         }})",
        json!(games)
    ));
}

/// Chooses an option of the filter with this text on its label.
fn filter(browser: &Browser, label: &str, option: &str) {
    browser.script(&format!(
        "const label = [...document.querySelectorAll('.filters label')].find((one) => one.textContent.startsWith('{}'));
         const select = label.querySelector('select');
         select.value = [...select.options].find((one) => one.textContent === '{option}').value;
         select.dispatchEvent(new Event('change', {{ bubbles: true }}))",
        localized(label)
    ));
}

/// The options that the filters show, and the number of listed games.
const FILTERED: &str = "return [
    ...[...document.querySelectorAll('.filters select')].map((one) => one.selectedOptions[0]?.textContent),
    document.querySelectorAll('.past-game').length,
]";

/// When another game is chosen, filters that do not fit it are cleared, and each filter shows its value.
fn filters_show_what_is_set_and_fit_the_game(game: TestedGame) {
    let browser = played(game, 1);
    let people: &[&str] = &["human", "human"];
    add_finished(
        &browser,
        &[(people, &["Ann", "Bob"]), (&["human", "random"], &["Ann", ""]), (&["human", "novice"], &["Ann", ""])],
    );
    let other = TestedGame::ALL.into_iter().find(|other| *other != game).unwrap();
    other.begin_named(&browser, people, "others", &["Bob", "Cid"]);
    browser.script(PLAY);
    browser.wait_for("document.querySelector('.score') && !francia.decision()");
    open(&browser, &localized("Past games"));
    browser.wait_for("document.querySelector('.history .past-game')");
    let (own, others) = (format!("{game:?}"), format!("{other:?}"));
    let every = localized("Every table");
    let first = localized("The first person");
    filter(&browser, "Game", &own);
    browser.expect(FILTERED, json!([own, every, first, 4]));
    filter(&browser, "Player", "Ann");
    browser.expect(FILTERED, json!([own, every, "Ann", 3]));
    // Ann has not played the other game, so her filter is cleared.
    filter(&browser, "Game", &others);
    browser.expect(FILTERED, json!([others, every, first, 1]));
    filter(&browser, "Game", &own);
    filter(&browser, "Player", "Bob");
    // Bob sat at one kind of table.
    browser.expect("return [...document.querySelectorAll('.filters select')[1].options].length", 2);
    filter(&browser, "Game", &others);
    browser.expect(FILTERED, json!([others, every, "Bob", 1]));
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// A row that stays is the same element, open and focused, whatever changes before it.
fn a_row_of_past_games_keeps_its_element(game: TestedGame) {
    let browser = played(game, 1);
    add_finished(&browser, &[(&["human", "human"], &["Ann", "Bob"]), (&["human", "random"], &["Ann", ""])]);
    open(&browser, &localized("Past games"));
    browser.wait_for("document.querySelectorAll('.past-game').length === 3");
    browser.script("document.querySelectorAll('.past-game')[1].querySelector('summary').click()");
    browser.wait_for("document.querySelectorAll('.past-game')[1].querySelector('.past-score')");
    browser
        .script("window.row = document.querySelectorAll('.past-game')[1]; window.row.querySelector('summary').focus()");
    filter(&browser, "Player", "Bob");
    browser.wait_for("document.querySelectorAll('.past-game').length === 1");
    let same = "return [document.querySelector('.past-game') === window.row, window.row.open, window.row.contains(document.activeElement)]";
    browser.expect(same, json!([true, true, true]));
    filter(&browser, "Player", &localized("The first person"));
    browser.wait_for("document.querySelectorAll('.past-game').length === 3");
    browser.wait_for("document.querySelectorAll('.past-game')[1] === window.row && window.row.open");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// If the adviser was asked in every game, there is no table of zeros: the game is listed, with the reason that it does
/// not count.
fn marked_games_are_said_not_to_count(game: TestedGame) {
    let browser = played(game, 1);
    remove_copies(&browser);
    browser.script(
        "const key = Object.keys(localStorage).find((key) => key.startsWith('francia.past.'));
         const game = JSON.parse(localStorage.getItem(key));
         game.marks = { ...game.marks, advised: true };
         localStorage.setItem(key, JSON.stringify(game))",
    );
    open(&browser, &localized("Past games"));
    browser.wait_for("document.querySelector('.history .past-game')");
    browser.expect("return document.querySelector('.sums')", json!(null));
    browser.expect(
        "return document.querySelector('.history .left-out')?.textContent",
        localized("Marked, and not counted here: {count}.").replace("{count}", "1"),
    );
    browser.script("document.querySelector('.filters input').click()");
    browser.wait_for("document.querySelector('.sums tbody td')?.textContent === '1'");
    browser.expect("return document.querySelector('.left-out')", json!(null));
    browser.expect("return document.querySelector('.filters input').checked", true);
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Thirteen hours east of Greenwich the day's deal changes at one in the afternoon.
fn a_challenge_says_until_when_it_is_on_where_the_player_lives(_: TestedGame) {
    if left_out(&[Engine::Firefox, Engine::WebKit], "its driver has no time zone to give") {
        return;
    }
    let browser = Browser::open(390, 844);
    browser.devtools("Emulation.setTimezoneOverride", &json!({"timezoneId": "Etc/GMT-13"}));
    browser.go("");
    let until = "document.querySelector('.daily .daily-until')?.textContent";
    let day = browser.wait_for(until).as_str().unwrap().to_owned();
    assert!(day.contains("1:00") || day.contains("13:00"), "{day}");
    browser.script("document.querySelector('.daily [data-weekly]').click()");
    let week = browser.wait_for(&format!("{until} !== {} && {until}", json!(day))).as_str().unwrap().to_owned();
    assert!(week.to_lowercase().contains(if lang() == Lang::En { "mon" } else { "lun" }), "{week}");
    browser.script("document.querySelector('.daily [data-position]').click()");
    browser.wait_for(&format!("{until} === {}", json!(day)));
    browser.devtools("Emulation.setTimezoneOverride", &json!({"timezoneId": ""}));
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// The exported table has a row per seat, and a name that looks like a formula is escaped. Deleted games can be
/// restored at once.
fn finished_games_are_saved_as_csv_and_wiped_unless_one_regrets_it(game: TestedGame) {
    let browser = played(game, 2);
    open(&browser, &localized("Past games"));
    browser.wait_for("document.querySelector('.csv')");
    browser.script("URL.createObjectURL = (blob) => { window.saved = blob.text(); return 'blob:x' }");
    browser.click("return document.querySelector('.csv')").unwrap();
    let text = browser.wait_for("window.saved");
    let rows: Vec<&str> = text.as_str().unwrap().trim_start_matches('\u{feff}').split_terminator("\r\n").collect();
    assert_eq!(rows.len(), 1 + 2 * 2);
    assert!(rows[0].starts_with("ended,game,mode,") && rows[0].contains(",round 7"), "{}", rows[0]);
    assert!(rows[1].contains(",human,\"'=1+1, \"\"A\"\"\","), "{}", rows[1]);
    let wipe = || {
        click(&browser, &localized("Wipe"));
        // It asks first.
        lists(&browser, 2);
        click(&browser, &localized("Really wipe all?"));
        browser.wait_for("!document.querySelector('.past-game')");
    };
    wipe();
    click(&browser, &localized("Undo"));
    browser.wait_for("document.querySelectorAll('.past-game').length === 2");
    wipe();
    open(&browser, &localized("Past games"));
    browser.wait_for("document.querySelector('.history .none')");
    browser.expect("return Object.keys(localStorage).filter((key) => key.includes('past')).length", 0);
}

/// The week's challenge is played by a team, is scored once, and counts among the co-op games by its difficulty.
#[test]
fn the_challenge_of_the_week_is_played_together_and_scored_once() {
    let browser = Browser::open(1024, 768);
    browser.wait_for("document.querySelector('.home .seg [data-game=paladins]')");
    browser.script("document.querySelector('.home .seg [data-game=paladins]').click()");
    browser.wait_for("document.querySelector('.daily [data-weekly]')");
    browser.script("document.querySelector('.daily [data-weekly]').click()");
    click(&browser, &localized("Play this week’s deal"));
    let asked = browser.wait_for("document.querySelector('.ask-once')?.textContent").to_string();
    assert!(asked.contains(&localized("Together")), "{asked}");
    browser.shot("weekly");
    browser.script("document.querySelector('[data-yes]').click()");
    browser.wait_for("francia.decision()");
    let record = browser.script("return francia.record()");
    assert!(record["seed"].as_str().unwrap().starts_with("weekly-20"), "{record}");
    assert_eq!(record["setup"]["modules"][0], "coop");
    browser.script(PLAY);
    browser.wait_for("document.querySelector('.score .team-story')");
    browser.shot("weekly-end");
    // A line has what all brought together.
    browser.wait_for("document.querySelectorAll('.score .of-all').length === francia.scores()[0].lines.length");
    browser.go("");
    browser.wait_for("document.querySelector('.daily [data-weekly]')");
    browser.script("document.querySelector('.daily [data-weekly]').click()");
    browser.wait_for("document.querySelector('.daily .daily-score')");
    open(&browser, &localized("Past games"));
    browser.wait_for("document.querySelector('.of-teams tbody tr')");
    browser.expect("return document.querySelector('.of-teams tbody td').textContent", "1");
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// The first attempt at the day's challenge counts; further ones are practice, and home keeps the first result.
fn the_challenge_of_the_day_is_scored_once(game: TestedGame) {
    let browser = Browser::open(390, 844);
    let look_at = format!("document.querySelector('.home .seg [data-game={}]')", game.key());
    browser.wait_for(&look_at);
    browser.script(&format!("{look_at}.click()"));
    click(&browser, &localized("Play today’s deal"));
    // A question before it begins explains that it counts.
    let asked = browser.wait_for("document.querySelector('.ask-once')?.textContent").to_string();
    assert!(
        asked.contains(&localized(
            "Everybody is dealt the same game. This first attempt counts; every later one is practice."
        )),
        "{asked}"
    );
    assert!(asked.contains(&format!("{game:?} · ")), "{asked}");
    assert_eq!(browser.script("return document.querySelectorAll('main.home').length"), 1);
    browser.script("document.querySelector('[data-yes]').click()");
    browser.wait_for("francia.decision()");
    assert_eq!(browser.script("return francia.record().game"), game.key());
    let named =
        browser.wait_for("document.querySelector('.top-bar .day-open')?.getAttribute('aria-label')").to_string();
    assert!(named.contains(&localized("this attempt counts")), "the table says what it is: {named}");
    browser.script(&format!("document.querySelector('[aria-label=\"{}\"]').click()", localized("Menu")));
    let menu = browser.wait_for("document.querySelector('.menu')?.textContent").to_string();
    assert!(menu.contains(&localized("this attempt counts")), "{menu}");
    browser.script("document.querySelector('.menu-drawer .close').click()");
    let today = browser.script("return 'daily-' + new Date().toISOString().slice(0, 10)");
    assert_eq!(browser.script("return francia.record().seed"), today);
    browser.script("francia.choose(0)");
    browser.wait_for("francia.shown()");
    // Left and resumed: still the same attempt.
    browser.go("");
    browser.wait_for("document.querySelector('.daily .btn')");
    browser.script("document.querySelector('.daily').scrollIntoView({block: 'center'})");
    browser.click("return document.querySelector('.daily .btn')").unwrap();
    browser.wait_for("francia.decision()");
    browser.expect("return francia.record().choices.length", 1);
    browser.script(PLAY);
    let head = browser.wait_for("document.querySelector('.score-head')?.textContent").to_string();
    assert!(head.contains(&localized("this attempt counts")), "{head}");
    // A solo player reads the result addressed to them, and is crowned only after a win.
    let won = browser.script("return francia.scores()[0].rank") == 1;
    let wins = localized_with("[{name} wins|You win], {points} to {other}", you(lang()));
    let loses = localized("You lose by {points}");
    let expected = if won { wins.split(',').next() } else { loses.split('{').next() }.unwrap();
    let title = browser.script("return document.querySelector('.score-head h1').textContent").to_string();
    assert!(title.contains(expected), "{title}");
    browser.expect("return !!document.querySelector('.laurel')", won);
    let result = "return document.querySelector('.daily-score').textContent";
    browser.go("");
    browser.wait_for("document.querySelector('.daily-score')");
    let first = browser.script(result);
    // The shared text has the score and the link to the same deal, and no cards.
    browser.script("navigator.clipboard.writeText = async (text) => { window.copied = text }");
    click(&browser, &localized("Share"));
    let text = browser.wait_for("window.copied");
    let lines: Vec<&str> = text.as_str().unwrap().lines().collect();
    assert_eq!(lines.len(), 4, "{lines:?}");
    assert!(lines[0].starts_with(&format!("Francia · {game:?} · ")) && lines[0].contains(" 20"), "{lines:?}");
    let bars = lines[2].chars().take_while(|letter| ('▁'..='█').contains(letter)).count();
    assert!(if game == TestedGame::Paladins { bars == 7 } else { bars > 1 }, "{lines:?}");
    assert!(lines[3].contains("/dist/#f4"), "{lines:?}");
    click(&browser, &localized("Practise"));
    browser.wait_for("francia.decision()");
    browser.script(&PLAY.replace("n * 7", "n * 3"));
    browser.wait_for("document.querySelector('.score') && francia.shown()");
    browser.go("");
    browser.wait_for("document.querySelector('.daily-score')");
    browser.expect(result, first);
    click(&browser, &localized("Past games"));
    browser.wait_for("document.querySelector('.history')");
    lists(&browser, 2);
    browser.expect(
        "return [...document.querySelectorAll('.mark')].map((mark) => mark.textContent)",
        json!([localized("practice"), localized("Challenge of the day")]),
    );
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// A printed score sheet is black on white in the dark theme too, names its game, and has no controls.
fn a_score_sheet_prints_without_controls(game: TestedGame) {
    if left_out(&[Engine::WebKit], "its driver shows no page as on paper") {
        return;
    }
    let browser = played(game, 1);
    browser.script("document.documentElement.dataset.theme = 'dark'");
    browser.print();
    let seen = "return [...document.querySelectorAll('button, input, nav, .score-foot')].filter((e) => e.checkVisibility()).length";
    browser.expect(seen, 0);
    let colours = "const of = (e) => getComputedStyle(document.querySelector(e));
        return [of('body').backgroundColor, of('.sheet tbody th').color, of('.on-paper').display]";
    browser.expect(colours, json!(["rgb(255, 255, 255)", "rgb(0, 0, 0)", "block"]));
    let head = browser.script("return document.querySelector('.on-paper').textContent");
    assert!(
        head.as_str().unwrap().contains(&localized(game.rival_listed())) && head.as_str().unwrap().ends_with("s0"),
        "{head}"
    );
}

/// Given a badly played game, the panel on the score page finishes, names decisions with better choices, and its button
/// leads to the table before one of them.
fn the_turning_points_of_a_game_are_named_and_played_on_from(game: TestedGame) {
    let browser = played(game, 1);
    let choices = browser.script("return francia.record().choices");
    let choices = choices.as_array().unwrap();
    browser.wait_for("document.querySelector('.turning')");
    browser.wait_for("document.querySelector('.turning .thought, .turning .turns')");
    // The search takes a while, longer on a busy machine.
    let start = Instant::now();
    while browser.script("return document.querySelector('.turning .turns, .turning p[role=status]') === null") == true {
        assert!(start.elapsed() < Duration::from_mins(3), "it does not come to an end");
        thread::sleep(Duration::from_millis(200));
    }
    browser.shot("turning");
    let texts = browser.script("return [...document.querySelectorAll('.turns li')].map((li) => li.innerText)");
    let texts = texts.as_array().unwrap();
    assert!(!texts.is_empty(), "no decision of a game played by chance cost anything");
    assert!(texts.iter().all(|text| text.as_str().unwrap().contains(char::is_numeric)), "{texts:?}");
    browser.script("document.querySelector('.turns .btn').scrollIntoView({block: 'center'})");
    browser.click("return document.querySelector('.turns .btn')").unwrap();
    browser.wait_for("francia.decision() && document.querySelector('.table')");
    let before = browser.script("return francia.record().choices");
    let before = before.as_array().unwrap();
    assert!(before.len() < choices.len() && choices.starts_with(before), "{} of {}", before.len(), choices.len());
    assert_eq!(browser.script("return francia.decision().seat"), 0, "it is the person's decision again");
    assert_eq!(browser.errors(), Vec::<String>::new());
}
