//! axe-core finds no barrier on any page, in any drawer, at any moment of the table, light or dark.

use crate::browser::{Browser, leave_out, root};
use crate::every_game;
use crate::game::Game;
use crate::tour;
use serde_json::Value;
use std::fs;
use std::process::Command;

every_game!(no_barrier_is_found_on_a_tablet, no_barrier_is_found_on_a_phone);

fn no_barrier_is_found_on_a_tablet(game: Game) {
    no_barrier_is_found(game, 1024, 768);
}

fn no_barrier_is_found_on_a_phone(game: Game) {
    no_barrier_is_found(game, 390, 844);
}

/// axe-core, as `tools/setup` installed it.
fn axe_core() -> Option<String> {
    let place = Command::new("sh").args(["-c", ". tools/env; echo \"$axe\"", "tools/axe"]).current_dir(root()).output();
    fs::read_to_string(String::from_utf8(place.ok()?.stdout).ok()?.trim()).ok()
}

/// Every rule in the light; in the dark only colours are others.
const RUN: &str = "
    const contrast = { runOnly: ['color-contrast'] };
    const found = [];
    const dark = document.documentElement.dataset;
    for (const [theme, options] of [['light', {}], ['dark', contrast]]) {
        dark.theme = theme;
        const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'] });
        for (const { id, nodes } of violations)
            for (const { target, any, all, none } of nodes.slice(0, 6))
                found.push(`${id} (${theme}) ${target.join(' ')}: ${[...any, ...all, ...none].map((check) => check.message).join('; ')}`);
    }
    dark.theme = 'light';
    return found;";

fn no_barrier_is_found(game: Game, width: u32, height: u32) {
    let Some(axe) = axe_core() else {
        return leave_out("axe-core is not installed: `tools/setup browser` does that where npm is");
    };
    let browser = tour::open(width, height, "");
    let mut barriers = Vec::new();
    let mut look = |place: &str| {
        if browser.script("return !window.axe") == true {
            browser.script(&axe);
        }
        let found = browser.script(&format!("return (async () => {{ {RUN} }})()"));
        let found = found.as_array().into_iter().flatten().filter_map(Value::as_str);
        for barrier in found {
            println!("{place}: {barrier}");
            barriers.push(format!("{place}: {barrier}"));
        }
    };
    tour(&browser, game, &mut look);
    assert!(barriers.is_empty(), "{} barriers:\n{}", barriers.len(), barriers.join("\n"));
    assert_eq!(browser.errors(), Vec::<String>::new());
}

fn tour(browser: &Browser, game: Game, look: &mut dyn FnMut(&str)) {
    tour::before_a_game(browser, game, look);
    tour::moments(browser, game, &game.alone(), 6, look);
    tour::drawers(browser, game, look);
    tour::company(browser, game, look);
    tour::after_a_game(browser, game, look);
}
