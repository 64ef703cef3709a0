use leptos::prelude::document;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::Array;
use leptos::web_sys::{Blob, HtmlAnchorElement, Url};

/// Saves a text as a file. Returns false if the browser refuses.
pub fn save_text(text: &str, name: &str) -> bool {
    let parts = Array::of1(&JsValue::from_str(text));
    Blob::new_with_str_sequence(&parts).is_ok_and(|blob| save_blob(&blob, name))
}

/// Saves a blob as a file. Returns false if the browser refuses.
pub fn save_blob(blob: &Blob, name: &str) -> bool {
    let save = || -> Option<()> {
        let address = Url::create_object_url_with_blob(blob).ok()?;
        let link: HtmlAnchorElement = document().create_element("a").ok()?.dyn_into().ok()?;
        link.set_href(&address);
        link.set_download(name);
        link.click();
        Url::revoke_object_url(&address).ok()
    };
    save().is_some()
}
