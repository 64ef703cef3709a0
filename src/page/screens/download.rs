//! Export of games and results as files. A refusal of the browser is reported.

use crate::page::play::saves;
use crate::page::play::store::Store;
use crate::page::services::download::save_text;
use crate::page::words::Words;

pub fn save_record(store: Store) {
    let record = store.record();
    save_as(store, &record.write(), &saves::file_name(&record));
}

pub fn save_as(store: Store, text: &str, name: &str) {
    if !save_text(text, name) {
        store.say(Words(store.lang.get_untracked()).not_saved_as().to_owned());
    }
}
