//! A game to take along: as a link, as a file, and once it is over as a challenge.

use super::download::download;
use crate::page::play::store::{Store, use_store};
use crate::page::services::copy::copy;
use crate::page::widgets::{drawer, icon};
use crate::page::words::Words;
use leptos::html::Input;
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::js_sys::{Function, Object, Reflect};

/// The button that opens the drawer.
pub fn share_button(store: Store) -> AnyView {
    let open = move |_| {
        store.close_all();
        store.share_open.set(true);
    };
    view! {
        <button type="button" class="btn" data-share="" on:click=open>
            {icon("ui-share", 20)}
            {move || store.words().share()}
        </button>
    }
    .into_any()
}

/// The drawer with the links and the file.
#[component]
pub fn Share() -> impl IntoView {
    let store = use_store();
    let close = Callback::new(move |()| store.share_open.set(false));
    move || {
        let words = store.words();
        let over = store.with_present(|table| table.is_over());
        let game = store.link().map(|link| way(store, words.share_link(), words.link_holds().to_owned(), &link));
        let beat = words.beat(store.own_score());
        let challenge = over.then(|| store.challenge_link()).flatten();
        let challenge = challenge.map(|link| way(store, words.share_challenge(), words.challenge_holds(beat), &link));
        let file = view! {
            <section>
                <h3>{words.share_file()}</h3>
                <p>{words.file_holds()}</p>
                <button type="button" class="btn" on:click=move |_| download(&store.record())>
                    {icon("ui-export", 20)}
                    {words.export()}
                </button>
            </section>
        };
        let inside = view! { <div class="share">{game} {challenge} {file}</div> }.into_any();
        drawer(
            "share-drawer",
            icon("ui-share", 24),
            words.share().to_owned(),
            ().into_any(),
            words.close(),
            close,
            inside,
        )
    }
}

/// A link: what it holds, the address in a field, and the ways out.
fn way(store: Store, title: &'static str, holds: String, link: &str) -> AnyView {
    let words = store.words();
    let location = window().location();
    let address = format!(
        "{}{}{}#{link}",
        location.origin().unwrap_or_default(),
        location.pathname().unwrap_or_default(),
        location.search().unwrap_or_default()
    );
    let field = NodeRef::<Input>::new();
    let text = address.clone();
    let to_clipboard = move |_| {
        select_all(field);
        copy(&text, move |copied| {
            let words = Words(store.lang.get_untracked());
            store.say(if copied { words.link_copied() } else { words.copy_by_hand() }.to_owned());
        });
    };
    let text = address.clone();
    let send = sends().then(|| {
        view! {
            <button type="button" class="btn" on:click=move |_| send(title, &text)>
                {icon("ui-share", 20)}
                {words.send()}
            </button>
        }
    });
    view! {
        <section>
            <h3>{title}</h3>
            <p>{holds}</p>
            <input type="text" readonly=true node_ref=field prop:value=address aria-label=title on:focus=move |_| select_all(field)/>
            <div class="row">
                <button type="button" class="btn go" data-copy="" on:click=to_clipboard>
                    {icon("ui-check", 20)}
                    {words.copy_link()}
                </button>
                {send}
            </div>
        </section>
    }
    .into_any()
}

fn select_all(field: NodeRef<Input>) {
    if let Some(field) = field.get_untracked() {
        field.select();
    }
}

fn sharing() -> Option<Function> {
    Reflect::get(&window().navigator(), &JsValue::from_str("share")).ok()?.dyn_into().ok()
}

/// Whether the device has a way of its own to send something on.
fn sends() -> bool {
    sharing().is_some()
}

/// Hands an address to the device's own way to send it on.
fn send(title: &str, address: &str) {
    let what = Object::new();
    for (name, value) in [("title", title), ("url", address)] {
        let _ = Reflect::set(&what, &JsValue::from_str(name), &JsValue::from_str(value));
    }
    if let Some(share) = sharing() {
        // Its promise fails where the person thinks better of it: then nothing is to be said.
        let _ = share.call1(&window().navigator(), &what);
    }
}
