//! Saved games: one record each in local storage, with a card of what is seen of it in a list.

use super::settings::{forget, recall, remember};
use crate::kernel::{Game, Record, Table};
use crate::paladins::Paladins;
use leptos::web_sys::js_sys::Date;
use serde::{Deserialize, Serialize};

/// The key of the list of cards.
const LIST: &str = "francia.saves";
/// How many games are kept; the oldest ones make room.
const MOST: usize = 24;

/// What a list shows of a saved game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Card {
    /// The game's own number: when it was begun, in milliseconds.
    pub id: u64,
    /// When it was last saved, in milliseconds since 1970.
    pub saved: u64,
    /// The names of the seats.
    pub names: Vec<String>,
    /// The points so far, a seat each.
    pub points: Vec<i32>,
    /// The round, and the last one.
    pub progress: (u32, u32),
    /// Whether it is over.
    pub over: bool,
    /// Whether undo past revealed cards was allowed at its set-up.
    #[serde(default)]
    pub practice: bool,
}

/// Now, in milliseconds since 1970.
#[allow(clippy::cast_sign_loss)] // no clock stands before 1970
pub fn now() -> u64 {
    Date::now().max(0.0) as u64
}

/// A number for a new game: the time, unless a game was begun in the same moment.
pub fn fresh_id() -> u64 {
    let latest = list().iter().map(|card| card.id + 1).max().unwrap_or(0);
    now().max(latest)
}

/// The cards of all saved games, the last one saved first.
pub fn list() -> Vec<Card> {
    let mut cards: Vec<Card> = recall(LIST).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    cards.sort_by_key(|card| std::cmp::Reverse(card.saved));
    cards
}

fn key(id: u64) -> String {
    format!("francia.game.{id}")
}

/// Saves a game. False where the browser keeps nothing.
pub fn save(id: u64, table: &Table<Paladins>, names: Vec<String>, practice: bool) -> bool {
    let state = table.state();
    let card = Card {
        id,
        saved: now(),
        names,
        points: state.standings().iter().map(|standing| standing.total).collect(),
        progress: state.progress(),
        over: table.decision().is_none(),
        practice,
    };
    let mut cards = list();
    cards.retain(|other| other.id != id);
    cards.insert(0, card);
    for dropped in cards.split_off(cards.len().min(MOST)) {
        forget(&key(dropped.id));
    }
    let text = table.record().write();
    // A full storage gets room by dropping the oldest games, down to this one.
    while !remember(&key(id), &text) {
        match cards.pop() {
            Some(oldest) if !cards.is_empty() => forget(&key(oldest.id)),
            _ => return false,
        }
    }
    write_list(&cards)
}

fn write_list(cards: &[Card]) -> bool {
    serde_json::to_string(cards).is_ok_and(|text| remember(LIST, &text))
}

/// The record of a saved game, as text.
pub fn record_text(id: u64) -> Option<String> {
    recall(&key(id))
}

/// Deletes a saved game.
pub fn delete(id: u64) {
    forget(&key(id));
    let mut cards = list();
    cards.retain(|card| card.id != id);
    write_list(&cards);
}

/// A file name for a record.
pub fn file_name(record: &Record) -> String {
    let plain: String =
        record.seed.text().chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' }).collect();
    format!("francia-{}-{plain}.json", Paladins::NAME)
}
