//! The panels of the page, such as the lesson: they cover neither the dock nor what they speak of, and stay where they are.

use crate::browser::{Browser, root};
use serde_json::Value;
use std::fs;

/// What is wrong with the panels as they stand, as sentences. To be asked again and again: it remembers where they stood.
pub fn wrong(browser: &Browser) -> Vec<String> {
    let script = fs::read_to_string(root().join("tests/page/panels.js")).unwrap();
    // What a panel speaks of is brought into sight a moment after it is spoken of.
    let settled = "return new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 200)).then(() => {";
    // On a busy machine that takes longer: what is wrong once is looked at again.
    let look = |last: bool| {
        let found = browser.script(&format!("{settled}\nconst LAST = {last};\n{script}\n}})"));
        found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect::<Vec<_>>()
    };
    if (0..20).any(|_| look(false).is_empty()) { Vec::new() } else { look(true) }
}

/// What was found wrong at several places.
#[derive(Default)]
pub struct Watch(Vec<String>);

impl Watch {
    /// Looks at the panels; `place` says where that was.
    pub fn look(&mut self, browser: &Browser, place: &str) {
        let found = wrong(browser);
        if !found.is_empty() {
            browser.write_shot(&format!("panels-{}", place.replace(|one: char| !one.is_alphanumeric(), "-")));
        }
        self.0.extend(found.into_iter().map(|what| format!("{place}: {what}")));
    }

    /// Fails with all that was found.
    pub fn end(self) {
        assert!(self.0.is_empty(), "{} things are wrong:\n{}", self.0.len(), self.0.join("\n"));
    }
}
