//! The dock while another seat chooses: progress of a computer with the button that hurries it, or the button that
//! sends the table to another device.

use crate::components::icon;
use crate::state::screen::Page;
use crate::state::store::Store;
use markup::{IntoView, Memo, View, html};
use ui::Overlay;

/// Placeholder while another seat chooses; nothing while a person here is asked. The code in the chunk of the other
/// pages draws it.
pub fn thinking(store: Store) -> View {
    let waits = Memo::new(move || store.table.thinks() || store.table.awaited.get().is_some());
    (move || waits.get().then(|| store.code.page(Page::Thinking))).into_view()
}

pub fn progress(store: Store) -> View {
    let thinks = Memo::new(move || store.table.thinks());
    let sends = move || store.table.awaited.get().map(|_| send_button(store, "button hurry"));
    let thinks = move || {
        thinks.get().then(|| {
            html! {
                <progress
                    class="thought"
                    max="1"
                    prop:value=move || f64::from(store.opponents.share.get())
                    aria-label=move || store.texts().thinking()
                ></progress>
                <button type="button" class="button hurry" on:click=move |_| store.opponents.hurry()>
                    {icon("ui-last", 20)}
                    {move || store.texts().hurry()}
                </button>
            }
        })
    };
    html! { {thinks} {sends} }
}

pub fn send_button(store: Store, class: &'static str) -> View {
    html! {
        <button type="button" class=class data-send="" on:click=move |_| store.overlay.open(Overlay::Share)>
            {icon("ui-share", 20)}
            {move || store.texts().send_table()}
        </button>
    }
}
