//! The time from a tap to the paint that answers it, and the parts of the table rendered anew for it.

use crate::browser::{Browser, PATIENCE};
use crate::every_game;
use crate::game::TestedGame;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

every_game!(
    #[ignore = "a measurement of the release: `make bench` runs it"]
    a_tap_is_answered_at_once_on_a_slow_machine,
    a_tap_is_seen_on_whatever_can_be_tapped,
);

/// Records for every tap the milliseconds until the next paint, as measured by the browser (Event Timing: from the
/// finger to the frame after every listener, in steps of 8, without those below 16), and those until the table that
/// answers it was painted: the frame after the first change other than the mark of the tap.
const WATCH: &str = "
    window.taps = [];
    window.paints = new Map();
    new PerformanceObserver((list) => {
        for (const event of list.getEntries())
            if (event.interactionId)
                paints.set(event.interactionId, Math.max(event.duration, paints.get(event.interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: 16 });
    const mark = (change) => change.target.closest?.('.flights')
        || change.attributeName === 'class' && change.target.matches('.tapped');
    addEventListener('click', (tap) => {
        if (!tap.isTrusted) return;
        const eye = new MutationObserver((changes) => {
            if (changes.every(mark)) return;
            eye.disconnect();
            requestAnimationFrame(() => {
                const after = new MessageChannel();
                after.port1.onmessage = () => window.taps.push(performance.now() - tap.timeStamp);
                after.port2.postMessage(0);
            });
        });
        eye.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    }, true);";

/// The next element to tap: the answer to a confirmation, else one of the choices, with passing as the last resort.
/// `null` while the page is busy, `false` when the game is over.
const NEXT: &str = "
    if (!francia.decision()) return false;
    const yes = document.querySelector('[data-yes]')
        ?? (document.querySelector('.townsfolk.selected[data-choice]') && document.querySelector('.dock .go[data-choice]'));
    const all = yes ? [yes] : [...document.querySelectorAll('button[data-choice]')].filter((one) => one.checkVisibility());
    const acts = all.filter((one) => !one.matches('.pass'));
    const from = acts.length ? acts : all;
    const next = from[SPREAD % from.length];
    next?.scrollIntoView({ block: 'nearest' });
    return next ?? null;";

fn new_game(browser: &Browser, seats: &str) {
    browser.wait_for("window.francia");
    browser.script(&format!("francia.new_game({{game: 'paladins', seats: {seats}, seed: '21'}})"));
    browser.wait_for("document.querySelector('[data-choice]')");
}

/// Taps the next element and waits for the paint. Returns false once the game is over.
fn tap(browser: &Browser, spread: usize) -> bool {
    let next = NEXT.replace("SPREAD", &spread.to_string());
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        let button = browser.script(&next);
        if button == false {
            return false;
        }
        let before = browser.script("return taps.length");
        if !button.is_null() && browser.click_now(&next).is_ok() {
            browser.wait_for(&format!("taps.length > {before}"));
            return true;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("nothing can be tapped");
}

/// On a machine slowed down four times, the next paint comes within 40 ms after half of all taps of a game, and within
/// 200 ms after every one. The time to the paint of the answering table is printed beside it.
fn a_tap_is_answered_at_once_on_a_slow_machine(game: TestedGame) {
    // The turns of others would be narrated between the taps.
    let browser = Browser::open_set(1024, 768, &[("prefs", "scenes-off")]);
    game.begin(&browser, &game.alone(), "21");
    browser.script(WATCH);
    browser.devtools("Emulation.setCPUThrottlingRate", &json!({"rate": 4}));
    let mut taps = 0;
    while tap(&browser, taps * 7) {
        taps += 1;
    }
    let report = |what: &str, times: &Value| {
        let mut times: Vec<f64> = times.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
        // A tap without an entry was painted in less than 16 ms.
        times.resize(times.len().max(taps), 16.0);
        times.sort_by(f64::total_cmp);
        let [median, ninth, worst] = [50, 90, 100].map(|percent| times[(times.len() - 1) * percent / 100]);
        println!(
            "{game:?}, processor four times slower, {taps} taps, {what}: median {median:.0} ms, nine in ten {ninth:.0} ms, worst {worst:.0} ms"
        );
        (median, worst)
    };
    report("to the table that answers", &browser.script("return taps"));
    let (median, worst) = report("to the next paint", &browser.script("return [...paints.values()]"));
    assert!(taps > 50, "a game of {taps} taps");
    assert!(median <= 40.0 && worst <= 200.0, "median {median:.0} ms, worst {worst:.0} ms");
}

/// Returns the choices and continue buttons whose tap mark would be invisible: its colour is that of the background.
const UNSEEN: &str = "
    const root = document.documentElement;
    const theme = root.dataset.theme;
    const unseen = [];
    for (root.dataset.theme of ['light', 'dark'])
        for (const one of document.querySelectorAll('[data-choice], [data-yes], [data-continue]')) {
            one.classList.add('tapped');
            const { outlineStyle, outlineColor, backgroundColor } = getComputedStyle(one);
            if (outlineStyle === 'none' || outlineColor === backgroundColor) unseen.push(`${root.dataset.theme}: ${one.className}`);
            one.classList.remove('tapped');
        }
    root.dataset.theme = theme;
    return unseen;";

/// Given everything that can be tapped in the first turns, when it is tapped, then its ring differs from its
/// background, in both themes.
fn a_tap_is_seen_on_whatever_can_be_tapped(game: TestedGame) {
    let browser = Browser::open(1024, 768);
    game.begin(&browser, &game.alone(), "21");
    let mut confirmed = false;
    for spread in 0..16_usize {
        let next = NEXT.replace("SPREAD", &(spread * 7).to_string());
        browser.wait_for(&format!("francia.shown() && (() => {{ {next} }})() !== null"));
        confirmed |= browser.script("return !!document.querySelector('.go[data-yes], .go[data-choice]')") == true;
        browser.expect(UNSEEN, json!([]));
        let stands = "JSON.stringify([francia.record().choices.length, !!document.querySelector('[data-yes]'),
            document.querySelector('.dock .go[data-choice]')?.dataset.choice,
            document.querySelector('.selected[data-choice], [data-looked]')?.dataset.choice])";
        // A second press of the same piece may change nothing.
        browser.script(&format!(
            "const stands = () => {stands};
             const before = stands();
             (() => {{ {next} }})()?.click();
             return (async () => {{
                 for (let looks = 0; looks < 100 && stands() === before; looks += 1)
                     await new Promise((done) => setTimeout(done, 20));
             }})()"
        ));
    }
    assert!(confirmed, "nothing was confirmed");
}

/// Counts the changes on the table: in total, and in each panel.
const COUNT: &str = "
    window.touched = () => {
        const counts = { all: 0 };
        for (const change of window.seen.splice(0)) {
            // A mark for the hand is no picture.
            if (change.attributeName === 'data-carry') continue;
            const at = change.target.nodeType === 1 ? change.target : change.target.parentElement;
            if (!at || at.closest('.flights, .toasts, [aria-live]')) continue;
            const nodes = 1 + [...change.addedNodes, ...change.removedNodes].reduce((sum, node) => sum + 1 + (node.querySelectorAll?.('*').length ?? 0), 0);
            const panel = at.closest('.townsfolk, .town, .king, .map, .self, .left-actions, .right-actions, .side, .dock, .top-bar');
            const name = panel?.className.split(' ')[0] ?? 'else';
            counts.all += nodes;
            counts[name] = (counts[name] ?? 0) + nodes;
        }
        return counts;
    };
    window.seen = [];
    new MutationObserver((changes) => window.seen.push(...changes)).observe(document.querySelector('main.table'), { subtree: true, childList: true, characterData: true, attributes: true });";

/// Ends once nothing on the page has changed for a while.
const CALM: &str = "return new Promise((done) => {
    let timer = setTimeout(done, 300);
    new MutationObserver((_, eye) => {
        clearTimeout(timer);
        timer = setTimeout(() => { eye.disconnect(); done() }, 300);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
})";

/// A choice renders only its changes: choosing an action leaves the King’s cards, the unrelated regions, the tracks and
/// the crew as they are. The Townsfolk change: a tap on one no longer leads to Recruit.
#[test]
fn only_what_a_choice_changed_is_drawn_anew() {
    let browser = Browser::open(1024, 768);
    new_game(&browser, "['human', 'human']");
    let mut steps = 0;
    while browser.script("return francia.decision().choices.some((choice) => choice.word === 'hunt')") != true {
        browser.script("try { francia.choose(0) } catch (error) { /* the page was quicker */ }");
        browser
            .wait_for("(document.querySelector('[data-continue]')?.click(), document.querySelector('[data-choice]'))");
        steps += 1;
        assert!(steps < 40, "no turn comes");
    }
    browser.wait_for("francia.shown() && document.querySelector('.action.legal')");
    browser.script(CALM);
    let all = browser.script("return document.querySelector('main.table').querySelectorAll('*').length");
    browser.script(COUNT);
    let hunt =
        "return [...document.querySelectorAll('.action.legal')].find((one) => one.dataset.anchor === 'action:hunt')";
    browser.click(hunt).unwrap();
    browser.wait_for("francia.shown() && document.querySelector('.dock .go')");
    browser.script(CALM);
    let touched = browser.script("return touched()");
    println!("of {all} elements: {touched}");
    for panel in ["king", "map", "self", "side"] {
        assert!(touched[panel].is_null(), "{panel} was touched: {touched}");
    }
    let (touched, all) = (touched["all"].as_u64().unwrap(), all.as_u64().unwrap());
    assert!(touched < all / 2, "{touched} nodes were touched, of {all} elements");
    assert_eq!(browser.errors(), Vec::<String>::new());
}
