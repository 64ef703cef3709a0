//! What not every browser has is called by its name.

use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::{Array, Function, Reflect};

/// Calls a method that not every browser has.
pub fn call(target: &JsValue, name: &str, words: &[JsValue]) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(target, &name.into())?.dyn_into()?;
    let list = Array::new();
    for word in words {
        list.push(word);
    }
    method.apply(target, &list)
}
