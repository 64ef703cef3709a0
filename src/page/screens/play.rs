//! The table of the game that is played, or the curtain before it.

use crate::page::markup::{IntoView, View};
use crate::page::play::any_table::AnyGame;
use crate::page::play::screen::Page;
use crate::page::play::store::use_store;
use leptos::prelude::*;

/// The table of the game that is played.
pub fn play() -> View {
    let store = use_store();
    store.wake();
    on_cleanup(move || store.rest());
    (move || {
        if let Some(seat) = store.curtain.get() {
            return store.page(Page::Curtain(seat));
        }
        store.game.track();
        untrack(|| store.with_table(|table| Some(table.game())).map_or(View::Nothing, AnyGame::table))
    })
    .into_view()
}
