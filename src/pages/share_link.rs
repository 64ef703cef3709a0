//! The share button, and the export buttons: a link is copied, sent by the device, or shown as a QR code; a picture is
//! saved or sent.

use super::by_link::qr_view;
use crate::browser::copy::{address, copy};
use crate::browser::picture::{PngPicture, draw_picture, save_picture, send_picture, sends_pictures};
use crate::components::icon;
use crate::state::store::Store;
use leptos::html::Input;
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::{Function, Object, Reflect};
use markup::{RwSignal, View, html};
use ui::Overlay;
use ui::svg::Picture;

pub fn share_button(store: Store) -> View {
    let open = move |_| {
        store.close_all();
        store.overlay.open(Overlay::Share);
    };
    html! {
        <button type="button" class="btn" data-share="" on:click=open>
            {icon("ui-share", 20)}
            {move || store.texts().share()}
        </button>
    }
}

/// Button on the page of data from outside. The main one stands out.
pub fn open_button(
    key: &'static str,
    goes_on: bool,
    sign: &'static str,
    name: &'static str,
    act: impl Fn() + 'static,
) -> View {
    html! {
        <button type="button" class="btn" class:go=goes_on data-open=key on:click=move |_| act()>
            {icon(sign, 20)}
            {name}
        </button>
    }
}

/// A link: its description, the address in a field, and the export buttons. `open`: true to show its QR code at once.
/// `file`: saves the content as a file, if it is too long for a QR code.
pub fn share_panel(store: Store, title: String, holds: String, link: &str, open: bool, file: fn(Store)) -> View {
    let texts = store.texts();
    let address = address(link);
    let field = NodeRef::<Input>::new();
    let text = address.clone();
    let to_clipboard = move |_| {
        select_all(field);
        copy(&text, move |copied| {
            let texts = store.settings.texts_now();
            store.notices.show_toast(if copied { texts.link_copied() } else { texts.copy_by_hand() }.to_owned());
        });
    };
    let (text, of) = (address.clone(), title.clone());
    let send = sends().then(|| {
        html! {
            <button type="button" class="btn" on:click=move |_| send(&of, &text)>
                {icon("ui-share", 20)}
                {texts.send()}
            </button>
        }
    });
    let shown = RwSignal::new(open);
    let code = address.clone();
    let code = move || shown.get().then(|| qr_view(store, code.clone(), file));
    html! {
        <section>
            <h3>{title.clone()}</h3>
            <p>{holds}</p>
            <input type="text" readonly=true node_ref=field prop:value=address aria-label=title on:focus=move |_| select_all(field)/>
            <div class="row">
                <button type="button" class="btn go" data-copy="" on:click=to_clipboard>
                    {icon("ui-check", 20)}
                    {texts.copy_link()}
                </button>
                {send}
                <button
                    type="button"
                    class="btn"
                    data-qr=""
                    aria-expanded=move || shown.get().to_string()
                    on:click=move |_| shown.update(|shown| *shown = !*shown)
                >
                    {icon("ui-tablet", 20)}
                    {texts.as_qr()}
                </button>
            </div>
            {code}
        </section>
    }
}

/// A picture: its description, and the export buttons. `draw`: draws it for a file of this name.
pub fn by_picture(
    store: Store,
    title: &'static str,
    holds: &'static str,
    file: String,
    draw: fn(Store) -> Option<Picture>,
) -> View {
    let texts = store.texts();
    let file = StoredValue::new(file);
    let hand_on = move |done: fn(&PngPicture, &str) -> bool| {
        let Some(Picture { svg, width, height }) = draw(store) else { return };
        draw_picture(&svg, (width, height), move |png| {
            if !png.is_some_and(|png| file.with_value(|file| done(&png, file))) {
                store.notices.show_toast(store.settings.texts_now().no_picture().to_owned());
            }
        });
    };
    let send = sends_pictures().then(|| {
        html! {
            <button type="button" class="btn" data-picture="send" on:click=move |_| hand_on(send_picture)>
                {icon("ui-share", 20)}
                {texts.send()}
            </button>
        }
    });
    html! {
        <section>
            <h3>{title}</h3>
            <p>{holds}</p>
            <div class="row">
                <button type="button" class="btn go" data-picture="save" on:click=move |_| hand_on(save_picture)>
                    {icon("ui-export", 20)}
                    {texts.save_picture()}
                </button>
                {send}
            </div>
        </section>
    }
}

fn select_all(field: NodeRef<Input>) {
    if let Some(field) = field.get_untracked() {
        field.select();
    }
}

fn sharing() -> Option<Function> {
    Reflect::get(&window().navigator(), &JsValue::from_str("share")).ok()?.dyn_into().ok()
}

fn sends() -> bool {
    sharing().is_some()
}

fn send(title: &str, address: &str) {
    let what = Object::new();
    for (name, value) in [("title", title), ("url", address)] {
        let _ = Reflect::set(&what, &JsValue::from_str(name), &JsValue::from_str(value));
    }
    if let Some(share) = sharing() {
        // The promise is rejected if the person cancels; that needs no message.
        let _ = share.call1(&window().navigator(), &what);
    }
}
