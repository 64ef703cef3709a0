//! Games and results that a person saves as files. Where the browser does not let us, that is said.

use crate::browser::download::save_text;
use crate::state::saves;
use crate::state::store::Store;
use crate::words::Words;

/// Saves the game on the table as a file.
pub fn save_record(store: Store) {
    let record = store.record();
    save_as(store, &record.write(), &saves::file_name(&record));
}

/// Saves a text as a file.
pub fn save_as(store: Store, text: &str, name: &str) {
    if !save_text(text, name) {
        store.say(Words(store.lang.get_untracked()).not_saved_as().to_owned());
    }
}
