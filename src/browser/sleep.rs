use leptos::prelude::window;
use leptos::web_sys::js_sys::Promise;
use wasm_bindgen_futures::JsFuture;

pub async fn pause(milliseconds: i32) {
    let promise = Promise::new(&mut |done, _| {
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&done, milliseconds);
    });
    let _ = JsFuture::from(promise).await;
}
