//! What the dock shows while a seat thinks: how far it is, and the button that hurries it.

use crate::page::play::store::Store;
use crate::page::widgets::icon;
use leptos::prelude::*;

/// How far the thinking is, and the button that hurries it; nothing while nobody thinks.
pub fn thinking(store: Store) -> AnyView {
    let thinks = Memo::new(move |_| store.thinks());
    (move || {
        thinks.get().then(|| {
            view! {
                <progress
                    class="thought"
                    max="1"
                    prop:value=move || f64::from(store.opponents.share.get())
                    aria-label=move || store.words().thinking()
                ></progress>
                <button type="button" class="button hurry" on:click=move |_| store.hurry()>
                    {icon("ui-last", 20)}
                    {move || store.words().hurry()}
                </button>
            }
        })
    })
    .into_any()
}
