//! Finished games in this browser, a key each, and what is noted about games: which one is the scored attempt at the challenge
//! of the day, in which the adviser was asked, and how puzzles were answered.
//!
//! They do not hang on saved games: deleting a save leaves its result, and wiping the results leaves the saves. They lie in
//! local storage. What finds no room there waits, in memory and beside the saved games in the browser's database, and is
//! written as soon as there is room; meanwhile it is listed and counts as all others do.

use super::any_table::AnyTable;
use super::reader::Reader;
use super::saves::{self, now};
use crate::page::info::info;
use crate::page::services::settings::{forget, recall, remember, storage};
use crate::page::services::silence;
use crate::results::{
    self, Answer, Answers, CampaignResult, ChallengeDate, Day, Finished, Marks, Note, Waiting, is_advised,
};
use std::cell::RefCell;
use wasm_bindgen_futures::spawn_local;

/// What the keys of the results begin with; the game's number follows.
const RESULT: &str = "francia.past.";
/// How many results are kept; the oldest make room.
const MOST: usize = 1_000;

/// What the keys of results that wait beside the saved games begin with; the game's number follows.
const WAITS: &str = "francia.waits.";

/// What the keys of notes that wait beside the saved games begin with; the note's word follows.
const NOTE_WAITS: &str = "francia.note.";
/// What the keys of the answers to puzzles begin with; the game's word follows.
const ANSWERS: &str = "francia.puzzles.";
/// The key of the games in which the adviser was asked, the last one first.
const ADVISED: &str = "francia.advised";

thread_local! {
    static WAITING: RefCell<Waiting<Finished>> = const { RefCell::new(Waiting::new()) };
    static NOTES: RefCell<Waiting<Note>> = const { RefCell::new(Waiting::new()) };
}

fn waits(id: u64) -> String {
    format!("{WAITS}{id}")
}

fn read(text: &str) -> Option<Finished> {
    serde_json::from_str(text).ok().filter(Finished::is_whole)
}

fn note_waits(note: &Note) -> String {
    format!("{NOTE_WAITS}{}", note.word())
}

/// Learns what waits since an earlier visit, and writes what has room now.
pub async fn look_for_waiting() {
    for text in saves::beside(WAITS).await.unwrap_or_default() {
        let Some(game) = read(&text) else { continue };
        if recall(&key(game.id)).as_ref() == Some(&text) {
            // It was written, and the visit ended before it was removed here.
            let _ = saves::remove_beside(&waits(game.id)).await;
        } else {
            WAITING.with_borrow_mut(|waiting| {
                if !waiting.has(&game.id) {
                    waiting.add(game);
                }
            });
        }
    }
    for text in saves::beside(NOTE_WAITS).await.unwrap_or_default() {
        if let Ok(note) = serde_json::from_str(&text) {
            NOTES.with_borrow_mut(|notes| notes.add(note));
        }
    }
    settle();
}

/// Writes what waits and has room now.
fn settle() {
    let taken = WAITING.with_borrow_mut(|waiting| waiting.settle(put));
    let noted = NOTES.with_borrow_mut(|notes| notes.settle(put_note));
    let keys: Vec<String> = taken.into_iter().map(waits).chain(noted.iter().map(note_waits)).collect();
    if !keys.is_empty() {
        spawn_local(async move {
            for key in keys {
                let _ = saves::remove_beside(&key).await;
            }
        });
    }
}

/// Puts a result that waits beside the saved games. False where it is not safe there: it waits in memory alone.
pub async fn put_aside(id: u64) -> bool {
    let game = WAITING.with_borrow(|waiting| waiting.all().iter().find(|game| game.id == id).cloned());
    let Some(text) = game.and_then(|game| serde_json::to_string(&game).ok()) else { return true };
    keep_beside(waits(id), text).await
}

/// Puts a note that waits beside the saved games. False where it is not safe there: it waits in memory alone.
pub async fn put_note_aside(note: Note) -> bool {
    let Ok(text) = serde_json::to_string(&note) else { return true };
    keep_beside(note_waits(&note), text).await
}

async fn keep_beside(key: String, text: String) -> bool {
    let mut writing = silence::task(async move { saves::keep_beside(&key, &text).await });
    silence::unless_silent(&mut writing).await.is_some_and(|done| done.is_ok())
}

fn key(id: u64) -> String {
    format!("{RESULT}{id}")
}

/// Every finished game, the first one that ended first. What cannot be read is passed over.
pub fn all() -> Vec<Finished> {
    settle();
    let mut games: Vec<Finished> = stored().iter().filter_map(|key| read(&recall(key)?)).collect();
    WAITING.with_borrow(|waiting| {
        for game in waiting.all() {
            games.retain(|other| other.id != game.id);
            games.push(game.clone());
        }
    });
    games.sort_by_key(|game| (game.ended, game.id));
    games
}

/// Whether any game was ever finished here.
pub fn any() -> bool {
    !stored().is_empty()
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
pub fn keep(reader: &dyn Reader, id: u64, table: &dyn AnyTable, practice: bool) -> bool {
    let marks = Marks { practice, advised: was_advised(id), ..Marks::default() };
    let Some(mut game) = reader.finished(table, id, now(), marks) else { return true };
    let known = all();
    match known.iter().find(|other| other.is_same(&game)) {
        Some(same) if same.id != id => return true,
        Some(same) => {
            game.ended = same.ended;
            game.campaign.clone_from(&same.campaign);
        }
        None => {}
    }
    if known.len() >= MOST {
        known.iter().take(known.len() + 1 - MOST).for_each(|oldest| forget(&key(oldest.id)));
    }
    put_or_wait(game)
}

/// Keeps how a campaign ended with the result of its last chapter. False where local storage has no room for it: it waits.
pub fn keep_campaign(id: u64, ended: CampaignResult) -> bool {
    let known = all().into_iter().find(|game| game.id == id && game.campaign.as_ref() != Some(&ended));
    known.is_none_or(|game| put_or_wait(Finished { campaign: Some(ended), ..game }))
}

fn put_or_wait(game: Finished) -> bool {
    let id = game.id;
    // In place of an earlier result of the same game that waits already.
    WAITING.with_borrow_mut(|waiting| waiting.add(game));
    settle();
    WAITING.with_borrow(|waiting| !waiting.has(&id))
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
        for game in waiting.all() {
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

/// The key that a note is written under.
fn note_key(note: &Note) -> String {
    match note {
        Note::Attempt { game, day, .. } => attempts(game, day.parse().ok()),
        Note::Advised { .. } => ADVISED.to_owned(),
        Note::Answered { game, .. } => format!("{ANSWERS}{game}"),
    }
}

/// The key of the scored attempt at a game's challenge of a day, or of a week.
fn attempts(game: &str, date: Option<ChallengeDate>) -> String {
    let of_day = info(game).attempts;
    if matches!(date, Some(ChallengeDate::Week(_))) { format!("{of_day}.week") } else { of_day.to_owned() }
}

fn put_note(note: &Note) -> bool {
    let key = note_key(note);
    remember(&key, &note.written_into(&recall(&key).unwrap_or_default()))
}

/// Notes something about a game. False where local storage has no room for it: it waits, and counts all the same.
fn note(note: &Note) -> bool {
    NOTES.with_borrow_mut(|notes| notes.add(note.clone()));
    settle();
    NOTES.with_borrow(|notes| !notes.has(note))
}

/// What the notes that wait tell.
fn waiting<T>(find: impl Fn(&Note) -> Option<T>) -> Option<T> {
    NOTES.with_borrow(|notes| notes.all().iter().find_map(find))
}

/// Whether the adviser was asked in the game of this number.
fn was_advised(id: u64) -> bool {
    let of_it = |note: &Note| (*note == Note::Advised { id }).then_some(());
    waiting(of_it).is_some() || is_advised(&recall(ADVISED).unwrap_or_default(), id)
}

/// Notes that the adviser was asked in the game of this number. The note, where local storage has no room for it.
pub fn advised(id: u64) -> Option<Note> {
    let advised = Note::Advised { id };
    (!note(&advised)).then_some(advised)
}

/// The answers to the puzzles of a game, those that wait among them.
pub fn answers(game: &str) -> Answers {
    settle();
    let of_it = |note: &&Note| matches!(note, Note::Answered { game: of, .. } if of == game);
    let kept = recall(&format!("{ANSWERS}{game}")).unwrap_or_default();
    Answers::read(
        &NOTES.with_borrow(|notes| notes.all().iter().filter(of_it).fold(kept, |kept, note| note.written_into(&kept))),
    )
}

/// Notes the answer to a puzzle of a game; `of_day`: whether it is today's. The note, where local storage has no room for it.
pub fn answered(game: &str, number: usize, answer: Answer, of_day: bool) -> Option<Note> {
    let day = of_day.then(|| today().to_string());
    let answered = Note::Answered { game: game.to_owned(), number, answer, day };
    (!note(&answered)).then_some(answered)
}

/// The game that is the scored attempt at a game's challenge of a date, if one was begun.
pub fn attempt(game: &str, date: ChallengeDate) -> Option<u64> {
    let text = date.to_string();
    let waits = waiting(|note| match note {
        Note::Attempt { game: of, day, id } if of == game && *day == text => Some(*id),
        _ => None,
    });
    let kept = || results::attempt(&recall(&attempts(game, Some(date)))?).filter(|(attempted, _)| *attempted == date);
    waits.or_else(|| kept().map(|(_, id)| id))
}

/// How a game begins.
pub enum Beginning {
    /// It is no challenge, or the scored attempt at one, which is noted.
    Counts,
    /// It is the scored attempt at a challenge, and local storage has no room for this note.
    CountsUnnoted(Note),
    /// It is a challenge's and no scored attempt: one was made before, or its date has not come yet.
    Practice,
}

/// Notes that a game begins.
pub fn begins(id: u64, table: &dyn AnyTable) -> Beginning {
    let game = table.game().info();
    let word = game.word;
    let date = ChallengeDate::of(game.declared, table.setup(), table.seed());
    let Some(date) = date else { return Beginning::Counts };
    let text = date.to_string();
    let played = || all().iter().any(|game| game.game == word && game.day.as_ref() == Some(&text));
    if date.first() > today() || attempt(word, date).is_some() || played() {
        return Beginning::Practice;
    }
    let attempt = Note::Attempt { game: word.to_owned(), day: text, id };
    if note(&attempt) { Beginning::Counts } else { Beginning::CountsUnnoted(attempt) }
}
