//! The page without a server, and its versions.

use crate::browser::Browser;
use crate::game::{self, TestedGame};
use crate::site::TestSite;
use crate::webdriver::Engine;
use crate::{every_game, in_every_engine, no_game};
use serde_json::{Value, json};
use std::thread;
use std::time::{Duration, Instant};

in_every_engine! {
    every_game!(a_game_begins_and_is_played_without_a_server);
    no_game!(
        after_the_first_visit_the_page_starts_without_a_server,
        an_app_whose_first_fetch_fails_is_kept_by_the_next_try,
        an_app_that_could_not_be_fetched_is_kept_once_the_network_is_back,
        a_new_version_is_offered_and_not_forced,
        a_version_with_a_file_of_another_one_is_not_taken,
        the_tab_of_a_first_visit_goes_on_without_a_server,
        the_tab_of_a_first_visit_comes_along_with_an_update,
        a_cache_that_was_emptied_is_filled_on_the_next_visit,
        what_is_gone_from_the_cache_is_fetched_once_the_network_is_back,
        no_file_of_a_version_has_the_address_of_another_ones,
        the_app_can_be_installed,
    );
}

/// True once the worker has the complete app.
const KEPT: &str = "(async () => !!(await navigator.serviceWorker.getRegistration())?.active \
    && (await caches.keys()).some((name) => name.startsWith('francia ')))()";
const MOUNTED: &str = "!document.querySelector('.shell')";

/// A file that the page itself does not request until somebody reads it.
const LATE: &str = "rules/architects.fr.txt";

/// Time limit for the worker to fetch and check the complete app, on a busy machine.
pub const FOR_THE_APP: Duration = Duration::from_mins(2);

/// Makes a first visit, until the app is cached for the next one.
pub fn visit(site: &TestSite) -> Browser {
    let browser = Browser::open_from(site.address, 1024, 768);
    browser.wait_within(FOR_THE_APP, KEPT);
    browser
}

/// Returns the result of the body of an asynchronous function.
fn awaited(browser: &Browser, body: &str) -> Value {
    browser.script(&format!("return (async () => {{ {body} }})()"))
}

/// The text of a file of the page's version.
fn file(browser: &Browser, path: &str) -> String {
    let read = format!(
        "const {{ version }} = document.querySelector('script[data-version]').dataset;
         return (await fetch(`${{version}}/{path}`)).text()"
    );
    awaited(browser, &read).as_str().unwrap_or("").to_owned()
}

fn theme_script(browser: &Browser) -> String {
    awaited(browser, "return (await fetch('theme.js')).text()").as_str().unwrap_or("").to_owned()
}

fn after_the_first_visit_the_page_starts_without_a_server() {
    let site = TestSite::kept("after_the_first_visit");
    let browser = visit(&site);
    site.switch_off();
    for address in ["", "index.html", "?from=home", "#f1link"] {
        browser.go(address);
        browser.wait_for(MOUNTED);
    }
    let missing = awaited(
        &browser,
        "const links = [...document.querySelectorAll('link[href], script[src]')].map((e) => e.href || e.src);
         const found = await Promise.all(links.map((link) => fetch(link).then((r) => r.ok, () => false)));
         return links.filter((_, place) => !found[place]);",
    );
    assert_eq!(missing, json!([]));
}

/// Given a network that loses a file while the app is fetched, when some seconds have passed, then the app is cached
/// nevertheless, and files that came the first time are not fetched again.
fn an_app_whose_first_fetch_fails_is_kept_by_the_next_try() {
    let site = TestSite::kept("a_lost_file");
    site.refuse(LATE, 1);
    let browser = visit(&site);
    assert_eq!(site.still_refused(), 0, "the file was refused");
    assert_eq!(site.asked_for(LATE), 2);
    // WebKit discards an unfinished attempt.
    if browser.engine() != Engine::WebKit {
        assert_eq!(site.asked_for("rules/viscounts.fr.txt"), 1, "what came is not fetched again");
    }
    site.switch_off();
    browser.go("");
    browser.wait_for(MOUNTED);
    let rules = file(&browser, LATE);
    assert!(rules.contains("# turn"), "{rules}");
}

/// Given an app whose fetch failed and that waits for longer now, when the browser reports that the network is back,
/// then it is fetched at once.
fn an_app_that_could_not_be_fetched_is_kept_once_the_network_is_back() {
    let site = TestSite::kept("a_network_that_is_back");
    // Nothing but the browser's report ends the long wait.
    site.begin_with(
        "const timer = setTimeout; window.setTimeout = (call, after, ...given) => after < 20000 ? timer(call, after, ...given) : 0",
    );
    site.release();
    site.refuse(LATE, usize::MAX);
    let browser = Browser::open_from(site.address, 1024, 768);
    let tries = "!(await navigator.serviceWorker.getRegistration())";
    // The second failure is followed by half a minute.
    let end = Instant::now() + FOR_THE_APP;
    while site.asked_for(LATE) < 2 || awaited(&browser, &format!("return {tries}")) == json!(false) {
        assert!(Instant::now() < end, "a second try");
        thread::sleep(Duration::from_millis(50));
    }
    site.refuse(LATE, 0);
    // The page learns of the failure a moment later.
    browser.wait_within(FOR_THE_APP, &format!("(dispatchEvent(new Event('online')), {KEPT})"));
    assert_eq!(browser.errors(), Vec::<String>::new());
}

/// Every game is available without a server, with its rules, whether or not it was played before.
fn a_game_begins_and_is_played_without_a_server(game: TestedGame) {
    let site = TestSite::kept(&format!("offline_{}", game.key()));
    let browser = visit(&site);
    site.switch_off();
    browser.go("");
    browser.wait_for(MOUNTED);
    game.begin(&browser, &game.alone(), "7");
    assert_eq!(game::click_on(&browser, 4), 4);
    let rules = file(&browser, &format!("rules/{}.en.txt", game.key()));
    assert!(rules.contains("# turn"), "{rules}");
}

fn a_new_version_is_offered_and_not_forced() {
    let site = TestSite::kept("a_new_version");
    let browser = visit(&site);
    browser.go("");
    browser.wait_for("navigator.serviceWorker.controller");
    site.append("theme.js", "// the next version");
    site.release();
    awaited(&browser, "window.here = true; await (await navigator.serviceWorker.ready).update()");
    browser.wait_for("document.documentElement.dataset.update === 'ready'");
    assert!(!theme_script(&browser).contains("the next version"), "the page has its own version to the end");
    browser.go("");
    browser.wait_for("document.documentElement.dataset.update === 'ready'");
    assert!(!theme_script(&browser).contains("the next version"), "a reload takes nothing either");

    browser.script("window.here = true; dispatchEvent(new Event('francia-take-update'))");
    browser.wait_for("!window.here");
    browser.wait_for(MOUNTED);
    assert!(theme_script(&browser).contains("the next version"));
    // Of the old version nothing is left.
    browser.expect("return caches.keys().then((keys) => keys.length)", 1);
    site.switch_off();
    browser.go("");
    browser.wait_for(MOUNTED);
}

/// Given a host that serves the old file beside the new list, as caches do during a release.
fn a_version_with_a_file_of_another_one_is_not_taken() {
    let site = TestSite::kept("a_mixed_version");
    let browser = visit(&site);
    browser.go("");
    site.append("theme.js", "// the next version");
    site.release();
    site.append("theme.js", "// the one after it");
    let failed = awaited(
        &browser,
        "const registration = await navigator.serviceWorker.ready;
         await registration.update().catch(() => {});
         const worker = registration.installing;
         if (worker) await new Promise((done) => {
             worker.onstatechange = () => worker.state !== 'installing' && done();
             if (worker.state !== 'installing') done();
         });
         // The first version may still be activating on a slow machine.
         while (registration.active.state === 'activating') await new Promise((done) => setTimeout(done, 20));
         return !registration.waiting && registration.active.state === 'activated';",
    );
    assert_eq!(failed, true);
    assert!(!theme_script(&browser).contains("// the"));
}

/// True once the page has a worker.
const CONTROLLED: &str = "!!navigator.serviceWorker.controller";

/// The tab of a first visit, never reloaded, has everything that was cached meanwhile.
fn the_tab_of_a_first_visit_goes_on_without_a_server() {
    let site = TestSite::kept("a_first_tab");
    let browser = visit(&site);
    browser.wait_for(CONTROLLED);
    browser.script("window.here = true");
    site.switch_off();
    browser.script("location.hash = '#/rules/viscounts/turn'");
    browser.wait_for("document.querySelector('.rules-text section')");
    assert_eq!(browser.script("return window.here"), true, "its own version is no reason to load anew");
}

/// Given a game in the tab of a first visit, when another tab takes a newer version, then the first one reloads with
/// it, and the game is there.
fn the_tab_of_a_first_visit_comes_along_with_an_update() {
    let site = TestSite::kept("a_first_tab_and_an_update");
    let browser = visit(&site);
    browser.wait_for(CONTROLLED);
    TestedGame::Paladins.begin(&browser, &["human", "human"], "7");
    let first = browser.tab();
    browser.script("window.here = true");
    browser.open_tab();
    site.append("theme.js", "// the next version");
    site.release();
    awaited(&browser, "await (await navigator.serviceWorker.ready).update()");
    browser.wait_for("document.documentElement.dataset.update === 'ready'");
    browser.script("dispatchEvent(new Event('francia-take-update'))");
    browser.turn_to(&first);
    browser.wait_for("!window.here && window.francia && document.querySelector('[data-choice]')");
    assert!(theme_script(&browser).contains("the next version"));
}

/// Number of files in the cache.
const IN_CACHE: &str = "(async () => {
    const [name] = (await caches.keys()).filter((name) => name.startsWith('francia '));
    return name ? (await (await caches.open(name)).keys()).length : 0;
})()";

/// Given a cache that was emptied by the browser or by a person, when the page is visited with a network, then all of
/// it is cached again.
fn a_cache_that_was_emptied_is_filled_on_the_next_visit() {
    let site = TestSite::kept("an_emptied_cache");
    let browser = visit(&site);
    let all = browser.wait_for(IN_CACHE);
    awaited(&browser, "for (const name of await caches.keys()) await caches.delete(name)");
    browser.go("");
    browser.wait_within(FOR_THE_APP, &format!("{IN_CACHE}.then((count) => count === {all})"));
    site.switch_off();
    browser.go("");
    browser.wait_for(MOUNTED);
    assert!(file(&browser, LATE).contains("# turn"));
}

/// Given a file that is missing in the cache and cannot be fetched, when the browser reports that the network is back,
/// then it is fetched at once, and nothing else is.
fn what_is_gone_from_the_cache_is_fetched_once_the_network_is_back() {
    let site = TestSite::kept("a_file_gone_from_the_cache");
    let browser = visit(&site);
    let all = browser.wait_for(IN_CACHE);
    awaited(
        &browser,
        &format!(
            "for (const name of await caches.keys()) {{
                 const cache = await caches.open(name);
                 for (const one of await cache.keys()) if (one.url.endsWith('{LATE}')) await cache.delete(one);
             }}"
        ),
    );
    site.refuse(LATE, usize::MAX);
    let (before, others) = (site.asked_for(LATE), site.asked_for("rules/viscounts.fr.txt"));
    browser.go("");
    let end = Instant::now() + FOR_THE_APP;
    while site.asked_for(LATE) == before {
        assert!(Instant::now() < end, "the worker asks for it");
        thread::sleep(Duration::from_millis(50));
    }
    site.refuse(LATE, 0);
    // The page learns of the failure a moment later.
    browser.wait_within(
        FOR_THE_APP,
        &format!("(dispatchEvent(new Event('online')), {IN_CACHE}.then((count) => count === {all}))"),
    );
    assert_eq!(site.asked_for("rules/viscounts.fr.txt"), others, "what is kept is not fetched again");
}

/// A page of an older version finds its later files unchanged, or not at all: only a few known files keep their names
/// across versions.
fn no_file_of_a_version_has_the_address_of_another_ones() {
    let site = TestSite::kept("two_versions");
    let files = || {
        let mut files = site.files();
        files.retain(|name| !name.starts_with("version-"));
        files.retain(|name| name.rsplit_once('-').is_none_or(|(_, hash)| hash.split('.').next().unwrap().len() < 6));
        files
    };
    let fixed = files();
    let known = [
        "index.html",
        "theme.js",
        "hosting.js",
        "offline-worker.js",
        "manifest.webmanifest",
        "icon.svg",
        ".sources",
        ".wanted",
        // Its files have hashes, but for the licences, which no version reads.
        "fonts",
    ];
    let others: Vec<&String> = fixed
        .iter()
        .filter(|name| {
            !known.contains(&name.as_str()) && std::path::Path::new(name).extension().is_none_or(|kind| kind != "png")
        })
        .collect();
    assert_eq!(others, Vec::<&String>::new());
    let before = site.version();
    site.append("theme.js", "// the next version");
    site.release();
    assert!(!before.exists() && site.version() != before);
    assert_eq!(files(), fixed);
}

fn the_app_can_be_installed() {
    let browser = Browser::open(1024, 768);
    let icons = awaited(
        &browser,
        "const link = document.querySelector('link[rel=manifest]').href;
         const manifest = await (await fetch(link)).json();
         const size = async (icon) => {
             const image = new Image();
             image.src = new URL(icon.src, link);
             await image.decode();
             return icon.type === 'image/png' ? `${image.naturalWidth}x${image.naturalHeight}` : icon.sizes;
         };
         const right = await Promise.all(manifest.icons.map(async (icon) => await size(icon) === icon.sizes));
         return [manifest.display, new URL(manifest.start_url, link).href === new URL('./', link).href, right];",
    );
    assert_eq!(icons, json!(["standalone", true, [true, true, true, true]]));
}
