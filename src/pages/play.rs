//! The table of the running game, or the curtain before it.

use crate::state::any_table::AnyGame;
use crate::state::screen::Page;
use crate::state::store::use_store;
use leptos::prelude::*;
use markup::{IntoView, View};

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
