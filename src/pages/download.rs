//! Export of games and results as files. A refusal of the browser is reported.

use crate::browser::download::save_text;
use crate::state::saves;
use crate::state::store::Store;

pub fn save_record(store: Store) {
    let Some(record) = store.record() else { return };
    save_as(store, &record.write(), &saves::file_name(&record));
}

pub fn save_as(store: Store, text: &str, name: &str) {
    if !save_text(text, name) {
        store.notices.show_toast(store.settings.texts_now().not_saved_as().to_owned());
    }
}
