//! Finished games in this browser, a key each, and which game is the scored attempt at the challenge of the day.
//!
//! They do not hang on saved games: deleting a save leaves its result, and wiping the results leaves the saves. They lie in
//! local storage. One that finds no room there waits, in memory and beside the saved games in the browser's database, and is
//! written as soon as there is room; meanwhile it is listed and counts as all others do.

use super::saves::{self, now};
use super::settings::{forget, recall, remember, storage};
use super::store::was_advised;
use crate::page::shelf::{AnyTable, COVERS, reader};
use crate::results::{Day, Finished, Marks, Waiting};
use std::cell::RefCell;
use wasm_bindgen_futures::spawn_local;

/// What the keys of the results begin with; the game's number follows.
const RESULT: &str = "francia.past.";
/// The key of the scored attempt of the first game: the day, and the game's number. Those of the others end with their words.
const ATTEMPT: &str = "francia.daily";
/// How many results are kept; the oldest make room.
const MOST: usize = 1_000;

/// What the keys of results that wait beside the saved games begin with; the game's number follows.
const WAITS: &str = "francia.waits.";

thread_local! {
    static WAITING: RefCell<Waiting> = const { RefCell::new(Waiting::new()) };
}

fn waits(id: u64) -> String {
    format!("{WAITS}{id}")
}

fn read(text: &str) -> Option<Finished> {
    serde_json::from_str(text).ok().filter(Finished::is_whole)
}

/// Learns which results wait since an earlier visit, and writes what has room now.
pub async fn look_for_waiting() {
    for text in saves::beside(WAITS).await.unwrap_or_default() {
        let Some(game) = read(&text) else { continue };
        if recall(&key(game.id)).as_ref() == Some(&text) {
            // It was written, and the visit ended before it was removed here.
            let _ = saves::remove_beside(&waits(game.id)).await;
        } else {
            WAITING.with_borrow_mut(|waiting| {
                if waiting.games().iter().all(|other| other.id != game.id) {
                    waiting.add(game);
                }
            });
        }
    }
    settle();
}

/// Writes what waits and has room now.
fn settle() {
    let taken = WAITING.with_borrow_mut(|waiting| waiting.settle(put));
    if !taken.is_empty() {
        spawn_local(async move {
            for id in taken {
                let _ = saves::remove_beside(&waits(id)).await;
            }
        });
    }
}

/// Puts a result that waits beside the saved games. False where it is not safe there: it waits in memory alone.
pub async fn put_aside(id: u64) -> bool {
    let game = WAITING.with_borrow(|waiting| waiting.games().iter().find(|game| game.id == id).cloned());
    let Some(text) = game.and_then(|game| serde_json::to_string(&game).ok()) else { return true };
    let mut writing = saves::task(async move { saves::keep_beside(&waits(id), &text).await });
    saves::unless_silent(&mut writing).await.is_some_and(|done| done.is_ok())
}

fn key(id: u64) -> String {
    format!("{RESULT}{id}")
}

/// Every finished game, the first one that ended first. What cannot be read is passed over.
pub fn all() -> Vec<Finished> {
    settle();
    let mut games: Vec<Finished> = stored().iter().filter_map(|key| read(&recall(key)?)).collect();
    WAITING.with_borrow(|waiting| {
        for game in waiting.games() {
            games.retain(|other| other.id != game.id);
            games.push(game.clone());
        }
    });
    games.sort_by_key(|game| (game.ended, game.id));
    games
}

/// The keys of the results in local storage.
fn stored() -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|place| storage.key(place).ok().flatten());
    keys.filter(|key| key.starts_with(RESULT)).collect()
}

/// Keeps the result of a table whose game is over. A game counts once: one that is undone and ended anew replaces its
/// result and keeps its date, and one that was loaded from a file and is known already adds none. False where local storage
/// has no room for it: it waits.
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
    put_or_wait(game)
}

fn put_or_wait(game: Finished) -> bool {
    let id = game.id;
    // In place of an earlier result of the same game that waits already.
    WAITING.with_borrow_mut(|waiting| waiting.add(game));
    settle();
    WAITING.with_borrow(|waiting| waiting.games().iter().all(|game| game.id != id))
}

fn put(game: &Finished) -> bool {
    serde_json::to_string(game).is_ok_and(|text| remember(&key(game.id), &text))
}

/// Forgets every result, and returns them for who regrets it.
pub fn wipe() -> Vec<Finished> {
    let games = all();
    for key in stored() {
        forget(&key);
    }
    let waiting = WAITING.take();
    spawn_local(async move {
        for game in waiting.games() {
            let _ = saves::remove_beside(&waits(game.id)).await;
        }
    });
    games
}

/// Puts results back.
pub fn restore(games: &[Finished]) {
    for game in games {
        let id = game.id;
        if !put_or_wait(game.clone()) {
            spawn_local(async move {
                let _ = put_aside(id).await;
            });
        }
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
