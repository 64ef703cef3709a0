//! Browsers that one test is done with and the next one takes, because a browser's start costs as much as a short test.
//!
//! Storage, workers and caches are kept apart by the address: every test has a server on a port of its own.

use crate::webdriver::{Driver, Engine};
use serde_json::json;
use std::path::Path;
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

static FREE: Mutex<Vec<Driver>> = Mutex::new(Vec::new());

/// A browser with an empty tab: one that waits here, else a new one.
pub fn take() -> Driver {
    let free = FREE.lock().ok().and_then(|mut free| free.pop());
    free.unwrap_or_else(|| start(None))
}

/// Starts one, in a profile of the test's own if it has one. A first start on a busy machine may time out: three tries.
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

/// Keeps a browser for the next test, with a new tab. One that does not get that far is ended.
pub fn put_back(driver: Driver) {
    let script = |body: &str| driver.post("execute/sync", &json!({"script": body, "args": []})).ok();
    // The worker that keeps the page for later is at work still. Where one was taken away, WebKit loses the next one of another
    // port as soon as it has fetched its files, every time anew: such a browser is not used again.
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
    // A tab that is closed may ask whether one is sure; one that goes elsewhere is answered for.
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
