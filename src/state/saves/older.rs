//! Saves in local storage that belong into the database: those of the first version, and those of visits without the
//! database. Each is removed there once it is saved anew.

use super::card::{Card, Older, now};
use super::code::table;
use crate::browser::settings::{forget, keys, recall, storage};
use crate::browser::storage::{Browser, Local};
use kernel::{Content, Saves, is_save};

/// Key of the list of the first version, and prefix of its games.
const LIST: &str = "francia.saves";
const GAME: &str = "francia.game.";

/// True if there are any.
pub fn any(saves: &Saves<Browser>) -> bool {
    recall(LIST).is_some()
        || matches!(saves.storage(), Browser::Indexed(_))
            && storage().is_some_and(|storage| keys(&storage).any(|key| is_save(&key)))
}

/// Moves them into the saves.
pub async fn move_in(saves: &Saves<Browser>) {
    if recall(LIST).is_some() {
        from_list(saves).await;
    }
    if matches!(saves.storage(), Browser::Indexed(_)) {
        from_local(saves).await;
    }
}

async fn from_list(saves: &Saves<Browser>) {
    for Older { id, saved, names, practice } in older() {
        let key = format!("{GAME}{id}");
        let Some(record) = recall(&key) else { continue };
        // An unplayable one is kept as it is. Its error shows when it is opened.
        let card = match table(record.clone()).await {
            Some(table) => Card { saved, ..Card::of(id, &*table, names, practice) },
            None => Card { id, saved, names, practice, ..Card::default() },
        };
        let content = Content { card: card.write(), record };
        if saves.has(id) || saves.write(id, content).await.is_ok() {
            forget(&key);
        }
    }
    if older().iter().all(|card| recall(&format!("{GAME}{}", card.id)).is_none()) {
        forget(LIST);
    }
}

fn older() -> Vec<Older> {
    recall(LIST).and_then(|list| serde_json::from_str(&list).ok()).unwrap_or_default()
}

/// Saves of a visit without the database. A game in both is kept twice, since either may be newer.
async fn from_local(saves: &Saves<Browser>) {
    // Nothing is written there, so the tab does not matter.
    let local = Saves::open(Local, 0).await;
    for (id, _) in local.list() {
        let Ok(content) = local.read(id).await else { continue };
        let same = saves.read(id).await.is_ok_and(|known| known.record == content.record);
        let own = if saves.has(id) { now().max(saves.list().last().map_or(0, |(last, _)| last + 1)) } else { id };
        if same || saves.write(own, content).await.is_ok() {
            let _ = local.move_out(id).await;
        }
    }
}
