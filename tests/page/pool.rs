//! A pool of browsers that tests reuse, because a browser's start costs as much as a short test.
//!
//! Storage, workers and caches are separated by the address: every test has a server on a port of its own.

use crate::webdriver::{Driver, Engine};
use serde_json::json;
use std::path::Path;
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

static FREE: Mutex<Vec<Driver>> = Mutex::new(Vec::new());

/// Takes a browser with an empty tab: a free one, else a new one.
pub fn take() -> Driver {
    let free = FREE.lock().ok().and_then(|mut free| free.pop());
    free.unwrap_or_else(|| start(None))
}

/// Starts a browser, in a profile of the test's own if it has one. A first start on a busy machine may time out: three
/// tries.
pub fn start(profile: Option<&Path>) -> Driver {
    let mut tries = 1;
    loop {
        match Driver::start(profile) {
            Ok(driver) => return driver,
            Err(error) if tries == 3 => panic!("the browser did not start: {error}"),
            Err(_) => tries += 1,
        }
        thread::sleep(Duration::from_secs(2));
    }
}

/// Returns a browser to the pool with a new tab. A browser that fails at that is killed.
pub fn put_back(driver: Driver) {
    let script = |body: &str| driver.post("execute/sync", &json!({"script": body, "args": []})).ok();
    // The service worker is still active. After one was removed, WebKit loses the next one of another port as soon as
    // it has fetched its files, every time: such a browser is not used again.
    let workers = script(
        "return Promise.race([
            navigator.serviceWorker?.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister()))
                .then(() => all.length)) ?? 0,
            new Promise((done) => setTimeout(done, 1000)),
        ])",
    );
    if driver.engine == Engine::WebKit && workers.is_none_or(|count| count != 0) {
        return;
    }
    // A closed tab may ask for a confirmation; one that navigates elsewhere has its answer given.
    driver.post("url", &json!({"url": "about:blank"})).ok();
    if driver.engine == Engine::Firefox {
        driver.post("moz/context", &json!({"context": "chrome"})).ok();
        script("Services.prefs.clearUserPref('ui.prefersReducedMotion')");
        driver.post("moz/context", &json!({"context": "content"})).ok();
    }
    if driver.renew().is_ok()
        && let Ok(mut free) = FREE.lock()
    {
        free.push(driver);
    }
}
