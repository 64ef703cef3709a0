//! The browser is killed within a moment of a choice, again and again: the shown state is restored at the next start.

use crate::browser::{Browser, left_out};
use crate::game::TestedGame;
use crate::long::file_of;
use crate::offline::FOR_THE_APP;
use crate::site::TestSite;
use crate::webdriver::Engine;
use crate::{in_every_engine, no_game};
use kernel::{Bundle, Chance};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

in_every_engine! {
    no_game!(
        a_browser_ended_within_a_moment_of_a_choice_keeps_what_was_shown_of_a_game,
        a_browser_ended_within_a_moment_of_a_choice_keeps_what_was_shown_of_a_campaign,
        a_browser_ended_while_games_come_from_a_file_keeps_those_that_were_counted,
        a_browser_ended_while_an_update_is_taken_keeps_what_was_shown,
    );

    #[test]
    #[ignore = "it takes some minutes: cargo test --test page thirty -- --ignored"]
    fn thirty_ends_of_the_browser_lose_nothing_that_was_shown() {
        for case in Case::ALL {
            end_again_and_again(case, "thirty", 30);
        }
    }
}

fn a_browser_ended_within_a_moment_of_a_choice_keeps_what_was_shown_of_a_game() {
    end_again_and_again(Case::Game, "some", 8);
}

fn a_browser_ended_within_a_moment_of_a_choice_keeps_what_was_shown_of_a_campaign() {
    end_again_and_again(Case::Campaign, "some", 4);
}

fn a_browser_ended_while_games_come_from_a_file_keeps_those_that_were_counted() {
    end_again_and_again(Case::Import, "some", 3);
}

fn a_browser_ended_while_an_update_is_taken_keeps_what_was_shown() {
    end_again_and_again(Case::Update, "some", 2);
}

/// The activity during which the browser is killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Case {
    /// Playing a game by clicks.
    Game,
    /// Playing a campaign by script, over the ends of its chapters.
    Campaign,
    /// Importing a file of games.
    Import,
    /// Playing a game while the page is asked to take a newer version of the app.
    Update,
}

/// Number of games in a file.
const GAMES: usize = 20;

/// Longest delay after a choice before the browser is killed, in milliseconds.
const MOMENT: u32 = 50;

/// Counts actions, and records the time of the last one.
const COUNT: &str = "
    window.made = 0;
    window.noted = performance.now();
    window.note = () => { window.made += 1; window.noted = performance.now() };";

/// Continues the last game, or begins one of any kind, and plays it without a pause by clicking offered choices.
const PLAY_A_GAME: &str = "
    const kinds = [['paladins', 'solo-easy'], ['viscounts', 'solo-cleric']];
    const begin = () => {
        const [game, rival] = kinds[Math.random() * kinds.length | 0];
        return francia.new_game({game, seats: ['human', rival], seed: String(Math.random())});
    };
    const step = () => {
        if (document.querySelector('.score')) begin();
        const buttons = [...document.querySelectorAll('button[data-choice]')].filter((b) => !b.disabled);
        const button = document.querySelector('[data-yes]') ?? document.querySelector('.curtain [data-continue]')
            ?? buttons[Math.floor(Math.random() * buttons.length)];
        button?.click();
        // Nothing is on the table at first.
        let now = 0;
        try { now = francia.record().choices.length } catch {}
        if (now !== window.before) note();
        window.before = now;
    };
    const resume = document.querySelector('.home [data-continue]');
    resume ? resume.click() : begin();
    const channel = new MessageChannel();
    channel.port1.onmessage = () => { step(); setTimeout(() => channel.port2.postMessage(0), 1) };
    channel.port2.postMessage(0);";

/// Does the same for a campaign.
const PLAY_A_CAMPAIGN: &str = "
    const begin = () => francia.new_campaign({seats: ['human', 'human', 'random'], seed: String(Math.random())});
    const step = () => {
        if (!francia.shown()) return;
        const button = ['[data-take]', '[data-token]', '[data-go-on]', '[data-new]', '[data-campaign]'].map((selector) =>
            document.querySelector(`.campaign ${selector}:not([disabled]), .score ${selector}:not([disabled])`)).find((b) => b);
        if (button?.matches('[data-new]')) return begin();
        if (button) return button.click();
        for (let chosen = 0, asked; chosen < 3 && (asked = francia.decision()); chosen++)
            francia.choose(Math.random() * asked.choices.length | 0);
        note();
    };
    const resume = document.querySelector('.home [data-continue]');
    resume ? resume.click() : begin();
    setInterval(step, 5);";

/// Records the number of games of a file that were read.
const FOLLOW_THE_FILE: &str = "
    const told = () => {
        const looked = parseInt(document.querySelector('.opened-panel p[role=status]')?.textContent) || 0;
        while (made < looked) note();
        if (document.querySelector('.saves')) while (made < GAMES) note();
    };
    new MutationObserver(told).observe(document.body, { subtree: true, childList: true, characterData: true });
    document.querySelector('[data-open=keep]').click();";

/// The game on the table as it is shown: its seed and its choices.
const ON_THE_TABLE: &str = "const record = francia.record(); return [[record.seed, record.choices]]";

/// The same for games played by scripts, which see a choice before the page shows it.
const ON_THE_TABLE_OF_SCRIPTS: &str =
    "const record = francia.shown() ? francia.record() : null; return record && [[record.seed, record.choices]]";

impl Case {
    const ALL: [Self; 4] = [Self::Game, Self::Campaign, Self::Import, Self::Update];

    /// The page on a server of the test's own.
    fn site(self, name: &str) -> TestSite {
        let name = format!("ended_{self:?}_{name}").to_lowercase();
        if self == Self::Update { TestSite::kept(&name) } else { TestSite::named(&name) }
    }

    /// Begins the activity; `round` counts the kills of the browser.
    fn begin(self, browser: &Browser, site: &TestSite, round: usize) {
        let play = match self {
            Self::Game => PLAY_A_GAME,
            Self::Campaign => PLAY_A_CAMPAIGN,
            Self::Import => {
                let file = file_of_round(round);
                browser.script(&format!("francia.open({})", json!(file)));
                browser.wait_for("document.querySelector('[data-open=keep]')");
                let games: Vec<[Value; 2]> = games_of(&file).iter().map(of_record).collect();
                browser.script(&format!("window.games = {}", json!(games)));
                &FOLLOW_THE_FILE.replace("GAMES", &GAMES.to_string())
            }
            Self::Update => {
                browser.wait_within(FOR_THE_APP, "navigator.serviceWorker.ready.then(() => true)");
                browser.go("");
                browser.wait_for("navigator.serviceWorker.controller && window.francia");
                site.append("theme.js", &format!("// version {round}"));
                site.release();
                browser.script("return navigator.serviceWorker.ready.then(async (kept) => { await kept.update() })");
                let ready = "document.documentElement.dataset.update === 'ready' && navigator.serviceWorker.ready
                    .then((kept) => kept.waiting && !kept.installing)";
                browser.wait_within(FOR_THE_APP, ready);
                PLAY_A_GAME
            }
        };
        browser.script(&format!("{COUNT}{play}"));
    }

    /// The games shown by now, each by its seed and its choices.
    fn shown(self) -> &'static str {
        match self {
            Self::Game | Self::Update => ON_THE_TABLE,
            Self::Campaign => ON_THE_TABLE_OF_SCRIPTS,
            Self::Import => "return games.slice(0, made)",
        }
    }

    /// Largest number of actions before the browser is killed.
    const fn most(self) -> u32 {
        match self {
            Self::Game | Self::Update => 12,
            Self::Campaign => 40,
            Self::Import => GAMES as u32,
        }
    }
}

/// A file of games that are in no other file.
fn file_of_round(round: usize) -> String {
    file_of(round * GAMES, GAMES, &TestedGame::ALL)
}

fn games_of(file: &str) -> Vec<Value> {
    let bundle = Bundle::read(file).unwrap();
    bundle.saves.iter().map(|save| serde_json::from_str(&save.record).unwrap()).collect()
}

fn of_record(record: &Value) -> [Value; 2] {
    [record["seed"].clone(), record["choices"].clone()]
}

/// Every game in storage, including those of campaigns: seed and choices.
const ON_THE_DISK: &str = "
    const keys = (await wait(saves().getAllKeys())).filter((key) => key.startsWith('francia.save.'));
    const texts = await Promise.all(keys.map((key) => wait(saves().get(key))));
    return texts.map((text) => JSON.parse(text.split('\\n').slice(2).join('\\n')))
        .flatMap((record) => record.chapters ?? [record]).map((record) => [record.seed, record.choices])";

/// Kills a browser a number of times, with one profile. Each time the previously shown games must be restored.
fn end_again_and_again(case: Case, name: &str, times: usize) {
    if left_out(&[Engine::WebKit], "its driver starts a browser that keeps nothing for the next start") {
        return;
    }
    let start = Instant::now();
    let profile = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("ended-{case:?}-{name}").to_lowercase());
    fs::remove_dir_all(&profile).ok();
    let site = case.site(name);
    let mut chance = Chance::new(7);
    let mut shown: Vec<Value> = Vec::new();
    let (mut games, mut choices, mut latest, mut agos) = (0, 0, 0.0_f64, Vec::new());
    for round in 0..=times {
        let browser = Browser::open_in(&profile, site.address);
        browser.wait_for("window.francia");
        let found = browser.database(ON_THE_DISK);
        for game in shown.drain(..) {
            let was = game[1].as_array().unwrap();
            let kept =
                |kept: &Value| kept[0] == game[0] && kept[1].as_array().is_some_and(|kept| kept.starts_with(was));
            let whole = found.as_array().unwrap().iter().any(kept);
            assert!(whole, "{case:?}, end {round}: of {} choices of {} some are gone: {found}", was.len(), game[0]);
            games += 1;
            choices += was.len();
        }
        if round == times {
            break;
        }
        case.begin(&browser, &site, round);
        let (least, began, mut end) = (chance.below(case.most()), Instant::now(), None);
        while end.is_none_or(|end| Instant::now() < end) {
            if let Some(Value::Array(seen)) = browser.try_script(case.shown()) {
                // A newly dealt game is shown before it is written: nobody has chosen anything in it.
                shown = seen.into_iter().filter(|game| game[1] != json!([])).collect();
            }
            let made = browser.try_script("return [made, performance.now() - noted]").unwrap_or_default();
            if end.is_none() && !shown.is_empty() && made[0].as_u64() > Some(u64::from(least)) {
                end = Some(Instant::now() + Duration::from_millis(u64::from(chance.below(MOMENT))));
                if case == Case::Update {
                    browser.script("dispatchEvent(new Event('francia-take-update'))");
                }
            }
            latest = if end.is_some() { made[1].as_f64().unwrap_or(latest) } else { latest };
            assert!(began.elapsed() < Duration::from_secs(90), "{case:?}: nothing goes on: {made}, {shown:?}");
        }
        browser.kill();
        agos.push(latest);
    }
    agos.sort_by(f64::total_cmp);
    eprintln!(
        "{case:?}: {times} ends of a browser in {:.0} s; {games} games with {choices} choices were shown before and are there; the \
         last choice was {:.0} ms ago in the middle, {:.0} ms at the most",
        start.elapsed().as_secs_f64(),
        agos[times / 2],
        agos[times - 1],
    );
    assert!(games >= times, "something was shown before each end");
}
