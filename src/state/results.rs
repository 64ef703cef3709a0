//! Finished games in this browser, one key each, and notes about games: the scored attempt at the daily challenge, the
//! use of the adviser, and the answers to puzzles.
//!
//! They are independent of the saved games: deleting a save leaves its result, and wiping the results leaves the saves.
//! They lie in local storage, which a browser writes to the disk some seconds later; until then a copy lies in the
//! browser's database. An entry without space in local storage waits, in memory and in that copy, until there is space.
//! It is listed and counts meanwhile.

use super::any_table::AnyTable;
use super::reader::Reader;
use super::saves::{self, now};
use crate::browser::settings::{forget, recall, remember, storage};
use crate::browser::{database_health, leaving};
use crate::info::info;
use history::{
    self, Answer, Answers, CampaignResult, ChallengeDate, Day, Finished, Keeping, Marks, Note, Waiting, is_advised,
    keeping,
};
use std::cell::{Cell, RefCell};
use wasm_bindgen_futures::spawn_local;

/// Prefix of the keys of results; the number of the game follows.
const RESULT: &str = "francia.past.";
/// Key of the time at which the results were wiped.
const WIPED: &str = "francia.wiped";
/// Largest number of results; the oldest make room.
const MOST: usize = 1_000;
/// Time, in milliseconds, after which local storage is on the disk.
const ON_DISK: u64 = 60_000;

/// Prefix of the keys of results in the database; the number of the game follows.
const WAITS: &str = "francia.waits.";
/// Kinds under which results and notes are handed on to the next page of the tab.
const RESULTS: &str = "waits";
const NOTED: &str = "note";

/// Prefix of the keys of waiting notes in the database; the key of the note follows.
const NOTE_WAITS: &str = "francia.note.";
/// Prefix of the keys of puzzle answers; the key of the game follows.
const ANSWERS: &str = "francia.puzzles.";
/// Key of the games in which the adviser was asked, newest first.
const ADVISED: &str = "francia.advised";

thread_local! {
    static WAITING: RefCell<Waiting<Finished>> = const { RefCell::new(Waiting::new()) };
    static NOTES: RefCell<Waiting<Note>> = const { RefCell::new(Waiting::new()) };
    /// True once the entries that the page before handed on are included.
    static TAKEN_UP: Cell<bool> = const { Cell::new(false) };
}

fn waits(id: u64) -> String {
    format!("{WAITS}{id}")
}

fn read(text: &str) -> Option<Finished> {
    serde_json::from_str(text).ok().filter(Finished::is_complete)
}

fn note_waits(note: &Note) -> String {
    format!("{NOTE_WAITS}{}", note.key())
}

/// Takes up, once, the entries of the previous page of the tab. Must run before anything is handed on in their place.
fn take_up() {
    if TAKEN_UP.replace(true) {
        return;
    }
    for (_, text) in leaving::handed(RESULTS) {
        if let Some(game) = read(&text) {
            WAITING.with_borrow_mut(|waiting| {
                if !waiting.has(&game.id) {
                    waiting.add(game);
                }
            });
        }
    }
    for (_, text) in leaving::handed(NOTED) {
        if let Ok(note) = serde_json::from_str(&text) {
            NOTES.with_borrow_mut(|notes| notes.add(note));
        }
    }
}

/// Loads the waiting entries of an earlier visit, and writes those that have space now.
pub async fn look_for_waiting() {
    take_up();
    for text in saves::beside(WAITS).await.unwrap_or_default() {
        let Some(game) = read(&text) else { continue };
        let stored = recall(&key(game.id));
        if stored.as_deref().and_then(read).is_some_and(|stored| is_outdated(&game, &stored)) {
            put_aside(game.id).await;
        } else if stored.as_ref() != Some(&text) {
            WAITING.with_borrow_mut(|waiting| {
                if !waiting.has(&game.id) {
                    waiting.add(game.clone());
                    waiting.made_safe(&game);
                }
            });
        } else if game.ended + ON_DISK < now() {
            let _ = saves::remove_beside(&waits(game.id)).await;
        }
    }
    for text in saves::beside(NOTE_WAITS).await.unwrap_or_default() {
        if let Ok(note) = serde_json::from_str::<Note>(&text) {
            NOTES.with_borrow_mut(|notes| {
                notes.add(note.clone());
                notes.made_safe(&note);
            });
        }
    }
    settle();
    let results: Vec<u64> = WAITING.with_borrow(|waiting| waiting.in_memory().map(|game| game.id).collect());
    for id in results {
        put_aside(id).await;
    }
    let notes: Vec<Note> = NOTES.with_borrow(|notes| notes.in_memory().cloned().collect());
    for note in notes {
        put_note_aside(note).await;
    }
    hand_on();
}

/// True if this copy lacks the end of a campaign that the stored result has: the page was left before the database got
/// the newer copy.
fn is_outdated(copy: &Finished, stored: &Finished) -> bool {
    copy.ended == stored.ended && copy.campaign.is_none() && stored.campaign.is_some()
}

/// True while a result or a note is in memory only.
pub fn any_unsaved() -> bool {
    take_up();
    WAITING.with_borrow(|waiting| waiting.in_memory().next().is_some())
        || NOTES.with_borrow(|notes| notes.in_memory().next().is_some())
}

/// Hands the entries that are in memory only on to the next page of this tab. Returns false if the tab cannot keep
/// them.
pub fn hand_on() -> bool {
    take_up();
    let results: Vec<_> = WAITING.with_borrow(|waiting| {
        waiting.in_memory().filter_map(|game| Some((game.id.to_string(), serde_json::to_string(game).ok()?))).collect()
    });
    let notes: Vec<_> = NOTES.with_borrow(|notes| {
        notes.in_memory().filter_map(|note| Some((note.key(), serde_json::to_string(note).ok()?))).collect()
    });
    let handed = [leaving::hand_on(RESULTS, &results), leaving::hand_on(NOTED, &notes)];
    handed == [true; 2]
}

/// Writes the waiting entries that have space now.
fn settle() {
    let kept = WAITING.with_borrow_mut(|waiting| waiting.settle(put));
    let noted = NOTES.with_borrow_mut(|notes| notes.settle(put_note));
    if !kept.is_empty() || !noted.is_empty() {
        // An older entry of the handed-on list would replace the one written now.
        hand_on();
    }
    if !noted.is_empty() {
        spawn_local(async move {
            for note in noted {
                let _ = saves::remove_beside(&note_waits(&note)).await;
            }
        });
    }
}

/// Copies a result into the database. Returns false if it is not safe there; a waiting result is then in memory only.
pub async fn put_aside(id: u64) -> bool {
    let waits_for_space = WAITING.with_borrow(|waiting| waiting.all().find(|game| game.id == id).cloned());
    let game = waits_for_space.or_else(|| read(&recall(&key(id))?));
    let Some(game) = game else { return true };
    let Ok(text) = serde_json::to_string(&game) else { return true };
    let safe = keep_beside(waits(id), text).await;
    if safe {
        WAITING.with_borrow_mut(|waiting| waiting.made_safe(&game));
        hand_on();
    }
    safe
}

/// Copies a waiting note into the database. Returns false if it is not safe there; the note is then in memory only.
pub async fn put_note_aside(note: Note) -> bool {
    let Ok(text) = serde_json::to_string(&note) else { return true };
    let safe = keep_beside(note_waits(&note), text).await;
    if safe {
        NOTES.with_borrow_mut(|notes| notes.made_safe(&note));
    }
    safe
}

async fn keep_beside(key: String, text: String) -> bool {
    let mut writing = database_health::task(async move { saves::keep_beside(&key, &text).await });
    database_health::unless_silent(&mut writing).await.is_some_and(|done| done.is_ok())
}

fn key(id: u64) -> String {
    format!("{RESULT}{id}")
}

/// Returns every finished game, oldest first. Unreadable ones are skipped.
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

/// Returns the results that are missing although nobody removed them: the page ended before they were kept. Each entry
/// of `ended` is a number and the end of that game in milliseconds.
pub fn missing(ended: &[(u64, u64)]) -> Vec<u64> {
    if ended.is_empty() {
        return Vec::new();
    }
    let kept = all();
    let wiped = recall(WIPED).and_then(|time| time.parse().ok()).unwrap_or(0);
    // Older ones may have made room.
    let since = kept.first().filter(|_| kept.len() >= MOST).map_or(wiped, |oldest| oldest.ended.max(wiped));
    let missing = |(id, at): &&(u64, u64)| *at > since && kept.iter().all(|game| game.id != *id);
    ended.iter().filter(missing).map(|(id, _)| *id).collect()
}

/// True if any game was ever finished here.
pub fn any() -> bool {
    !stored().is_empty()
}

/// The keys of the results in local storage.
fn stored() -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|place| storage.key(place).ok().flatten());
    keys.filter(|key| key.starts_with(RESULT)).collect()
}

/// Result of [`keep`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultKept {
    /// It was kept before.
    Known,
    Written {
        /// True if the oldest result made room.
        dropped_oldest: bool,
    },
    /// Local storage has no space: it waits.
    Waits,
}

/// Keeps the result of a finished table ([`keeping`]).
pub fn keep(reader: &dyn Reader, id: u64, table: &dyn AnyTable, practice: bool) -> ResultKept {
    let marks = Marks { practice, advised: was_advised(id), ..Marks::default() };
    let game = reader.finished(table, id, now(), marks);
    let Some(Keeping { game, oldest }) = game.and_then(|game| keeping(&all(), game, MOST)) else {
        return ResultKept::Known;
    };
    if !put_or_wait(game) {
        return ResultKept::Waits;
    }
    let dropped_oldest = !oldest.is_empty();
    for id in oldest {
        forget(&key(id));
        spawn_local(async move {
            let _ = saves::remove_beside(&waits(id)).await;
        });
    }
    ResultKept::Written { dropped_oldest }
}

/// Adds the end of a campaign to the result of its last chapter. Returns `Known` without such a result, or if it has
/// the end already.
pub fn keep_campaign(id: u64, ended: CampaignResult) -> ResultKept {
    let known = all().into_iter().find(|game| game.id == id && game.campaign.as_ref() != Some(&ended));
    let Some(game) = known else { return ResultKept::Known };
    if put_or_wait(Finished { campaign: Some(ended), ..game }) {
        ResultKept::Written { dropped_oldest: false }
    } else {
        ResultKept::Waits
    }
}

fn put_or_wait(game: Finished) -> bool {
    let id = game.id;
    // Replaces an earlier waiting result of the same game.
    WAITING.with_borrow_mut(|waiting| waiting.add(game));
    settle();
    WAITING.with_borrow(|waiting| !waiting.has(&id))
}

fn put(game: &Finished) -> bool {
    serde_json::to_string(game).is_ok_and(|text| remember(&key(game.id), &text))
}

/// Deletes every result and returns them, for undo.
pub fn wipe() -> Vec<Finished> {
    let games = all();
    for key in stored() {
        forget(&key);
    }
    WAITING.take();
    hand_on();
    remember(WIPED, &now().to_string());
    spawn_local(async move {
        let _ = saves::remove_all_beside(WAITS).await;
    });
    games
}

/// Restores deleted results.
pub fn restore(games: &[Finished]) {
    forget(WIPED);
    for game in games {
        let id = game.id;
        if !put_or_wait(game.clone()) {
            spawn_local(async move {
                let _ = put_aside(id).await;
            });
        }
    }
}

/// Today's date, in UTC.
pub fn today() -> Day {
    Day::at(now())
}

/// Key of a note.
fn note_key(note: &Note) -> String {
    match note {
        Note::Attempt { game, day, .. } => attempts(game, day.parse().ok()),
        Note::Advised { .. } => ADVISED.to_owned(),
        Note::Answered { game, .. } => format!("{ANSWERS}{game}"),
    }
}

/// Key of the scored attempt at a game's daily or weekly challenge.
fn attempts(game: &str, date: Option<ChallengeDate>) -> String {
    let of_day = info(game).attempts;
    if matches!(date, Some(ChallengeDate::Week(_))) { format!("{of_day}.week") } else { of_day.to_owned() }
}

fn put_note(note: &Note) -> bool {
    let key = note_key(note);
    remember(&key, &note.written_into(&recall(&key).unwrap_or_default()))
}

/// Stores a note. Returns false if local storage has no space: the note waits, and counts all the same.
fn note(note: &Note) -> bool {
    NOTES.with_borrow_mut(|notes| notes.add(note.clone()));
    settle();
    NOTES.with_borrow(|notes| !notes.has(note))
}

/// First match among the waiting notes.
fn waiting<T>(find: impl Fn(&Note) -> Option<T>) -> Option<T> {
    NOTES.with_borrow(|notes| notes.all().find_map(find))
}

/// True if the adviser was asked in the game of this number.
fn was_advised(id: u64) -> bool {
    let of_it = |note: &Note| (*note == Note::Advised { id }).then_some(());
    waiting(of_it).is_some() || is_advised(&recall(ADVISED).unwrap_or_default(), id)
}

/// Notes that the adviser was asked in the game of this number. Returns the note if local storage has no space for it.
pub fn advised(id: u64) -> Option<Note> {
    let advised = Note::Advised { id };
    (!note(&advised)).then_some(advised)
}

/// Answers to the puzzles of a game, with the waiting ones.
pub fn answers(game: &str) -> Answers {
    settle();
    let of_it = |note: &&Note| matches!(note, Note::Answered { game: of, .. } if of == game);
    let kept = recall(&format!("{ANSWERS}{game}")).unwrap_or_default();
    Answers::read(
        &NOTES.with_borrow(|notes| notes.all().filter(of_it).fold(kept, |kept, note| note.written_into(&kept))),
    )
}

/// Notes the answer to a puzzle. `of_day`: true for today's puzzle. Returns the note if local storage has no space for
/// it.
pub fn answered(game: &str, number: usize, answer: Answer, of_day: bool) -> Option<Note> {
    let day = of_day.then(|| today().to_string());
    let answered = Note::Answered { game: game.to_owned(), number, answer, day };
    (!note(&answered)).then_some(answered)
}

/// Number of the scored attempt at the challenge of a date, if one was begun.
pub fn attempt(game: &str, date: ChallengeDate) -> Option<u64> {
    let text = date.to_string();
    let waits = waiting(|note| match note {
        Note::Attempt { game: of, day, id } if of == game && *day == text => Some(*id),
        _ => None,
    });
    let kept = || history::attempt(&recall(&attempts(game, Some(date)))?).filter(|(attempted, _)| *attempted == date);
    waits.or_else(|| kept().map(|(_, id)| id))
}

/// Kind of a game that begins.
pub enum Beginning {
    /// No challenge, or its scored attempt, which is noted.
    Counts,
    /// The scored attempt at a challenge, whose note has no space in local storage.
    CountsUnnoted(Note),
    /// A challenge that is not scored: it was tried before, or its date has not come yet.
    Practice,
}

/// Notes the start of a game.
pub fn begins(id: u64, table: &dyn AnyTable) -> Beginning {
    let game = table.game().info();
    let key = game.key;
    let date = ChallengeDate::of(game.declared, table.setup(), table.seed());
    let Some(date) = date else { return Beginning::Counts };
    let text = date.to_string();
    let played = || all().iter().any(|game| game.game == key && game.day.as_ref() == Some(&text));
    if date.first() > today() || attempt(key, date).is_some() || played() {
        return Beginning::Practice;
    }
    let attempt = Note::Attempt { game: key.to_owned(), day: text, id };
    if note(&attempt) { Beginning::Counts } else { Beginning::CountsUnnoted(attempt) }
}
