//! Files that the browser saves for a person.

use crate::kernel::Record;
use crate::page::play::saves;
use leptos::prelude::document;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::Array;
use leptos::web_sys::{Blob, HtmlAnchorElement, Url};

/// Saves a record as a file.
pub fn download(record: &Record) {
    save_text(&record.write(), &saves::file_name(record));
}

/// Saves a text as a file, as far as the browser lets us.
pub fn save_text(text: &str, name: &str) -> Option<()> {
    let parts = Array::of1(&JsValue::from_str(text));
    let blob = Blob::new_with_str_sequence(&parts).ok()?;
    let address = Url::create_object_url_with_blob(&blob).ok()?;
    let link: HtmlAnchorElement = document().create_element("a").ok()?.dyn_into().ok()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    let _ = Url::revoke_object_url(&address);
    Some(())
}
