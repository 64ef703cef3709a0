//! The panels of the page, such as the lesson: they cover neither the dock nor their subject, and stay in place.

use crate::browser::{Browser, root};
use serde_json::Value;
use std::fs;

/// Returns the faults of the panels in their current state, as sentences. Repeated calls compare their positions.
pub fn wrong(browser: &Browser) -> Vec<String> {
    let script = fs::read_to_string(root().join("tests/page/panels.js")).unwrap();
    // A panel's subject is scrolled into view a moment after the panel names it.
    let settled = "return new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 200)).then(() => {";
    // On a busy machine that takes longer: a fault is checked again.
    let look = |last: bool| {
        let found = browser.script(&format!("{settled}\nconst LAST = {last};\n{script}\n}})"));
        found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect::<Vec<_>>()
    };
    if (0..20).any(|_| look(false).is_empty()) { Vec::new() } else { look(true) }
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
