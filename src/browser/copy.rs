use leptos::prelude::*;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::{Function, Reflect};

/// Copies a text and calls `done` with the success. Browsers refuse without a secure address, or without the reader's
/// permission.
pub fn copy(text: &str, done: impl Fn(bool) + 'static) {
    let called = |object: &JsValue, name: &str, arguments: [&JsValue; 2]| -> Option<JsValue> {
        let function: Function = Reflect::get(object, &JsValue::from_str(name)).ok()?.dyn_into().ok()?;
        function.call2(object, arguments[0], arguments[1]).ok()
    };
    let clipboard = Reflect::get(&window().navigator(), &JsValue::from_str("clipboard")).unwrap_or_default();
    let promise = if clipboard.is_object() {
        called(&clipboard, "writeText", [&JsValue::from_str(text), &JsValue::UNDEFINED])
    } else {
        None
    };
    let Some(promise) = promise else { return done(false) };
    let done = std::rc::Rc::new(done);
    let copied = std::rc::Rc::clone(&done);
    let copied = Closure::once_into_js(move |_: JsValue| copied(true));
    let refused = Closure::once_into_js(move |_: JsValue| done(false));
    called(&promise, "then", [&copied, &refused]);
}

pub fn address(link: &str) -> String {
    let location = window().location();
    let parts = [location.origin(), location.pathname(), location.search()].map(Result::unwrap_or_default);
    format!("{}#{link}", parts.concat())
}
