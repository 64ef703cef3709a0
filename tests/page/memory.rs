//! Memory of a page that is open for many games: it does not grow after the first ones.

use crate::browser::{Browser, PATIENCE, left_out};
use crate::webdriver::Engine;
use serde_json::{Value, json};
use std::thread;
use std::time::{Duration, Instant};

/// Stores the program's memory where a script finds it.
const WATCH: &str = "for (const name of ['instantiate', 'instantiateStreaming']) {
        const made = WebAssembly[name];
        WebAssembly[name] = async (...given) => {
            const done = await made.apply(WebAssembly, given);
            const { memory } = (done.instance ?? done).exports;
            if (memory) window.kept = memory;
            return done;
        };
    }";

/// Plays a game to its end, one choice per task, as by taps; each choice depends on those before it.
const PLAY: &str = "return (async () => {
        let made = 0;
        while (francia.decision()) {
            const { choices } = francia.decision();
            francia.choose(choices[made * 7 % choices.length].index);
            made += 1;
            await new Promise((done) => setTimeout(done, 0));
        }
        return made;
    })()";

/// Makes a choice and undoes it, forty times, and renders each state.
const TO_AND_FRO: &str = "return (async () => {
        const shown = async () => {
            do await new Promise((done) => setTimeout(done, 20)); while (!francia.shown());
        };
        for (let made = 0; made < 40; made++) {
            francia.choose(francia.decision().choices[0].index);
            await shown();
            francia.undo();
            await shown();
        }
    })()";

/// Returns the document's nodes, kilobytes of script objects, and kilobytes of the program's memory.
fn taken(browser: &Browser) -> [f64; 3] {
    for _ in 0..3 {
        browser.devtools("HeapProfiler.collectGarbage", &json!({}));
        thread::sleep(Duration::from_millis(200));
    }
    let shown = browser.devtools("Performance.getMetrics", &json!({}));
    let metric = |name: &str| {
        let metrics = shown["metrics"].as_array().into_iter().flatten();
        metrics.filter(|metric| metric["name"] == name).find_map(|metric| metric["value"].as_f64()).unwrap()
    };
    let program = browser.script("return window.kept.buffer.byteLength").as_f64().unwrap();
    [metric("Nodes"), metric("JSHeapUsedSize") / 1024.0, program / 1024.0]
}

/// Returns the same once it lies within these limits, or at the time limit of a test: a browser takes its time to collect
/// garbage.
fn taken_within(browser: &Browser, limits: [f64; 3]) -> [f64; 3] {
    let start = Instant::now();
    loop {
        let now = taken(browser);
        if now.iter().zip(limits).all(|(now, limit)| *now <= limit) || start.elapsed() > PATIENCE {
            return now;
        }
    }
}

/// The page, with its memory where [`taken`] finds it.
fn watched() -> Browser {
    let browser = Browser::open(1024, 768);
    browser.devtools("Performance.enable", &json!({}));
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({"source": WATCH}));
    browser.go("");
    browser
}

/// The memory of the first two games stays in use: the code of the table and of the score, and their rendered parts.
#[test]
fn ten_games_in_one_page_leave_the_memory_where_it_was() {
    if left_out(&[Engine::Firefox, Engine::WebKit], "only Chromium tells what a page takes") {
        return;
    }
    let browser = watched();
    let mut after = Vec::new();
    for number in 0..10 {
        browser.wait_for("window.francia");
        let begin = json!({"game": "paladins", "seats": ["human", "human"], "seed": (number % 2 + 1).to_string()});
        browser.script(&format!("francia.new_game({begin})"));
        // The driver keeps an element that a script returns, with all its ancestors: none is returned here.
        browser.wait_for("francia.decision() && !!document.querySelector('[data-choice]')");
        let made = browser.script(PLAY);
        assert!(made.as_u64() > Some(60), "a whole game has {made} choices");
        browser.wait_for(
            "(document.querySelector('[data-continue], [data-skip]')?.click(), !!document.querySelector('main.score'))",
        );
        after.push(taken(&browser));
        println!("after {} games: {:?}", number + 1, after[number]);
        assert!(after[number][2] > 0.0);
    }
    let [nodes, scripts, program] = after[1];
    // A table leaked by each game would double the count of nodes more than once.
    let limits = [nodes * 1.5, scripts * 1.1, program * 1.05];
    let [nodes_now, scripts_now, program_now] = taken_within(&browser, limits);
    assert!(nodes_now <= limits[0], "{nodes} nodes became {nodes_now}");
    assert!(scripts_now <= limits[1], "{scripts} KB of scripts became {scripts_now}");
    assert!(program_now <= limits[2], "{program} KB of the program became {program_now}");
    assert_eq!(browser.script("return document.querySelector('.recovery')"), Value::Null);
}

/// A table that is rendered repeatedly leaves nothing behind. A lasting signal, such as the language, would keep the
/// effects that read it.
#[test]
fn choices_that_are_undone_leave_the_memory_where_it_was() {
    if left_out(&[Engine::Firefox, Engine::WebKit], "only Chromium tells what a page takes") {
        return;
    }
    let browser = watched();
    browser.wait_for("window.francia");
    browser.script("francia.new_game({game: 'paladins', seats: ['human', 'human'], seed: '1'})");
    browser.wait_for("francia.decision() && !!document.querySelector('[data-choice]')");
    browser.script(TO_AND_FRO);
    let [nodes, _, program] = taken(&browser);
    for _ in 0..3 {
        browser.script(TO_AND_FRO);
    }
    let limits = [nodes * 1.1, f64::INFINITY, program * 1.05];
    let [nodes_now, _, program_now] = taken_within(&browser, limits);
    println!("{nodes} and {nodes_now} nodes, {program} and {program_now} KB of the program");
    assert!(nodes_now <= limits[0], "{nodes} nodes became {nodes_now}");
    assert!(program_now <= limits[2], "{program} KB of the program became {program_now}");
}
