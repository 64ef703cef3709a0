//! The measurements of `make bench` of the release in a browser. Each figure is the best or the median of several, as
//! stated.

use crate::browser::{Browser, root};
use crate::every_game;
use crate::game::TestedGame;
use crate::site::TestSite;
use kernel::{Chance, Game as _, Seed, Setup, Table, random_choice, sent};
use players::{GameJobs, Jobs, Request, RequestKind, Response};
use serde_json::{Value, json};
use std::time::Instant;
use trilogy::with_game;

/// Number and milliseconds of alternating measurements of worker and machine. A shared machine changes its speed from
/// second to second, so a few long turns would compare different machines.
const TURNS: usize = 60;
const TURN: u32 = 200;

every_game!(
    #[ignore = "a measurement of the release: `make bench` runs it"]
    the_worker_plays_and_searches,
);

/// Records the time from the visit to a usable home page.
const WATCH_HOME: &str = "
    const ready = () => {
        if (document.querySelector('.home [data-continue], .home .btn.go')) window.ready ??= performance.now();
    };
    new MutationObserver(ready).observe(document, { subtree: true, childList: true });";

/// The bytes of a first visit, and the time to a usable second one without a server.
#[test]
#[ignore = "a measurement of the release: `make bench` runs it"]
fn a_first_visit_is_small_and_a_second_one_is_ready_at_once() {
    xtask::bytes::print(&root().join("dist"), xtask::bytes::LIMITS).unwrap();
    let site = TestSite::kept("second_visit");
    let browser = Browser::open_from(site.address, 1024, 768);
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({"source": WATCH_HOME}));
    browser.wait_for(
        "(async () => !!(await navigator.serviceWorker.getRegistration())?.active
            && (await caches.keys()).some((name) => name.startsWith('francia ')))()",
    );
    browser.go("");
    site.switch_off();
    let mut times: Vec<f64> = (0..9)
        .map(|_| {
            browser.go("");
            browser.wait_for("window.ready").as_f64().unwrap()
        })
        .collect();
    times.sort_by(f64::total_cmp);
    println!("second visit without a server, ready to play: median {:.0} ms, {times:.0?}", times[4]);
    assert!(times[4] <= 400.0, "{times:.0?}");
}

/// Decisions and search iterations per second, in the worker and natively by the same code, in turns. The 90th
/// percentile of each is close to its speed on an idle machine. Run with `--profile native`, so that the native side
/// has no checks that the worker does not have.
fn the_worker_plays_and_searches(game: TestedGame) {
    let request = |id: u32| Request {
        id,
        kind: RequestKind::Measure,
        game: game.key().to_owned(),
        milliseconds: TURN,
        payload: in_the_middle(game),
        ..Request::default()
    };
    let browser = Browser::open(1024, 768);
    browser.script(&format!(
        "window.told = [];
         const {{ version }} = document.querySelector('script[data-version]').dataset;
         window.thinker = new Worker(`${{version}}/opponents.js`, {{ type: 'module', name: '{}' }});
         thinker.onmessage = ({{ data }}) => told.push(data);",
        game.key()
    ));
    browser.wait_for("told.includes('ready')");
    let (mut worker, mut machine) = (Vec::new(), Vec::new());
    for turn in 0..TURNS {
        let request = request(turn as u32);
        let text = Value::String(serde_json::to_string(&request).unwrap());
        browser.script(&format!("told.length = 0; thinker.postMessage({text})"));
        let shown = browser.wait_for("told.find((text) => text.includes('\"done\":true'))");
        worker.push(serde_json::from_str::<Response>(shown.as_str().unwrap()).unwrap());
        machine.push(measured(game, &request));
    }
    let undisturbed = |figure: fn(&Response) -> f64, responses: &[Response]| {
        let mut figures: Vec<f64> = responses.iter().map(figure).collect();
        figures.sort_by(f64::total_cmp);
        figures[TURNS * 9 / 10]
    };
    for (name, figure) in [
        ("decisions", (|response| response.decisions) as fn(&Response) -> f64),
        ("iterations", |response| response.iterations),
    ] {
        let (there, here) = (undisturbed(figure, &worker), undisturbed(figure, &machine));
        println!("{}, {name} a second: worker {there:.0}, natively {here:.0}, ratio {:.2}", game.key(), there / here);
    }
}

/// Handles a request with the worker's jobs, natively.
fn measured(game: TestedGame, request: &Request) -> Response {
    let began = Instant::now();
    let clock = || began.elapsed().as_secs_f64() * 1_000.0;
    let mut jobs: Box<dyn Jobs> =
        with_game!(game.key(), G => Box::new(GameJobs::<G>::default()) as Box<dyn Jobs>).unwrap();
    assert!(jobs.take(request, &clock).is_none());
    loop {
        if let Some(response) = jobs.work(f64::MAX, &clock).filter(|response| response.done) {
            return response;
        }
    }
}

/// Returns a state in the middle of a game for two.
fn in_the_middle(game: TestedGame) -> Vec<u8> {
    with_game!(game.key(), G => {
        let mut table = Table::<G>::new(Setup::of(&["random"; 2]), Seed::from(7)).unwrap();
        let (mut chance, mut list) = (Chance::new(7), Vec::new());
        while let Some(choice) = random_choice(table.state(), &mut chance, &mut list) {
            table.choose(choice).unwrap();
        }
        let past = table.past();
        let state: &G = &past[past.len() / 2].state;
        assert!(state.decision().is_some());
        sent(state)
    })
    .unwrap()
}
