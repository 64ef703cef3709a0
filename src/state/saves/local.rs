//! Saves in local storage, from a visit on which the database could not be opened. Each is removed there only once it is saved
//! in the database.

use super::card::now;
use crate::browser::settings::{keys, storage};
use crate::browser::storage::{Browser, Local};
use kernel::{Saves, is_save};

/// True where there are any and the database is open.
pub fn any(saves: &Saves<Browser>) -> bool {
    matches!(saves.storage(), Browser::Indexed(_))
        && storage().is_some_and(|storage| keys(&storage).any(|key| is_save(&key)))
}

/// Moves them among the saved games. A game that both have is kept twice, since either may be the newer one.
pub async fn move_in(saves: &Saves<Browser>) {
    // Nothing is written there, so no tab needs to be known.
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
