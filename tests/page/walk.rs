//! A walk through the pages and a game in each size: nothing overlaps, nothing is cut off, nothing scrolls sideways,
//! every control is large enough for a finger, a decision is fully visible, and on a tablet and a phone axe-core finds
//! no barrier.

use crate::axe::Axe;
use crate::browser::{Browser, PATIENCE, root};
use crate::game::TestedGame;
use crate::tour;
use crate::{every_game, in_every_engine};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::thread;
use std::time::{Duration, Instant};

in_every_engine! {
    every_game!(
        everything_fits_at_1024_by_768,
        everything_fits_at_1440_by_900,
        everything_fits_at_768_by_1024,
        everything_fits_at_390_by_844,
        everything_fits_in_letters_twice_as_large,
    );
}

every_game!(everything_fits_at_844_by_390,);

fn everything_fits_at_1024_by_768(game: TestedGame) {
    everything_fits(game, 1024, 768, &game.alone());
}

fn everything_fits_at_1440_by_900(game: TestedGame) {
    everything_fits(game, 1440, 900, &["human", "human"]);
}

fn everything_fits_at_768_by_1024(game: TestedGame) {
    everything_fits(game, 768, 1024, &["human", "human"]);
}

fn everything_fits_at_390_by_844(game: TestedGame) {
    everything_fits(game, 390, 844, &game.alone());
}

/// A phone in landscape orientation.
fn everything_fits_at_844_by_390(game: TestedGame) {
    everything_fits(game, 844, 390, &game.alone());
}

/// Number of moments of a game that axe-core checks: its results hardly change between them.
const BARRIERS: usize = 5;

/// The faults found, each with its first place.
struct Walk<'a> {
    browser: &'a Browser,
    large: bool,
    axe: Option<Axe>,
    wrong: BTreeMap<String, String>,
}

impl<'a> Walk<'a> {
    fn new(browser: &'a Browser, large: bool, axe: Option<Axe>) -> Self {
        Self { browser, large, axe, wrong: BTreeMap::new() }
    }

    /// Runs axe-core, too.
    fn look_for_barriers(&mut self, place: &str) {
        if let Some(axe) = &mut self.axe {
            axe.look(self.browser, place);
        }
    }

    /// Checks the page in its current state. A decision must be fully visible if `whole`; otherwise it may scroll.
    fn look(&mut self, place: &str, whole: bool) {
        let script = fs::read_to_string(root().join("tests/page/look.js")).unwrap();
        let script = format!("const [WHOLE, LARGE] = [{whole}, {}];\n{script}", self.large);
        // A part that comes or moves a moment later is no fault: a fault is one that stays.
        let start = Instant::now();
        let new = loop {
            let found = self.browser.script(&script);
            let sentences = found.as_array().into_iter().flatten().filter_map(Value::as_str);
            let new: Vec<String> =
                sentences.filter(|sentence| !self.wrong.contains_key(*sentence)).map(str::to_owned).collect();
            if new.is_empty() || start.elapsed() > PATIENCE {
                break new;
            }
            thread::sleep(Duration::from_millis(100));
        };
        for sentence in &new {
            println!("{place}: {sentence}");
            self.wrong.insert(sentence.clone(), place.to_owned());
        }
        if !new.is_empty() || std::env::var_os("FRANCIA_SHOTS").is_some() {
            let size = self.browser.script("return `${innerWidth}x${innerHeight}`");
            let name: String = place.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).take(40).collect();
            let game = std::thread::current().name().unwrap_or("").replace("::", "-");
            self.browser.write_shot(&format!("walk-{game}-{}-{name}", size.as_str().unwrap_or("")));
        }
    }

    fn end(self) {
        let mut wrong: Vec<String> = self.wrong.iter().map(|(what, place)| format!("{place}: {what}")).collect();
        wrong.extend(self.axe.iter().flat_map(|axe| axe.barriers().to_vec()));
        assert!(wrong.is_empty(), "{} things are wrong:\n{}", wrong.len(), wrong.join("\n"));
        assert_eq!(self.browser.errors(), Vec::<String>::new());
    }
}

fn everything_fits(game: TestedGame, width: u32, height: u32, seats: &[&str]) {
    let browser = tour::open(width, height, "");
    let axe = [1024, 390].contains(&width).then(|| Axe::of(&browser, width == 1024)).flatten();
    let mut walk = Walk::new(&browser, false, axe);
    let at_once = width >= 600 && height >= 600;
    let mut moments = 0;
    let both = |walk: &mut Walk, place: &str| {
        walk.look(place, false);
        walk.look_for_barriers(place);
    };
    tour::before_a_game(&browser, game, &mut |place| both(&mut walk, place));
    tour::moments(&browser, game, seats, 12, &mut |place| {
        walk.look(place, at_once);
        moments += 1;
        if moments <= BARRIERS {
            walk.look_for_barriers(place);
        }
    });
    tour::moments_together(&browser, game, 12, &mut |place| walk.look(place, at_once));
    tour::drawers(&browser, game, &mut |place| both(&mut walk, place));
    tour::company(&browser, game, &mut |place| {
        walk.look(place, false);
        if !place.contains("part") {
            walk.look_for_barriers(place);
        }
    });
    tour::after_a_game(&browser, game, &mut |place| both(&mut walk, place));
    walk.end();
}

/// The largest text size of the settings, with the left-hand bar.
fn everything_fits_in_letters_twice_as_large(game: TestedGame) {
    let browser = tour::open(1024, 768, "left 200");
    let mut walk = Walk::new(&browser, true, None);
    tour::before_a_game(&browser, game, &mut |place| walk.look(place, false));
    tour::moments(&browser, game, &game.alone(), 3, &mut |place| walk.look(place, false));
    tour::drawers(&browser, game, &mut |place| walk.look(place, false));
    tour::after_a_game(&browser, game, &mut |place| walk.look(place, false));
    walk.end();
}
