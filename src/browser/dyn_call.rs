//! Calls of methods that some browsers lack.

use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::{Array, Function, Reflect};

/// Calls a method by its name, since some browsers lack it.
pub fn call(target: &JsValue, name: &str, args: &[JsValue]) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(target, &name.into())?.dyn_into()?;
    let list = Array::new();
    for arg in args {
        list.push(arg);
    }
    method.apply(target, &list)
}
