//! The panels of the page, such as the lesson: they cover neither the dock nor their subject, and stay in place.

use crate::browser::{Browser, PATIENCE, root};
use serde_json::Value;
use std::fs;
use std::thread;
use std::time::{Duration, Instant};

/// Returns the faults of the panels in their current state, as sentences. Repeated calls compare their positions.
pub fn wrong(browser: &Browser) -> Vec<String> {
    let script = fs::read_to_string(root().join("tests/page/panels.js")).unwrap();
    // The page places its panels once it has settled, and a look before would take that for a jump.
    let settled = "return new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 200)).then(() => {";
    // A panel's subject is scrolled into view some time after the panel names it: a fault is one that stays.
    let look = |last: bool| {
        let found = browser.script(&format!("{settled}\nconst LAST = {last};\n{script}\n}})"));
        found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect::<Vec<_>>()
    };
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        if look(false).is_empty() {
            return Vec::new();
        }
        thread::sleep(Duration::from_millis(100));
    }
    look(true)
}

/// Faults found at several places.
#[derive(Default)]
pub struct Watch(Vec<String>);

impl Watch {
    /// Checks the panels; `place` names the place in faults.
    pub fn look(&mut self, browser: &Browser, place: &str) {
        let found = wrong(browser);
        if !found.is_empty() {
            browser.write_shot(&format!("panels-{}", place.replace(|one: char| !one.is_alphanumeric(), "-")));
        }
        self.0.extend(found.into_iter().map(|what| format!("{place}: {what}")));
    }

    /// Fails with all faults.
    pub fn end(self) {
        assert!(self.0.is_empty(), "{} things are wrong:\n{}", self.0.len(), self.0.join("\n"));
    }
}
