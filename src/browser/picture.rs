//! Conversion of an SVG into a PNG, which every device can show and send.

use super::download::save_blob;
use super::dyn_call::call;
use leptos::prelude::{document, window};
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::{Array, Function, Object, Reflect, encode_uri_component};

const PNG: &str = "image/png";

pub struct PngPicture(JsValue);

fn field(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &JsValue::from_str(name)).unwrap_or_default()
}

fn set(object: &JsValue, name: &str, value: &JsValue) {
    let _ = Reflect::set(object, &JsValue::from_str(name), value);
}

/// Draws an SVG of this size as a PNG. `done` gets it, or `None` if the browser cannot draw it.
pub fn draw_picture(svg: &str, (width, height): (usize, usize), done: impl FnOnce(Option<PngPicture>) + 'static) {
    let image = document().create_element("img").map(JsValue::from).unwrap_or_default();
    let source = image.clone();
    let loaded = Closure::once_into_js(move |event: JsValue| {
        if field(&event, "type").as_string().as_deref() != Some("load") {
            return done(None);
        }
        let canvas = document().create_element("canvas").map(JsValue::from).unwrap_or_default();
        set(&canvas, "width", &JsValue::from_f64(width as f64));
        set(&canvas, "height", &JsValue::from_f64(height as f64));
        let context = call(&canvas, "getContext", &["2d".into()]).unwrap_or_default();
        let zero = JsValue::from_f64(0.0);
        let _ = call(&context, "drawImage", &[source, zero.clone(), zero]);
        let blob = Closure::once_into_js(move |blob: JsValue| done(blob.is_object().then_some(PngPicture(blob))));
        let _ = call(&canvas, "toBlob", &[blob, PNG.into()]);
    });
    set(&image, "onload", &loaded);
    set(&image, "onerror", &loaded);
    let text = format!("data:image/svg+xml;charset=utf-8,{}", String::from(encode_uri_component(svg)));
    set(&image, "src", &JsValue::from_str(&text));
}

pub fn save_picture(picture: &PngPicture, name: &str) -> bool {
    save_blob(picture.0.unchecked_ref(), name)
}

pub fn sends_pictures() -> bool {
    field(&window().navigator(), "canShare").is_function()
}

/// Passes a picture to the share function of the device. Returns false if that takes no pictures.
pub fn send_picture(picture: &PngPicture, name: &str) -> bool {
    let send = || -> Option<()> {
        let kind = Object::new();
        set(&kind, "type", &JsValue::from_str(PNG));
        let parts = Array::of1(&picture.0);
        let maker: Function = field(&window(), "File").dyn_into().ok()?;
        let file = Reflect::construct(&maker, &Array::of3(&parts, &JsValue::from_str(name), &kind)).ok()?;
        let what = Object::new();
        set(&what, "files", &Array::of1(&file));
        let navigator = window().navigator();
        call(&navigator, "canShare", &[what.clone().into()]).ok()?.is_truthy().then_some(())?;
        // The promise is rejected if the person cancels; that needs no message.
        call(&navigator, "share", &[what.into()]).ok().map(drop)
    };
    send().is_some()
}
