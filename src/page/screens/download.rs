//! Games and results that a person saves as files. Where the browser does not let us, that is said.

use crate::page::play::saves;
use crate::page::play::store::Store;
use crate::page::services::download::save_text;
use crate::page::words::Words;

/// Saves the game on the table as a file.
pub fn save_record(store: Store) {
    let Some(record) = store.record() else { return };
    save_as(store, &record.write(), &saves::file_name(&record));
}

/// Saves a text as a file.
pub fn save_as(store: Store, text: &str, name: &str) {
    if !save_text(text, name) {
        store.say(Words(store.lang.get_untracked()).not_saved_as().to_owned());
    }
}
