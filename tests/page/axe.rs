//! axe-core, which finds accessibility barriers. The walks run it at each of their places.

use crate::browser::{Browser, PATIENCE, leave_out, root};
use crate::tour;
use crate::webdriver::Engine;
use serde_json::Value;
use std::fs;
use std::process::Command;
use std::time::Instant;

/// axe-core and its findings, each with its place.
pub struct Axe {
    script: String,
    /// True to check the dark theme, too.
    dark: bool,
    barriers: Vec<String>,
}

/// Every rule in the light theme; in the dark one only colours differ.
const RUN: &str = "
    const found = [];
    const dark = document.documentElement.dataset;
    for (const [theme, options] of THEMES) {
        dark.theme = theme;
        const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'] });
        for (const { id, nodes } of violations)
            for (const { target, any, all, none } of nodes.slice(0, 6))
                found.push(`${id} (${theme}) ${target.join(' ')}: ${[...any, ...all, ...none].map((check) => check.message).join('; ')}`);
    }
    dark.theme = 'light';
    return found;";

impl Axe {
    /// Loads axe-core as installed by `tools/setup`. `None` if it is missing, and in browsers other than Chromium:
    /// names and roles in the document are the same in every engine.
    pub fn of(browser: &Browser, dark: bool) -> Option<Self> {
        if browser.engine() != Engine::Chromium {
            return None;
        }
        let place =
            Command::new("sh").args(["-c", ". tools/env; echo \"$axe\"", "tools/axe"]).current_dir(root()).output();
        let script = fs::read_to_string(String::from_utf8(place.ok()?.stdout).ok()?.trim()).ok()?;
        Some(Self { script, dark, barriers: Vec::new() })
    }

    /// Checks the page in its current state; `place` names it in findings. What comes or fades in a moment later is no
    /// barrier: a barrier is one that stays.
    pub fn look(&mut self, browser: &Browser, place: &str) {
        let start = Instant::now();
        let mut found = self.run(browser);
        while !found.is_empty() && start.elapsed() < PATIENCE {
            found = self.run(browser);
        }
        for barrier in found {
            println!("{place}: {barrier}");
            self.barriers.push(format!("{place}: {barrier}"));
        }
    }

    /// Returns the barriers of the page at this moment.
    fn run(&self, browser: &Browser) -> Vec<String> {
        if browser.script("return !window.axe") == true {
            browser.script(&self.script);
        }
        let dark = if self.dark { ", ['dark', { runOnly: ['color-contrast'] }]" } else { "" };
        let found =
            browser.script(&format!("return (async () => {{ const THEMES = [['light', {{}}]{dark}]; {RUN} }})()"));
        found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
    }

    pub fn barriers(&self) -> &[String] {
        &self.barriers
    }
}

/// Given a picture without a name, when axe-core runs, then it finds a barrier. The walks rely on it.
#[test]
fn a_picture_without_a_name_is_a_barrier() {
    let browser = tour::open(1024, 768, "");
    browser.wait_for("document.querySelector('.home')");
    let Some(mut axe) = Axe::of(&browser, true) else {
        return leave_out("axe-core looks in Chromium alone, where `tools/setup browser` could install it from npm");
    };
    axe.look(&browser, "home");
    assert_eq!(axe.barriers(), Vec::<String>::new());
    browser.script("document.querySelector('.home').append(document.createElement('img'))");
    let found = axe.run(&browser);
    assert!(found.iter().any(|barrier| barrier.contains("image-alt")), "{found:?}");
}
