//! Finished games in this browser, a key each, and which game is the scored attempt at the challenge of the day.
//!
//! They do not hang on saved games: deleting a save leaves its result, and wiping the results leaves the saves.

use super::saves::now;
use super::settings::{forget, recall, remember, storage};
use super::store::was_advised;
use crate::annals::{Day, Finished, Marks};
use crate::app::shelf::{AnyTable, COVERS, reader};

/// What the keys of the results begin with; the game's number follows.
const RESULT: &str = "francia.past.";
/// The key of the scored attempt of the first game: the day, and the game's number. Those of the others end with their words.
const ATTEMPT: &str = "francia.daily";
/// How many results are kept; the oldest make room.
const MOST: usize = 1_000;

fn key(id: u64) -> String {
    format!("{RESULT}{id}")
}

/// Every finished game, the first one that ended first. What cannot be read is passed over.
pub fn all() -> Vec<Finished> {
    let Some(storage) = storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|place| storage.key(place).ok().flatten());
    let texts = keys.filter(|key| key.starts_with(RESULT)).filter_map(|key| recall(&key));
    let mut games: Vec<Finished> =
        texts.filter_map(|text| serde_json::from_str(&text).ok()).filter(Finished::is_whole).collect();
    games.sort_by_key(|game| (game.ended, game.id));
    games
}

/// Keeps the result of a table whose game is over. A game counts once: one that is undone and ended anew replaces its
/// result and keeps its date, and one that was loaded from a file and is known already adds none. False where the browser has
/// no room for it; where it keeps nothing at all, the saves say so.
pub fn keep(id: u64, table: &dyn AnyTable, practice: bool) -> bool {
    let marks = Marks { practice, advised: was_advised(id), ..Marks::default() };
    let game = reader(table.game().cover().word).and_then(|reader| reader.finished(table, id, now(), marks));
    let Some(mut game) = game else { return true };
    let known = all();
    match known.iter().find(|other| other.is_same(&game)) {
        Some(same) if same.id != id => return true,
        Some(same) => game.ended = same.ended,
        None => {}
    }
    if known.len() >= MOST {
        known.iter().take(known.len() + 1 - MOST).for_each(|oldest| forget(&key(oldest.id)));
    }
    put(&game) || storage().is_none()
}

fn put(game: &Finished) -> bool {
    serde_json::to_string(game).is_ok_and(|text| remember(&key(game.id), &text))
}

/// Forgets every result, and returns them for who regrets it.
pub fn wipe() -> Vec<Finished> {
    let games = all();
    let Some(storage) = storage() else { return games };
    let keys: Vec<String> =
        (0..storage.length().unwrap_or(0)).filter_map(|place| storage.key(place).ok().flatten()).collect();
    keys.iter().filter(|key| key.starts_with(RESULT)).for_each(|key| forget(key));
    games
}

/// Puts results back.
pub fn restore(games: &[Finished]) {
    for game in games {
        put(game);
    }
}

/// Today, in universal time.
pub fn today() -> Day {
    Day::at(now())
}

/// The key of the scored attempt at a game.
fn attempt_key(game: &str) -> String {
    if game == COVERS[0].word { ATTEMPT.to_owned() } else { format!("{ATTEMPT}.{game}") }
}

/// The game that is the scored attempt at a game's challenge of a day, if one was begun.
pub fn attempt(game: &str, day: Day) -> Option<u64> {
    let text = recall(&attempt_key(game))?;
    let (attempted, id) = text.split_once(' ')?;
    if attempted == day.to_string() { id.parse().ok() } else { None }
}

/// Notes that a game begins. True where it is a challenge's and no scored attempt: one was made before, or its day has
/// not come yet.
pub fn begins(id: u64, table: &dyn AnyTable) -> bool {
    let word = table.game().cover().word;
    let Some(day) = reader(word).and_then(|reader| reader.day(table)) else { return false };
    let text = day.to_string();
    let played = || all().iter().any(|game| game.game == word && game.day.as_ref() == Some(&text));
    if day > today() || attempt(word, day).is_some() || played() {
        return true;
    }
    remember(&attempt_key(word), &format!("{day} {id}"));
    false
}
